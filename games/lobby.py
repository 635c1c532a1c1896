"""Before the game: which game, who plays, under which house rules. A draft that becomes a setup."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from games.box import Answer, Fact, known
from games.choices import BACK, Choice
from games.cues import Cue, Refused, Step
from games.events import Chosen, Event
from games.names import LONGEST_NAME, NameRefusal, can_show, refusal, tidy
from games.record import Started
from games.shelf import Setup, box_of, name_of
from games.table import Table, TableRefusal

# The lobby's verbs.
ADD_SEAT = "add-seat"
ANSWER = "answer"
BOX = "box"
DONE = "done"
DROP_SAVED = "drop-saved"
ERASE = "erase"
KIND = "kind"
LANGUAGE = "language"
NAME = "name"
NEW_GAME = "new-game"
QUIT = "quit"
REMOVE_SEAT = "remove-seat"
RESUME_SAVED = "resume-saved"
START = "start"
TELL = "tell"
TYPE = "type"

LANGUAGES = ("de", "en")
_LETTERS = "qwertzuiopüasdfghjklöäyxcvbnmß"
_MARKS = (" ", "-", ".")
TIMES = (0, 10, 20, 30, 45, 60, 75, 90, 120, 150, 180, 240, 300, 420, 600)


class Page(StrEnum):
    """The lobby's screens."""

    HOME = "home"
    SAVED = "saved"
    SEATS = "seats"
    NAME = "name"
    HOUSE = "house"
    BOX = "box"


@dataclass(frozen=True, slots=True)
class Question:
    """One thing to settle before a game: a field of its setup and the answers it may have."""

    field: str
    answers: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Draft:
    """A game being prepared: the setup so far, and the length of its round timer."""

    setup: Setup
    seconds: int


@dataclass(frozen=True, slots=True)
class GameKind:
    """What the lobby must know of a game to prepare it."""

    template: Setup
    fewest: int
    most: int
    kinds: tuple[str, ...]
    """How a seat can be played; the first is a person with paper or board."""
    questions: tuple[Question, ...]


@dataclass(frozen=True, slots=True)
class Lobby:
    """The start pages; `saved` is the game that the plug or the people interrupted."""

    kinds: tuple[GameKind, ...]
    names: tuple[str, ...]
    """Names to offer for new seats."""
    seconds: int = 90
    language: str = "de"
    page: Page = Page.HOME
    saved: Table | None = None
    draft: Draft | None = None
    naming: int = 0
    typed: str = ""


@dataclass(frozen=True, slots=True)
class GameWanted(Cue):
    """All is settled: this game begins."""

    started: Started


@dataclass(frozen=True, slots=True)
class SavedWanted(Cue):
    """The interrupted game goes on."""


@dataclass(frozen=True, slots=True)
class SavedDropped(Cue):
    """The interrupted game is put away; it stays in the journal."""


@dataclass(frozen=True, slots=True)
class LanguageChosen(Cue):
    """From now on in this language."""

    language: str


@dataclass(frozen=True, slots=True)
class BoxTold(Cue):
    """The owner of a real box has looked: these facts are to be kept for every game to come."""

    game: str
    facts: tuple[tuple[str, Answer], ...]


@dataclass(frozen=True, slots=True)
class QuitWanted(Cue):
    """The people are done for the evening."""


def kind_of(lobby: Lobby) -> GameKind:
    """The game that is being prepared."""
    setup = lobby.draft.setup if lobby.draft else lobby.kinds[0].template
    return next(kind for kind in lobby.kinds if isinstance(setup, type(kind.template)))


def choices(lobby: Lobby) -> tuple[Choice, ...]:
    """Every decision that is possible on this page."""
    return _PAGES[lobby.page](lobby)


def advance(lobby: Lobby, event: Event) -> Step[Lobby]:
    """Only decisions matter here; dice in the tray and buttons do not."""
    if not isinstance(event, Chosen):
        return Step(lobby)
    if event.choice.verb == TYPE and lobby.page is Page.NAME:
        return _type(lobby, event.choice)
    if event.choice not in choices(lobby):
        return Step(lobby, (Refused(TableRefusal.NOT_NOW),))
    return _DEEDS[event.choice.verb](lobby, event.choice)


def _home(lobby: Lobby) -> tuple[Choice, ...]:
    games = tuple(Choice(NEW_GAME, (name_of(kind.template),)) for kind in lobby.kinds)
    saved = (Choice(RESUME_SAVED),) if lobby.saved else ()
    languages = tuple(Choice(LANGUAGE, (name,)) for name in LANGUAGES)
    return (*saved, *games, *languages, Choice(QUIT))


def _saved(_: Lobby) -> tuple[Choice, ...]:
    languages = tuple(Choice(LANGUAGE, (name,)) for name in LANGUAGES)
    return (Choice(RESUME_SAVED), Choice(DROP_SAVED), *languages)


def _seats(lobby: Lobby) -> tuple[Choice, ...]:
    kind, players = kind_of(lobby), _setup(lobby).players
    seats = range(len(players))
    names = tuple(Choice(NAME, (seat,)) for seat in seats)
    kinds = tuple(Choice(KIND, (seat,)) for seat in seats)
    remove = tuple(Choice(REMOVE_SEAT, (seat,)) for seat in seats if len(players) > kind.fewest)
    add = (Choice(ADD_SEAT),) if len(players) < kind.most else ()
    return (*names, *kinds, *remove, *add, Choice(DONE), Choice(BACK))


def _name(lobby: Lobby) -> tuple[Choice, ...]:
    letters = (
        tuple(Choice(TYPE, (sign,)) for sign in keyboard_signs(lobby.typed))
        if len(lobby.typed) < LONGEST_NAME
        else ()
    )
    others = _other_names(lobby)
    offered = tuple(
        Choice(NAME, (lobby.naming, name)) for name in lobby.names if refusal(name, others) is None
    )
    erase = (Choice(ERASE),) if lobby.typed else ()
    return (*letters, *erase, *offered, Choice(DONE), Choice(BACK))


def _house(lobby: Lobby) -> tuple[Choice, ...]:
    asked = (*kind_of(lobby).questions, Question("seconds", TIMES))
    answers = tuple(
        Choice(ANSWER, (question.field, n)) for question in asked for n in range(len(question.answers))
    )
    box = (Choice(BOX),) if box_of(_setup(lobby)) else ()
    return (*answers, *box, Choice(START), Choice(BACK))


def _box(lobby: Lobby) -> tuple[Choice, ...]:
    """Each fact a step down or up."""
    steps = ((fact.name, step) for fact in box_facts(lobby) for step in (fact.less, fact.more))
    told = tuple(Choice(TELL, (name, step)) for name, step in steps if step is not None)
    return (*told, Choice(BACK))


def box_facts(lobby: Lobby) -> tuple[Fact, ...]:
    """What is believed about the box of the game that is being prepared."""
    box = box_of(_setup(lobby))
    return box.facts(_setup(lobby)) if box else ()


def keyboard_signs(typed: str) -> tuple[str, ...]:
    """What can be typed next: a name begins with a capital, so no shift key is needed."""
    begins = not typed or typed[-1] in " -"
    letters = tuple(letter.upper() if begins and letter != "ß" else letter for letter in _LETTERS)
    return (*letters, *(_MARKS if typed else ()))


def _setup(lobby: Lobby) -> Setup:
    return lobby.draft.setup if lobby.draft else lobby.kinds[0].template


def _other_names(lobby: Lobby) -> tuple[str, ...]:
    return tuple(name for seat, name in enumerate(_setup(lobby).players) if seat != lobby.naming)


def _type(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    """A real keyboard can type more than the painted one shows."""
    typed = lobby.typed + "".join(str(sign) for sign in choice.about)
    if not all(can_show(sign) for sign in typed):
        return Step(lobby, (Refused(NameRefusal.ODD_SIGN),))
    if len(typed) > LONGEST_NAME:
        return Step(lobby, (Refused(NameRefusal.TOO_LONG, (LONGEST_NAME,)),))
    return Step(replace(lobby, typed=typed))


def _begin_draft(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    kind = next(kind for kind in lobby.kinds if name_of(kind.template) == choice.about[0])
    players = kind.template.players or lobby.names[: kind.fewest]
    setup = _seated(kind.template, players, (kind.kinds[0],) * len(players))
    return Step(replace(lobby, page=Page.SEATS, draft=Draft(setup, lobby.seconds)))


def _seated(setup: Setup, players: tuple[str, ...], seats: tuple[str, ...]) -> Setup:
    changes: dict[str, Any] = {"players": players, "seats": seats}
    return replace(setup, **changes)


def _with_seats(lobby: Lobby, players: tuple[str, ...], seats: tuple[str, ...]) -> Step[Lobby]:
    draft = lobby.draft or Draft(_setup(lobby), lobby.seconds)
    return Step(replace(lobby, draft=replace(draft, setup=_seated(draft.setup, players, seats))))


def _add_seat(lobby: Lobby, _: Choice) -> Step[Lobby]:
    setup = _setup(lobby)
    return _with_seats(lobby, (*setup.players, _free_name(lobby)), (*setup.seats, kind_of(lobby).kinds[0]))


def _free_name(lobby: Lobby) -> str:
    taken = _setup(lobby).players
    numbered = (str(number) for number in range(1, 100))
    return next(name for name in (*lobby.names, *numbered) if refusal(name, taken) is None)


def _remove_seat(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    setup, seat = _setup(lobby), choice.about[0]
    stays = [n for n in range(len(setup.players)) if n != seat]
    return _with_seats(lobby, tuple(setup.players[n] for n in stays), tuple(setup.seats[n] for n in stays))


def _next_kind(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    setup, kinds = _setup(lobby), kind_of(lobby).kinds
    seats = tuple(
        kinds[(kinds.index(played) + 1) % len(kinds)] if seat == choice.about[0] else played
        for seat, played in enumerate(setup.seats)
    )
    return _with_seats(lobby, setup.players, seats)


def _name_seat(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    """First the seat, then (from the list of names) its name."""
    seat = int(choice.about[0])
    if len(choice.about) == 1:
        return Step(replace(lobby, page=Page.NAME, naming=seat, typed=_setup(lobby).players[seat]))
    return _named(lobby, str(choice.about[1]))


def _named(lobby: Lobby, name: str) -> Step[Lobby]:
    why = refusal(name, _other_names(lobby))
    if why:
        return Step(lobby, (Refused(why, (name or LONGEST_NAME,)),))
    setup = _setup(lobby)
    players = (*setup.players[: lobby.naming], name, *setup.players[lobby.naming + 1 :])
    return _with_seats(replace(lobby, page=Page.SEATS, typed=""), players, setup.seats)


def _done(lobby: Lobby, _: Choice) -> Step[Lobby]:
    if lobby.page is Page.NAME:
        return _named(lobby, tidy(lobby.typed))
    return Step(replace(lobby, page=Page.HOUSE))


def _answer(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    field, number = str(choice.about[0]), int(choice.about[1])
    draft = lobby.draft or Draft(_setup(lobby), lobby.seconds)
    if field == "seconds":
        return Step(replace(lobby, seconds=TIMES[number], draft=replace(draft, seconds=TIMES[number])))
    question = next(question for question in kind_of(lobby).questions if question.field == field)
    setup = replace(draft.setup, **{field: question.answers[number]})
    return Step(replace(lobby, draft=replace(draft, setup=setup)))


def _tell(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    """A fact changes for this game and for all later ones."""
    name, answer = str(choice.about[0]), choice.about[1]
    draft = lobby.draft or Draft(_setup(lobby), lobby.seconds)
    box = box_of(draft.setup)
    if box is None:
        return Step(lobby)
    setup = box.told(draft.setup, name, answer)
    kinds = tuple(
        replace(kind, template=box.told(kind.template, name, answer)) if kind == kind_of(lobby) else kind
        for kind in lobby.kinds
    )
    after = replace(lobby, kinds=kinds, draft=replace(draft, setup=setup))
    return Step(after, (BoxTold(name_of(setup), tuple(known(box, setup).items())),))


def _start(lobby: Lobby, _: Choice) -> Step[Lobby]:
    draft = lobby.draft or Draft(_setup(lobby), lobby.seconds)
    at_home = replace(lobby, page=Page.HOME, draft=None)
    return Step(at_home, (GameWanted(Started(draft.setup, draft.seconds)),))


def _back(lobby: Lobby, _: Choice) -> Step[Lobby]:
    return Step(replace(lobby, page=_BEFORE[lobby.page], typed=""))


def _speak(lobby: Lobby, choice: Choice) -> Step[Lobby]:
    language = str(choice.about[0])
    return Step(replace(lobby, language=language), (LanguageChosen(language),))


_BEFORE = {Page.SEATS: Page.HOME, Page.NAME: Page.SEATS, Page.HOUSE: Page.SEATS, Page.BOX: Page.HOUSE}
_PAGES = {
    Page.HOME: _home,
    Page.SAVED: _saved,
    Page.SEATS: _seats,
    Page.NAME: _name,
    Page.HOUSE: _house,
    Page.BOX: _box,
}
_DEEDS = {
    ADD_SEAT: _add_seat,
    ANSWER: _answer,
    BACK: _back,
    BOX: lambda lobby, _: Step(replace(lobby, page=Page.BOX)),
    DONE: _done,
    DROP_SAVED: lambda lobby, _: Step(replace(lobby, page=Page.HOME, saved=None), (SavedDropped(),)),
    ERASE: lambda lobby, _: Step(replace(lobby, typed=lobby.typed[:-1])),
    KIND: _next_kind,
    LANGUAGE: _speak,
    NAME: _name_seat,
    NEW_GAME: _begin_draft,
    QUIT: lambda lobby, _: Step(lobby, (QuitWanted(),)),
    REMOVE_SEAT: _remove_seat,
    RESUME_SAVED: lambda lobby, _: Step(replace(lobby, page=Page.HOME), (SavedWanted(),)),
    START: _start,
    TELL: _tell,
}
