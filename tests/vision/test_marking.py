from __future__ import annotations

import numpy as np
import pytest

from vision.reading.marking import mark
from vision.reading.network import Place
from vision.simulated.pictures import still


@pytest.mark.parametrize("face", range(1, 7))
def test_the_second_voice_names_the_face_and_marks_its_pips(face: int) -> None:
    picture, (die,) = still(
        20 + face, (face,), style="white", surface="green felt", light="daylight", edge=18, tilt=0
    )
    marked = mark(picture, Place(*die.box.middle, min(die.box.width, die.box.height), 1.0))
    assert int(marked.kinds[:6].argmax()) + 1 == face
    assert marked.pips
    box = die.box
    assert all(box.x < x < box.x + box.width and box.y < y < box.y + box.height for x, y in marked.pips)


def test_a_bare_ground_is_no_die() -> None:
    marked = mark(np.full((200, 200, 3), 90, np.uint8), Place(100, 100, 40, 1.0))
    assert marked.kinds[7] > 0.9
    assert marked.pips == ()
