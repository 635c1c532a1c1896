"""The buttons beside a table, always in the same place whatever is played; choices without one are `rest`."""

from __future__ import annotations

from dataclasses import dataclass, replace

from display.building.layout import Face
from display.building.parts import Weight
from display.building.table_frame import Row, choice_face
from display.building.view_intents import PageTurned, TossWanted
from display.style.look import Look
from games import choices as verbs
from games.choices import Choice
from games.events import Key, Pressed
from games.table import Table, expected
from session.evening import Evening, choices
from session.practising import END_PRACTICE
from words.phrases import phrase

_ALWAYS = (verbs.UNDO, verbs.REDO, verbs.PAUSE, verbs.LEAVE)
_ELSEWHERE = (verbs.ASK, verbs.COUNT, verbs.LOOK_AGAIN, verbs.ENTER, verbs.MORE_TIME, END_PRACTICE)
_KEYS = tuple(key.value for key in Key)
_MOST_FORWARD = 2


@dataclass(frozen=True, slots=True)
class Side:
    """Rows of buttons from top to bottom, and the choices that have no place among them."""

    rows: tuple[Row, ...]
    rest: tuple[Choice, ...]


def table_side(evening: Evening, table: Table, look: Look, shown: frozenset[Choice] = frozenset()) -> Side:
    """Forward, the two push buttons, undo and redo, pause; `shown` are choices the screen shows itself."""
    offered = choices(evening)
    forward = _forward(table, look, offered)
    placed = {*forward, *shown, Choice(verbs.MORE_TIME)}  # the clock itself gives more time
    rest = tuple(
        choice for choice in offered if choice not in placed and choice.verb not in (*_ALWAYS, *_KEYS)
    )
    undo, redo, pause, leave = (_offered(evening, look, offered, verb) for verb in _ALWAYS)
    more = Face(PageTurned(1), phrase(look.language, "page.more"), "more") if rest else None
    keys = tuple(key_face(evening, look, key) for key in Key if any(key.value == c.verb for c in offered))
    own = (choice_face(look, evening, choice, Weight.MAIN) for choice in forward)
    mains = one_main((*toss_faces(table, look), *own))
    first = in_its_half(look, mains)
    return Side((first, keys or _kept_free(look, first), (undo, redo), (pause or leave, more)), rest)


def one_main(faces: tuple[Face, ...]) -> tuple[Face, ...]:
    """Only one of them stands out: what the game goes on with, or else the next throw."""
    mains = [face for face in faces if face.weight is Weight.MAIN]
    onward = [face for face in mains if not isinstance(face.does, TossWanted)]
    first = (*onward, *mains)[:1]
    return tuple(face if face in first else replace(face, weight=Weight.PLAIN) for face in faces)


def in_its_half(look: Look, faces: tuple[Face, ...]) -> Row:
    """Throwing alone leaves room for what comes beside it: whoever taps twice does not tap on that."""
    if len(faces) != 1:
        return faces
    if isinstance(faces[0].does, TossWanted):
        return (*faces, None)
    return (None, *faces) if look.can_toss else faces


def _kept_free(look: Look, mains: Row) -> Row:
    """The push buttons stand beside the mains on an upright panel, and their place is kept for them."""
    return (None,) if mains and look.is_portrait and look.can_toss else ()


def _forward(table: Table, look: Look, offered: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """What the game goes on with: decisions that need nothing more."""
    aside = (*_ALWAYS, *_KEYS, *_ELSEWHERE)
    own = [choice for choice in offered if not choice.about and choice.verb not in aside]
    return tuple(own[: _MOST_FORWARD - len(toss_faces(table, look))])


def toss_faces(table: Table, look: Look) -> tuple[Face, ...]:
    """Throwing in the simulated tray, where there is one."""
    wanted = expected(table)
    if not look.can_toss or wanted is None or not wanted.has_dice_to_throw:
        return ()
    weight = Weight.MAIN if table.camera_lost is None else Weight.PLAIN
    return (Face(TossWanted(), phrase(look.language, "table.toss"), "toss", weight),)


def _offered(evening: Evening, look: Look, offered: tuple[Choice, ...], verb: str) -> Face | None:
    return choice_face(look, evening, Choice(verb)) if Choice(verb) in offered else None


def key_face(evening: Evening, look: Look, key: Key) -> Face:
    """A push button's meaning; touching it is the same as pressing it."""
    face = choice_face(look, evening, Choice(key.value))
    return Face(Pressed(key), face.text, face.sign)
