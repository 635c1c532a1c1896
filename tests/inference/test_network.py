"""Networks are asked on this machine alone: nothing is said, nothing is written down, nothing is sent."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np

from inference import Network

ASKED_ONCE = """
import numpy as np
from inference import Network
print(Network("vision", "judge.onnx").answer(np.zeros((1, 3, 48, 48), np.float32)).shape)
"""


def test_whoever_asks_a_network_leaves_no_traces_and_hears_no_foreign_words(tmp_path: Path) -> None:
    """The library's later versions keep a file in the home folder about their use, for their maker."""
    home = {"HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache"), "TMPDIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", ASKED_ONCE], capture_output=True, text=True, check=True, env=os.environ | home
    )
    assert (done.stdout, done.stderr) == ("(1, 13)\n", "")
    assert list(tmp_path.rglob("*")) == []


def test_many_pictures_at_once_are_answered_as_each_by_itself() -> None:
    judge = Network("vision", "judge.onnx")
    crops = np.random.default_rng(1).uniform(0, 255, (4, 3, 48, 48)).astype(np.float32)
    alone = np.concatenate([judge.answer(crop[None]) for crop in crops])
    assert np.allclose(judge.answer(crops), alone, atol=1e-3)


def test_the_finder_sees_pictures_of_any_size() -> None:
    finder = Network("vision", "finder.onnx")
    sizes = [
        finder.answer(np.zeros((1, 3, high, wide), np.float32)).shape for high, wide in ((64, 96), (288, 512))
    ]
    assert sizes == [(1, 3, 16, 24), (1, 3, 72, 128)]
