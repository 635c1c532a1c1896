"""The doctor inside the service's own sandbox: what a shell may open says little about what the service may.

For a moment the unit itself starts the doctor instead of the game, by a drop-in that lies in memory only.
"""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

SERVICE = "pipsight.service"
DROP_IN = f"run/systemd/system/{SERVICE}.d/zz-doctor.conf"
ANSWER = "run/pipsight-doctor"
SERVICE_STATE = Path("/var/lib/pipsight")
# "append", because systemd opens the file anew for ExecStopPost=, and "truncate" would then empty it.
_TEXT = """[Service]
Type=oneshot
ExecStart=
ExecStart={program}
Restart=no
WatchdogSec=0
TimeoutStartSec=180
StandardOutput=append:{answer}
StandardError=journal
"""


def can_ask_service(root: Path = Path("/")) -> bool:
    """Is there a systemd that we may tell what to start?"""
    return (root / "run/systemd/system").is_dir() and _is_writable(root / "run/systemd/system")


def examined_as_service(program: Sequence[str], root: Path = Path("/")) -> str:
    """Run this program as the service would run, and give what it printed."""
    was_active = _systemctl("is-active", "--quiet", SERVICE).returncode == 0
    drop_in, answer = root / DROP_IN, root / ANSWER
    try:
        _systemctl("stop", SERVICE)
        drop_in.parent.mkdir(parents=True, exist_ok=True)
        drop_in.write_text(_TEXT.format(program=" ".join(program), answer=answer))
        answer.unlink(missing_ok=True)
        _systemctl("daemon-reload")
        _systemctl("start", SERVICE)
        return answer.read_text() if answer.exists() else ""
    finally:
        drop_in.unlink(missing_ok=True)
        answer.unlink(missing_ok=True)
        _systemctl("daemon-reload")
        _systemctl("reset-failed", SERVICE)
        if was_active:
            _systemctl("start", "--no-block", SERVICE)


def _systemctl(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["systemctl", *words], capture_output=True, text=True, check=False)  # noqa: S603, S607


def _is_writable(folder: Path) -> bool:
    probe = folder / ".pipsight"
    try:
        probe.touch()
        probe.unlink()
    except OSError:
        return False
    return True
