"""A real Mosquitto on loopback, started and stopped by the test; its files lie in the test's own folder."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from pathlib import Path

from tests.network.gate_table import free_port

MOSQUITTO = shutil.which("mosquitto") or shutil.which("mosquitto", path="/usr/sbin:/usr/local/sbin")
PASSWORDS = shutil.which("mosquitto_passwd")


class Mosquitto:
    """One broker that keeps what is retained, so that it can be restarted."""

    def __init__(self, folder: Path, *, more: str = "allow_anonymous true\n", keeps: bool = True) -> None:
        self.port, self._folder = free_port(), folder
        folder.mkdir(parents=True, exist_ok=True)
        kept = f"persistence true\npersistence_location {folder}/\nautosave_interval 1\n" if keeps else ""
        self._settings = folder / "mosquitto.conf"
        self._settings.write_text(
            f"listener {self.port} 127.0.0.1\n{kept}max_queued_messages 0\nmax_inflight_messages 0\n"
            f"{more}user root\n"
        )
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"mqtt://127.0.0.1:{self.port}"

    def start(self) -> None:
        assert MOSQUITTO
        log = (self._folder / "log.txt").open("ab")
        self._process = subprocess.Popen([MOSQUITTO, "-c", str(self._settings)], stdout=log, stderr=log)
        log.close()
        ends = time.monotonic() + 20
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            assert time.monotonic() < ends, (self._folder / "log.txt").read_text()
            time.sleep(0.02)

    def stop(self) -> None:
        if self._process:
            self._process.terminate()
            self._process.wait(20)
            self._process = None
