"""Small pieces that all screens are built from: words that fit, buttons with sign and word, a header."""

from __future__ import annotations

from dataclasses import dataclass, replace

from display.building.parts import Banner, Button, Does, Label, Part, SeatShape, Sign, Weight
from display.style.boxes import Box
from display.style.lettering import (
    LEADING,
    TIGHT,
    Lettering,
    fits_whole,
    fitted,
    shortened,
    size_for_capitals,
    wrapped,
)
from display.style.look import Look
from display.style.theme import BODY, CONTROL_MM, LARGE_SMALLEST, MAIN_CONTROL_MM, SMALL, SMALLEST, TITLE, Ink
from display.wording.notices import Notice, Tone

INKS = {
    Weight.MAIN: (Ink.MAIN_TEXT, Ink.MAIN),
    Weight.PLAIN: (Ink.BUTTON_TEXT, Ink.BUTTON),
    Weight.CHOSEN: (Ink.CHOSEN_TEXT, Ink.CHOSEN),
    Weight.BARE: (Ink.TEXT, Ink.CARD),
}
_BANNER_SIGN_MM = 9
_RIM_MM, _LARGE_RIM_MM = 1, 0.4
"""What stays free along the edge of a button; the least where large words would not fit otherwise."""
_SIGN_SHARES = (1, 0.8, 0.62)
_SIGNS_ABOVE = (0.5, 0.4, 0.3)
"""How much of its height a tall button gives to its sign: the most that leaves room for the words.
Beside large words the smallest would be a speck."""
_LARGE_MAIN_SHARE = 1.3
"""How much wider than its neighbours the main button is where text is twice as large: it must have words."""
_MOST_ABOVE_NEIGHBOUR = 1.4
"""How much larger the words of one button may be than those of its neighbour: a row looks like one."""
_BANNER_INKS = {
    Tone.PLAIN: (Ink.NOTICE, Ink.NOTICE_TEXT),
    Tone.GOOD: (Ink.NOTICE, Ink.NOTICE_TEXT),
    Tone.ALERT: (Ink.ALERT, Ink.ALERT_TEXT),
    Tone.WARM: (Ink.WARM, Ink.WARM_TEXT),
}
_BANNER_SIGNS = {Tone.PLAIN: "info", Tone.GOOD: "check", Tone.ALERT: "alert", Tone.WARM: "clock"}


def words(
    look: Look, box: Box, text: str, size: float = BODY, bold: bool = False, leading: float = LEADING
) -> Lettering:
    """The text as large as wished and possible in this box; large text rather loses its last sentences."""
    largest = size_for_capitals(size * look.px * look.text_scale)
    smallest = size_for_capitals(min(size, SMALLEST) * look.px)
    if look.text_scale > 1:
        text, leading = _large(text, box, least(look, size), bold, leading)
    return fitted(text, box, largest, smallest, bold, leading)


def _large(text: str, box: Box, size: int, bold: bool, leading: float) -> tuple[str, float]:
    """As much of the text as fits at this size; lines stand closer together only where nothing fits else."""
    for wide in (leading, TIGHT):
        short = shortened(text, box, size, bold, wide)
        if fits_whole(short, box, size, bold, wide):
            return short, wide
    return text, leading


def least(look: Look, size: float = BODY) -> int:
    """The smallest type that people who like their text larger still read with ease."""
    larger = SMALLEST + (LARGE_SMALLEST - SMALLEST) * (look.text_scale - 1)
    return size_for_capitals(min(size * look.text_scale, larger) * look.real_px)


def whole_or_initial(look: Look, box: Box, name: str, size: float = SMALL) -> Lettering:
    """The whole name where it fits in one line, else as many letters as do: the animal tells the rest."""
    for short in (name, *(f"{name[:many]}." for many in range(len(name) - 2, 1, -1))):
        written = words(look, box, short, size)
        if len(written.lines) == 1 and written.width <= box.width and written.size >= least(look, size):
            return written
    return words(look, box, name[0], size)


def optional(look: Look, label: Label) -> tuple[Label, ...]:
    """A line that only helps, left out where it would have to be small or would be cut."""
    is_whole = label.words.width <= label.box.width and label.words.height <= label.box.height
    return (label,) if is_whole and (look.text_scale == 1 or label.words.size >= least(look)) else ()


def title(look: Look, box: Box, text: str, on: Ink = Ink.GROUND) -> Label:
    """The headline of a screen or a card."""
    return Label(box, words(look, box, text, TITLE, bold=True), Ink.TEXT, on)


def sentence(look: Look, box: Box, text: str, on: Ink = Ink.GROUND, centred: bool = False) -> Label:
    """Something to read."""
    return Label(box, words(look, box, text), Ink.TEXT, on, centred)


def header(look: Look, box: Box, text: str) -> Part:
    """The headline of a whole screen."""
    return title(look, box, text)


def banner(look: Look, box: Box, notice: Notice) -> Banner:
    """A notice with the sign of its tone."""
    sign, room = _beside(look, box.inset(look.grown(0.4, 0)), min(box.height, look.mm(_BANNER_SIGN_MM)))
    return Banner(
        box, sign, room, words(look, room, notice.text), _BANNER_SIGNS[notice.tone], _BANNER_INKS[notice.tone]
    )


def in_pieces(look: Look, notice: Notice) -> tuple[Notice, ...]:
    """A notice too long for its place is told one piece after the other, cut where a word ends."""
    room = _beside(look, look.notice_area.inset(look.grown(0.4, 0)), look.mm(_BANNER_SIGN_MM))[1]
    line = round(least(look) * LEADING)
    room = replace(room, height=max(room.height, line))  # a line at a time, however low its place is
    pieces = [""]
    for word in notice.text.split():
        longer = f"{pieces[-1]} {word}".lstrip()
        if pieces[-1] and not fits_whole(longer, room, least(look)):
            pieces.append(word)
        else:
            pieces[-1] = longer
    return tuple(replace(notice, text=piece) for piece in pieces)


@dataclass(frozen=True, slots=True)
class Face:
    """What a button means and shows: a word, a sign, or both."""

    does: Does
    text: str = ""
    sign: str | None = None
    weight: Weight = Weight.PLAIN
    size: float = BODY
    under: str = ""
    """How it is now, written below what it is."""
    said: str = ""
    """What it is called by ear, where only a sign is on it."""
    short: str = ""
    """Fewer words for it, where the others have no room."""


def button(look: Look, box: Box, face: Face) -> tuple[Part, ...]:
    """A button and what is on it; a word too large to stand beside its sign takes its place, or gives way."""
    said = face.said or " ".join(filter(None, (face.text, face.under)))
    frame = Button(box, face.does, face.weight, said)
    airy = _on_it(look, box.inset(look.mm(_RIM_MM)), face)
    if look.text_scale == 1:
        return (frame, *airy)
    tight = _on_it(look, box.inset(look.mm(_LARGE_RIM_MM)), face)
    return (frame, *(airy if _shows_as_much(look, airy, tight) else tight))


def _shows_as_much(look: Look, airy: tuple[Part, ...], tight: tuple[Part, ...]) -> bool:
    """Are the same things on it, and the words still large? Then they need not touch its edge."""
    return [*map(type, airy)] == [*map(type, tight)] and all(
        part.words.size >= least(look) for part in airy if isinstance(part, Label)
    )


def _on_it(look: Look, inside: Box, face: Face) -> tuple[Part, ...]:
    if face.under:
        return _two_lines(look, inside, face)
    if face.sign is None:
        return (_on_button(look, inside, face),)
    ways = [replace(face, text=text) for text in (face.text, face.short) if text]
    for way in ways:
        if shown := _worded(look, inside, way, face.sign):
            return shown
    if ways and face.weight is Weight.MAIN:
        return (_on_button(look, inside, ways[-1]),)
    side = round(min(inside.width, inside.height) * 0.75)
    return (Sign(inside.middle(side, side), face.sign, INKS[face.weight][0]),)


def _worded(look: Look, inside: Box, face: Face, name: str) -> tuple[Part, ...]:
    """The sign and the words, or the words alone, where they are large enough; else nothing."""
    for share in _SIGNS_ABOVE if look.text_scale == 1 else _SIGNS_ABOVE[:2]:
        sign, room = _sign_and_room(look, inside, face, share)
        if _is_read(look, room, face):
            return (Sign(sign, name, INKS[face.weight][0]), _on_button(look, room, face))
    needs_words = look.text_scale > 1 or face.weight is Weight.MAIN
    return (_on_button(look, inside, face),) if needs_words and _is_read(look, inside, face) else ()


def _is_read(look: Look, room: Box, face: Face) -> bool:
    return fits_whole(face.text, room, least(look), _is_bold(face), _leading(look, room, face))


def _leading(look: Look, room: Box, face: Face) -> float:
    """Large lines stand closer together where they would have no room otherwise."""
    is_roomy = look.text_scale == 1 or fits_whole(face.text, room, least(look), _is_bold(face))
    return LEADING if is_roomy else TIGHT


def _two_lines(look: Look, box: Box, face: Face) -> tuple[Part, ...]:
    ink, on = INKS[face.weight]
    name, value = box.rows((4, 5) if look.text_scale == 1 else 2, 0)
    called = shortened(face.text, name, size_for_capitals(SMALLEST * look.px))
    return (
        Label(name, words(look, name, called, SMALL), ink, on, True),
        Label(value, words(look, value, face.under, bold=True), ink, on, True),
    )


def _sign_and_room(look: Look, box: Box, face: Face, share: float) -> tuple[Box, Box]:
    """The sign above its word where the box is tall, else before it."""
    if box.width > 1.8 * box.height:
        return _sign_first(look, box, face)
    sign, room = box.from_top(round(box.height * share), look.mm(0.5))
    return sign.square().inset(look.mm(0.5)), room


def _sign_first(look: Look, box: Box, face: Face) -> tuple[Box, Box]:
    """Sign and word in the middle, side by side; the sign is smaller where its word is larger for that."""
    largest, rim = min(box.height, look.mm(MAIN_CONTROL_MM)), look.mm(1 if look.text_scale == 1 else 0)
    inside = replace(box, width=box.width - rim)
    ways = [_beside(look, inside, round(largest * share)) for share in _SIGN_SHARES]
    sign, room = max(ways, key=lambda way: _on_button(look, way[1], face).words.size)
    spare = max(0, room.width - _on_button(look, room, face).words.width - rim) // 2
    return replace(sign, x=sign.x + spare), Box(room.x + spare, room.y, room.width - 2 * spare, room.height)


def _beside(look: Look, box: Box, side: int) -> tuple[Box, Box]:
    sign, room = box.from_left(side, look.mm(1))
    return sign.square().inset(round(side * 0.14)), room


def _on_button(look: Look, room: Box, face: Face) -> Label:
    ink, on = INKS[face.weight]
    written = words(look, room, face.text, face.size, _is_bold(face), _leading(look, room, face))
    return Label(room, written, ink, on, True)


def _is_bold(face: Face) -> bool:
    return face.weight is not Weight.PLAIN or face.size > BODY


def seat_button(look: Look, box: Box, does: Does, seat: int, name: str) -> tuple[Part, ...]:
    """A player to touch: the seat's shape and colour, and the name."""
    inside = box.inset(look.mm(1.5))
    side = min(inside.height, inside.width // 4, look.mm(CONTROL_MM))
    shape, room = inside.from_left(side, look.mm(2))
    written = words(look, room, name, TITLE, bold=True)
    return (
        Button(box, does, Weight.PLAIN, name),
        SeatShape(shape.middle(side, side), seat),
        Label(room, written, Ink.BUTTON_TEXT, Ink.BUTTON),
    )


def button_row(look: Look, box: Box, faces: tuple[Face | None, ...]) -> tuple[Part, ...]:
    """Buttons side by side; a place can be kept free."""
    shares = [look.share(1, _LARGE_MAIN_SHARE) if _is_main(face) else 1 for face in faces]
    cells = zip(box.columns(shares, look.gap), faces, strict=True)
    return alike(look, tuple(part for cell, face in cells if face for part in button(look, cell, face)))


def _is_main(face: Face | None) -> bool:
    return face is not None and face.weight is Weight.MAIN


def alike(look: Look, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """These buttons with words of about one size; whoever likes large words has each as large as it fits."""
    sizes = [part.words.size for part in parts if isinstance(part, Label)]
    if look.text_scale > 1 or not sizes:
        return parts
    most = round(min(sizes) * _MOST_ABOVE_NEIGHBOUR)
    return tuple(_at_most(part, most) if isinstance(part, Label) else part for part in parts)


def _at_most(label: Label, size: int) -> Label:
    if label.words.size <= size:
        return label
    text = " ".join(label.words.lines)
    return replace(label, words=wrapped(text, size, label.box.width, label.words.bold, label.words.leading))
