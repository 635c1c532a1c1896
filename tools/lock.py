"""What `./run`, `./check` and the installer install: pinned, with hashes and licences, by one command.

.venv/bin/python tools/lock.py update   looks for newer versions and writes everything in locks/ anew
.venv/bin/python tools/lock.py check    says whether locks/ still fits pyproject.toml (without a network)
.venv/bin/python tools/lock.py audit    asks the public databases for known weaknesses of what is locked
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import PackageMetadata, distributions
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LOCKS = ROOT / "locks"
SBOM, LICENCES = LOCKS / "sbom.cdx.json", LOCKS / "LICENCES.md"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PLATFORMS = ("x86_64-manylinux_2_36", "aarch64-manylinux_2_36")
"""Debian 12 has glibc 2.36; whatever runs there runs on newer systems, too."""
BOOKWORM = ("numpy<2", "opencv-python-headless<4.12")
"""What the camera packages of Raspberry Pi OS Bookworm were built for."""
LOCKING = ("pip-audit>=2.9", "uv>=0.8")
"""uv, because it alone writes one file for all Pythons and machines; both live in a passing environment."""
HELP = ".venv/bin/python tools/lock.py update"
PIN = re.compile(
    r"^(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^ ;\\]+)(?: ; (?P<marker>.*?))? \\$", re.MULTILINE
)


@dataclass(frozen=True, slots=True)
class Lock:
    """One file of pins: what is asked for, and for which machines."""

    name: str
    wanted: tuple[str, ...]
    pythons: tuple[str, ...] = PYTHONS
    platforms: tuple[str, ...] = PLATFORMS

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return LOCKS / f"{self.name}.txt"

    @property
    def head(self) -> str:
        """The first line, by which a lock that is out of date is known."""
        digest = hashlib.sha256("\n".join(sorted(self.wanted)).encode()).hexdigest()
        return f"# Written by tools/lock.py for {digest}; do not edit.\n"

    @property
    def pins(self) -> list[tuple[str, str]]:
        """Each name and version."""
        return [(found["name"], found["version"]) for found in PIN.finditer(self.path.read_text())]


def locks() -> tuple[Lock, ...]:
    """All of them, as pyproject.toml asks for them today."""
    plain = tomllib.loads((ROOT / "pyproject.toml").read_text())
    program = (*plain["project"]["dependencies"], *plain["build-system"]["requires"])
    return (
        Lock("program", program),
        Lock("program-bookworm", (*program, *BOOKWORM), pythons=("3.11",)),
        Lock("tools", tuple(plain["project"]["optional-dependencies"]["dev"])),
        Lock("locking", LOCKING),
    )


def main(words: list[str]) -> int:
    """Do what is asked for; 1 if something is not as it should be."""
    deeds = {"update": update, "check": check, "audit": audit}
    if len(words) != 1 or words[0] not in deeds:
        print(__doc__, file=sys.stderr)
        return 2
    return deeds[words[0]]()


def check() -> int:
    """Does everything in locks/ fit pyproject.toml, and the parts list the locks?"""
    stale = [lock.path.name for lock in locks() if not _is_fresh(lock)]
    if not stale and _listed() != _pinned():
        stale = [SBOM.name]
    for name in stale:
        print(f"locks/{name} does not fit pyproject.toml any more. This helps: {HELP}", file=sys.stderr)
    return 1 if stale else 0


def update() -> int:
    """Newest versions, hashes of all their wheels, the parts list and the licences."""
    LOCKS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="pipsight-lock-") as folder:
        uv = _locking_environment(Path(folder)) / "uv"
        for lock in locks():
            _compile(uv, lock)
            for python in lock.pythons:
                for platform in lock.platforms:
                    _prove(uv, lock, python, platform, Path(folder))
        _write_parts(_parts(uv, Path(folder)))
    return check()


def audit() -> int:
    """Known weaknesses of everything that is locked; needs a network that reaches the databases."""
    with tempfile.TemporaryDirectory(prefix="pipsight-audit-") as folder:
        tool = _locking_environment(Path(folder)) / "pip-audit"
        found = [
            subprocess.run(
                [tool, "--strict", "--disable-pip", "--require-hashes", "-r", lock.path], check=False
            ).returncode
            for lock in locks()
        ]
    return 1 if any(found) else 0


def _is_fresh(lock: Lock) -> bool:
    return lock.path.exists() and lock.path.read_text().startswith(lock.head) and bool(lock.pins)


def _pinned() -> set[tuple[str, str]]:
    return {pin for lock in locks() for pin in lock.pins}


def _listed() -> set[tuple[str, str]]:
    if not (SBOM.exists() and LICENCES.exists()):
        return set()
    return {(part["name"], part["version"]) for part in json.loads(SBOM.read_text())["components"]}


def _locking_environment(folder: Path) -> Path:
    """An environment with uv and pip-audit that goes when the work is done; the first time without a lock."""
    _do(sys.executable, "-m", "venv", folder / "locking")
    bin_folder, lock = folder / "locking" / "bin", LOCKS / "locking.txt"
    wanted = ["--require-hashes", "--only-binary", ":all:", "-r", lock] if lock.exists() else [*LOCKING]
    _do(bin_folder / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted)
    return bin_folder


def _compile(uv: Path, lock: Lock) -> None:
    options = (
        "--universal",
        "--python-version",
        lock.pythons[0],
        "--generate-hashes",
        "--only-binary",
        ":all:",
    )
    quiet = ("--no-header", "--no-annotate", "--no-config", "--quiet")
    pins = subprocess.run(
        [uv, "pip", "compile", "-", "--upgrade", *options, *quiet],
        input="\n".join(lock.wanted),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    lock.path.write_text(lock.head + pins)


def _prove(uv: Path, lock: Lock, python: str, platform: str, folder: Path) -> None:
    """There is a wheel of everything for this Python on this machine, and its hash is in the lock."""
    where = ("--python-version", python, "--python-platform", platform, "--target", folder / "nowhere")
    how = ("--dry-run", "--no-deps", "--require-hashes", "--only-binary", ":all:", "--no-config", "--quiet")
    _do(uv, "pip", "install", *where, *how, "-r", lock.path)


def _parts(uv: Path, folder: Path) -> Iterator[dict[str, Any]]:
    """Every pin with its licence and where it is used."""
    used: dict[tuple[str, str], list[str]] = {}
    for lock in locks():
        for pin in lock.pins:
            used.setdefault(pin, []).append(lock.name)
    for name, version in sorted(used):
        licence = _licence(_metadata(uv, f"{name}=={version}", folder / f"{name}-{version}"))
        yield {"name": name, "version": version, "licence": licence, "locks": used[name, version]}


def _metadata(uv: Path, pin: str, target: Path) -> PackageMetadata:
    """What a package says about itself; its wheel for any machine will do."""
    how = ("--quiet", "--no-deps", "--no-config", "--only-binary", ":all:", "--python-platform", PLATFORMS[0])
    for python in PYTHONS:
        command = [str(uv), "pip", "install", *how, "--python-version", python, "--target", str(target), pin]
        if subprocess.run(command, check=False, capture_output=True).returncode == 0:
            return next(iter(distributions(path=[str(target)]))).metadata
    raise SystemExit(f"{pin} could not be looked at")


def _licence(metadata: PackageMetadata) -> str:
    if "License-Expression" in metadata:
        return metadata["License-Expression"]
    names = [
        line.split(" :: ")[-1] for line in metadata.get_all("Classifier", []) if line.startswith("License ::")
    ]
    short = "\n".join(metadata.get_all("License", [])).strip().splitlines()
    return ", ".join(names) or (short[0] if short else "not told")


def _write_parts(parts: Iterator[dict[str, Any]]) -> None:
    listed = list(parts)
    SBOM.write_text(json.dumps(_bill(listed), indent=1) + "\n")
    rows = (
        f"| {each['name']} | {each['version']} | {each['licence']} | {', '.join(each['locks'])} |"
        for each in listed
    )
    LICENCES.write_text("\n".join((LICENCES_HEAD, *rows, "")))


def _bill(parts: list[dict[str, Any]]) -> dict[str, Any]:
    """The parts list as CycloneDX 1.5, which scanners of weaknesses read."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "pipsight", "version": project["version"]}},
        "components": [
            {
                "type": "library",
                "name": each["name"],
                "version": each["version"],
                "purl": f"pkg:pypi/{each['name']}@{each['version']}",
                "licenses": [{"license": {"name": each["licence"]}}],
                "properties": [{"name": "pipsight:lock", "value": name} for name in each["locks"]],
            }
            for each in parts
        ],
    }


LICENCES_HEAD = """# Licences of what is installed

Written by `tools/lock.py update` from what each package says about itself. *program* is needed to play,
*program-bookworm* instead of it on Raspberry Pi OS Bookworm, *tools* by `./check`, *locking* only while the
locks are updated. Some wheels carry libraries of others: OpenCV's lists them (FFmpeg, LGPL 2.1, among
them) in its `LICENSE-3RD-PARTY.txt`; pygame-ce's brings SDL (zlib) and its helpers. The typefaces' licences
lie beside them in `display/style/fonts`; everything else in this repository is under `LICENSE`.

| package | version | licence | lock |
|---|---|---|---|"""


def _do(*command: str | Path) -> None:
    subprocess.run(command, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
