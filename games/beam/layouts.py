"""Four boards of our own: the printed ones are not known, so the owner of a real box may copy them in."""

from __future__ import annotations

from games.beam.boards import parse_board

# The same six number columns in another order each time, so that no seat has the better board.
_WRITTEN = (
    """
    . . . . . . .
    . . P . . P .
    . R . P . . P
    -------------
    P . . . B . .
    . . B . . R .
    . P . R . . B
    R . . . P . .
    . . . . . . .
    """,
    """
    . . . . . . .
    P . . P . . .
    . P . . R . P
    -------------
    . . B . . P .
    B . . R . . .
    . R . . P . B
    . . P . . R .
    . . . . . . .
    """,
    """
    . . . . . . .
    . P . . P . .
    . . R . . P P
    -------------
    B . . P . . .
    . R . . B . .
    . . P . . R B
    P . . R . . .
    . . . . . . .
    """,
    """
    . . . . . . .
    . . P . . P .
    R . . . P . P
    -------------
    . P . B . . .
    . . R . . B .
    P . . . R . B
    . R . P . . .
    . . . . . . .
    """,
)

OUR_BOARDS = tuple(parse_board(written.splitlines(), ours=True) for written in _WRITTEN)
