"""What can be decided in a game from a file.

The button ANNOUNCE means: set aside every die that scores.
The button PASS means: be content with the turn's points, or write down the points that were typed.
"""

from __future__ import annotations

DIGIT = "digit"
"""One digit more of the points that are written down: (digit,)"""
ERASE = "erase-digit"
"""The last digit away."""
FINISH = "finish"
"""No more points will be written down."""
KEEP = "keep"
"""Keep a die, or let it go again: (die,)"""
MINUS = "minus"
"""Points are taken away, or given after all."""
ROW = "row"
"""Write the throw into a row: (row,)"""
