"""What a game shows and says: one value with everything that the shared screens and the voice ask of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.abc import Traversable
from typing import TYPE_CHECKING, Any, Protocol

from games.choices import Choice
from games.cues import Cue
from games.dice import Throw
from games.table import Table
from words.phrases import Language

if TYPE_CHECKING:
    from display.building.parts import Part, Scene
    from display.painting.canvas import Easel
    from display.painting.pen import Pen
    from display.style.boxes import Box
    from display.style.look import Look
    from session.evening import Evening
    from session.lobby import Lobby


class ScreenModule(Protocol):
    """One screen: does it fit this evening, and what is on it? A module with these two functions is one."""

    def fits(self, evening: Evening, /) -> bool:
        """Is it to be shown now?"""
        ...

    def build(self, evening: Evening, look: Look, /) -> Scene:
        """What is on it."""
        ...


@dataclass(frozen=True, slots=True)
class Facts:
    """The game on the table in a few facts; `signs` says by seat who has announced or passed."""

    phase: str
    signs: tuple[str | None, ...]
    round: int | None = None
    is_last: bool = False
    on_turn: int | None = None
    number: int = 0
    """The round or the throw that the phase's sentence mentions."""
    points: tuple[int, ...] = ()
    """By seat, where the game counts something while it goes on."""


@dataclass(frozen=True, slots=True)
class WordGrid:
    """What a player has before him or her, as words in rows from top to bottom."""

    title: str
    columns: tuple[str, ...]
    """The first one is the head of the rows' own names."""
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Account:
    """How the points of a finished game came together: the pages behind its end.

    pages    how many there are
    parts    what is on the page that is open, if it is one of them
    by_seat  the page where each player's points are told, opened by a touch on the player
    way      what the button says that leads to the first of them, where no player does
    """

    pages: int = 0
    parts: tuple[Part, ...] = ()
    by_seat: Mapping[int, int] = field(default_factory=dict)
    way: str = ""


def _no_account(*_: Any) -> Account:
    return Account()


def _plain_facts(table: Table) -> Facts:
    """What can be told of a game that says nothing about itself."""
    phase = str(getattr(table.state, "phase", ""))
    turn = getattr(table.state, "turn", None)
    return Facts(phase, (None,) * len(table.players), on_turn=turn if isinstance(turn, int) else None)


def _no_samples(_: Lobby) -> Mapping[str, Evening]:
    return {}


def _nothing(*_: Any) -> None:
    return None


def _all_of_them(cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
    return cues


def _no_gaps(*_: Any) -> dict[str, object]:
    return {}


Said = Callable[[Language, Table], str | None]
"""Words about the table, or None where the shared ones will do."""


Picture = Callable[["Look", "Box"], tuple["Part", ...]]
"""Parts that fill this place."""


@dataclass(frozen=True, slots=True)
class Tune:
    """A few notes: "C5 E5/2" is a note of one beat and one of two, + joins notes of a chord, - is a rest.

    instrument  wood, marimba, bell, brass or sweep
    """

    notes: str
    instrument: str = "brass"
    beat: float = 0.13


FANFARE = Tune("C5 E5 G5 C5+E5+G5+C6/5")


@dataclass(frozen=True, slots=True)
class GameView:
    """One game for eye and ear. Its display room ends in `VIEW = GameView(...)`; everything but the name can
    be left out: then the shared screens, and the words of its catalogue, must do.

    name         the game's name, as its rules have it
    sign         the sign on its card on the start page
    world        its colours, by a name in `display.style.worlds.WORLDS`; else one that goes with its name
    cover        the picture on its card, drawn on a square; else its sign
    words        its own catalogues, a folder for each language, where they are not ours
    plain_words  or its own words as they are, by language and key
    kin          the area whose words it says where it has none of its own
    facts        round, turn and state of everybody, for the head of the table
    first        screens that come before what all games share: its box page, its answers to questions
    screens      its screens while it is played, the first that fits; its end is shown as every game's
    account      what its end tells besides the points; its pages begin at the number given
    samples      evenings at its own screens, for screenshots and tests
    painters     how its own parts are painted
    face         a picture of a taught face of its own, where it is no sign on a die
    signs        the sign on each of its choices, by verb
    areas        where the catalogue has words for what its choices and taught faces name
    quiet        cues that its screens show anyway, so that no notice is needed
    sentence     what to say for a cue, where the catalogue alone cannot tell
    gaps         what fills the gaps of a cue's sentence besides its fields
    choice_gaps  what fills the gaps of a choice's name besides its seat and number
    question     what a question of its rules is called
    answer       the answer to it, in sentences
    how_gaps     what fills the gaps of the pages of how it goes under this setup
    pictures     what is seen beside the words of a page of how it goes, by the page's name
    lying        what lies there, in more words than the faces
    to_do        what is to be done now
    reminder     the same in short, for who was told it at length before; "" where nothing needs to be said
    explaining   cues that explain something: said the first time only, after that as `say.again.` has it
    together     cues that came at once as the ear wants them: several as one, what another tells left out
    turns        cues not to be said where what is to be done tells the same: whose turn it is
    standing     how things stand, for somebody who cannot see it
    for_all      the same without what belongs to one seat, where `standing` tells that, too
    begins       cues that are said before the throw that came with them, and how
    fanfare      what is heard when the game is won
    told         what a fact about its real box is called, with its answer
    grid         what the player of a seat has before him or her, for somebody who sees no panel
    hand         the same where only that player may see it, from what the device holds for the seat
    secret       the seat that alone may see the throw that lies there; None where everybody may
    hidden       that throw, where the rules do not count it as lying there yet
    """

    name: str
    sign: str = "dice"
    world: str = ""
    cover: Callable[[Pen], None] | None = None
    words: Traversable | None = None
    plain_words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    kin: str = ""
    facts: Callable[[Table], Facts] = _plain_facts
    first: tuple[ScreenModule, ...] = ()
    screens: tuple[ScreenModule, ...] = ()
    account: Callable[[Evening, Look, int], Account] = _no_account
    samples: Callable[[Lobby], Mapping[str, Evening]] = _no_samples
    painters: Mapping[type, Callable[[Easel, Any], None]] = field(default_factory=dict)
    face: Callable[[Box, str], Part | None] = _nothing
    signs: Mapping[str, str] = field(default_factory=dict)
    areas: tuple[str, ...] = ()
    quiet: tuple[type[Cue], ...] = ()
    sentence: Callable[[Language, Cue, Table], str | None] = _nothing
    gaps: Callable[[Language, Cue, Table], dict[str, object]] = _no_gaps
    choice_gaps: Callable[[Language, Choice, Table], dict[str, object]] = _no_gaps
    question: Callable[[Language, Table, tuple[int | str, ...]], str | None] = _nothing
    answer: Callable[[Language, Table, tuple[int | str, ...]], str | None] = _nothing
    how_gaps: Callable[[Any], dict[str, object]] = _no_gaps
    pictures: Mapping[str, Picture] = field(default_factory=dict)
    lying: Said = _nothing
    to_do: Said = _nothing
    reminder: Said = _nothing
    explaining: tuple[type[Cue], ...] = ()
    together: Callable[[tuple[Cue, ...]], tuple[Cue, ...]] = _all_of_them
    turns: tuple[type[Cue], ...] = ()
    standing: Said = _nothing
    for_all: Said = _nothing
    begins: Callable[[Language, Cue], str | None] = _nothing
    fanfare: Tune = FANFARE
    fact_said: Callable[[Language, str, int | str], str | None] = _nothing
    grid: Callable[[Language, Table, int], WordGrid | None] = _nothing
    hand: Callable[[Language, Table, int, Any], WordGrid | None] = _nothing
    secret: Callable[[Table], int | None] = _nothing
    hidden: Callable[[Table], Throw | None] = _nothing
