"""Is this a new throw? It is asked here and nowhere else; everybody after the watcher passes the answer on.

What lies in the tray is in one of four phases, and a function for each says what a new look makes of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import assert_never

from vision.reading.readings import Advice, Doubt, Reading, SeenDie
from vision.watching.same_throw import (
    Dice,
    Sorting,
    are_among,
    is_same_throw,
    sorted_out,
    stayed,
    turned_in_place,
)
from vision.watching.watch_news import Emptied, News, Settled, Sorted


@dataclass(frozen=True, slots=True)
class Memory:
    """What neither a doubt nor a second look may make forgotten.

    counted  what lay there and counted before a doubt came up
    again    the dice that a second look was wanted at: as long as they lie there they are no throw
    stayed   those of the lying dice that lay there before the throw
    taken    dice that were taken up, to be thrown again
    """

    counted: Dice = ()
    again: Dice = ()
    stayed: Dice = ()
    taken: Dice = ()


@dataclass(frozen=True, slots=True)
class Empty:
    """Nothing lies there, or nothing was seen yet."""


@dataclass(frozen=True, slots=True)
class Thrown:
    """A throw lies there that was read for sure."""

    reading: Reading
    stayed: Dice = ()
    taken: Dice = ()


@dataclass(frozen=True, slots=True)
class Doubted:
    """Something lies there that people are asked about."""

    reading: Reading
    memory: Memory = Memory()
    is_handled: bool = False
    """Did somebody touch it since? Whoever did what was asked for must hear what it helped."""


@dataclass(frozen=True, slots=True)
class Unread:
    """A second look is wanted at what lies there."""

    memory: Memory = Memory()


Lying = Empty | Thrown | Doubted | Unread


@dataclass(frozen=True, slots=True)
class RestingLook:
    """What the looks at one rest agreed on, and at which frame.

    is_sorting  may dice be moved and taken up without being thrown?
    was_laid    was this die laid down by a hand?
    """

    reading: Reading
    frame_number: int
    seconds: float
    is_sorting: bool = False
    was_laid: Callable[[SeenDie], bool] = lambda _: False


def answer(lying: Lying, look: RestingLook) -> tuple[Lying, News | None]:
    """What lies there now, and what there is to say: a throw, an emptied tray, or nothing new."""
    if not look.reading.dice:
        return Empty(), None if isinstance(lying, Empty) else Emptied(again=isinstance(lying, Unread))
    match lying:
        case Empty():
            return _settled(look, Memory(), ())
        case Thrown():
            return _beside_throw(lying, _doubting_turned(lying, look))
        case Doubted():
            return _beside_doubt(lying, _doubting_turned(lying, look))
        case Unread(memory):
            return _settled(look, memory, memory.stayed)
        case _:
            assert_never(lying)


def _beside_throw(lying: Thrown, look: RestingLook) -> tuple[Lying, News | None]:
    """Nudged or partly taken dice are the throw that lay there; where dice are kept, some may have stayed."""
    if is_same_throw(lying.reading, look.reading):
        return lying, None
    return _settled(look, remembered(lying, look), lying.reading.dice if look.is_sorting else ())


def _beside_doubt(lying: Doubted, look: RestingLook) -> tuple[Lying, News | None]:
    """The same doubt is news only for somebody who did something about it."""
    if is_same_throw(lying.reading, look.reading) and not lying.is_handled:
        return lying, None
    before = lying.reading.dice if look.is_sorting else lying.memory.stayed
    return _settled(look, remembered(lying, look), before)


def _settled(look: RestingLook, memory: Memory, before: Dice) -> tuple[Lying, News]:
    """A throw, or a second look at one; `before` are the dice that it may have left where they were."""
    left, is_again = stayed(before, look.reading.dice), are_among(memory.again, look.reading.dice)
    news = Settled(look.reading, look.frame_number, look.seconds, left, is_again)
    if look.reading.sure:
        return Thrown(look.reading, left), news
    return Doubted(look.reading, replace(memory, stayed=left, again=memory.again if is_again else ())), news


def _doubting_turned(lying: Thrown | Doubted, look: RestingLook) -> RestingLook:
    """A die that did not move while others were thrown cannot show something else: people are asked."""
    if not (look.is_sorting and look.reading.sure):
        return look
    wrong = turned_in_place(lying.reading.dice, look.reading.dice)
    if wrong is None:
        return look
    return replace(look, reading=replace(look.reading, advice=Advice(Doubt.UNCLEAR, wrong)))


def remembered(lying: Lying, look: RestingLook) -> Memory:
    """What a doubt that comes up now must not make forgotten; it may be about dice that count already."""
    match lying:
        case Empty():
            return Memory()
        case Thrown(reading, left, taken):
            return Memory(reading.dice if look.is_sorting else (), stayed=left, taken=taken)
        case Doubted(reading, memory):
            return replace(memory, counted=reading.dice) if look.is_sorting else memory
        case Unread(memory):
            return memory
        case _:
            assert_never(lying)


def only_sorted(lying: Lying, look: RestingLook) -> Sorting | None:
    """How the dice that count were sorted; while they are doubted, those that counted before."""
    now = look.reading.dice
    match lying:
        case Thrown(reading, taken=taken) if look.is_sorting:
            return sorted_out(reading.dice, taken, now, look.was_laid)
        case Doubted(reading, memory) if look.is_sorting:
            return sorted_out(reading.dice, memory.taken, now, look.was_laid)
        case Doubted(memory=memory) | Unread(memory) if memory.counted and look.reading.sure:
            return sorted_out(memory.counted, memory.taken, now)
        case _:
            return None


def sorted_into(lying: Lying, sorting: Sorting) -> tuple[Thrown, News | None]:
    """Dice that were only sorted are no throw, however few of them are left."""
    memory = lying.memory if isinstance(lying, Doubted | Unread) else Memory()
    left = lying.stayed if isinstance(lying, Thrown) else memory.stayed
    settles_doubt = bool(memory.counted)
    news = Sorted(sorting.lying, settles_doubt) if sorting.is_new or settles_doubt else None
    return Thrown(Reading(sorting.lying), left, sorting.taken), news


def asked_away(lying: Lying, look: RestingLook) -> tuple[Doubted, News]:
    """A hand stays over the tray: people are asked to take it away, and nothing is forgotten meanwhile."""
    memory = remembered(lying, look)
    reading = replace(look.reading, advice=Advice(Doubt.HAND))
    is_again = are_among(memory.again, reading.dice)
    return Doubted(reading, memory), Settled(reading, look.frame_number, look.seconds, again=is_again)


def wanted_again(lying: Lying, has_counted: Callable[[Reading], bool]) -> Lying:
    """Somebody wants a second look. Dice that count already are remembered by their places: no throw."""
    match lying:
        case Thrown(reading, left, taken):
            again = reading.dice if has_counted(reading) else ()
            return Unread(Memory(again=again, stayed=left, taken=() if again else taken))
        case Doubted(memory=memory):
            return Unread(memory)
        case Empty():
            return Unread()
        case Unread():
            return lying
        case _:
            assert_never(lying)
