"""The installer with the power cut before every single command, in a small machine made of folders."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

SYSTEMD = Path(__file__).parents[2] / "systemd"
REAL = ("install", "mv", "ln", "mkdir", "find", "rm", "chmod", "mktemp")
"""Commands that do here what they do anywhere."""
PRETENDED = (
    *("apt-get", "apt-cache", "chown", "cp", "dpkg", "getent", "groupadd"),
    *("sleep", "sync", "systemctl", "useradd", "usermod"),
)
COMMAND = """#!/bin/bash
name=${0##*/}
case $name in
    apt-* | chown | dpkg | getent | group* | user*) ;; # nothing of ours can be half done there
    *) echo "$name $*" >>"$LOG" && mapfile -t called <"$LOG" ;;
esac
((${#called[@]} != CUT)) || kill -KILL 0
case "$name $*" in
    "dpkg --print-architecture") echo arm64 ;;
    "apt-get indextargets"*) echo lists ;;
    "systemctl --version") echo "systemd 257" ;;
    "systemctl is-active "*) echo "$COMES_UP" ;;
    "python -m venv"*) mkdir -p "${@: -1}/bin" && ln -s "$0" "${@: -1}/bin/python" ;;
    "cp -a "*) PATH=$REAL_PATH exec cp "$@" ;;
    *" -m pip "*) python pip-goes-on && : >"${0%/bin/*}/whole" ;;
    *) PATH=$REAL_PATH; [[ " $REAL " != *" $name "* ]] || exec "$name" "$@" ;;
esac
"""
"""One program under all names: notes that it was called, and may be where the power fails."""


class Machine:
    """A system in a folder, with the installer rewritten to stay inside it."""

    def __init__(self, root: Path) -> None:
        self.home, self._log = root / "opt/pipsight", root / "log"
        self._commands = root / "bin"
        for folder in ("bin", "etc/systemd/system", "opt", "usr/local/bin", "clone/systemd"):
            (root / folder).mkdir(parents=True)
        command = self._commands / "python"
        command.write_text(COMMAND)
        command.chmod(0o755)
        for name in (*REAL, *PRETENDED):
            (self._commands / name).symlink_to(command)
        (root / "etc/os-release").write_text("VERSION_CODENAME=trixie\n")
        for file in (file for file in SYSTEMD.iterdir() if file.suffix):
            text = file.read_text().replace("/opt/", f"{root}/opt/")
            (root / "clone/systemd" / file.name).write_text(text)
        self._script = root / "clone/systemd/install"
        self._script.write_text(_inside(root, (SYSTEMD / "install").read_text()))
        self.unit = root / "etc/systemd/system/pipsight.service"
        self.state, self._running = root / "var/lib/pipsight", root / "run/systemd/system"

    def run_systemd(self) -> None:
        """From now on services are started, too."""
        self._running.mkdir(parents=True)

    def install(self, cut: int = 0) -> bool:
        """Run it to its end or, where it comes so far, until the power fails at this command."""
        ended = self.call(cut=cut)
        assert ended.stderr == ""
        assert ended.returncode in ({0, -signal.SIGKILL} if cut else {0})
        return ended.returncode == 0

    def call(self, *words: str, cut: int = 0, comes_up: str = "active") -> subprocess.CompletedProcess[str]:
        """Whatever comes of it; `comes_up` is what systemd says of the new version."""
        self._log.write_text("")
        path = os.environ["PATH"]
        environment = {
            "CUT": str(cut or -1),
            "COMES_UP": comes_up,
            "LOG": str(self._log),
            "REAL_PATH": path,
            "REAL": " ".join(REAL),
        }
        return subprocess.run(
            ["/bin/bash", self._script, *words],
            env={**environment, "PATH": f"{self._commands}:{path}"},
            capture_output=True,
            text=True,
            check=False,
            start_new_session=True,
        )

    def start(self, comes_up: str) -> None:
        """The power is back, and systemd starts what there is for it to start."""
        if (self.home / "on-trial").exists() and (self.unit.parent / "pipsight-trial.service").exists():
            self.call("--end-trial", comes_up=comes_up)

    def called(self) -> list[str]:
        """What the last installation called, in order."""
        return self._log.read_text().splitlines()

    def wipe(self) -> None:
        """As if nothing of ours had ever been here."""
        shutil.rmtree(self.home, ignore_errors=True)
        self.unit.unlink(missing_ok=True)

    def started_by_unit(self) -> Path | None:
        """The environment that the unit would start, if there is a unit."""
        if not self.unit.exists():
            return None
        (line,) = [line for line in self.unit.read_text().splitlines() if line.startswith("ExecStart=")]
        return Path(line.removeprefix("ExecStart=").split()[0]).parents[1]


def _inside(root: Path, script: str) -> str:
    script = script.replace("/usr/bin/python3", "python").replace("-o $user -g $user", "")
    script = script.replace("$EUID -eq 0", "yes").replace("patience=120", "patience=4")
    for place in ("/opt/", "/etc/", "/var/lib/", "/usr/local/", "/run/systemd"):
        script = script.replace(place, f"{root}{place}")
    return script


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def cuts(machine: Machine, before: Callable[[], None]) -> Iterator[int]:
    """The power fails at each command once; each time it begins `before` that installation."""
    for cut in count(1):
        before()
        if machine.install(cut):
            assert cut > len(REAL)
            return
        yield cut


def test_a_first_installation_that_was_cut_anywhere_is_made_good_by_the_next(machine: Machine) -> None:
    for cut in cuts(machine, machine.wipe):
        started = machine.started_by_unit()
        assert started is None or (started / "whole").exists(), cut
        machine.install()
        assert (machine.home / "current/.venv/whole").exists(), cut
        assert len(list((machine.home / "versions").iterdir())) <= 2, cut


def test_an_upgrade_that_was_cut_anywhere_leaves_the_old_version_or_the_new_one(machine: Machine) -> None:
    machine.install()
    for cut in cuts(machine, lambda: None):
        started = machine.started_by_unit()
        assert started, cut
        assert (started / "whole").exists(), cut


def test_the_version_of_01_stays_until_the_unit_no_longer_starts_it(machine: Machine) -> None:
    old = machine.home / ".venv"

    def as_01_left_it() -> None:
        machine.wipe()
        old.mkdir(parents=True)
        (old / "whole").touch()
        machine.unit.write_text(f"ExecStart={old}/bin/pipsight play\n")

    for cut in cuts(machine, as_01_left_it):
        started = machine.started_by_unit()
        assert started, cut
        assert (started / "whole").exists(), cut
    machine.install()
    assert not old.exists()
    assert (machine.home / "current/.venv/whole").exists()


def test_everything_is_on_the_card_before_it_becomes_current(machine: Machine) -> None:
    machine.install()
    called = machine.called()
    (switch,) = [number for number, line in enumerate(called) if line.endswith("/current")]
    assert called[switch - 2] == "sync "
    assert "sync " in called[switch + 1 :]


def test_a_new_version_that_does_not_come_up_gives_way_to_the_one_before_with_its_games(
    machine: Machine,
) -> None:
    machine.run_systemd()
    machine.install()
    (machine.state / "games.sqlite").write_text("an evening")
    before, unit = (machine.home / "current").resolve(), machine.unit.read_text()
    machine.unit.write_text(f"{unit}# as the version before had it\n")
    refused = machine.call(comes_up="activating")
    assert refused.returncode == 3
    assert refused.stderr.count("\n") == 1
    assert "the one before is in use again" in refused.stderr
    assert (machine.home / "current").resolve() == before
    assert machine.unit.read_text().endswith("# as the version before had it\n")
    assert (machine.state / "games.sqlite").read_text() == "an evening"


def test_going_back_brings_back_all_units_and_takes_away_what_was_new(machine: Machine) -> None:
    machine.run_systemd()
    machine.install()
    (machine.unit.parent / "pipsight-gate.service").write_text("as the version before had it\n")
    (machine.unit.parent / "pipsight-update.path").unlink()
    before = texts(machine.unit.parent)
    assert machine.call(comes_up="failed").returncode == 3
    assert texts(machine.unit.parent) == before


def texts(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text() for file in folder.rglob("*") if file.is_file()}


def test_a_bad_version_does_not_stay_wherever_the_power_fails(machine: Machine) -> None:
    """Also while it is waited for, and while the one before is brought back."""
    machine.run_systemd()
    machine.install()
    first = first_call(machine, "cp -a ")  # until then nothing of the version in use is touched
    new_unit = machine.unit.with_name("pipsight-trial.service")
    new_unit.unlink()
    (machine.state / "games.sqlite").write_text("an evening")
    before, units = (machine.home / "current").resolve(), texts(machine.unit.parent)
    for cut in count(first):
        new_unit.unlink(missing_ok=True)  # as until 0.2
        ended = machine.call(cut=cut, comes_up="failed")
        machine.start("active" if (machine.home / "current").resolve() == before else "failed")
        assert (machine.home / "current").resolve() == before, cut
        assert texts(machine.state)["games.sqlite"] == "an evening", cut
        if ended.returncode == 3:
            break
    assert cut > first
    assert texts(machine.unit.parent) == units


def test_a_good_version_stays_though_the_power_failed_while_it_was_waited_for(machine: Machine) -> None:
    machine.run_systemd()
    machine.install()
    before = (machine.home / "current").resolve()
    machine.call(comes_up="failed", cut=first_call(machine, "systemctl is-active"))
    machine.start("active")
    assert (machine.home / "current").resolve() != before
    assert not (machine.home / "on-trial").is_symlink()


def first_call(machine: Machine, command: str) -> int:
    """Which call of an upgrade this is, counted from one."""
    machine.install()
    return next(number for number, line in enumerate(machine.called(), 1) if line.startswith(command))


def test_a_new_version_that_comes_up_stays_and_the_games_are_there_twice(machine: Machine) -> None:
    machine.run_systemd()
    machine.install()
    (machine.state / "games.sqlite").write_text("an evening")
    before = (machine.home / "current").resolve()
    machine.install()
    assert (machine.home / "current").resolve() != before
    copy = machine.state.with_name("pipsight-before") / "games.sqlite"
    assert [file.read_text() for file in (machine.state / "games.sqlite", copy)] == ["an evening"] * 2
