"""The game's own verbs, beside the two buttons.

The button ANNOUNCE means: throw no more, use these dice.
The button PASS means: leave the rocket, or the rest of the dice, unused.
"""

from __future__ import annotations

BOOST = "boost"
"""A rocket lifts the counter of a column: (column,)."""
KEEP = "keep"
"""Keep a die for the next throw, or let it go again: (die,)."""
LIFT = "lift"
"""Take the head start in a column: (column,)."""
MOVE = "move"
"""Use a part of the dice: (the part's column, squares, the counter's column)."""
