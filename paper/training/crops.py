"""Makes boxes to learn from: sheets filled by simulated hands, photographed and straightened.

python -m paper.training.crops MNIST-FOLDER OUT.npz FIRST-SEED SHEETS [--aside]
"""

from __future__ import annotations

import sys
from pathlib import Path

import cv2
import numpy as np

from games.registry import games
from paper.filled.camera import any_shot, photographed
from paper.filled.filling import Written, any_game, dense, write
from paper.filled.hand import Paper, any_hand
from paper.filled.people import People, people_in
from paper.frame import Form
from paper.printing.raster import raster
from paper.reading.straightening import crops
from paper.sheets import Sheet, sheet_for
from words.phrases import ENGLISH

MARGIN, CELL_PX = 8.0, 72
EMPTY, CIRCLE, ARROW, OTHER = 0, 7, 8, 9
TRAINED, IN_ALL = 4000, 4500
"""So many people's digits of each kind are trained on; those after them choose the limits."""


def kind_of(written: Written) -> int:
    """The class of what stands there."""
    if written.other:
        return OTHER
    if written.value is None:
        return EMPTY
    return written.value or (ARROW if written.field.kind == "arrow" else CIRCLE)


def any_sheet(chance: np.random.Generator) -> Sheet:
    """A sheet of some game with some settings in some form."""
    with_paper = [game for game in games().values() if game.paper]
    paper = with_paper[int(chance.integers(len(with_paper)))]
    while True:
        numbers = tuple(int(chance.integers(size)) for size in paper.paper.sizes)
        usual = chance.random() < 0.6
        setup = paper.paper.setup((3, 7, 5, 3, *numbers[4:]) if usual else numbers)
        form = tuple(Form)[int(chance.integers(4))]
        sheet = sheet_for(paper, setup, form, left_handed=bool(chance.integers(2)))
        if min(field.box.width for field in sheet.plan.fields) > 0.028 * sheet.size[1]:
            return sheet


def sheet_crops(seed: int, people: People) -> tuple[list[np.ndarray], list[int], list[bool]]:
    """The boxes of one photographed sheet with what stands in them."""
    chance = np.random.default_rng(seed)
    cv2.setRNGSeed(seed)
    sheet = any_sheet(chance)
    px = CELL_PX / sheet.plan.fields[0].box.width
    paper = Paper(raster(sheet, px, ENGLISH, MARGIN), px, MARGIN)
    written = (dense if chance.random() < 0.7 else any_game)(sheet, chance)
    hand = any_hand(chance, people)
    write(paper, written, hand, chance)
    side = int(chance.choice([640, 720, 900]))
    shot = any_shot(chance, (side, side))
    picture, view = photographed(paper.picture, shot, chance)
    to_px = np.array([[px, 0, MARGIN * px], [0, px, MARGIN * px], [0, 0, 1]])
    way = view @ to_px
    corners = np.array([[[0, 0], [sheet.size[0], 0], sheet.size, [0, sheet.size[1]]]], np.float64)
    seen = cv2.perspectiveTransform(corners, way)[0]
    off = seen + chance.normal(0, 0.8, seen.shape)
    way = cv2.getPerspectiveTransform(corners[0].astype(np.float32), off.astype(np.float32)).astype(
        np.float64
    )
    grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)
    boxes = [each.field.box for each in written]
    hidden = set()
    if shot.cup:
        hidden = {n for n, box in enumerate(boxes) if _is_near_corner(box.middle, sheet)}
    cut = crops(grey, way, boxes)
    keep = [n for n in range(len(cut)) if n not in hidden]
    return (
        [cut[n] for n in keep],
        [kind_of(written[n]) for n in keep],
        [written[n].struck for n in keep],
    )


def _is_near_corner(point: tuple[float, float], sheet: Sheet) -> bool:
    width, height = sheet.size
    return any(np.hypot(point[0] - x, point[1] - y) < 0.28 * width for x in (0, width) for y in (0, height))


def main() -> None:
    """Write one file of boxes."""
    mnist, out, first, count = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
    people = people_in(mnist, "train", IN_ALL, mnist)
    part = slice(TRAINED, IN_ALL) if "--aside" in sys.argv else slice(0, TRAINED)
    people = People({value: fields[part] for value, fields in people.fields.items()})
    pictures, kinds, struck = [], [], []
    for seed in range(first, first + count):
        some = sheet_crops(seed, people)
        pictures += some[0]
        kinds += some[1]
        struck += some[2]
    np.savez(out, pictures=np.stack(pictures), kinds=np.array(kinds), struck=np.array(struck))
    print(out, len(kinds), np.bincount(kinds).tolist())


if __name__ == "__main__":
    main()
