"""The doctor's checks: each looks at one part and says what it found and what would help."""

from __future__ import annotations

from collections.abc import Callable

from device.checkup import hardware, machine, taught
from device.checkup.finding import Finding, Patient

__all__ = ["CHECKS", "Finding", "Patient"]

CHECKS: tuple[Callable[[Patient], Finding], ...] = (
    hardware.camera,
    hardware.light,
    taught.learned,
    hardware.screen,
    hardware.touch,
    hardware.buttons,
    hardware.lamps,
    hardware.sound,
    hardware.speech,
    machine.storage,
    machine.clock,
    machine.power,
    machine.heat,
    machine.settings,
    machine.games,
)
