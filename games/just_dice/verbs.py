"""What can be decided while dice are just thrown.

The button ANNOUNCE means: say and count it again.
The button PASS means: hand the dice on.
"""

from __future__ import annotations

FEWER_DICE = "fewer-dice"
"""One die less from the next throw on."""
FINISH = "finish"
"""Enough for today."""
MORE_DICE = "more-dice"
"""One die more from the next throw on."""
