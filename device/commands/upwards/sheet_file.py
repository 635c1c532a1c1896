"""A sheet of Upwards! from a file: read strictly, so that every mistake is named with its line."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, replace
from difflib import get_close_matches
from enum import StrEnum
from errno import EFBIG
from pathlib import Path
from typing import Any

from config.limited_file import content_of
from games.upwards.setup import Option
from games.upwards.sheet import METEORITE, Sheet
from words.faults import Fault
from words.sentences import Sentence, sentence, trouble

LARGEST_FILE = 64 * 1024
LARGEST_SIDE = 12
KEYS = ("option", "event_die", "bonus_rows", "grid")
SIGNS = {**{str(number): number for number in range(1, 7)}, "*": METEORITE, ".": None}


class SheetProblem(StrEnum):
    """What can be wrong with a sheet file; each has a sentence in both languages."""

    NO_FILE = "no-file"
    TOO_LARGE = "too-large"
    NOT_TEXT = "not-text"
    NOT_TOML = "not-toml"
    TOO_MUCH = "too-much"
    MISSING = "missing"
    UNKNOWN_KEY = "unknown-key"
    BAD_OPTION = "bad-option"
    BAD_EVENT_DIE = "bad-event-die"
    BAD_GRID = "bad-grid"
    EMPTY_GRID = "empty-grid"
    EMPTY_ROW = "empty-row"
    BAD_SIGN = "bad-sign"
    RAGGED = "ragged"
    TOO_WIDE = "too-wide"
    TOO_HIGH = "too-high"
    FLOATING = "floating"
    BAD_BONUS = "bad-bonus"
    BONUS_OFF = "bonus-off"
    BONUS_TWICE = "bonus-twice"


class BadSheet(Fault):
    """The file is no sheet: what is wrong, in which line (0: the file as a whole), and what was found."""

    def __init__(self, problem: SheetProblem, line: int = 0, **found: object) -> None:
        super().__init__(f"score.{problem.value}", place="", **found)
        self.problem, self.line = problem, line

    def at(self, path: Path) -> Sentence:
        """What is wrong, with the file and the line."""
        place = sentence("score.place", file=path, line=self.line) if self.line else str(path)
        return replace(self.sentence, gaps=(*self.sentence.gaps, ("place", place)))


@dataclass(frozen=True, slots=True)
class FiledSheet:
    """A sheet and what it was played for."""

    sheet: Sheet
    option: Option
    event_die: bool


def read_sheet(path: Path) -> FiledSheet:
    """The sheet in this file, or BadSheet."""
    text = _text(path)
    try:
        plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        last = text.count("\n") + 1
        raise BadSheet(SheetProblem.NOT_TOML, int(line[1]) if line else last, why=error) from error
    except (RecursionError, ValueError) as error:
        # Nested thousands of times, or a number of thousands of digits.
        raise BadSheet(SheetProblem.TOO_MUCH) from error
    return _sheet(plain, text)


def _text(path: Path) -> str:
    try:
        return content_of(path, LARGEST_FILE).decode("utf-8")
    except OSError as error:
        if error.errno == EFBIG:
            raise BadSheet(SheetProblem.TOO_LARGE, limit=LARGEST_FILE // 1024) from error
        raise BadSheet(SheetProblem.NO_FILE, why=trouble(error)) from error
    except UnicodeDecodeError as error:
        raise BadSheet(SheetProblem.NOT_TEXT, byte=error.start + 1) from error


def _sheet(plain: dict[str, Any], text: str) -> FiledSheet:
    for key in plain:
        if key not in KEYS:
            meant = get_close_matches(key, KEYS, 1)
            allowed = ", ".join(meant or KEYS)
            raise BadSheet(SheetProblem.UNKNOWN_KEY, _line_of(key, text), name=_short(key), allowed=allowed)
    for key in ("option", "grid"):
        if key not in plain:
            raise BadSheet(SheetProblem.MISSING, name=key)
    option = _option(plain["option"], text)
    event_die = plain.get("event_die", False)
    if not isinstance(event_die, bool):
        raise BadSheet(SheetProblem.BAD_EVENT_DIE, _line_of("event_die", text), found=_short(event_die))
    columns, rows = _grid(plain["grid"], text)
    bonus_rows = _bonus_rows(plain.get("bonus_rows", []), rows, text)
    return FiledSheet(Sheet(columns, rows, fields=0, bonus_rows=bonus_rows), option, event_die)


def _short(found: object) -> str:
    """What was found, short enough for one line."""
    try:
        shown = " ".join(str(found).split())
    except (RecursionError, ValueError):  # nested thousands of times, or thousands of digits
        return "…"
    return shown if len(shown) <= 40 else f"{shown[:40]}…"


def _line_of(key: str, text: str) -> int:
    """The line where a key stands; the format itself does not remember it."""
    found = re.search(rf"^[ \t\[]*[\"']?{re.escape(key)}\b", text, re.MULTILINE)
    return text.count("\n", 0, found.end()) + 1 if found else 0


def _option(given: Any, text: str) -> Option:
    if given not in tuple(Option):
        raise BadSheet(SheetProblem.BAD_OPTION, _line_of("option", text), found=_short(given))
    return Option(given)


def _grid(given: Any, text: str) -> tuple[tuple[tuple[int, ...], ...], int]:
    """The columns from the bottom up, and how many rows the sheet has."""
    first = _line_of("grid", text)
    if not isinstance(given, str):
        raise BadSheet(SheetProblem.BAD_GRID, first, found=_short(given))
    lines = _lines(given, first + _skipped_lines(text))
    if not lines:
        raise BadSheet(SheetProblem.EMPTY_GRID, first)
    if len(lines) > LARGEST_SIDE:
        raise BadSheet(SheetProblem.TOO_HIGH, lines[LARGEST_SIDE][0], found=len(lines), limit=LARGEST_SIDE)
    rows = [_row(number, line, len(lines[0][1].split())) for number, line in lines]
    return tuple(_stack(place, lines, rows) for place in range(len(rows[0]))), len(rows)


def _skipped_lines(text: str) -> int:
    """A line break right behind the opening quotes is no part of the string."""
    return 1 if re.search(r"^[ \t]*[\"']?grid[\"']?[ \t]*=[ \t]*(\"\"\"|''')\r?\n", text, re.MULTILINE) else 0


def _lines(grid: str, first: int) -> list[tuple[int, str]]:
    """The rows of the drawing with their lines in the file; blank lines around it do not matter."""
    numbered = list(enumerate(grid.split("\n"), first))
    while numbered and not numbered[-1][1].strip():
        numbered.pop()
    while numbered and not numbered[0][1].strip():
        numbered.pop(0)
    return numbered


def _row(number: int, line: str, width: int) -> list[int | None]:
    signs = line.split()
    if not signs:
        raise BadSheet(SheetProblem.EMPTY_ROW, number)
    for place, sign in enumerate(signs, 1):
        if sign not in SIGNS:
            raise BadSheet(SheetProblem.BAD_SIGN, number, sign=_short(sign), column=place)
    if len(signs) != width:
        raise BadSheet(SheetProblem.RAGGED, number, found=len(signs), wanted=width)
    if width > LARGEST_SIDE:
        raise BadSheet(SheetProblem.TOO_WIDE, number, found=width, limit=LARGEST_SIDE)
    return [SIGNS[sign] for sign in signs]


def _stack(place: int, lines: list[tuple[int, str]], rows: list[list[int | None]]) -> tuple[int, ...]:
    """One column from the bottom up; above an empty box there is nothing."""
    stack: list[int] = []
    gap = False
    for (number, line), row in zip(reversed(lines), reversed(rows), strict=True):
        written = row[place]
        if written is None:
            gap = True
        elif gap:
            raise BadSheet(SheetProblem.FLOATING, number, sign=line.split()[place], column=place + 1)
        else:
            stack.append(written)
    return tuple(stack)


def _bonus_rows(given: Any, rows: int, text: str) -> tuple[int, ...]:
    line = _line_of("bonus_rows", text)
    if not isinstance(given, list) or any(type(row) is not int for row in given):
        raise BadSheet(SheetProblem.BAD_BONUS, line, found=_short(given))
    for row in given:
        if not 1 <= row <= rows:
            raise BadSheet(SheetProblem.BONUS_OFF, line, row=row, rows=rows)
        if given.count(row) > 1:
            raise BadSheet(SheetProblem.BONUS_TWICE, line, row=row)
    return tuple(sorted(row - 1 for row in given))
