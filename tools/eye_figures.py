"""Measures the reader on unseen sources: `python tools/eye_figures.py figures|worth|sweep|folds`.

`figures`  right, right and sure, sure and wrong, by view, pooled and as the mean over sources
`worth`    how many dice of such a confidence are right
`sweep`    the figures with each limit of the reader (or those named) a fifth lower and a fifth higher
`folds`    limits chosen on four fifths of the sources and judged on the fifth that was not looked at

Photographs come from `../shared/dice-photos`. What the networks say is kept in `~/.cache`, so that only the
first run takes long; `--fresh` forgets it (a new network does so by itself).
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields

import cv2
import numpy as np
from numpy.typing import NDArray

from games.rules import Expected
from vision.reading.limits import LIMITS
from vision.reading.reader import read
from vision.training.unseen import PHOTOS, Photograph, remembered, unseen

FOLDS = 5
FELT_TRAYS = "N3VERS4YDIE/dice-recognition:Rune55-pxl"
"""Trays full of mixed dice, which have an aim of their own; other photographs of them are learned from."""
EDGES = (0.0, 0.5, 0.8, 0.9, 0.95, 0.99)
"""Confidences from which `worth` counts."""

VOICES = (
    {"agreed": 0.5, "majority": 0.8, "disputed": 1.5, "marked": 0.8, "unmarked": 1.5},
    {"agreed": 0.4, "majority": 0.6, "disputed": 1.0, "marked": 0.6, "unmarked": 1.5},
    {"agreed": 0.3, "majority": 0.5, "disputed": 0.8, "marked": 0.5, "unmarked": 1.5},
)
"""How much doubt weighs by what the voices name and the pips make: timidly, as it is, and boldly."""

CHOICES: dict[bool, tuple[dict[str, float], ...]] = {
    False: tuple(
        {"blank": blank, "bare_place": bare, **voices}
        for blank in (0.05, 0.1, 0.15)
        for bare in (0.4, 0.6)
        for voices in VOICES
    ),
    True: tuple({"sure": sure, **voices} for sure in (0.7, 0.75) for voices in VOICES),
}
"""What `folds` chooses among, where the number of dice is unknown and where it is known."""

DEAR = 6.0
"""How many sure and right photographs one that is sure and wrong outweighs when limits are chosen."""

Numbers = NDArray[np.float64]


def verdicts(photographs: list[Photograph], *, known: bool) -> Numbers:
    """A row for each: right, right and sure, sure and wrong; not a number where it does not count."""
    return np.array([_verdict(each, known) for each in photographs])


def _verdict(photograph: Photograph, known: bool) -> list[float]:
    if known and not photograph.values:
        return [float("nan")] * 3
    expected = Expected(pip_dice=len(photograph.values)) if known else None
    reading = read(photograph.picture, expected)
    right = list(reading.faces) == photograph.values
    return [float(right), float(right and reading.sure), float(reading.sure and not right)]


def summed(
    rows: Numbers, photographs: list[Photograph], view: str, without: str = ""
) -> tuple[int, Numbers, Numbers]:
    """How many photographs of this view count, the pooled shares, and the mean over sources.

    `without` leaves out a source of which other photographs were learned from."""
    meant = [each.view == view and each.source != without for each in photographs]
    counts = np.array(meant) & np.isfinite(rows[:, 0])
    sources = np.array([each.source for each in photographs])
    means = [rows[counts & (sources == source)].mean(axis=0) for source in sorted(set(sources[counts]))]
    return int(counts.sum()), rows[counts].mean(axis=0), np.mean(means, axis=0)


def figures(photographs: list[Photograph]) -> None:
    """All of them with the limits as they are."""
    for known in (False, True):
        rows = verdicts(photographs, known=known)
        _print_views(f"number {'known' if known else 'unknown'}", rows, photographs)
    _print_dice([each for each in photographs if each.source == FELT_TRAYS])


def _print_views(what: str, rows: Numbers, photographs: list[Photograph]) -> None:
    """From above and aslant, each with and without the felt trays, which have an aim of their own."""
    for view in ("topdown", "oblique"):
        _print(f"{view}, {what}", *summed(rows, photographs, view))
        _print("  without felt trays", *summed(rows, photographs, view, FELT_TRAYS))


def _print_dice(photographs: list[Photograph]) -> None:
    """Of trays full of dice, how many dice are right, and how many are missing though nothing is asked."""
    right = missed = 0
    for photograph in photographs:
        reading = read(photograph.picture)
        right += (Counter(photograph.values) & Counter(reading.faces)).total()
        missed += reading.sure * max(0, len(photograph.values) - len(reading.dice))
    count = sum(len(each.values) for each in photographs)
    print(f"felt trays, number unknown: of {count} dice {right} right, {missed} silently missed")


def _print(what: str, count: int, pooled: Numbers, mean: Numbers) -> None:
    counts = " / ".join(f"{100 * each:.1f}" for each in pooled)
    means = " / ".join(f"{100 * each:.1f}" for each in mean)
    print(f"{what:28} {count:4} photographs: {counts} %, mean over sources {means} %", flush=True)


def worth(photographs: list[Photograph]) -> None:
    """What a confidence means where nobody says how many dice there are."""
    counts: dict[float, Counter[bool]] = {edge: Counter() for edge in EDGES}
    for photograph in photographs:
        left = Counter(photograph.values)
        for die in sorted(read(photograph.picture).dice, key=lambda die: -die.confidence):
            left[die.face or 0] -= 1
            counts[max(edge for edge in EDGES if edge <= die.confidence)][left[die.face or 0] >= 0] += 1
    for edge, count in counts.items():
        print(f"confidence from {edge:4}: {count[True]} of {count.total()} right")


@contextmanager
def limits(**values: float) -> Iterator[None]:
    """The reader with other limits for a while."""
    before = {name: getattr(LIMITS, name) for name in values}
    for name, value in values.items():
        setattr(LIMITS, name, value)
    try:
        yield
    finally:
        for name, value in before.items():
            setattr(LIMITS, name, value)


def sweep(photographs: list[Photograph], names: list[str]) -> None:
    """Every limit by itself; what hardly changes within a fifth was not chosen to please these pictures."""
    print("change in right / right and sure / sure and wrong, in photographs: number unknown; number known")
    before = [verdicts(photographs, known=known) for known in (False, True)]
    for each in fields(LIMITS):
        if names and each.name not in names:
            continue
        for factor in (0.8, 1.2):
            value = getattr(LIMITS, each.name) * factor
            with limits(**{each.name: value}):
                after = [verdicts(photographs, known=known) for known in (False, True)]
            counts = [
                np.nansum(new - old, axis=0).astype(int) for new, old in zip(after, before, strict=True)
            ]
            print(f"{each.name:16} {value:6.3g}  {_signed(counts[0])};  {_signed(counts[1])}", flush=True)


def _signed(numbers: NDArray[np.int_]) -> str:
    return " / ".join(f"{number:+d}" if number else "0" for number in numbers)


def folds(photographs: list[Photograph]) -> None:
    """Each photograph judged with limits that were chosen without its source."""
    for known in (False, True):
        tried = _tried(photographs, known)
        chosen = np.empty_like(next(iter(tried.values())))
        for fold in range(FOLDS):
            inside = np.array([fold_of(each.source) == fold for each in photographs])
            best = max(tried, key=lambda value: _worth(tried[value], photographs, ~inside))
            chosen[inside] = tried[best][inside]
            print(f"number {'known' if known else 'unknown'}, fold {fold}: {best}")
        _print_views(f"{'known' if known else 'unknown'}, by folds", chosen, photographs)


def _tried(photographs: list[Photograph], known: bool) -> dict[str, Numbers]:
    """The verdicts for each choice."""
    tried = {}
    for choice in CHOICES[known]:
        with limits(**choice):
            tried[str(choice)] = verdicts(photographs, known=known)
    return tried


def fold_of(source: str) -> int:
    """By its name, so that a new source moves no other."""
    return hashlib.blake2b(source.encode(), digest_size=2).digest()[0] % FOLDS


def _worth(rows: Numbers, photographs: list[Photograph], counts: NDArray[np.bool_]) -> float:
    """How good a choice of limits is: pooled and by source, each for half."""
    worth = rows[:, 1] - DEAR * rows[:, 2]
    counts = counts & np.isfinite(worth)
    sources = np.array([each.source for each in photographs])
    means = [worth[counts & (sources == source)].mean() for source in set(sources[counts])]
    return float(worth[counts].mean() + np.mean(means))


def main() -> None:
    """Run the one that was named."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["figures", "worth", "sweep", "folds"])
    parser.add_argument("names", nargs="*", help="limits to sweep; all of them when none is named")
    parser.add_argument("--every", type=int, default=1, help="only every so many of the photographs")
    parser.add_argument("--fresh", action="store_true", help="ask the networks anew")
    args = parser.parse_args()
    if not PHOTOS.exists():
        sys.exit(f"{PHOTOS} is not here; the photographs lie beside the project.")
    cv2.setNumThreads(1)
    with remembered(args.fresh):
        photographs = unseen()[:: args.every]
        if args.what == "sweep":
            sweep(photographs, args.names)
        else:
            {"figures": figures, "worth": worth, "folds": folds}[args.what](photographs)


if __name__ == "__main__":
    main()
