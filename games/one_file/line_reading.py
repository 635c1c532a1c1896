"""One scoring line of a game file: the verb first, then only what this verb needs to know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from config.toml_lines import Path
from games.one_file.fields import Check, FileReader, Wrong, number, some, word_of, words
from games.one_file.mistakes import MistakeKind
from games.one_file.plan import Line, What, Worth

MOST_POINTS = 100_000
MOST_DICE = 10
LONGEST_ROW = 20


@dataclass(frozen=True, slots=True)
class Needs:
    """What a verb must be told, what it may be told, and how many dice it takes at least."""

    must: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    dice: Callable[[Line], int] = lambda _: 1


NEEDS: dict[What, Needs] = {
    What.SUM: Needs(),
    What.FACE: Needs(("face",)),
    What.ALIKE: Needs(("dice",), dice=lambda line: line.dice),
    What.TWO_PAIRS: Needs(dice=lambda _: 4),
    What.FULL_HOUSE: Needs(dice=lambda _: 5),
    What.PAIRS: Needs(("dice",), dice=lambda line: line.dice),
    What.STRAIGHT: Needs(("dice",), ("from",), lambda line: line.dice),
    What.SHOWS: Needs(("faces",), dice=lambda line: len(line.faces)),
    What.DIFFERENT: Needs(),
    What.EVEN: Needs(),
    What.ODD: Needs(),
    What.TOTAL: Needs((), ("from", "to")),
    What.NOTHING: Needs(),
}
PARTS = (What.FACE, What.ALIKE, What.TWO_PAIRS, What.PAIRS, What.FULL_HOUSE, What.STRAIGHT, What.SHOWS)
"""Verbs that some of the dice make, so that others can score beside them."""
_POINTS = number(-MOST_POINTS, MOST_POINTS)
_TABLE = some(_POINTS, 6, 6)
_MORE: dict[str, Check] = {
    "face": number(1, 6),
    "dice": number(2, MOST_DICE),
    "from": number(1, 60),
    "to": number(1, 60),
    "faces": some(number(1, 6), 1, MOST_DICE),
}


_SUCH_AS = {"face": "face = 1", "dice": "dice = 2", "faces": "faces = [6, 5]"}


def points(reader: FileReader, plain: Any, path: Path) -> Any:
    """A number, a word for pips, or a number for each face."""
    if isinstance(plain, list):
        return _TABLE(reader, plain, path)
    if isinstance(plain, str) and plain in {worth.value for worth in Worth}:
        return Worth(plain)
    if type(plain) is not int:
        raise reader.wrong(
            MistakeKind.NEED_POINTS, path, plain, ", ".join(f'"{worth.value}"' for worth in Worth)
        )
    return _POINTS(reader, plain, path)


def line_keys(verbs: tuple[What, ...], **more: Check) -> dict[str, Check]:
    """Every key of such a line."""
    return {"what": word_of(What, verbs), **_MORE, "title": words(LONGEST_ROW), **more}


def line_from(
    reader: FileReader, plain: Any, path: Path, keys: dict[str, Check]
) -> tuple[Line, dict[str, Any]]:
    """The line, and whatever else its table says; Wrong where its verb is no use."""
    read = reader.table(plain, path, keys)
    if "what" not in read:
        if "what" not in plain:
            raise reader.wrong(MistakeKind.MISSING, path, allowed='what = "sum"')
        raise Wrong
    _check_needs(reader, plain, path, read["what"], tuple(key for key in ("points", "takes") if key in keys))
    line = _made(read)
    _check_sense(reader, line, path)
    return line, read


def _made(read: dict[str, Any]) -> Line:
    what: What = read["what"]
    start = read.get("from", 0)
    return Line(
        what=what,
        points=read.get("points", Worth.PIPS),
        face=read.get("face", 0),
        dice=read.get("dice", 0),
        first=start if what is What.STRAIGHT else 0,
        least=start if what is What.TOTAL else 0,
        most=read.get("to", 60) if what is What.TOTAL else 0,
        faces=tuple(sorted(read.get("faces", ()))),
        title=read.get("title", ()),
    )


def _check_needs(
    reader: FileReader, plain: dict[str, Any], path: Path, what: What, beside: tuple[str, ...]
) -> None:
    """Everything that the verb needs is there, and nothing that means nothing to it."""
    needs = NEEDS[what]
    for key in needs.must:
        if key not in plain:
            reader.note(MistakeKind.VERB_NEEDS, path, what.value, _SUCH_AS[key])
    for key in set(_MORE) & set(plain) - set(needs.must) - set(needs.may):
        known = ", ".join(("what", *needs.must, *needs.may, *beside, "title"))
        reader.note(MistakeKind.NOT_FOR_THIS, (*path, key), f'what = "{what.value}"', known)


def _check_sense(reader: FileReader, line: Line, path: Path) -> None:
    if line.what is What.STRAIGHT and line.dice and not line.dice <= 7 - max(1, line.first) <= 6:
        reader.note(MistakeKind.FACES_OF_STRAIGHT, path, str(line.dice), "1–6")
    if line.what is What.PAIRS and line.dice % 2:
        reader.note(MistakeKind.NEED_ONE_OF, (*path, "dice"), str(line.dice), "2, 4, 6, 8, 10")
    if line.what is What.TOTAL and line.least > line.most:
        reader.note(
            MistakeKind.ORDER, (*path, "from"), str(line.least), f"from = {line.most}, to = {line.least}"
        )
    if isinstance(line.points, tuple) and line.what is not What.ALIKE:
        reader.note(
            MistakeKind.NOT_FOR_THIS, (*path, "points"), f'what = "{line.what.value}"', 'what = "alike"'
        )
