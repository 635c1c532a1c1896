"""The gate: who comes in, what a phone may do, and that nothing sent there reaches the game's turn."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from aiohttp import ClientSession, CookieJar, WSMsgType

from device.__main__ import main
from network.addresses import Address
from network.gate.described import description
from network.gate.gate import COOKIE, Gate
from network.gate.guests import MOST_PHONES, Guests
from network.gate.server import FILES, application
from network.web import AT_ONCE, Bucket
from session.lobby import GuestSentAway
from stream import schema
from stream.beside import sheets_beside
from tests.device.feed_table import FeedTable
from tests.network.gate_table import OpenGate, TurningTable, free_port

PATIENCE = 20.0


class HttpPhone:
    """A phone that posts what it likes."""

    def __init__(self, opened: OpenGate) -> None:
        self.opened = opened
        self.http = ClientSession(cookie_jar=CookieJar(unsafe=True))

    async def post(self, path: str, body: Any, **headers: str) -> tuple[int, dict[str, Any]]:
        given = {"Origin": self.opened.home, "Content-Type": "application/json"} | headers
        sent = {"data": body} if isinstance(body, bytes) else {"json": body}
        async with self.http.post(f"{self.opened.home}{path}", headers=given, **sent) as answer:
            return answer.status, await answer.json()

    async def enter(self) -> None:
        assert (await self.post("/enter", {"token": self.opened.gate.guests.look}))[0] == 200

    async def sit(self, player: str | None) -> int:
        return (await self.post("/sit", {"player": player}))[0]

    async def get(self, path: str, **headers: str) -> int:
        async with self.http.get(f"{self.opened.home}{path}", headers=headers) as answer:
            return answer.status


@asynccontextmanager
async def evening(
    folder: Path, game: str = "upwards"
) -> AsyncIterator[tuple[TurningTable, OpenGate, HttpPhone]]:
    kinds = ("machine", "machine") if game == "upwards" else ()
    turning = TurningTable(lambda: FeedTable(folder, game, ("Ada", "Ben"), kinds))
    try:
        async with OpenGate(turning.table.place, folder / "gate.json") as opened:
            await until(lambda: opened.gate.link.shown.table and opened.gate.link.shown.table.throw)
            phone = HttpPhone(opened)
            try:
                yield turning, opened, phone
            finally:
                await phone.http.close()
    finally:
        turning.close()


async def until(is_so: Callable[[], object]) -> None:
    ends = asyncio.get_running_loop().time() + PATIENCE
    while not is_so():
        assert asyncio.get_running_loop().time() < ends, "it never came to that"
        await asyncio.sleep(0.005)


Told = Callable[[TurningTable, OpenGate, HttpPhone], Awaitable[None]]


def tried(folder: Path, story: Told, game: str = "upwards") -> None:
    async def run() -> None:
        async with evening(folder, game) as (table, opened, phone):
            await story(table, opened, phone)

    asyncio.run(run())


async def first_choice(opened: OpenGate, player: str) -> dict[str, Any]:
    await until(
        lambda: player in opened.gate.link.own and any(c.main for c in opened.gate.link.own[player].choices)
    )
    choice = next(choice for choice in opened.gate.link.own[player].choices if choice.main)
    return {"verb": choice.verb, "about": [*choice.about]}


def test_who_has_no_secret_gets_in_nowhere(tmp_path: Path) -> None:
    async def story(_: TurningTable, __: OpenGate, phone: HttpPhone) -> None:
        assert await phone.get("/events") == 401
        assert await phone.post("/sit", {"player": "Ada"}) == (401, {"done": False, "why": "scan"})
        assert (await phone.post("/tap", {"tap": "t", "verb": "pass"}))[0] == 401
        assert await phone.post("/enter", {"token": "x" * 22}) == (403, {"done": False, "why": "old-code"})
        assert await phone.get("/healthz") == 200

    tried(tmp_path, story)


def test_a_phone_plays_for_its_own_seat_and_no_other(tmp_path: Path) -> None:
    async def story(_: TurningTable, opened: OpenGate, phone: HttpPhone) -> None:
        await phone.enter()
        assert await phone.sit("Ada") == 200
        choice = await first_choice(opened, "Ada")
        foreign = {**choice, "about": [1, *choice["about"][1:]]}
        status, told = await phone.post("/tap", {"tap": "t1", **foreign})
        assert (status, told["words"]["en"]) == (409, "Somebody else decides that.")
        assert await phone.post("/tap", {"tap": "t2", **choice}) == (200, {"done": True, "words": {}})
        assert "Ben" not in opened.gate.link.own

    tried(tmp_path, story)


def test_the_same_tap_twice_counts_once(tmp_path: Path) -> None:
    async def story(turning: TurningTable, opened: OpenGate, phone: HttpPhone) -> None:
        await phone.enter()
        await phone.sit("Ada")
        await first_choice(opened, "Ada")
        pause = {"tap": "same", "verb": "pause"}
        assert [await phone.post("/tap", pause) for _ in range(3)] == [(200, {"done": True, "words": {}})] * 3
        await until(lambda: (table := turning.table.loop.evening.table) and table.paused)
        assert (await phone.post("/tap", {**pause, "tap": "other"}))[0] == 409

    tried(tmp_path, story)


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8027", "127.0.0.1.evil.example", "", "[::2]"])
def test_another_name_for_our_address_is_refused(tmp_path: Path, host: str) -> None:
    """DNS rebinding: a page elsewhere has its own name lead to us."""

    async def story(_: TurningTable, opened: OpenGate, phone: HttpPhone) -> None:
        assert await phone.get("/me", Host=host) == 421
        origin = {"Host": host, "Origin": f"http://{host}"}
        assert (await phone.post("/enter", {"token": opened.gate.guests.look}, **origin))[0] == 421

    tried(tmp_path, story)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Content-Type": "text/plain"},
        {"Content-Type": "application/x-www-form-urlencoded"},
    ],
)
def test_a_post_from_another_page_is_refused(tmp_path: Path, headers: dict[str, str]) -> None:
    async def story(_: TurningTable, opened: OpenGate, phone: HttpPhone) -> None:
        body = b'{"token": "' + opened.gate.guests.look.encode() + b'"}'
        assert await phone.post("/enter", body, **headers) == (403, {"done": False, "why": "other-page"})
        assert not opened.gate.guests.phones

    tried(tmp_path, story)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"x" * 1_000_000, 413),
        (b"\xff\xfe", 400),
        (b"{", 400),
        (b"[" * 4000, 400),
        (b"null", 400),
        (b'{"tap": "t", "verb": "pass", "about": [1e99]}', 400),
        (b'{"tap": "../../x", "verb": "pass"}', 400),
        (b'{"tap": "t", "verb": "pass", "seat": 1}', 400),
        (b'{"tap": "t", "verb": "<script>", "about": ["<b>"]}', 409),
    ],
)
def test_nonsense_is_refused_with_a_word(tmp_path: Path, body: bytes, status: int) -> None:
    async def story(_: TurningTable, __: OpenGate, phone: HttpPhone) -> None:
        await phone.enter()
        await phone.sit("Ada")
        assert (await phone.post("/tap", body))[0] == status
        assert await phone.get("/healthz") == 200

    tried(tmp_path, story)


def test_only_people_at_this_table_have_seats(tmp_path: Path) -> None:
    async def story(_: TurningTable, __: OpenGate, phone: HttpPhone) -> None:
        await phone.enter()
        assert [await phone.sit(name) for name in ("<b>Ada</b>", "Nobody", "A" * 5000, "")] == [400] * 4
        assert await phone.sit("Ben") == 200
        assert await phone.sit(None) == 200

    tried(tmp_path, story)


def test_sheets_to_print_are_told_to_phones_and_handed_to_those_that_are_known(tmp_path: Path) -> None:
    async def story(turning: TurningTable, opened: OpenGate, phone: HttpPhone) -> None:
        folder = sheets_beside(turning.table.place)
        folder.mkdir()
        (tmp_path / "secret.pdf").write_bytes(b"%PDF of somebody else")
        (folder / "link.pdf").symlink_to(tmp_path / "secret.pdf")
        (folder / "upwards.pdf").write_bytes(b"%PDF ours")
        assert await phone.get("/sheets/upwards.pdf") == 401
        await phone.enter()
        async with phone.http.get(f"{opened.home}/sheets/upwards.pdf") as answer:
            assert (answer.status, answer.content_type) == (200, "application/pdf")
            assert await answer.read() == b"%PDF ours"
        for strange in ("link.pdf", "other.pdf", "..%2Fsecret.pdf", "upwards.txt"):
            assert await phone.get(f"/sheets/{strange}") == 404
        async with phone.http.get(f"{opened.home}/events") as events:
            while b"event: sheets" not in (told := await events.content.readuntil(b"\n\n")):
                pass
        assert "Upwärts!".encode() in told

    tried(tmp_path, story)


def test_every_answer_forbids_browsers_whatever_the_page_does_not_need(tmp_path: Path) -> None:
    async def story(_: TurningTable, opened: OpenGate, phone: HttpPhone) -> None:
        for path in ("/", "/page.js", "/me", "/events", "/no-such", "/die-5.svg", "/words.json"):
            async with phone.http.get(f"{opened.home}{path}") as answer:
                assert answer.headers["Content-Security-Policy"].startswith(
                    "default-src 'none'; script-src 'self'"
                )
                assert answer.headers["X-Content-Type-Options"] == "nosniff"
                assert not [name for name in answer.headers if name.startswith("Access-Control")]
        async with phone.http.get(f"{opened.home}/feed.schema.json") as answer:
            assert (await answer.json())["title"] == schema()["title"]

    tried(tmp_path, story)


def test_everything_that_can_be_asked_is_described(tmp_path: Path) -> None:
    """`/events` and `/stream` never end: docs/feed.md has them."""
    gate = Gate(tmp_path / "feed.sock", None, Address("127.0.0.1", 0))
    routes = application(gate).router.routes()
    asked = {(route.method, route.resource.canonical) for route in routes if route.resource}
    files = {"/", "/die-{face}.svg", "/events", "/stream", *(f"/{name}" for name in FILES)}
    served = {(method, path) for method, path in asked if path not in files and method != "HEAD"}
    described = {
        (method.upper(), path) for path, methods in description()["paths"].items() for method in methods
    }
    assert described == served


def test_secrets_are_for_one_browser_and_in_no_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def story(_: TurningTable, opened: OpenGate, phone: HttpPhone) -> None:
        given = {"Origin": opened.home}
        look = opened.gate.guests.look
        async with phone.http.post(f"{opened.home}/enter", json={"token": look}, headers=given) as answer:
            cookie = answer.headers["Set-Cookie"]
        assert all(part in cookie for part in ("HttpOnly", "SameSite=Strict", "Path=/"))
        before = [*opened.gate.guests.phones]
        await phone.sit("Ada")
        assert not {*before} & {*opened.gate.guests.phones}, "sitting down makes the old secret worthless"
        secrets = [look, *before, *opened.gate.guests.phones]
        assert not [secret for secret in secrets if secret in caplog.text]
        assert (tmp_path / "gate.json").stat().st_mode & 0o077 == 0
        # Something that is no HTTP, with a secret in it.
        _reader, writer = await asyncio.open_connection("127.0.0.1", opened.gate.address.port)
        writer.write(f"GET / HTTP/1.1\r\nHost: x\r\nBad Header {look}: y\r\n\r\n".encode())
        await writer.drain()
        await phone.get("/healthz")
        writer.close()
        assert look not in caplog.text

    tried(tmp_path, story)


def test_who_is_sent_away_must_scan_a_new_code(tmp_path: Path) -> None:
    async def story(turning: TurningTable, opened: OpenGate, phone: HttpPhone) -> None:
        await phone.enter()
        await phone.sit("Ada")
        old = opened.gate.guests.look
        await until(lambda: turning.table.loop.evening.lobby.phones.guests)
        turning.table.feed.view(turning.table.loop.evening, (GuestSentAway("Ada"),))
        await until(lambda: opened.gate.guests.look != old)
        assert (await phone.post("/tap", {"tap": "t", "verb": "pause"}))[0] == 401
        assert (await phone.post("/enter", {"token": old}))[0] == 403
        await until(lambda: opened.gate.guests.look in turning.table.loop.evening.lobby.phones.links[0])

    tried(tmp_path, story)


def test_a_gate_that_died_knows_its_phones_again(tmp_path: Path) -> None:
    async def story(turning: TurningTable, opened: OpenGate, phone: HttpPhone) -> None:
        await phone.enter()
        await phone.sit("Ada")
        secret = next(iter(opened.gate.guests.phones))
        async with OpenGate(turning.table.place, tmp_path / "gate.json") as again:
            await until(lambda: again.gate.link.shown.table)
            async with (
                ClientSession(cookies={COOKIE: secret}) as http,
                http.get(f"{again.home}/me") as answer,
            ):
                assert await answer.json() == {"known": True, "player": "Ada"}

    tried(tmp_path, story)


def test_a_virtual_table_reads_throws_and_nothing_that_belongs_to_a_seat(tmp_path: Path) -> None:
    async def story(_: TurningTable, opened: OpenGate, phone: HttpPhone) -> None:
        await phone.enter()
        await phone.sit("Ada")
        heard = []
        async with phone.http.ws_connect(f"{opened.home}/stream", origin="https://vtt.example") as stream:
            await stream.send_json({"token": opened.gate.guests.look})
            while "thrown" not in heard:
                heard.append((await stream.receive_json(timeout=PATIENCE))["kind"])
        assert heard[:3] == ["hello", "shown", "clock"]
        assert not {"own", "answer", "sent-away"} & {*heard}

    tried(tmp_path, story, "just-dice")


@pytest.mark.parametrize("said", ['{"token": "x"}', "{", "", "x" * 5000])
def test_without_its_token_a_stream_tells_nothing(tmp_path: Path, said: str) -> None:
    async def story(_: TurningTable, opened: OpenGate, phone: HttpPhone) -> None:
        async with phone.http.ws_connect(f"{opened.home}/stream") as stream:
            await stream.send_str(said)
            answer = await stream.receive(timeout=PATIENCE)
            assert answer.type in {WSMsgType.CLOSE, WSMsgType.CLOSED}
            assert answer.data in {4401, 1009}

    tried(tmp_path, story)


def test_the_link_of_the_code_can_be_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIPSIGHT_STATE", str(tmp_path))
    call = ["gate", "--link", "--listen", "127.0.0.1:8027", "--language", "en"]
    assert main(call) == 1
    assert "switch phones on" in capsys.readouterr().err
    guests = Guests(tmp_path / "gate.json")
    assert main(call) == 0
    assert capsys.readouterr().out == f"http://127.0.0.1:8027/#{guests.look}\n"


def test_a_thousand_phones_push_nobody_out_of_a_seat() -> None:
    guests = Guests()
    first = guests.enter(guests.look)
    assert first
    seated = guests.sit(first, "Ada")
    for _ in range(1000):
        guests.enter(guests.look)
    assert len(guests.phones) == MOST_PHONES
    assert guests.phones[seated].player == "Ada"


def test_without_a_table_the_gate_serves_and_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with OpenGate(tmp_path / "feed.sock") as opened:
            phone = HttpPhone(opened)
            assert await phone.get("/healthz") == 200
            await phone.enter()
            assert await phone.sit("Ada") == 400
            assert (await phone.post("/tap", {"tap": "t", "verb": "pass"}))[0] == 400
            await phone.http.close()

    asyncio.run(run())


def test_a_second_gate_on_the_same_port_ends_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIPSIGHT_STATE", str(tmp_path))

    async def run() -> None:
        async with OpenGate(tmp_path / "feed.sock", port=free_port()) as opened:
            place = f"127.0.0.1:{opened.gate.address.port}"
            call = ["gate", "--listen", place, "--language", "en"]
            assert await asyncio.to_thread(main, call) == 1
            assert capsys.readouterr().err == f"I cannot listen on {place}: Address already in use\n"

    asyncio.run(run())


@pytest.mark.parametrize("place", ["8027", "localhost:", "localhost:http", "localhost:70000", "::", ""])
def test_an_address_that_is_none_is_refused(place: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gate", "--listen", place, "--language", "en"]) == 2
    assert "is not an address with a port" in capsys.readouterr().err


def test_an_address_that_asks_too_often_is_slowed_down_and_others_are_not() -> None:
    now = 0.0
    bucket = Bucket(lambda: now)
    assert [bucket.takes("a") for _ in range(int(AT_ONCE) + 5)].count(False) == 5
    assert bucket.takes("b")
    now = 1.0
    assert bucket.takes("a")


def test_a_flood_and_sleepers_do_not_change_what_a_turn_costs(tmp_path: Path) -> None:
    """The median turn, calm and during bad requests and idle connections, in one run."""

    async def story(turning: TurningTable, opened: OpenGate, phone: HttpPhone) -> None:
        await asyncio.sleep(0.3)
        calm = median(turning.turns[-30:])
        sleepers = [await asyncio.open_connection("127.0.0.1", opened.gate.address.port) for _ in range(100)]
        turning.turns.clear()
        for _ in range(400):
            await phone.get("/events?" + "x" * 500)
        for _reader, writer in sleepers:
            writer.close()
        # In one process the two share one interpreter; a slow turn would be a turn that waits for the gate.
        assert median(turning.turns) < max(10 * calm, 0.02)

    tried(tmp_path, story)
