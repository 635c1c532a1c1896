"""A body that no read die explains leaves a doubt where it lies; a bowl or a ring of dice is no body."""

from __future__ import annotations

import numpy as np

from vision.reading.finder import View, view
from vision.reading.leftover_bodies import unexplained
from vision.reading.network import Place
from vision.simulated.pictures import still

CELL = 8.0


def seen(*middles: tuple[int, int]) -> View:
    """Bodies of five cells a side around these cells."""
    bodies = np.zeros((40, 60), np.float32)
    for x, y in middles:
        bodies[y - 2 : y + 3, x - 2 : x + 3] = 0.95
    return View([], bodies, CELL)


def die(x: int, y: int) -> Place:
    return Place((x + 0.5) * CELL, (y + 0.5) * CELL, 5 * CELL, 0.9)


def test_a_body_beside_the_read_dice_is_pointed_at() -> None:
    box = unexplained(seen((10, 10), (40, 20)), [die(10, 10)])
    assert box is not None
    assert abs(box.middle[0] - 40.5 * CELL) < CELL
    assert abs(box.middle[1] - 20.5 * CELL) < CELL


def test_read_dice_explain_their_own_bodies() -> None:
    assert unexplained(seen((10, 10), (40, 20)), [die(10, 10), die(40, 20)]) is None


def test_a_die_that_the_edge_cuts_is_seen_by_its_body() -> None:
    assert unexplained(seen((10, 10), (58, 20)), [die(10, 10)]) is not None


def test_a_crumb_beside_dice_is_no_die() -> None:
    crumbs = seen((10, 10))
    crumbs.bodies[30, 30:32] = 0.95
    assert unexplained(crumbs, [die(10, 10)]) is None


def test_the_middle_of_a_ring_of_dice_is_no_body() -> None:
    ring = seen((10, 10), (30, 10), (10, 30), (30, 30))
    assert ring.body_at(Place(20.5 * CELL, 20.5 * CELL, 24 * CELL, 0.6)) < 0.3 < ring.body_at(die(10, 10))


def test_the_network_sees_the_bodies_of_simulated_dice_and_little_else() -> None:
    picture, placed = still(207, (2, 3, 5, 6), edge=18.0, size=(640, 360))
    found = view(picture, 0.2)
    middles = [each.box.middle for each in placed]
    inside = [found.bodies[int(y / found.cell), int(x / found.cell)] for x, y in middles]
    assert min(inside) > 0.5
    share = sum(each.box.width * each.box.height for each in placed) / (640 * 360)
    assert (found.bodies > 0.5).mean() < 2 * share
