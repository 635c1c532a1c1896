"""Trains the finder: `python -m vision.training.train_finder --photos … --trays …`."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from vision.training.networks import Finder
from vision.training.resuming import resume
from vision.training.runs import Material, arguments, material, train, write
from vision.training.scenes import SIZE
from vision.training.targets import maps

BATCH, POOL, FRESH = 8, 400, 1
CELLS = 52
"""Scenes are shown in parts of so many cells (of four pixels) a side: touching dice are learned close up."""


def finder_loss(out: Tensor, heat: Tensor, edges: Tensor, weight: Tensor) -> Tensor:
    """Focal loss on the bumps, plain distance on the log of the edge."""
    near = torch.sigmoid(out[:, 0])
    plain = functional.binary_cross_entropy_with_logits(out[:, 0], heat, reduction="none")
    focal = plain * (near - heat).abs() ** 2
    size = ((out[:, 1] - edges).abs() * weight).sum() / weight.sum().clamp(min=1)
    return focal.sum() / (heat > 0.6).sum().clamp(min=1) + 0.5 * size


class Scenes:
    """A pool of scenes in which the newest replace the oldest, drawn from with turns and other light."""

    def __init__(self, source: Material) -> None:
        self._source = source
        self._pool = [self._fresh() for _ in range(5 * BATCH)]

    def batch(self) -> list[Tensor]:
        """Pictures and their three maps."""
        self._pool = [*self._pool[-POOL:], *(self._fresh() for _ in range(FRESH))]
        chosen = self._source.chance.integers(0, len(self._pool), BATCH)
        rows = [self._varied(*self._pool[index]) for index in chosen]
        pictures, *targets = (torch.from_numpy(np.stack(each)) for each in zip(*rows, strict=True))
        return [pictures.permute(0, 3, 1, 2).contiguous(memory_format=torch.channels_last), *targets]

    def _fresh(self):  # type: ignore[no-untyped-def]
        scene = self._source.scene(self._source.photo())
        return scene.picture, maps(scene.dice)

    def _varied(self, picture, targets):  # type: ignore[no-untyped-def]
        chance = self._source.chance
        turns, mirrored = int(chance.integers(4)), chance.random() < 0.5
        top, left = chance.integers(0, SIZE // 4 - CELLS + 1, 2)
        picture = picture[4 * top : 4 * (top + CELLS), 4 * left : 4 * (left + CELLS)]
        targets = [each[top : top + CELLS, left : left + CELLS] for each in targets]
        arrays = [np.rot90(each, turns) for each in (picture, *targets)]
        arrays = [each[:, ::-1] if mirrored else each for each in arrays]
        light = (arrays[0].astype(np.float32) - 128) * chance.uniform(0.7, 1.25) + 128 + chance.normal(0, 12)
        if chance.random() < 0.3:
            light = light[..., chance.permutation(3)]
        arrays[0] = np.clip(light, 0, 255).astype(np.float32)
        return [np.ascontiguousarray(each) for each in arrays]


def main() -> None:
    """Train for so many minutes; the last checkpoint is always on disk."""
    args = arguments(__doc__)
    net = Finder().to(memory_format=torch.channels_last)  # type: ignore[call-overload]
    scenes = Scenes(material(args))
    if args.resume:
        resume(net, args.resume, lambda: scenes.batch()[0])

    def loss() -> Tensor:
        pictures, *targets = scenes.batch()
        return finder_loss(net(pictures), *targets)

    # OpenCV 4 loads no file with free height and width, yet runs a fixed one at any size.
    moving = {0: "batch"}
    for mean in train(net, loss, args.minutes, args.rate):
        write(mean, torch.zeros(1, 3, 288, 512), args.out / "finder.onnx", moving)


if __name__ == "__main__":
    main()
