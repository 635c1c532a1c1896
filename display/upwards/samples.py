"""Evenings of Upwards! at its own screens: sheets on the device, paper sheets counted, points, questions."""

from __future__ import annotations

from dataclasses import replace

from display.samples import after, begun_from
from games import choices as verbs
from games.choices import ANNOUNCE, ASK, Choice
from games.dice import Throw
from games.events import CameraLost, Chosen, DiceSettled, Key, Pressed, SheetShown, Ticked
from games.paper import Kind, Space
from games.table import advance, begin
from games.upwards import GAME, Option, Plays, Setup
from games.upwards.decisions import Pick, Write
from games.upwards.paper import PAPER
from games.upwards.sheet import Saved, Sheet
from games.upwards.state import Desk, Moment, Upwards, with_desk, with_entered
from games.upwards.verbs import (
    CONFIRM,
    DIE,
    NUMBER,
    OWN_TOTAL,
    PICK,
    ROUND_DONE,
    SAVE,
    SHEET_DONE,
    SHOW_SHEET,
    SKIP_SCORING,
)
from session.evening import Evening
from session.lobby import ANSWER, DONE, EDITION, NEW_GAME, Lobby
from session.lock import LOCK

METEORITE = DiceSettled(Throw((2, 3, 5), ("meteorite",)))
LEANING = DiceSettled(Throw((1, 4, 6), ("minus",)), sure=False, why="leaning", die=1)
COLUMNS = ((1, 2, 2, 3, 4), (1, 2, 2, 5), (0, 2, 3, 3, 3, 4), (6, 2, 5))
RESERVE = (Saved(1), Saved(4, struck=True), Saved(2))
TWO_ON_THE_DEVICE = (Plays.MACHINE, Plays.MACHINE)


def on_device(lobby: Lobby, setup: Setup, *events: Choice | DiceSettled) -> Evening:
    """An evening with sheets half full, after these events."""
    table = begin(setup, 90)
    table = replace(table, state=_half_full(table.state))
    for event in events:
        table = advance(table, event if isinstance(event, DiceSettled) else Chosen(event)).state
    return Evening(lobby, table)


def _half_full(game: Upwards) -> Upwards:
    for desk in game.desks:
        if desk:
            sheet = half_full_sheet(desk.sheet)
            game = with_desk(game, Desk(desk.seat, Moment(sheet), sheet))
    return game


def half_full_sheet(blank: Sheet) -> Sheet:
    """A sheet in the middle of a game."""
    return replace(blank, columns=COLUMNS, reserve=RESERVE, bonus_rows=(1,), fields=6)


def _three_written(seat: int) -> list[Choice]:
    """The dice one by one, each into a column of its own."""
    written = ((Pick(seat, DIE, 0), Write(seat, column)) for column in (0, 1, 3))
    return [decision.choice for pair in written for decision in pair]


def upwards_samples(lobby: Lobby) -> dict[str, Evening]:
    """One evening for each of the game's own screens."""
    snake = Setup(("Ada", "Ben"), TWO_ON_THE_DEVICE, Option.SNAKE, event_die=True)
    blocks = replace(snake, option=Option.BLOCKS, event_die=False)
    mixed = replace(snake, players=("Ada", "Ben", "Cleo"), seats=(Plays.PAPER, *TWO_ON_THE_DEVICE))
    plain = DiceSettled(Throw((1, 2, 5), ("no-effect",)))
    both_signs = DiceSettled(Throw((1, 2, 5), ("plus-minus",)))
    first, second = Choice(PICK, (0, "die", 0)), Choice(PICK, (0, "die", 1))
    all_written = _three_written(0)
    done = DiceSettled(Throw((1, 2, 5)))
    done_by_both = [Choice(CONFIRM, (0,)), *_three_written(1), Choice(CONFIRM, (1,))]
    return {
        **_tables(lobby),
        "box": after(Evening(lobby), Choice(NEW_GAME, (GAME.name,)), Choice(DONE), Choice(EDITION)),
        "sheet": on_device(lobby, snake, plain),
        "sheet-picked": on_device(lobby, snake, plain, first, second),
        "sheet-several-results": on_device(lobby, snake, both_signs, first, Choice(PICK, (0, "die", 2))),
        "sheet-saved": on_device(lobby, snake, plain, first, Choice(SAVE, (0,))),
        "sheet-meteorite": on_device(lobby, snake, DiceSettled(Throw((1, 2, 5), ("meteorite",)))),
        "sheet-bonus-row": on_device(lobby, snake, DiceSettled(Throw((1, 2, 5), ("bonus-row",)))),
        "sheet-written": on_device(lobby, snake, plain, *all_written),
        "sheet-blocks": on_device(lobby, blocks, done, *all_written, *done_by_both),
        "sheet-beside-paper": on_device(lobby, mixed, plain),
        "ask": on_device(lobby, mixed, plain, Choice(ASK)),
        "ask-uses": on_device(lobby, snake, plain, Choice(ASK), Choice(ASK, ("uses", 0))),
        "ask-effect": on_device(lobby, snake, plain, Choice(ASK), Choice(ASK, ("effect", "meteorite"))),
        "ask-worth": on_device(lobby, snake, plain, Choice(ASK), Choice(ASK, ("worth", 1))),
        **_endings(lobby),
    }


def _endings(lobby: Lobby) -> dict[str, Evening]:
    """Sheets being counted, and games that have ended."""
    paper = Setup(("Ada", "Ben", "Cleo"), option=Option.SNAKE, event_die=True)
    blocks = replace(paper, option=Option.BLOCKS, event_die=False)
    same = replace(paper, option=Option.SAME)
    all_done = [Choice(SHEET_DONE, (seat,)) for seat in range(3)]
    return {
        "counting": counting(lobby, paper),
        "show-sheet": counting(lobby, paper, Choice(SHOW_SHEET, (0,))),
        "sheet-read": _read(counting(lobby, paper, Choice(SHOW_SHEET, (0,))), 2, 13),
        "sheet-cannot-be": _read(counting(lobby, paper, Choice(SHOW_SHEET, (0,)))),
        "counting-blocks": counting(lobby, blocks),
        "counting-total": counting(lobby, paper, Choice(OWN_TOTAL, (0,)), Choice(NUMBER, (0, 4))),
        "podium": counting(lobby, paper, *all_done),
        "podium-same": counting(lobby, same, *all_done[:2], Choice(SKIP_SCORING, (2,))),
    }


def counting(lobby: Lobby, setup: Setup, *chosen: Choice) -> Evening:
    """Paper sheets being counted: the first one is full of numbers, the second less so, the third empty."""
    table = begin(setup, 0)
    throw = DiceSettled(Throw((1, 2, 5), ("no-effect",) * setup.event_die))
    events = (throw, Choice(ANNOUNCE, (0,)), Choice(ROUND_DONE), throw, Choice(ROUND_DONE))
    for event in events:
        table = advance(table, event if isinstance(event, DiceSettled) else Chosen(event)).state
    table = replace(table, state=_with_numbers(table.state))
    for choice in chosen:
        table = advance(table, Chosen(choice)).state
    return Evening(lobby, table)


def _read(evening: Evening, *doubtful: int) -> Evening:
    """A sheet that the camera has read; it has more numbers than dice were thrown."""
    fields = PAPER.plan(evening.table.state.setup, Space(100, 100)).fields if evening.table else ()
    values = tuple(
        1 + (2 * field.row + field.column) % 6 if field.kind is Kind.NUMBER and field.row < 6 else -1
        for field in fields
    )
    numbers = PAPER.numbers(evening.table.state.setup) if evening.table else ()
    return after(evening, SheetShown(GAME.name, numbers, values, (), doubtful, next_likely=((2, 5), (13, 1))))


def _with_numbers(game: Upwards) -> Upwards:
    for entered, columns in zip(game.entered, (COLUMNS, (*COLUMNS[:2], (), ()), ()), strict=False):
        if entered and columns:
            sheet = replace(entered.sheet, columns=columns, bonus_rows=(1,) if game.setup.event_die else ())
            game = with_entered(game, replace(entered, sheet=sheet))
    return game


def _tables(lobby: Lobby) -> dict[str, Evening]:
    with_event = Choice(ANSWER, ("event_die", 0))
    waiting = begun_from(lobby, GAME.name, 6, with_event)
    lying = after(waiting, METEORITE)
    announced = after(lying, Choice(verbs.ANNOUNCE, (1,)))
    last = after(announced, Choice(ROUND_DONE), METEORITE)
    scoring = after(last, Choice(ROUND_DONE))
    skipped = [Choice(SKIP_SCORING, (seat,)) for seat in range(6)]
    plain = after(begun_from(lobby, GAME.name, 2), DiceSettled(Throw((4, 4, 6))))
    return {
        "waiting": waiting,
        "round": lying,
        "round-without-event": plain,
        "round-time-ending": after(lying, Ticked(75)),
        "round-undone": after(announced, Choice(verbs.UNDO)),
        "who-announces": after(lying, Pressed(Key.ANNOUNCE)),
        "announced": announced,
        "last-round": last,
        "correct-a-die": after(lying, Choice(verbs.CORRECT, (1,))),
        "correct-the-event": after(lying, Choice(verbs.CORRECT, (3,))),
        "doubt": after(waiting, LEANING),
        "enter-dice": after(waiting, Choice(verbs.ENTER), Choice(verbs.ENTER, (4,))),
        "pause": after(lying, Choice(verbs.PAUSE)),
        "pause-locked": after(lying, Choice(verbs.PAUSE), Choice(LOCK)),
        "camera-lost": after(waiting, CameraLost("no pictures")),
        "time-to-score": scoring,
        "game-over": after(scoring, *skipped),
    }
