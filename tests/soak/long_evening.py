"""A very long evening at high speed: game after game in one process, and what it costs the machine.

    nice python tests/soak/long_evening.py 24

plays all games in turn (or only that of --game), frames, reader, rules, journal, screen and sounds included,
until so many hours have passed as the games have it, and prints memory, threads and open files after each.
They must stay flat. The players think as long as people do, and the dice hop (see `quick.py`).
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
import threading
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

from quick import Nobody, QuickPlay, stage_for

from config.settings import load
from device.games_from_settings import game_kinds, lobby_for, simulated_setup
from device.handsfree import hands
from device.handsfree.selfplay import beginning
from device.loop import View
from device.parts.instruments import RATE
from device.parts.sound import Sound
from device.saving.journal import Journal, open_journal
from device.views.window import Window
from display.style.look import Look
from display.window.screen import Screen
from display.window.sound_player import Player
from games import registry
from games.cues import Cue
from games.record import Started
from games.registry import name_of
from session.evening import Evening

SETTINGS = load()
WARM_UP_GAMES = 8
"""Two of each kind: until then libraries, models, letters and caches are filled for the first time."""
SECONDS_A_TAP = 20.0
MOST_GROWTH_MB = 20.0


@dataclass(frozen=True, slots=True)
class Cost:
    """What the process holds."""

    megabytes: float
    threads: int
    files: int


def cost() -> Cost:
    """As the kernel has it.

    Each game here is a whole evening of its own, whose loop and window know each other: such circles, and
    the picture of the tray they hold, go only when they are collected.
    """
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    files = len(list(Path("/proc/self/fd").iterdir()))
    return Cost(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, threading.active_count(), files)


def now_and_then(view: View) -> View:
    """Every fifth turn, and when there is something to notice: painting the tray takes most of the time."""
    turns = count()

    def seen(evening: Evening, cues: tuple[Cue, ...]) -> None:
        if cues or next(turns) % 5 == 0:
            view(evening, cues)

    return seen


def played(
    journal: Journal, screen: Screen, sound: Sound, only: str | None
) -> Iterator[tuple[str, float, Cost]]:
    """Game after game: which, how long it took as the players have it, and what is held after it."""
    kinds = [kind for kind in game_kinds(SETTINGS) if only in {None, name_of(kind.template)}]
    stages = {}
    for number in count():
        kind = kinds[number % len(kinds)]
        setup = simulated_setup(kind, SETTINGS.table.names[:3])
        begun = beginning(journal, Started(setup, SETTINGS.table.seconds), number, None)
        if kind not in stages:
            stages[kind] = stage_for(begun)
        game = QuickPlay(begun, lobby_for(SETTINGS, "en"), journal, Nobody(), stages[kind])
        window = Window(screen, game.eye, None, game.loop.stop)
        game.loop.views += (now_and_then(window.view), sound)
        game.run(in_real_time=False)
        journal.finish()
        yield name_of(kind.template), game._hands.clock() / 3600, cost()


def main() -> int:
    """0 when nothing grew, 1 when something did."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("hours", type=float)
    parser.add_argument("--game", choices=tuple(registry.games()))
    wanted = parser.parse_args()
    hands.THINKING_SECONDS = SECONDS_A_TAP
    player = Player(RATE)
    screen = Screen(Look(800, 480, 5.2), "hidden")
    first, hours = cost(), 0.0
    with tempfile.TemporaryDirectory() as folder:
        journal, _ = open_journal(Path(folder))
        for games, (name, passed, now) in enumerate(played(journal, screen, Sound(player), wanted.game), 1):
            hours += passed
            first = now if games == WARM_UP_GAMES else first
            held = f"{now.megabytes:7.1f} MB {now.threads:3} threads {now.files:3} files"
            print(f"{hours:7.2f} h  game {games:4} {name:11} {held}", flush=True)
            if hours >= wanted.hours and games > WARM_UP_GAMES:
                break
        journal.close()
    screen.close()
    player.close()
    print(f"first {first.megabytes:.1f} MB, last {now.megabytes:.1f} MB")
    same = (now.threads, now.files) == (first.threads, first.files)
    return 0 if same and now.megabytes - first.megabytes < MOST_GROWTH_MB else 1


if __name__ == "__main__":
    sys.exit(main())
