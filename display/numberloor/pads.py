"""The cards to touch in Numberloor: ten on a pad with the ways to the other pads, or what a phase asks."""

from __future__ import annotations

from display.building.layout import Face, button, optional, seat_button, sentence, whole_or_initial, words
from display.building.parts import Button, Label, Panel, Part, SeatShape, Weight
from display.building.table_frame import choice_face
from display.building.view_intents import PageTurned
from display.numberloor.parts import CardFace
from display.numberloor.places import pad_grid
from display.numberloor.turn import Kind, LiftTurn, Pad, PadCard
from display.style.boxes import Box
from display.style.look import Look
from display.style.theme import BODY, LINE_MM, SMALL, Ink
from display.wording.labels import choice_words
from games.choices import Choice
from games.events import Chosen
from games.numberloor.cards import number_of
from games.numberloor.decisions import DECISIONS, SayOwner
from games.numberloor.judge import ride_to
from games.numberloor.state import Phase
from words.phrases import phrase

_CARDS = 10
_NAME_MM = 4.2
_TABS = {Kind.FLOORS: "floor-5", Kind.BALLOONS: "balloon-3", Kind.NIGHT: "night-5"}
"""The card that stands for each pad."""


def pad_parts(turn: LiftTurn, look: Look, box: Box, page: int) -> tuple[Part, ...]:
    """What can be touched on this page."""
    if turn.game.phase is Phase.OWNER:
        return _owners(turn, look, box)
    if not turn.pads:
        return (sentence(look, box, phrase(look.language, "numberloor.hint.skipped"), centred=True),)
    pad = turn.pads[page]
    if pad.kind is Kind.PILES:
        return _piles(turn, look, box, pad)
    grid = pad_grid(look)
    cells = box.grid(grid.columns, grid.rows, look.gap)
    places, tabs = _cards_and_tabs(cells, grid.columns)
    return (
        *(
            part
            for cell, card in zip(places, pad.cards, strict=False)
            for part in _card(turn, look, cell, card)
        ),
        *_tabs(turn, look, tabs, page),
    )


def _cards_and_tabs(cells: tuple[Box, ...], columns: int) -> tuple[list[Box], list[Box]]:
    """The last cell of both rows is for a tab; of three rows, the last two cells."""
    tabs = [cells[columns - 1], cells[-1]] if len(cells) // columns == 2 else list(cells[-2:])
    return [cell for cell in cells if cell not in tabs], tabs


def _card(turn: LiftTurn, look: Look, cell: Box, card: PadCard) -> tuple[Part, ...]:
    """A card that fits stands out; one that does not can be touched too, and the reason is told."""
    text = choice_words(look.language, card.choice, turn.evening)
    frame = Button(cell, Chosen(card.choice), Weight.PLAIN if card.fits else Weight.BARE, text)
    return (frame, CardFace(cell.inset(look.mm(1)), card.card, dim=not card.fits))


def _tabs(turn: LiftTurn, look: Look, cells: list[Box], page: int) -> tuple[Part, ...]:
    """The other kinds of cards; on the night's pad, whose night floor it is."""
    shown = turn.pads[page]
    firsts = {pad.kind: number for number, pad in reversed(list(enumerate(turn.pads)))}
    others = [kind for kind in Kind if kind in firsts and kind is not shown.kind]
    nights = [number for number, pad in enumerate(turn.pads) if pad.kind is Kind.NIGHT]
    if shown.kind is not Kind.NIGHT or len(nights) == 1:
        tabs = (_tab(look, cell, kind, firsts) for cell, kind in zip(cells, others, strict=False))
        return tuple(part for tab in tabs for part in tab)
    following = nights[(nights.index(page) + 1) % len(nights)]
    who = _who(look, cells[1], shown.seat, following, turn)
    return (*_tab(look, cells[0], others[0], firsts), *who)


def _tab(look: Look, cell: Box, kind: Kind, firsts: dict[Kind, int]) -> tuple[Part, ...]:
    """A card that stands for its kind, with a word where that is large enough."""
    inside = cell.inset(look.mm(0.7))
    named, sign = inside.from_bottom(look.mm(_NAME_MM), look.mm(0.3))
    text = phrase(look.language, f"numberloor.pad.{kind}")
    label = Label(named, words(look, named, text, SMALL), Ink.BUTTON_TEXT, Ink.BUTTON, True)
    written = optional(look, label)
    return (
        Button(cell, PageTurned(firsts[kind]), Weight.PLAIN, text),
        CardFace(sign if written else inside, _TABS[kind]),
        *written,
    )


def _who(look: Look, cell: Box, seat: int, following: int, turn: LiftTurn) -> tuple[Part, ...]:
    """Whose night floors these are; a touch goes on to the next player."""
    named, shape = cell.inset(look.mm(0.7)).from_bottom(look.grown(_NAME_MM, LINE_MM), look.mm(0.3))
    name = turn.table.players[seat]
    text = whole_or_initial(look, named, name)
    return (
        Button(cell, PageTurned(following), Weight.CHOSEN, name),
        Panel(shape.middle(shape.width, shape.height)),
        SeatShape(shape.square().inset(look.mm(1)), seat),
        Label(named, text, Ink.CHOSEN_TEXT, Ink.CHOSEN, True),
    )


def _piles(turn: LiftTurn, look: Look, box: Box, pad: Pad) -> tuple[Part, ...]:
    """The beginners' two piles one below the other, each with its few floors and their sums."""
    parts: list[Part] = []
    for pile, strip in enumerate(box.rows(2, look.gap)):
        top, rest = strip.from_left(strip.width // 5, look.gap)
        parts.append(CardFace(top, turn.game.tops[pile]))
        cards = [card for card in pad.cards if card.pile == pile]
        for cell, card in zip(rest.columns(3, look.gap), cards, strict=False):
            parts.extend(_pile_card(turn, look, cell, card, pile))
    return tuple(parts)


def _pile_card(turn: LiftTurn, look: Look, cell: Box, card: PadCard, pile: int) -> tuple[Part, ...]:
    inside = cell.inset(look.mm(1))
    picture, text_box = (inside.rows if look.is_portrait else inside.columns)((2, 3), look.mm(1))
    ride = ride_to(turn.game, card.card, pile)
    number = number_of(card.card)
    written = ride.written if ride else f"{number} = {number}"
    text = written.replace(" ", "\u00a0").replace("\u00a0=", " =")
    frame = Button(
        cell, Chosen(card.choice), Weight.PLAIN, choice_words(look.language, card.choice, turn.evening)
    )
    beside = Label(text_box, words(look, text_box, text, BODY, bold=True), Ink.BUTTON_TEXT, Ink.BUTTON, True)
    if optional(look, beside):
        return (frame, CardFace(picture, card.card), beside)
    return (frame, CardFace(inside, card.card))


def _owners(turn: LiftTurn, look: Look, box: Box) -> tuple[Part, ...]:
    """Whose night floor it was: a large button for each player."""
    owners = [each for each in DECISIONS.among(turn.offered) if isinstance(each, SayOwner)]
    columns = 2 if look.is_portrait else 3
    cells = box.grid(columns, -(-len(owners) // columns), look.gap)
    return tuple(
        part
        for cell, owner in zip(cells, owners, strict=False)
        for part in seat_button(look, cell, Chosen(owner.choice), owner.seat, turn.table.players[owner.seat])
    )


def action_faces(turn: LiftTurn, look: Look, wanted: tuple[str, ...]) -> list[Face]:
    """Buttons for those of these verbs that are possible now."""
    return [choice_face(look, turn.evening, Choice(verb)) for verb in wanted if Choice(verb) in turn.offered]


def action_row(look: Look, cells: tuple[Box, ...], faces: tuple[Face | None, ...]) -> tuple[Part, ...]:
    """Buttons in their places."""
    return tuple(
        part for cell, face in zip(cells, faces, strict=True) if face for part in button(look, cell, face)
    )
