"""What both trainings share: the material, the falling rate, and writing a network down."""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from vision.training.scenes import Photo, load_photos, load_trays, scene

SAVE = 200
"""Steps between two checkpoints."""

SHARES = {
    "": 0.47,
    "trays": 0.17,
    "nell-byler/dice_detection": 0.15,
    "matteop65/Dice_Detection_Recognition": 0.02,
    "Epanemu/GameDiceRecognition": 0.01,
    "skovy/tensorflow-dice-model": 0.02,
    "N3VERS4YDIE/dice-recognition:Rune55-grey": 0.06,
    "N3VERS4YDIE/dice-recognition:Rune55-pxl": 0.09,
    "N3VERS4YDIE/dice-recognition:Rune55-table": 0.01,
}
"""How often each source is learned from, however many photographs it has; the first are painted grounds."""


UPRIGHT_SHARES = {
    "": 0.45,
    "matteop65/Dice_Detection_Recognition": 0.17,
    "Epanemu/GameDiceRecognition": 0.13,
    "skovy/tensorflow-dice-model": 0.13,
    "N3VERS4YDIE/dice-recognition:Rune55-table": 0.12,
}
"""The same for what a low camera sees: of two faces seen alike, the upper one in the picture is on top,
so these are hardly turned."""


@dataclass(frozen=True, slots=True, eq=False)
class Material:
    """Everything scenes are composed of, by source."""

    photos: dict[str, list[Photo]]
    sprites: dict[str, NDArray[np.generic]]
    chance: np.random.Generator
    upright: bool = False

    def photo(self) -> Photo | None:
        """One of a source drawn by its share; None stands for a painted ground."""
        shares = UPRIGHT_SHARES if self.upright else SHARES
        source = str(self.chance.choice(list(shares), p=list(shares.values())))
        return self.photos[source][int(self.chance.integers(len(self.photos[source])))] if source else None

    def scene(self, photo: Photo | None) -> Photo:
        """One more labelled picture."""
        return scene(self.chance, photo, self.sprites, upright=self.upright)


def arguments(description: str | None) -> argparse.Namespace:
    """The few things a run needs to be told."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--photos", type=Path, required=True, help="the folder with the licensed photographs")
    parser.add_argument(
        "--trays", type=Path, required=True, nargs="+", help="what vision.training.trays wrote"
    )
    parser.add_argument("--sprites", type=Path, required=True, help="what vision.training.sprites wrote")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--rate", type=float, default=2e-3, help="highest learning rate")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument(
        "--resume", type=Path, help="a .pt file, or the .onnx of a shipped network, to go on from"
    )
    parser.add_argument("--out", type=Path, default=Path("vision/models"))
    return parser.parse_args()


def material(args: argparse.Namespace) -> Material:
    """Load what scenes are made of, always the same for the same seed."""
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    photos = load_photos(args.photos)
    photos["trays"] = [photo for folder in args.trays for photo in load_trays(folder)]
    return Material(photos, dict(np.load(args.sprites)), np.random.default_rng(args.seed))


def train(net: nn.Module, loss: Callable[[], Tensor], minutes: float, rate: float) -> Iterator[nn.Module]:
    """Steps until the time is used up; the rate falls with it. Yields every SAVE steps the mean weights."""
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-4)
    mean = AveragedModel(net, multi_avg_fn=get_ema_multi_avg_fn(0.995), use_buffers=True)
    start, step, total = time.monotonic(), 0, 0.0
    while (used := (time.monotonic() - start) / (60 * minutes)) < 1:
        for group in optimiser.param_groups:
            group["lr"] = rate * min(1, (step + 1) / 50) * (0.5 + 0.5 * math.cos(math.pi * used)) + 1e-5
        value = loss()
        optimiser.zero_grad()
        value.backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimiser.step()
        mean.update_parameters(net)
        step, total = step + 1, total + value.item()
        if step % SAVE == 0:
            print(f"step {step}, {used:.0%} of the time, loss {total / SAVE:.3f}", flush=True)
            total = 0.0
            yield mean.module
    yield mean.module


def write(net: nn.Module, example: Tensor, path: Path, moving: dict[int, str]) -> None:
    """Write the weights, and the network as ONNX with the axes that may change."""
    torch.save(net.state_dict(), path.with_suffix(".pt"))
    net.eval()
    axes = {"in": moving, "out": moving}
    torch.onnx.export(
        net, (example,), str(path), input_names=["in"], output_names=["out"], dynamic_axes=axes, dynamo=False
    )
