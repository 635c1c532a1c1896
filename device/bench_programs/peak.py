"""How large this program has been."""

from __future__ import annotations

from pathlib import Path


def peak_kilobytes() -> int:
    """The most memory so far, as Linux has it."""
    return int(Path("/proc/self/status").read_text().split("VmHWM:")[1].split()[0])
