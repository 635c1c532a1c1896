"""The window as pygame has it: opened in one way, turned as the panel hangs, shown all at once."""

from __future__ import annotations

import os
from typing import Literal

import pygame

from display.style.theme import DIMMED
from display.window.proof import ReadBack, is_seen

Mode = Literal["window", "fullscreen", "hidden"]
Size = tuple[int, int]
_NOWHERE = ("offscreen", "dummy")
"""SDL's drivers without a screen; whoever names one in SDL_VIDEODRIVER wants it."""


class NoWindow(RuntimeError):
    """There is no screen to draw on; the message is the driver's own, empty where it found none at all."""


class PygameWindow:
    """Takes pictures that stand upright, and points where they were touched."""

    def __init__(self, size: Size, mode: Mode, rotation: int) -> None:
        self.rotation = rotation
        self._surface = _open(self.upright(size), mode)

    @property
    def size(self) -> Size:
        """The window in pixels, as it really is."""
        return self._surface.get_size()

    def upright(self, size: Size) -> Size:
        """The size of a picture that fills a window of this size, and the other way round."""
        return size if self.rotation in {0, 180} else (size[1], size[0])

    def renew(self) -> None:
        """After the window was resized there is another one to paint on."""
        self._surface = pygame.display.get_surface() or self._surface

    def point(self, x: int, y: int) -> tuple[int, int]:
        """A point of the window as a point of the picture, whichever way that is turned."""
        width, height = self.size
        turned = {
            0: (x, y),
            90: (y, width - 1 - x),
            180: (width - 1 - x, height - 1 - y),
            270: (height - 1 - y, x),
        }
        return turned[self.rotation]

    def show(self, picture: pygame.Surface, *, dim: bool = False) -> None:
        """From now on this is what is to be seen."""
        if dim:
            picture = picture.copy()
            picture.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
        turned = pygame.transform.rotate(picture, -self.rotation) if self.rotation else picture
        self._surface.blit(turned, (0, 0))
        pygame.display.flip()

    def is_seen(self, ask: ReadBack) -> bool:
        """Does the panel really show what was painted last?"""
        return is_seen(self._surface, ask)

    def close(self) -> None:
        """Give the window back; closing twice is fine."""
        pygame.display.quit()


def _open(size: Size, mode: Mode) -> pygame.Surface:
    """One family of events: a finger is no mouse and a mouse no finger."""
    os.environ["SDL_TOUCH_MOUSE_EVENTS"] = "0"
    os.environ["SDL_MOUSE_TOUCH_EVENTS"] = "0"
    if mode == "hidden":
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    try:
        pygame.display.init()
        if mode == "fullscreen":
            window = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            window = pygame.display.set_mode(size, pygame.RESIZABLE)
    except pygame.error as error:
        raise NoWindow(str(error)) from error
    if mode != "hidden" and _is_unseen():
        pygame.display.quit()
        raise NoWindow
    pygame.display.set_caption("Pipsight")
    return window


def _is_unseen() -> bool:
    """Does the picture go nowhere? Where SDL finds no screen it paints into memory, and nobody would know."""
    return "SDL_VIDEODRIVER" not in os.environ and pygame.display.get_driver() in _NOWHERE
