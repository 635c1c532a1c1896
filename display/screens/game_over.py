"""The end, whatever was played: the podium, the evening's ranking, the points explained, and again."""

from __future__ import annotations

from display.building.character import beside
from display.building.layout import Face, button, header
from display.building.medal_table import medal_table
from display.building.parts import Mood, Part, Scene, Weight
from display.building.podium import Ceremony, Placed, podium
from display.building.table_frame import Row, areas, choice_face, side_buttons, side_rows
from display.building.view_intents import PageTurned
from display.game_view import Account
from display.registry import view_of
from display.style.look import Look
from display.style.theme import CONTROL_MM
from display.wording.cue_words import winner_words
from games import choices as verbs
from games.choices import Choice
from games.registry import name_of
from games.rules import Outcome
from games.table import Table, outcome
from session.evening import Evening, choices
from session.ranking import places
from session.rematch import AGAIN, ANOTHER_GAME
from words.phrases import phrase

_RANKING, _ACCOUNT = 1, 2
"""The pages behind the podium."""


def fits(evening: Evening) -> bool:
    """When the game has ended and nothing else is asked."""
    return evening.table is not None and outcome(evening.table) is not None


def build(evening: Evening, look: Look) -> Scene:
    """The podium first; behind it the ranking, and whatever the game has to tell of its points."""
    assert evening.table  # noqa: S101 - fits() saw it
    table = evening.table
    account = view_of(name_of(table.setup)).account(evening, look, _ACCOUNT)
    pages = _ACCOUNT + account.pages
    if look.page == _RANKING:
        return Scene("ranking", _ranking(evening, look), pages, stays=True)
    if look.page >= _ACCOUNT and account.pages:
        return Scene("points", account.parts, pages, stays=True)
    return _finale(evening, table, look, account, pages)


def _finale(evening: Evening, table: Table, look: Look, account: Account, pages: int) -> Scene:
    ended, game = outcome(table) or Outcome((), ()), name_of(table.setup)
    rows = side_rows(look, _rows(evening, look, account))
    place = areas(look, len(rows))
    winners = tuple(table.players[seat] for seat in ended.winners)
    cheering, head = beside(look, place.head, Mood.CHEERING)
    headline = header(look, head, winner_words(look.language, winners, game))
    before = header(look, head, winner_words(look.language, (), game))
    placed = _placed(table, ended, account)
    around = (*cheering, *side_buttons(look, place.side, rows))
    parts = (headline, *podium(look, place.body, game, placed), *around)
    film = Ceremony(look, place.body, game, placed, before, headline, around)
    lead = film if ended.winners and look.text_scale == 1 else None
    return Scene("over", parts, pages, stays=True, lead=lead)


def _placed(table: Table, ended: Outcome, account: Account) -> tuple[Placed, ...]:
    """The best first, and whose points nobody told last; as they sit where nobody won."""
    ranks = places(ended.points, ended.winners) if ended.winners else (None,) * len(ended.points)
    return tuple(
        Placed(
            seat,
            table.players[seat],
            ranks[seat],
            ended.points[seat],
            seat in ended.winners,
            account.by_seat.get(seat),
        )
        for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat] or 0)
    )


def _rows(evening: Evening, look: Look, account: Account) -> tuple[Row, ...]:
    """Again; the same people and another game; back, and home; what there is to look at."""
    offered = choices(evening)
    faces = {
        verb: choice_face(look, evening, Choice(verb), Weight.MAIN if verb == AGAIN else Weight.PLAIN)
        for verb in (AGAIN, ANOTHER_GAME, verbs.UNDO, verbs.REDO, verbs.LEAVE)
        if Choice(verb) in offered
    }
    tonight = Face(PageTurned(_RANKING), phrase(look.language, "ranking.button"), "medal")
    more = Face(PageTurned(_ACCOUNT), account.way, "chances") if account.way else None
    return (
        (faces.get(AGAIN),),
        (faces.get(ANOTHER_GAME),),
        tuple(faces[verb] for verb in (verbs.UNDO, verbs.REDO, verbs.LEAVE) if verb in faces),
        (tonight, more) if more else (tonight,),
    )


def _ranking(evening: Evening, look: Look) -> tuple[Part, ...]:
    foot, rest = look.area.from_bottom(look.mm(CONTROL_MM), look.gap)
    head, body = rest.from_top(look.head, look.gap)
    back = Face(PageTurned(0), phrase(look.language, "page.back"), "back")
    return (
        header(look, head, phrase(look.language, "ranking.title")),
        *medal_table(evening, look, body),
        *button(look, foot, back),
    )
