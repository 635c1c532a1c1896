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

from vision.training.scenes import Label, Photo, load_photos, load_trays, scene
from vision.training.sprites import stacked_sprites

Labelled = tuple[NDArray[np.uint8], list[Label]]


@dataclass(frozen=True, slots=True, eq=False)
class Material:
    """Everything scenes are composed of."""

    photos: list[Photo]
    sprites: dict[str, NDArray[np.generic]]
    chance: np.random.Generator

    def scene(self) -> Labelled:
        """One more labelled picture."""
        return scene(self.chance, self.photos, self.sprites)


def arguments(description: str | None) -> argparse.Namespace:
    """The few things a run needs to be told."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--photos", type=Path, required=True, help="the folder with the licensed photographs")
    parser.add_argument("--trays", type=Path, required=True, help="what vision.training.trays wrote")
    parser.add_argument("--sprites", type=int, default=6000)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--resume", type=Path, help="weights to go on from")
    parser.add_argument("--out", type=Path, default=Path("vision/models"))
    return parser.parse_args()


def material(args: argparse.Namespace) -> Material:
    """Load and paint what scenes are made of, always the same for the same seed."""
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    chance = np.random.default_rng(args.seed)
    photos = load_photos(args.photos) + load_trays(args.trays)
    return Material(photos, stacked_sprites(chance, args.sprites), chance)


def train(net: nn.Module, loss: Callable[[], Tensor], minutes: float, rate: float) -> Iterator[int]:
    """Steps until the time is used up; the rate falls with it. Yields after each step its number."""
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-4)
    start, step = time.monotonic(), 0
    while (used := (time.monotonic() - start) / (60 * minutes)) < 1:
        for group in optimiser.param_groups:
            group["lr"] = rate * min(1, (step + 1) / 50) * (0.5 + 0.5 * math.cos(math.pi * used)) + 1e-5
        value = loss()
        optimiser.zero_grad()
        value.backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimiser.step()
        step += 1
        if step % 50 == 0:
            print(f"step {step}, {used:.0%} of the time, loss {value.item():.3f}", flush=True)
        yield step


def write(net: nn.Module, example: Tensor, path: Path, moving: dict[int, str]) -> None:
    """Write the weights, and the network as ONNX with the axes that may change."""
    torch.save(net.state_dict(), path.with_suffix(".pt"))
    net.eval()
    axes = {"in": moving, "out": moving}
    torch.onnx.export(
        net, (example,), str(path), input_names=["in"], output_names=["out"], dynamic_axes=axes, dynamo=False
    )
    net.train()
