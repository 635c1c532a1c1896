"""Beam me up: five dice, seven counters, first to bring enough of them into space."""

from __future__ import annotations

from games.beam.rules import RULES
from games.beam.state import Beam, Plays, Setup, start

__all__ = ["RULES", "Beam", "Plays", "Setup", "start"]
