"""`bench` puts each figure beside its yardstick; how fast a machine is, no test may say."""

from __future__ import annotations

import json

import pytest

from device.__main__ import main

YARDSTICKS = {
    "read": {"ours_ms", "blobs_ms", "ratio"},
    "read_thoroughly": {"ours_ms", "blobs_ms", "ratio"},
    "watch": {"ours_ms", "blobs_ms", "ratio"},
    "score": {"ours_ms", "blobs_ms", "ratio"},
    "start": {"ours_ms", "imports_ms", "ratio"},
    "memory": {"ours_mb", "imports_mb", "ratio"},
    "waiting": {"ours_percent", "most_percent", "ratio"},
    "waiting_memory": {"ours_mb", "most_mb", "ratio"},
}


@pytest.mark.slow
def test_every_figure_stands_beside_its_yardstick(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert {name: set(row) for name, row in figures.items()} == YARDSTICKS
    assert all(figure > 0 for row in figures.values() for figure in row.values())
