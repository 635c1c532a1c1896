"""`pipsight update`: only a whole, newer release reaches its installer; everything else is one sentence."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

import pytest

from device.calls.bad_call import BadCall
from device.commands import update
from device.updating.machine import Machine
from tests.device.releases import release

Called = Callable[..., tuple[int, str, str]]


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A machine where Pipsight is installed, with an empty stick."""
    (tmp_path / "stick/ADA").mkdir(parents=True)
    (tmp_path / "opt").mkdir()
    return tmp_path


@pytest.fixture
def called(box: Path, capfd: pytest.CaptureFixture[str]) -> Called:
    """The command on that machine: its exit code and what it printed."""

    def call(*words: str) -> tuple[int, str, str]:
        parser = ArgumentParser()
        update.add(parser)
        args = parser.parse_args(words, Namespace(language="en", config=None))
        code = update.bring_up_to_date(args, Machine(box / "opt", (box / "stick",), user=0, room=None))
        return code, *capfd.readouterr()

    return call


def test_the_newest_release_on_a_stick_is_installed_by_its_own_installer(box: Path, called: Called) -> None:
    release(box / "stick/ADA", "98.7.0")
    release(box / "stick/ADA")
    code, out, _ = called()
    assert code == 3
    assert "Pipsight 99.0.0 is complete" in out
    assert "pipsight-99.0.0/systemd/install\n" in out


def test_looking_installs_nothing(box: Path, called: Called) -> None:
    code, out, _ = called(str(release(box)), "--look")
    assert (code, "installing" in out) == (0, False)


def test_a_release_of_which_a_byte_is_wrong_is_not_installed(box: Path, called: Called) -> None:
    path = release(box)
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)
    code, out, told = called(str(path))
    assert (code, out, told.count("\n")) == (1, "", 1)
    assert "is damaged" in told


def test_a_release_without_its_sum_is_not_installed(box: Path, called: Called) -> None:
    path = release(box)
    path.with_name(f"{path.name}.sha256").unlink()
    assert "pipsight-99.0.0.tar.gz.sha256 is not beside it" in called(str(path))[2]


@pytest.mark.parametrize("outside", ["../outside", "pipsight-99.0.0/../../outside"])
def test_nothing_is_unpacked_outside(box: Path, called: Called, outside: str) -> None:
    code, _, told = called(str(release(box, outside=outside)))
    assert (code, told.count("\n")) == (1, 1)
    assert not list(box.glob("**/outside"))


def test_an_archive_that_holds_another_version_than_its_name_says_is_refused(
    box: Path, called: Called
) -> None:
    assert "There is no Pipsight 99.0.0 inside" in called(str(release(box, inside="98.0.0")))[2]


def test_an_older_one_is_installed_only_if_asked_for(box: Path, called: Called) -> None:
    old = str(release(box, "0.0.1"))
    assert "0.0.1 is not newer than" in called(old)[2]
    assert called(old, "--older")[0] == 3


def test_an_empty_stick_no_address_and_a_missing_file_are_each_one_sentence(
    box: Path, called: Called
) -> None:
    assert "No release was found on a USB stick" in called()[2]
    assert "do not say where releases can be fetched" in called("0.9.9")[2]
    with pytest.raises(BadCall, match="does not exist"):
        called(str(box / "nowhere.tar.gz"))


def test_on_a_laptop_it_says_how_a_clone_is_brought_up_to_date(box: Path, called: Called) -> None:
    (box / "opt").rmdir()
    assert "git pull" in called(str(release(box)))[2]
