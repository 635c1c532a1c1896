"""Does the screen show what was painted? Without its graphics library it stays black and says nothing."""

from __future__ import annotations

import warnings
from collections.abc import Callable

import pygame

_BUFFERS = 3
"""A graphics card paints one picture while it shows another; after so many all of them hold the same."""
_GRID = (40, 24)
_MOST_APART = 12
"""Levels of brightness on average: colours are rounded on their way, but black is further away than this."""

ReadBack = Callable[[], pygame.Surface | None]


def read_back() -> pygame.Surface | None:
    """What the graphics card holds; None where it paints without one, or cannot be asked."""
    try:
        from pygame._sdl2.video import Renderer, Window  # noqa: PLC0415 - pygame may drop it

        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            return Renderer.from_window(Window.from_display_module()).to_surface()
    except (ImportError, AttributeError, TypeError, ValueError, RuntimeError):  # SDL errors are the last kind
        return None


def is_seen(window: pygame.Surface, ask: ReadBack = read_back) -> bool:
    """Show the window as it is painted, and compare it with what the card says."""
    for _ in range(_BUFFERS):
        pygame.display.flip()
    seen = ask()
    return seen is None or _apart(window, seen) <= _MOST_APART


def _apart(painted: pygame.Surface, seen: pygame.Surface) -> float:
    pictures = (pygame.transform.smoothscale(each.convert(24), _GRID) for each in (painted, seen))
    one, other = (pygame.image.tobytes(picture, "RGB") for picture in pictures)
    return sum(abs(here - there) for here, there in zip(one, other, strict=True)) / len(one)
