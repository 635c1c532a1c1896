"""Every number that can be made from dice and reserve numbers, and every way to use up a throw."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product

from games.upwards.setup import Effect

Numbers = tuple[int, ...]


@dataclass(frozen=True, slots=True, order=True)
class Grouping:
    """One way to use a throw: the sorted numbers to write, and the sorted reserve numbers used up."""

    write: Numbers
    from_reserve: Numbers


def results(numbers: Numbers, effect: Effect | None) -> Numbers:
    """What these numbers together can be written as: every result from 1 to 6, sorted."""
    return _results(tuple(sorted(numbers)), effect)


@lru_cache(maxsize=1 << 12)
def _results(numbers: Numbers, effect: Effect | None) -> Numbers:
    match effect:
        case Effect.PLUS_MINUS:
            made = _signed_sums(numbers)
        case Effect.MINUS:
            # One number less all the others; brackets would be adding in disguise.
            made = {2 * number - sum(numbers) for number in numbers}
        case _:
            made = {sum(numbers)}
    return tuple(sorted(result for result in made if 1 <= result <= 6))


def _signed_sums(numbers: Numbers) -> set[int]:
    """Every sum with each number added or subtracted; on the way it may leave 1 to 6."""
    sums = {0}
    for number in numbers:
        sums = {total + signed for total in sums for signed in (number, -number)}
    return sums


def groupings(dice: Numbers, reserve: Numbers = (), effect: Effect | None = None) -> tuple[Grouping, ...]:
    """Every way to use all the dice and any of the reserve numbers, without duplicates."""
    known: dict[Numbers, frozenset[Numbers]] = {(): frozenset({()})}
    every = (
        Grouping(write, used)
        for used in _subsets(tuple(sorted(reserve)))
        for write in _partitions(tuple(sorted(dice + used)), effect, known)
    )
    return tuple(sorted(every, key=lambda each: (each.from_reserve, -len(each.write), each.write)))


def fewest_writes(dice: Numbers, reserve: Numbers, effect: Effect | None) -> int:
    """With how few written numbers can all these dice be used?"""
    for together in range(len(dice), 1, -1):
        if any(_merges(chosen, reserve, effect) for chosen in combinations(dice, together)):
            return len(dice) - together + 1
    return len(dice)


def _merges(dice: Numbers, reserve: Numbers, effect: Effect | None) -> bool:
    return any(results(dice + used, effect) for used in _subsets(tuple(sorted(reserve))))


def _subsets(numbers: Numbers) -> Iterator[Numbers]:
    """Every selection of the sorted numbers; equal numbers are not told apart."""
    faces = sorted(set(numbers))
    for counts in product(*(range(numbers.count(face) + 1) for face in faces)):
        yield tuple(face for face, count in zip(faces, counts, strict=True) for _ in range(count))


def _without(numbers: Numbers, taken: Numbers) -> Numbers:
    left = list(numbers)
    for number in taken:
        left.remove(number)
    return tuple(left)


def _partitions(
    numbers: Numbers, effect: Effect | None, known: dict[Numbers, frozenset[Numbers]]
) -> frozenset[Numbers]:
    """The sorted numbers that can be written when these sorted numbers are all used."""
    if numbers not in known:
        first, others = numbers[0], numbers[1:]
        known[numbers] = frozenset(
            tuple(sorted((result, *rest)))
            for companions in _subsets(others)
            for result in results((first, *companions), effect)
            for rest in _partitions(_without(others, companions), effect, known)
        )
    return known[numbers]
