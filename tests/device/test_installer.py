"""The installer and its units, as far as they can be tried without changing the machine."""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from config.settings import load

SYSTEMD = Path(__file__).parents[2] / "systemd"
UNIT = (SYSTEMD / "pipsight.service").read_text()
MOST_EXPOSED = 1.0
needs_analyze = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")


def codename() -> str:
    try:
        return platform.freedesktop_os_release().get("VERSION_CODENAME", "")
    except OSError:
        return ""


def install(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [SYSTEMD / "install", *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )


def files(folder: Path) -> list[Path]:
    return sorted(folder.iterdir()) if folder.is_dir() else []


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ("--dry-run", "--hurry"),
            "'--hurry' is not known. Allowed: --dry-run, --uninstall, --uninstall --purge.",
        ),
        (("--dry-run", "--purge"), "--purge removes saved games and belongs to --uninstall: "),
    ],
)
def test_a_wrong_call_is_one_sentence(words: tuple[str, ...], told: str) -> None:
    refused = install(*words)
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (1, "", 1)
    assert refused.stderr.startswith(f"pipsight: {told}")


@pytest.mark.skipif(codename() not in {"trixie", "bookworm"}, reason="this is another system")
@pytest.mark.skipif(shutil.which("systemctl") is None, reason="systemd is not installed")
def test_a_dry_run_shows_every_step_and_changes_nothing() -> None:
    watched = [
        Path("/opt"),
        Path("/etc"),
        Path("/var/lib"),
        Path("/etc/systemd/system"),
        Path("/usr/local/bin"),
    ]
    before = [files(folder) for folder in watched]
    shown = install("--dry-run")
    assert (shown.returncode, shown.stderr) == (0, "")
    commands = [line.split()[0] for line in shown.stdout.splitlines() if line.startswith("    ")]
    assert {"apt-get", "groupadd", "usermod", "cp", "install", "systemctl"} <= set(commands)
    assert "--no-install-recommends" in shown.stdout
    lock = "program-bookworm.txt" if codename() == "bookworm" else "program.txt"
    assert (
        f" --require-hashes --only-binary :all: --requirement /opt/pipsight/versions/new/locks/{lock}\n"
        in shown.stdout
    )
    assert " --no-index --no-deps " in shown.stdout
    assert [files(folder) for folder in watched] == before


@pytest.mark.skipif(codename() not in {"trixie", "bookworm"}, reason="this is another system")
@pytest.mark.skipif(shutil.which("systemctl") is None, reason="systemd is not installed")
def test_a_dry_run_before_the_first_update_calls_no_package_missing(tmp_path: Path) -> None:
    (tmp_path / "lists").mkdir()
    (tmp_path / "apt.conf").write_text(f'Dir::State::lists "{tmp_path}/lists";\n')
    shown = install("--dry-run", APT_CONFIG=str(tmp_path / "apt.conf")).stdout
    assert "not to be had" not in shown
    (line,) = [line for line in shown.splitlines() if "apt-get install" in line]
    assert line.endswith("libgles2 python3-lgpio python3-picamera2")


def test_uninstalling_leaves_saved_games_unless_told_otherwise() -> None:
    assert "/var/lib/pipsight) stay." in install("--dry-run", "--uninstall").stdout
    assert "rm -rf /etc/pipsight /var/lib/pipsight" not in install("--dry-run", "--uninstall").stdout
    assert "rm -rf /etc/pipsight /var/lib/pipsight" in install("--dry-run", "--uninstall", "--purge").stdout


def test_the_settings_of_the_box_are_settings() -> None:
    settings = load(SYSTEMD / "settings.toml")
    assert (settings.screen.mode, settings.camera.source) == ("fullscreen", "pi")


def test_installer_and_unit_speak_of_the_same_user_groups_and_places() -> None:
    script = (SYSTEMD / "install").read_text()
    assert set(re.findall(r"^(?:User|Group)=(.*)$", UNIT, re.MULTILINE)) == {"pipsight"}
    (wanted,) = re.findall(r"^SupplementaryGroups=(.*)$", UNIT, re.MULTILINE)
    assert f"readonly groups=({wanted})\n" in script
    assert "ExecStart=/opt/pipsight/current/.venv/bin/pipsight play\n" in UNIT
    assert "home=/opt/pipsight\n" in script
    assert "point $link $home/current/.venv/bin/pipsight\n" in script


def listed(key: str) -> set[str]:
    """All words of this key in the unit, which may stand there more than once."""
    return {word for line in re.findall(rf"^{key}=(.*)$", UNIT, re.MULTILINE) for word in line.split()}


IN_THE_KERNEL = {"char-dma_heap", "char-input", "char-gpiochip"}
DRIVERS = {"char-video4linux": "videodev", "char-media": "mc", "char-drm": "drm", "char-alsa": "snd"}


def test_no_kind_of_device_is_asked_for_before_its_driver_is_there() -> None:
    """systemd resolves the names of the kinds when the unit starts; one that comes later stays forbidden."""
    allowed = {word for word in listed("DeviceAllow") if word.startswith("char-")}
    assert allowed == IN_THE_KERNEL | DRIVERS.keys()
    loaded = {f"modprobe@{driver}.service" for driver in DRIVERS.values()}
    assert loaded <= listed("Wants")
    assert loaded <= listed("After")


def test_what_is_plugged_in_later_is_heard_of_and_still_there_is_no_network() -> None:
    """udev's news come by netlink and do not reach a network namespace of its own."""
    assert listed("PrivateNetwork") <= {"no"}
    assert listed("RestrictAddressFamilies") == {"AF_UNIX", "AF_NETLINK"}
    assert listed("IPAddressDeny") == {"any"}


def test_the_panel_is_painted_with_the_library_that_the_installer_brings() -> None:
    assert "SDL_RENDER_DRIVER=opengles2" in listed("Environment")
    assert " libgles2\n" in (SYSTEMD / "install").read_text()


def test_the_login_prompt_comes_back_when_the_service_ends() -> None:
    for key in ("Conflicts", "OnSuccess", "OnFailure"):
        assert "getty@tty1.service" in listed(key)


def test_the_service_never_takes_all_the_memory() -> None:
    (share,) = re.findall(r"^MemoryMax=(\d+)%$", UNIT, re.MULTILINE)
    assert 50 <= int(share) < 100


@needs_analyze
def test_the_service_is_shut_tight() -> None:
    told = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", SYSTEMD / "pipsight.service"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    exposure = re.search(r"Overall exposure level for pipsight.service: ([0-9.]+)", told)
    assert exposure
    assert float(exposure[1]) <= MOST_EXPOSED


@needs_analyze
def test_systemd_has_nothing_to_say_against_the_unit(tmp_path: Path) -> None:
    """Only the program is replaced by one that exists here."""
    unit = tmp_path / "pipsight.service"
    unit.write_text(re.sub(r"(?m)^ExecStart=.*$", "ExecStart=/bin/true", UNIT))
    verified = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", unit], capture_output=True, text=True, check=False
    )
    about_us = [line for line in verified.stderr.splitlines() if "pipsight" in line]
    assert (verified.returncode, about_us) == (0, [])


@pytest.mark.skipif(shutil.which("shellcheck") is None, reason="shellcheck is not installed")
@pytest.mark.parametrize("script", ["systemd/install", "tests/virtual_pi/build"])
def test_the_scripts_pass_shellcheck(script: str) -> None:
    checked = subprocess.run(
        ["shellcheck", "--format=json", SYSTEMD.parent / script], capture_output=True, text=True, check=False
    )
    assert json.loads(checked.stdout) == []
