"""Being asked to end: really asked, by a signal, in a process of its own."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE_SECONDS = 60.0
HANGING = """
import sys, time
from device.shutdown import asked_to_end

asked = []
with asked_to_end(lambda: asked.append(True)):
    print("playing", flush=True)
    while sys.argv[1] == "loop" or not asked:
        time.sleep(0.01)
print("closing", flush=True)
time.sleep(999)
"""


@pytest.mark.parametrize(("hanging", "said"), [("loop", ""), ("driver", "closing\n")])
def test_whoever_hangs_when_we_are_asked_to_end_is_waited_for_no_longer(hanging: str, said: str) -> None:
    """The loop itself, or a driver that is to be closed after it."""
    process = subprocess.Popen(
        [sys.executable, "-c", HANGING, hanging],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={"PYTHONPATH": str(ROOT)},
    )
    assert process.stdout
    assert process.stdout.readline() == "playing\n"
    process.send_signal(signal.SIGTERM)
    try:
        assert process.communicate(timeout=PATIENCE_SECONDS) == (said, "")
    finally:
        process.kill()
    assert process.returncode == 0
