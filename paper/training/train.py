"""Teaches one of the two voices; stopped, it goes on where it was.

python -m paper.training.train OUT.onnx SEED MINUTES CROPS-FOLDER [--near] [--begin SHIPPED.onnx]

`--near` teaches one that looks from near (paper/reading/straightening.py); `--begin` goes on from a network
that was shipped.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from paper.reading.straightening import CROP, even, near
from paper.training.resuming import resume

KINDS, STRUCK, SIDES = 10, 10, slice(11, 15)
"""What the answers are: ten kinds, whether it is struck out, whether each of its sides is outlined."""
RATE, BATCH = 2.5e-3, 96
LEAST, FEW = 0.02, 4096
"""A box is drawn by what it teaches: p (1 - p), of the likelihood of what stands in it, but never less than
this: little where it is long known or hopeless. Of so many some are drawn."""
BENT = 0.045
"""So far, in halves of a box, is a sixth of it moved against the next: no two people write the same digit."""
LOOKED_AT = 1000
"""Boxes from which a shipped network learns anew what its values usually are."""
FRESH = 4000
"""After so many steps boxes that were made in the meantime are looked for."""


@dataclass(frozen=True, slots=True)
class Boxes:
    """Boxes to learn from."""

    crops: torch.Tensor
    kinds: torch.Tensor
    struck: torch.Tensor
    outlined: torch.Tensor
    is_cell: torch.Tensor


def boxes_in(folder: Path, *, from_near: bool = False) -> Boxes:
    """All that were made until now."""
    look = (lambda crop: near(even(crop))) if from_near else even
    parts = [np.load(path) for path in _files(folder)]
    named = {name: np.concatenate([part[name] for part in parts]) for name in parts[0].files}
    crops = np.stack([look(crop).astype(np.float16) for crop in named["pictures"]])
    print(len(crops), "boxes", flush=True)
    return Boxes(
        torch.from_numpy(crops)[:, None],
        torch.from_numpy(named["kinds"]).long(),
        torch.from_numpy(named["struck"]).float(),
        torch.from_numpy(named["outlined"]).float(),
        torch.from_numpy(named["fields"] == 0).float(),
    )


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("train-*[0-9].npz"))


def network(second: bool) -> nn.Sequential:
    """The two voices differ in shape, so that they do not make the same mistakes."""
    return nn.Sequential(*(_broad() if second else _deep()))


def _layer(before: int, after: int, size: int = 3, stride: int = 1) -> list[nn.Module]:
    return [nn.Conv2d(before, after, size, stride, size // 2, bias=False), nn.BatchNorm2d(after), nn.ReLU()]


def _deep() -> list[nn.Module]:
    return [
        *_layer(1, 16, 3, 2), *_layer(16, 24), nn.MaxPool2d(2),
        *_layer(24, 40), *_layer(40, 40), nn.MaxPool2d(2),
        *_layer(40, 80), *_layer(80, 80),
        nn.Flatten(), nn.Dropout(0.2), nn.Linear(80 * 36, 96), nn.ReLU(), nn.Linear(96, 15),
    ]  # fmt: skip


def _broad() -> list[nn.Module]:
    return [
        *_layer(1, 24, 7, 2), nn.MaxPool2d(2),
        *_layer(24, 56, 5), nn.MaxPool2d(2),
        *_layer(56, 112), nn.MaxPool2d(2), *_layer(112, 128),
        nn.Flatten(), nn.Dropout(0.2), nn.Linear(128 * 9, 128), nn.ReLU(), nn.Linear(128, 15),
    ]  # fmt: skip


def varied(crops: torch.Tensor) -> torch.Tensor:
    """The same boxes a little turned, slanted, stretched, shifted, bent, paler or darker, noisier."""
    count = len(crops)
    turn, slant = 0.07 * torch.randn(count), 0.1 * torch.randn(count)
    wide, tall = (1 + 0.07 * torch.randn(count) for _ in range(2))
    off = 0.055 * torch.randn(count, 2)
    rows = torch.stack([wide, slant - turn, off[:, 0], turn, tall, off[:, 1]], 1).reshape(-1, 2, 3)
    grid = functional.affine_grid(rows, list(crops.shape), align_corners=False)
    bent = functional.interpolate(
        BENT * torch.randn(count, 2, 6, 6), (CROP, CROP), mode="bilinear", align_corners=True
    )
    where = grid + bent.permute(0, 2, 3, 1)
    moved = functional.grid_sample(crops, where, padding_mode="border", align_corners=False)
    gain = torch.exp(0.12 * torch.randn(count, 1, 1, 1))
    noise = 0.06 * torch.rand(count, 1, 1, 1) * torch.randn_like(moved)
    return (_blurred(_shaded(moved * gain)) + noise).clamp(-0.3, 1.6)


def _shaded(crops: torch.Tensor) -> torch.Tensor:
    """Every sixth with what a shadow's edge leaves: one side of a line through the box is darker."""
    count = len(crops)
    way, off = 2 * np.pi * torch.rand(count, 1, 1, 1), torch.rand(count, 1, 1, 1) - 0.5
    across = torch.linspace(-1, 1, CROP)
    beyond = torch.cos(way) * across + torch.sin(way) * across[:, None] + off
    dark = 0.35 * torch.rand(count, 1, 1, 1) * (torch.rand(count, 1, 1, 1) < 1 / 6)
    return crops + dark * torch.sigmoid(beyond / (0.03 + 0.3 * torch.rand(count, 1, 1, 1)))


def _blurred(crops: torch.Tensor) -> torch.Tensor:
    """Every sixth as a worse lens would see it."""
    some = torch.rand(len(crops)) < 1 / 6
    soft = functional.avg_pool2d(crops[some], 3, 1, 1)
    blurred = crops.clone()
    blurred[some] = functional.avg_pool2d(soft, 3, 1, 1)
    return blurred


def loss_of(said: torch.Tensor, boxes: Boxes, some: torch.Tensor) -> torch.Tensor:
    """Kinds count most; strokes only through digits, outlines only around cells."""
    kinds = boxes.kinds[some]
    loss = functional.cross_entropy(said[:, :KINDS], kinds)
    digits = ((kinds > 0) & (kinds < 7)).float()
    strokes = functional.binary_cross_entropy_with_logits(
        said[:, STRUCK], boxes.struck[some], reduction="none"
    )
    lines = functional.binary_cross_entropy_with_logits(
        said[:, SIDES], boxes.outlined[some], reduction="none"
    ).mean(1)
    return loss + 0.3 * (strokes * digits).mean() + 0.3 * (lines * boxes.is_cell[some]).mean()


class Training:
    """A network, its average over the last steps (which is what is written), and how far it is."""

    def __init__(self, out: Path, seed: int, rate: float = RATE) -> None:
        self._out, self._state, self._rate = out, out.with_suffix(".state"), rate
        torch.manual_seed(seed)
        self.net = network(seed % 2 == 1).to(memory_format=torch.channels_last)
        self.calm = torch.optim.swa_utils.AveragedModel(
            self.net, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.999), use_buffers=True
        )
        self.best = torch.optim.AdamW(self.net.parameters(), lr=RATE, weight_decay=1e-2)
        self.spent, self.step = 0.0, 0
        self._worth = torch.empty(0)
        if self._state.exists():
            kept = torch.load(self._state, weights_only=False)
            self.net.load_state_dict(kept["net"])
            self.calm.load_state_dict(kept["calm"])
            self.best.load_state_dict(kept["best"])
            self.spent, self.step = kept["spent"], kept["step"]

    def go_on_from(self, shipped: Path, boxes: Boxes) -> None:
        """Begin with what is known already, unless something was learned since."""
        if self.step:
            return
        some = torch.randint(0, len(boxes.crops), (LOOKED_AT,))
        resume(self.net, shipped, boxes.crops[some].float())
        self.calm.module.load_state_dict(self.net.state_dict())

    def learn(self, boxes: Boxes, gone: float) -> float:
        """One step."""
        for group in self.best.param_groups:
            group["lr"] = (
                self._rate * min(1, (self.step + 1) / 300) * (0.5 + 0.5 * np.cos(np.pi * gone)) + 1e-6
            )
        some = self._drawn(len(boxes.kinds))
        seen = varied(boxes.crops[some].float()).to(memory_format=torch.channels_last)
        with torch.autocast("cpu", torch.bfloat16):  # twice as fast where the processor knows it
            answers = self.net(seen)
        said = answers.float()
        likely = said.detach()[:, :KINDS].softmax(1)[torch.arange(len(some)), boxes.kinds[some]]
        self._worth[some] = 0.5 * self._worth[some] + 0.5 * (likely * (1 - likely)).clamp(LEAST)
        loss = loss_of(said, boxes, some)
        self.best.zero_grad()
        loss.backward()
        self.best.step()
        self.calm.update_parameters(self.net)
        self.step += 1
        return loss.item()

    def _drawn(self, count: int) -> torch.Tensor:
        """Half of them any boxes, half of them rather those that taught something last time."""
        if len(self._worth) != count:
            self._worth = torch.full((count,), 0.25)
        some = torch.randint(0, count, (FEW,))
        worth = some[torch.multinomial(self._worth[some], BATCH // 2)]
        return torch.cat([torch.randint(0, count, (BATCH // 2,)), worth])

    def keep(self) -> None:
        """Write the network as it is now, and what is needed to go on."""
        self.calm.eval()
        one = torch.zeros(1, 1, CROP, CROP)
        torch.onnx.export(
            self.calm.module,
            one,
            str(self._out),
            input_names=["crop"],
            dynamic_axes={"crop": {0: "boxes"}},
            dynamo=False,
            opset_version=13,
        )
        kept = {"net": self.net.state_dict(), "calm": self.calm.state_dict(), "best": self.best.state_dict()}
        torch.save({**kept, "spent": self.spent, "step": self.step}, self._state)


def main() -> None:
    """Train until so many minutes of processor time are spent."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("seed", type=int)
    parser.add_argument("minutes", type=float)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--near", action="store_true")
    parser.add_argument("--begin", type=Path)
    parser.add_argument("--rate", type=float, default=RATE)
    args = parser.parse_args()
    torch.set_num_threads(1)
    training = Training(args.out, args.seed, args.rate)
    files, heard = _files(args.folder), []
    boxes = boxes_in(args.folder, from_near=args.near)
    if args.begin:
        training.go_on_from(args.begin, boxes)
    began = time.process_time() - training.spent
    while (gone := training.spent / (60 * args.minutes)) < 1:
        heard.append(training.learn(boxes, gone))
        training.spent = time.process_time() - began
        if training.step % 500 == 0:
            print(f"{gone:.3f} step {training.step} loss {np.mean(heard[-500:]):.4f}", flush=True)
            training.keep()
        if training.step % FRESH == 0 and gone < 0.6 and _files(args.folder) != files:
            files = _files(args.folder)
            boxes = boxes_in(args.folder, from_near=args.near)
    training.keep()
    print(
        args.out, training.step, "steps", sum(each.numel() for each in training.net.parameters()), "numbers"
    )


if __name__ == "__main__":
    main()
