"""Goes on from a network that was shipped: its ONNX file is all that is kept of an earlier training."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import Tensor, nn

LOOKS = 12
"""Batches from which the shipped network's usual values are learned anew."""


def resume(net: nn.Module, path: Path, batch: Callable[[], Tensor]) -> None:
    """Load the weights; for an ONNX file, in which the norms are merged into the steps, take them apart."""
    if path.suffix == ".pt":
        net.load_state_dict(torch.load(path))
        return
    steps = iter([each for each in net.modules() if isinstance(each, nn.Conv2d | nn.Linear | nn.BatchNorm1d)])
    norms = dict(_norms(net))
    for arrays in _arrays(path):
        _load(next(steps), norms, arrays)
    _take_apart(net, list(norms.values()), batch)


def _norms(net: nn.Module) -> Iterator[tuple[nn.Module, nn.BatchNorm2d]]:
    """Each step that has a norm right after it."""
    modules = [each for each in net.modules() if not list(each.children())]
    for step, norm in pairwise(modules):
        if isinstance(norm, nn.BatchNorm2d):
            yield step, norm


def _arrays(path: Path) -> Iterator[list[Tensor]]:
    """The numbers of each step, in the order in which they are used."""
    graph = onnx.load(str(path)).graph
    stored = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    for node in graph.node:
        if node.op_type in {"Conv", "MatMul", "Gemm", "BatchNormalization"}:
            numbers = [stored[name] for name in node.input if name in stored]
            if node.op_type == "MatMul":
                numbers = [numbers[0].T]
            yield [torch.from_numpy(np.array(each)) for each in numbers]


def _load(step: nn.Module, norms: dict[nn.Module, nn.BatchNorm2d], arrays: list[Tensor]) -> None:
    names = ("weight", "bias", "running_mean", "running_var")
    if step in norms:
        norm = norms[step]
        norm.bias.data, norm.running_mean[:], norm.running_var[:] = arrays.pop(), 0, 1 - norm.eps  # type: ignore[index]
    for name, array in zip(names, arrays, strict=False):
        getattr(step, name).data.copy_(array)


def _take_apart(net: nn.Module, norms: list[nn.BatchNorm2d], batch: Callable[[], Tensor]) -> None:
    """Give each norm the usual values of what reaches it, and undo them in its weights: the same network."""
    seen: dict[nn.BatchNorm2d, list[tuple[Tensor, Tensor]]] = {norm: [] for norm in norms}
    hooks = [norm.register_forward_hook(_note(seen[norm])) for norm in norms]
    net.eval()
    with torch.no_grad():
        for _ in range(LOOKS):
            net(batch())
    for hook in hooks:
        hook.remove()
    for norm, looks in seen.items():
        mean, var = (torch.stack(each).mean(0) for each in zip(*looks, strict=True))
        norm.weight.data, norm.bias.data = torch.sqrt(var + norm.eps), norm.bias.data + mean
        norm.running_mean[:], norm.running_var[:] = mean, var  # type: ignore[index]
    net.train()


def _note(looks: list[tuple[Tensor, Tensor]]) -> Callable[..., None]:
    def note(_: nn.Module, given: tuple[Tensor, ...], __: Tensor) -> None:
        looks.append((given[0].mean((0, 2, 3)), given[0].var((0, 2, 3))))

    return note
