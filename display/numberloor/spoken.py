"""Numberloor for the ear: the open cards, the floors that fit, the sums of a ride, and the stars."""

from __future__ import annotations

from display.spoken.standing import counted_words
from display.spoken.to_do import phase_said
from display.wording.cue_words import sign_words
from display.wording.facts import facts
from games import numberloor
from games.cues import Advised, Cue, GameFinished
from games.numberloor.cards import EVEN, NEIGHBOURS, ODD, SKIP, is_balloon, number_of
from games.numberloor.cues import CardLaid, StarWon
from games.numberloor.judge import open_balloon
from games.numberloor.lift import Ride
from games.numberloor.questions import BALLOON
from games.numberloor.setup import is_dealt
from games.numberloor.state import Numberloor, Phase
from games.rules import Question
from games.table import Table
from words.phrases import Language, listed, phrase


def sentence(language: Language, cue: Cue, _: Table) -> str | None:
    """A floor that was laid, with its sum; advice with its floors in a row."""
    if isinstance(cue, Advised):
        floors = listed(language, tuple(str(dict(cue.about).get("floors", "")).split()))
        return phrase(language, f"numberloor.advice.{cue.why}", floors=floors)
    if not isinstance(cue, CardLaid) or cue.ride is None:
        return None
    return phrase(language, "numberloor.cue.CardLaid.ride", ride=ride_words(language, cue.ride))


def ride_words(language: Language, ride: Ride) -> str:
    """A sum as it is spoken; over the ten, with the way around."""
    texts = {name: getattr(ride, name) for name in ("floor", "count", "begins", "reaches", "lands")}
    return phrase(language, f"numberloor.ride.{ride.kind}", **texts)


def question(language: Language, _: Table, about: Question) -> str | None:
    """A balloon is asked for by its name."""
    if about[0] != BALLOON:
        return None
    return phrase(language, "numberloor.ask.balloon", card=sign_words(language, str(about[1])))


def answer(language: Language, table: Table, about: Question) -> str | None:
    """The floors with their sums, what the open balloon does, or the stars."""
    game: Numberloor = table.state
    match about:
        case ("fits",):
            return _sums(language, game)
        case ("balloon", str(card)):
            return phrase(language, f"numberloor.how.{_PAGES.get(card, 'number')}")
        case _:
            names = zip(table.players, game.stars, strict=True)
            return " ".join(_star(language, name, count) for name, count in names)


_PAGES = {NEIGHBOURS: "neighbours", EVEN: "parity", ODD: "parity", SKIP: "skip"}


def _sums(language: Language, game: Numberloor) -> str:
    """Which floors fit, and the rides that lead there."""
    floors = listed(language, tuple(str(floor) for floor in _fitting(game)))
    tops = [number_of(card) for card in game.tops if not is_balloon(card)]
    rides = (ride for floor in tops for ride in numberloor.arithmetic(floor, open_balloon(game)))
    texts = (
        phrase(language, "numberloor.say.fitting", floors=floors),
        phrase(language, "numberloor.ride.same"),
    )
    return " ".join((*texts, *(ride_words(language, ride) for ride in rides)))


def to_do(language: Language, table: Table) -> str:
    """What the turn still allows."""
    return phase_said(language, table, _phase(table))


def reminder(language: Language, table: Table) -> str | None:
    """Another card or the next player: that need not be said after every card."""
    phase = _phase(table)
    if phase in {"drawn", "lay-off"}:
        name = table.players[table.state.turn.seat]
        return phrase(language, f"numberloor.say.{phase}", name=name)
    return "" if phase in {"more", "more-dealt"} else None


def together(cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
    """The last star is told with everybody's stars at the end."""
    is_over = any(isinstance(cue, GameFinished) for cue in cues)
    return tuple(cue for cue in cues if not (is_over and isinstance(cue, StarWon)))


def _phase(table: Table) -> str:
    """Finer than what the screen needs to know."""
    game: Numberloor = table.state
    turn = game.turn
    if game.phase is not Phase.TURN or not (turn.laid or turn.drawn):
        return facts(table).phase
    if turn.has_floor:
        # Of a hand that it has dealt, the device itself says when the last floor is gone.
        return "more-dealt" if is_dealt(game.setup, turn.seat) else "more"
    return "tentative" if turn.laid else "drawn"


def standing(language: Language, table: Table) -> str:
    """The open cards, the floors that fit, and the stars."""
    game: Numberloor = table.state
    texts = []
    if game.tops:
        cards = listed(language, tuple(sign_words(language, card) for card in game.tops))
        texts.append(phrase(language, "numberloor.say.tops", cards=cards))
    if fitting := _fitting(game):
        floors = listed(language, tuple(str(floor) for floor in fitting))
        texts.append(phrase(language, "numberloor.say.fitting", floors=floors))
    stars = zip(table.players, game.stars, strict=True)
    return " ".join([*texts, *(_star(language, name, count) for name, count in stars if count)])


def _star(language: Language, name: str, count: int) -> str:
    return phrase(language, "say.points", name=name, points=counted_words(language, "numberloor", count))


def _fitting(game: Numberloor) -> tuple[int, ...]:
    """All floors that could be laid now."""
    if game.phase is not Phase.TURN or len(game.tops) < 2:
        return ()
    floors = [number_of(card) for card in game.tops if not is_balloon(card)]
    balloon = open_balloon(game)
    return tuple(sorted({fits for floor in floors for fits in numberloor.playable(floor, balloon)}))
