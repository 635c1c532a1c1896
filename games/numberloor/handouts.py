"""Practice cards to print and cut out, nine a page."""

from __future__ import annotations

from games.drawings import CARD, Drawing
from games.numberloor.pictures import DRAWINGS
from games.numberloor.setup import Setup
from games.paper import PALE, Handout, Ink, Outline, PaperBox, Plan, Sketch, Space

ACROSS, DOWN = 3, 3


def cards(setup: Setup, space: Space) -> tuple[Plan, ...]:
    """Every card once; who needs more prints the page again."""
    del setup
    drawings = tuple(DRAWINGS.values())
    on_page = ACROSS * DOWN
    width, height = CARD
    left, top = (space.width - ACROSS * width) / 2, (space.height - DOWN * height) / 2
    pages = (drawings[first : first + on_page] for first in range(0, len(drawings), on_page))
    boxes = [
        PaperBox(left + n % ACROSS * width, top + n // ACROSS * height, width, height) for n in range(on_page)
    ]
    return tuple(
        Plan(tuple(ink for drawing, box in zip(page, boxes, strict=False) for ink in _card(drawing, box)))
        for page in pages
    )


def _card(drawing: Drawing, box: PaperBox) -> tuple[Ink, ...]:
    return Outline(box, 0.2, PALE), Sketch(drawing, box, CARD, plain=False)


CARDS: Handout[Setup] = Handout("cards", cards)
