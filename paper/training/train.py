"""Teaches one of the two voices.

python -m paper.training.train OUT.onnx SEED MINUTES CROPS.npz… [--from=OLDER.onnx]
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn
from torch.nn import functional

from paper.reading.straightening import even

KINDS = 10
RATE, BATCH = 2e-3, 64


def gone_on(path: Path, broad: bool) -> nn.Sequential:
    """A network to be taught on: what the normalisation had learned is in its weights already."""
    layers = [each for each in network(broad) if not isinstance(each, nn.BatchNorm2d)]
    net = nn.Sequential(*layers)
    graph = onnx.load(path).graph
    held = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    known = [held[name] for node in graph.node if node.op_type in {"Conv", "Gemm"} for name in node.input[1:]]
    with torch.no_grad():
        for mine, theirs in zip(net.parameters(), known, strict=True):
            mine.copy_(torch.tensor(theirs))
    return net


def network(broad: bool) -> nn.Sequential:
    """The two voices differ in shape, so that they do not make the same mistakes."""
    size, few, some, many = (5, 12, 32, 64) if broad else (3, 16, 32, 48)
    return nn.Sequential(
        nn.Conv2d(1, few, size, 2, size // 2), nn.BatchNorm2d(few), nn.ReLU(), nn.MaxPool2d(2),
        nn.Conv2d(few, some, 3, 1, 1), nn.BatchNorm2d(some), nn.ReLU(), nn.MaxPool2d(2),
        nn.Conv2d(some, many, 3, 1, 1), nn.BatchNorm2d(many), nn.ReLU(),
        nn.Flatten(), nn.Linear(many * 25, 64), nn.ReLU(), nn.Linear(64, KINDS + 1),
    )  # fmt: skip


def prepared(pictures: np.ndarray) -> torch.Tensor:
    """All crops as the networks see them."""
    return torch.from_numpy(np.stack([even(crop) for crop in pictures]))[:, None]


def main() -> None:
    """Train for so many minutes of processor time and write the network."""
    out, seed, minutes = Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    parts = [np.load(path) for path in sys.argv[4:] if not path.startswith("--")]
    crops, kinds, struck = (
        np.concatenate([part[name] for part in parts]) for name in ("pictures", "kinds", "struck")
    )
    crops, kinds = prepared(crops), torch.from_numpy(kinds).long()
    struck = torch.from_numpy(struck).float()
    older = next(
        (Path(word.removeprefix("--from=")) for word in sys.argv if word.startswith("--from=")), None
    )
    net = gone_on(older, seed % 2 == 1) if older else network(seed % 2 == 1)
    rate = RATE / 3 if older else RATE
    best = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-3)
    began, step = time.process_time(), 0
    while (gone := (time.process_time() - began) / (60 * minutes)) < 1:
        for group in best.param_groups:
            group["lr"] = rate * min(1, step / 100) * (0.5 + 0.5 * np.cos(np.pi * gone)) + 1e-6
        some = torch.randint(0, len(kinds), (BATCH,))
        shift = torch.randint(-2, 3, (2,)).tolist()
        said = net(torch.roll(crops[some], shift, (2, 3)))
        loss = functional.cross_entropy(said[:, :KINDS], kinds[some])
        digits = (kinds[some] > 0) & (kinds[some] < 7)
        strokes = functional.binary_cross_entropy_with_logits(said[:, KINDS], struck[some], reduction="none")
        loss = loss + 0.3 * (strokes * digits).mean()
        best.zero_grad()
        loss.backward()
        best.step()
        step += 1
        if step % 500 == 0:
            print(f"{gone:.2f} step {step} loss {loss.item():.4f}", flush=True)
            write(net, out)
    write(net, out)
    print(out, step, "steps", sum(each.numel() for each in net.parameters()), "numbers")


def write(net: nn.Module, out: Path) -> None:
    """The network as it is now, for whoever reads."""
    net.eval()
    one = torch.zeros(1, 1, 40, 40)
    torch.onnx.export(net, one, str(out), input_names=["crop"], dynamo=False, opset_version=13)
    net.train()


if __name__ == "__main__":
    main()
