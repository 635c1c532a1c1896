"""Walks the hardware checklist on a virtual Pi, and ends in a table of what was seen.

    python tests/virtual_pi/walk.py [--suite trixie|bookworm] [--pictures DIR] [--only 4 5 6] [--installed]
    python tests/virtual_pi/walk.py --installed --put-back F2 --only 4 5 6 9 F2     # must not be seen

Needs root, qemu-system-x86, mmdebstrap, ssh, 2 GB of memory and 8 GB of disk in $PIPSIGHT_RIG. The first time
it builds the disk (tests/virtual_pi/build). `--installed` begins on a disk where the installer has run at our
own speed, `--attach` with a machine that runs already. Exit 1 if anything was not seen.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path

from machine import HERE, RIG, Machine, NotSeen
from steps import STEPS
from twin import Twin
from walker import Doing, Walker

SEEN, MISSED = "seen", "NOT SEEN"
INSTALLING = ("1", "2")
UNIT = "/etc/systemd/system/pipsight.service"
PUT_BACK = {
    "F1": f"sed -i '/modprobe@/d' {UNIT}",
    "F2": f"sed -i 's/^.Service.$/&\\nPrivateNetwork=yes/' {UNIT}",
    "F4": f"sed -i 's/ SDL_RENDER_DRIVER=opengles2//' {UNIT}",
    "F5": f"sed -i '/^OnSuccess=/d' {UNIT}",
}
"""Faults that were found here, and how the unit gets them again: their step (for F5: 18) must then fail."""


def main() -> int:
    """Walk, and leave nothing running."""
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"  # else the twin's screen swallows Ctrl-C
    args = _args()
    args.pictures.mkdir(parents=True, exist_ok=True)
    machine = Machine(args.suite, args.pictures)
    if args.attach:
        machine.log_in()
    else:
        _prepare(machine, installed=args.installed)
    for fault in args.put_back:
        machine.run(f"{PUT_BACK[fault]}; systemctl daemon-reload")
    rows: list[tuple[str, str, str, str]] = []
    walker = Walker(machine, Twin(machine))
    try:
        for number, name, doing in STEPS:
            if (args.only and number not in args.only) or (args.installed and number in INSTALLING):
                continue
            rows.append((number, name, *_done(walker, doing)))
            _write(args.pictures / "table.md", rows)
    finally:
        if not args.attach:
            machine.power_off()
    return 1 if any(row[2] == MISSED for row in rows) else 0


def _args() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--suite", default="trixie", choices=("trixie", "bookworm"))
    parser.add_argument("--pictures", type=Path, default=RIG / "pictures")
    parser.add_argument("--only", nargs="*", metavar="STEP")
    parser.add_argument("--put-back", nargs="*", default=[], choices=PUT_BACK)
    parser.add_argument("--installed", action="store_true")
    parser.add_argument("--attach", action="store_true")
    return parser.parse_args()


def _prepare(machine: Machine, *, installed: bool) -> None:
    disk = RIG / f"disk-{machine.suite}{'-installed' if installed else ''}.img"
    if installed or not disk.exists():  # what is installed must be the newest
        subprocess.run([HERE / "build", machine.suite, *(["installed"] if installed else [])], check=True)
    machine.new_disk(disk)
    machine.boot()


def _done(walker: Walker, doing: Doing) -> tuple[str, str]:
    began = time.monotonic()
    try:
        told = SEEN, doing(walker)
    except (NotSeen, AssertionError) as missed:
        told = MISSED, str(missed)
    print(f"{time.monotonic() - began:4.0f} s  {told[0]}: {' '.join(told[1].split())}", flush=True)
    return told


def _write(path: Path, rows: list[tuple[str, str, str, str]]) -> None:
    lines = ["| # | step | | what |", "|---|---|---|---|"]
    lines += [f"| {' | '.join(' '.join(cell.split()).replace('|', '/') for cell in row)} |" for row in rows]
    path.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    sys.exit(main())
