"""Trains the marker: `python -m vision.training.train_voices --crops … --out …`; goes on where it was.

With `--scholar WEIGHTS` it trains the third voice from a ready-made network instead."""

from __future__ import annotations

import argparse
import math
from pathlib import Path

import cv2
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from vision.training.lessons import NetworkLesson, lesson_arguments
from vision.training.networks import Marker, Scholar
from vision.training.pip_crops import EDGE, SIDE
from vision.training.ready_made import begin_with
from vision.training.runs import write
from vision.training.sprites import NOTHING

EDGE_SHARE = 0.5625
"""The die's edge in sides of the crop."""

MARKER, SCHOLAR = 64, 96
"""Pixels of a side of what each of them sees."""

WIDE = 0.0133
"""How wide the bump of a pip is, in sides of the crop's map."""

REACH = 3
"""Cells around a pip beyond which its bump is nothing."""

ANEW = 500
"""Steps after which the store is looked through for new files."""

BATCH = 64
SHARES = {
    "painted": 0.43,
    "steep": 0.09,
    "things": 0.06,
    "trays": 0.06,
    "photos-nell-byler_dice_detection": 0.1,
    "photos-matteop65_Dice_Detection_Recognition": 0.04,
    "photos-Epanemu_GameDiceRecognition": 0.03,
    "photos-skovy_tensorflow-dice-model": 0.03,
    "photos-N3VERS4YDIE_dice-recognition_Rune55-grey": 0.05,
    "photos-N3VERS4YDIE_dice-recognition_Rune55-pxl": 0.14,
    "photos-N3VERS4YDIE_dice-recognition_Rune55-table": 0.02,
    "photos-aws-samples_amazon-sagemaker-mxnet-dice-aim403-workshop-reinvent2019": 0.07,
}
"""How often each source is learned from, however many crops it has."""

UPRIGHT = (
    "steep",
    "photos-matteop65_Dice_Detection_Recognition",
    "photos-Epanemu_GameDiceRecognition",
    "photos-skovy_tensorflow-dice-model",
    "photos-N3VERS4YDIE_dice-recognition_Rune55-table",
    "photos-aws-samples_amazon-sagemaker-mxnet-dice-aim403-workshop-reinvent2019",
)
"""Taken by cameras that stand low: of two faces seen alike, the upper one in the picture is on top. These
are hardly turned."""

Floats = NDArray[np.float32]
Arrays = dict[str, NDArray[np.generic]]


class Store:
    """The crops of all sources; each is turned, moved, mirrored and relit anew."""

    def __init__(self, folder: Path, seed: int, crop: int) -> None:
        self._crop, self._edge = crop, EDGE_SHARE * crop
        self._folder, self._chance = folder, np.random.default_rng(seed)
        self._files: dict[Path, Arrays] = {}
        self._noise = torch.randn(5_000_000)
        self._numbers = np.arange(crop // 2, dtype=np.float32)
        self.look_anew()

    def look_anew(self) -> None:
        """Take up what was written since."""
        for path in sorted(self._folder.glob("*.npz")):
            if path not in self._files:
                with np.load(path) as file:
                    self._files[path] = dict(file)
        self._sources = {
            name: [each for path, each in self._files.items() if path.name.startswith(name)]
            for name in SHARES
        }

    def batch(self) -> tuple[Tensor, Tensor, Tensor]:
        """Pictures; kind, shift (2), scale, direction (2), do place, direction and pips count; two maps."""
        there = {name: share for name, share in SHARES.items() if self._sources[name]}
        chances = np.array(list(there.values())) / sum(there.values())
        names = self._chance.choice(list(there), BATCH, p=chances)
        crops, answers, maps = zip(*(self._one(str(name)) for name in names), strict=True)
        pictures = torch.from_numpy(np.stack(crops)).permute(0, 3, 1, 2).float()
        return self._relit(pictures), torch.from_numpy(np.stack(answers)), torch.from_numpy(np.stack(maps))

    def _of(self, name: str) -> Arrays:
        files = self._sources[name]
        return files[int(self._chance.integers(len(files)))]

    def _any(self, numbers: NDArray[np.generic]) -> int:
        """A row by chance; of places that show nothing, most of them easy, half as many as there are."""
        index, other = self._chance.integers(len(numbers), size=2).tolist()
        is_nothing = numbers[index, 0] == NOTHING
        return int(other if is_nothing and self._chance.random() < 0.5 else index)

    def _one(self, name: str) -> tuple[NDArray[np.uint8], Floats, Floats]:
        chance, source = self._chance, self._of(name)
        index = self._any(source["numbers"])
        kind, *normal, exact, directed, known = source["numbers"][index].tolist()
        turn = chance.normal(0, 0.15) if name in UPRIGHT else chance.uniform(0, 2 * math.pi)
        grown = 0.25 if chance.random() < 0.35 else 0.12
        scale = self._edge / EDGE * math.exp(chance.uniform(-grown, grown))
        spin = np.array([[math.cos(turn), -math.sin(turn)], [math.sin(turn), math.cos(turn)]])
        if chance.random() < 0.5:
            spin = spin @ np.diag([-1.0, 1.0])
        off = chance.normal(0, 0.09 if grown > 0.2 else 0.035, 2) * self._edge
        matrix = spin * scale
        middle = self._crop / 2 - 0.5 + off - matrix @ np.full(2, SIDE / 2 - 0.5)
        crop = cv2.warpAffine(
            source["crops"][index],
            np.column_stack([matrix, middle]),
            (self._crop, self._crop),
            flags=cv2.INTER_LINEAR,
            borderMode=cv2.BORDER_REPLICATE,
        )
        crop = self._coarser(crop)
        shift, wider = off / self._edge, math.log(scale * EDGE / self._edge)
        answer = [kind, *shift, wider, *(spin @ normal), exact, directed, known or kind == NOTHING]
        tops, others = (self._map(source[each][index] @ matrix.T + middle) for each in ("tops", "others"))
        return crop, np.array(answer, np.float32), np.stack([tops, others])

    def _coarser(self, crop: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """Now and then as a camera further away, or one out of focus, would have seen it."""
        kind = self._chance.random()
        if kind < 0.3:
            return cv2.GaussianBlur(crop, (0, 0), float(self._chance.uniform(0.4, 2.0)))  # type: ignore[return-value]
        if kind < 0.55:
            side = int(self._crop * math.exp(self._chance.uniform(math.log(0.28), 0)))
            small = cv2.resize(crop, (side, side), interpolation=cv2.INTER_AREA)
            return cv2.resize(small, crop.shape[1::-1], interpolation=cv2.INTER_LINEAR)  # type: ignore[return-value]
        return crop

    def _map(self, points: NDArray[np.generic]) -> Floats:
        """A bump at each point."""
        size, wide = len(self._numbers), 2 * (WIDE * self._crop) ** 2
        found = np.zeros((size, size), np.float32)
        cells = (points[np.isfinite(points[:, 0])] - 0.5) / 2
        for x, y in cells[((cells > -2) & (cells < size + 1)).all(axis=1)].tolist():
            left, top = max(0, int(x) - REACH), max(0, int(y) - REACH)
            across = np.exp(-((self._numbers[left : int(x) + REACH + 2] - x) ** 2) / wide)
            down = np.exp(-((self._numbers[top : int(y) + REACH + 2] - y) ** 2) / wide)
            part = found[top : int(y) + REACH + 2, left : int(x) + REACH + 2]
            np.maximum(part, down[:, None] * across, out=part)
        return found

    def _relit(self, pictures: Tensor) -> Tensor:
        chance = self._chance
        each = BATCH, 1, 1, 1
        strength = torch.from_numpy(chance.uniform(0.55, 1.3, each).astype(np.float32))
        offset = torch.from_numpy(chance.normal(0, 18, each).astype(np.float32))
        tint = torch.from_numpy(chance.uniform(0.85, 1.15, (BATCH, 3, 1, 1)).astype(np.float32))
        pictures = (((pictures - 128) * strength + 128 + offset) * tint).clamp(0, 255)
        if chance.random() < 0.3:
            pictures = pictures[:, torch.from_numpy(chance.permutation(3))]
        if chance.random() < 0.7:
            # Drawing noise anew costs as much as a quarter of a step: it is taken from anywhere in a store.
            first = int(chance.integers(len(self._noise) - pictures.numel()))
            noise = self._noise[first : first + pictures.numel()].reshape(pictures.shape)
            pictures = pictures + noise * torch.from_numpy(chance.uniform(0, 8, each).astype(np.float32))
        # A negative has light pips for dark ones: every die is a lesson for both polarities.
        turned = torch.from_numpy(chance.random(each) < 0.12)
        pictures = torch.where(turned, 255 - pictures, pictures)
        return pictures.contiguous(memory_format=torch.channels_last)


def marker_loss(out: Tensor, target: Tensor, maps: Tensor) -> Tensor:
    """What the judge is asked for, and besides for every pip where all are known."""
    kind = functional.cross_entropy(out[:, :8], target[:, 0].long(), label_smoothing=0.02)
    shift = (((out[:, 8:11] - target[:, 1:4]) ** 2).sum(1) * target[:, 6]).sum() / BATCH
    normal = (((out[:, 11:13] - target[:, 4:6]) ** 2).sum(1) * target[:, 7]).sum() / BATCH
    side = maps.shape[-1] // 2
    said = functional.pixel_shuffle(out[:, 13 : 13 + 8 * side**2].reshape(-1, 8, side, side), 2)
    miss = functional.binary_cross_entropy_with_logits(said, maps, reduction="none")
    # Most cells are empty and soon known to be: what is still wrong weighs most.
    hard = (torch.sigmoid(said) - maps).abs().detach() ** 1.5
    pips = ((miss * (hard + 0.05)).sum((2, 3)) * target[:, 8:9]).sum() / BATCH
    return kind + 6 * shift + 10 * normal + 1.6 / maps.shape[-1] * pips


def _scholar(ready: Path) -> Scholar:
    net = Scholar()
    begin_with(nn.ModuleList([net.near, net.mid, net.far]), ready)
    return net


class Kinds(nn.Module):
    """The scholar without what only teaches it."""

    def __init__(self, scholar: nn.Module) -> None:
        super().__init__()
        self.scholar = scholar

    def forward(self, crop: Tensor) -> Tensor:
        return self.scholar(crop)[:, :8]  # type: ignore[no-any-return]


def main() -> None:
    """Train for so many minutes in all; whatever is in the folder already is gone on with."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--crops", type=Path, required=True)
    parser.add_argument(
        "--scholar", type=Path, help="weights of EfficientNet-Lite0, to train the third voice"
    )
    args = lesson_arguments(parser)
    cv2.setNumThreads(1)
    name, net, side = (
        ("scholar", _scholar(args.scholar), SCHOLAR) if args.scholar else ("marker", Marker(), MARKER)
    )
    lesson = NetworkLesson(name, net, args)
    store = Store(args.crops, 100 + lesson.step, side)
    if args.resume and lesson.is_new:
        lesson.start_from(args.resume, lambda: store.batch()[0])

    def loss() -> Tensor:
        if lesson.step % ANEW == 0:
            store.look_anew()
        pictures, target, maps = store.batch()
        with torch.autocast("cpu", torch.bfloat16):
            out = lesson.net(pictures)
        return marker_loss(out.float(), target, maps)

    def ship(mean: nn.Module) -> None:
        shown = Kinds(mean) if args.scholar else mean
        write(shown, torch.zeros(1, 3, side, side), args.out / f"{name}.onnx", {0: "batch"})

    lesson.run(loss, ship)


if __name__ == "__main__":
    main()
