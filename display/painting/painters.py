"""One painter for each kind of part."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pygame

from config.corners import HEIGHT, WIDTH
from display.building.parts import (
    Banner,
    Bar,
    Button,
    Character,
    Confetti,
    Cover,
    DieFace,
    EventSign,
    Figure,
    Label,
    Medal,
    Panel,
    Part,
    Photo,
    PlayerChip,
    QrCode,
    SeatBand,
    SeatShape,
    Sign,
    TimerFrame,
    TimerRing,
    Token,
    TrayPicture,
    Weight,
)
from display.painting import dice, festive
from display.painting.canvas import Easel
from display.painting.character import character
from display.painting.event_signs import event_sign
from display.painting.pen import Pen, stamp
from display.painting.signs import SIGNS
from display.registry import view_of, views
from display.style.boxes import Box
from display.style.lettering import Lettering, size_for_capitals
from display.style.theme import LIGHT, TRAY_RIM_EDGES, Colour, Ink
from display.style.worlds import in_world, world_of

_WHITE, _BLACK = (255, 255, 255), (0, 0, 0)
_TAG_CORNERS = 3


def paint(easel: Easel, part: Part) -> None:
    """Let the painter of its kind draw it, a game's own or ours."""
    painter = _PAINTERS.get(type(part)) or _of_a_game(type(part))
    painter(easel, part)


@cache
def _of_a_game(kind: type) -> Callable[[Easel, Any], None]:
    """Each game paints its own parts."""
    return next(view.painters[kind] for view in views().values() if kind in view.painters)


def _qr_code(easel: Easel, part: QrCode) -> None:
    """Dark on white in every theme, with the empty rim that cameras look for."""
    rim = 4
    dots = len(part.rows) + 2 * rim
    dot = max(1, min(part.box.width, part.box.height) // dots)
    ground = part.box.middle(dot * dots, dot * dots)
    pygame.draw.rect(easel.surface, _WHITE, (ground.x, ground.y, ground.width, ground.height))
    for row, line in enumerate(part.rows, rim):
        for column, dark in enumerate(line, rim):
            if dark:
                place = (ground.x + column * dot, ground.y + row * dot, dot, dot)
                pygame.draw.rect(easel.surface, _BLACK, place)


def _photo(easel: Easel, part: Photo) -> None:
    """Whole, in the middle of its place; never larger than it is twice over."""
    seen = part.shown
    times = min(part.box.width / seen.width, part.box.height / seen.height, 2)
    place = part.box.middle(round(seen.width * times), round(seen.height * times))
    picture = pygame.image.frombytes(seen.pixels, (seen.width, seen.height), "RGB")
    easel.surface.blit(pygame.transform.smoothscale(picture, (place.width, place.height)), (place.x, place.y))


def _panel(easel: Easel, part: Panel) -> None:
    easel.card(part.box, part.ink, Ink.EDGE)


def _label(easel: Easel, part: Label) -> None:
    easel.write(part.box, part.words, part.ink, part.centred)


def _button(easel: Easel, part: Button) -> None:
    fills = {
        Weight.MAIN: (Ink.MAIN, Ink.MAIN),
        Weight.PLAIN: (Ink.BUTTON, Ink.EDGE),
        Weight.CHOSEN: (Ink.CHOSEN, Ink.CHOSEN),
    }
    if part.weight in fills:
        easel.card(part.box, *fills[part.weight])


def _die_body(easel: Easel, box: Box, doubtful: bool) -> None:
    shade, edge = easel.colour(Ink.DIE_SHADE), easel.colour(Ink.ALERT if doubtful else Ink.EDGE)
    stamp(easel.surface, box, dice.body, easel.colour(Ink.DIE), shade, edge)
    if doubtful:
        rim = easel.edge * 3
        wide = Box(box.x - rim, box.y - rim, box.width + 2 * rim, box.height + 2 * rim)
        stamp(easel.surface, wide, _frame, easel.colour(Ink.ALERT), rim)


def _frame(pen: Pen, thick: int) -> None:
    side = pen.surface.get_width()
    pygame.draw.rect(pen.surface, pen.ink, pen.surface.get_rect(), thick * 2, side // 5)


def _die_face(easel: Easel, part: DieFace) -> None:
    _die_body(easel, part.box, part.doubtful)
    stamp(easel.surface, part.box, dice.pips, easel.colour(Ink.PIP), part.face, part.lit)
    if part.digit:
        size = size_for_capitals(part.digit.height)
        easel.write(part.digit, Lettering((str(part.face),), size, bold=True), Ink.TEXT, centred=True)


def _cover(easel: Easel, part: Cover) -> None:
    """As it was printed, on the main colour of its world by day; a game without a cover shows its sign."""
    theme = in_world(LIGHT, world_of(part.game))
    own = replace(easel, theme=theme)
    own.card(part.box, Ink.MAIN)
    view, square = view_of(part.game), part.box.inset(easel.corner // 2).square()
    stamp(easel.surface, square, view.cover or SIGNS[view.sign], theme.colour(Ink.MAIN_TEXT))


def _character(easel: Easel, part: Character) -> None:
    inks = (easel.colour(Ink.DIE_SHADE), easel.colour(Ink.EDGE), easel.colour(Ink.PIP))
    stamp(easel.surface, part.box.square(), character, easel.colour(Ink.DIE), *inks, part.mood)


def _figure(easel: Easel, part: Figure) -> None:
    size = size_for_capitals(part.box.height)
    easel.write(part.box, Lettering((str(part.number),), size, bold=True), Ink.TEXT, centred=True)


def _event_sign(easel: Easel, part: EventSign) -> None:
    _die_body(easel, part.box, part.doubtful)
    inside = part.box.inset(part.box.width // 7)
    warm = easel.colour(Ink.SIGN_WARM)
    stamp(easel.surface, inside, event_sign, easel.colour(Ink.SIGN), warm, part.sign)


def _sign(easel: Easel, part: Sign) -> None:
    stamp(easel.surface, part.box, SIGNS[part.name], easel.colour(part.ink))


def _seat_shape(easel: Easel, part: SeatShape) -> None:
    easel.draw_seat(part.box, part.seat)


def _token(easel: Easel, part: Token) -> None:
    easel.draw_token(part.box, part.token)


def _timer_ring(easel: Easel, part: TimerRing) -> None:
    share = min(1.0, part.left / part.length) if part.length else 0.0
    stamp(easel.surface, part.box, _ring, warmth(easel, share), share, easel.colour(Ink.TRACK))
    easel.write(part.words_box, part.words, Ink.TEXT, centred=True)
    if part.more:
        side = round(part.box.width * 0.36)
        badge = Box(part.box.right - side, part.box.bottom - side, side, side)
        easel.card(badge, Ink.BUTTON, Ink.EDGE)
        stamp(easel.surface, badge.inset(side // 5), SIGNS["plus"], easel.colour(Ink.BUTTON_TEXT))


def warmth(easel: Easel, share: float) -> Colour:
    """The colour of the time left: the less there is, the warmer; never red."""
    cool, warm = easel.colour(Ink.TIMER), easel.colour(Ink.TIMER_LOW)
    mixed = pygame.Color(*warm).lerp(pygame.Color(*cool), share)
    return mixed.r, mixed.g, mixed.b


def _timer_frame(easel: Easel, part: TimerFrame) -> None:
    """The time left as a line around the dice, from the top and clockwise."""
    share, thick = min(1.0, part.left / max(1, part.length)), max(2, easel.edge * 2)
    easel.rim(part.box, Ink.TRACK, thick)
    left = round(2 * (part.box.width + part.box.height) * share)
    for x, y, width, height in _lines(part.box, thick, left):
        pygame.draw.rect(easel.surface, warmth(easel, share), (x, y, width, height), 0, thick // 2)


def _lines(box: Box, thick: int, left: int) -> Iterator[tuple[int, int, int, int]]:
    """As much of the frame as is left: the top's right half, right, bottom, left, the top's left half."""
    half, rest = box.width // 2, left
    for side, whole in enumerate((half, box.height, box.width, box.height, box.width - half)):
        long = min(rest, whole)
        if long > 0:
            yield (
                (box.x + half, box.y, long, thick),
                (box.right - thick, box.y, thick, long),
                (box.right - long, box.bottom - thick, long, thick),
                (box.x, box.bottom - long, thick, long),
                (box.x, box.y, long, thick),
            )[side]
        rest -= whole


def _ring(pen: Pen, share: float, track: Colour) -> None:
    pen.arc((50, 50), 43, (0, 1), 12, track)
    if share:
        pen.arc((50, 50), 43, (0, share), 12)


def _player_chip(easel: Easel, part: PlayerChip) -> None:
    top = Box(part.box.x, part.box.y, part.box.width, part.words_box.y - part.box.y)
    side = min(top.height - 2, top.width // 2 - 1)
    width = side * 2 + 2 if part.sign else side
    row = top.middle(width, side)
    easel.draw_seat(Box(row.x, row.y, side, side), part.seat)
    if part.sign:
        stamp(
            easel.surface, Box(row.right - side, row.y, side, side), SIGNS[part.sign], easel.colour(Ink.TEXT)
        )
    if part.on_turn:
        foot = Box(part.box.x, part.box.bottom - easel.edge * 2, part.box.width, easel.edge * 2)
        pygame.draw.rect(easel.surface, easel.colour(Ink.MAIN), (foot.x, foot.y, foot.width, foot.height))
    easel.write(part.words_box, part.words, Ink.TEXT, centred=True)


def _bar(easel: Easel, part: Bar) -> None:
    """A track, and as much of it filled as the share says."""
    easel.card(part.box, Ink.TRACK)
    width = round(part.box.width * part.share)
    if width:
        shown = Box(part.box.x, part.box.y, max(width, 2 * easel.edge), part.box.height)
        easel.card(shown, Ink.TIMER)


def _tray_picture(easel: Easel, part: TrayPicture) -> None:
    """An empty tray with its felt, until the camera's picture covers it."""
    easel.card(part.box, Ink.FELT, Ink.FELT_RIM, TRAY_RIM_EDGES)
    keep_corner(easel, part)


def keep_corner(easel: Easel, part: TrayPicture) -> None:
    """The corner where dice are kept: a frame around it, and the lock that kept dice have."""
    corner, tray = part.corner, part.box.inset(TRAY_RIM_EDGES * easel.edge)
    if corner is None:
        return
    left, top = round(corner.left * tray.width), round(corner.top * tray.height)
    place = Box(tray.x + left, tray.y + top, round(WIDTH * tray.width), round(HEIGHT * tray.height))
    easel.rim(place, Ink.PIP, 3 * easel.edge)
    easel.rim(place.inset(easel.edge), Ink.DIE, easel.edge)
    side = min(place.height // 2, _TAG_CORNERS * easel.corner)  # a large one would cover a die that is kept
    tag = Box(place.x, place.y, side, side)
    easel.card(tag, Ink.DIE, Ink.PIP)
    stamp(easel.surface, tag.inset(tag.height // 5), SIGNS["lock"], easel.colour(Ink.PIP))


def _banner(easel: Easel, part: Banner) -> None:
    fill, ink = part.inks
    easel.card(part.box, fill, ink if fill is Ink.WARM else None, 2)  # amber alone is too light for an edge
    stamp(easel.surface, part.sign_box, SIGNS[part.sign], easel.colour(ink))
    easel.write(part.words_box, part.words, ink, centred=False)


_PAINTERS: dict[type, Callable[[Easel, Any], None]] = {
    Banner: _banner,
    Bar: _bar,
    Button: _button,
    Character: _character,
    Confetti: festive.confetti,
    Cover: _cover,
    DieFace: _die_face,
    EventSign: _event_sign,
    Figure: _figure,
    Label: _label,
    Medal: festive.medal,
    Panel: _panel,
    Photo: _photo,
    PlayerChip: _player_chip,
    QrCode: _qr_code,
    SeatBand: festive.seat_band,
    SeatShape: _seat_shape,
    Sign: _sign,
    TimerFrame: _timer_frame,
    TimerRing: _timer_ring,
    Token: _token,
    TrayPicture: _tray_picture,
}
