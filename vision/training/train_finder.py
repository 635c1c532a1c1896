"""Trains the finder: `python -m vision.training.train_finder --scenes … --out …`; goes on where it was."""

from __future__ import annotations

import argparse
from pathlib import Path

import cv2
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from vision.training.lessons import NetworkLesson, lesson_arguments
from vision.training.networks import Finder
from vision.training.runs import write
from vision.training.scene_store import CELLS

BATCH = 10
PART = 52
"""Scenes are shown in parts of so many cells (of four pixels) a side: touching dice are learned close up."""

ANEW = 2000
"""Steps after which the store is looked through for new files."""


def finder_loss(out: Tensor, maps: Tensor) -> Tensor:
    """Focal loss on middles and pips, plain distance on the log of the edge, cross entropy on the bodies."""
    heat, edges, sized, bodies, known, pips, marked = maps.unbind(1)
    middles = _focal(out[:, 0], heat, torch.ones_like(heat))
    size = ((out[:, 1] - edges).abs() * sized).sum() / sized.sum().clamp(min=1)
    body = functional.binary_cross_entropy_with_logits(out[:, 2], bodies, reduction="none")
    hard = (torch.sigmoid(out[:, 2]) - bodies).abs().detach() + 0.1
    bodies_loss = (body * hard * known).sum() / (bodies * known).sum().clamp(min=20)
    return middles + 0.5 * size + bodies_loss + 0.3 * _focal(out[:, 3], pips, marked)


def _focal(out: Tensor, wanted: Tensor, counts: Tensor) -> Tensor:
    plain = functional.binary_cross_entropy_with_logits(out, wanted, reduction="none")
    focal = plain * (torch.sigmoid(out) - wanted).abs() ** 2 * counts
    return focal.sum() / ((wanted > 0.6) & (counts > 0)).sum().clamp(min=1)


class Scenes:
    """The store in memory; each scene is cut, turned, mirrored and relit anew."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._folder, self._chance = folder, np.random.default_rng(seed)
        self._files: dict[str, tuple[NDArray[np.uint8], NDArray[np.float16]]] = {}
        self._noise = torch.randn(4_000_000)
        self.look_anew()

    def look_anew(self) -> None:
        """Take up what was written since."""
        for path in sorted((*self._folder.glob("scenes-*.npz"), *self._folder.glob("upright-*.npz"))):
            if ".part" not in path.name and path.name not in self._files:
                with np.load(path) as file:
                    self._files[path.name] = file["pictures"], file["maps"]

    def batch(self) -> tuple[Tensor, Tensor]:
        """Pictures and their seven maps."""
        names = [str(name) for name in self._chance.choice(list(self._files), BATCH)]
        pictures, maps = zip(*(self._one(name) for name in names), strict=True)
        shown = torch.from_numpy(np.stack(pictures)).permute(0, 3, 1, 2).float()
        return self._relit(shown), torch.from_numpy(np.stack(maps)).float()

    def _one(self, name: str) -> tuple[NDArray[np.uint8], NDArray[np.float16]]:
        chance, (pictures, maps) = self._chance, self._files[name]
        index = int(chance.integers(len(pictures)))
        turns = 0 if name.startswith("upright") else int(chance.integers(4))
        top, left = chance.integers(0, CELLS - PART + 1, 2)
        picture = pictures[index, 4 * top : 4 * (top + PART), 4 * left : 4 * (left + PART)]
        part = maps[index, :, top : top + PART, left : left + PART]
        picture, part = np.rot90(picture, turns), np.rot90(part, turns, (1, 2))
        if chance.random() < 0.5:
            picture, part = picture[:, ::-1], part[:, :, ::-1]
        return np.ascontiguousarray(picture), np.ascontiguousarray(part)

    def _relit(self, pictures: Tensor) -> Tensor:
        chance, each = self._chance, (BATCH, 1, 1, 1)
        strength = torch.from_numpy(chance.uniform(0.6, 1.3, each).astype(np.float32))
        offset = torch.from_numpy(chance.normal(0, 14, each).astype(np.float32))
        pictures = ((pictures - 128) * strength + 128 + offset).clamp(0, 255)
        if chance.random() < 0.3:
            pictures = pictures[:, torch.from_numpy(chance.permutation(3))]
        if chance.random() < 0.4:
            # Drawing noise anew takes long: it is taken from anywhere in a store.
            first = int(chance.integers(len(self._noise) - pictures.numel()))
            noise = self._noise[first : first + pictures.numel()].reshape(pictures.shape)
            pictures = pictures + noise * torch.from_numpy(chance.uniform(0, 8, each).astype(np.float32))
        turned = torch.from_numpy(chance.random(each) < 0.08)
        pictures = torch.where(turned, 255 - pictures, pictures)
        return pictures.contiguous(memory_format=torch.channels_last)


class Shipped(nn.Module):
    """The finder without the map of pips, which is only there to teach it."""

    def __init__(self, finder: nn.Module) -> None:
        super().__init__()
        self.finder = finder

    def forward(self, picture: Tensor) -> Tensor:
        return self.finder(picture)[:, :3]  # type: ignore[no-any-return]


def main() -> None:
    """Train for so many minutes in all; whatever is in the folder already is gone on with."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scenes", type=Path, required=True)
    args = lesson_arguments(parser)
    cv2.setNumThreads(1)
    lesson = NetworkLesson("finder", Finder(), args)
    scenes = Scenes(args.scenes, 500 + lesson.step)

    def loss() -> Tensor:
        if lesson.step % ANEW == 0:
            scenes.look_anew()
        pictures, maps = scenes.batch()
        with torch.autocast("cpu", torch.bfloat16):
            out = lesson.net(pictures)
        return finder_loss(out.float(), maps)

    def ship(mean: nn.Module) -> None:
        free = {0: "batch", 2: "height", 3: "width"}
        write(Shipped(mean), torch.zeros(1, 3, 288, 512), args.out / "finder.onnx", free)

    lesson.run(loss, ship)


if __name__ == "__main__":
    main()
