"""The event die of the simulated tray, taught from pictures as an owner teaches a real one."""

from __future__ import annotations

from vision.simulated.pictures import still
from vision.simulated.signs import SIGNS
from vision.taught import TaughtFaces, teach

EDGE_MM = 16.0
"""The dice of the simulated tray."""
EXAMPLES = 2


def taught_signs(seed: int) -> TaughtFaces:
    """All signs, each shown a few times in the room of this seed."""
    return teach((sign, still(seed, (), (sign,), edge=EDGE_MM)[0]) for sign in SIGNS for _ in range(EXAMPLES))
