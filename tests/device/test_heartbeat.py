"""What systemd hears, on a real socket."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from config.settings import load
from device.games_from_settings import lobby_for
from device.parts.heartbeat import Heartbeat
from session.evening import Evening

EVENING = Evening(lobby_for(load(), "en"))


class Systemd:
    """The other end: it listens, and it is what moves the clock and stops the camera."""

    def __init__(self, address: str) -> None:
        self.now = 1000.0
        self.camera_lives = True
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(address)
        self._socket.setblocking(False)

    def heard(self) -> list[str]:
        letters = []
        while True:
            try:
                letters.append(self._socket.recv(4096).decode())
            except BlockingIOError:
                return letters

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[Systemd]:
    listening = Systemd(str(tmp_path / "notify"))
    yield listening
    listening.close()


def heartbeat(systemd: Systemd, **environment: str) -> Heartbeat:
    return Heartbeat(lambda: systemd.camera_lives, environment, lambda: systemd.now)


def beat(heart: Heartbeat) -> None:
    heart(EVENING, ())


def test_it_is_ready_once_and_then_alive_twice_as_often_as_asked(systemd: Systemd, tmp_path: Path) -> None:
    heart = heartbeat(systemd, NOTIFY_SOCKET=str(tmp_path / "notify"), WATCHDOG_USEC="20000000")
    assert systemd.heard() == []
    beat(heart)
    beat(heart)
    assert systemd.heard() == ["READY=1", "WATCHDOG=1"]
    systemd.now += 9.9
    beat(heart)
    assert systemd.heard() == []
    systemd.now += 0.1
    beat(heart)
    assert systemd.heard() == ["WATCHDOG=1"]
    heart.close()
    assert systemd.heard() == ["STOPPING=1"]


def test_it_falls_silent_while_the_camera_thread_hangs(systemd: Systemd, tmp_path: Path) -> None:
    heart = heartbeat(systemd, NOTIFY_SOCKET=str(tmp_path / "notify"), WATCHDOG_USEC="2000000")
    systemd.camera_lives = False
    beat(heart)
    systemd.now += 60
    beat(heart)
    assert systemd.heard() == ["READY=1"]
    systemd.camera_lives = True
    beat(heart)
    assert systemd.heard() == ["WATCHDOG=1"]


def test_without_a_watchdog_one_beat_is_all(systemd: Systemd, tmp_path: Path) -> None:
    heart = heartbeat(systemd, NOTIFY_SOCKET=str(tmp_path / "notify"))
    beat(heart)
    systemd.now += 1e9
    beat(heart)
    assert systemd.heard() == ["READY=1", "WATCHDOG=1"]


def test_an_address_that_is_no_file_is_understood() -> None:
    listening = Systemd("\0pipsight-test-of-the-heartbeat")
    heartbeat(listening, NOTIFY_SOCKET="@pipsight-test-of-the-heartbeat").close()
    assert listening.heard() == ["STOPPING=1"]
    listening.close()


@pytest.mark.parametrize("environment", [{}, {"NOTIFY_SOCKET": "/nowhere/at/all"}])
def test_where_nobody_listens_nothing_happens(environment: dict[str, str]) -> None:
    heart = Heartbeat(lambda: True, environment)
    beat(heart)
    heart.close()
