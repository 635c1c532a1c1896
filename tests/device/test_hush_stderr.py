"""While libraries are hushed, Python is still heard, and afterwards everybody is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
STORY = """
import os, sys
from device.calls.hush_stderr import hushed
with hushed():
    os.write(2, b"a library\\n")
    print("Python", file=sys.stderr)
os.write(2, b"a library again\\n")
print("Python again", file=sys.stderr)
try:
    with hushed():
        raise ValueError
except ValueError:
    os.write(2, b"and after a fall\\n")
"""


def test_only_what_python_says_is_heard_meanwhile() -> None:
    done = subprocess.run([sys.executable, "-c", STORY], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stderr == "Python\na library again\nPython again\nand after a fall\n"
