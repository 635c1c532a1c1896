"""From the evening to messages of the stream, with every sentence in every language."""

from __future__ import annotations

from collections.abc import Callable

from device.feed.seat_choices import for_seats, is_of_game, is_simulated, owner
from display.building.parts import Button, Scene
from display.game_view import WordGrid
from display.registry import game_words, view_of
from display.spoken.full_summary import everything_that_matters
from display.spoken.names import button_names
from display.spoken.standing import standing_words
from display.spoken.to_do import to_do_words
from display.style.boxes import Box
from display.wording.cue_words import sign_words, winner_words
from display.wording.facts import facts
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen
from games.registry import name_of
from games.table import Table, outcome, throw
from games.timer import WARNING_SECONDS
from session.evening import Evening
from stream import Board, ChoiceShown, Clock, Ended, Own, PlayerShown, TableShown, ThrowShown, Words
from words.languages import LANGUAGES
from words.phrases import Language, has_phrase, phrase

_NOWHERE = Box(0, 0, 0, 0)


def in_all(say: Callable[[Language], str | None]) -> Words:
    """The same in every language."""
    return {name: say(Language(name)) or "" for name in LANGUAGES}


def table_shown(table: Table) -> TableShown:
    """What everybody may see."""
    known, game = facts(table), name_of(table.setup)
    return TableShown(
        game=game,
        title=in_all(lambda language: game_words(language, game)),
        players=tuple(_player(table, seat) for seat in range(len(table.players))),
        to_do=in_all(lambda language: to_do_words(language, table) or _ending(language, table)),
        standing=in_all(lambda language: standing_words(language, table, for_all=True)),
        everything=in_all(lambda language: everything_that_matters(language, table, for_all=True)),
        throw=None if secret_seat(table) is not None else _lying(table),
        round=known.round,
        last_round=known.is_last,
        on_turn=known.on_turn,
        paused=table.paused,
        over=outcome(table) is not None,
    )


def secret_seat(table: Table) -> int | None:
    """The seat that alone may see what lies there."""
    return view_of(name_of(table.setup)).secret(table)


def _lying(table: Table) -> ThrowShown | None:
    lying = throw(table)
    return throw_shown(lying, doubted=table.doubted is not None) if lying else None


def _hidden(table: Table) -> ThrowShown | None:
    """The throw that only one seat may see, and that one's phone shows."""
    hidden = view_of(name_of(table.setup)).hidden(table)
    return throw_shown(hidden, doubted=False) if hidden else _lying(table)


def _ending(language: Language, table: Table) -> str:
    ended = outcome(table)
    if ended is None:
        return everything_that_matters(language, table, for_all=True) if table.doubted else ""
    return winner_words(language, tuple(table.players[seat] for seat in ended.winners), name_of(table.setup))


def throw_shown(lying: Throw, *, doubted: bool = False) -> ThrowShown:
    """The dice that lie there."""
    named = tuple(in_all(lambda language, sign=sign: sign_words(language, sign)) for sign in lying.signs)  # type: ignore[misc]
    return ThrowShown(lying.faces, lying.signs, named, doubted)


def _player(table: Table, seat: int) -> PlayerShown:
    known, ended = facts(table), outcome(table)
    sign = known.signs[seat] if seat < len(known.signs) else None
    points = ended.points if ended else known.points
    return PlayerShown(
        seat,
        table.players[seat],
        is_simulated(table, seat),
        in_all(lambda language: _state(language, sign)) if sign else {},
        points[seat] if points else None,
    )


def _state(language: Language, sign: str | None) -> str:
    key = f"feed.state.{sign}"
    return phrase(language, key) if has_phrase(key) else ""


def clock_shown(table: Table | None) -> Clock:
    """The time of the round."""
    if table is None or not table.timer.running:
        return Clock()
    return Clock(table.timer.left, table.timer.left <= WARNING_SECONDS)


def own_shown(evening: Evening, table: Table, seat: int, number: int, held: object = None) -> Own:
    """What only this seat gets; `held` is what the device knows of hidden cards."""
    mine = tuple(choice for choice in for_seats(evening, held) if owner(table, choice) in {seat, None})
    names = {name: choice_names(Language(name), evening, mine) for name in LANGUAGES}
    shown = tuple(
        ChoiceShown(
            choice.verb,
            choice.about,
            {name: names[name][place] for name in LANGUAGES},
            is_of_game(table, choice),
        )
        for place, choice in enumerate(mine)
    )
    lying = _hidden(table) if secret_seat(table) == seat else None
    return Own(number, seat, table.players[seat], shown, _board(table, seat, held), lying)


def choice_names(language: Language, evening: Evening, choices: tuple[Choice, ...]) -> tuple[str, ...]:
    """What each is called by ear, told apart from the others."""
    buttons = tuple(Button(_NOWHERE, Chosen(choice)) for choice in choices)
    return button_names(language, evening, Scene("seat", buttons))


def _board(table: Table, seat: int, held: object) -> Board | None:
    view = view_of(name_of(table.setup))
    made = {
        name: view.grid(Language(name), table, seat) or view.hand(Language(name), table, seat, held)
        for name in LANGUAGES
    }
    whole = {name: one for name, one in made.items() if one is not None}
    return _merged(whole) if len(whole) == len(LANGUAGES) else None


def _merged(grids: dict[str, WordGrid]) -> Board:
    """The same grid in every language; they have the same shape."""
    first = next(iter(grids.values()))
    return Board(
        {name: grid.title for name, grid in grids.items()},
        tuple({name: grid.columns[at] for name, grid in grids.items()} for at in range(len(first.columns))),
        tuple(
            tuple({name: grid.rows[row][at] for name, grid in grids.items()} for at in range(len(cells)))
            for row, cells in enumerate(first.rows)
        ),
    )


def ended_shown(table: Table, game_id: str) -> Ended | None:
    """The result, once there is one."""
    ended, game = outcome(table), name_of(table.setup)
    if ended is None:
        return None
    title = in_all(lambda language: game_words(language, game))
    return Ended(game_id, game, title, table.players, ended.points, ended.winners)
