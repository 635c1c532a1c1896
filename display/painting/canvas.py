"""What a painter works with: the surface, the theme, and the few things that all painters draw."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from display.painting.animals import ANIMALS
from display.painting.pen import FINER, Pen, stamp
from display.style.boxes import Box
from display.style.lettering import Lettering, font, is_covered
from display.style.theme import CAPITAL, SEATS, Colour, Ink, Theme


@dataclass(frozen=True, slots=True)
class Easel:
    """One surface in the colours of one theme."""

    surface: pygame.Surface
    theme: Theme
    corner: int
    edge: int
    tokens: tuple[int, ...] = ()
    """By seat what its player wears; a seat that is not named wears its own number."""

    def seat_ink(self, seat: int) -> Ink:
        """The colour of whoever sits there."""
        return token_ink(self._token(seat))

    def draw_seat(self, box: Box, seat: int) -> None:
        """The animal of whoever sits there."""
        self.draw_token(box, self._token(seat))

    def draw_token(self, box: Box, token: int) -> None:
        """An animal in its colour."""
        stamp(self.surface, box, ANIMALS[token % len(ANIMALS)], self.colour(token_ink(token)))

    def _token(self, seat: int) -> int:
        return self.tokens[seat] if seat < len(self.tokens) else seat

    def colour(self, ink: Ink) -> Colour:
        """The colour's value in this theme."""
        return self.theme.colour(ink)

    def card(self, box: Box, fill: Ink, edge: Ink | None = None, thick: int = 1) -> None:
        """A card with round corners, and its edge."""
        details = (self.corner, self.colour(edge) if edge else None, max(1, self.edge * thick))
        stamp(self.surface, box, _card, self.colour(fill), *details)

    def rim(self, box: Box, ink: Ink, thick: int) -> None:
        """Only the edge of a card."""
        stamp(self.surface, box, _rim, self.colour(ink), self.corner, thick)

    def write(self, box: Box, lettering: Lettering, ink: Ink, centred: bool) -> None:
        """Lines of text, in the middle of the box from top to bottom."""
        step = lettering.size * lettering.leading
        top = box.y + (box.height - step * len(lettering.lines)) / 2
        for number, line in enumerate(lettering.lines):
            face = font(lettering.size, lettering.bold, is_covered(line))
            drawn = face.render(line, True, self.colour(ink))
            x = box.x + ((box.width - drawn.get_width()) // 2 if centred else 0)
            middle = top + step * (number + 0.5)
            baseline = middle + lettering.size * CAPITAL / 2
            self.surface.blit(drawn, (x, round(baseline - face.get_ascent())))


def token_ink(token: int) -> Ink:
    """The colour of a token."""
    return SEATS[token % len(SEATS)]


def _card(pen: Pen, corner: int, edge: Colour | None, thick: int) -> None:
    """In real pixels, since a corner is as round on a wide card as on a small one."""
    whole = pen.surface.get_rect()
    if edge:
        pygame.draw.rect(pen.surface, edge, whole, 0, corner * FINER)
        whole = whole.inflate(-2 * thick * FINER, -2 * thick * FINER)
    pygame.draw.rect(pen.surface, pen.ink, whole, 0, max(0, corner - thick) * FINER)


def _rim(pen: Pen, corner: int, thick: int) -> None:
    pygame.draw.rect(pen.surface, pen.ink, pen.surface.get_rect(), thick * FINER, corner * FINER)
