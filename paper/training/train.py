"""Teaches one of the two voices.

python -m paper.training.train OUT.onnx SEED MINUTES CROPS.npz…
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

KINDS = 10


def network(broad: bool) -> nn.Sequential:
    """The two voices differ in shape, so that they do not make the same mistakes."""
    first, second, last = (5, 12, 24), (3, 24, 48), 64
    if not broad:
        first, second, last = (3, 16, 32), (3, 32, 48), 48
    size, few, more = first
    return nn.Sequential(
        nn.Conv2d(1, few, size, 2, size // 2), nn.BatchNorm2d(few), nn.ReLU(),
        nn.Conv2d(few, more, 3, 2, 1), nn.BatchNorm2d(more), nn.ReLU(),
        nn.Conv2d(more, second[2], 3, 1, 1), nn.BatchNorm2d(second[2]), nn.ReLU(), nn.MaxPool2d(2),
        nn.Flatten(), nn.Dropout(0.15), nn.Linear(second[2] * 25, last), nn.ReLU(),
        nn.Linear(last, KINDS + 1),
    )  # fmt: skip


class Scaled(nn.Module):
    """Takes the crop as it is, 0 to 255, so that whoever asks need not know how it was scaled."""

    def __init__(self, inside: nn.Module) -> None:
        super().__init__()
        self.inside = inside

    def forward(self, crops: torch.Tensor) -> torch.Tensor:
        """Ten kinds, and whether it is struck out."""
        return self.inside(1 - crops / 255)


def varied(crops: torch.Tensor) -> torch.Tensor:
    """A little moved, turned, paler or darker, so that no epoch sees the same."""
    count = len(crops)
    turn, size = 0.1 * torch.randn(count), 1 + 0.06 * torch.randn(count)
    move = 0.05 * torch.randn(count, 2)
    cos, sin = size * torch.cos(turn), size * torch.sin(turn)
    ways = torch.stack([torch.stack([cos, -sin, move[:, 0]], 1), torch.stack([sin, cos, move[:, 1]], 1)], 1)
    grid = functional.affine_grid(ways, list(crops.shape), align_corners=False)
    moved = functional.grid_sample(crops, grid, padding_mode="border", align_corners=False)
    ink = (255 - moved) * (0.6 + 0.7 * torch.rand(count, 1, 1, 1))
    return (255 - ink + 4 * torch.randn_like(ink)).clamp(0, 255)


def main() -> None:
    """Train for so many minutes of processor time and write the network."""
    out, seed, minutes = Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    parts = [np.load(path) for path in sys.argv[4:]]
    crops, kinds, struck = (
        np.concatenate([part[name] for part in parts]) for name in ("pictures", "kinds", "struck")
    )
    crops, kinds = torch.from_numpy(crops)[:, None].float(), torch.from_numpy(kinds).long()
    struck = torch.from_numpy(struck).float()
    net = Scaled(network(broad=seed % 2 == 1))
    best = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=1e-3)
    began, step, batch = time.process_time(), 0, 64
    while (gone := (time.process_time() - began) / (60 * minutes)) < 1:
        for group in best.param_groups:
            group["lr"] = 2e-3 * min(1, step / 100) * (0.5 + 0.5 * np.cos(np.pi * gone)) + 1e-6
        some = torch.randint(0, len(kinds), (batch,))
        said = net(varied(crops[some]))
        loss = functional.cross_entropy(said[:, :KINDS], kinds[some], label_smoothing=0.01)
        written = (kinds[some] > 0) & (kinds[some] < 7)
        loss = (
            loss
            + 0.5
            * (
                functional.binary_cross_entropy_with_logits(said[:, KINDS], struck[some], reduction="none")
                * written
            ).mean()
        )
        best.zero_grad()
        loss.backward()
        best.step()
        step += 1
        if step % 500 == 0:
            print(f"{gone:.2f} step {step} loss {loss.item():.4f}", flush=True)
    net.eval()
    torch.onnx.export(
        net, torch.zeros(1, 1, 40, 40), str(out), input_names=["crops"], dynamo=False, opset_version=13
    )
    print(out, step, "steps", sum(each.numel() for each in net.parameters()), "numbers")


if __name__ == "__main__":
    main()
