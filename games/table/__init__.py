"""The table: one game with its timer, pause, doubt, corrections and undo. Values in, values out."""

from games.table.advancing import TableRefusal, advance
from games.table.offered import choices, questions
from games.table.state import (
    FEW,
    NEAR,
    Table,
    UndoStep,
    begin,
    expected,
    is_secret,
    is_short,
    is_ticking,
    outcome,
    rules,
    throw,
)

__all__ = [
    "FEW",
    "NEAR",
    "Table",
    "TableRefusal",
    "UndoStep",
    "advance",
    "begin",
    "choices",
    "expected",
    "is_secret",
    "is_short",
    "is_ticking",
    "outcome",
    "questions",
    "rules",
    "throw",
]
