"""One network while it is taught: everything that is kept, so that a broken run goes on where it was."""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from vision.training.resuming import resume

SAVE, SHIP = 250, 2000
"""Steps between two states kept, and between two networks written as they would be shipped."""

WARM = 200
"""Steps for which the rate rises."""


def lesson_arguments(parser: argparse.ArgumentParser) -> argparse.Namespace:
    """What every lesson is told."""
    parser.add_argument("--minutes", type=float, default=80)
    parser.add_argument("--rate", type=float, default=2e-3, help="highest learning rate")
    parser.add_argument("--resume", type=Path, help="the .onnx of a shipped network, to begin from")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    return args


class NetworkLesson:
    """A network, its optimiser, the mean of its last steps, and how much of the time is used up."""

    def __init__(self, name: str, net: nn.Module, args: argparse.Namespace) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(11)
        self.net = net.to(memory_format=torch.channels_last)  # type: ignore[call-overload]
        self.optimiser = torch.optim.AdamW(self.net.parameters(), lr=args.rate, weight_decay=1e-3)
        self.mean = self._averaged()
        self.step, self.spent = 0, 0.0
        self._rate, self._whole, self._state = args.rate, 60 * args.minutes, args.out / f"{name}-state.pt"
        self.is_new = not self._state.exists()
        if not self.is_new:
            self._go_on(torch.load(self._state))

    def _averaged(self) -> AveragedModel:
        return AveragedModel(self.net, multi_avg_fn=get_ema_multi_avg_fn(0.998), use_buffers=True)

    def _go_on(self, kept: dict[str, Any]) -> None:
        self.net.load_state_dict(kept["net"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.mean.load_state_dict(kept["mean"])
        self.step, self.spent = kept["step"], kept["spent"]

    def start_from(self, shipped: Path, batch: Callable[[], Tensor]) -> None:
        """Begin with the weights of a shipped network."""
        resume(self.net, shipped, batch)
        self.mean = self._averaged()

    def run(self, loss: Callable[[], Tensor], ship: Callable[[nn.Module], None]) -> None:
        """Steps until the time is used up; the state is kept often, so that it may be broken off any time."""
        last, total = time.monotonic(), 0.0
        while self.spent < self._whole:
            total += self._learn(loss)
            now = time.monotonic()
            self.spent, last = self.spent + now - last, now
            if self.step % SAVE == 0:
                print(
                    f"step {self.step}, {self.spent / self._whole:.0%}, loss {total / SAVE:.3f}", flush=True
                )
                total = 0.0
                self._keep()
            if self.step % SHIP == 0:
                ship(self.mean.module)
        ship(self.mean.module)
        self._keep()

    def _learn(self, loss: Callable[[], Tensor]) -> float:
        """One batch; the rate rises at first, then falls to nothing at the end of the time."""
        falling = 0.5 + 0.5 * math.cos(math.pi * min(1.0, self.spent / self._whole))
        for group in self.optimiser.param_groups:
            group["lr"] = self._rate * min(1, (self.step + 1) / WARM) * falling + 1e-5
        value = loss()
        self.optimiser.zero_grad()
        value.backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(self.net.parameters(), 5.0)
        self.optimiser.step()
        self.mean.update_parameters(self.net)
        self.step += 1
        return value.item()

    def _keep(self) -> None:
        """All or nothing."""
        kept = {"net": self.net.state_dict(), "optimiser": self.optimiser.state_dict()}
        kept |= {"mean": self.mean.state_dict(), "step": self.step, "spent": self.spent}
        fresh = self._state.with_suffix(".new")
        torch.save(kept, fresh)
        fresh.replace(self._state)
