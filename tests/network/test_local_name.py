"""By which name phones find the gate: the one that Avahi answers for, or none."""

from __future__ import annotations

import socket
import threading
from pathlib import Path

import pytest

from network.addresses import own_hosts
from network.local_name import found_name


@pytest.mark.parametrize(
    ("answer", "name"),
    [
        (b"+ 2 0 192.168.1.5 Pipsight-2.local\n", "pipsight-2.local"),
        (b"-15 Timeout reached\n", None),
        (b"+ 2 0 192.168.1.5 evil.example\n", None),
        (b"+ 2 0 192.168.1.5 <b>.local\n", None),
        (b"\xff\xfe", None),
        (b"", None),
    ],
)
def test_avahi_is_asked_which_name_leads_to_us(tmp_path: Path, answer: bytes, name: str | None) -> None:
    place, asked = tmp_path / "avahi", []
    with socket.socket(socket.AF_UNIX) as avahi:
        avahi.bind(str(place))
        avahi.listen()

        def serve() -> None:
            call, _ = avahi.accept()
            with call:
                asked.append(call.recv(100))
                call.sendall(answer)

        serving = threading.Thread(target=serve)
        serving.start()
        assert found_name("192.168.1.5", place) == name
        serving.join(5)
    assert asked == [b"RESOLVE-ADDRESS 192.168.1.5\n"]


def test_without_avahi_there_is_no_link_by_name(tmp_path: Path) -> None:
    assert found_name("192.168.1.5", tmp_path / "nowhere") is None


def test_we_answer_to_every_name_that_avahi_may_give_us() -> None:
    assert {"pipsight.local", "pipsight-2.local", "localhost"} <= own_hosts()
    assert "evil.local" not in own_hosts()
    assert "table.club.example" in own_hosts(["Table.Club.Example"]), "a proxy that was named"
