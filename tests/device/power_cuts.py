"""Pulls the plug at every single line of the code that saves: `python tests/device/power_cuts.py`.

A child does a row of things with a journal and is killed (a real SIGKILL) when it comes to its first line in
`device/saving`, the next child at its second line, and so on to the last. After each kill the journal is
opened again: what was done must be there, and what was being done is there as a whole or not at all.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Any

from device.saving.game_file import SavedGame
from device.saving.journal import Journal, open_journal
from games.dice import Throw
from games.events import DiceSettled, Ticked
from games.record import Started
from games.upwards import Setup

SAVING = "device/saving/"
QUICK = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108
"""Hundreds of folders, in memory if possible: a killed process leaves there what it leaves on a disk."""
STARTED = Started(Setup(players=("Ada", "Ben")), 90)
Deeds = tuple[Callable[[Journal], object], ...]
DEEDS: Deeds = (
    lambda journal: journal.begin(STARTED),
    lambda journal: journal.append(DiceSettled(Throw((1, 2, 5)))),
    lambda journal: journal.append(Ticked(1)),
    lambda journal: journal.finish(),
    lambda journal: journal.begin(STARTED),
    lambda journal: journal.append(Ticked(2)),
    lambda journal: journal.take_up(1),
    lambda journal: journal.append(Ticked(3)),
    lambda journal: journal.prefer("language", "de"),
    lambda journal: journal.delete_all(),
)
"""Everything that is ever saved; the second game is a rematch, which looks like the first one. The last
deed is to delete it all."""
Held = tuple[SavedGame | None, tuple[tuple[SavedGame, bool], ...], str | None]


def held(folder: Path) -> Held:
    """What somebody finds who starts again: the game that is offered, all games, what people like."""
    journal, _ = open_journal(folder)
    with closing(journal):
        offered = journal.unfinished()
        games = tuple((journal.game(each.number), each.finished) for each in journal.games())
        return offered, games, journal.preferred("language")


def all_held() -> tuple[Held, ...]:
    """What is to be found before the first deed and after each of them, when nobody pulls the plug."""
    found = []
    for done in range(len(DEEDS) + 1):
        with tempfile.TemporaryDirectory(dir=QUICK) as folder:
            journal, _ = open_journal(Path(folder))
            for deed in DEEDS[:done]:
                deed(journal)
            journal.close()
            found.append(held(Path(folder)))
    return tuple(found)


def unplugged_at(line: int, folder: Path) -> int | None:
    """How many deeds were done when the plug was pulled at this line; None when they need fewer lines."""
    reading, writing = os.pipe()
    pid = os.fork()
    if not pid:
        sys.settrace(_plug(line))
        journal, _ = open_journal(folder)
        for deed in DEEDS:
            deed(journal)
            os.write(writing, b".")
        os._exit(0)
    os.close(writing)
    killed = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == -signal.SIGKILL
    with os.fdopen(reading, "rb") as dots:
        done = len(dots.read())
    assert killed or done == len(DEEDS)
    return done if killed else None


def _plug(line: int) -> Callable[[FrameType, str, Any], Any]:
    """A tracer that counts the lines of the saving code."""
    lines = count(1)

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        if SAVING not in frame.f_code.co_filename:
            return None
        if event == "line" and next(lines) == line:
            os.kill(os.getpid(), signal.SIGKILL)
        return trace

    return trace


def main() -> None:
    """Cut at every line; the first loss ends it with exit code 1."""
    whole = all_held()
    for line in count(1):
        with tempfile.TemporaryDirectory(dir=QUICK) as folder:
            done = unplugged_at(line, Path(folder))
            if done is None:
                break
            if (found := held(Path(folder))) not in whole[done : done + 2]:
                raise SystemExit(f"line {line}, after {done} deeds: {found}")
    print(f"{line - 1} cuts, nothing lost")


if __name__ == "__main__":
    main()
