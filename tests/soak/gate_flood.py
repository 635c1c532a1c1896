"""Everything bad that the network can do to a gate, and what the game beside it notices of that.

python tests/soak/gate_flood.py [REQUESTS]

The game, its gate (`pipsight gate`, a process of its own) and the flood are three processes, as in a real
box. Printed is how long a turn of the game's loop takes, calm and under each kind of flood, as a ratio in the
same run, and what the gate answered.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[2]))

from aiohttp import ClientError, ClientSession, ClientTimeout, CookieJar, TCPConnector

from tests.device.feed_table import FeedTable
from tests.network.gate_table import TurningTable, free_port

CALM_SECONDS = 5.0
SLOW, IDLE = 100, 200
JOINS = 1000
PATIENCE = ClientTimeout(total=5)
PATHS = (
    "/",
    "/me",
    "/events",
    "/enter",
    "/sit",
    "/tap",
    "/stream",
    "/healthz",
    "/no-such",
    "/../../etc/passwd",
)
RUBBISH = (
    b"", b"\xff\xfe\x00", b"{", b"[" * 5000, b"null", b"x" * 8000, b"y" * 1_000_000,
    b'{"token": "AAAAAAAAAAAAAAAAAAAAAA"}', b'{"player": "<script>alert(1)</script>"}',
    b'{"tap": "t", "verb": "pass", "about": [1, 2, 3, 4, 5, 6, 7, 8, 9]}', b'{"tap": "\\ud800", "verb": "x"}',
)  # fmt: skip
HEADERS: tuple[dict[str, str], ...] = (
    {},
    {"Host": "evil.example"},
    {"Origin": "http://evil.example"},
    {"Content-Type": "text/plain"},
    {"Cookie": "pipsight=" + "x" * 4000},
    {"Cookie": "pipsight=an-old-secret-that-was-taken-back"},
    {"Transfer-Encoding": "chunked"},
    {"X-Long": "x" * 7000},
)
Flood = Callable[[int, int], Awaitable[Counter[str]]]


def game(folder: str, pipe: Connection) -> None:
    """The game's own process: it answers each word with the turns since the last one."""
    turning = TurningTable(lambda: FeedTable(Path(folder), "upwards", ("Ada", "Ben"), ("machine", "machine")))
    pipe.send(str(turning.table.place))
    while pipe.recv():
        turns, turning.turns = turning.turns, []
        pipe.send(turns)
    turning.close()


async def bad_requests(port: int, count: int) -> Counter[str]:
    """At random from what must never work."""
    answers: Counter[str] = Counter()
    chance = random.Random(1)
    async with ClientSession(cookie_jar=CookieJar(), connector=TCPConnector(limit=50)) as http:

        async def one() -> None:
            path, body, headers = chance.choice(PATHS), chance.choice(RUBBISH), chance.choice(HEADERS)
            method = chance.choice(("GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD"))
            given = {"Origin": f"http://127.0.0.1:{port}", "Content-Type": "application/json"} | headers
            sent = None if method in {"GET", "HEAD"} else body
            try:
                url = f"http://127.0.0.1:{port}{path}"
                async with http.request(method, url, data=sent, headers=given, timeout=PATIENCE) as answer:
                    answers[str(answer.status)] += 1
            except (ClientError, TimeoutError, OSError, ValueError) as error:
                answers[type(error).__name__] += 1

        async def some() -> None:
            for _ in range(count // 50):
                await one()

        await asyncio.gather(*(some() for _ in range(50)))
    return answers


async def idle(port: int, _: int) -> Counter[str]:
    """So many connections that never ask anything; how many the gate has let go after a while."""
    open_ones = [await asyncio.open_connection("127.0.0.1", port) for _ in range(IDLE)]
    await asyncio.sleep(25)
    gone = sum(reader.at_eof() or writer.is_closing() or _is_dead(reader) for reader, writer in open_ones)
    for _reader, writer in open_ones:
        writer.close()
    return Counter({"opened": IDLE, "let go": gone})


def _is_dead(reader: asyncio.StreamReader) -> bool:
    return reader.exception() is not None


async def slow(port: int, _: int) -> Counter[str]:
    """Clients that send a byte at a time, and never come to the end of their request."""
    answers: Counter[str] = Counter()

    async def one() -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            for byte in b"POST /tap HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\n{" * 3:
                writer.write(bytes([byte]))
                await writer.drain()
                await asyncio.sleep(0.4)
        except ConnectionError:
            answers["cut off"] += 1
        finally:
            writer.close()

    with suppress(TimeoutError):
        await asyncio.wait_for(asyncio.gather(*(one() for _ in range(SLOW))), 40)
    answers["clients"] = SLOW
    return answers


async def joins(port: int, _: int) -> Counter[str]:
    """A thousand phones that show the right code, as fast as they can."""
    answers: Counter[str] = Counter()
    token = json.loads((Path(os.environ["PIPSIGHT_STATE"]) / "gate.json").read_text())["look"]
    given = {"Origin": f"http://127.0.0.1:{port}"}
    async with ClientSession(connector=TCPConnector(limit=50)) as http:

        async def one() -> None:
            body = {"token": token}
            url = f"http://127.0.0.1:{port}/enter"
            async with http.post(url, json=body, headers=given, cookies={"x": "1"}) as answer:
                answers[str(answer.status)] += 1

        for _ in range(JOINS // 50):
            await asyncio.gather(*(one() for _ in range(50)), return_exceptions=True)
    return answers


@asynccontextmanager
async def gate_for(place: str) -> AsyncIterator[int]:
    port = free_port()
    call = [sys.executable, "-m", "device", "gate", "--listen", f"127.0.0.1:{port}", "--socket", place]
    process = subprocess.Popen(call, cwd=Path(__file__).parents[2])
    try:
        async with ClientSession() as http:
            while True:
                with suppress(ClientError):
                    async with http.get(f"http://127.0.0.1:{port}/healthz"):
                        break
                await asyncio.sleep(0.1)
        yield port
        async with ClientSession() as http, http.get(f"http://127.0.0.1:{port}/healthz") as answer:
            print("after all of it the gate answers", answer.status)
        status = Path(f"/proc/{process.pid}/status").read_text()
        print("the gate's memory:", next(line for line in status.splitlines() if line.startswith("VmHWM")))
    finally:
        process.terminate()
        process.wait(10)


async def soak(count: int) -> None:
    folder = tempfile.mkdtemp()
    os.environ["PIPSIGHT_STATE"] = folder
    ours, theirs = get_context("spawn").Pipe()
    process = get_context("spawn").Process(target=game, args=(folder, theirs))
    process.start()
    async with gate_for(ours.recv()) as port:
        floods: dict[str, Flood] = {
            f"{count} bad requests": bad_requests,
            f"{IDLE} idle connections": idle,
            f"{SLOW} slow clients": slow,
            f"{JOINS} joins": joins,
        }
        for name, flood in floods.items():
            calm = await turns_of(ours, asyncio.sleep(CALM_SECONDS))
            began = time.monotonic()
            task = asyncio.ensure_future(flood(port, count))
            busy = await turns_of(ours, asyncio.wait({task}))
            ratio = median(busy) / median(calm)
            print(
                f"{name}: turn {1000 * median(calm):.2f} ms calm, {1000 * median(busy):.2f} ms then", end="; "
            )
            print(
                f"ratio {ratio:.2f}, {time.monotonic() - began:.0f} s, answers {dict(task.result())}",
                flush=True,
            )
    ours.send(None)
    process.join(10)


async def turns_of(pipe: Connection, wait: Awaitable[object]) -> list[float]:
    pipe.send("begin")
    pipe.recv()
    await wait
    pipe.send("end")
    turns: list[float] = pipe.recv()
    return turns


if __name__ == "__main__":
    asyncio.run(soak(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
