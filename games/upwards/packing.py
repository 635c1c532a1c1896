"""The best packing: disjoint places for blocks, each shape once, worth the most points together.

Exact. Places that share cells form a patch, and patches are independent but for "each shape once". For one
patch we compute which *sets of shapes* fit into it together; points follow from the set alone. A family of
sets is one whole number: bit s stands for the set s of shapes, so adding shape b to every set is a shift.
On wide open grids that would be slow, but there all shapes fit at once, and that is tried first.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache

from games.upwards.blocks import placements
from games.upwards.setup import Block
from games.upwards.sheet import Cell, Outlined, Sheet

Family = int
"""A set of sets of shapes, as bits."""
JUST_NOTHING: Family = 1


@dataclass(frozen=True, slots=True)
class Place:
    """One placement within a patch: the number of its shape, and its cells as bits."""

    shape: int
    bits: int


@lru_cache(maxsize=512)
def best_packing(sheet: Sheet, blocks: tuple[Block, ...]) -> tuple[Outlined, ...]:
    """The blocks to claim for the most points."""
    outlines = placements(sheet, blocks)
    return _side_by_side(outlines) or _by_families(outlines, blocks)


def _side_by_side(outlines: tuple[Outlined, ...]) -> tuple[Outlined, ...]:
    """Every shape that fits anywhere, if simply taking the next free place of each succeeds; else nothing."""
    places: dict[str, list[Outlined]] = defaultdict(list)
    for outlined in outlines:
        places[outlined.name].append(outlined)
    taken: set[Cell] = set()
    chosen = []
    for options in sorted(places.values(), key=len):
        free = next((outlined for outlined in options if taken.isdisjoint(outlined.cells)), None)
        if free is None:
            return ()
        taken |= {*free.cells}
        chosen.append(free)
    return _sorted(chosen)


def _by_families(outlines: tuple[Outlined, ...], blocks: tuple[Block, ...]) -> tuple[Outlined, ...]:
    patches = [_Patch(patch, blocks) for patch in _patches(outlines)]
    chosen: dict[int, tuple[tuple[_Patch, int], ...]] = {0: ()}
    for patch in patches:
        sets = _members(patch.family(patch.everything))
        for used, parts in tuple(chosen.items()):
            for shapes in sets:
                if not used & shapes:
                    chosen.setdefault(used | shapes, (*parts, (patch, shapes)))
    best = max(chosen, key=lambda shapes: (_points(shapes, blocks), -shapes))
    packed = [outlined for patch, shapes in chosen[best] for outlined in patch.places_for(shapes)]
    return _sorted(packed)


def _sorted(outlines: list[Outlined]) -> tuple[Outlined, ...]:
    return tuple(sorted(outlines, key=lambda outlined: outlined.cells))


class _Patch:
    """Cells that places connect, numbered in reading order along the narrower side."""

    def __init__(self, outlines: tuple[Outlined, ...], blocks: tuple[Block, ...]) -> None:
        self._names = [block.name for block in blocks]
        self._cells = _in_reading_order({cell for outlined in outlines for cell in outlined.cells})
        self._without = [_sets_without(shape, len(blocks)) for shape in range(len(blocks))]
        numbers = {cell: number for number, cell in enumerate(self._cells)}
        self._places: dict[int, list[Place]] = defaultdict(list)
        for outlined in outlines:
            bits = sum(1 << numbers[cell] for cell in outlined.cells)
            self._places[bits & -bits].append(Place(self._names.index(outlined.name), bits))
        self._families: dict[int, Family] = {0: JUST_NOTHING}
        self.everything = (1 << len(self._cells)) - 1

    def family(self, free: int) -> Family:
        """Which sets of shapes fit together into the free cells?"""
        known = self._families.get(free)
        if known is not None:
            return known
        first = free & -free
        family = self.family(free & ~first)
        for place in self._places[first]:
            if not place.bits & ~free:
                family |= self._with_shape(self.family(free & ~place.bits), place.shape)
        self._families[free] = family
        return family

    def places_for(self, shapes: int) -> list[Outlined]:
        """Where the shapes of a set that fits lie."""
        free, found = self.everything, []
        while shapes:
            first = free & -free
            free, shapes, place = self._next(free, first, shapes)
            if place:
                found.append(self._outlined(place))
        return found

    def _next(self, free: int, first: int, shapes: int) -> tuple[int, int, Place | None]:
        for place in self._places[first]:
            rest = shapes & ~(1 << place.shape)
            if rest != shapes and not place.bits & ~free and self.family(free & ~place.bits) >> rest & 1:
                return free & ~place.bits, rest, place
        return free & ~first, shapes, None

    def _with_shape(self, family: Family, shape: int) -> Family:
        return (family & self._without[shape]) << (1 << shape)

    def _outlined(self, place: Place) -> Outlined:
        cells = (cell for number, cell in enumerate(self._cells) if place.bits >> number & 1)
        return Outlined(self._names[place.shape], tuple(sorted(cells)))


def _patches(outlines: tuple[Outlined, ...]) -> list[tuple[Outlined, ...]]:
    """Places grouped so that those of different groups share no cell."""
    groups: list[tuple[set[Cell], list[Outlined]]] = []
    for outlined in outlines:
        cells, members = set(outlined.cells), [outlined]
        apart = []
        for group in groups:
            if cells & group[0]:
                cells |= group[0]
                members += group[1]
            else:
                apart.append(group)
        groups = [*apart, (cells, members)]
    return [tuple(members) for _, members in groups]


def _in_reading_order(cells: set[Cell]) -> list[Cell]:
    """Across the narrower side first: the fewer cells wait at once, the fewer cases there are."""
    height = max(row for row, _ in cells) - min(row for row, _ in cells)
    width = max(column for _, column in cells) - min(column for _, column in cells)
    return sorted(cells) if width <= height else sorted(cells, key=lambda cell: (cell[1], cell[0]))


def _sets_without(shape: int, shapes: int) -> Family:
    """The family of all sets that lack this shape."""
    return sum(1 << group for group in range(1 << shapes) if not group >> shape & 1)


def _members(family: Family) -> list[int]:
    return [shapes for shapes in range(family.bit_length()) if family >> shapes & 1]


def _points(shapes: int, blocks: tuple[Block, ...]) -> int:
    return sum(block.points for number, block in enumerate(blocks) if shapes >> number & 1)
