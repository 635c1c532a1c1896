"""The doctor in the service's place: a small systemctl does with the drop-in what systemd would."""

from __future__ import annotations

from pathlib import Path

import pytest

from device.checkup.as_service import ANSWER, DROP_IN, can_ask_service, examined_as_service

SYSTEMCTL = """#!/bin/sh
echo "$*" >>{root}/called
case "$1 $2" in
    "is-active --quiet") exit {inactive} ;;
    "start pipsight.service")
        program=$(sed -n 's/^ExecStart=//p' {root}/{drop_in} | tail -1)
        answer=$(sed -n 's/^StandardOutput=[a-z]*://p' {root}/{drop_in})
        # As systemd does: the file is opened for each command, here once more for the unit's ExecStopPost=.
        if grep -q '^StandardOutput=append:' {root}/{drop_in}; then
            $program >>"$answer"; true >>"$answer"
        else
            $program >"$answer"; true >"$answer"
        fi ;;
esac
"""


def with_systemctl(root: Path, monkeypatch: pytest.MonkeyPatch, *, inactive: int) -> None:
    (root / "bin").mkdir()
    command = root / "bin/systemctl"
    command.write_text(SYSTEMCTL.format(root=root, drop_in=DROP_IN, inactive=inactive))
    command.chmod(0o755)
    (root / "run/systemd/system").mkdir(parents=True)
    monkeypatch.setenv("PATH", f"{root}/bin:/usr/bin:/bin")


@pytest.mark.parametrize("inactive", [0, 3])
def test_the_unit_runs_the_doctor_once_and_is_then_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, inactive: int
) -> None:
    with_systemctl(tmp_path, monkeypatch, inactive=inactive)
    (tmp_path / ANSWER).write_text("left by a doctor that was interrupted\n")
    doctor = tmp_path / "doctor"
    doctor.write_text('#!/bin/sh\necho "seen $*"\nexit 1\n')
    doctor.chmod(0o755)
    assert examined_as_service([str(doctor), "--json"], tmp_path) == "seen --json\n"
    assert not (tmp_path / DROP_IN).exists()
    assert not (tmp_path / ANSWER).exists()
    called = (tmp_path / "called").read_text().splitlines()
    assert called[:3] == ["is-active --quiet pipsight.service", "stop pipsight.service", "daemon-reload"]
    assert called[-1] == ("reset-failed" if inactive else "start --no-block") + " pipsight.service"


def test_without_systemd_the_service_cannot_be_asked(tmp_path: Path) -> None:
    assert not can_ask_service(tmp_path)
    (tmp_path / "run/systemd/system").mkdir(parents=True)
    assert can_ask_service(tmp_path)
