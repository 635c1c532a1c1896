"""`./run` and `./check` on machines of every kind, with a Python on the path that only plays its part."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYTHONS = ("python3", "python3.11", "python3.12", "python3.13", "python3.14")

# Answers as ./run asks: is it new enough, can it make environments, make one, install into it.
FAKE_PYTHON = """#!/bin/bash
case "$*" in
    --version) echo "Python 3.9.2" ;;
    *version_info*) exit "$TOO_OLD" ;;
    *ensurepip*) exit "$NO_VENV" ;;
    "-m venv"*)
        venv="${@: -1}"
        mkdir -p "$venv/bin"
        cp "$0" "$venv/bin/python"
        printf '#!/bin/bash\\nprintf "<%%s>" "$@"\\n' > "$venv/bin/pipsight"
        chmod +x "$venv/bin/pipsight" ;;
    "-m pip install"*) echo "$*" >> "$INSTALLS"; echo "$PIP_SAYS"; [[ -z $PIP_SAYS ]] ;;
esac
"""


class Machine:
    """A checkout in a folder with a space in its name, and a path on which Python is a fake."""

    def __init__(self, folder: Path) -> None:
        self.checkout = folder / "a checkout"
        self.checkout.mkdir()
        for name in ("run", "pyproject.toml"):
            shutil.copy(ROOT / name, self.checkout)
        shutil.copytree(ROOT / "locks", self.checkout / "locks")
        self.tools = folder / "tools"
        self.tools.mkdir()
        for python in PYTHONS:
            (self.tools / python).write_text(FAKE_PYTHON)
            (self.tools / python).chmod(0o755)
        self.installs = folder / "installs"
        self.elsewhere = folder / "elsewhere"
        self.elsewhere.mkdir()

    def run(self, *words: str, **facts: str) -> subprocess.CompletedProcess[str]:
        environment = {
            "PATH": f"{self.tools}:/usr/bin:/bin",
            "HOME": str(self.elsewhere / "no home yet"),
            "INSTALLS": str(self.installs),
            "TOO_OLD": "0",
            "NO_VENV": "0",
            "PIP_SAYS": "",
            **facts,
        }
        command = [str(self.checkout / "run"), *words]
        return subprocess.run(
            command, env=environment, cwd=self.elsewhere, capture_output=True, text=True, check=False
        )

    def installed(self) -> int:
        """How often everything was installed: the locked packages, and then the checkout."""
        lines = self.installs.read_text().splitlines() if self.installs.exists() else []
        assert all(" --require-hashes --only-binary :all: " in line for line in lines[::2])
        assert all(" --no-index --no-deps --no-build-isolation --editable " in line for line in lines[1::2])
        return len(lines) // 2


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_the_first_start_makes_everything_and_hands_over(machine: Machine) -> None:
    started = machine.run("read", "a photo.jpg")
    assert (started.returncode, started.stdout) == (0, "<read><a photo.jpg>")
    assert started.stderr == (
        f"pipsight: first start: preparing everything in {machine.checkout}/.venv"
        " (a minute or two, needs the network once)\n"
    )


def test_the_second_start_says_nothing_and_installs_nothing(machine: Machine) -> None:
    machine.run()
    again = machine.run("doctor")
    assert (again.stdout, again.stderr, machine.installed()) == ("<doctor>", "", 1)


def test_new_dependencies_are_installed_into_the_old_environment(machine: Machine) -> None:
    machine.run()
    with (machine.checkout / "pyproject.toml").open("a") as file:
        file.write("# changed\n")
    assert (machine.run().stderr, machine.installed()) == ("", 2)
    assert (machine.run().stderr, machine.installed()) == ("", 2)
    with (machine.checkout / "locks" / "program.txt").open("a") as file:
        file.write("# changed\n")
    assert (machine.run().stderr, machine.installed()) == ("", 3)


def test_a_moved_checkout_is_installed_anew(machine: Machine, tmp_path: Path) -> None:
    machine.run()
    machine.checkout = machine.checkout.rename(tmp_path / "moved")
    assert (machine.run("read").stdout, machine.installed()) == ("<read>", 2)


def test_a_link_to_run_finds_its_checkout(machine: Machine) -> None:
    machine.run()
    link = machine.elsewhere / "run"
    link.symlink_to(machine.checkout / "run")
    started = subprocess.run([link, "read"], capture_output=True, text=True, check=True)
    assert started.stdout == "<read>"


def test_an_old_python_is_told_with_what_helps(machine: Machine) -> None:
    refused = machine.run(TOO_OLD="1")
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr == (
        "pipsight: Python 3.11 or newer is needed, but Python 3.9.2 was found."
        " This helps: sudo apt install python3 python3-venv\n"
    )


def test_a_missing_venv_package_is_told_with_what_helps(machine: Machine) -> None:
    refused = machine.run(NO_VENV="1")
    assert refused.returncode == 1
    assert refused.stderr == (
        "pipsight: python3 cannot make virtual environments. This helps: sudo apt install python3-venv\n"
    )


@pytest.mark.parametrize(
    ("pip_says", "told"),
    [
        ("NewConnectionError: [Errno -3] Temporary failure in name resolution", "the network is needed once"),
        ("after connection broken by 'ReadTimeoutError'", "the network is needed once"),
        (
            "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM",
            "what was downloaded is not what locks/ asks for",
        ),
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("error: metadata-generation-failed", "installing failed. This shows why: less "),
    ],
)
def test_a_failed_installation_is_told_in_one_sentence_and_tried_again(
    machine: Machine, pip_says: str, told: str
) -> None:
    refused = machine.run(PIP_SAYS=pip_says)
    assert refused.returncode == 1
    assert refused.stderr.splitlines()[-1].startswith(f"pipsight: {told}")
    assert machine.run("read").stdout == "<read>"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_checkout_that_cannot_be_written_is_told_with_what_helps(machine: Machine) -> None:
    machine.checkout.chmod(0o555)
    refused = machine.run()
    machine.checkout.chmod(0o755)
    assert refused.returncode == 1
    assert "cannot be written to. This helps: cp -r " in refused.stderr


@pytest.mark.skipif(shutil.which("shellcheck") is None, reason="shellcheck is not installed")
def test_the_scripts_pass_shellcheck() -> None:
    scripts = ["run", "check", ".ci/run"]
    checked = subprocess.run(
        ["shellcheck", "-x", *scripts], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert checked.stdout == ""
