"""Goes on from a network that was shipped: its ONNX file is all that is kept of an earlier training."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn


def resume(net: nn.Sequential, shipped: Path, seen: torch.Tensor) -> None:
    """Load its numbers; the norms, which the file has merged into the layers, are taken apart again."""
    stored = _numbers(shipped)
    after = {id(one): two for one, two in pairwise(net) if isinstance(two, nn.BatchNorm2d)}
    net.eval()
    with torch.no_grad():
        for layer in net:
            if isinstance(layer, nn.Conv2d | nn.Linear):
                layer.weight.copy_(next(stored))
                norm = after.get(id(layer))
                if norm is None:
                    layer.bias.copy_(next(stored))
            if isinstance(layer, nn.BatchNorm2d):
                _take_apart(layer, next(stored), seen)
            seen = layer(seen)
    net.train()


def _numbers(shipped: Path) -> Iterator[torch.Tensor]:
    """Layer by layer, in the order in which they are used."""
    graph = onnx.load(str(shipped)).graph
    stored = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    for name in (name for node in graph.node for name in node.input if name in stored):
        yield torch.from_numpy(np.array(stored[name]))


def _take_apart(norm: nn.BatchNorm2d, bias: torch.Tensor, seen: torch.Tensor) -> None:
    """Give the norm the usual values of what reaches it, and undo them in its weights: the same network."""
    mean, var = seen.mean((0, 2, 3)), seen.var((0, 2, 3))
    norm.running_mean, norm.running_var = mean, var
    norm.weight.copy_(torch.sqrt(var + norm.eps))
    norm.bias.copy_(bias + mean)
