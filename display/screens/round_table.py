"""The round: the dice large, what the event does, the time, the players; and what can be done."""

from __future__ import annotations

from display.boxes import Box
from display.chrome import Row, areas, choice_face, choice_pages, side_buttons, side_rows
from display.dice_area import dice, signs
from display.facts import facts
from display.layout import Face, banner, sentence, title, words
from display.look import Look
from display.parts import Label, Part, PlayerChip, Scene, TimerRing, TrayPicture, Weight
from display.phrases import has_phrase, phrase
from display.theme import BODY, CONTROL_MM, SMALL
from display.wishes import PageTurned, TossWanted
from games import choices as verbs
from games.choices import Choice
from games.evening import Evening, choices
from games.events import Key, Pressed
from games.table import Table, expected, throw
from games.timer import WARNING_SECONDS

_UTILITIES = (verbs.UNDO, verbs.REDO, verbs.PAUSE, verbs.LEAVE)


def fits(evening: Evening) -> bool:
    """Whenever a game is on the table and nothing else is asked."""
    return evening.table is not None


def build(evening: Evening, look: Look) -> Scene:
    """The table itself, or a page of what else can be done."""
    assert evening.table  # noqa: S101 - fits() saw it
    offered = choices(evening)
    rows, rest = _side(evening, evening.table, look, offered)
    if look.page and rest:
        return _more(evening, look, rest)
    placed = side_rows(look, rows)
    place = areas(look, len(placed))
    parts = (
        *_head(look, place.head, evening.table),
        *_body(look, place.body, evening.table, offered),
        *side_buttons(look, place.side, placed),
    )
    return Scene("round", parts, pages=2 if rest else 1)


def _side(
    evening: Evening, table: Table, look: Look, offered: tuple[Choice, ...]
) -> tuple[list[Row], list[Choice]]:
    """The buttons that are always in the same place, and the choices left for another page."""
    known = {verb: Choice(verb) for verb in _UTILITIES if Choice(verb) in offered}
    faces = {verb: choice_face(look, evening, choice) for verb, choice in known.items()}
    mains = [choice for choice in offered if _is_main(choice)]
    forward = _forward(evening, table, look, mains[:2])
    rest = [choice for choice in offered if _is_for_later(choice, mains[:2])]
    more = Face(PageTurned(1), phrase(look.language, "page.more"), "more") if rest else None
    last = faces.get(verbs.PAUSE) or faces.get(verbs.LEAVE)
    keys = tuple(_key(evening, look, key) for key in Key if any(c.verb == key.value for c in offered))
    return [forward, keys, (faces.get(verbs.UNDO), faces.get(verbs.REDO)), (last, more)], rest


def _is_main(choice: Choice) -> bool:
    """A decision of the game that needs nothing more, or more time."""
    own = (*_UTILITIES, *Key, verbs.LOOK_AGAIN, verbs.ENTER, verbs.CORRECT)
    return not choice.about and choice.verb not in own


def _is_for_later(choice: Choice, mains: list[Choice]) -> bool:
    shown = choice in mains or choice.verb in (*_UTILITIES, *Key, verbs.CORRECT)
    return not shown


def _forward(evening: Evening, table: Table, look: Look, mains: list[Choice]) -> Row:
    toss = Face(TossWanted(), phrase(look.language, "table.toss"), "toss", Weight.MAIN)
    tosses = (toss,) if look.can_toss and expected(table) else ()
    return (*tosses, *(choice_face(look, evening, choice, Weight.MAIN) for choice in mains))[:2]


def _key(evening: Evening, look: Look, key: Key) -> Face:
    face = choice_face(look, evening, Choice(key.value))
    return Face(Pressed(key), face.text, face.sign)


def _head(look: Look, box: Box, table: Table) -> tuple[Part, ...]:
    """Round and players, or for a moment a notice; the timer always."""
    timer: tuple[Part, ...] = ()
    if table.timer.running:
        ring, box = box.from_right(box.height, look.gap)
        timer = (_ring(look, ring, table),)
    if look.notice:
        return (banner(look, box, look.notice), *timer)
    known = facts(table)
    text, box = box.from_left(_round_width(look, box), look.gap)
    chips = box.columns(len(table.players), look.mm(1))
    return (
        _round(look, text, known.round, known.is_last),
        *(_chip(look, chip, table, seat) for seat, chip in enumerate(chips)),
        *timer,
    )


def _round_width(look: Look, box: Box) -> int:
    return min(look.mm(26), box.width // 3)


def _round(look: Look, box: Box, number: int | None, is_last: bool) -> Label:
    key = "table.last-round" if is_last else "table.round"
    text = phrase(look.language, key, number=number) if number else ""
    return Label(box, words(look, box, text, BODY, bold=True))


def _ring(look: Look, box: Box, table: Table) -> TimerRing:
    left = table.timer.left
    text = str(left) if left < 100 else f"{left // 60}:{left % 60:02}"
    inside = box.inset(box.height // 6)
    return TimerRing(
        box, left, table.timer.length, words(look, inside, text, SMALL, True), left <= WARNING_SECONDS
    )


def _chip(look: Look, box: Box, table: Table, seat: int) -> PlayerChip:
    known = facts(table)
    room = Box(box.x, box.y + box.height // 2, box.width, box.height - box.height // 2)
    name = table.players[seat]
    full = words(look, room, name, SMALL)
    text = full if full.width <= room.width and len(full.lines) == 1 else words(look, room, name[0], SMALL)
    return PlayerChip(box, seat, room, text, known.signs[seat], known.on_turn == seat)


def _body(look: Look, box: Box, table: Table, offered: tuple[Choice, ...]) -> tuple[Part, ...]:
    lying = throw(table)
    if lying is None:
        return _waiting(look, box, table)
    doubted = table.doubted.die if table.doubted else None
    band, rest = box.from_bottom(look.mm(CONTROL_MM), look.mm(1))
    parts: tuple[Part, ...] = ()
    if lying.signs:
        sign, text = band.from_left(band.height * len(lying.signs), look.gap)
        parts = (
            *signs(sign, lying, offered, doubted),
            sentence(look, text, effect_words(look, lying.signs[0])),
        )
    else:
        parts = (sentence(look, band, phrase(look.language, "table.total", total=lying.total), centred=True),)
    return (*dice(look, rest, lying, offered, doubted), *parts)


def effect_words(look: Look, sign: str) -> str:
    """What a taught face means now."""
    key = f"effect.{sign}"
    return phrase(look.language, key) if has_phrase(key) else sign


def _waiting(look: Look, box: Box, table: Table) -> tuple[Part, ...]:
    wanted = expected(table)
    if wanted is None:
        return (sentence(look, box, "", centred=True),)
    strip, rest = box.from_top(look.mm(CONTROL_MM), look.gap)
    count = wanted.pip_dice + wanted.taught_dice
    hint = phrase(look.language, "table.throw-number", number=count)
    return (title(look, strip, hint), TrayPicture(_wide(rest)))


def _wide(box: Box) -> Box:
    """The largest place for a picture 16 wide and 9 tall."""
    width = min(box.width, box.height * 16 // 9)
    return box.middle(width, width * 9 // 16)


def _more(evening: Evening, look: Look, rest: list[Choice]) -> Scene:
    faces = [choice_face(look, evening, choice) for choice in rest]
    back = Face(PageTurned(0), phrase(look.language, "page.back"), "back")
    return choice_pages(look, "more", phrase(look.language, "page.title"), faces, back)
