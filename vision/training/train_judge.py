"""Trains the judge: `python -m vision.training.train_judge --photos … --trays …`."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from vision.training.networks import CROP, Judge
from vision.training.runs import Material, arguments, material, train, write
from vision.training.targets import answer

BATCH, CROPS = 96, 42_000
RATE = 2e-3
SAVE = 200


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
    """Crops cut once from composed scenes, and shown turned, mirrored and in other light each time."""

    def __init__(self, source: Material) -> None:
        self._chance = source.chance
        crops: list[tuple[NDArray[np.uint8], list[float]]] = []
        while len(crops) < CROPS:
            picture, labels = source.scene()
            crops += [answer(self._chance, picture, labels) for _ in range(min(14, 3 + 3 * len(labels)))]
        self._pictures = np.stack([crop for crop, _ in crops])
        self._targets = torch.tensor([target for _, target in crops])

    def batch(self) -> tuple[Tensor, Tensor]:
        """Crops and their answers, turned together."""
        chosen = self._chance.integers(0, len(self._pictures), BATCH)
        pictures, targets = self._pictures[chosen], self._targets[chosen].clone()
        turns = int(self._chance.integers(4))
        pictures = np.rot90(pictures, turns, (1, 2))
        for across, down in ((1, 2), (4, 5)):
            for _ in range(turns):
                targets[:, across], targets[:, down] = targets[:, down].clone(), -targets[:, across].clone()
        if self._chance.random() < 0.5:
            pictures = pictures[:, :, ::-1]
            targets[:, [1, 4]] *= -1
        return self._relit(
            torch.from_numpy(np.ascontiguousarray(pictures)).permute(0, 3, 1, 2).float()
        ), targets

    def _relit(self, pictures: Tensor) -> Tensor:
        chance = self._chance
        if chance.random() < 0.7:
            strength = torch.from_numpy(chance.uniform(0.6, 1.3, (BATCH, 1, 1, 1)).astype(np.float32))
            offset = torch.from_numpy(chance.normal(0, 18, (BATCH, 1, 1, 1)).astype(np.float32))
            pictures = ((pictures - 128) * strength + 128 + offset).clamp(0, 255)
            if chance.random() < 0.3:
                pictures = pictures[:, torch.from_numpy(chance.permutation(3))]
        # A negative has light pips for dark ones: every die is a lesson for both polarities.
        negative = 255 - pictures if chance.random() < 0.25 else pictures
        return negative.contiguous(memory_format=torch.channels_last)


def main() -> None:
    """Train for so many minutes; the last checkpoint is always on disk."""
    args = arguments(__doc__)
    net = Judge().to(memory_format=torch.channels_last)  # type: ignore[call-overload]
    if args.resume:
        net.load_state_dict(torch.load(args.resume))
    crops = Crops(material(args))

    def loss() -> Tensor:
        pictures, targets = crops.batch()
        return judge_loss(net(pictures), targets)

    def save() -> None:
        write(net, torch.zeros(1, 3, CROP, CROP), args.out / "judge.onnx", {0: "batch"})

    for step in train(net, loss, args.minutes, RATE):
        if step % SAVE == 0:
            save()
    save()


if __name__ == "__main__":
    main()
