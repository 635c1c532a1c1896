"""What a hand does in the simulated tray: throws the dice that are not kept, or lays a card."""

from __future__ import annotations

from games import beam, numberloor, upwards
from games.beam.state import Phase
from games.choices import Choice
from games.numberloor.players import tops_after
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


def tops_for(table: Table, choice: Choice | None) -> tuple[str, str] | None:
    """The open cards that this choice leads to, if the camera can see that; in doubt, those that count."""
    game = table.state
    if not isinstance(game, numberloor.Numberloor):
        return None
    tops = tops_after(game, choice) if choice else game.tops if table.doubted else None
    return (tops[0], tops[1]) if tops and len(tops) == 2 else None


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
