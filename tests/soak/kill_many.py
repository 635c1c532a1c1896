"""Pulls the plug: kills hands-free games at random moments, starts them again, and looks what is lost.

    nice python tests/soak/kill_many.py 1000 --game upwards

A game prints each event before it is saved. So after every kill the journal must hold exactly the printed
events, or all but the last one, which was in flight. A game that is started again must go on from there.

Each life is a process of its own that ends by a real SIGKILL. To have many of them on a small machine they
are forked from one that has its libraries and its room already; `--whole` starts each one as people do.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import traceback
from argparse import ArgumentParser
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, NoReturn

import cv2
from quick import Nobody, QuickPlay, Stage, stage_for

from config.settings import load
from device.games_from_settings import game_kinds, lobby_for, simulated_setup
from device.handsfree.narration import Lines
from device.handsfree.selfplay import Beginning, beginning
from device.saving.journal import Journal, open_journal
from device.saving.journal_file import open_copy
from device.saving.state_folder import only_one
from games.record import Plain, Started, event_to_plain
from games.registry import name_of
from games.table import begin, outcome

ROOT = Path(__file__).parents[2]
SHORT_GAME = """
[upwards]
event_die = false
rows = 2
columns = 2
reserve = 1
extra_reserve = 1
"""
MOST_EVENTS = 3
"""How far a life comes before its plug is pulled: a game is played by many lives."""


@dataclass
class Life:
    """A game in a process of its own, and what it prints."""

    pid: int
    lines: IO[str]

    def end(self) -> list[Plain]:
        """Pull the plug; what it has printed since, but for a line that was cut off."""
        os.kill(self.pid, signal.SIGKILL)
        if os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1]) > 0:
            raise Loss("the game failed by itself")
        with self.lines:
            return [json.loads(line) for line in self.lines if line.endswith("}\n")]


class Loss(Exception):
    """More is gone than the event in flight, or a game ended that was not killed."""


Start = Callable[[Path, int], Life]


def started_whole(game: str) -> Start:
    """As people start it."""

    def start(folder: Path, seed: int) -> Life:
        settings = folder / "settings.toml"
        settings.write_text(SHORT_GAME)
        call = ["play", "--hands-free", "--screen", "none", "--json", "--seed", str(seed), "--game", game]
        child = subprocess.Popen(
            [sys.executable, "-m", "device", *call, "--config", str(settings)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PIPSIGHT_STATE": str(folder)},
        )
        assert child.stdout
        return Life(child.pid, child.stdout)

    return start


def forked(game: str) -> Start:
    """From this process, which has loaded everything; no other thread may run in it."""
    cv2.setNumThreads(1)
    with tempfile.NamedTemporaryFile("w+", suffix=".toml") as file:
        file.write(SHORT_GAME)
        file.flush()
        settings = load(Path(file.name))
    kind = next(kind for kind in game_kinds(settings) if name_of(kind.template) == game)
    setup = simulated_setup(kind, settings.table.names[:2])
    begun = Started(setup, settings.table.seconds)
    stage = stage_for(Beginning(begin(setup, 0), 1))
    _warm_up(begun, stage)

    def start(folder: Path, seed: int) -> Life:
        reading, writing = os.pipe()
        pid = os.fork()
        if pid:
            os.close(writing)
            return Life(pid, os.fdopen(reading))
        os.close(reading)
        sys.stdout = os.fdopen(writing, "w")
        _to_the_end(lambda: _live(folder, begun, seed, stage))

    return start


def _to_the_end(life: Callable[[], None]) -> NoReturn:
    """A life ends here, also one that fails: what its parent would tidy up is not its own."""
    try:
        life()
        sys.stdout.flush()
    except BaseException:
        traceback.print_exc()
        os._exit(1)
    os._exit(0)


def _warm_up(started: Started, stage: Stage) -> None:
    """A few moves here, so that no life has to load the networks and to work out the chances once more."""
    with tempfile.TemporaryDirectory() as folder, closing(open_journal(Path(folder))[0]) as journal:
        begun = beginning(journal, started, 1, None)
        game = QuickPlay(begun, lobby_for(load(), "en"), journal, Nobody(), stage)
        game.loop.run(lambda evening: evening.table is None or evening.table.steps > 6, in_real_time=False)


def _live(folder: Path, started: Started, seed: int, stage: Stage) -> None:
    """What `play --hands-free --json` does, on a stage that stands already."""
    with only_one(folder), closing(open_journal(folder)[0]) as journal:
        begun = beginning(journal, started, seed, journal.unfinished())
        stage.shake(os.getpid())
        game = QuickPlay(begun, lobby_for(load(), "en"), journal, Lines(), stage)
        table = game.run(in_real_time=False)
        if table and (ending := outcome(table)):
            journal.finish()
            Lines().end(table, ending, game.count)


@dataclass
class Evening:
    """One state folder, and what the games in it have printed so far."""

    folder: Path
    start: Start
    chance: random.Random
    seed: int = 0
    printed: list[Plain] = field(default_factory=list)
    kills: int = 0
    in_flight: int = 0
    finished: int = 0
    resumed: int = 0

    def pull_the_plug(self) -> None:
        """Start the game, kill it at a random moment, and check the journal."""
        life = self.start(self.folder, self.seed)
        lines = self._read(
            life, self.chance.choice((0, *(self.chance.randint(1, MOST_EVENTS) for _ in range(4))))
        )
        if not (lines and "scores" in lines[-1]):
            time.sleep(self.chance.choice((0.0, self.chance.random() * 0.02, self.chance.random() * 0.6)))
        lines += life.end()
        self.kills += 1
        if lines and "scores" in lines[-1]:
            return self._finish(lines[:-1])
        # The plug may be pulled when all is saved and only the scores are not printed yet.
        saved, finished = self._saved()
        return self._finish(lines) if finished and saved == self.printed + lines else self._check(lines)

    def _read(self, life: Life, count: int) -> list[Plain]:
        lines: list[Plain] = []
        while len(lines) < count and not (lines and "scores" in lines[-1]):
            line = life.lines.readline()
            if not line:
                raise Loss(f"the game ended by itself: {os.waitpid(life.pid, 0)}")
            lines.append(json.loads(line))
        return lines

    def _check(self, lines: list[Plain]) -> None:
        saved, finished = self._saved()
        saved = [] if finished else saved  # the game before; this one has not begun to be saved
        if lines and self.printed:
            self.resumed += 1
        self.printed += lines
        lost = len(self.printed) - len(saved)
        if lost not in {0, 1} or saved != self.printed[: len(saved)]:
            raise Loss(f"{len(self.printed)} printed, {len(saved)} saved")
        self.in_flight += lost
        self.printed = saved

    def _finish(self, lines: list[Plain]) -> None:
        """Played to the end: everything that was printed is saved, and the next game may begin."""
        if self._saved() != (self.printed + lines, True):
            raise Loss("the finished game is not what was printed")
        self.finished += 1
        self.seed += 1
        self.printed = []

    def _saved(self) -> tuple[list[Plain], bool]:
        """What the journal holds of the newest game, and whether it is finished."""
        path = self.folder / "games.sqlite"
        if not path.exists():
            return [], False
        journal = Journal(open_copy(path))
        games = journal.games()
        if not games:
            return [], False
        events = journal.game(games[0].number).events
        return [event_to_plain(event) for event in events], games[0].finished

    def __str__(self) -> str:
        told = f"{self.kills} kills, {self.resumed} resumed in mid-game, {self.finished} games finished"
        return f"{told}, {self.in_flight} events in flight lost, nothing else"


def main() -> None:
    """As many kills as asked for; the first loss ends it with exit code 1 and leaves its folder behind."""
    parser = ArgumentParser()
    parser.add_argument("kills", type=int)
    parser.add_argument("--game", default="upwards")
    parser.add_argument(
        "--whole", action="store_true", help="start every game as people do, which takes long"
    )
    parser.add_argument("--chance", type=int, default=None, help="repeat the moments of an earlier run")
    args = parser.parse_args()
    start = (started_whole if args.whole else forked)(args.game)
    folder = Path(tempfile.mkdtemp(prefix="pipsight-kills-"))
    evening = Evening(folder, start, random.Random(args.chance))
    while evening.kills < args.kills:
        try:
            evening.pull_the_plug()
        except (Loss, OSError, sqlite3.Error) as loss:
            raise SystemExit(f"kill {evening.kills}, seed {evening.seed}: {loss}; see {folder}") from None
        if evening.kills % 50 == 0:
            print(f"so far: {evening}", flush=True)
    shutil.rmtree(folder)
    print(evening)


if __name__ == "__main__":
    main()
