"""The hall: tables at a real broker, their wall, and outages on every side; skipped without Mosquitto."""

from __future__ import annotations

import asyncio
import gc
import shutil
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiohttp import ClientSession
from aiomqtt import MqttError

from device.__main__ import main
from network.addresses import Address
from network.broker import BadBroker, Topics, broker_in, connected, name_in
from network.gate.hall_line import HallLine, Outbox, identity_in
from network.gate.server import opened
from network.hall.server import Hall, application
from network.hall.wall import Wall
from stream import Announcement, Clock, Ended, PlayerShown, Shown, TableShown
from tests.network.gate_table import free_port
from tests.network.mosquitto import MOSQUITTO, PASSWORDS, Mosquitto

needs_broker = pytest.mark.skipif(MOSQUITTO is None, reason="Mosquitto is not installed")
WORDS = {"de": "Spiel", "en": "Game"}
ACL = Path(__file__).parents[2] / "examples/hall/acl"


def ended(number: int, *points: int, players: tuple[str, ...] = ("Ada", "Ben")) -> Ended:
    most = max(points)
    winners = tuple(seat for seat, each in enumerate(points) if each == most)
    return Ended(f"{number}.x", "just-dice", WORDS, players, points, winners)


def shown(round_: int, *points: int) -> Shown:
    players = tuple(PlayerShown(seat, name, points=points[seat]) for seat, name in enumerate(("Ada", "Ben")))
    return Shown(round_, TableShown("just-dice", WORDS, players, WORDS, WORDS, WORDS, round=round_))


@dataclass
class SimulatedTable:
    """A table as the broker sees it: the real line, fed by hand."""

    line: HallLine
    heard: list[Announcement]
    task: asyncio.Task[None]

    async def cut(self) -> None:
        """The plug, as far as this process can pull it."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


def table(broker: str, name: str, place: Path | None = None) -> SimulatedTable:
    heard: list[Announcement] = []
    line = HallLine(broker_in(broker), name, Topics(), Outbox(place), heard.append)
    return SimulatedTable(line, heard, asyncio.create_task(line.run()))


@asynccontextmanager
async def wall_at(broker: str) -> AsyncIterator[tuple[Hall, str]]:
    hall = Hall(broker_in(broker), "hall", Address("127.0.0.1", free_port()))
    runner = await opened(application(hall), hall.address)
    listening = asyncio.create_task(hall.run())
    try:
        yield hall, f"http://127.0.0.1:{hall.address.port}"
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await runner.cleanup()


async def until(is_so: Callable[[], object]) -> None:
    ends = asyncio.get_running_loop().time() + 40
    while not is_so():
        assert asyncio.get_running_loop().time() < ends, "it never came to that"
        await asyncio.sleep(0.02)


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Mosquitto]:
    made = Mosquitto(tmp_path / "broker")
    yield made
    made.stop()


@needs_broker
def test_the_wall_shows_every_table_and_who_went_dark(broker: Mosquitto) -> None:
    async def run() -> None:
        first, second = table(broker.address, "Table 1"), table(broker.address, "Table 2")
        first.line.hear(shown(3, 4, 9))
        first.line.hear(ended(1, 4, 9))
        async with wall_at(broker.address) as (hall, home), ClientSession() as http:
            await until(lambda: len(hall.wall.here) == 2 and hall.wall.results and len(hall.wall.states) == 2)
            async with http.get(f"{home}/tables.json") as answer:
                told = (await answer.json())["tables"]
            assert [(one["table"], one["here"], one["round"]) for one in told] == [
                ("Table 1", True, 3),
                ("Table 2", True, None),
            ]
            assert (told[0]["points"], told[0]["leaders"]) == ({"Ada": 4, "Ben": 9}, ["Ben"])
            await second.cut()
            await until(lambda: hall.wall.here == {"Table 1"})
            given = {"Origin": home}
            body = {"token": hall.token, "words": "Last round at ten"}
            async with http.post(f"{home}/announce", json=body, headers=given) as answer:
                assert answer.status == 200
            await until(lambda: first.heard)
            assert first.heard[0].words == "Last round at ten"
            async with http.post(f"{home}/announce", json={**body, "token": "x"}, headers=given) as answer:
                assert answer.status == 403
        await first.cut()

    asyncio.run(run())


@needs_broker
def test_results_survive_outages_on_every_side_and_count_once(broker: Mosquitto, tmp_path: Path) -> None:
    async def run() -> None:
        one = table(broker.address, "Table 1", tmp_path / "outbox.json")
        async with wall_at(broker.address) as (hall, _):
            one.line.hear(ended(1, 1, 2))
            await until(lambda: len(hall.wall.results) == 1)
            broker.stop()
            await until(lambda: not one.line.is_connected)
            one.line.hear(ended(2, 5, 2))
            await one.cut()  # and now the plug, with the result on the disk alone
            broker.start()
            one = table(broker.address, "Table 1", tmp_path / "outbox.json")
            one.line.hear(ended(2, 5, 2))
            await until(lambda: len(hall.wall.results) == 2)
            assert [(each["player"], each["won"], each["played"]) for each in hall.wall.ranking()] == [
                ("Ada", 1, 2),
                ("Ben", 1, 2),
            ]
        async with wall_at(broker.address) as (again, _):
            await until(lambda: len(again.wall.results) == 2 and again.wall.here)
        await one.cut()

    asyncio.run(run())


@needs_broker
def test_a_broker_that_lost_everything_is_told_anew(tmp_path: Path) -> None:
    forgetful = Mosquitto(tmp_path / "broker", keeps=False)

    async def run() -> None:
        one = table(forgetful.address, "Table 1", tmp_path / "outbox.json")
        one.line.hear(ended(1, 1, 2))
        await until(lambda: one.line.is_connected)
        forgetful.stop()
        await until(lambda: not one.line.is_connected)
        forgetful.start()
        async with wall_at(forgetful.address) as (hall, _):
            await until(lambda: hall.wall.results and hall.wall.here)
        await one.cut()

    try:
        asyncio.run(run())
    finally:
        forgetful.stop()


@needs_broker
def test_a_second_table_of_the_same_name_is_told_so(broker: Mosquitto) -> None:
    async def run() -> None:
        first = table(broker.address, "Table 1")
        await until(lambda: first.line.is_connected)
        second = table(broker.address, "Table 1")
        await until(lambda: "another table is called 'Table 1'" in second.line.trouble)
        assert first.line.is_connected
        await first.cut()
        await second.cut()

    asyncio.run(run())


@needs_broker
def test_a_table_whose_plug_was_pulled_knows_itself_again(broker: Mosquitto, tmp_path: Path) -> None:
    """Its name is still taken at the broker, by itself."""
    assert identity_in(tmp_path / "table-id") == identity_in(tmp_path / "table-id")

    async def run() -> None:
        async with connected(broker_in(broker.address), "before") as client:
            identity = identity_in(tmp_path / "table-id")
            await client.publish(Topics().here("Table 1"), identity, qos=1, retain=True)
        line = HallLine(
            broker_in(broker.address), "Table 1", Topics(), Outbox(None), print, identity=identity
        )
        task = asyncio.create_task(line.run())
        await until(lambda: line.is_connected or line.trouble)
        assert line.is_connected
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(run())


@needs_broker
@pytest.mark.skipif(PASSWORDS is None, reason="mosquitto_passwd is not installed")
def test_with_the_shipped_rules_a_table_writes_only_its_own_topics(tmp_path: Path) -> None:
    assert PASSWORDS
    passwords = tmp_path / "passwords"
    for user in ("Table-1", "Table-2", "wall"):
        create = [] if passwords.exists() else ["-c"]
        subprocess.run(
            [PASSWORDS, *create, "-b", str(passwords), user, "secret"], check=True, capture_output=True
        )
    more = f"allow_anonymous false\npassword_file {passwords}\nacl_file {ACL}\n"
    strict = Mosquitto(tmp_path / "broker", more=more)
    own, foreign = Topics().state("Table-1"), Topics().state("Table-2")

    async def run() -> None:
        address = f"mqtt://wall:secret@127.0.0.1:{strict.port}"
        async with wall_at(address) as (hall, _):
            await until(lambda: hall.is_connected)
            first = broker_in(address.replace("wall:", "Table-1:"))
            with suppress(MqttError):  # some brokers end the connection, others only pass nothing on
                async with connected(first, "t1") as client:
                    await client.publish(foreign, b'{"game": "stolen"}', qos=1)
            async with connected(first, "t1") as client:
                await client.publish(own, b'{"game": "own"}', qos=1)
            await until(lambda: "Table-1" in hall.wall.states)
            assert "Table-2" not in hall.wall.states
        refused = table(f"mqtt://127.0.0.1:{strict.port}", "Table-1")
        await until(lambda: refused.line.trouble)
        await refused.cut()

    try:
        asyncio.run(run())
    finally:
        strict.stop()


@needs_broker
@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed")
# paho leaves the socket of a failed handshake to the garbage collector
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_broker_with_a_certificate_that_nobody_vouches_for_gets_nothing(tmp_path: Path) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-subj",
        "/CN=localhost",
        "-days",
        "1",
    ]
    subprocess.run([*made, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    more = f"allow_anonymous true\ncertfile {certificate}\nkeyfile {key}\n"
    shady = Mosquitto(tmp_path / "broker", more=more)

    async def run() -> None:
        one = table(f"mqtts://localhost:{shady.port}", "Table 1")
        await until(lambda: "certificate" in one.line.trouble.lower())
        assert not one.line.is_connected
        await one.cut()

    try:
        asyncio.run(run())
    finally:
        shady.stop()
        gc.collect()  # what paho left behind is told here, where it is expected


@needs_broker
def test_home_assistant_finds_the_lamp_that_goes_red_when_time_is_short(broker: Mosquitto) -> None:
    async def run() -> None:
        kept = Outbox(None)
        line = HallLine(broker_in(broker.address), "Table 1", Topics(), kept, print, home_assistant=True)
        line.hear(shown(3, 4, 9))
        line.hear(Clock(12, short=True))
        task = asyncio.create_task(line.run())
        await until(lambda: line.is_connected)
        found: dict[str, dict[str, Any]] = {}
        async with connected(broker_in(broker.address), "home") as client:
            await client.subscribe("homeassistant/#")
            await client.subscribe(Topics().state("Table 1"))
            async with asyncio.timeout(20):
                async for message in client.messages:
                    found[str(message.topic)] = msgspec.json.decode(bytes(message.payload))
                    if len(found) == 4:
                        break
        lamp = found["homeassistant/binary_sensor/pipsight_hall_table_1/short/config"]
        assert found[lamp["state_topic"]]["short"] is True
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(run())


def test_a_wall_believes_only_what_makes_sense() -> None:
    wall = Wall(Topics())
    good = msgspec.json.encode(ended(1, 3, 3))
    assert wall.take("pipsight/hall/table/A/result/1.x", good)
    assert not wall.take("pipsight/hall/table/A/result/1.x", good), "a result that comes twice counts once"
    for topic, payload in (
        ("pipsight/hall/table/A/result/other", good),
        ("pipsight/hall/table/A/result/2.x", b"\xff"),
        ("pipsight/hall/table/A/result/2.x", b"[" * 5000),
        ("pipsight/hall/table/A/result/2.x", good.replace(b"1.x", b"2.x").replace(b"[3,3]", b"[3]")),
        ("pipsight/hall/table/A/state", b"x" * 100_000),
        ("pipsight/hall/table/A/state", b'{"players": "many"}'),
        ("pipsight/elsewhere/table/A/state", b'{"game": "x"}'),
    ):
        assert not wall.take(topic, payload), topic
    assert wall.ranking() == [
        {"place": 1, "player": "Ada", "won": 0.5, "played": 1},
        {"place": 1, "player": "Ben", "won": 0.5, "played": 1},
    ]


def test_an_outbox_that_makes_no_sense_is_an_empty_one(tmp_path: Path) -> None:
    place = tmp_path / "outbox.json"
    Outbox(place).put(ended(1, 1, 2))
    assert list(Outbox(place).kept) == ["1.x"]
    place.write_bytes(b"\x00\xff")
    assert Outbox(place).kept == {}


@pytest.mark.parametrize(
    "text", ["", "localhost", "http://x:1", "mqtt://", "mqtt://x:99999", "mqtt://x/y", "mqtt://x:y"]
)
def test_what_is_no_broker_is_refused(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadBroker):
        broker_in(text)
    assert main(["hall", "--broker", text, "--language", "en"]) == 2
    assert "mqtt://" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["", "a/b", "+", "#", " a", "a" * 41, "<b>"])
def test_a_name_that_cannot_stand_in_a_topic_is_refused(name: str) -> None:
    with pytest.raises(BadBroker):
        name_in(name)
