"""The table: one game with its timer, pause, doubt, corrections and undo. Values in, values out."""

from games.table.advancing import TableRefusal, advance
from games.table.offered import choices
from games.table.state import Table, begin, expected, is_ticking, outcome, rules, throw

__all__ = [
    "Table",
    "TableRefusal",
    "advance",
    "begin",
    "choices",
    "expected",
    "is_ticking",
    "outcome",
    "rules",
    "throw",
]
