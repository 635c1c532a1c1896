"""The dice of a turn of Beam me up: which stay, what they make, and what each use of them would do."""

from __future__ import annotations

from dataclasses import replace

from display.beam.story import story
from display.beam.turn import BeamTurn
from display.beam.uses import (
    Way,
    best_words,
    brief_title,
    short_title,
    tiny_title,
    use_effects,
    way_said,
    way_title,
)
from display.building.layout import INKS, button, least, optional, sentence, words
from display.building.parts import (
    Button,
    DieFace,
    Does,
    Label,
    Panel,
    Part,
    SeatShape,
    Sign,
    TrayPicture,
    Weight,
)
from display.building.table_frame import choice_face
from display.building.view_intents import PageTurned, TossWanted
from display.style.boxes import Box
from display.style.lettering import fits_whole
from display.style.look import Look
from display.style.theme import BODY, CONTROL_MM, LINE_MM, SMALL, Ink
from display.wording.facts import phase_words
from games import choices as verbs
from games.beam.boards import Square
from games.beam.combinations import DICE, Faces, combination
from games.beam.state import Phase
from games.beam.throwing import wants_dice
from games.beam.uses import Use
from games.beam.verbs import KEEP
from games.choices import Choice
from games.events import Chosen
from words.phrases import phrase

_STATUS_MM = 7
_DICE_MM = 17
_DECIDED_MM = 13
"""Dice that are only to be moved with give room to the ways of doing so."""
_FOOT_MM = 4.5
_TOSS_MM, _LEAST_TRAY_MM = 6, 12
_ROOM_FOR_A_WORD_MM = 12
_FEW_TILES = 2
_SIGNS_MM = 5
_SIGNS_SHARE = 0.28
"""Of a low tile, beside its words: three signs, and room for the longest German words on one line."""
_LARGE_ROCKET_MM = 8
_ROOM_FOR_WORDS_MM = 18
_LANDED = {Square.ROCKET: "rocket", Square.PINK: "star", Square.BLUE: "sparkle"}


def dice_parts(turn: BeamTurn, look: Look, box: Box, chosen: int) -> tuple[Part, ...]:
    """What this phase of the turn is about."""
    if turn.game.phase is Phase.HEAD_START or (turn.game.phase is Phase.THROWING and not turn.game.throws):
        return _before_throwing(turn, look, box)
    if turn.game.phase is Phase.THROWING:
        return _throwing(turn, look, box)
    return _moving(turn, look, box, chosen)


def moving_parts(look: Look, box: Box, faces: Faces, text: str) -> tuple[Part, ...]:
    """The dice that a move was made with, and the move in words."""
    row, rest = box.from_top(look.mm(_DICE_MM), look.mm(1))
    return (*plain_dice(look, row, faces), sentence(look, rest, text))


def keep_row(turn: BeamTurn, look: Look, box: Box) -> tuple[Part, ...]:
    """Five dice to touch: a locked one stays in the tray."""
    parts: list[Part] = []
    for die, (cell, face) in enumerate(zip(box.columns(DICE, look.mm(0.8)), turn.game.faces, strict=True)):
        weight = Weight.CHOSEN if die in turn.game.kept else Weight.BARE
        parts.append(Button(cell, Chosen(Choice(KEEP, (die,))), weight, str(face)))
        parts.extend(_die(look, cell, face, weight))
    return tuple(parts)


def _die(look: Look, cell: Box, face: int, weight: Weight = Weight.BARE) -> tuple[Part, ...]:
    """A die, below it its number as a word for those who wish it, and a lock where it is kept."""
    has_word = look.words and cell.height >= look.mm(_ROOM_FOR_A_WORD_MM)
    kept = weight is Weight.CHOSEN
    foot, room = cell.from_bottom(look.mm(_FOOT_MM) if has_word or kept else 0)
    parts: list[Part] = [DieFace(room.inset(look.mm(0.8)).square(), face)]
    ink, on = INKS[weight]
    if kept:
        side = round(foot.height * 0.8)
        lock, beside = foot.from_left(side, 0) if has_word else (foot, foot)
        foot = beside
        parts.append(Sign(lock.middle(side, side), "lock", ink))
    if has_word:
        named = phrase(look.language, f"number.{face}")
        parts.append(Label(foot, words(look, foot, named, BODY, bold=True), ink, on, True))
    return tuple(parts)


def plain_dice(look: Look, box: Box, faces: Faces) -> tuple[Part, ...]:
    """Dice that cannot be touched, as large as the row allows."""
    cells = zip(box.columns(DICE, look.mm(0.8) if look.words else 0), faces, strict=False)
    return tuple(part for cell, face in cells for part in _die(look, cell, face))


def _before_throwing(turn: BeamTurn, look: Look, box: Box) -> tuple[Part, ...]:
    """What is to be done, what just happened, and the tray when dice are wanted."""
    lines = 2 if wants_dice(turn.game) else 3
    asked, rest = box.from_top(look.grown(_DICE_MM - 1, lines * LINE_MM), look.mm(1))
    text = words(look, asked, phase_words(look.language, turn.table), BODY, bold=True)
    if not wants_dice(turn.game):
        return (
            Label(asked, text),
            *optional(look, sentence(look, rest, f"{_goal(turn, look)} {_boards(turn, look)}".strip())),
        )
    text_box, below = rest.rows((1, 2), look.mm(1))
    if not look.is_portrait:
        text_box, below = rest.columns((2, 3), look.gap)
    happened = story(look.language, turn.table) or f"{_goal(turn, look)} {keep_hint(look)}"
    written = optional(look, sentence(look, text_box, happened))
    return (Label(asked, text), *written, *tray(turn, look, below if written else rest))


def keep_hint(look: Look) -> str:
    """How a die is kept."""
    return phrase(look.language, f"beam-me-up.keep-hint{'.corner' if look.corner else ''}")


def _goal(turn: BeamTurn, look: Look) -> str:
    wanted = turn.game.setup.wanted_in_space
    return phrase(look.language, "beam-me-up.story.goal", wanted=wanted)


def _boards(turn: BeamTurn, look: Look) -> str:
    """Whose boards these are, as long as one of them is our own."""
    ours = any(board.ours for board in turn.game.setup.boards)
    return phrase(look.language, "beam-me-up.boards.ours") if ours else ""


def tray(turn: BeamTurn, look: Look, box: Box) -> tuple[Part, ...]:
    """The tray as the camera sees it; a simulated one throws when touched; without a camera, keys."""
    if turn.table.camera_lost is not None:
        return button(look, box, choice_face(look, turn.evening, Choice(verbs.ENTER), Weight.MAIN))
    if look.can_toss and wants_dice(turn.game):
        return _tossing(look, box)
    return (TrayPicture(_picture(look, box), look.corner),)


def _picture(look: Look, box: Box) -> Box:
    width = min(box.width, box.height * 16 // 9)
    return box.middle(width, max(width * 9 // 16, min(box.height, look.mm(CONTROL_MM))))


def _tossing(look: Look, box: Box) -> tuple[Part, ...]:
    """The simulated tray throws when touched, and says so where there is room for a word below it."""
    text = phrase(look.language, "table.toss")
    strip, above = box.from_bottom(look.grown(_TOSS_MM, 2 * _TOSS_MM))
    place = _picture(look, above)
    line = Box(place.x, place.bottom, place.width, strip.height)
    if above.height < look.mm(_LEAST_TRAY_MM) or not fits_whole(text, line, least(look), bold=True):
        place = _picture(look, box)
        return (Button(place, TossWanted(), Weight.BARE, text), TrayPicture(place, look.corner))
    frame = replace(place, height=place.height + line.height)
    return (
        Button(frame, TossWanted(), Weight.PLAIN, text),
        TrayPicture(place, look.corner),
        Label(line, words(look, line, text, BODY, bold=True), *INKS[Weight.PLAIN], True),
    )


def _throwing(turn: BeamTurn, look: Look, box: Box) -> tuple[Part, ...]:
    """Dice to keep, what they make so far, and what that would do."""
    row, rest = box.from_top(look.mm(_DICE_MM), look.mm(1))
    status, rest = rest.from_top(look.grown(_STATUS_MM, LINE_MM), look.mm(1))
    seen, text_box = rest.from_right(min(rest.height * 16 // 9, rest.width // 3), look.gap)
    made = phrase(look.language, f"beam-me-up.combination.{combination(turn.game.faces)}")
    text = phrase(look.language, "beam-me-up.status", number=turn.game.throws, combination=made)
    said = Label(status, words(look, status, text, BODY, bold=True))
    if not optional(look, said):
        said = Label(status, words(look, status, made, BODY, bold=True))
    return (
        *keep_row(turn, look, row),
        *optional(look, said),
        *_ways_parts(turn, look, text_box),
        *tray(turn, look, seen),
    )


def _ways_parts(turn: BeamTurn, look: Look, box: Box) -> tuple[Part, ...]:
    """What the dice would do as they lie; nothing to touch yet."""
    shown = turn.ways
    if not shown:
        return optional(look, sentence(look, box, keep_hint(look)))
    if look.text_scale > 1:
        shown = shown[: max(1, box.height // look.grown(LINE_MM, 2 * LINE_MM + 4))]
    columns = 2 if len(shown) > _FEW_TILES else 1
    cells = box.grid(columns, -(-len(shown) // columns), look.mm(1))
    return tuple(
        part
        for cell, way in zip(cells, shown, strict=False)
        for part in (Panel(cell), *_tile_words(turn, look, cell, way, Weight.BARE))
    )


def _moving(turn: BeamTurn, look: Look, box: Box, chosen: int) -> tuple[Part, ...]:
    """The dice, what to decide, and a button for every way to use them."""
    tiles = turn.ways
    dice, strip, rest = _moving_places(look, box, len(tiles) > _FEW_TILES)
    asked = phase_words(look.language, turn.table)
    if turn.game.phase is Phase.ROCKET:
        below = Box(strip.x, strip.y, strip.width, rest.bottom - strip.y)
        best = best_words(look.language, tiles[0], turn.best, alone=True)
        text_box = _rocket(look, below.inset(look.mm(1.5)), f"{asked} ({best})" if best else asked)
        return (*plain_dice(look, dice, turn.game.faces), Panel(below), *text_box)
    cells = rest.grid(2 if len(tiles) > 1 else 1, 2 if len(tiles) > _FEW_TILES else 1, look.gap)
    shown = (
        _tile(turn, look, cell, number, chosen)
        for number, cell in zip(range(len(tiles)), cells, strict=False)
    )
    return (
        *plain_dice(look, dice, turn.game.faces),
        *optional(look, Label(strip, words(look, strip, asked, BODY, bold=True))),
        *(part for tile in shown for part in tile),
    )


def _moving_places(look: Look, box: Box, is_full: bool) -> tuple[Box, Box, Box]:
    """Dice above the question; beside it where many ways need the room."""
    if is_full:
        line, rest = box.from_top(look.mm(_STATUS_MM), look.mm(1))
        strip, dice = line.columns((3, 2), look.mm(1))
        return dice, strip, rest
    dice, rest = box.from_top(look.mm(_DECIDED_MM + (_FOOT_MM if look.words else 0)), look.mm(1))
    strip, rest = rest.from_top(look.grown(_STATUS_MM, LINE_MM), look.mm(1))
    return dice, strip, rest


def _rocket(look: Look, box: Box, asked: str) -> tuple[Part, ...]:
    """A rocket to fire: which counter is chosen on the board."""
    sign, text_box = box.from_left(min(box.height, look.grown(CONTROL_MM, _LARGE_ROCKET_MM)), look.mm(1))
    return (
        Sign(sign.square(), "rocket", Ink.TEXT),
        Label(text_box, words(look, text_box, asked, BODY, bold=True), Ink.TEXT, Ink.CARD),
    )


def _tile(turn: BeamTurn, look: Look, cell: Box, number: int, chosen: int) -> tuple[Part, ...]:
    """A way to touch, or to turn to when its counter is chosen on the board."""
    way = turn.ways[number]
    if len(turn.ways) == 1 and way.is_free:
        return (Panel(cell), *_tile_words(turn, look, cell, way, Weight.BARE))
    does: Does = Chosen(way.uses[0].choice)
    weight = Weight.PLAIN
    if turn.has_free_way:
        does, weight = PageTurned(number), Weight.CHOSEN if number == chosen else Weight.PLAIN
    frame = Button(cell, does, weight, way_said(look.language, way))
    return (frame, *_tile_words(turn, look, cell, way, weight))


def _tile_words(turn: BeamTurn, look: Look, cell: Box, way: Way, weight: Weight) -> tuple[Part, ...]:
    """What is moved in words; what else happens in words too, or in signs where there is less room."""
    ink, on = INKS[weight]
    inside = cell.inset(look.mm(1 if look.text_scale == 1 else 0.5))
    is_small = inside.height < look.mm(_ROOM_FOR_WORDS_MM)
    head = (short_title if is_small else way_title)(look.language, way)
    best = best_words(look.language, way, turn.best, alone=len(turn.ways) == 1)
    follows = "" if way.is_free else use_effects(look.language, way.uses[0], turn.table.players)
    effects = "; ".join(text_box for text_box in (best, follows) if text_box)
    if look.text_scale > 1:
        strip, _ = inside.from_bottom(look.mm(_SIGNS_MM))
        signs = _effect_signs(look, strip, None if way.is_free else way.uses[0], ink, is_best=bool(best))
        return _large_tile(look, inside, way, signs if effects else (), (ink, on))
    if not effects:
        return (Label(inside, words(look, inside, head, BODY, bold=True), ink, on),)
    if is_small:
        strip, room = _signs_and_words(look, inside)
        return (
            Label(room, words(look, room, head, BODY, bold=True), ink, on),
            *_effect_signs(look, strip, None if way.is_free else way.uses[0], ink, is_best=bool(best)),
        )
    above, below = inside.rows((2, 1) if way.is_free else (1, 1), 0)
    return (
        Label(above, words(look, above, head, BODY, bold=True), ink, on),
        Label(below, words(look, below, effects, SMALL), ink, on),
    )


def _signs_and_words(look: Look, box: Box) -> tuple[Box, Box]:
    """Signs below the words; beside them where a tile is too low for both."""
    if box.height < look.mm(2 * _SIGNS_MM):
        return box.from_right(round(box.width * _SIGNS_SHARE), look.mm(1))
    return box.from_bottom(look.mm(_SIGNS_MM), look.mm(0.5))


def _large_tile(
    look: Look, box: Box, way: Way, signs: tuple[Part, ...], inks: tuple[Ink, Ink]
) -> tuple[Part, ...]:
    """As many words as can be large; signs for what else happens only where they leave room for them."""
    heads = [named(look.language, way) for named in (way_title, short_title, brief_title, tiny_title)]
    _, above = box.from_bottom(look.mm(_SIGNS_MM), look.mm(0.5))
    for room, beside in ((above, signs), (box, ())):
        for head in heads:
            if fits_whole(head, room, least(look), bold=True):
                return (Label(room, words(look, room, head, BODY, bold=True), *inks), *beside)
    return (Label(box, words(look, box, heads[-1], BODY, bold=True), *inks),)


def _effect_signs(look: Look, box: Box, use: Use | None, ink: Ink, *, is_best: bool) -> tuple[Part, ...]:
    """A tick for the best; a crown, a rocket or a star; a snowflake and the shapes of those who go down."""
    lands = _LANDED.get(use.lands) if use else None
    hit = use.cools.hit if use and use.cools else ()
    shown = {"check": is_best, "crown": use and use.wins, lands: use and not use.wins, "snowflake": hit}
    signs = [name for name, is_shown in shown.items() if name and is_shown]
    many = len(signs) + len(hit)
    cells = iter(box.from_left(min(look.mm(6) * many, box.width))[0].columns(many or 1, 0))
    return (
        *(Sign(next(cells).square(), name, ink) for name in signs),
        *(SeatShape(next(cells).square(), seat) for seat in hit),
    )
