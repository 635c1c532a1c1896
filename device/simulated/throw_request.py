"""What a hand does in the simulated tray: throws the dice that are not kept, or lays a card."""

from __future__ import annotations

from games.choices import Choice
from games.game import Faces
from games.registry import game_of
from games.rules import Showing, Sight
from games.table import Table, expected, rules, throw
from vision.simulated.tray import SimulatedTray


def can_lay_paper(table: Table | None) -> bool:
    """Does the table wait for a sheet of paper?"""
    return table is not None and rules(table).showing(table.state) is Showing.LOOK


def can_toss(table: Table | None) -> bool:
    """Are there dice to be thrown? Cards are laid by hand."""
    wanted = expected(table) if table else None
    return wanted is not None and wanted.has_dice_to_throw


def is_covered(table: Table) -> bool:
    """Does the next throw lie under a cup?"""
    wanted = expected(table)
    return wanted is not None and wanted.sight is Sight.COVERED


def tops_for(table: Table, choice: Choice | None) -> tuple[str, str] | None:
    """The open cards that this choice leads to, if the camera can see that; in doubt, those that count."""
    if choice is None and not table.doubted:
        return None
    tops = game_of(table.setup).hand.cards(table.state, choice)
    return (tops[0], tops[1]) if tops else None


def left_for(table: Table, choice: Choice | None) -> Faces | None:
    """The faces that this choice begins to keep: a hand lays them all into the keep corner at once."""
    return game_of(table.setup).hand.leaves(table.state, choice) if choice else None


def toss(tray: SimulatedTray, table: Table, left: Faces | None = None) -> None:
    """Throw what the table waits for; the faces `left` are first laid into the keep corner."""
    wanted = expected(table)
    if wanted is None:
        return
    tray.set_dice(wanted.pip_dice, game_of(table.setup).hand.die_sides(table.setup))
    lying = throw(table)
    if wanted.sorting and tray.is_empty and lying:
        tray.put(lying.faces)  # the game was interrupted, and dice stay where they lie
    tray.throw(wanted.kept if left is None else left, aside=left is not None)
