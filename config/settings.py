"""The settings: typed, checked, with every default in `default.toml`, over which the owner's file is laid."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

from config.check import BadSetting, Between, Count, Problem, build
from config.corners import CORNERS, Corner
from config.limited_file import content_of

LARGEST_FILE = 64 * 1024
DEFAULTS = Path(__file__).with_name("default.toml")
Pin = Annotated[int, Between(2, 27, or_zero=True)]


@dataclass(frozen=True, slots=True)
class TableSettings:
    """Who speaks, who plays, how long a round may take."""

    language: Literal["auto", "de", "en"]
    names: Annotated[tuple[str, ...], Count(2, 30)]
    seconds: Annotated[int, Between(10, 600, or_zero=True)]


@dataclass(frozen=True, slots=True)
class ScreenSettings:
    """The panel and how it looks."""

    mode: Literal["auto", "window", "fullscreen", "none"]
    width: Annotated[int, Between(640, 7680)]
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
class MachineSettings:
    """What Pipsight may do with the machine it runs on."""

    power_off: bool


@dataclass(frozen=True, slots=True)
class BlockSettings:
    """One block of Upwards!' third scoring option."""

    name: str
    points: Annotated[int, Between(1, 99)]
    shape: Annotated[tuple[str, ...], Count(1, 12)]


EventFace = Literal["meteorite", "extra-reserve", "bonus-row", "plus-minus", "minus", "no-effect"]


@dataclass(frozen=True, slots=True)
class UpwardsSettings:
    """Upwards!: the sheet, the event die and the house rules."""

    option: Literal["same", "snake", "blocks"]
    event_die: bool
    columns: Annotated[int, Between(1, 12)]
    rows: Annotated[int, Between(1, 12)]
    reserve: Annotated[int, Between(0, 12)]
    extra_reserve: Annotated[int, Between(0, 12)]
    event_faces: Annotated[tuple[EventFace, ...], Count(6, 6)]
    full_grid_ends: bool
    blocks: Annotated[tuple[BlockSettings, ...], Count(0, 9)]


@dataclass(frozen=True, slots=True)
class BeamSettings:
    """Beam me up: the boards and the house rules."""

    downgrade: bool
    separate_head_start: bool
    free_to_waive: bool
    boards: Annotated[tuple[str, ...], Count(0, 4)]
    """Each a drawing, checked by the game itself; none: the game's own four boards."""


@dataclass(frozen=True, slots=True)
class NumberloorSettings:
    """Numberloor: the level, and what is in the box (for simulated players only)."""

    level: Literal["beginners", "experienced", "pro"]
    floors: Annotated[int, Between(1, 20)]
    nights: Annotated[int, Between(0, 19)]
    numbers: Annotated[tuple[int, ...], Count(3, 9)]
    blue: Annotated[tuple[int, ...], Count(0, 3)]
    neighbours: Annotated[int, Between(0, 20)]
    even: Annotated[int, Between(0, 20)]
    odd: Annotated[int, Between(0, 20)]
    skip: Annotated[int, Between(0, 20)]


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be set."""

    table: TableSettings
    screen: ScreenSettings
    camera: CameraSettings
    buttons: ButtonSettings
    sound: SoundSettings
    machine: MachineSettings
    upwards: UpwardsSettings
    beam_me_up: BeamSettings
    numberloor: NumberloorSettings


def load(path: Path | None = None) -> Settings:
    """The defaults, with the owner's file laid over them."""
    plain = _parsed(DEFAULTS)
    if path is not None:
        plain = _laid_over(plain, _parsed(path))
    settings: Settings = build(Settings, plain, "")
    _check_pins(settings.buttons)
    for number, block in enumerate(settings.upwards.blocks, 1):
        _check_shape(block, f"upwards.blocks[{number}].shape")
    return settings


def is_empty(path: Path) -> bool:
    """Does this file say nothing, so that all defaults hold?"""
    return not _parsed(path)


def _parsed(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(content_of(path, LARGEST_FILE).decode("utf-8"))
    except OSError as error:
        raise BadSetting(Problem.NO_FILE, str(path), error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise BadSetting(Problem.NOT_TOML, str(path), f"byte {error.start}") from error
    except tomllib.TOMLDecodeError as error:
        raise BadSetting(Problem.NOT_TOML, str(path), str(error)) from error
    except (RecursionError, ValueError) as error:
        # Nested thousands of times, or a number of thousands of digits.
        raise BadSetting(Problem.TOO_MUCH, str(path)) from error


def _laid_over(under: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    """Sections are merged key by key; lists and values are replaced whole."""
    merged = dict(under)
    for key, value in over.items():
        both = isinstance(value, dict) and isinstance(under.get(key), dict)
        merged[key] = _laid_over(under[key], value) if both else value
    return merged


def _check_pins(buttons: ButtonSettings) -> None:
    taken: dict[int, str] = {}
    for name, pin in buttons.wired.items():
        if pin in buttons.panel_pins:
            raise BadSetting(Problem.PIN_OF_PANEL, f"buttons.{name}", str(pin))
        if pin in taken:
            raise BadSetting(Problem.PIN_TWICE, f"buttons.{name}", str(pin), f"buttons.{taken[pin]}")
        taken[pin] = name


def _check_shape(block: BlockSettings, place: str) -> None:
    """A block is drawn with # and . and hangs together by its edges."""
    cells = {
        (row, column)
        for row, line in enumerate(block.shape)
        for column, sign in enumerate(line)
        if sign == "#"
    }
    strange = set("".join(block.shape)) - {"#", "."}
    if strange or not cells or not _is_connected(cells):
        raise BadSetting(Problem.BAD_SHAPE, place, " / ".join(block.shape))


def _is_connected(cells: set[tuple[int, int]]) -> bool:
    reached, edge = set[tuple[int, int]](), [min(cells)]
    while edge:
        row, column = edge.pop()
        reached.add((row, column))
        around = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
        edge += (around & cells) - reached
    return reached == cells
