"""Single values of a game file, each checked: what does not fit is a mistake, and the reading goes on."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, TypeVar

from config.misfit import closest, shown
from config.toml_lines import Path, Written
from games.one_file.mistakes import Mistake, MistakeKind
from games.one_file.plan import Words
from games.one_file.slips import IN_GERMAN
from words.languages import LANGUAGES

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)
Check = Callable[["FileReader", Any, Path], Any]


class Wrong(Exception):
    """This value cannot be used; the mistake is noted already."""


@dataclass(slots=True)
class FileReader:
    """What was written, and the mistakes that were found in it so far."""

    text: Written
    mistakes: list[Mistake] = field(default_factory=list)

    def note(
        self, problem: MistakeKind, path: Path, found: str = "", allowed: str = "", meant: str = ""
    ) -> None:
        """One mistake more."""
        key = next((part for part in reversed(path) if isinstance(part, str)), "")
        self.mistakes.append(Mistake(self.text.line_of(path), problem, key, found, allowed, meant))

    def wrong(
        self, problem: MistakeKind, path: Path, found: Any = "", allowed: str = "", meant: str = ""
    ) -> Wrong:
        """The same, for a value that is no use."""
        self.note(problem, path, shown(found) if found != "" else "", allowed, meant)
        return Wrong()

    def _unknown(self, path: Path, key: str, checks: dict[str, Check]) -> None:
        """A key that nobody knows: the one that was meant, or all that there are."""
        translated = (word for word in IN_GERMAN.get(key.lower(), ()) if word in checks)
        meant = next(translated, None) or closest(key.lower(), checks)
        kind = MistakeKind.MISSPELT if meant else MistakeKind.UNKNOWN_KEY
        self.note(kind, path, key[:40], meant or ", ".join(checks), meant)

    def table(self, plain: Any, path: Path, checks: dict[str, Check]) -> dict[str, Any]:
        """Every known key of a table; unknown ones are mistakes, and so is what does not fit."""
        if not isinstance(plain, dict):
            raise self.wrong(MistakeKind.NEED_TABLE, path, plain)
        read: dict[str, Any] = {}
        for key, value in plain.items():
            if key not in checks:
                self._unknown((*path, key), key, checks)
                continue
            try:
                read[key] = checks[key](self, value, (*path, key))
            except Wrong:
                continue
        return read


def number(low: int, high: int) -> Check:
    """A whole number from low to high."""

    def check(reader: FileReader, plain: Any, path: Path) -> int:
        if type(plain) is not int:
            raise reader.wrong(MistakeKind.NEED_NUMBER, path, plain, f"{low}–{high}")
        if not low <= plain <= high:
            raise reader.wrong(MistakeKind.NOT_IN_RANGE, path, plain, f"{low}–{high}")
        return plain

    return check


def yes_no(reader: FileReader, plain: Any, path: Path) -> bool:
    """True or false."""
    if not isinstance(plain, bool):
        raise reader.wrong(MistakeKind.NEED_YES_NO, path, plain)
    return plain


def one_of(kinds: type[E]) -> Check:
    """One word of a closed list."""
    return word_of(kinds, tuple(kinds))


def word_of(kinds: type[E], known: tuple[E, ...]) -> Check:
    """A check for one of an enum's words, which tells all of them where it is another."""

    def check(reader: FileReader, plain: Any, path: Path) -> E:
        if not isinstance(plain, str) or plain not in {kind.value for kind in known}:
            meant = closest(plain, known) if isinstance(plain, str) else ""
            allowed = ", ".join(f'"{kind.value}"' for kind in known)
            raise reader.wrong(MistakeKind.NEED_ONE_OF, path, plain, allowed, meant)
        return kinds(plain)

    return check


def some(check: Check, low: int, high: int) -> Check:
    """A list of so many entries."""

    def checked(reader: FileReader, plain: Any, path: Path) -> tuple[Any, ...]:
        if not isinstance(plain, list):
            inside = "{ … }" if isinstance(plain, dict) else shown(plain)
            reader.note(MistakeKind.NEED_LIST, path, inside, f"{path[-1]} = [{inside}]")
            raise Wrong
        if not low <= len(plain) <= high:
            allowed = f"{low}–{high}" if low != high else str(low)
            raise reader.wrong(MistakeKind.WRONG_COUNT, path, len(plain), allowed)
        return tuple(_each(reader, check, plain, path))

    return checked


def _each(reader: FileReader, check: Check, plain: list[Any], path: Path) -> Iterable[Any]:
    for place, each in enumerate(plain):
        try:
            yield check(reader, each, (*path, place))
        except Wrong:
            continue


def text(longest: int) -> Check:
    """Words for people, that the screen's typeface can show."""

    def check(reader: FileReader, plain: Any, path: Path) -> str:
        if not isinstance(plain, str):
            raise reader.wrong(MistakeKind.NEED_TEXT, path, plain)
        tidy = " ".join(unicodedata.normalize("NFC", plain).split())
        if not tidy:
            raise reader.wrong(MistakeKind.NO_TITLE if path == ("title",) else MistakeKind.EMPTY, path)
        if len(tidy) > longest:
            raise reader.wrong(MistakeKind.TOO_LONG, path, len(tidy), str(longest))
        odd = next((sign for sign in tidy if not _can_be_shown(sign)), None)
        if odd:
            raise reader.wrong(MistakeKind.ODD_SIGN, path, odd)
        return tidy

    return check


def _can_be_shown(sign: str) -> bool:
    """Letters, digits and marks of the scripts that the screen has; gaps of a sentence are ours alone."""
    if sign in "{}":
        return False
    if sign.isascii():
        return sign.isprintable()
    name = unicodedata.name(sign, "")
    return name.startswith(("LATIN", "GREEK", "CYRILLIC")) or sign in "–—‘’‚“”„…−·×¡¿«»§°€"


def words(longest: int, lines: int = 1) -> Check:
    """One text for everybody, or a table with one for each language."""
    one = text(longest)

    def check(reader: FileReader, plain: Any, path: Path) -> Words:
        if not isinstance(plain, dict):
            return (("", _lines(reader, plain, path)),)
        return tuple(_by_language(reader, plain, path))

    def _lines(reader: FileReader, plain: Any, path: Path) -> str:
        if lines == 1 or not isinstance(plain, list):
            return str(one(reader, plain, path))
        return "\n".join(some(one, 1, lines)(reader, plain, path))

    def _by_language(reader: FileReader, plain: dict[str, Any], path: Path) -> Iterable[tuple[str, str]]:
        if not plain:
            raise reader.wrong(MistakeKind.EMPTY, path)
        for language, said in plain.items():
            if language not in LANGUAGES:
                reader.note(
                    MistakeKind.NO_SUCH_LANGUAGE, (*path, language), language[:40], ", ".join(LANGUAGES)
                )
                continue
            try:
                yield language, _lines(reader, said, (*path, language))
            except Wrong:
                continue

    return check
