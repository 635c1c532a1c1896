"""The event die of the simulated tray, taught from pictures as an owner teaches a real one."""

from __future__ import annotations

from vision.simulated.pictures import sign_picture
from vision.simulated.scenery import scenery
from vision.simulated.signs import SIGNS
from vision.taught import TaughtFaces, teach

EXAMPLES = 3


def taught_signs(seed: int) -> TaughtFaces:
    """All signs, each shown a few times, turned and elsewhere in the room of this seed."""
    room = scenery(seed)
    shown = ((sign, example) for sign in SIGNS for example in range(EXAMPLES))
    return teach((sign, sign_picture(sign, 40 * example, room, seed=example)[0]) for sign, example in shown)
