"""`pipsight strengths`: the simulated players of Upwards! play each other; who wins how often?"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from device.calls.bad_call import BadCall
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event
from games.rules import Outcome
from games.upwards import RULES, Option, Plays, Setup, Upwards, start
from games.upwards.players import decide
from words.phrases import Language, phrase

PAIRS = ((Plays.FAIR, Plays.EASY), (Plays.STRONG, Plays.FAIR))
MOST_GAMES = 10_000


@dataclass(frozen=True, slots=True)
class Duel:
    """Who played whom for which option, and how it went for the stronger."""

    option: Option
    stronger: Plays
    weaker: Plays
    games: int
    wins: int
    ties: int


def add(parser: ArgumentParser) -> None:
    """Name the arguments; they are judged in `run`, where the caller's language is known."""
    parser.add_argument("--games", metavar="N", default="200", help="help.strengths.games")
    parser.add_argument("--seed", metavar="N", default="1", help="help.seed")


def run(args: Namespace) -> int:
    """Play and print a row for each option and pair, as soon as it is known."""
    language = Language(args.language)
    games = _number(args.games, MOST_GAMES, "strengths.games")
    seed = _number(args.seed, 2**32, "strengths.seed")
    for option in Option:
        for stronger, weaker in PAIRS:
            progress = _progress(language, option, stronger, weaker, games)
            duel = fight(option, stronger, weaker, games, seed, progress)
            print(json.dumps(_row(duel)) if args.json else _line(duel, language), flush=True)
    return 0


def _progress(
    language: Language, option: Option, stronger: Plays, weaker: Plays, games: int
) -> Callable[[int], None]:
    """How far it is, on a line of its own that goes away; where nobody watches, only what is being played."""
    names = {
        "option": phrase(language, f"upwards.option.{option}"),
        "stronger": phrase(language, f"strengths.{stronger}"),
        "weaker": phrase(language, f"strengths.{weaker}"),
    }
    is_watched = sys.stderr.isatty()

    def tell(played: int) -> None:
        text = phrase(language, "strengths.progress", played=played, games=games, **names)
        if is_watched:
            print(f"\r\x1b[K{text}" if played < games else "\r\x1b[K", end="", file=sys.stderr, flush=True)
        elif played == 0:
            print(text, file=sys.stderr, flush=True)

    return tell


def fight(
    option: Option,
    stronger: Plays,
    weaker: Plays,
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda _: None,
) -> Duel:
    """Every other game with the event die, every other pair of games with seats swapped."""
    wins = ties = 0
    progress(0)
    for number in range(games):
        seats = (stronger, weaker) if number % 4 < 2 else (weaker, stronger)
        setup = Setup(("A", "B"), seats, option, event_die=number % 2 == 1)
        ended = play(setup, Random(f"{seed} {number}"))
        ties += len(ended.winners) == 2
        wins += ended.winners == (seats.index(stronger),)
        progress(number + 1)
    return Duel(option, stronger, weaker, games, wins, ties)


def play(setup: Setup, chance: Random) -> Outcome:
    """One whole game between simulated players, on the rules alone."""
    game = start(setup)
    while (ended := RULES.outcome(game)) is None:
        game = RULES.advance(game, _next_event(game, chance)).state
    return ended


def _next_event(game: Upwards, chance: Random) -> Event:
    for seat in game.seats:
        if choice := decide(game, seat, chance.randrange):
            return Chosen(choice)
    faces = tuple(chance.randint(1, 6) for _ in range(game.setup.dice))
    signs = (chance.choice(game.setup.facts.event_faces),) if game.setup.event_die else ()
    return DiceSettled(Throw(faces, signs))


def _number(given: str, most: int, key: str) -> int:
    if not (given.isascii() and given.isdigit() and 1 <= int(given) <= most):
        raise BadCall(key, found=given, most=most)
    return int(given)


def _row(duel: Duel) -> dict[str, Any]:
    return {
        "option": duel.option,
        "stronger": duel.stronger,
        "weaker": duel.weaker,
        "games": duel.games,
        "wins": duel.wins,
        "ties": duel.ties,
    }


def _line(duel: Duel, language: Language) -> str:
    return phrase(
        language,
        "strengths.row",
        option=phrase(language, f"upwards.option.{duel.option}"),
        stronger=phrase(language, f"strengths.{duel.stronger}"),
        weaker=phrase(language, f"strengths.{duel.weaker}"),
        share=round(100 * duel.wins / duel.games),
        games=duel.games,
        ties=duel.ties,
    )
