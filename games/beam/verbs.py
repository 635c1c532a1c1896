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
COOL = "cool"
"""On real boards: the cool down was in this column: (column,)."""
MOVE = "move"
"""Use a part of the dice: (the part's column, squares, the counter's column)."""
MOVED = "moved"
"""On real boards: everything is moved, the next player is on turn."""
NO_COOL = "no-cool"
"""On real boards: nobody is cooled down."""
WON = "won"
"""On real boards: (seat,) has brought enough counters into space."""
