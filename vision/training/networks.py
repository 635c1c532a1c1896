"""The three small networks: one finds dice in a whole picture, two judge a crop of a single die."""

from __future__ import annotations

import torch
from torch import Tensor, nn


def _step(inside: int, out: int, stride: int = 1, spread: int = 1) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inside, out, 3, stride, spread, dilation=spread, bias=False),
        nn.BatchNorm2d(out),
        nn.ReLU(inplace=True),
    )


class Again(nn.Module):
    """Two further steps whose answer is added to what came in: deeper without forgetting."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.steps = nn.Sequential(
            _step(width, width), nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width)
        )

    def forward(self, seen: Tensor) -> Tensor:
        return torch.relu(seen + self.steps(seen))


class Finder(nn.Module):
    """Picture in; three maps of a quarter of its size out, and while it learns a fourth.

    Is a face's middle here, how long is its edge, is this a part of any die, and (only taught, since whoever
    knows pips knows dice) is a pip here."""

    def __init__(self) -> None:
        super().__init__()
        self.near = nn.Sequential(_step(3, 16, 2), _step(16, 24, 2), _step(24, 24))
        self.mid = nn.Sequential(_step(24, 48, 2), Again(48))
        self.far = nn.Sequential(_step(48, 80, 2), Again(80), _step(80, 80, 1, 2), Again(80))
        self.grow = nn.Upsample(scale_factor=2, mode="nearest")
        self.join_far = nn.Sequential(nn.Conv2d(128, 48, 1), nn.ReLU(inplace=True), _step(48, 48))
        self.join_mid = nn.Sequential(nn.Conv2d(72, 24, 1), nn.ReLU(inplace=True), _step(24, 24))
        self.head = nn.Conv2d(24, 4, 1)
        nn.init.constant_(self.head.bias, -4.0)  # type: ignore[arg-type]
        nn.init.zeros_(self.head.bias[1:3])  # type: ignore[index]

    def forward(self, picture: Tensor) -> Tensor:
        near = self.near(picture / 127.5 - 1)
        mid = self.mid(near)
        seen = self.join_far(torch.cat([mid, self.grow(self.far(mid))], 1))
        return self.head(self.join_mid(torch.cat([near, self.grow(seen)], 1)))  # type: ignore[no-any-return]


class Judge(nn.Module):
    """Crop in; eight kinds, the shift and scale to a better crop, and the face's direction out."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            _step(3, 32, 2), _step(32, 32), _step(32, 48, 2), Again(48), _step(48, 64, 2), Again(64)
        )
        self.last = nn.Sequential(
            nn.Conv2d(64, 32, 1),
            nn.ReLU(),
            nn.Flatten(),
            nn.Linear(32 * 36, 128, bias=False),
            nn.BatchNorm1d(128),
            nn.ReLU(),
            nn.Linear(128, 13),
        )

    def forward(self, crop: Tensor) -> Tensor:
        return self.last(self.body(crop / 127.5 - 1))  # type: ignore[no-any-return]


class Marker(nn.Module):
    """Crop in; the same thirteen numbers as the judge's out, then eight maps of pips, a quarter of its size,
    and last the 128 features by which it named the face: whoever knows a household's dice compares those.

    Four maps mark the pips of the upward face and four all others: each of the four tells one cell of two by
    two, so that together they are half as large as the crop. The kind is told from the features that mark the
    pips, so whoever teaches it every pip teaches it where to look."""

    def __init__(self) -> None:
        super().__init__()
        self.near = nn.Sequential(_step(3, 24, 2), _step(24, 24), _step(24, 48, 2), Again(48))
        self.far = nn.Sequential(_step(48, 80, 2), Again(80), _step(80, 80, 1, 2))
        self.grow = nn.Upsample(scale_factor=2, mode="nearest")
        self.join = nn.Sequential(nn.Conv2d(128, 48, 1), nn.ReLU(inplace=True), _step(48, 48))
        self.maps = nn.Conv2d(48, 8, 1)
        self.squeeze = nn.Sequential(nn.Conv2d(56, 12, 1), nn.ReLU(), nn.Flatten())
        self.coarse = nn.Sequential(nn.Conv2d(80, 24, 1), nn.ReLU(), nn.Flatten())
        self.last = nn.Sequential(
            nn.Linear(12 * 256 + 24 * 64, 128, bias=False), nn.BatchNorm1d(128), nn.ReLU(), nn.Linear(128, 13)
        )
        nn.init.constant_(self.maps.bias, -4.0)  # type: ignore[arg-type]

    def forward(self, crop: Tensor) -> Tensor:
        near = self.near(crop / 127.5 - 1)
        far = self.far(near)
        seen = self.join(torch.cat([near, self.grow(far)], 1))
        maps = self.maps(seen)
        both = torch.cat([self.squeeze(torch.cat([seen, torch.sigmoid(maps)], 1)), self.coarse(far)], 1)
        features = self.last[:3](both)
        return torch.cat([self.last[3](features), maps.flatten(1), features], 1)
