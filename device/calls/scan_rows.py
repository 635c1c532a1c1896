"""A sheet that was read as an answer: as plain data for programs, as sentences for people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.paper import Field, Kind, Read, SheetFlaw
from paper.reading.finding import NoSheet
from paper.reading.reader import ReadSheet
from words.phrases import Language, listed, phrase

MOST_NAMED = 4
"""So many doubtful boxes are named; then it is enough to say how many there are."""


def scan_row(
    photo: str, read: ReadSheet | NoSheet, milliseconds: float, language: Language
) -> dict[str, Any]:
    """The whole answer about one photograph."""
    row: dict[str, Any] = {"photo": photo, "sheet": None, "sure": False}
    doubts: list[dict[str, Any]] = []
    if isinstance(read, ReadSheet):
        row |= {"sheet": read.sheet.game.name, "sure": read.sure}
        row |= read.sheet.paper.row(read.sheet.setup, read.reads)
        row["scale"] = read.scale
        doubts = [_doubt_row(each, read) for each in read.doubts]
    advice = advice_words(read, language)
    return {**row, "doubts": doubts, "milliseconds": round(milliseconds, 1), "advice": advice}


def _doubt_row(each: Read, read: ReadSheet) -> dict[str, Any]:
    return {**_place(each.field, read), "read": each.value, "confidence": round(each.confidence, 4)}


def _place(field: Field, read: ReadSheet) -> dict[str, int]:
    match field.kind:
        case Kind.NUMBER:
            return {"row": field.row, "column": field.column}
        case Kind.ARROW:
            return {"arrow": field.row}
        case Kind.SAVED:
            return {"reserve": reserve_place(field, read)}


def reserve_place(field: Field, read: ReadSheet) -> int:
    """Which reserve field this is, counted from one."""
    saved = [other for other in read.sheet.plan.fields if other.kind is Kind.SAVED]
    return saved.index(field) + 1


def scan_words(read: ReadSheet | NoSheet, language: Language) -> str:
    """The grid with its rows one below the other, or whatever else the sheet holds, and what is doubted."""
    advice = advice_words(read, language)
    if isinstance(read, NoSheet):
        return str(advice)
    game = phrase(language, f"game.{read.sheet.game.name}")
    row = read.sheet.paper.row(read.sheet.setup, read.reads)
    shown = row.get("grid") or read.sheet.paper.file(read.sheet.setup, read.reads)
    further = [*([advice] if advice else []), *_scale_words(read, language)]
    return "\n  ".join([game, *str(shown).splitlines(), *further])


def _scale_words(read: ReadSheet, language: Language) -> list[str]:
    """A printer that fits to the page is told of; it harms nothing."""
    if read.scale in (None, 1.0):
        return []
    return [phrase(language, "paper.scale", percent=round(100 * (read.scale or 1)))]


def advice_words(read: ReadSheet | NoSheet, language: Language) -> str | None:
    """What is the matter, and what helps; None where nothing is."""
    if isinstance(read, NoSheet):
        return phrase(language, f"paper.none.{read.value}")
    if read.misfits:
        return _misfit_words(read.misfits[0], language)
    if not read.doubts:
        return None
    if len(read.doubts) > MOST_NAMED:
        return phrase(language, "paper.many-doubts", count=len(read.doubts))
    strange = tuple(each for each in read.doubts if each.strange)
    rest = tuple(each for each in read.doubts if not each.strange)
    both = (("paper.strange", strange), ("paper.doubts", rest))
    return " ".join(
        phrase(language, key, places=listed(language, tuple(_places(some, read, language))))
        for key, some in both
        if some
    )


def _places(reads: tuple[Read, ...], read: ReadSheet, language: Language) -> Iterator[str]:
    return (place_words(each.field, read, language) for each in reads)


def _misfit_words(misfit: SheetFlaw, language: Language) -> str:
    return phrase(language, misfit.words, **misfit.gaps)


def place_words(field: Field, read: ReadSheet, language: Language) -> str:
    """Where a box is, in words."""
    number = reserve_place(field, read) if field.kind is Kind.SAVED else 0
    return phrase(
        language, f"paper.place.{field.kind.value}", row=field.row, column=field.column, number=number
    )
