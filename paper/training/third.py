"""The third voice's shape: residual, and it sees a box as a whole and its sign from near at the same time."""

from __future__ import annotations

import torch
from torch import nn


class Step(nn.Module):
    """Two convolutions, and what came in is added to what they make of it."""

    def __init__(self, broad: int) -> None:
        super().__init__()
        self.made = nn.Sequential(
            nn.Conv2d(broad, broad, 3, 1, 1, bias=False), nn.BatchNorm2d(broad), nn.ReLU(),
            nn.Conv2d(broad, broad, 3, 1, 1, bias=False), nn.BatchNorm2d(broad),
        )  # fmt: skip

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        """As large as before."""
        return torch.relu(seen + self.made(seen))


def _smaller(before: int, after: int, size: int = 3) -> list[nn.Module]:
    return [nn.Conv2d(before, after, size, 2, size // 2, bias=False), nn.BatchNorm2d(after), nn.ReLU()]


def third_network() -> nn.Sequential:
    """Ten convolutions, 1.2 million numbers."""
    return nn.Sequential(
        *_smaller(2, 32, 5), *_smaller(32, 64), Step(64),
        *_smaller(64, 128), Step(128), Step(128),
        nn.Flatten(), nn.Dropout(0.3), nn.Linear(128 * 36, 96), nn.ReLU(), nn.Linear(96, 15),
    )  # fmt: skip
