"""Trains the judge: `python -m vision.training.train_judge --photos … --trays …`."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from vision.reading.network import CROP
from vision.training.networks import Judge
from vision.training.resuming import resume
from vision.training.runs import Material, arguments, material, train, write
from vision.training.scenes import Photo
from vision.training.targets import answer, with_lures

LURED = 300
"""Pictures of a source in which the shipped networks are asked for what fools them."""

BATCH, PAINTED = 96, 800
"""Crops a step, and painted scenes in store, one of them new at each step; all are cut afresh every time."""


def judge_loss(out: Tensor, target: Tensor) -> Tensor:
    """Cross entropy on the kind, squared distance on what counts of the rest."""
    kind = functional.cross_entropy(out[:, :8], target[:, 0].long(), label_smoothing=0.02)
    shift = (((out[:, 8:11] - target[:, 1:4]) ** 2).sum(1) * target[:, 6]).sum() / target[:, 6].sum().clamp(
        min=1
    )
    normal = (((out[:, 11:13] - target[:, 4:6]) ** 2).sum(1) * target[:, 7]).sum() / target[:, 7].sum().clamp(
        min=1
    )
    return kind + 10 * shift + 30 * normal


class Crops:
    """Crops with their answers, cut for every step anew and shown turned, mirrored and in other light."""

    def __init__(self, source: Material) -> None:
        self._source, self._chance = source, source.chance
        for photos in source.photos.values():
            photos[:] = [with_lures(photo) if index < LURED else photo for index, photo in enumerate(photos)]
        self._painted = [self._paint() for _ in range(PAINTED)]
        self._oldest = 0

    def _paint(self) -> Photo:
        """A painted scene: dice on a painted ground, or added to a part of a photograph."""
        photo = self._source.photo() if self._chance.random() < 0.3 else None
        return with_lures(self._source.scene(photo))

    def batch(self) -> tuple[Tensor, Tensor]:
        """Crops and their answers, turned together."""
        self._painted[self._oldest] = self._paint()
        self._oldest = (self._oldest + 1) % PAINTED
        photos = [self._source.photo() or self._any_painted() for _ in range(BATCH)]
        crops, answers = zip(*(answer(self._chance, photo) for photo in photos), strict=True)
        pictures, targets = np.stack(crops), torch.tensor(answers)
        if self._chance.random() < 0.5:
            pictures = pictures[:, :, ::-1]
            targets[:, [1, 4]] *= -1
        return self._relit(
            torch.from_numpy(np.ascontiguousarray(pictures)).permute(0, 3, 1, 2).float()
        ), targets

    def _any_painted(self) -> Photo:
        return self._painted[int(self._chance.integers(PAINTED))]

    def _relit(self, pictures: Tensor) -> Tensor:
        chance = self._chance
        if chance.random() < 0.7:
            strength = torch.from_numpy(chance.uniform(0.6, 1.3, (BATCH, 1, 1, 1)).astype(np.float32))
            offset = torch.from_numpy(chance.normal(0, 18, (BATCH, 1, 1, 1)).astype(np.float32))
            pictures = ((pictures - 128) * strength + 128 + offset).clamp(0, 255)
            if chance.random() < 0.3:
                pictures = pictures[:, torch.from_numpy(chance.permutation(3))]
            pictures = pictures + torch.randn_like(pictures) * float(chance.uniform(0, 7))
        if chance.random() < 0.3:
            soft = functional.avg_pool2d(pictures, 3, 1, 1, count_include_pad=False)
            pictures = torch.lerp(pictures, soft, float(chance.uniform(0.2, 1)))
        # A negative has light pips for dark ones: every die is a lesson for both polarities.
        negative = 255 - pictures if chance.random() < 0.15 else pictures
        return negative.contiguous(memory_format=torch.channels_last)


def main() -> None:
    """Train for so many minutes; the last checkpoint is always on disk."""
    args = arguments(__doc__)
    net = Judge().to(memory_format=torch.channels_last)  # type: ignore[call-overload]
    crops = Crops(material(args))
    if args.resume:
        resume(net, args.resume, lambda: crops.batch()[0])

    def loss() -> Tensor:
        pictures, targets = crops.batch()
        return judge_loss(net(pictures), targets)

    for mean in train(net, loss, args.minutes, args.rate):
        write(mean, torch.zeros(1, 3, CROP, CROP), args.out / "judge.onnx", {0: "batch"})


if __name__ == "__main__":
    main()
