"""Many hands-free games of one kind, and how they went.

    nice python tests/soak/many_games.py beam-me-up 1-20
    nice python tests/soak/many_games.py examples/games/big-pig.toml 1-6

plays one game for each seed, frames, reader, rules and journal included, and prints throws, doubts,
misreads, throws read for sure though a die leant (a wrong face is a misread, too), refusals and CPU seconds
a throw. Every game must end, nothing may be misread or refused, and whoever is said to have won must have
won by the rules.
"""

from __future__ import annotations

import sys
import tempfile
import time
from argparse import ArgumentParser
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import cv2

from config.settings import load
from device.game_files import bring
from device.games_from_settings import game_kinds, kind_named, lobby_for, simulated_setup
from device.handsfree.narration import ReadingTally
from device.handsfree.selfplay import SelfPlay, beginning
from device.loop import Sense
from device.saving.journal import open_journal
from games import registry
from games.beam.boards import BOTTOM
from games.beam.state import Beam
from games.cues import Cue, Refused, ThrowDoubted
from games.numberloor.state import Numberloor
from games.one_file.plan import Winner
from games.one_file.state import Match
from games.record import Started
from games.rules import Outcome
from games.table import Table, outcome
from session.evening import Evening

SETTINGS = load()


class Listener:
    """A teller that only counts what went otherwise than smoothly."""

    def __init__(self) -> None:
        self.heard: Counter[str] = Counter()

    def begin(self, table: Table, *, resumed: bool) -> None: ...

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:  # noqa: ARG002
        for cue in cues:
            match cue:
                case ThrowDoubted(why=why):
                    self.heard[f"doubt {why}"] += 1
                case Refused(why):
                    self.heard[f"refused {why}"] += 1

    def overhearing(self, sense: Sense) -> Sense:
        return sense

    def end(self, table: Table, ending: Outcome, count: ReadingTally) -> None: ...


@dataclass(frozen=True, slots=True)
class Told:
    """How one game went; `claim` says whether its winner has won by the rules."""

    count: ReadingTally
    seconds: float
    claim: bool
    heard: Counter[str]

    @property
    def is_good(self) -> bool:
        refused = sum(often for what, often in self.heard.items() if what.startswith("refused"))
        return self.claim and not self.count.misread and not refused

    def __str__(self) -> str:
        cpu = f"{self.seconds:6.1f} s CPU, {self.seconds / max(1, self.count.throws):.2f} a throw"
        heard = ", ".join(f"{often} {what}" for what, often in sorted(self.heard.items()))
        read = f"{self.count.misread:2} misread {self.count.leaning:2} leaning"
        return f"{self.count.throws:4} throws {read}  {cpu}  {self.claim}  {heard}"


def is_won(table: Table) -> bool:
    """Counted anew from where the counters, the stars or the points stand."""
    ending = outcome(table)
    if ending is None or not ending.winners:
        return False
    match table.state:
        case Beam() as game:
            (winner,) = ending.winners
            rows, board = game.counters[winner].rows, game.setup.board(winner)
            enough = sum(row >= board.first_space_row for row in rows) >= game.setup.wanted_in_space
            return enough and BOTTOM not in rows
        case Numberloor() as game:
            return all(game.stars[seat] >= game.setup.goal for seat in ending.winners)
        case _:
            lowest = isinstance(table.state, Match) and table.state.setup.winner is Winner.FEWEST
            best = (min if lowest else max)(points or 0 for points in ending.points)
            return all(ending.points[seat] == best for seat in ending.winners)


def played(game: str, seed: int) -> Told:
    """One game from its first throw to its end."""
    setup = simulated_setup(kind_named(game_kinds(SETTINGS), game), SETTINGS.table.names[:3])
    listener = Listener()
    with tempfile.TemporaryDirectory() as folder:
        journal, _ = open_journal(Path(folder))
        begun = beginning(journal, Started(setup, SETTINGS.table.seconds), seed, None)
        play = SelfPlay(begun, lobby_for(SETTINGS, "en"), journal, listener)
        began = time.process_time()
        table = play.run(in_real_time=False)
        seconds = time.process_time() - began
        journal.close()
    return Told(play.count, seconds, table is not None and is_won(table), listener.heard)


def main() -> int:
    """0 when every game was good, 1 when one was not."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", help=f"the file of a game, or one of {', '.join(registry.games())}")
    parser.add_argument("seeds", help="one number, or the first and the last as 1-20")
    wanted = parser.parse_args()
    cv2.setNumThreads(1)
    first, _, last = wanted.seeds.partition("-")
    game = bring(Path(wanted.game)) if Path(wanted.game).is_file() else wanted.game
    games = []
    for seed in range(int(first), int(last or first) + 1):
        games.append(played(game, seed))
        print(f"seed {seed:4} {games[-1]}", flush=True)
    throws, seconds = sum(each.count.throws for each in games), sum(each.seconds for each in games)
    good = sum(each.is_good for each in games)
    print(f"{good} of {len(games)} good, {throws} throws, {seconds / max(1, throws):.2f} s CPU a throw")
    return 0 if good == len(games) else 1


if __name__ == "__main__":
    sys.exit(main())
