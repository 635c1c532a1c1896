"""The start pages as a value: which page, which game is being prepared, which one waits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Generic, TypeVar

from games.choices import Choice
from games.cues import Refused, Step
from games.decisions import Decision, Decisions
from games.events import FaceShown, TraySeen
from games.game import SetupQuestion
from games.registry import AnyGame, game_of
from games.setup import Setup
from games.table import Table, TableRefusal
from games.table.decisions import Back
from session.kept_pictures import Album
from session.people import People, most_used
from session.phones import Phones
from session.preferences import Preferences
from session.statistics import History
from session.updates import Updates


class Page(StrEnum):
    """The lobby's screens."""

    HOME = "home"
    SAVED = "saved"
    SEATS = "seats"
    NAME = "name"
    HOUSE = "house"
    RANKING = "ranking"
    EDITION = "box"
    HOW = "how"
    MORE = "more"
    SETTINGS = "settings"
    SETTING = "setting"
    FEATURES = "features"
    STATISTICS = "statistics"
    DELETING = "deleting"
    TEACH = "teach"
    LESSON = "lesson"
    OWN_DICE = "own-dice"
    BOX_SHEET = "box-sheet"
    CALIBRATE = "calibrate"
    PHONES = "phones"
    SWITCH_OFF = "switch-off"
    UPDATE = "update"
    PICTURES = "pictures"


@dataclass(frozen=True, slots=True)
class Draft:
    """A game being prepared: the setup so far, and the length of its round timer."""

    setup: Setup
    seconds: int


@dataclass(frozen=True, slots=True)
class Gone:
    """Somebody who was taken out of a draft, to be brought back."""

    seat: int
    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class Party:
    """Who played last, and how; `stays` while they want another game."""

    players: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    stays: bool = False


@dataclass(frozen=True, slots=True)
class GameKind:
    """One game on the shelf, ready to be prepared."""

    template: Setup
    """The game without players, as the settings and its owner's box have it."""

    @property
    def game(self) -> AnyGame:
        """The game itself."""
        return game_of(self.template)

    @property
    def fewest(self) -> int:
        """So many must play."""
        return self.game.seats.fewest

    @property
    def most(self) -> int:
        """So many can play."""
        return self.game.seats.most

    @property
    def kinds(self) -> tuple[str, ...]:
        """How a seat can be played; the first is a person with paper, board or cards."""
        return self.game.seats.kinds

    @property
    def questions(self) -> tuple[SetupQuestion, ...]:
        """The house rules to be settled."""
        return self.game.house.questions


@dataclass(frozen=True, slots=True)
class Teaching:
    """A lesson: the meanings there are, the one that is to be shown now, and the looks at each so far."""

    what: str
    meanings: tuple[str, ...]
    meaning: str
    views: tuple[tuple[str, int], ...] = ()
    last: FaceShown | None = None
    are_cards: bool = False

    def views_of(self, meaning: str) -> int:
        """How many looks at this face have counted."""
        return dict(self.views).get(meaning, 0)


@dataclass(frozen=True, slots=True)
class OwnLesson:
    """A household shows its dice: the throw as it stands there to be confirmed, and the throws so far."""

    faces: tuple[int, ...] = ()
    number: int = 0
    throws: int = 0


@dataclass(frozen=True, slots=True)
class BoxSheet:
    """The sheet from a box is shown: corners that were touched, those that are seen, how it is turned."""

    touched: tuple[tuple[int, int], ...] = ()
    seen: tuple[tuple[int, int], ...] = ()
    turns: int = 0


@dataclass(frozen=True, slots=True)
class Calibrating:
    """What the camera saw of the tray just now, and whether the empty one was taken already."""

    has_empty: bool = False
    seen: TraySeen | None = None
    then: Page = Page.MORE
    """Where it leads; on the first start that is home."""


@dataclass(frozen=True, slots=True)
class Lobby:
    """The start pages; `saved` is the game that the plug or the people interrupted."""

    kinds: tuple[GameKind, ...]
    names: tuple[str, ...]
    """Names to offer for new seats."""
    preferences: Preferences = field(default_factory=Preferences)
    delivered: Preferences = field(default_factory=Preferences)
    """As the settings file has it."""
    earlier: tuple[Preferences, ...] = ()
    """What undo brings back."""
    page: Page = Page.HOME
    saved: Table | None = None
    draft: Draft | None = None
    how: int = 0
    """The page of how it goes."""
    naming: int = 0
    typed: str = ""
    animal: int | None = None
    """The token that was picked beside the name that is being typed."""
    gone: tuple[Gone, ...] = ()
    """Whoever was taken out of the draft, the last one last."""
    setting: str = "language"
    """The field of the preferences that is being looked at."""
    history: History = field(default_factory=History)
    """What the journal told when somebody looked back."""
    tour: tuple[str, ...] = ()
    """What the first start has still to ask."""
    learned: tuple[str, ...] = ()
    """What the device knows of the owner's things: an event die, a deck, its camera."""
    teaching: Teaching | None = None
    own_lesson: OwnLesson | None = None
    box_sheet: BoxSheet = BoxSheet()
    calibrating: Calibrating = Calibrating()
    phones: Phones = field(default_factory=Phones)
    updates: Updates = field(default_factory=Updates)
    album: Album = field(default_factory=Album)
    """The kept pictures, while somebody looks at them."""
    locked: bool = False
    """Children stay in the game until a grown-up opens the lock."""
    seed: int = 0
    """Chance from outside: the seed of the next game."""
    unlockings: int = 0
    """How often a grown-up was asked to open it."""
    people: People = ()
    """Those who have played here, with their tokens."""
    party: Party = Party()

    @property
    def language(self) -> str:
        """The language of everything shown and said."""
        return self.preferences.language

    @property
    def known_names(self) -> tuple[str, ...]:
        """Names to offer: whoever plays most first, then those of the settings."""
        return tuple(dict.fromkeys((*most_used(self.people), *self.names)))

    @property
    def seconds(self) -> int:
        """How long a round may take, unless a game is prepared otherwise; 0 for no timer."""
        return self.preferences.seconds if self.preferences.shows("timer") else 0


D = TypeVar("D", bound=Decision)


@dataclass(frozen=True, slots=True)
class PageRules(Generic[D]):
    """One page: its own decisions, which of them it offers now, what each leads to, what lies behind it."""

    decisions: Decisions[D]
    offered: Callable[[Lobby], tuple[D | Back, ...]]
    decide: Callable[[Lobby, D], Step[Lobby]]
    before: Page = Page.HOME
    leave: Callable[[Lobby], Step[Lobby]] | None = None
    """What `Back` does, where it does more than turn to the page before."""

    def choices(self, lobby: Lobby) -> tuple[Choice, ...]:
        """What can be decided here, as it is written down."""
        return tuple(decision.choice for decision in self.offered(lobby))

    def choose(self, lobby: Lobby, choice: Choice) -> Step[Lobby]:
        """What a choice leads to here."""
        own = self.decisions.read(choice)
        if choice not in self.choices(lobby):
            return Step(lobby, (Refused(TableRefusal.NOT_NOW),))
        return self.decide(lobby, own) if own else self._back(lobby)

    def _back(self, lobby: Lobby) -> Step[Lobby]:
        return self.leave(lobby) if self.leave else Step(replace(lobby, page=self.before, typed=""))


def kind_of(lobby: Lobby) -> GameKind:
    """The game that is being prepared."""
    setup = setup_of(lobby)
    return next(kind for kind in lobby.kinds if type(kind.template) is type(setup))


def setup_of(lobby: Lobby) -> Setup:
    """Its setup so far."""
    return draft_of(lobby).setup


def draft_of(lobby: Lobby) -> Draft:
    """The draft; where there is none yet, the first game's."""
    return lobby.draft or Draft(lobby.kinds[0].template, lobby.seconds)
