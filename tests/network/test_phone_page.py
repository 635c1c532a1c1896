"""The phone page in a real Chromium: two phones at one table, one of them by its accessibility tree alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.device.feed_table import FeedTable
from tests.network.browser import CHROMIUM, Browser, Phone, until
from tests.network.gate_table import OpenGate, TurningTable

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")
RECIPE = Path(__file__).parents[2] / "examples/virtual-table/throws.js"
SEATED = "document.querySelector('#mine')?.hidden === false"


async def sit_by_ear(phone: Phone, name: str) -> None:
    """Find the button by what a screen reader says, and press it."""

    async def pressed() -> bool:
        heard = await phone.heard()
        found = next((one["node"] for one in heard if (one["role"], one["name"]) == ("button", name)), "")
        return bool(found) and await phone.press(found)

    await until(pressed, name)
    await phone.until(SEATED)


def test_two_phones_sit_down_play_and_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        turning = TurningTable(
            lambda: FeedTable(tmp_path, "upwards", ("Ada", "<b>Ben</b>"), ("machine", "machine"))
        )
        table = turning.table
        browser = await Browser.start(tmp_path / "browser", "de")
        try:
            async with OpenGate(table.place) as opened:
                await story(opened, await browser.phone(), await browser.phone(844, 390), turning)
                assert browser.complaints == []
        finally:
            await browser.close()
            turning.close()

    asyncio.run(run())


async def story(opened: OpenGate, first: Phone, second: Phone, turning: TurningTable) -> None:
    for phone in (first, second):
        await phone.go(opened.link)
        await phone.until("document.querySelector('#seats button')")
        assert await phone.run("location.hash") == "", "the secret stays in no history"
        assert await phone.run("document.documentElement.lang") == "de"
    await sit_by_ear(first, "Ada")
    await sit_by_ear(second, "<b>Ben</b>")
    assert await second.run("document.querySelectorAll('#mine-title b, #players b').length") == 0
    await until_guests(turning, {"Ada", "<b>Ben</b>"})
    # What Ada does is heard on both phones, in their one live region.
    await first.run("document.querySelector('#table-choices button[data-key*=pause]').click()")
    both = (first, second)
    await asyncio.gather(
        *(phone.until("document.querySelector('#said').innerText.includes('Pause')") for phone in both)
    )
    for phone in both:
        assert await phone.run("document.querySelectorAll('[aria-live=polite],[role=status]').length") == 1
    # A phone that is loaded anew is in its seat, with the true state.
    await first.call("Page.reload")
    await first.until(f"{SEATED} && document.querySelector('#table-choices button[data-key*=resume]')")
    # A phone that sleeps hears nothing; awake again it sits in its seat, with what is true by then.
    await first.sleep()
    await second.run("document.querySelector('#table-choices button[data-key*=resume]').click()")
    await second.until("document.querySelector('#table-choices button[data-key*=pause]')")
    assert await first.run("Boolean(document.querySelector('#table-choices button[data-key*=resume]'))")
    await first.wake()
    await first.until(f"{SEATED} && document.querySelector('#table-choices button[data-key*=pause]')")
    # Two phones in one seat are told so; when one of them goes for good, the other plays on.
    third = await second.another()
    await third.go(opened.link)
    await sit_by_ear(third, "Ada")
    for phone in (first, third):
        await phone.until("!document.querySelector('#shared').hidden")
    await third.go("about:blank")
    await first.until("document.querySelector('#shared').hidden")
    await first.run("document.querySelector('#table-choices button[data-key*=pause]').click()")
    await first.until("document.querySelector('#table-choices button[data-key*=resume]')")
    # The table goes away and is told; it comes back, and so do the phones.
    turning.table.feed.close()
    await first.until("document.querySelector('#trouble')?.hidden === false")
    await first.until(f"document.querySelector('#trouble')?.hidden && {SEATED}")


async def until_guests(turning: TurningTable, players: set[str]) -> None:
    async def there() -> bool:
        return {guest.player for guest in turning.table.loop.evening.lobby.phones.guests} == players

    await until(there, "both phones on the panel")


def test_a_virtual_table_elsewhere_tells_the_throws_by_the_recipe_that_is_shipped(tmp_path: Path) -> None:
    async def run() -> None:
        turning = TurningTable(lambda: FeedTable(tmp_path, "just-dice", ("Ada", "Ben")))
        browser = await Browser.start(tmp_path / "browser")
        try:
            async with OpenGate(turning.table.place) as opened:
                page = await browser.phone()
                await page.run("chat = []; ChatMessage = { create: (one) => chat.push(one.content) }; true")
                mine = {"192.168.1.20:8027": opened.home.removeprefix("http://")}
                mine["what stands behind the #"] = opened.gate.guests.look
                recipe = RECIPE.read_text("utf-8")
                for given, ours in mine.items():
                    recipe = recipe.replace(given, ours)
                await page.run(f"(() => {{ {recipe} }})(); true")
                assert " = " in await page.until("chat[0]")
        finally:
            await browser.close()
            turning.close()

    asyncio.run(run())
