"""The README opens with a picture that moves, small enough for every visitor."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST_BYTES = 2 * 2**20


def test_the_readme_opens_with_a_small_picture_that_moves() -> None:
    first = re.search(r"!\[.+?\]\((.+?)\)", (ROOT / "README.md").read_text())
    assert first
    picture = (ROOT / first[1]).read_bytes()
    assert picture[:4] == b"RIFF"
    assert picture[8:12] == b"WEBP"
    assert picture.count(b"ANMF") > 20
    assert len(picture) < MOST_BYTES
