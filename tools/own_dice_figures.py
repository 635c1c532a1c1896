"""What teaching a household's own dice is worth: `python tools/own_dice_figures.py photos|tray|faint`.

`photos`  of every source with ten or more photographs that no network learned from, up to six teach and the
          others judge; photographs that show the same values may be of one throw and stay together
          (`--seed` draws others to teach by: limits were chosen while looking at the first six)
`tray`    simulated dice of odd makes: six throws teach, others judge
`faint`   the same dice with pips of nearly the body's colour

Each row: photographs judged; right and sure, doubted, sure and wrong before the lesson; the same after it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from games.rules import Expected
from vision.reading.reader import read
from vision.simulated.dice import Die
from vision.simulated.layout import Lying, scattered
from vision.simulated.painting import PaintedDie, Painter
from vision.simulated.scenery import Scenery, scenery
from vision.taught.own_dice import OwnDice
from vision.taught.own_lesson import by_face, matched, shown_throw, with_throw
from vision.training.makes import style
from vision.training.paints import colours
from vision.training.unseen import Photograph, remembered, unseen

TEACH, LEAST = 6, 10
"""So many photographs teach, of a source that has at least so many."""

ODD = (11, 23, 31, 47, 58, 66, 72, 85, 91, 104)
"""Rooms whose dice are judged on the simulated tray."""

TRAYS = {"tray": 0.0, "faint": 0.88}
"""How much of the body's colour is in the pips of simulated dice: none, and so much that few can be read."""


def lessons(
    photographs: list[Photograph], seed: int | None
) -> Iterator[tuple[str, list[Photograph], list[Photograph]]]:
    """For each source what teaches and what is judged."""
    for source in sorted({each.source for each in photographs}):
        own = [each for each in photographs if each.source == source and each.values]
        if len(own) < LEAST:
            continue
        throws = list(dict.fromkeys(tuple(each.values) for each in own))
        if seed is not None:
            throws = [throws[at] for at in np.random.default_rng(seed).permutation(len(throws))]
        chosen: list[tuple[int, ...]] = []
        while throws and sum(tuple(each.values) in chosen for each in own) < TEACH:
            chosen.append(throws.pop(0))
        teach = [each for each in own if tuple(each.values) in chosen][:TEACH]
        yield source, teach, [each for each in own if tuple(each.values) not in chosen]


def simulated(faint: float) -> Iterator[tuple[str, list[Photograph], list[Photograph]]]:
    """Dice of ten odd makes, five at a time, with so much of the body's colour in their pips."""
    for room in ODD:
        chance = np.random.default_rng(room)
        odd = _room(room, chance, faint)
        painter = Painter(odd, (1280, 720))
        shots = [_simulated(odd, painter, chance) for _ in range(TEACH + 14)]
        yield f"room {room}", shots[:TEACH], shots[TEACH:]


def _room(number: int, chance: np.random.Generator, faint: float) -> Scenery:
    """A room whose dice are of a make that no shop sells twice, often hard to read."""
    body, pips = (np.array(each) for each in colours(chance))
    colour, mark = _as_text(body), _as_text(faint * body + (1 - faint) * pips)
    made = replace(style(chance), body=colour, pips=mark, second=mark)
    return replace(scenery(number, 16.0), style=made, edge=16.0)


def _as_text(colour: NDArray[np.float32]) -> str:
    """Blue, green and red from 0 to 1, as styles are written."""
    blue, green, red = (int(share * 255) for share in colour)
    return f"#{red:02x}{green:02x}{blue:02x}"


def _simulated(room: Scenery, painter: Painter, chance: np.random.Generator) -> Photograph:
    values = sorted(chance.integers(1, 7, 5).tolist())
    dice: list[Lying] = []
    for value in values:
        die = Die(room.style, room.edge, grain=float(chance.uniform(0, 50)))
        dice.append((die, scattered(die, value - 1, dice, room.inner, chance)))
    picture = painter.noisy(painter.clean([PaintedDie(die, pose) for die, pose in dice]), chance)
    return Photograph("simulated", "simulated", "topdown", values, picture)


def taught_by(photographs: list[Photograph]) -> OwnDice | None:
    """What a lesson with these brings; those in which not all dice are found teach nothing."""
    own: OwnDice | None = None
    for each in photographs:
        shown = shown_throw(each.picture, len(each.values))
        faces = matched(shown, tuple(each.values))
        own = own if faces is None else with_throw(own, *by_face(shown, faces))
    return own


def verdicts(photographs: list[Photograph], own: OwnDice | None, *, known: bool) -> list[int]:
    """Right and sure, doubted, sure and wrong."""
    counts = [0, 0, 0]
    for each in photographs:
        expected = Expected(pip_dice=len(each.values)) if known else None
        reading = read(each.picture, expected, own=own)
        counts[1 if not reading.sure else 0 if list(reading.faces) == each.values else 2] += 1
    return counts


def figures(rows: Iterator[tuple[str, list[Photograph], list[Photograph]]]) -> None:
    """A line for each source and the sum of all, the number of dice known and unknown."""
    total = np.zeros((2, 2, 3), int)
    for source, teach, rest in rows:
        own = taught_by(teach)
        counts = np.array(
            [[verdicts(rest, each, known=known) for each in (None, own)] for known in (True, False)]
        )
        total += counts
        taught = own.throws if own else 0
        print(f"{source[:34]:35} {taught} taught, {len(rest):3} judged: {_line(counts)}", flush=True)
    print(f"{'all':60} {_line(total)}")


def _line(numbers: NDArray[np.int_]) -> str:
    known, unknown = (" -> ".join("/".join(map(str, each)) for each in row) for row in numbers.tolist())
    return f"known {known}; unknown {unknown}"


def main() -> None:
    """Run the one that was named."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["photos", *TRAYS])
    parser.add_argument("--source", default="", help="only sources whose name has this in it")
    parser.add_argument("--seed", type=int, help="teach by photographs that are drawn by this number")
    args = parser.parse_args()
    cv2.setNumThreads(1)
    if args.what in TRAYS:
        figures(simulated(TRAYS[args.what]))
        return
    with remembered(fresh=False):
        figures(lessons([each for each in unseen() if args.source in each.source], args.seed))


if __name__ == "__main__":
    main()
