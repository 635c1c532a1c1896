"""Brokers on their bad days: they refuse, are slow, have no room, or live in another year."""

from __future__ import annotations

import asyncio
import gc
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from network.broker import Topics, broker_in, connected
from network.gate.hall_line import HallLine, Outbox
from tests.network.mosquitto import Mosquitto
from tests.network.test_hall import ended, needs_broker, table, until, wall_at

needs_openssl = pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed")


@asynccontextmanager
async def slow_way(port: int, seconds: float) -> AsyncIterator[int]:
    """A line to a broker on which every packet takes its time."""
    tasks: set[asyncio.Task[None]] = set()
    writers: list[asyncio.StreamWriter] = []

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            await asyncio.sleep(seconds)
            writer.write(data)
        writer.close()

    async def came(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        writers.extend((writer, back))
        tasks.update(
            {asyncio.create_task(pass_on(reader, back)), asyncio.create_task(pass_on(there, writer))}
        )

    server = await asyncio.start_server(came, "127.0.0.1", 0)
    try:
        yield int(server.sockets[0].getsockname()[1])
    finally:
        server.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for writer in writers:
            writer.transport.abort()
        await asyncio.sleep(0)


@needs_broker
def test_a_slow_broker_gets_everything_in_the_end(tmp_path: Path) -> None:
    broker = Mosquitto(tmp_path / "broker")

    async def run() -> None:
        async with slow_way(broker.port, 0.1) as port, wall_at(broker.address) as (hall, _):
            one = table(f"mqtt://127.0.0.1:{port}", "Table 1")
            for number in range(5):
                one.line.hear(ended(number, 1, 2))
            await until(lambda: len(hall.wall.results) == 5)
            await one.cut()

    try:
        asyncio.run(run())
    finally:
        broker.stop()


@needs_broker
def test_a_broker_whose_disk_is_full_goes_on_and_is_told_anew_after_its_restart(tmp_path: Path) -> None:
    """Mosquitto cannot write what it retains: /dev/full stands for its disk."""
    broker = Mosquitto(tmp_path / "broker", more="allow_anonymous true\npersistence_file full.db\n")
    (tmp_path / "broker" / "full.db.new").symlink_to("/dev/full")

    async def run() -> None:
        one = table(broker.address, "Table 1", tmp_path / "outbox.json")
        one.line.hear(ended(1, 1, 2))
        async with wall_at(broker.address) as (hall, _):
            await until(lambda: hall.wall.results)
            broker.stop()
            await until(lambda: not one.line.is_connected)
            broker.start()
            async with wall_at(broker.address) as (again, _):
                await until(lambda: again.wall.results)
        await one.cut()

    try:
        asyncio.run(run())
    finally:
        broker.stop()


def certificates(folder: Path, begins: str, ends: str) -> tuple[Path, str]:
    """An authority and a broker's certificate from it, valid in these days (YYYYMMDDHHMMSSZ)."""
    folder.mkdir()

    def openssl(*words: str) -> None:
        subprocess.run(["openssl", *words], cwd=folder, check=True, capture_output=True)

    (folder / "ca.conf").write_text(
        "[ca]\ndefault_ca=d\n[d]\ndatabase=index\nserial=serial\nnew_certs_dir=.\ndefault_md=sha256\npolicy=p\n"
        "copy_extensions=copy\n[p]\ncommonName=supplied\n"
    )
    (folder / "index").touch()
    (folder / "serial").write_text("01")
    new = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes")
    openssl("req", "-x509", *new, "-keyout", "ca.key", "-out", "ca.pem", "-subj", "/CN=club", "-days", "3650")
    alt = ("-addext", "subjectAltName=DNS:localhost")
    openssl("req", *new, "-keyout", "key.pem", "-out", "csr.pem", "-subj", "/CN=localhost", *alt)
    signing = ("-cert", "ca.pem", "-keyfile", "ca.key", "-in", "csr.pem", "-out", "crt.pem")
    openssl("ca", "-batch", "-notext", "-config", "ca.conf", *signing, "-startdate", begins, "-enddate", ends)
    more = f"allow_anonymous true\ncertfile {folder}/crt.pem\nkeyfile {folder}/key.pem\n"
    return folder / "ca.pem", more


@needs_broker
@needs_openssl
# paho leaves the socket of a failed handshake to the garbage collector
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize(
    ("begins", "ends", "trouble"),
    [
        ("20200101000000Z", "20210101000000Z", "certificate has expired"),
        ("20900101000000Z", "20910101000000Z", "certificate is not yet valid"),
        ("20200101000000Z", "20900101000000Z", ""),
    ],
    ids=["expired", "a clock that is years behind", "good"],
)
def test_a_certificate_counts_in_its_own_days_and_results_wait_until_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begins: str, ends: str, trouble: str
) -> None:
    authority, more = certificates(tmp_path / "club", begins, ends)
    monkeypatch.setenv("SSL_CERT_FILE", str(authority))
    broker = Mosquitto(tmp_path / "broker", more=more)

    async def run() -> None:
        one = table(f"mqtts://localhost:{broker.port}", "Table 1", tmp_path / "outbox.json")
        one.line.hear(ended(1, 1, 2))
        await until(lambda: one.line.is_connected or one.line.trouble)
        assert trouble in one.line.trouble
        assert one.line.is_connected is not bool(trouble)
        await one.cut()

    try:
        asyncio.run(run())
    finally:
        broker.stop()
    gc.collect()  # what paho left behind is told here, where it is expected, and not in the next test
    assert list(Outbox(tmp_path / "outbox.json").kept) == ["1.x"]


@needs_broker
def test_the_same_table_started_twice_tells_every_result_once(tmp_path: Path) -> None:
    """Two gates with one disk and one name, as after a restart that went wrong."""
    broker = Mosquitto(tmp_path / "broker")

    def line() -> HallLine:
        outbox = Outbox(tmp_path / "outbox.json")
        return HallLine(broker_in(broker.address), "Table 1", Topics(), outbox, print, identity="same")

    async def run() -> None:
        first, second = line(), line()
        tasks = [asyncio.create_task(one.run()) for one in (first, second)]
        for one in (first, second):
            one.hear(ended(1, 1, 2))
        async with wall_at(broker.address) as (hall, _):
            await until(lambda: hall.wall.results and hall.wall.here)
            assert [(one["player"], one["played"]) for one in hall.wall.ranking()] == [("Ben", 1), ("Ada", 1)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    try:
        asyncio.run(run())
    finally:
        broker.stop()


@needs_broker
def test_whoever_writes_rubbish_to_the_hall_bothers_nobody(tmp_path: Path) -> None:
    broker = Mosquitto(tmp_path / "broker")

    async def run() -> None:
        one = table(broker.address, "Table 1")
        one.line.hear(ended(1, 1, 2))
        async with wall_at(broker.address) as (hall, _), connected(broker_in(broker.address), "x") as client:
            for topic in (
                "table/Table 1/state",
                "table/A/result/1",
                "table/B/here/x",
                "tournament",
                "announcement",
            ):
                for payload in (b"", b"\xff" * 100, b"[" * 5000, b"x" * 100_000, b'{"id": 1}'):
                    await client.publish(f"pipsight/hall/{topic}", payload, qos=1)
            await until(lambda: hall.wall.results and hall.wall.here)
            assert list(hall.wall.results) == [("Table 1", "1.x")]
            assert one.heard == []
        await one.cut()

    try:
        asyncio.run(run())
    finally:
        broker.stop()
