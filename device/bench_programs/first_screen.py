"""From nothing to the first screen, as `play` begins."""

from __future__ import annotations

import device.commands.play  # noqa: F401 - as in a real start
from config.settings import load
from device.games_from_settings import lobby_for
from display.style.look import Look
from display.window.screen import Screen
from session.evening import Evening

if __name__ == "__main__":
    screen = Screen(Look(), "hidden")
    screen.show(Evening(lobby_for(load(), "en")))
    screen.paint()
