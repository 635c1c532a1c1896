"""A few halls, each with a broker of its own, bridged into the league's broker, which goes away in between.

python tests/soak/league.py [HALLS] [TABLES] [SECONDS]

Every table plays the recorded game; the league's broker is stopped for a third of the time. It prints whether
every result of every hall stands at the league, none twice, and how long one takes from a table to its hall's
broker and on to the league's.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[2]))

from network.addresses import Address
from network.broker import Topics, broker_in
from network.gate.hall_line import HallLine, Outbox
from network.hall.server import Hall
from tests.network.mosquitto import Mosquitto
from tests.soak.hall import SoakTable, listening, recorded, to_wall

BRIDGE = """allow_anonymous true
connection league
address 127.0.0.1:{port}
bridge_protocol_version mqttv311
cleansession false
remote_clientid bridge-{hall}
restart_timeout 1 3
topic pipsight/{hall}/table/+/here out 1
topic pipsight/{hall}/table/+/state out 1
topic pipsight/{hall}/table/+/result/# out 1
"""


class HallTable(SoakTable):
    """A table of one of the halls."""

    hall = ""

    def connect(self) -> None:
        outbox = Outbox(self._outbox)
        self.line = HallLine(
            broker_in(self._broker), self.name, Topics(self.hall), outbox, id, identity=self.name
        )
        self._task = asyncio.create_task(self.line.run())


def table_of(hall: str) -> type[HallTable]:
    return type(f"TableOf{hall}", (HallTable,), {"hall": hall})


async def soak(halls: int, count: int, seconds: int) -> int:
    folder = Path(tempfile.mkdtemp())
    league, moments = Mosquitto(folder / "league"), recorded()
    names = [f"hall{number}" for number in range(halls)]
    brokers = [Mosquitto(folder / name, more=BRIDGE.format(port=league.port, hall=name)) for name in names]
    tables = {
        name: [
            table_of(name)(broker.address, number, _made(folder / f"{name}-tables"), moments)
            for number in range(count)
        ]
        for name, broker in zip(names, brokers, strict=True)
    }
    walls = [Hall(broker_in(league.address), name, Address("127.0.0.1", 0)) for name in names]
    tasks = [await listening(wall) for wall in walls]
    for step in range(seconds):
        for table in (one for each in tables.values() for one in each):
            table.play_on()
        if step == seconds // 3:
            league.stop()
        if step == 2 * seconds // 3:
            league.start()
        await asyncio.sleep(1)
    wanted = {
        name: {(one.name, f"{game}.soak") for one in each for game in range(1, one.games + 1)}
        for name, each in tables.items()
    }
    ends = time.monotonic() + 120
    while time.monotonic() < ends and any({*wall.wall.results} != wanted[wall.topics.hall] for wall in walls):
        await asyncio.sleep(0.5)
    missing = sum(len(wanted[wall.topics.hall] - {*wall.wall.results}) for wall in walls)
    strange = sum(len({*wall.wall.results} - wanted[wall.topics.hall]) for wall in walls)
    total = sum(map(len, wanted.values()))
    print(f"{halls} halls of {count} tables: {total} results at the league,", end=" ")
    print(f"{missing} missing, {strange} doubled")
    far = [1000 * each for each in await to_wall(walls[0], tables[names[0]][0])]
    near_wall = Hall(broker_in(brokers[0].address), names[0], Address("127.0.0.1", 0))
    tasks.append(await listening(near_wall))
    near = [1000 * each for each in await to_wall(near_wall, tables[names[0]][1])]
    print(
        f"table to the hall's own wall {median(near):.1f} ms, to the league's {median(far):.1f} ms (medians)"
    )
    for table in (one for each in tables.values() for one in each):
        await table.cut()
    for task in tasks:
        task.cancel()
    for broker in (*brokers, league):
        broker.stop()
    return int(bool(missing or strange))


def _made(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    return folder


if __name__ == "__main__":
    logging.getLogger("network").setLevel(logging.ERROR)
    given = [int(word) for word in sys.argv[1:]]
    sys.exit(asyncio.run(soak(*(given + [5, 20, 60][len(given) :]))))
