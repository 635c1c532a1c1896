"""What a hand does in the simulated tray: takes the right dice and throws those that are not kept."""

from __future__ import annotations

from games import beam, upwards
from games.beam.state import Phase
from games.table import Table, expected
from vision.simulated.tray import SimulatedTray


def can_toss(table: Table | None) -> bool:
    """Are there dice to be thrown? Cards are laid by hand."""
    wanted = expected(table) if table else None
    return wanted is not None and wanted.pip_dice > 0


def needs_lying_dice(table: Table) -> bool:
    """Does the game go on with dice that must lie in the tray already?"""
    game = table.state
    return isinstance(game, beam.Beam) and game.phase is Phase.THROWING and game.throws > 0


def toss(tray: SimulatedTray, table: Table) -> None:
    """Throw what the table waits for."""
    wanted = expected(table)
    if wanted is None:
        return
    tray.set_dice(wanted.pip_dice, _event_faces(table))
    tray.throw(_kept(table))


def _event_faces(table: Table) -> tuple[str, ...]:
    match table.setup:
        case upwards.Setup(event_die=True, facts=facts):
            return tuple(facts.event_faces)
        case _:
            return ()


def _kept(table: Table) -> tuple[int, ...]:
    return table.state.kept if isinstance(table.state, beam.Beam) else ()
