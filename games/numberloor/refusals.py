"""Every "no" of Numberloor by name; the comment says what `about` carries into its sentence."""

from __future__ import annotations

from enum import StrEnum


class Refusal(StrEnum):
    """Why the referee says no."""

    # The call itself
    GAME_OVER = "game-over"
    NOT_NOW = "not-now"
    NO_SUCH_SEAT = "no-such-seat"  # the seat
    NOT_YOUR_TURN = "not-your-turn"
    NO_SUCH_PILE = "no-such-pile"
    NO_SUCH_CARD = "no-such-card"  # the card's name
    NOT_IN_THIS_LEVEL = "not-in-this-level"

    # What waits for something else first
    OPENING_FIRST = "opening-first"
    OWNER_FIRST = "owner-first"
    LAY_OFF_FIRST = "lay-off-first"
    SKIP_FIRST = "skip-first"

    # Opening cards
    OPENING_NEEDS_FLOOR = "opening-needs-floor"
    OPENING_NEEDS_NUMBER = "opening-needs-number"

    # A floor that does not fit
    MISFIT_SAME_OR_NEXT = "misfit-same-or-next"  # the sums that would
    MISFIT_NUMBER = "misfit-number"  # the sums that would
    MISFIT_NEIGHBOURS = "misfit-neighbours"  # the sums that would
    MISFIT_EVEN = "misfit-even"  # the open floor
    MISFIT_ODD = "misfit-odd"  # the open floor
    MISFIT_SKIP = "misfit-skip"  # the open floor

    # Turns
    DRAW_FIRST = "draw-first"
    DRAWN_ALREADY = "drawn-already"
    FLOOR_LAID_ALREADY = "floor-laid-already"
    FLOOR_MISSING = "floor-missing"
    NOT_A_NIGHT_FLOOR = "not-a-night-floor"
    OWN_TURN = "own-turn"
    NOT_A_BALLOON = "not-a-balloon"
    HAND_NOT_FRESH = "hand-not-fresh"
    HAND_OF_DEVICE = "hand-of-device"

    # What the camera saw
    NOT_TWO_CARDS = "not-two-cards"
    TWO_NEW_CARDS = "two-new-cards"
    WRONG_PILE = "wrong-pile"
    NOTHING_TO_CORRECT = "nothing-to-correct"
