"""Home: the games as large cards, the saved game, the language by its own name."""

from __future__ import annotations

from display.building.layout import Face, button, button_row, header, optional, words
from display.building.parts import Button, Label, Part, Scene, Sign, Weight
from display.building.table_frame import choice_face
from display.building.view_intents import PageTurned
from display.registry import game_words, view_of
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, SMALL, TITLE, Ink
from games.events import Chosen
from games.registry import name_of
from session.evening import Evening, choices
from session.lobby import LANGUAGES, GameKind, Page
from session.lobby.decisions import LookWhoLeads, NewGame, Open, Quit, ResumeSaved, Speak
from session.lock import Unlock
from words.phrases import Language, has_phrase, listed, phrase

_FEW_CARDS = 4
_LEAST_CARD_MM = 18
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
    shown = _shown(evening, look)
    pages = _pages(look, body, shown)
    return Scene(
        "home",
        (
            header(look, head, _title(evening, look)),
            *_cards(look, body, pages),
            *_foot(look, foot, language_faces(look), _ways_out(evening, look)),
        ),
        len(pages),
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


Shown = GameKind | Face
"""A game, or the way back into one, or to more of them."""


def _shown(evening: Evening, look: Look) -> list[Shown]:
    """The saved game, then every game."""
    offered, saved = choices(evening), ResumeSaved().choice
    kinds = [kind for kind in evening.lobby.kinds if NewGame(name_of(kind.template)).choice in offered]
    first = [choice_face(look, evening, saved, Weight.MAIN)] if saved in offered else []
    return [*first, *kinds]


def _pages(look: Look, box: Box, shown: list[Shown]) -> list[list[Shown]]:
    """All cards where they fit, else some at a time, with a way to the others."""
    columns, rows = _grid(look, box, len(shown))
    room = columns * rows
    if len(shown) <= room:
        return [shown]
    cuts = [shown[start : start + room - 1] for start in range(0, len(shown), room - 1)]
    turned = ((number + 1) % len(cuts) for number in range(len(cuts)))
    on = (Face(PageTurned(page), phrase(look.language, "page.next"), "next", size=TITLE) for page in turned)
    return [[*some, face] for some, face in zip(cuts, on, strict=True)]


def _grid(look: Look, box: Box, count: int) -> tuple[int, int]:
    """How many columns and rows of cards: a few stand large side by side."""
    if look.is_portrait:
        columns = 1 if look.text_scale > 1 or count <= _FEW_CARDS + 1 else 2
        return columns, max(2, (box.height + look.gap) // (look.mm(_LEAST_CARD_MM) + look.gap))
    if look.text_scale > 1:
        return (2 if count <= _FEW_CARDS else 3), 2
    return (count, 1) if count <= _FEW_CARDS else (4, 2)


def _cards(look: Look, box: Box, pages: list[list[Shown]]) -> tuple[Part, ...]:
    shown = pages[min(look.page, len(pages) - 1)]
    count = sum(map(len, pages))
    columns, rows = _grid(look, box, count)
    needed = rows if len(pages) > 1 else max(1, -(-len(shown) // columns))
    cells = box.grid(columns, needed, look.gap)
    return tuple(
        part for cell, card in zip(cells, shown, strict=False) for part in _card_or_way(look, cell, card)
    )


def _card_or_way(look: Look, box: Box, card: Shown) -> tuple[Part, ...]:
    if isinstance(card, Face):
        return button(look, box, card)
    if look.text_scale == 1:
        return _card(look, box, card)
    game = name_of(card.template)
    does = Chosen(NewGame(game).choice)
    return button(look, box, Face(does, game_words(look.language, game), view_of(game).sign, size=TITLE))


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
