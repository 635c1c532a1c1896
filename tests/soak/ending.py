"""How long it takes to end when the system asks: `python tests/soak/ending.py 10`.

Starts games as people do, asks them to end at a random moment (SIGTERM) and prints how long that took: a game
that plays itself in a window, where dice are thrown and read in the main thread, and an evening in a window
with the simulated camera and speech. Two seconds are promised. Without a screen the window is a dummy.
"""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
CALL = ("play", "--screen", "window", "--camera", "simulated", "--game", "upwards")
KINDS = {"plays itself": ("--hands-free", "--json"), "evening": ()}
PROMISED_SECONDS = 2.0


def seconds_to_end(words: tuple[str, ...], patience: float) -> float:
    """From the signal to the end of the process, so many seconds after the first event or screen."""
    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ready:
        ready.bind(f"{folder}/ready")
        dummies = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        shown = {} if os.environ.get("DISPLAY") else dummies
        ours = {"PIPSIGHT_STATE": folder, "PYTHONPATH": str(ROOT), "NOTIFY_SOCKET": f"{folder}/ready"}
        process = subprocess.Popen(
            [sys.executable, "-m", "device", *CALL, *words],
            env={**os.environ, **shown, **ours},
            cwd=ROOT,
            stdout=subprocess.PIPE,
        )
        assert process.stdout
        _ = process.stdout.readline() if words else ready.recv(99)
        time.sleep(patience)
        began = time.monotonic()
        process.send_signal(signal.SIGTERM)
        process.communicate()
        if process.returncode != 0:
            raise SystemExit(f"it ended with {process.returncode}")
        return time.monotonic() - began


def main() -> int:
    """0 when each one ended in time."""
    longest = 0.0
    for name, words in KINDS.items():
        took = sorted(seconds_to_end(words, random.uniform(0, 5)) for _ in range(int(sys.argv[1])))
        print(f"{name}: {took[0]:.2f} to {took[-1]:.2f} s, load {os.getloadavg()[0]:.1f}")
        longest = max(longest, took[-1])
    return int(longest > PROMISED_SECONDS)


if __name__ == "__main__":
    sys.exit(main())
