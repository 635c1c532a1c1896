"""The pins of a Raspberry Pi, through gpiozero, which nothing else imports. A laptop has none."""

from __future__ import annotations

import logging
import os
import tempfile
import warnings
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from config.settings import ButtonSettings
from device.parts.buttons import Named
from device.parts.lamps import Status
from games.events import Key
from words.phrases import Language, phrase

_log = logging.getLogger(__name__)
Part = Callable[[int], Any]
Name = TypeVar("Name")


def has_pins() -> bool:
    """Is this a machine with pins? Asked first, because gpiozero takes a while to find out."""
    return any(Path(device).exists() for device in ("/dev/gpiochip0", "/dev/gpiomem"))


def wired_buttons(settings: ButtonSettings, language: Language) -> dict[Named, Any]:
    """The buttons that work: each between its pin and ground, with every edge reported as it comes."""
    pins: dict[Named, int] = {Key.PASS: settings.pass_pin, Key.ANNOUNCE: settings.announce_pin}
    pins |= dict(enumerate(settings.seat_pins))
    return _wired(_gpiozero().Button, pins, language)


def wired_lamps(settings: ButtonSettings, language: Language) -> dict[Key, Any]:
    """The lamps in the buttons that work."""
    pins = {Key.PASS: settings.pass_lamp_pin, Key.ANNOUNCE: settings.announce_lamp_pin}
    return _wired(_gpiozero().LED, pins, language)


def wired_status(settings: ButtonSettings, language: Language) -> dict[Status, Any]:
    """The status lamps that work."""
    pins = {
        Status.READY: settings.ready_pin,
        Status.READING: settings.reading_pin,
        Status.TROUBLE: settings.trouble_pin,
    }
    return _wired(_gpiozero().LED, pins, language)


def wired_buzzer(settings: ButtonSettings, language: Language) -> Any:
    """The buzzer, or None."""
    return _wired(_gpiozero().Buzzer, {0: settings.buzzer_pin}, language).get(0)


def _wired(part: Part, pins: Mapping[Name, int], language: Language) -> dict[Name, Any]:
    opened = {name: _opened(part, pin, language) for name, pin in pins.items() if pin}
    return {name: device for name, device in opened.items() if device is not None}


def _opened(part: Part, pin: int, language: Language) -> Any:
    """One device, or None: a pin that cannot be had must not keep people from playing."""
    try:
        with warnings.catch_warnings(action="ignore"):
            return part(pin)
    except Exception as error:  # lgpio raises errors of its own, which exist only where lgpio does
        _log.warning("%s", phrase(language, "buttons.pin-failed", pin=pin, why=error))
        return None


def give_back(part: Any) -> None:
    """Let go of a pin; one that does not want to be let go is the kernel's to free when we end."""
    with suppress(Exception):  # lgpio's own errors again
        part.close()


def _gpiozero() -> Any:
    # lgpio makes a pipe in the current directory, which may be read-only, unless it is told a better place.
    os.environ.setdefault("LG_WD", tempfile.gettempdir())
    import gpiozero  # noqa: PLC0415 - a fifth of a second that only machines with pins should spend

    return gpiozero
