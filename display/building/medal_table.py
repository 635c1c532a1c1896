"""The evening's ranking as a table of medals: place, animal, name, and gold, silver, bronze."""

from __future__ import annotations

from display.building.layout import least, sentence, title, whole_or_initial, words
from display.building.parts import Label, Medal, Panel, Part, Token
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, TITLE, Ink
from session.evening import Evening
from session.people import tokens_of
from session.ranking import MEDALS, Standing, ranking
from words.phrases import phrase

_ROW_MM = 9
"""A row is at least so tall; whoever does not fit has no medal to miss."""


def medal_table(evening: Evening, look: Look, box: Box) -> tuple[Part, ...]:
    """Everybody who has finished a game this evening, as far as there is room."""
    places = ranking(evening.lobby.history.of_this_evening())
    if not places:
        return (sentence(look, box, phrase(look.language, "ranking.none")),)
    gap = look.mm(1.5)
    room = max(1, (box.height + gap) // (look.grown(_ROW_MM, CONTROL_MM) + gap))
    shown = places[:room]
    worn = tokens_of(evening.lobby.people, [one.player for one in shown])
    tall = min(box.height, (look.mm(CONTROL_MM) + gap) * len(shown))
    rows = box.from_top(tall)[0].rows(len(shown), gap)
    pairs = zip(rows, shown, worn, strict=True)
    return tuple(part for row, one, token in pairs for part in _row(look, row, one, token))


def _row(look: Look, box: Box, one: Standing, token: int) -> tuple[Part, ...]:
    inside = box.inset(look.mm(1))
    place, rest = inside.from_left(look.mm(8), look.mm(1))
    shape, rest = rest.from_left(inside.height, look.mm(1.5))
    won, name = rest.from_right(min(round(rest.width * 0.55), look.mm(60)), look.mm(1))
    cells = enumerate(won.columns(MEDALS, look.mm(1)))
    medals = (part for metal, cell in cells for part in _won(look, cell, one, metal))
    return (
        Panel(box),
        Label(place, words(look, place, f"{one.place}.", TITLE, bold=True), Ink.TEXT, Ink.CARD, True),
        Token(shape.square(), token),
        _name(look, name, one.player),
        *medals,
    )


def _name(look: Look, box: Box, name: str) -> Label:
    """The whole name; where it would have to be small, the animal beside its first letters tells the rest."""
    whole = title(look, box, name, Ink.CARD)
    if whole.words.size >= least(look):
        return whole
    return Label(box, whole_or_initial(look, box, name), Ink.TEXT, Ink.CARD)


def _won(look: Look, box: Box, one: Standing, metal: int) -> tuple[Part, ...]:
    """How many of one metal; none is told by a dash."""
    side = min(box.height, box.width // 2)
    medal, count = box.from_left(side, look.mm(1))
    text = str(one.medals[metal]) if one.medals[metal] else "–"
    return (
        Medal(medal.middle(side, side), metal + 1),
        Label(count, words(look, count, text, TITLE, bold=True), Ink.TEXT, Ink.CARD),
    )
