"""Makes a card's image with systemd/image from a stock one, and looks what its very first start shows.

    python tests/virtual_pi/card.py [--suite trixie|bookworm] [--pictures DIR]

Nobody logs in before the first page stands, and nobody touches anything. Exit 1 if it was not seen.
"""

from __future__ import annotations

import subprocess
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from machine import HERE, RIG, TREE, Machine, NotSeen
from twin import Twin


def main() -> int:
    """Make it, start it, look at it."""
    args = _args()
    args.pictures.mkdir(parents=True, exist_ok=True)
    stock, card = RIG / f"disk-{args.suite}-stock.img", RIG / f"card-{args.suite}.img"
    if not stock.exists():
        subprocess.run([HERE / "build", args.suite, "stock"], check=True)
    if not args.again:
        card.unlink(missing_ok=True)
        subprocess.run([TREE / "systemd/image", stock, card], check=True)
    machine = Machine(args.suite, args.pictures)
    machine.root = "/dev/vda2"
    machine.new_disk(card)
    try:
        print(_first_start(machine))
    except NotSeen as missed:
        print(f"NOT SEEN: {missed}")
        return 1
    finally:
        machine.power_off()
    return 0


def _first_start(machine: Machine) -> str:
    machine.power_on()
    told = Twin(machine, (TREE / "systemd/settings.toml").read_text(), "en").expect("card-first-page", 900)
    machine.until(machine.is_up, 300, "ssh answers")
    return f"seen: {told}; the service is {machine.service('ActiveState')}"


def _args() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--suite", default="trixie", choices=("trixie", "bookworm"))
    parser.add_argument("--pictures", type=Path, default=RIG / "pictures")
    parser.add_argument("--again", action="store_true", help="the card that was made before")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
