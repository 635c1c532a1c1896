"""Beam me up: five dice, seven counters, first to bring enough of them into space."""

from __future__ import annotations

from games.beam.box_facts import BOX
from games.beam.refusals import Refusal
from games.beam.rules import RULES
from games.beam.state import Beam, Phase, Plays, Setup, start

__all__ = ["BOX", "RULES", "Beam", "Phase", "Plays", "Refusal", "Setup", "start"]
