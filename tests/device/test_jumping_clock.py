"""A clock that jumps an hour forth and back, as one does that gets its time from the network: really done."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
JUMPING = """
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t clock, struct timespec *now) {
    static int asked = 0;
    int answer = syscall(SYS_clock_gettime, clock, now);
    if (clock == CLOCK_REALTIME)
        now->tv_sec += asked++ % 2 ? 3600 : -3600;
    return answer;
}
"""
"""Laid under Python, it changes what time it is and nothing else."""
ROUND = """
import time
from queue import SimpleQueue
from config.settings import load
from device.camera.eye import Eye
from device.games_from_settings import lobby_for
from device.camera.camera_thread import Lookout
from device.loop import timekeeper
from display.window.dimmer import Dimmer
from games.dice import Throw
from session.evening import Evening
from games.events import DiceSettled
from games.table import advance, begin
from games.upwards import Setup

table = advance(begin(Setup(players=("Ada", "Ben")), 90), DiceSettled(Throw((1, 2, 3)))).state
evening = Evening(lobby_for(load(), "en"), table)
asked = []
def clock():
    asked.append(time.monotonic())
    return asked[-1]
seconds, dimmer = timekeeper(clock), Dimmer(600)
lookout = Lookout(Eye(), lambda: None, SimpleQueue())
ticked, hours = 0, set()
while asked[-1] - asked[0] < 2.2:
    ticked += sum(event.seconds for event in seconds(evening))
    hours.add(round(time.time()) // 1800)
    time.sleep(0.05)
print(len(hours) > 1, ticked == int(asked[-1] - asked[0]), dimmer.is_dim, lookout.is_well)
"""


@pytest.mark.skipif(shutil.which("cc") is None, reason="no compiler to make a jumping clock with")
def test_an_hour_forth_and_back_costs_no_second_of_a_round(tmp_path: Path) -> None:
    (tmp_path / "jumping.c").write_text(JUMPING)
    library = tmp_path / "jumping.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, tmp_path / "jumping.c"], check=True)
    done = subprocess.run(
        [sys.executable, "-c", ROUND],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LD_PRELOAD": str(library), "PYTHONPATH": str(ROOT)},
    )
    assert (done.stdout, done.stderr) == ("True True False True\n", "")
