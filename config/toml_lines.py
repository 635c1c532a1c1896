"""TOML with the line on which each value stands, so that a mistake in a file can be told with its line."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from typing import Any

Path = tuple[str | int, ...]
"""Where a value stands: keys, and places in lists counted from 0."""
_KEY = re.compile(r"""\s*("(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z0-9_-]+)\s*""")
_STRING = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL)
_BARE = re.compile(r"[^,\]}#\n]+")
_IDLE = re.compile(r"(?:\s|#[^\n]*)*")
_AT = re.compile(r"at line (\d+)")


class NotToml(ValueError):
    """The text is no TOML from this line on."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line, self.why = line, why


@dataclass(frozen=True, slots=True)
class Written:
    """What a text says, and on which line each value of it begins."""

    values: dict[str, Any]
    lines: dict[Path, int]

    def line_of(self, path: Path) -> int:
        """The line of this value, of its first entry, or of the nearest value around it."""
        if (*path, 0) in self.lines and path not in self.lines:
            return self.lines[*path, 0]
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)


def written(text: str) -> Written:
    """The text understood; NotToml when it cannot be."""
    text = text.replace("\r\n", "\n")
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NotToml(_line_in(str(error), text), str(error)) from error
    except (RecursionError, ValueError) as error:  # nested too deep, or a number of thousands of digits
        raise NotToml(1, type(error).__name__) from error
    return Written(values, _Walk(text).lines())


def _line_in(complaint: str, text: str) -> int:
    found = _AT.search(complaint)
    return int(found[1]) if found else text.rstrip().count("\n") + 1


@dataclass(slots=True)
class _Walk:
    """Goes through a text that is known to be TOML, and notes where its values begin."""

    text: str
    at: int = 0
    found: dict[Path, int] = field(default_factory=dict)
    counts: dict[Path, int] = field(default_factory=dict)
    """How many tables of a [[list]] there are so far."""

    def lines(self) -> dict[Path, int]:
        """The line of every value."""
        inside: Path = ()
        self._skip()
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                inside = self._header()
            else:
                self._pair(inside)
            self._skip()
        return self.found

    def _skip(self) -> None:
        found = _IDLE.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def _note(self, path: Path, at: int) -> None:
        self.found.setdefault(path, self.text.count("\n", 0, at) + 1)

    def _header(self) -> Path:
        """[table] or [[list]]: a list has one table more from here on."""
        start, many = self.at, self.text.startswith("[[", self.at)
        self.at += 2 if many else 1
        path = self._known(self._keys())
        self.at = self.text.index("]", self.at) + (2 if many else 1)
        if many:
            path = (*path, self._next(path))
        self._note(path, start)
        return path

    def _next(self, path: Path) -> int:
        self.counts[path] = self.counts.get(path, -1) + 1
        return self.counts[path]

    def _known(self, keys: tuple[str, ...]) -> Path:
        """A key that names a [[list]] means its newest table."""
        path: Path = ()
        for number, key in enumerate(keys):
            path = (*path, key)
            if path in self.counts and number < len(keys) - 1:
                path = (*path, self.counts[path])
        return path

    def _keys(self) -> tuple[str, ...]:
        keys: list[str] = []
        while found := _KEY.match(self.text, self.at):
            self.at = found.end()
            keys.append(found[1].strip("\"'"))
            if self.text[self.at : self.at + 1] != ".":
                break
            self.at += 1
        return tuple(keys)

    def _pair(self, inside: Path) -> None:
        start = self.at
        path = (*inside, *self._keys())
        self._note(path, start)
        self.at = self.text.index("=", self.at) + 1
        self._skip()
        self._value(path)

    def _value(self, path: Path) -> None:
        self._note(path, self.at)
        sign = self.text[self.at : self.at + 1]
        if sign == "[":
            self._list(path)
        elif sign == "{":
            self._inline(path)
        else:
            found = _STRING.match(self.text, self.at) or _BARE.match(self.text, self.at)
            self.at = found.end() if found else self.at + 1

    def _list(self, path: Path) -> None:
        number = 0
        while self._goes_on("]"):
            self._value((*path, number))
            number += 1

    def _inline(self, path: Path) -> None:
        while self._goes_on("}"):
            self._pair(path)

    def _goes_on(self, end: str) -> bool:
        """Past the bracket or comma to the next entry, if there is one."""
        if self.text[self.at] in "[{,":
            self.at += 1
        self._skip()
        if self.text[self.at] == ",":
            return self._goes_on(end)
        if self.text[self.at] == end:
            self.at += 1
            return False
        return True
