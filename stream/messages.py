"""Every message of the stream. `kind` says which one it is; words are there in every language at once.

A table tells (`Told`), and whoever reads may ask (`Asked`). Fields are only ever added; a change that would
break a reader raises VERSION.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

VERSION = 1
MOST_GUESTS = 40
"""More phones than people fit around a table."""

Words = dict[str, str]
"""The same sentence by language: {"de": …, "en": …}."""
Seat = Annotated[int, Meta(ge=0, le=99)]
Name = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9._-]+$")]
About = tuple[int | str, ...]
Verb = Annotated[str, Meta(max_length=40)]
DecidedAbout = Annotated[
    tuple[Annotated[int, Meta(ge=-99, le=99)] | Annotated[str, Meta(max_length=40)], ...], Meta(max_length=8)
]
"""What a decision from outside may be about: no more than any game of ours needs."""


class Message(Struct, frozen=True, tag_field="kind"):
    """What a table tells; readers pass over fields that they do not know."""


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """What a reader asks; a field that the table does not know is a mistake."""


class ThrowShown(Struct, frozen=True):
    """The dice that lie there: pips as numbers, taught faces by their names."""

    faces: tuple[int, ...]
    signs: tuple[str, ...] = ()
    sign_words: tuple[Words, ...] = ()
    doubted: bool = False
    """Would the reader rather ask?"""


class PlayerShown(Struct, frozen=True):
    """One seat as everybody sees it."""

    seat: Seat
    name: str
    simulated: bool = False
    state: Words = field(default_factory=dict)
    """Has announced, has passed …; empty where there is nothing to say."""
    points: int | None = None


class TableShown(Struct, frozen=True):
    """The game on the table, as it is seen and as it would be said."""

    game: str
    title: Words
    players: tuple[PlayerShown, ...]
    to_do: Words
    standing: Words
    everything: Words
    """All that matters now, for somebody who asks."""
    throw: ThrowShown | None = None
    round: int | None = None
    last_round: bool = False
    on_turn: Seat | None = None
    paused: bool = False
    over: bool = False


class Board(Struct, frozen=True):
    """What a player has before him or her, in rows from the top; a row's first cell is its name."""

    title: Words
    columns: tuple[Words, ...]
    rows: tuple[tuple[Words, ...], ...]


class ChoiceShown(Struct, frozen=True):
    """Something that can be decided now."""

    verb: str
    about: About
    name: Words
    main: bool = False
    """Does it belong to the game itself, or to the table around it?"""


class Hello(Message, frozen=True, tag="hello"):
    """The first message on every connection."""

    program: str
    languages: tuple[str, ...]
    version: int = VERSION


class Shown(Message, frozen=True, tag="shown"):
    """How things stand for everybody; each replaces the one before. No table: no game is being played."""

    number: int
    table: TableShown | None = None


class Clock(Message, frozen=True, tag="clock"):
    """The round's time, told every second while it runs; left is None where there is none."""

    left: int | None = None
    short: bool = False


class Own(Message, frozen=True, tag="own"):
    """What only this seat gets: its board or hand, a hidden throw, and what it may decide."""

    number: int
    seat: Seat
    player: str
    choices: tuple[ChoiceShown, ...] = ()
    board: Board | None = None
    throw: ThrowShown | None = None
    """Dice that nobody else may see yet."""


class Happened(Message, frozen=True, tag="happened"):
    """An event as the journal has it. Where a seat is named, it is for that seat only."""

    number: int
    event: dict[str, Any]
    seat: Seat | None = None


class Thrown(Message, frozen=True, tag="thrown"):
    """A throw counts now."""

    number: int
    throw: ThrowShown
    total: int


class Said(Message, frozen=True, tag="said"):
    """What the companion says, to be read out."""

    number: int
    words: Words


class Ended(Message, frozen=True, tag="ended"):
    """A game is over. The same game always has the same id, however often it is told."""

    id: Key
    game: str
    title: Words
    players: tuple[str, ...]
    points: tuple[int | None, ...]
    """None for a seat that was not counted."""
    winners: tuple[Seat, ...]


class Answer(Message, frozen=True, tag="answer"):
    """What became of a tap; the words say why not."""

    tap: Key
    guest: Key
    done: bool
    words: Words = field(default_factory=dict)


class SentAway(Message, frozen=True, tag="sent-away"):
    """The people at the table have sent the phones of this player away."""

    player: str


Told = Hello | Shown | Clock | Own | Happened | Thrown | Said | Ended | Answer | SentAway
"""All that a table tells."""


class Door(Request, frozen=True, tag="door"):
    """Where phones come in: links, the surest first. They hold a secret and are shown on the panel only."""

    links: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=4)]


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    """A phone that has sat down in a seat."""

    id: Key
    player: Name
    here: bool = True
    """Does it listen just now?"""


class Guests(Request, frozen=True, tag="guests"):
    """All phones with a seat; each message replaces the one before."""

    guests: Annotated[tuple[Guest, ...], Meta(max_length=MOST_GUESTS)]
    looking_on: Annotated[int, Meta(ge=0)] = 0


class Tap(Request, frozen=True, tag="tap"):
    """A player decides."""

    tap: Key
    guest: Key
    player: Name
    verb: Verb
    about: DecidedAbout = ()


class Announcement(Request, frozen=True, tag="announcement"):
    """Words for everybody at this table, from the hall."""

    id: Key
    words: Annotated[str, Meta(min_length=1, max_length=200)]


Asked = Door | Guests | Tap | Announcement
"""All that a reader may ask."""
