"""How long a start takes after many events, beside one with an empty journal: `… start_after.py 20000`.

Prints the CPU milliseconds from the files on disk to the first page (the least of several starts), how many
events had to be played again, and how much memory the table holds on to.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
import tracemalloc
from contextlib import closing
from pathlib import Path

from device.__main__ import _parsed
from device.calls.play_call import call_from
from device.commands import play
from device.evening.beginning import beginning
from device.loop import Loop
from device.saving.journal import open_journal
from games import just_dice
from games.dice import Throw
from games.events import DiceSettled
from games.record import Started
from games.table import begin
from session.evening import Evening
from session.lobby import Lobby
from words.phrases import ENGLISH

CALL = ("play", "--camera", "simulated", "--screen", "window", "--language", "en")
STARTED = Started(just_dice.Setup(("Ada", "Ben")), 0)
TRIES = 7


def filled(folder: Path, events: int) -> float:
    """A game of so many throws; how many megabytes its loop needs more at the end than after a tenth."""
    journal, _ = open_journal(folder)
    journal._rows.connection.execute("PRAGMA synchronous = OFF")
    journal._second = None
    journal.begin(STARTED)
    loop = Loop(Evening(Lobby((), ()), begin(STARTED.setup)), journal)
    tracemalloc.start()
    early = 0
    for number in range(events):
        loop.inbox.put(DiceSettled(Throw((1 + number % 6, 1 + number // 6 % 6))))
        loop.turn()
        if number == events // 10:
            early = tracemalloc.get_traced_memory()[0]
    grown = tracemalloc.get_traced_memory()[0] - early
    tracemalloc.stop()
    journal.close()
    return grown / 2**20


def start(folder: Path) -> tuple[float, int]:
    """CPU milliseconds of one start, and how many events it has played again."""
    call, before = call_from(_parsed(list(CALL), ENGLISH, play)), time.process_time()
    journal, _ = open_journal(folder)
    beginning(call, journal)
    spent = 1000 * (time.process_time() - before)
    found = journal.resume()
    with closing(journal):
        return spent, found.replayed if found else 0


def main() -> None:
    """Fill, start, compare."""
    events = int(sys.argv[1]) if len(sys.argv) > 1 else 20_150
    with tempfile.TemporaryDirectory() as folder:
        empty, full = Path(folder) / "empty", Path(folder) / "full"
        grown = filled(full, events) if events else 0.0
        start(empty)
        for name, place in (("empty", empty), (f"{events} events", full)):
            os.environ["PIPSIGHT_STATE"] = str(place)
            tries = [start(place) for _ in range(TRIES)]
            print(f"{name}: {min(spent for spent, _ in tries):.0f} ms, {tries[-1][1]} events played again")
        print(f"memory from a tenth to the end of the game: {grown:+.2f} MB")


if __name__ == "__main__":
    main()
