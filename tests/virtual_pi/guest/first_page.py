"""Paints what a very first start shows, with what is installed here: first_page.py FILE.png LANGUAGE."""

from __future__ import annotations

import sys
from pathlib import Path

from config.settings import load
from device.games_from_settings import lobby_for
from display.style.look import Look
from display.window.screen import Screen
from session.evening import Evening
from session.lobby.setting import on_tour

evening = Evening(on_tour(lobby_for(load(), sys.argv[2])))
screen = Screen(Look(), "hidden")
screen.like(evening.lobby.preferences)
screen.show(evening)
screen.paint()
Path(sys.argv[1]).write_bytes(screen.png())
