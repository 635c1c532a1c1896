"""The round of Upwards!: the table for those who write on paper, a sheet for each seat on the device."""

from __future__ import annotations

from dataclasses import dataclass

from display.building.layout import Face
from display.building.more_page import less_face, more_face
from display.building.parts import Part, Scene, Weight
from display.building.table_buttons import Side, in_its_half, one_main, table_side
from display.building.table_frame import choice_faces, choice_list
from display.building.view_intents import PageTurned
from display.screens.round_table import table_parts
from display.style.look import Look
from display.upwards.blocks import blocks_page
from display.upwards.sheet import Turns, sheet_page
from display.upwards.spoken import sheet_title
from games import choices as verbs
from games.choices import Choice
from games.table import Table, expected
from games.upwards import Plays, Upwards
from games.upwards.offers import block_choices, desk_choices
from games.upwards.state import Desk, Phase
from games.upwards.verbs import CLAIM
from session.evening import Evening, choices
from words.phrases import phrase

_MOST_MAINS = 2


@dataclass(frozen=True, slots=True)
class _Round:
    """The evening with what its pages must know."""

    evening: Evening
    table: Table
    game: Upwards

    @property
    def desks(self) -> tuple[Desk, ...]:
        """The sheets that people write on the device."""
        return tuple(
            desk for desk in self.game.desks if desk and self.game.setup.plays(desk.seat) is Plays.MACHINE
        )

    @property
    def more_page(self) -> int:
        """Behind a page for each sheet and one for its blocks: what else can be done may need several."""
        return 1 + 2 * len(self.desks)

    @property
    def begins_with_a_sheet(self) -> bool:
        """Does nobody need the dice large?"""
        return self.game.phase is Phase.WRITING and bool(self.desks) and not any(self.game.entered)

    @property
    def awaits_throw(self) -> bool:
        """Has everybody written what lies there, so that the next throw is what people want to see?"""
        is_done = self.begins_with_a_sheet and not self.writing and not self.claiming
        return is_done and expected(self.table) is not None

    @property
    def writing(self) -> tuple[int, ...]:
        """The seats on the device that still have to write."""
        return tuple(desk.seat for desk in self.desks if not desk.done)

    @property
    def claiming(self) -> tuple[int, ...]:
        """The seats that have written and could outline a block."""
        return tuple(
            desk.seat
            for desk in self.desks
            if any(choice.verb == CLAIM for choice in desk_choices(self.game, desk))
        )


def fits(evening: Evening) -> bool:
    """While Upwards! is played and nothing else is asked."""
    state = evening.table.state if evening.table else None
    return isinstance(state, Upwards) and state.phase in {Phase.WAITING, Phase.WRITING}


def build(evening: Evening, look: Look) -> Scene:
    """The table or the first sheet, then each sheet and its blocks, then what else can be done."""
    assert evening.table  # noqa: S101 - fits() saw it
    now = _Round(evening, evening.table, evening.table.state)
    side = _side(now, look)
    turns = _turns(now, look)
    more = _more(now, look, side)
    if look.page >= now.more_page:
        return more
    return _page(now, look, side, turns, more.pages)


def _page(now: _Round, look: Look, side: Side, turns: Turns, pages: int) -> Scene:
    desks = {desk.seat: desk for desk in now.desks}
    outlining = next((seat for seat, page in turns.blocks.items() if page == look.page), None)
    if outlining is not None:
        back = Face(PageTurned(turns.sheets[outlining]), phrase(look.language, "page.back"), "back")
        desk = desks[outlining]
        parts = blocks_page(now.evening, look, outlining, desk.sheet, desk.cells, back)
        return Scene("blocks", parts, pages, stays=True)
    seat = _shown(now, look, turns)
    if seat is None:
        return Scene("round", _table(now, look, side, turns), pages)
    title = sheet_title(look.language, now.table, seat)
    parts = sheet_page(now.evening, look, desks[seat], turns)
    return Scene("sheet", parts, pages, stays=True, title=title)


def _shown(now: _Round, look: Look, turns: Turns) -> int | None:
    """The seat whose sheet this page shows; the first page shows the throw, then whoever writes next."""
    for seat, at in turns.sheets.items():
        if at == look.page:
            return seat
    if look.fresh or not now.begins_with_a_sheet:
        return None
    return next(iter((*now.writing, *now.claiming)), None)


def _turns(now: _Round, look: Look) -> Turns:
    """Every sheet has its own two pages, so that nothing that happens on one moves another."""
    sheets = {desk.seat: 1 + 2 * n for n, desk in enumerate(now.desks)}
    with_blocks = [desk.seat for desk in now.desks if desk.done and block_choices(now.game, desk)]
    blocks = {seat: sheets[seat] + 1 for seat in with_blocks}
    if now.begins_with_a_sheet and (now.writing or now.claiming):
        home = more_face(look, now.more_page)
    else:
        home = Face(PageTurned(0), phrase(look.language, "upwards.to-table"), "dice")
    return Turns(sheets, blocks, home, now.writing)


def _side(now: _Round, look: Look) -> Side:
    """The table's own buttons; what is done on a sheet has its place there."""
    on_sheets = {choice for desk in now.game.desks if desk for choice in desk_choices(now.game, desk)}
    dice = {choice for choice in choices(now.evening) if choice.verb == verbs.CORRECT}
    hints = {choice for choice in choices(now.evening) if choice.verb == verbs.HINT}
    return table_side(now.evening, now.table, look, shown=frozenset(on_sheets | dice | hints))


def _table(now: _Round, look: Look, side: Side, turns: Turns) -> tuple[Part, ...]:
    """The table with the way to the sheets among its main buttons."""
    mains, rows = tuple(filter(None, side.rows[0])), side.rows[1:]
    seats = dict.fromkeys((*now.writing, *now.claiming, *turns.sheets))
    tabs = tuple(_sheet_face(now, look, seat, _sheet_at(now, seat, turns)) for seat in seats)
    *above, (last, _) = rows
    more = more_face(look, now.more_page)
    forward = one_main((*mains, *tabs)[: max(_MOST_MAINS, len(mains))])
    placed = (in_its_half(look, forward), *above, (last, more))
    return table_parts(now.evening, look, Side(placed, side.rest), awaits_throw=now.awaits_throw)


def _sheet_at(now: _Round, seat: int, turns: Turns) -> int:
    """Where this sheet is; whoever writes next does so on the first page, which goes on to the others."""
    is_next = now.begins_with_a_sheet and (seat,) == now.writing[:1]
    return 0 if is_next else turns.sheets[seat]


def _sheet_face(now: _Round, look: Look, seat: int, page: int) -> Face:
    weight = Weight.MAIN if seat in now.writing else Weight.PLAIN
    name = now.table.players[seat]
    text = phrase(look.language, "upwards.choice.open-sheet", name=name)
    return Face(PageTurned(page), text, "pencil", weight, short=name)


def _more(now: _Round, look: Look, side: Side) -> Scene:
    """Everything without a button elsewhere; beside a sheet also what the table itself has buttons for."""
    rest = side.rest
    faces: list[Face] = []
    if now.begins_with_a_sheet:
        extra = (verbs.UNDO, verbs.REDO, verbs.PAUSE, verbs.MORE_TIME)
        own = tuple(Choice(verb) for verb in extra if Choice(verb) in choices(now.evening))
        dice = tuple(choice for choice in choices(now.evening) if choice.verb == verbs.CORRECT)
        rest = tuple(dict.fromkeys((*own, *rest, *dice)))
    faces.extend(choice_faces(look, now.evening, rest))
    title = phrase(look.language, "page.title")
    return choice_list(look, "more", title, faces, less_face(look), now.more_page)
