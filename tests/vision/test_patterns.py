from __future__ import annotations

import numpy as np
import pytest

from vision.reading.judging import Judged
from vision.reading.network import Place
from vision.reading.patterns import makes
from vision.simulated.faces import LAYOUTS

Points = list[tuple[float, float]]


def marked(pips: Points) -> Judged:
    """A die of 40 pixels with its middle at 100, 100, its pips told in half edges."""
    places = tuple((100 + 20 * x, 100 + 20 * y) for x, y in pips)
    return Judged(Place(100, 100, 40, 0.9), np.eye(8, dtype=np.float32)[0], 0.9, (0, 0), pips=places)


def turned(face: int, by: float, squeezed: float) -> Points:
    return [
        (0.5 * (x * np.cos(by) - y * np.sin(by)), 0.5 * squeezed * (x * np.sin(by) + y * np.cos(by)))
        for x, y in LAYOUTS[face]
    ]


@pytest.mark.parametrize("face", range(1, 7))
def test_the_pips_of_a_face_make_it_however_it_is_turned_and_seen_aslant(face: int) -> None:
    assert makes(marked(turned(face, 0.7, 0.75)), face)


def test_spots_thrown_anyhow_make_no_face() -> None:
    assert not makes(marked([(-0.4, -0.4), (0.4, -0.3), (0.3, 0.1), (-0.1, 0.5)]), 4)


def test_too_many_or_too_few_pips_make_no_face() -> None:
    assert not makes(marked(turned(5, 0.0, 1.0)), 4)
    assert not makes(marked(turned(5, 0.0, 1.0)), 6)


def test_a_pip_beside_the_middle_is_no_one() -> None:
    assert makes(marked([(0.05, 0.0)]), 1)
    assert not makes(marked([(0.6, 0.6)]), 1)
