"""A thousand simulated tables at one real Mosquitto: every result on the wall, none lost, none doubled.

python tests/soak/hall.py [TABLES] [SECONDS]

Each table is the real line to the broker, fed with the stream of a game that was really played (recorded
once, sped up). In each minute the broker is restarted, the wall killed, and a tenth of the tables cut off and
brought back. Latency is from a table to the wall, beside the broker's own round trip in the same run.
"""

from __future__ import annotations

import asyncio
import logging
import resource
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).parents[2]))

import msgspec

from device.feed.story import Story, Turn
from games.dice import Throw
from games.events import Chosen, DiceSettled
from games.table import expected, outcome
from network.addresses import Address
from network.broker import Topics, broker_in, connected
from network.gate.hall_line import HallLine, Outbox
from network.hall.server import Hall
from session.evening import advance
from stream import Ended, Shown, Told
from tests.device.feed_table import evening_of
from tests.network.mosquitto import Mosquitto

Moment = tuple[Told, ...]
CYCLE = 40
"""Moments from one outage to the next of its kind; a moment takes a second, and more on a busy machine."""


def recorded() -> list[Moment]:
    """A game of just dice for two, really played, as its stream tells it."""
    from games.choices import Choice  # noqa: PLC0415

    _, evening = evening_of("just-dice", ("Ada", "Ben"), ())
    story, moments = Story(), []
    moments.append(tuple(story.follow(Turn(evening))))
    for number in range(20):
        wanted = expected(evening.table) if evening.table else None
        event = DiceSettled(Throw((1 + number % 6,) * wanted.pip_dice)) if wanted else None
        last = number == 19
        step = advance(evening, Chosen(Choice("finish")) if last or event is None else event)
        evening = step.state
        over = evening.table is not None and outcome(evening.table) is not None
        moments.append(tuple(story.follow(Turn(evening, step.cues, (), "x" if over else ""))))
    return moments


class SoakTable:
    """One table that plays the recorded game again and again."""

    def __init__(self, broker: str, number: int, folder: Path, moments: list[Moment]) -> None:
        self.name, self._broker = f"T{number}", broker
        self._outbox = folder / f"{self.name}.json"
        self._moments = moments
        self._at, self.games = 0, 0
        self.line: HallLine
        self._task: asyncio.Task[None] | None = None
        self.connect()

    def connect(self) -> None:
        self.line = HallLine(
            broker_in(self._broker), self.name, Topics(), Outbox(self._outbox), id, identity=self.name
        )
        self._task = asyncio.create_task(self.line.run())

    async def cut(self) -> None:
        assert self._task
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def play_on(self) -> None:
        moment = self._moments[self._at % len(self._moments)]
        self._at += 1
        for told in moment:
            if isinstance(told, Ended):
                self.games += 1
                players = (f"{self.name}-Ada", f"{self.name}-Ben")
                told = msgspec.structs.replace(told, id=f"{self.games}.soak", players=players)  # noqa: PLW2901
            self.line.hear(told)


async def listening(hall: Hall) -> asyncio.Task[None]:
    task = asyncio.create_task(hall.run())
    while not hall.is_connected:
        await asyncio.sleep(0.05)
    return task


async def round_trip(broker: str) -> list[float]:
    """The broker's own: a message to oneself."""
    spent = []
    async with connected(broker_in(broker), "probe") as client:
        await client.subscribe("probe", qos=1)
        messages = aiter(client.messages)
        for _ in range(30):
            began = time.perf_counter()
            await client.publish("probe", b"x", qos=1)
            await anext(messages)
            spent.append(time.perf_counter() - began)
            await asyncio.sleep(0.05)
    return spent


async def to_wall(hall: Hall, table: SoakTable) -> list[float]:
    """From a table to the wall."""
    spent = []
    for number in range(30):
        shown = next(
            one for moment in table._moments for one in moment if isinstance(one, Shown) and one.table
        )
        assert shown.table
        new = msgspec.structs.replace(shown, table=msgspec.structs.replace(shown.table, round=1000 + number))
        began = time.perf_counter()
        table.line.hear(new)
        while (state := hall.wall.states.get(table.name)) is None or state.round != 1000 + number:
            await asyncio.sleep(0.0005)
        spent.append(time.perf_counter() - began)
        await asyncio.sleep(0.05)
    return spent


async def soak(count: int, seconds: float) -> int:
    folder = Path(tempfile.mkdtemp())
    broker = Mosquitto(folder / "broker")
    moments = recorded()
    tables = []
    for number in range(count):
        tables.append(SoakTable(broker.address, number, folder, moments))
        await asyncio.sleep(0.002)
    await settled(tables)
    hall = Hall(broker_in(broker.address), "hall", Address("127.0.0.1", 0))
    task = await listening(hall)
    print(f"{count} tables connected, wall sees {len(hall.wall.here)}", flush=True)
    ends, steps = time.monotonic() + seconds, 0
    while time.monotonic() < ends:
        for table in tables:
            table.play_on()
        steps += 1
        tenth = tables[steps // CYCLE % 10 :: 10]
        match steps % CYCLE:
            case 8:
                broker.stop()
            case 12:
                broker.start()
            case 16:
                task.cancel()
                hall = Hall(broker_in(broker.address), "hall", Address("127.0.0.1", 0))
                task = await listening(hall)
            case 20:
                await asyncio.gather(*(table.cut() for table in tenth))
            case 28:
                for table in tenth:
                    table.connect()
                print(
                    f"{steps} moments: broker restarted, wall killed, {len(tenth)} tables cut off", flush=True
                )
        await asyncio.sleep(1.0)
    wanted = {(table.name, f"{number}.soak") for table in tables for number in range(1, table.games + 1)}
    patience = time.monotonic() + 120
    while {*hall.wall.results} != wanted and time.monotonic() < patience:
        await asyncio.sleep(0.5)
    missing, strange = wanted - {*hall.wall.results}, {*hall.wall.results} - wanted
    alone = [1000 * each for each in await round_trip(broker.address)]
    ours = [1000 * each for each in await to_wall(hall, tables[-1])]
    played = sum(one["played"] for one in hall.wall.ranking())
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"{steps} moments of {count} tables: {len(wanted)} results, {len(missing)} missing,", end=" ")
    dark = count - len(hall.wall.here)
    print(f"{len(strange)} too many; {played} games in the ranking (two a result); dark {dark}")
    print(f"table to wall median {median(ours):.1f} ms, 90 % {quantiles(ours, n=10)[-1]:.1f} ms;", end=" ")
    print(f"broker's round trip median {median(alone):.1f} ms; tables and wall {memory} MB")
    for table in tables:
        await table.cut()
    task.cancel()
    broker.stop()
    return int(bool(missing or strange or played != 2 * len(wanted)))


async def settled(tables: list[SoakTable]) -> None:
    ends = time.monotonic() + 180
    while time.monotonic() < ends and not all(table.line.is_connected for table in tables):
        await asyncio.sleep(0.2)


if __name__ == "__main__":
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    logging.getLogger("network").setLevel(logging.ERROR)
    given = [int(word) for word in sys.argv[1:]]
    sys.exit(asyncio.run(soak(*(given + [1000, 60][len(given) :]))))
