"""What are my chances: for the dice kept, how likely each combination is, exactly, as bars."""

from __future__ import annotations

from fractions import Fraction

from display.beam.dice import keep_row
from display.beam.turn import BeamTurn
from display.building.layout import Face, button, header, words
from display.building.parts import Bar, Label, Part
from display.building.view_intents import PageTurned
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, LARGE_HEAD_MM, LINE_MM, SMALL
from games.beam.chances import chances
from games.beam.combinations import DICE, Combination
from games.beam.state import THROWS
from words.phrases import phrase


def chances_page(turn: BeamTurn, look: Look) -> tuple[Part, ...]:
    """The dice to keep, and a bar for every combination."""
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.grown(11, LARGE_HEAD_MM), look.mm(1))
    if look.is_portrait:
        back = foot
        row, body = body.from_bottom(look.mm(CONTROL_MM), look.gap)
    else:
        back, row = foot.columns((1, 3), look.gap)
    thrown = DICE - len(turn.game.kept)
    return (
        header(look, head, phrase(look.language, "beam-me-up.chances.title", count=thrown)),
        *_bars(turn, look, body),
        *button(look, back, Face(PageTurned(0), phrase(look.language, "page.back"), "back")),
        *keep_row(turn, look, row),
    )


def _bars(turn: BeamTurn, look: Look, box: Box) -> tuple[Part, ...]:
    """The likeliest first."""
    throws_left = THROWS - turn.game.throws if len(turn.game.kept) < DICE else 0
    likely = sorted(chances(turn.game.kept_faces, throws_left).items(), key=lambda each: -each[1])
    likely = likely[: _most_bars(look, box)]
    rows = len(likely) if look.is_portrait else -(-len(likely) // 2)
    cells = [
        cell
        for column in box.columns(-(-len(likely) // rows), look.gap)
        for cell in column.rows(rows, look.mm(1))
    ]
    return tuple(
        part
        for cell, (kind, share) in zip(cells, likely, strict=False)
        for part in _bar(look, cell, kind, share)
    )


def _most_bars(look: Look, box: Box) -> int:
    """All of them, or the likeliest, without bars, where large text leaves room for few."""
    if look.text_scale == 1:
        return len(Combination)
    rows = max(1, box.height // look.grown(LINE_MM / 2, 2 * LINE_MM + 1))
    return rows if look.is_portrait else 2 * rows


def _bar(look: Look, box: Box, kind: Combination, share: Fraction) -> tuple[Part, ...]:
    text = phrase(look.language, f"beam-me-up.combination.{kind}")
    if look.text_scale > 1:
        named, number = box.columns((5, 2), look.mm(1))
        percent = words(look, number, _percent(share), SMALL, bold=True)
        return (Label(named, words(look, named, text, SMALL)), Label(number, percent))
    named, rest = box.columns((3, 2), look.mm(1))
    number, track = rest.from_right(round(rest.width * 0.45), look.mm(1))
    return (
        Label(named, words(look, named, text, SMALL)),
        Bar(track.middle(track.width, round(track.height * 0.5)), float(share)),
        Label(number, words(look, number, _percent(share), SMALL, bold=True)),
    )


def _percent(share: Fraction) -> str:
    """Whole percents; what is possible is never 0, what is not certain never 100."""
    whole = round(100 * share)
    if share and not whole:
        return "<\u00a01\u00a0%"
    return ">\u00a099\u00a0%" if share != 1 and whole == 100 else f"{whole}\u00a0%"
