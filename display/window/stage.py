"""The picture that is painted from a scene, and what it was painted from: nothing is painted twice."""

from __future__ import annotations

import io
from dataclasses import dataclass

import numpy as np
import pygame
from numpy.typing import NDArray

from display.building.parts import Button, DieFace, Part, TrayPicture
from display.painting.canvas import Easel
from display.painting.painters import keep_corner, paint
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CORNER_MM, EDGE_MM, THEMES, TRAY_RIM_EDGES, Ink
from display.style.worlds import in_world

Preview = NDArray[np.uint8]
"""The camera's picture, blue-green-red as OpenCV has it."""


@dataclass(frozen=True, slots=True)
class PictureState:
    """Everything that the painted picture depends on, but the camera's own."""

    parts: tuple[Part, ...]
    theme: str
    world: str
    tokens: tuple[int, ...]
    marked: tuple[Button, ...]
    """Which buttons have a rim: the one that is held, the one in focus."""
    dim: bool

    @property
    def tray(self) -> TrayPicture | None:
        """Where the camera's picture goes, if it is to be seen."""
        return next((part for part in self.parts if isinstance(part, TrayPicture)), None)


class Stage:
    """One picture of the window's size; another size is another stage."""

    def __init__(self, look: Look) -> None:
        self.picture = pygame.Surface((look.width, look.height))
        self._shown: PictureState | None = None
        self._preview: Preview | None = None

    def paint(self, look: Look, shown: PictureState, preview: Preview | None) -> bool:
        """Paint what changed; says whether anything did."""
        seen = preview if shown.tray else None
        if shown == self._shown and seen is self._preview:
            return False
        if shown != self._shown or seen is None:
            self._paint_parts(look, shown)
        self._shown, self._preview = shown, seen
        if seen is not None and shown.tray:
            self._paint_preview(look, shown.tray, seen)
        return True

    def paint_greeting(self, look: Look) -> None:
        """A die, to be seen while everything else is still loading."""
        side = min(look.width, look.height) // 2
        easel = self._easel(look)
        self.picture.fill(easel.colour(Ink.GROUND))
        paint(easel, DieFace(Box((look.width - side) // 2, (look.height - side) // 2, side, side), 5))

    def png(self) -> bytes:
        """The picture as the content of a file."""
        content = io.BytesIO()
        pygame.image.save(self.picture, content, "screen.png")
        return content.getvalue()

    def _paint_parts(self, look: Look, shown: PictureState) -> None:
        easel = self._easel(look, shown)
        self.picture.fill(easel.colour(Ink.GROUND))
        for part in shown.parts:
            paint(easel, part)
        # Last: a card or a picture on a button must not hide which one is in focus.
        for part in (part for part in shown.marked if part in shown.parts):
            thick = max(3, look.mm(1))
            easel.rim(part.box, Ink.FOCUS, thick)
            easel.rim(part.box.inset(thick), Ink.FOCUS_INSIDE, max(2, thick // 2))

    def _paint_preview(self, look: Look, tray: TrayPicture, preview: Preview) -> None:
        """Inside the tray's rim."""
        box = tray.box.inset(TRAY_RIM_EDGES * _edge(look))
        height, width = preview.shape[:2]
        picture = pygame.image.frombuffer(np.ascontiguousarray(preview).data, (width, height), "BGR")
        self.picture.blit(pygame.transform.smoothscale(picture, (box.width, box.height)), (box.x, box.y))
        keep_corner(self._easel(look), tray)

    def _easel(self, look: Look, shown: PictureState | None = None) -> Easel:
        theme = in_world(THEMES[look.theme], shown.world if shown else "")
        tokens = shown.tokens if shown else ()
        return Easel(self.picture, theme, look.mm(CORNER_MM), _edge(look), tokens)


def _edge(look: Look) -> int:
    return max(1, look.mm(EDGE_MM))
