"""The views of the games that come as files with Pipsight, each found by its entry point."""

from __future__ import annotations

from display.one_file.view import view_of_plan
from games.one_file import shipped

YATZY = view_of_plan(shipped.YATZY)
TEN_THOUSAND = view_of_plan(shipped.TEN_THOUSAND)
PIG = view_of_plan(shipped.PIG)
WRITE_DOWN = view_of_plan(shipped.WRITE_DOWN)
