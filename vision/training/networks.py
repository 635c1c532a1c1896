"""The four small networks: one finds dice in a whole picture, three judge a crop of a single die."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional


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


class Six(torch.autograd.Function):
    """Cut at nought and six; PyTorch's own way back through it takes as long as the step before it."""

    @staticmethod
    def forward(ctx: Any, given: Tensor) -> Tensor:  # type: ignore[override]
        """The values between."""
        cut = given.clamp(0, 6)
        ctx.save_for_backward(cut)
        return cut

    @staticmethod
    def backward(ctx: Any, grown: Tensor) -> Tensor:  # type: ignore[override]
        """Nothing where it was cut. (Learning on from what was cut at six let the weights run away.)"""
        (cut,) = ctx.saved_tensors
        return torch.ops.aten.threshold_backward(grown, cut, 0).masked_fill_(cut >= 6, 0)  # type: ignore[no-any-return]


class UpToSix(nn.Module):
    """The step after each convolution of the ready-made layers."""

    def forward(self, given: Tensor) -> Tensor:
        return functional.relu6(given) if torch.onnx.is_in_onnx_export() else Six.apply(given)  # type: ignore[no-any-return]


class Depthwise(nn.Conv2d):
    """A convolution of each map by itself; in 16 bits it is slower than in 32."""

    def forward(self, given: Tensor) -> Tensor:
        with torch.autocast("cpu", enabled=False):
            return super().forward(given.float())


def _lite(inside: int, out: int, size: int = 1, stride: int = 1, *, each: bool = False) -> nn.Sequential:
    kind, groups = (Depthwise, inside) if each else (nn.Conv2d, 1)
    return nn.Sequential(kind(inside, out, size, stride, size // 2, groups=groups), UpToSix())


class Lite(nn.Module):
    """One block of EfficientNet-Lite: widen, look around in each map by itself, narrow again."""

    def __init__(self, inside: int, out: int, size: int, stride: int, wider: int) -> None:
        super().__init__()
        width = inside * wider
        widen = [_lite(inside, width)] if wider > 1 else []
        self.steps = nn.Sequential(
            *widen, _lite(width, width, size, stride, each=True), nn.Conv2d(width, out, 1)
        )
        self.adds = stride == 1 and inside == out

    def forward(self, seen: Tensor) -> Tensor:
        return seen + self.steps(seen) if self.adds else self.steps(seen)  # type: ignore[no-any-return]


NEAR = ((32, 16, 3, 1, 1), (16, 24, 3, 2, 6), (24, 24, 3, 1, 6))
MID = ((24, 40, 5, 2, 6), (40, 40, 5, 1, 6))
FAR = (
    *((40, 80, 3, 2, 6), (80, 80, 3, 1, 6), (80, 80, 3, 1, 6)),
    *((80, 112, 5, 1, 6), (112, 112, 5, 1, 6), (112, 112, 5, 1, 6)),
)
"""EfficientNet-Lite0 up to a sixteenth of the picture: channels in and out, size, stride, how much wider."""


class Scholar(nn.Module):
    """As the marker, for a larger crop; shipped are the eight kinds alone.

    Its layers begin as those of a network that was taught on photographs of a thousand kinds of things
    (`ready_made.py`)."""

    def __init__(self) -> None:
        super().__init__()
        self.near = nn.Sequential(_lite(3, 32, 3, 2), *(Lite(*each) for each in NEAR))
        self.mid = nn.Sequential(*(Lite(*each) for each in MID))
        self.far = nn.Sequential(*(Lite(*each) for each in FAR))
        # In the order in which they are used: a shipped network is taken up again step by step.
        self.from_mid, self.from_far, self.from_near = _lite(40, 32), _lite(112, 32), _lite(24, 32)
        self.grow = nn.Upsample(scale_factor=2, mode="nearest")
        self.maps = nn.Conv2d(96, 8, 1)
        self.squeeze, self.coarse = _lite(104, 24, 3, 2), _lite(112, 40)
        self.last = nn.Sequential(
            nn.Linear(24 * 144 + 40 * 36, 128, bias=False), nn.BatchNorm1d(128), nn.ReLU(), nn.Linear(128, 13)
        )
        nn.init.constant_(self.maps.bias, -4.0)  # type: ignore[arg-type]

    def forward(self, crop: Tensor) -> Tensor:
        near = self.near(crop / 128 - 1)
        mid = self.mid(near)
        far = self.far(mid)
        grown = self.grow(self.from_mid(mid)), self.grow(self.grow(self.from_far(far)))
        seen = torch.cat([self.from_near(near), *grown], 1)
        maps = self.maps(seen)
        fine = self.squeeze(torch.cat([seen, torch.sigmoid(maps)], 1))
        features = self.last[:3](torch.cat([fine.flatten(1), self.coarse(far).flatten(1)], 1))
        return torch.cat([self.last[3](features), maps.flatten(1), features], 1)
