"""Reads a picture: finds the dice, reads their upward faces, and says when it would rather ask."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from games.rules import Expected
from vision.frames import Picture
from vision.reading.advice import advise
from vision.reading.bowls import without_bowls
from vision.reading.dominoes import is_half
from vision.reading.doubts import is_bare
from vision.reading.faint_dice import hidden_one, likely
from vision.reading.finder import View, view
from vision.reading.household import settled_by
from vision.reading.judging import (
    NOTHING,
    SIGN,
    Judged,
    again,
    distinct,
    is_settled,
    judge_all,
    look_closer,
    of_one_size,
    without_sign,
)
from vision.reading.known import KnownDice, KnownSigns, KnownTray
from vision.reading.leaning import leaning, limit_for, tops_instead
from vision.reading.leftover_bodies import unexplained
from vision.reading.limits import LIMITS
from vision.reading.low_camera import is_clear, is_low, tops
from vision.reading.network import SCOUT, cut, remembering
from vision.reading.patterns import makes
from vision.reading.readings import BOX, Advice, Doubt, PictureBox, Reading, SeenDie
from vision.reading.scholar import name, sees_no_face
from vision.reading.second_opinion import agreed, explains, from_low, settled

NONE: list[Judged] = []


@dataclass(frozen=True, slots=True)
class Known:
    """What is known before a picture is read: how many dice, taught signs, own dice, the tray."""

    expected: Expected | None = None
    signs: KnownSigns | None = None
    tray: KnownTray | None = None
    dice: KnownDice | None = None

    def judged(self, judged: list[Judged]) -> list[Judged]:
        """What the networks said, put right by what was taught."""
        kept = judged if self.signs else [without_sign(each) for each in judged]
        return [self.dice.adjusted(each) for each in kept] if self.dice else kept


def read(
    picture: Picture,
    expected: Expected | None = None,
    taught: KnownSigns | None = None,
    calibration: KnownTray | None = None,
    own: KnownDice | None = None,
) -> Reading:
    """The dice that lie there, as far as one picture tells."""
    with remembering():
        return _looked_at(picture, Known(expected, taught, calibration, own))


def _looked_at(picture: Picture, known: Known) -> Reading:
    """At a glance, then thoroughly, and if need be with the other finder."""
    expected = known.expected
    if expected is not None:
        # In a game most throws are clear at a glance; a glance that is not sure counts for nothing.
        # A lone die is looked at thoroughly: a glance may take a crumb beside a very large one for it.
        glance = _read(picture, view(picture, LIMITS.die, thorough=False), known)
        if glance.sure and len(glance.dice) > 1:
            return glance
    found = view(picture, LIMITS.faint)
    seen = _seen(picture, found, known)
    first = _told(picture, found, seen, known)
    if expected is not None and first.sure:
        return first
    reading = _seconded(picture, first, seen, known)
    return settled_by(known.dice, picture, reading) if known.dice and expected is None else reading


def _seconded(picture: Picture, first: Reading, seen: list[Judged], known: Known) -> Reading:
    """The same picture read with the other finder, and what both make of it."""
    scouted = view(picture, LIMITS.faint, finder=SCOUT)
    # A photograph may take its time; at a table people wait, and most dice of a doubted throw are clear.
    clear = NONE if known.expected is None else [each for each in seen if is_settled(each)]
    anew = _seen(picture, scouted, known, clear)
    if is_low(anew):
        second = _told(picture, scouted, tops(picture, anew), known, low=True)
        return from_low(first, [_box(each) for each in seen if is_clear(each)], second)
    second = _told(picture, scouted, anew, known)
    if known.expected is not None or (explains(second, first) and _doubts_bare_ground(picture, first)):
        return settled(first, second)
    return agreed(first, second)


def _doubts_bare_ground(picture: Picture, reading: Reading) -> bool:
    """Is all that is in doubt a place at which the third voice sees no face of such dice?"""
    place = reading.advice and reading.advice.place
    if not place or not reading.dice:
        return False
    edge = float(np.median([die.edge for die in reading.dice]))
    return sees_no_face(picture, place, edge)


def _read(picture: Picture, viewed: View, known: Known) -> Reading:
    return _told(picture, viewed, _seen(picture, viewed, known), known)


def _seen(picture: Picture, viewed: View, known: Known, settled_before: list[Judged] = NONE) -> list[Judged]:
    """Every place of a finder as all voices judge it, except those about which nothing is open."""
    places = known.tray.possible(viewed.places, picture) if known.tray else viewed.places
    before = {place: again(place, settled_before) for place in places}
    fresh = iter(known.judged(judge_all(picture, [place for place in places if before[place] is None])))
    return without_bowls([before[place] or next(fresh) for place in places], viewed)


def _told(picture: Picture, viewed: View, seen: list[Judged], known: Known, *, low: bool = False) -> Reading:
    """Which of the places are dice, what lies on them, and what is in doubt."""
    expected, taught = known.expected, known.signs
    seeming = _seeming(seen)
    found = _marked(picture, seeming, taught)
    size = picture.shape[1::-1]
    chosen = likely(_readable(found), size) if expected is None else _chosen(found, expected)
    judged = sorted(chosen, key=lambda each: each.place.x)
    if any(leaning(judged, size, limit_for(expected))):
        # Dice that touch pull at each other's places: none is said to lean without a closer look.
        closer = known.judged(look_closer(picture, judged))
        judged = _with_tops(picture, tops(picture, closer) if low else closer, known)
    signs = _signs(judged, expected) if taught is not None else []
    lone = LIMITS.lone if expected is None else 1.0
    dice = tuple(
        _sign(picture, each, taught) if taught and each in signs else _pips(each, lone) for each in judged
    )
    advice = advise(picture, judged, dice, expected)
    if advice is None and expected is None:
        faint = [each for each in found if each not in chosen]
        place = _unmarked(found, seeming, size) or _missed(picture, viewed, seen, faint, chosen, known.tray)
        advice = Advice(Doubt.UNCLEAR, place=place) if place else _thing(picture, viewed, chosen, taught)
    return Reading(dice, advice)


def _with_tops(picture: Picture, judged: list[Judged], known: Known) -> list[Judged]:
    """Those that lean looked at again where their tops must be, if only a side of them was read."""
    size, limit = picture.shape[1::-1], limit_for(known.expected)
    tops = tops_instead(judged, size, limit)
    better = list(judged)
    for at, top in zip(tops, known.judged(judge_all(picture, list(tops.values()))), strict=True):
        others = [each for number, each in enumerate(judged) if number not in tops]
        is_top = not leaning([*others, top], size, limit)[-1]
        if is_top and len(set(top.voices)) == 1:
            better[at] = top
    return sorted(distinct(better), key=lambda each: each.place.x)


def _missed(
    picture: Picture,
    viewed: View,
    seen: list[Judged],
    faint: list[Judged],
    chosen: list[Judged],
    tray: KnownTray | None,
) -> PictureBox | None:
    """Where nobody says how many dice there are: where may one be missed?"""
    dice = [each.place for each in chosen]
    seconded = [each for each in seen if viewed.body_at(each.place) > LIMITS.seconded]
    # What surely shows a face needs no second: dice side by side hide each other's bodies.
    hints = [each for each in faint if each in seconded or each.certainty > LIMITS.certain]
    hidden = hidden_one(seconded, hints, chosen, picture.shape[1::-1])
    if hidden is not None:
        return _box(hidden)
    return unexplained(viewed, dice) or (tray.leftover(picture, dice) if tray else None)


def _thing(picture: Picture, viewed: View, chosen: list[Judged], taught: KnownSigns | None) -> Advice | None:
    """May all of them be no dice, or one of them half a domino?"""
    firmest = max((viewed.firmness(each.place) for each in chosen), default=1.0)
    # Among real dice the pips of one at least make its face; spots on tiles and buttons often make none.
    is_made = taught is not None or not chosen or any(makes(each, _face(each)) for each in chosen)
    # Two dice that touch look like a domino, too; on a table of dominoes most are halves.
    halves = sum(is_half(picture, each.place) for each in chosen)
    is_none = firmest < LIMITS.firm or not is_made or 2 * halves > len(chosen)
    # A face that was taught may be blank, or a sign that no voice has a name for.
    is_named = taught is not None or _is_named(picture, chosen)
    return Advice(Doubt.UNCLEAR) if is_none or not is_named else None


def _is_named(picture: Picture, chosen: list[Judged]) -> bool:
    """Does the third voice see a face on each of them? Both others take dominoes and drawn dots for dice."""
    third = (each.heard[2] if len(each.heard) > 2 else name(picture, each.place) for each in chosen)
    return not chosen or all(kinds[NOTHING] < 0.5 for kinds in third)


def _seeming(judged: list[Judged]) -> list[Judged]:
    """What could be a die: of one size with the clearest, none seen twice."""
    known = [each for each in judged if each.belief > LIMITS.faint]
    found = of_one_size(distinct(known))
    return [each for each in found if each.belief > LIMITS.die or each.certainty > LIMITS.certain]


def _marked(picture: Picture, seeming: list[Judged], taught: KnownSigns | None) -> list[Judged]:
    """Those with a mark on them, unless a taught face has none."""
    knows_blank = taught is not None and taught.knows_blank
    return [each for each in seeming if knows_blank or not is_bare(picture, each)]


def _unmarked(found: list[Judged], seeming: list[Judged], size: tuple[int, ...]) -> PictureBox | None:
    """Where something lies beside dice that would be one of them, if only a mark could be seen on it."""
    faces = [each for each in seeming if each.kinds[NOTHING] < 0.5]
    bare = (each for each in likely(faces, size) if each not in found)
    return next((_box(each) for each in bare), None) if found else None


def _readable(found: list[Judged]) -> list[Judged]:
    return [each for each in found if each.belief > LIMITS.die and each.certainty > LIMITS.face]


def _chosen(found: list[Judged], expected: Expected) -> list[Judged]:
    """What counts as a die: knowing how many there should be settles what is faint and what is unreadable."""
    dice = _readable(found)
    missing = expected.pip_dice + expected.taught_dice - len(dice)
    if missing <= 0:
        return _without_unreadable(dice, -missing)
    others = [each for each in found if each not in dice]
    return dice + sorted(others, key=lambda each: -each.belief)[:missing]


def _without_unreadable(dice: list[Judged], spare: int) -> list[Judged]:
    """Of too many, so many of those that can hardly be read were none."""
    unreadable = sorted(
        (each for each in dice if each.certainty < LIMITS.readable), key=lambda each: each.belief
    )
    return [each for each in dice if each not in unreadable[:spare]]


def _signs(judged: list[Judged], expected: Expected | None) -> list[Judged]:
    """Which dice show a taught face: where their number is known, those that look most like it."""
    if expected is None or expected.mixed:
        return [each for each in judged if each.kinds[SIGN] > 0.5]
    likeliest = sorted(judged, key=lambda each: float(each.kinds[:SIGN].max() - each.kinds[SIGN]))
    return likeliest[: expected.taught_dice]


def _pips(judged: Judged, lone: float) -> SeenDie:
    face = _face(judged)
    marked = LIMITS.marked if makes(judged, face) else LIMITS.unmarked
    doubt = _dispute(judged) * marked * (lone if face == 1 else 1.0) * float(1 - judged.kinds[face - 1])
    pips = judged.pips if len(judged.pips) == face else ()
    return SeenDie(_box(judged), max(0.0, 1 - doubt), face, pips=pips)


def _face(judged: Judged) -> int:
    return int(judged.kinds[:6].argmax()) + 1


def _dispute(judged: Judged) -> float:
    """How much doubt weighs by what the voices name."""
    if len(judged.voices) == 1:
        return 1.0
    agreeing = judged.voices.count(_face(judged) - 1)
    if agreeing == len(judged.voices):
        return LIMITS.agreed
    return LIMITS.majority if agreeing > 1 else LIMITS.disputed


def _sign(picture: Picture, judged: Judged, taught: KnownSigns) -> SeenDie:
    likeness = taught.like(cut(picture, judged.place))
    confidence = min(1.0, likeness.likeness / LIMITS.like, 0.5 + 0.5 * likeness.margin / LIMITS.apart)
    return SeenDie(_box(judged), confidence, sign=likeness.sign)


def _box(judged: Judged) -> PictureBox:
    place, half = judged.place, judged.place.edge * BOX / 2
    return PictureBox(round(place.x - half), round(place.y - half), round(2 * half), round(2 * half))
