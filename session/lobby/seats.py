"""Who plays: a name and a way of playing for each seat."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, assert_never

from games.cues import Step
from games.decisions import Decisions
from games.names import refusal
from games.registry import games
from games.setup import Setup
from games.table.decisions import Back
from session.lobby.decisions import AddSeat, BringBack, Done, NextKind, RemoveSeat, Rename, ShowHow
from session.lobby.how import how_pages, show_how
from session.lobby.state import GameKind, Gone, Lobby, Page, PageRules, Party, draft_of, kind_of, setup_of
from session.people import introduced

SeatsDecision = AddSeat | BringBack | Done | NextKind | RemoveSeat | Rename | ShowHow


def _offered(lobby: Lobby) -> tuple[SeatsDecision | Back, ...]:
    kind, players = kind_of(lobby), setup_of(lobby).players
    seats = range(len(players))
    kinds = map(NextKind, seats) if len(_ways_to_play(lobby)) > 1 else ()
    remove = map(RemoveSeat, seats) if len(players) > kind.fewest else ()
    add = (AddSeat(),) if len(players) < kind.most else ()
    how = (ShowHow(0),) if how_pages(lobby) else ()
    others = (*_bring_back(lobby), *how)
    return (*map(Rename, seats), *kinds, *remove, *add, *others, Done(), Back())


def _decide(lobby: Lobby, decision: SeatsDecision) -> Step[Lobby]:
    match decision:
        case AddSeat():
            return _add(lobby)
        case BringBack():
            return _brought_back(lobby)
        case Done():
            return Step(replace(lobby, page=Page.HOUSE, gone=()))
        case NextKind(seat):
            return _next_kind(lobby, seat)
        case RemoveSeat(seat):
            return _remove(lobby, seat)
        case Rename(seat):
            typed = setup_of(lobby).players[seat]
            return Step(replace(lobby, page=Page.NAME, naming=seat, typed=typed, animal=None))
        case ShowHow(page):
            return show_how(lobby, page)
        case _:
            assert_never(decision)


def _bring_back(lobby: Lobby) -> tuple[BringBack, ...]:
    """Whoever was taken out last, while there is room and nobody else has the name."""
    players = setup_of(lobby).players
    last = lobby.gone[-1] if lobby.gone else None
    has_room = len(players) < kind_of(lobby).most
    return (BringBack(last.name),) if last and has_room and refusal(last.name, players) is None else ()


def seated(kind: GameKind, lobby: Lobby) -> Setup:
    """The game with people at it: those of the last game, as far as it has seats for them."""
    party = lobby.party
    players = kind.template.players or _filled(kind, party.players[: kind.most], lobby.known_names)
    kinds = tuple(_way(kind, party, seat) for seat in range(len(players)))
    changes: dict[str, Any] = {"players": players, "seats": kinds}
    return replace(kind.template, **changes)


def _filled(kind: GameKind, players: tuple[str, ...], names: tuple[str, ...]) -> tuple[str, ...]:
    """With others where too few have played."""
    others = [name for name in names if refusal(name, players) is None]
    return (*players, *others[: max(0, kind.fewest - len(players))])


def _way(kind: GameKind, party: Party, seat: int) -> str:
    """As in the last game; a player of the device stays one, and everybody else is a person."""
    before = party.kinds[seat] if seat < len(party.kinds) else kind.kinds[0]
    if before in kind.kinds:
        return before
    is_simulated = any(before in game.seats.simulated for game in games().values())
    alike = [way for way in kind.game.seats.simulated if is_simulated and way in kind.kinds]
    return alike[-1] if alike else kind.kinds[0]


def with_seats(lobby: Lobby, players: tuple[str, ...], seats: tuple[str, ...]) -> Step[Lobby]:
    """The same draft with these people."""
    draft = draft_of(lobby)
    changes: dict[str, Any] = {"players": players, "seats": seats}
    people = introduced(lobby.people, players)
    return Step(replace(lobby, people=people, draft=replace(draft, setup=replace(draft.setup, **changes))))


def _add(lobby: Lobby) -> Step[Lobby]:
    setup = setup_of(lobby)
    return with_seats(lobby, (*setup.players, _free_name(lobby)), (*setup.seats, kind_of(lobby).kinds[0]))


def _free_name(lobby: Lobby) -> str:
    taken = setup_of(lobby).players
    numbered = (str(number) for number in range(1, 100))
    return next(name for name in (*lobby.known_names, *numbered) if refusal(name, taken) is None)


def _remove(lobby: Lobby, seat: int) -> Step[Lobby]:
    setup = setup_of(lobby)
    without = replace(lobby, gone=(*lobby.gone, Gone(seat, setup.players[seat], setup.seats[seat])))
    stays = [n for n in range(len(setup.players)) if n != seat]
    return with_seats(without, tuple(setup.players[n] for n in stays), tuple(setup.seats[n] for n in stays))


def _brought_back(lobby: Lobby) -> Step[Lobby]:
    """Onto the seat where they sat."""
    setup, gone = setup_of(lobby), lobby.gone[-1]
    players, kinds = list(setup.players), list(setup.seats)
    players.insert(gone.seat, gone.name)
    kinds.insert(gone.seat, gone.kind)
    return with_seats(replace(lobby, gone=lobby.gone[:-1]), tuple(players), tuple(kinds))


def _ways_to_play(lobby: Lobby) -> tuple[str, ...]:
    """How a seat can be played; what a family has not asked for is left out."""
    seats, liked = kind_of(lobby).game.seats, lobby.preferences
    left_out = {*(() if liked.shows("simulated") else seats.simulated)}
    left_out |= {*(() if liked.phones else seats.dealt)}  # nobody could see the cards
    return tuple(kind for kind in seats.kinds if kind not in left_out)


def _next_kind(lobby: Lobby, wanted: int) -> Step[Lobby]:
    setup, kinds = setup_of(lobby), _ways_to_play(lobby)
    seats = tuple(
        _after(played, kinds) if seat == wanted else played for seat, played in enumerate(setup.seats)
    )
    return with_seats(lobby, setup.players, seats)


def _after(played: str, kinds: tuple[str, ...]) -> str:
    """The next one round; the first after one that is not offered any more."""
    return kinds[(kinds.index(played) + 1) % len(kinds)] if played in kinds else kinds[0]


SEATS: PageRules[SeatsDecision] = PageRules(Decisions(SeatsDecision), _offered, _decide)
