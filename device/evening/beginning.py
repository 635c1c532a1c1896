"""What an evening begins with: what is remembered, taught and interrupted on the disk."""

from __future__ import annotations

import logging
import os
from dataclasses import dataclass, replace

from device.calls.play_call import Call
from device.first_page import opening
from device.log import complain
from device.saving.journal import Journal
from device.saving.learned import Learned, learned_or_set_aside
from device.saving.resuming import Resumed
from device.saving.saved import resumed
from device.saving.state_folder import state_folder
from device.simulated.players import SimulatedPlayers
from device.sources import SIMULATED
from session.lobby import Lobby
from words.sentences import Sentence, in_words


@dataclass(frozen=True, slots=True)
class Beginning:
    """Everything that an evening starts with from the disk, whatever lies there."""

    lobby: Lobby
    learned: Learned
    players: SimulatedPlayers
    found: tuple[Sentence, ...] = ()
    """What of it made no sense and was set aside."""


def beginning(call: Call, journal: Journal) -> Beginning:
    """What is remembered, taught and interrupted; what makes no sense is told, and it goes on without."""
    saved, (learned, found) = resumed(journal, call.language), _learned(call)
    lobby = opening(call, journal, saved.table if saved else None)
    lobby = replace(lobby, learned=learned.names(call.camera))
    return Beginning(lobby, learned, _players(saved, journal), found)


def _learned(call: Call) -> tuple[Learned, tuple[Sentence, ...]]:
    """What was taught and calibrated; a simulated tray is a new one every evening."""
    if call.camera == SIMULATED:
        return Learned(), ()
    learned, found = learned_or_set_aside(state_folder(os.environ))
    for each in found:
        complain(in_words(call.language, each), logging.WARNING)
    return learned, tuple(found)


def _players(saved: Resumed | None, journal: Journal) -> SimulatedPlayers:
    players = SimulatedPlayers()
    if saved and players.hold_cards(saved.started.setup):
        players.remember(journal.sound_game(saved.number))
    return players
