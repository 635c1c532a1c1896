"""How things stand, for somebody who cannot see it: rounds, sheets, counters, stars, sums."""

from __future__ import annotations

from display.spoken.to_do import number_words
from display.wording.cue_words import sentence, sign_words
from games import beam, just_dice, numberloor, upwards
from games.beam.boards import BOTTOM
from games.beam.combinations import COLUMNS
from games.just_dice.throwing import compared
from games.numberloor.cards import is_balloon, number_of
from games.numberloor.judge import open_balloon
from games.registry import name_of
from games.rules import Outcome
from games.table import Table
from games.upwards.setup import Plays
from games.upwards.state import Desk, Phase
from words.phrases import Language, has_phrase, listed, phrase


def standing_words(language: Language, table: Table) -> str:
    """Everything that a look at the table would tell."""
    match table.state:
        case upwards.Upwards() as game:
            return " ".join(_upwards(language, table, game))
        case beam.Beam() as game:
            return " ".join(_counters(language, table, game, seat) for seat in game.present)
        case numberloor.Numberloor() as game:
            return " ".join(_cards(language, table, game))
        case just_dice.JustDice() as game if game.last:
            return sentence(language, compared(game), table) or ""
        case _:
            return ""


def points_words(language: Language, table: Table, ended: Outcome) -> str:
    """Everybody's points at the end."""
    game = name_of(table.setup)
    return " ".join(
        phrase(language, "say.points", name=name, points=_counted(language, game, points))
        for name, points in zip(table.players, ended.points, strict=True)
    )


def _counted(language: Language, game: str, points: int) -> str:
    own = f"{game}.over.points"
    return phrase(language, own if has_phrase(own) else "over.points", points=points)


def _upwards(language: Language, table: Table, game: upwards.Upwards) -> list[str]:
    told = []
    if game.phase is Phase.WRITING:
        key = "table.last-round" if game.is_last_round else "say.round"
        told.append(phrase(language, key, number=game.round))
    if game.announced:
        names = listed(language, tuple(table.players[seat] for seat in game.announced))
        told.append(phrase(language, "upwards.say.announced", names=names))
    desks = [desk for desk in game.desks if desk and game.setup.plays(desk.seat) is Plays.MACHINE]
    return [*told, *(_sheet(language, table, desk) for desk in desks)]


def _sheet(language: Language, table: Table, desk: Desk) -> str:
    """The columns from the bottom up, and the reserve."""
    columns = [
        phrase(language, "upwards.say.sheet-column", column=column, numbers=number_words(language, numbers))
        for column, numbers in enumerate(desk.sheet.columns, 1)
        if numbers
    ]
    reserve = tuple(field.number for field in desk.sheet.reserve if not field.struck)
    if reserve:
        columns.append(phrase(language, "upwards.say.reserve", numbers=number_words(language, reserve)))
    empty = phrase(language, "upwards.say.empty")
    return phrase(
        language, "upwards.say.sheet", name=table.players[desk.seat], sheet="; ".join(columns) or empty
    )


def _counters(language: Language, table: Table, game: beam.Beam, seat: int) -> str:
    """The height of every counter that has left the bottom, and how many are in space."""
    counters = game.counters[seat]
    heights = tuple(
        phrase(
            language,
            "beam-me-up.say.height",
            column=phrase(language, f"beam-me-up.column.{column}"),
            row=counters.row(column),
        )
        for column in COLUMNS
        if counters.row(column) > BOTTOM
    )
    in_space = counters.in_space(game.setup.board(seat))
    told = "; ".join(heights) or phrase(language, "beam-me-up.say.bottom")
    key = "beam-me-up.say.counters"
    return phrase(language, key, name=table.players[seat], heights=told, in_space=in_space)


def _cards(language: Language, table: Table, game: numberloor.Numberloor) -> list[str]:
    """The open cards, the floors that fit, and the stars."""
    told = []
    if game.tops:
        cards = listed(language, tuple(sign_words(language, card) for card in game.tops))
        told.append(phrase(language, "numberloor.say.tops", cards=cards))
    if fitting := _fitting(game):
        floors = listed(language, tuple(str(floor) for floor in fitting))
        told.append(phrase(language, "numberloor.say.fitting", floors=floors))
    stars = zip(table.players, game.stars, strict=True)
    return [*told, *(_star(language, name, count) for name, count in stars if count)]


def _star(language: Language, name: str, count: int) -> str:
    return phrase(language, "say.points", name=name, points=_counted(language, "numberloor", count))


def _fitting(game: numberloor.Numberloor) -> tuple[int, ...]:
    """All floors that could be laid now."""
    if game.phase is not numberloor.Phase.TURN or len(game.tops) < 2:
        return ()
    floors = [number_of(card) for card in game.tops if not is_balloon(card)]
    balloon = open_balloon(game)
    return tuple(sorted({fits for floor in floors for fits in numberloor.playable(floor, balloon)}))
