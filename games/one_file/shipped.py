"""The games that come as files with Pipsight, each found by its entry point like any other game."""

from __future__ import annotations

from importlib import resources

from games.one_file.game import OneFileGame, game_from
from games.one_file.reading import plan_from


def _shipped(name: str, place: int) -> OneFileGame:
    text = (resources.files("games.one_file") / "files" / f"{name}.toml").read_text(encoding="utf-8")
    return game_from(plan_from(text, name), place)


YATZY = _shipped("yatzy", 50)
TEN_THOUSAND = _shipped("ten-thousand", 55)
PIG = _shipped("pig", 60)
WRITE_DOWN = _shipped("write-down-points", 90)
