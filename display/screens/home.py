"""Home: the games as large cards, the saved game, the language by its own name."""

from __future__ import annotations

from display.building.layout import Face, button, button_row, header, optional, words
from display.building.parts import Button, Label, Part, Scene, Sign, Weight
from display.building.table_frame import choice_face
from display.registry import game_words, view_of
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, SMALL, TITLE, Ink
from games.decisions import Decisions
from games.events import Chosen
from games.registry import name_of
from session.evening import Evening, choices
from session.lobby import LANGUAGES, GameKind, Page
from session.lobby.decisions import LookWhoLeads, NewGame, Open, Quit, ResumeSaved, Speak
from session.lock import Unlock
from words.phrases import Language, has_phrase, listed, phrase

_GAMES: Decisions[NewGame] = Decisions(NewGame)
_FEW_CARDS = 4
_SHORT_MM = 24
"""With less room than this a card only names its game."""


def fits(evening: Evening) -> bool:
    """On the start page."""
    return evening.table is None and evening.lobby.page is Page.HOME


def build(evening: Evening, look: Look) -> Scene:
    """Cards in the middle, everything else in one row below."""
    rows = 2 if look.is_portrait and look.text_scale > 1 else 1
    foot, rest = look.area.from_bottom(rows * look.mm(CONTROL_MM) + (rows - 1) * look.gap, look.gap)
    head, body = rest.from_top(look.head, look.gap)
    offered = choices(evening)
    saved = ResumeSaved().choice
    parts: tuple[Part, ...] = ()
    if look.text_scale > 1 and not look.is_portrait:
        parts, body = _large_cards(evening, look, body), body.from_top(0)[0]
    elif saved in offered:
        strip, body = body.from_bottom(look.mm(CONTROL_MM), look.gap)
        parts = button(look, strip, choice_face(look, evening, saved, Weight.MAIN))
    return Scene(
        "home",
        (
            header(look, head, _title(evening, look)),
            *(_cards(evening, look, body) if body.height else ()),
            *parts,
            *_foot(look, foot, language_faces(look), _ways_out(evening, look)),
        ),
    )


def _title(evening: Evening, look: Look) -> str:
    """The question of the evening; who stays for another game is named."""
    party = evening.lobby.party
    if not party.stays:
        return phrase(look.language, "home.title")
    return phrase(look.language, "home.title.party", names=listed(look.language, party.players))


def _foot(look: Look, box: Box, named: tuple[Face, ...], signed: tuple[Face, ...]) -> tuple[Part, ...]:
    """All in one row; large words on an upright screen need two."""
    if box.height <= look.mm(CONTROL_MM):
        return button_row(look, box, (*named, *signed))
    above, below = box.rows(2, look.gap)
    return (*button_row(look, above, named), *button_row(look, below, signed))


def _ways_out(evening: Evening, look: Look) -> tuple[Face, ...]:
    """To everything that is no game, and to bed; or through the lock."""
    wanted = (LookWhoLeads().choice, Open(Page.MORE).choice, Quit().choice, Unlock().choice)
    offered = choices(evening)
    return tuple(choice_face(look, evening, choice) for choice in wanted if choice in offered)


def _large_cards(evening: Evening, look: Look, box: Box) -> tuple[Part, ...]:
    """The saved game and the games by their names alone, in large letters."""
    offered, saved = choices(evening), ResumeSaved().choice
    faces = [choice_face(look, evening, saved, Weight.MAIN)] if saved in offered else []
    faces += [
        Face(
            Chosen(begun.choice), game_words(look.language, begun.game), view_of(begun.game).sign, size=TITLE
        )
        for begun in _GAMES.among(offered)
    ]
    columns = 2 if len(faces) <= _FEW_CARDS else 3
    cells = box.grid(columns, -(-len(faces) // columns), look.gap)
    shown = zip(cells, faces, strict=False)
    return tuple(part for cell, face in shown for part in button(look, cell, face))


def _cards(evening: Evening, look: Look, box: Box) -> tuple[Part, ...]:
    offered = choices(evening)
    kinds = [kind for kind in evening.lobby.kinds if NewGame(name_of(kind.template)).choice in offered]
    if not kinds:
        return ()
    cells = box.rows(len(kinds), look.gap) if look.is_portrait else box.columns(len(kinds), look.gap)
    return tuple(part for cell, kind in zip(cells, kinds, strict=True) for part in _card(look, cell, kind))


def _card(look: Look, box: Box, kind: GameKind) -> tuple[Part, ...]:
    """A game's sign, its name, what it is about, and for how many it is."""
    game = name_of(kind.template)
    inside = box.inset(look.mm(2 if look.text_scale == 1 else 1))
    if look.is_portrait:
        sign, told = inside.from_left(inside.width // 3, look.gap)
    else:
        sign, told = inside.from_top(round(inside.height * 0.42), look.mm(1))
    side = round(min(sign.width, sign.height) * 0.9)
    return (
        Button(box, Chosen(NewGame(game).choice), Weight.PLAIN, game_words(look.language, game)),
        Sign(sign.middle(side, side), view_of(game).sign, Ink.MAIN),
        *_told(look, told, kind),
    )


def _told(look: Look, box: Box, kind: GameKind) -> tuple[Part, ...]:
    game = name_of(kind.template)
    named = game_words(look.language, game)
    if box.height < look.mm(_SHORT_MM):
        return (_line(look, box, named, TITLE),)
    name, about, count = box.rows((3, 3, 2), look.mm(1))
    key = f"game.{game}.about"
    many = phrase(look.language, "home.players", fewest=kind.fewest, most=kind.most)
    below = (
        *(optional(look, _line(look, about, phrase(look.language, key), SMALL)) if has_phrase(key) else ()),
        *optional(look, _line(look, count, many, SMALL)),
    )
    return (_line(look, name if below else box, named, TITLE), *below)


def _line(look: Look, box: Box, text: str, size: float) -> Label:
    return Label(
        box, words(look, box, text, size, size is TITLE), Ink.BUTTON_TEXT, Ink.BUTTON, not look.is_portrait
    )


def language_faces(look: Look) -> tuple[Face, ...]:
    """Each language under its own name, so that nobody gets stuck in a foreign one."""
    return tuple(
        Face(
            Chosen(Speak(language).choice),
            phrase(Language(language), "language.name"),
            weight=Weight.CHOSEN if look.language == language else Weight.PLAIN,
        )
        for language in LANGUAGES
    )
