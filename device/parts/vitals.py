"""How the machine itself does, as the kernel tells: its voltage and its heat. A laptop may tell neither."""

from __future__ import annotations

from pathlib import Path

SLOWS_DOWN_CELSIUS = 80
"""From here on a Raspberry Pi slows itself down."""


def has_low_voltage(root: Path = Path("/")) -> bool | None:
    """Was the voltage too low since the machine started? None where nobody measures it."""
    for sensor in (root / "sys/class/hwmon").glob("hwmon*"):
        if _text_in(sensor / "name") == "rpi_volt":
            return _text_in(sensor / "in0_lcrit_alarm") == "1"
    return None


def celsius(root: Path = Path("/")) -> int | None:
    """The processor's heat; None where nobody measures it."""
    text = _text_in(root / "sys/class/thermal/thermal_zone0/temp")
    return int(text) // 1000 if text.removeprefix("-").isdigit() else None


def _text_in(file: Path) -> str:
    try:
        return file.read_text().strip()
    except OSError:
        return ""
