"""Whole games with two Chromium phones, the second one driven only by what its accessibility tree tells.

python tests/soak/phones.py [GAME…] [--axe axe.min.js] [--pictures DIR]

Prints for each game how many taps there were, how long it took from the tap until the page had news, what
axe-core found, and, where throws are hidden, how many were seen on the thrower's phone, and on another one.
`npm pack axe-core` brings axe.min.js; Chromium is Debian's.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[2]))

from games.maexchen import Looking
from games.registry import games
from games.table import outcome
from tests.device.feed_table import FeedTable
from tests.network.browser import Browser, Phone
from tests.network.gate_table import OpenGate, TurningTable

AVOIDED = (
    "undo",
    "redo",
    "correct",
    "enter",
    "pause",
    "look-again",
    "leave-seat",
    "ask",
    "hint",
    "count",
    "take-back",
    "repeat",
)
"""Verbs that lead nowhere when they are chosen at random again and again."""
AGREED = {"maexchen": {"looking": Looking.OWN_SCREEN}}
"""House rules that make a game need phones."""
LONGEST = 900
NEWS = "['said', 'to-do', 'mine'].map((id) => document.getElementById(id).innerText).join()"
OWN = "[...document.querySelectorAll('#own-choices button')]"


BOARD = "document.getElementById('board-box').hidden ? '' : document.getElementById('board').innerText"


class HiddenThrows:
    """What was seen on one phone alone, and what another one could have read, too."""

    def __init__(self, pictures: Path | None) -> None:
        self._pictures = pictures
        self.seen: set[tuple[int, str]] = set()
        self.told: list[str] = []

    async def look(self, phones: list[SeatedPhone], taps: int) -> None:
        """Compare what each phone shows as its own with everything that stands on the others."""
        for each in phones:
            lies = str(await each.phone.run(BOARD)).strip().rpartition("\n")[2]
            if not lies:
                continue
            if self._pictures and not self.seen:
                await each.phone.picture(self._pictures / "hidden-throw.png")
            self.seen.add((taps, lies))
            others = [other for other in phones if other is not each]
            texts = [await other.phone.run("document.body.innerText") for other in others]
            self.told += [lies for text in texts if lies in text]


class SeatedPhone:
    """A phone with a hand: it taps what its seat is offered."""

    def __init__(self, phone: Phone, name: str, *, by_ear: bool, chance: random.Random) -> None:
        self.phone, self.name, self.by_ear, self._chance = phone, name, by_ear, chance
        self.taps, self.refused = 0, 0
        self.waits: list[float] = []

    async def sit(self, link: str) -> None:
        await self.phone.go(link)
        await self.phone.until("document.querySelector('#seats button')")
        await self._press_named(self.name)
        await self.phone.until("document.querySelector('#mine')?.hidden === false")

    async def _press_named(self, name: str) -> None:
        heard = await self.phone.heard()
        await self.phone.press(
            next(one["node"] for one in heard if one["role"] == "button" and one["name"] == name)
        )

    async def act(self) -> bool:
        """Tap one thing; False where there is nothing to do."""
        began = time.perf_counter()
        before = await self.phone.run(NEWS)
        if not await (self._tap_by_ear() if self.by_ear else self._tap()):
            return False
        self.taps += 1
        for _ in range(100):
            if await self.phone.run(NEWS) != before:
                self.waits.append(time.perf_counter() - began)
                break
            await asyncio.sleep(0.01)
        return True

    async def _tap(self) -> bool:
        keys = await self.phone.run(OWN + ".map((b) => b.dataset.key)")
        keys = [key for key in keys if not any(f'["{verb}"' in key for verb in AVOIDED)]
        if not keys:
            return False
        laying = [key for key in keys if '["lay"' in key]
        key = self._chance.choice(laying or keys).replace("\\", "\\\\").replace("'", "\\'")
        await self.phone.run(f"{OWN}.find((b) => b.dataset.key === '{key}')?.click()")
        return True

    async def _tap_by_ear(self) -> bool:
        """Everything from "this is your seat" to "Everything else", by roles and names alone."""
        heard = await self.phone.heard()
        starts = [at for at, one in enumerate(heard) if one["role"] == "heading" and self.name in one["name"]]
        if not starts:
            return False
        own: list[dict[str, str]] = []
        for one in heard[starts[0] + 1 :]:
            if one["role"] in {"heading", "DisclosureTriangle", "table", "region"}:
                break
            if one["role"] == "button":
                own.append(one)
        own = [one for one in own if not any(word in one["name"] for word in ("stops", "back", "Undo"))]
        if not own:
            return False
        laying = [one for one in own if one["name"].lower().startswith("lay ")]
        return await self.phone.press(self._chance.choice(laying or own)["node"])


async def play(game: str, seed: int, axe: str, pictures: Path | None) -> bool:
    folder = Path(tempfile.mkdtemp())
    seats = games()[game].seats
    kind = next((kind for kind in seats.kinds if kind in {"machine", *seats.dealt}), seats.kinds[0])
    agreed = AGREED.get(game, {})
    turning = TurningTable(lambda: FeedTable(folder, game, ("Ada", "Ben"), (kind, kind), seed, **agreed))
    table, hidden = turning.table, HiddenThrows(pictures)
    browser = await Browser.start(folder / "browser", "en")
    chance = random.Random(seed)
    try:
        async with OpenGate(table.place) as opened:
            phones = [
                SeatedPhone(await browser.phone(), "Ada", by_ear=False, chance=chance),
                SeatedPhone(await browser.phone(844, 390), "Ben", by_ear=True, chance=chance),
            ]
            for each in phones:
                await each.sit(opened.link)
            await finish(table, phones, hidden if agreed else None)
            back = await slept(phones[0])
            ended = table.loop.evening.table is not None and outcome(table.loop.evening.table) is not None
            faults = [await violations(each.phone, axe) for each in phones] if axe else []
            if pictures:
                for each in phones:
                    await each.phone.picture(pictures / f"{game}-{each.name}.png")
            waits = [wait for each in phones for wait in each.waits]
            taps = [each.taps for each in phones]
            print(f"{game}: {'ended' if ended else 'did not end'}, taps {taps} (the second by ear),", end=" ")
            print(f"tap to news {1000 * median(waits or [0]):.0f} ms (median),", end=" ")
            print(f"back after sleep {1000 * back:.0f} ms,", end=" ")
            print(f"axe violations {faults}, script errors {browser.complaints}", end="")
            seen = f", hidden throws seen {len(hidden.seen)}, by others {hidden.told}"
            print(seen if agreed else "", flush=True)
            return ended and not hidden.told
    finally:
        await browser.close()
        turning.close()


async def finish(table: FeedTable, phones: list[SeatedPhone], hidden: HiddenThrows | None) -> None:
    idle = 0
    for _ in range(LONGEST):
        if table.loop.evening.table and outcome(table.loop.evening.table):
            await asyncio.sleep(0.5)
            return
        if hidden:
            await hidden.look(phones, sum(each.taps for each in phones))
        acted = [await each.act() for each in phones]
        idle = 0 if any(acted) else idle + 1
        if idle:
            await asyncio.sleep(0.05)
        if idle > 100:
            return


async def slept(seated: SeatedPhone) -> float:
    """Seconds from waking until the page has the true state again."""
    await seated.phone.sleep()
    await seated.phone.run("document.getElementById('to-do').textContent = ''; true")
    await asyncio.sleep(1)
    began = time.perf_counter()
    await seated.phone.wake()
    await seated.phone.until(
        "document.getElementById('to-do').textContent && !document.getElementById('mine').hidden"
    )
    return time.perf_counter() - began


async def violations(phone: Phone, axe: str) -> list[str]:
    await phone.run(axe + "; true")
    found = await phone.run(
        "axe.run().then((r) => r.violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.html).join(' ')))"
    )
    return list(found)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*")
    parser.add_argument("--axe", type=Path)
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    axe = args.axe.read_text() if args.axe else ""
    ended = [asyncio.run(play(game, args.seed, axe, args.pictures)) for game in args.games or games()]
    return 0 if all(ended) else 1


if __name__ == "__main__":
    sys.exit(main())
