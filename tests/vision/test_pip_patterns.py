from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from vision.reading.pip_patterns import Pattern, fit_patterns
from vision.reading.pips import Pip

SPOTS: dict[int, list[tuple[float, float]]] = {
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
    5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)],
    6: [(-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)],
}


def pips_of(face: int, turn: float, squeeze: float = 1.0, at: tuple[float, float] = (50, 50)) -> list[Pip]:
    matrix = np.diag([1.0, squeeze]) @ np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    places = np.array(SPOTS[face]) @ matrix.T * 15 + at
    return [Pip(float(x), float(y), 5.0, 5.0 * squeeze, False, 150.0, 3.0, 20, 230) for x, y in places]


def best(patterns: list[Pattern]) -> Pattern:
    return max(patterns, key=lambda pattern: len(pattern.pips))


@given(face=st.sampled_from(sorted(SPOTS)), turn=st.floats(0, 6.28), squeeze=st.floats(0.8, 1.0))
@settings(max_examples=80)
def test_each_face_is_known_at_any_turn_and_a_little_squeezed(face: int, turn: float, squeeze: float) -> None:
    assert best(fit_patterns(pips_of(face, turn, squeeze))).face == face


@given(turn=st.floats(0, 6.28), narrow=st.floats(0.55, 1.0))
@settings(max_examples=60)
def test_a_six_with_its_rows_near_to_each_other_is_a_six(turn: float, narrow: float) -> None:
    wide = np.array([(pip.x - 50, pip.y - 50) for pip in pips_of(6, 0.0)]) * (narrow, 1.0)
    cos, sin = np.cos(turn), np.sin(turn)
    places = wide @ np.array([[cos, sin], [-sin, cos]]) + 50
    pips = [Pip(float(x), float(y), 3.5, 3.5, False, 150.0, 3.0, 20, 230) for x, y in places]
    assert best(fit_patterns(pips)).face == 6


def test_two_touching_dice_keep_a_pattern_each() -> None:
    pips = pips_of(5, 0.0) + pips_of(4, 0.0, at=(112, 50))
    faces = {(pattern.face, round(pattern.frame.x)) for pattern in fit_patterns(pips) if pattern.face > 3}
    assert {(5, 50), (4, 112)} <= faces


def test_three_pips_in_a_corner_are_no_face() -> None:
    pips = [pip for pip in pips_of(4, 0.3) if pip is not None][:3]
    assert all(len(pattern.pips) == 2 for pattern in fit_patterns(pips))


def test_no_pips_make_no_pattern() -> None:
    assert fit_patterns([]) == []
