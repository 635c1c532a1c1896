"""A sheet that was shown to the camera, in words: what was read in each box, and what does not fit."""

from __future__ import annotations

from games.dice import Throw
from games.table import Table
from games.upwards import Upwards
from games.upwards.balance import Impossible, impossible
from games.upwards.cues import SheetCannotBe
from games.upwards.sheet import METEORITE, Cell
from games.upwards.showing import read_at
from games.upwards.state import ARROW, EMPTY, Draft, Phase
from words.phrases import Language, listed, phrase


def box_words(language: Language, cell: tuple[int, int]) -> str:
    """Where a box of a shown sheet is."""
    row, column = cell
    kind = "arrow" if column == ARROW else "number"
    return phrase(language, f"paper.place.{kind}", row=row + 1, column=column + 1)


def asked_words(language: Language, cell: Cell, value: int) -> str:
    """Was this box read rightly?"""
    place, read = box_words(language, cell), value_words(language, value, arrow=cell[1] == ARROW)
    return phrase(language, "upwards.show.is-it", place=f"{place[:1].upper()}{place[1:]}", value=read)


def short_question(language: Language, cell: Cell, value: int) -> str:
    """The same in a word or two, beside the picture of the box."""
    read = value_words(language, value, arrow=cell[1] == ARROW)
    return phrase(language, "upwards.show.is-it-short", value=f"{read[:1].upper()}{read[1:]}")


def why_words(language: Language, found: Impossible | SheetCannotBe) -> str:
    """What this game's throws cannot have led to."""
    return phrase(language, f"upwards.show.{found.what}", found=found.found, most=found.most)


def value_words(language: Language, value: int, *, short: bool = False, arrow: bool = False) -> str:
    """What stands in a box: as a sign on a button, or in words."""
    names = {EMPTY: "empty", METEORITE: "arrow" if arrow else "meteorite"}
    if value not in names:
        return str(value) if short else phrase(language, "upwards.show.value", number=value)
    return phrase(language, f"upwards.show.{'sign' if short else 'value'}.{names[value]}")


def showing_words(language: Language, game: Upwards) -> str:
    """A sheet is to be shown, or was read: box by box what is doubtful, then the whole."""
    entered = None if game.entering is None else game.entered[game.entering]
    if game.phase is not Phase.SCORING or entered is None or not entered.looking:
        return ""
    if entered.draft is None:
        return phrase(language, "upwards.show.hint")
    if at := entered.draft.at:
        return asked_words(language, at, read_at(entered.draft, at))
    return read_words(language, entered.draft, game.thrown)


def read_words(language: Language, draft: Draft, thrown: tuple[Throw, ...]) -> str:
    """A sheet without doubts: what its throws cannot have led to, or what they settled; then, compare it."""
    if found := impossible(draft, thrown):
        return phrase(language, "upwards.show.compare", why=why_words(language, found))
    if not draft.settled:
        return phrase(language, "upwards.show.all-right")
    return phrase(language, "upwards.show.settled", boxes=listed(language, _settled_boxes(language, draft)))


def read_in_words(language: Language, table: Table, cell: Cell) -> str:
    """What the camera read in a box, for whoever walks through the sheet by ear."""
    draft = next((page.draft for page in table.state.entered if page and page.draft), None)
    return value_words(language, read_at(draft, cell), arrow=cell[1] == ARROW) if draft else ""


def _settled_boxes(language: Language, draft: Draft) -> tuple[str, ...]:
    return tuple(
        f"{box_words(language, cell)}: " + value_words(language, read_at(draft, cell), arrow=cell[1] == ARROW)
        for cell in draft.settled
    )
