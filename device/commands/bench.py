"""`pipsight bench`: how fast and how large, each figure beside its yardstick of the same run."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from device.bench import measured
from words.phrases import Language, phrase


def add(_: ArgumentParser) -> None:
    """There is nothing to choose."""


def run(args: Namespace) -> int:
    """Measure and print."""
    figures = measured()
    if args.json:
        print(json.dumps(figures))
        return 0
    for name, row in figures.items():
        ours, yardstick, ratio = row.values()
        label = phrase(Language(args.language), f"bench.{name}")
        print(f"{label:<60} {ours:>9} {yardstick:>9} {ratio:>8}")
    return 0
