"""Home: the games as large cards, the saved game, the language by its own name."""

from __future__ import annotations

from display.building.character import beside
from display.building.layout import Face, alike, button, button_row, header, optional, words
from display.building.parts import Button, Cover, Label, Mood, Part, Scene, Weight
from display.building.table_frame import ButtonGrid, choice_face, choice_grid
from display.building.view_intents import PageTurned
from display.registry import game_words, view_of
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import CONTROL_MM, SMALL, TITLE, Ink
from games.decisions import Decisions
from games.events import Chosen
from games.registry import name_of
from session.evening import Evening, choices
from session.lobby import LANGUAGES, GameKind, Page
from session.lobby.decisions import LookWhoLeads, NewGame, Open, ResumeSaved, Speak
from session.lock import Unlock
from words.phrases import Language, has_phrase, listed, phrase

_GAMES: Decisions[NewGame] = Decisions(NewGame)
_FEW_CARDS = 4
_MANY_CARDS = 6
_SHORT_MM, _LEAST_CARD_MM, _TALL_CARD_MM = 18, 22, 40
"""With less room than this a card only names its game; no card is lower than this."""


def fits(evening: Evening) -> bool:
    """On the start page."""
    return evening.table is None and evening.lobby.page is Page.HOME


def build(evening: Evening, look: Look) -> Scene:
    """Cards in the middle, everything else in one row below."""
    rows = 2 if look.is_portrait else 1
    foot, rest = look.area.from_bottom(rows * look.mm(CONTROL_MM) + (rows - 1) * look.gap, look.gap)
    head, body = rest.from_top(look.head, look.gap)
    offered = choices(evening)
    saved = ResumeSaved().choice
    parts: tuple[Part, ...] = ()
    if look.text_scale > 1:
        cards = _large_cards(evening, look, body)
    elif saved in offered:
        strip, body = body.from_bottom(look.mm(CONTROL_MM), look.gap)
        parts, cards = button(look, strip, choice_face(look, evening, saved, Weight.MAIN)), None
    else:
        cards = None
    cards = cards or _cards(evening, look, body)
    welcome, head = beside(look, head, Mood.CALM)
    foot_parts = _foot(look, foot, language_faces(look), _ways_out(evening, look))
    title = header(look, head, _title(evening, look))
    return Scene("home", (title, *welcome, *cards.parts, *parts, *foot_parts), cards.pages)


def _title(evening: Evening, look: Look) -> str:
    """The question of the evening; who stays for another game is named."""
    party = evening.lobby.party
    if not party.stays:
        return phrase(look.language, "home.title")
    return phrase(look.language, "home.title.party", names=listed(look.language, party.players))


def _foot(look: Look, box: Box, named: tuple[Face, ...], signed: tuple[Face, ...]) -> tuple[Part, ...]:
    """All in one row; on an upright screen they need two."""
    if box.height <= look.mm(CONTROL_MM):
        return button_row(look, box, (*named, *signed))
    above, below = box.rows(2, look.gap)
    return (*button_row(look, above, named), *button_row(look, below, signed))


def _ways_out(evening: Evening, look: Look) -> tuple[Face, ...]:
    """To everything that is no game, and to bed; or through the lock."""
    wanted = (LookWhoLeads(), Open(Page.MORE), Open(Page.SWITCH_OFF), Unlock())
    offered = choices(evening)
    return tuple(choice_face(look, evening, way.choice) for way in wanted if way.choice in offered)


def _large_cards(evening: Evening, look: Look, box: Box) -> ButtonGrid:
    """The saved game and the games by their names alone, in large letters."""
    offered, saved = choices(evening), ResumeSaved().choice
    faces = [choice_face(look, evening, saved, Weight.MAIN)] if saved in offered else []
    faces += [
        Face(
            Chosen(begun.choice), game_words(look.language, begun.game), view_of(begun.game).sign, size=TITLE
        )
        for begun in _GAMES.among(offered)
    ]
    if look.is_portrait or len(faces) > _MANY_CARDS:
        return choice_grid(look, box, faces)
    columns = 2 if len(faces) <= _FEW_CARDS else 3
    cells = box.grid(columns, -(-len(faces) // columns), look.gap)
    shown = zip(cells, faces, strict=False)
    return ButtonGrid(tuple(part for cell, face in shown for part in button(look, cell, face)), 1)


def _cards(evening: Evening, look: Look, box: Box) -> ButtonGrid:
    """Side by side while they are few, else in rows; what is left over on further pages."""
    offered = choices(evening)
    kinds = [kind for kind in evening.lobby.kinds if NewGame(name_of(kind.template)).choice in offered]
    columns, rows = _shape(look, box, len(kinds))
    room = columns * rows if len(kinds) <= columns * rows else columns * rows - 1
    pages = max(1, -(-len(kinds) // max(1, room)))
    page = look.page % pages
    cells = box.grid(columns, rows, look.gap)
    shown = zip(cells, kinds[page * room : (page + 1) * room], strict=False)
    parts = tuple(part for cell, kind in shown for part in _card(look, cell, kind))
    parts = alike(look, parts) if cells[0].height <= look.mm(_TALL_CARD_MM) else parts
    if pages == 1:
        return ButtonGrid(parts, 1)
    on = Face(PageTurned((page + 1) % pages), phrase(look.language, "page.next"), "next")
    return ButtonGrid((*parts, *button(look, cells[-1], on)), pages)


def _shape(look: Look, box: Box, count: int) -> tuple[int, int]:
    """Columns and rows."""
    if count <= _FEW_CARDS:
        return (1, max(1, count)) if look.is_portrait else (max(1, count), 1)
    columns = 2 if look.is_portrait else _FEW_CARDS
    most = max(1, (box.height + look.gap) // (look.mm(_LEAST_CARD_MM) + look.gap))
    return columns, min(most, -(-count // columns))


def _card(look: Look, box: Box, kind: GameKind) -> tuple[Part, ...]:
    """A game's cover, its name, and, where there is room, what it is about and for how many it is."""
    game = name_of(kind.template)
    inside = box.inset(look.mm(1.5))
    if look.is_portrait and box.width > 2 * box.height:
        cover, text_box = inside.from_left(min(inside.width // 3, inside.height * 3 // 2), look.gap)
    else:
        share = 0.46 if box.height > look.mm(_TALL_CARD_MM) else 0.5
        cover, text_box = inside.from_top(round(inside.height * share), look.mm(1))
    return (
        Button(box, Chosen(NewGame(game).choice), Weight.PLAIN, game_words(look.language, game)),
        Cover(cover, game),
        *_text_parts(look, text_box, kind),
    )


def _text_parts(look: Look, box: Box, kind: GameKind) -> tuple[Part, ...]:
    game = name_of(kind.template)
    named = game_words(look.language, game)
    if box.height < look.mm(_SHORT_MM):
        return (_line(look, box, named, TITLE),)
    name, about, count = box.rows((3, 4, 2), look.mm(0.5))
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
