"""Makes boxes to learn from: pages filled by simulated hands, photographed and straightened.

python -m paper.training.crops MNIST-FOLDER OUT.npz FIRST-SEED PAGES [--fonts FOLDER] [--aside] [--natural]

`--natural`: sheets as games leave them, where many more boxes are empty than on pages to practise on.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, replace
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from games.paper import Kind
from games.registry import games
from paper.filled.camera import any_shot, harder_shot, photographed, strange_shot
from paper.filled.filling import Written, any_game, dense, with_blocks, write
from paper.filled.fonts import fonts_in
from paper.filled.hand import Hand, Paper, any_hand, fresh_paper, strange_hand
from paper.filled.people import People, people_in
from paper.filled.strokes import Chance
from paper.frame import Form
from paper.reading.finding import Matrix, Picture
from paper.reading.straightening import crops
from paper.sheets import Sheet, sheet_for
from paper.training.practice_page import practice_page

MARGIN, CELL_PX = 8.0, 72
EMPTY, CIRCLE, ARROW, OTHER = 0, 7, 8, 9
TRAINED, IN_ALL = 4900, 5400
"""So many people's digits of each kind are trained on; those after them choose the limits."""
BY_FONTS = 0.5
"""So many pages are written with a font's digits instead of MNIST's."""
STRANGE = 0.65
"""So many pages are written by a strange hand, and so many are seen in strange light."""


@dataclass(frozen=True, slots=True)
class Crop:
    """One box as the camera saw it, and what truly stands there."""

    picture: Picture
    written: Written


def kind_of(written: Written) -> int:
    """The class of what stands there."""
    if written.other:
        return OTHER
    if written.value is None:
        return EMPTY
    return written.value or (ARROW if written.field.kind is Kind.ARROW else CIRCLE)


def any_sheet(chance: Chance) -> Sheet:
    """A sheet of some game with some settings in some form."""
    with_paper = [(game, game.paper) for game in games().values() if game.paper]
    game, paper = with_paper[int(chance.integers(len(with_paper)))]
    while True:
        setup = paper.setup(tuple(int(chance.integers(size)) for size in paper.sizes))
        form = tuple(Form)[int(chance.integers(4))]
        sheet = sheet_for(game, setup, form, left_handed=bool(chance.integers(2))) if setup else None
        if sheet and 0.055 < sheet.plan.fields[0].box.width / sheet.size[1] < 0.1:
            return sheet


def page_crops(seed: int, people: People, *, natural: bool = False) -> list[Crop]:
    """The boxes of one photographed page; `natural`: of a sheet as a game leaves it."""
    chance = np.random.default_rng(seed)
    cv2.setRNGSeed(seed)
    like = any_sheet(chance)
    sheet = like if natural else practice_page(like, chance)
    paper = fresh_paper(sheet, CELL_PX, MARGIN)
    px = paper.px_per_mm
    hand = _any_writer(chance, people, natural)
    written = _filled(paper, sheet, hand, chance, natural)
    shot = any_shot(chance, (720, 720))
    if not natural:
        shot = (strange_shot if chance.random() < STRANGE else harder_shot)(shot, chance)
    picture, view = photographed(paper.picture, shot, chance)
    to_px = np.array([[px, 0, MARGIN * px], [0, px, MARGIN * px], [0, 0, 1]])
    way = _a_little_off(view @ to_px, sheet, chance)
    grey = np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), np.uint8)
    cut = crops(grey, way, [each.field.box for each in written])
    made = [Crop(crop, each) for crop, each in zip(cut, written, strict=True)]
    return [each for each in made if not (shot.cup and _is_near_corner(each.written, sheet))]


def _any_writer(chance: Chance, people: People, natural: bool) -> Hand:
    if not natural and chance.random() < STRANGE:
        return strange_hand(chance, people)
    hand = any_hand(chance, people)
    return hand if natural else replace(hand, corrects=0.1, smudges=0.25)


def _filled(paper: Paper, sheet: Sheet, hand: Hand, chance: Chance, natural: bool) -> tuple[Written, ...]:
    written = any_game(sheet, chance) if natural else dense(sheet, chance)
    write(paper, written, hand, chance)
    return (
        with_blocks(paper, written, hand, chance, 3 if natural else 8) if chance.random() < 0.4 else written
    )


def _a_little_off(way: Matrix, sheet: Sheet, chance: Chance) -> Matrix:
    """Markers are never found quite exactly, and paper is never quite flat."""
    corners = np.array([[[0, 0], [sheet.size[0], 0], sheet.size, [0, sheet.size[1]]]], np.float64)
    seen = cv2.perspectiveTransform(corners, way)[0]
    off = (seen + chance.normal(0, 0.8, seen.shape)).astype(np.float32)
    return np.asarray(cv2.getPerspectiveTransform(corners[0].astype(np.float32), off), np.float64)


def _is_near_corner(written: Written, sheet: Sheet) -> bool:
    (x, y), (width, height) = written.field.box.middle, sheet.size
    return any(np.hypot(x - left, y - top) < 0.28 * width for left in (0, width) for top in (0, height))


def saved(out: Path, made: list[Crop]) -> NDArray[np.int64]:
    """One file of boxes; how many there are of each kind."""
    kinds = np.array([kind_of(each.written) for each in made])
    np.savez(
        out,
        pictures=np.stack([each.picture for each in made]),
        kinds=kinds,
        struck=np.array([each.written.struck for each in made]),
        outlined=np.array([each.written.outlined for each in made]),
        fields=np.array([tuple(Kind).index(each.written.field.kind) for each in made]),
    )
    return np.bincount(kinds)


def writers(mnist: Path, fonts: Path | None, *, aside: bool) -> list[People]:
    """Those to learn from, or those that choose limits: people, and fonts where there are some."""
    people = people_in(mnist, "train", IN_ALL, mnist)
    part = slice(TRAINED, IN_ALL) if aside else slice(0, TRAINED)
    written = People({value: fields[part] for value, fields in people.fields.items()})
    return [written, fonts_in(fonts, "choose" if aside else "learn")] if fonts else [written]


def main() -> None:
    """Write one file of boxes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("mnist", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--fonts", type=Path)
    parser.add_argument("--aside", action="store_true")
    parser.add_argument("--natural", action="store_true")
    args = parser.parse_args()
    people = writers(args.mnist, args.fonts, aside=args.aside)
    made: list[Crop] = []
    for seed in range(args.first, args.first + args.count):
        by_fonts = args.fonts and np.random.default_rng(seed).random() < BY_FONTS
        made += page_crops(seed, people[-1] if by_fonts else people[0], natural=args.aside or args.natural)
    counted = saved(args.out, made)
    print(args.out, len(made), counted.tolist())


if __name__ == "__main__":
    main()
