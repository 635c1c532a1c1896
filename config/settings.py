"""The settings: typed, checked, with every default in `default.toml`, over which the owner's file is laid."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal, get_type_hints

from config.check import Between, Count, OneOf, decode
from config.corners import CORNERS, Corner
from config.limited_file import content_of
from config.misfit import Misfit, MisfitKind, closest
from words.languages import LANGUAGES
from words.sentences import trouble

LARGEST_FILE = 64 * 1024
DEFAULTS = Path(__file__).with_name("default.toml")
Pin = Annotated[int, Between(2, 27, or_zero=True)]


@dataclass(frozen=True, slots=True)
class TableSettings:
    """Who speaks, who plays, how long a round may take."""

    language: Annotated[str, OneOf(("auto", *LANGUAGES))]
    names: Annotated[tuple[str, ...], Count(2, 30)]
    seconds: Annotated[int, Between(10, 600, or_zero=True)]


@dataclass(frozen=True, slots=True)
class ScreenSettings:
    """The panel and how it looks."""

    mode: Literal["auto", "window", "fullscreen", "none"]
    width: Annotated[int, Between(480, 7680)]
    height: Annotated[int, Between(400, 4320)]
    panel_width_mm: Annotated[float, Between(80, 2000)]
    rotation: Literal[0, 90, 180, 270]
    theme: Literal["light", "dark", "high-contrast"]
    text_scale: Annotated[float, Between(1.0, 2.0)]
    reduced_motion: bool
    dim_seconds: Annotated[int, Between(10, 86_400, or_zero=True)]


@dataclass(frozen=True, slots=True)
class CameraSettings:
    """Where pictures come from."""

    source: str
    width: Annotated[int, Between(320, 4608)]
    height: Annotated[int, Between(240, 2592)]
    fps: Annotated[int, Between(5, 60)]
    mains_hz: Literal[50, 60]
    keep_corner: Literal["top-left", "top-right", "bottom-left", "bottom-right", "none"]

    @property
    def corner(self) -> Corner | None:
        """Where dice are left that are kept, or None."""
        return CORNERS.get(self.keep_corner)


@dataclass(frozen=True, slots=True)
class ButtonSettings:
    """Where push buttons, lamps and the buzzer are wired; 0 is not wired."""

    pass_pin: Pin
    announce_pin: Pin
    pass_lamp_pin: Pin
    announce_lamp_pin: Pin
    seat_pins: Annotated[tuple[Pin, ...], Count(0, 6)]
    ready_pin: Pin
    reading_pin: Pin
    trouble_pin: Pin
    buzzer_pin: Pin
    panel_pins: tuple[int, ...]

    @property
    def wired(self) -> dict[str, int]:
        """Every part that is wired, by the name of its setting, with its pin."""
        singles = {name: getattr(self, name) for name in _SINGLE_PINS}
        seats = {f"seat_pins[{number}]": pin for number, pin in enumerate(self.seat_pins, 1)}
        return {name: pin for name, pin in (singles | seats).items() if pin}


_SINGLE_PINS = (
    "pass_pin",
    "announce_pin",
    "pass_lamp_pin",
    "announce_lamp_pin",
    "ready_pin",
    "reading_pin",
    "trouble_pin",
    "buzzer_pin",
)


@dataclass(frozen=True, slots=True)
class SoundSettings:
    """What is heard, and how loud."""

    volume: Annotated[int, Between(0, 100)]
    speech: Literal["off", "on-request", "always"]
    speech_volume: Annotated[int, Between(0, 100)]
    speech_words_per_minute: Annotated[int, Between(80, 300)]
    piper_de: str
    piper_en: str
    buzzer: bool


@dataclass(frozen=True, slots=True)
class PhoneSettings:
    """Whether phones may look on and sit at the table."""

    on: bool


@dataclass(frozen=True, slots=True)
class MachineSettings:
    """What Pipsight may do with the machine it runs on."""

    power_off: bool
    releases: str


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be set."""

    table: TableSettings
    screen: ScreenSettings
    camera: CameraSettings
    buttons: ButtonSettings
    sound: SoundSettings
    machine: MachineSettings
    phones: PhoneSettings
    games: Mapping[str, Any]
    """The other sections as the files have them; each belongs to a game, which checks it itself."""


def load(path: Path | None = None) -> Settings:
    """The defaults, with the owner's file laid over them."""
    usual = _parsed(DEFAULTS)
    plain = usual if path is None else _laid_over(usual, _parsed(path))
    own = get_type_hints(Settings, include_extras=True)
    del own["games"]
    games = {name: section for name, section in plain.items() if name not in own}
    _check_names([name for name in games if name not in usual], own)
    built = {name: decode(kind, plain[name], name) for name, kind in own.items()}
    _check_pins(built["buttons"])
    return Settings(**built, games=MappingProxyType(games))


def is_empty(path: Path) -> bool:
    """Does this file say nothing, so that all defaults hold?"""
    return not _parsed(path)


def _parsed(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(content_of(path, LARGEST_FILE).decode("utf-8"))
    except OSError as error:
        raise Misfit(MisfitKind.NO_FILE, str(path), trouble(error)) from error
    except UnicodeDecodeError as error:
        raise Misfit(MisfitKind.NOT_TOML, str(path), f"byte {error.start}") from error
    except tomllib.TOMLDecodeError as error:
        raise Misfit(MisfitKind.NOT_TOML, str(path), str(error)) from error
    except (RecursionError, ValueError) as error:
        # Nested thousands of times, or a number of thousands of digits.
        raise Misfit(MisfitKind.TOO_MUCH, str(path)) from error


def _laid_over(under: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    """Sections are merged key by key; lists and values are replaced whole."""
    merged = dict(under)
    for key, value in over.items():
        both = isinstance(value, dict) and isinstance(under.get(key), dict)
        merged[key] = _laid_over(under[key], value) if both else value
    return merged


def _check_names(others: Iterable[str], own: Mapping[str, Any]) -> None:
    """What nearly has one of our names is a slip of the pen, and no game's section."""
    for name in others:
        if meant := closest(name, own):
            raise Misfit(MisfitKind.UNKNOWN_KEY, name, name, ", ".join(own), meant)


def _check_pins(buttons: ButtonSettings) -> None:
    taken: dict[int, str] = {}
    for name, pin in buttons.wired.items():
        if pin in buttons.panel_pins:
            raise Misfit(MisfitKind.PIN_OF_PANEL, f"buttons.{name}", str(pin))
        if pin in taken:
            raise Misfit(MisfitKind.PIN_TWICE, f"buttons.{name}", str(pin), f"buttons.{taken[pin]}")
        taken[pin] = name
