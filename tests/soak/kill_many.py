"""Pulls the plug: kills hands-free games at random moments, starts them again, and looks what is lost.

    python tests/soak/kill_many.py 1000 --game upwards

A game prints each event before it is saved. So after every kill the journal must hold exactly the printed
events, or all but the last one, which was in flight. A game that is started again must go on from there.
"""

from __future__ import annotations

import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from device.saving.database import open_copy
from device.saving.journal import Journal
from games.record import Plain, event_to_plain

ROOT = Path(__file__).parents[2]
SHORT_GAME = """
[upwards]
event_die = false
rows = 2
columns = 2
reserve = 1
extra_reserve = 1
"""


@dataclass
class Evening:
    """One state folder, and what the games in it have printed so far."""

    folder: Path
    game: str
    chance: random.Random
    seed: int = 0
    printed: list[Plain] = field(default_factory=list)
    kills: int = 0
    in_flight: int = 0
    finished: int = 0
    resumed: int = 0

    def pull_the_plug(self) -> None:
        """Start the game, kill it at a random moment, and check the journal."""
        child = self._start()
        lines = self._read(child, self.chance.choice((0, *(self.chance.randrange(1, 40) for _ in range(4)))))
        if lines and "scores" in lines[-1]:
            return self._finish(child, lines)
        time.sleep(self.chance.choice((0.0, self.chance.random() * 0.02, self.chance.random() * 3)))
        child.kill()
        lines += [json.loads(line) for line in child.communicate()[0].splitlines() if line.endswith("}")]
        self.kills += 1
        if lines and "scores" in lines[-1]:
            return self._finish(child, lines)
        return self._check(lines)

    def _start(self) -> subprocess.Popen[str]:
        settings = self.folder / "settings.toml"
        settings.write_text(SHORT_GAME)
        call = ["play", "--hands-free", "--screen", "none", "--json", "--seed", str(self.seed)]
        return subprocess.Popen(
            [sys.executable, "-m", "device", *call, "--game", self.game, "--config", str(settings)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PIPSIGHT_STATE": str(self.folder)},
        )

    def _read(self, child: subprocess.Popen[str], count: int) -> list[dict[str, Any]]:
        assert child.stdout
        lines = []
        for _ in range(count):
            line = child.stdout.readline()
            if not line:
                raise SystemExit(f"the game ended by itself with code {child.wait()}")
            lines.append(json.loads(line))
            if "scores" in lines[-1]:
                break
        return lines

    def _check(self, lines: list[Plain]) -> None:
        saved = self._saved(finished=False)
        before = len(self.printed)
        self.printed += lines
        if lines and before:
            self.resumed += 1
        lost = len(self.printed) - len(saved)
        if lost not in {0, 1} or saved != self.printed[: len(saved)]:
            raise SystemExit(
                f"kill {self.kills}, seed {self.seed}: {len(self.printed)} printed, {len(saved)} saved"
            )
        self.in_flight += lost
        self.printed = saved

    def _finish(self, child: subprocess.Popen[str], lines: list[Plain]) -> None:
        """Played to the end: everything that was printed is saved, and the next game may begin."""
        child.wait()
        if self._saved(finished=True) != self.printed + lines[:-1]:
            raise SystemExit(f"seed {self.seed}: the finished game is not what was printed")
        self.finished += 1
        self.seed += 1
        self.printed = []

    def _saved(self, *, finished: bool) -> list[Plain]:
        """What the journal holds of this game; one that has not begun yet holds nothing."""
        try:
            journal = Journal(open_copy(self.folder / "games.sqlite"))
        except (OSError, sqlite3.Error):
            return []
        games = journal.games()
        if not games or games[0].finished is not finished:
            return []
        return [event_to_plain(event) for event in journal.game(games[0].number).events]


def main() -> None:
    """As many kills as asked for; the first loss ends it with exit code 1."""
    parser = ArgumentParser()
    parser.add_argument("kills", type=int)
    parser.add_argument("--game", default="upwards")
    parser.add_argument("--chance", type=int, default=None, help="repeat the moments of an earlier run")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(Path(folder), args.game, random.Random(args.chance))
        while evening.kills < args.kills:
            evening.pull_the_plug()
    told = f"{evening.kills} kills, {evening.resumed} resumed in mid-game, {evening.finished} games finished"
    print(f"{told}, {evening.in_flight} events in flight lost, nothing else")


if __name__ == "__main__":
    main()
