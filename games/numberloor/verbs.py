"""What players decide in Numberloor, beside the two buttons.

The button PASS hands the turn on, after a floor or after drawing. ANNOUNCE says "my last floor is played".
"""

from __future__ import annotations

OPEN = "open"  # about: the next opening card
REDEAL = "redeal"
LAY = "lay"  # about: seat, card, and for the beginners the pile (0 or 1)
DRAW_TWO = "draw-two"
SNATCH = "snatch"  # about: seat, night floor
SAY_OWNER = "say-owner"  # about: the seat whose night floor the camera saw
LAY_OFF = "lay-off"  # about: the balloon on top
NOTHING_LEFT = "nothing-left"
RETURN_HAND = "return-hand"  # about: the seat whose new hand has no floor
RESHUFFLE = "reshuffle"
EMPTY_HANDED = "empty-handed"  # about: a seat whose hand the device has dealt
