"""The shelf: every game has its card, however many there are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from display.building.parts import Cover
from display.samples import kinds, samples
from display.scene import scene
from display.style.look import Look
from display.style.theme import CONTROL_MM

HOME = samples("en")["home"]
LOOKS = [Look(800, 480, 5.2), Look(480, 800, 5.2), Look(1280, 720, 8.26)]


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.width}x{look.height}")
@pytest.mark.parametrize("times", [1, 2, 3, 5])
def test_every_game_stands_on_the_shelf(look: Look, times: int) -> None:
    shelf = replace(HOME, lobby=replace(HOME.lobby, kinds=kinds() * times))
    pages = [scene(shelf, replace(look, page=page)) for page in range(scene(shelf, look).pages)]
    covers = [part.game for shown in pages for part in shown.parts if isinstance(part, Cover)]
    assert len(covers) == len(kinds()) * times
    boxes = [button.box for shown in pages for button in shown.buttons]
    assert min(min(box.width, box.height) for box in boxes) >= look.mm(CONTROL_MM) - 2
