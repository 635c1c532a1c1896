"""Do stronger simulated players beat weaker ones? `python tools/file_game_strengths.py [GAMES]`

Every pair of strengths plays so many games of each game that comes as a file, each beginning half of them.
"""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from games.dice import Throw
from games.one_file.game import OneFileGame
from games.one_file.shipped import PIG, TEN_THOUSAND, YATZY
from games.one_file.state import Plays
from games.rules import Outcome

STRENGTHS = (Plays.EASY, Plays.MIDDLE, Plays.STRONG)


def played(game: OneFileGame, seats: tuple[Plays, ...], chance: Random) -> Outcome:
    """One game on the rules alone."""
    state = game.start(game.setup(tuple(map(str, range(len(seats)))), seats))
    while (ended := game.rules.outcome(state)) is None:
        choice = game.players.decide(state, None, chance.randrange)
        wanted = game.rules.expected(state)
        if choice:
            state = game.rules.choose(state, choice).state
        elif wanted:
            new = (chance.randint(1, 6) for _ in range(wanted.pip_dice - len(wanted.kept)))
            state = game.rules.take(state, Throw(tuple(sorted((*wanted.kept, *new))))).state
    return ended


def main(count: int) -> None:
    """One line for each pair: how often the stronger one won, and the points of both on average."""
    for game in (YATZY, TEN_THOUSAND, PIG):
        for weak, strong in combinations(STRENGTHS, 2):
            wins, points = 0.0, [0, 0]
            for number in range(count):
                seats = (weak, strong) if number % 2 else (strong, weak)
                ended = played(game, seats, Random(f"{game.name} {number}"))
                at = seats.index(strong)
                wins += (at in ended.winners) / len(ended.winners)
                points = [points[0] + (ended.points[1 - at] or 0), points[1] + (ended.points[at] or 0)]
            average = [round(total / count) for total in points]
            line = f"{strong} beats {weak} in {wins:g} of {count}; points {average[1]} to {average[0]}"
            print(f"{game.name}: {line}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
