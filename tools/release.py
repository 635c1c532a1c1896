"""Make a release: `python tools/release.py 0.2.0` checks everything that must be true, then tags it.

It refuses where the changelog has no entry for the version, where pyproject.toml names another one, where
something is not committed, where the tag is there already or where `./check` is not green. It pushes nothing.

`python tools/release.py bundle v0.2.0 FOLDER [--wheels]` then writes what `pipsight update` takes: the tagged
files as pipsight-0.2.0.tar.gz, its sum, and which version is the newest; with a Pi's wheels inside it
installs without a network, too.
"""

from __future__ import annotations

import gzip
import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from packaging.markers import Marker

ROOT = Path(__file__).parents[1]


def problems(version: str, root: Path = ROOT) -> Iterator[str]:
    """Why this version cannot be released yet, a sentence each."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        yield f"“{version}” is no version; it looks like 0.2.0."
    named = tomllib.loads((root / "pyproject.toml").read_text())["project"]["version"]
    if named != version:
        yield f"pyproject.toml says {named}, not {version}."
    if not entry(version, (root / "CHANGELOG.md").read_text()):
        yield f"CHANGELOG.md has no entry for {version}: a heading “## {version}” with something below it."
    if git(root, "status", "--porcelain"):
        yield "Something is not committed; `git status` shows it."
    if git(root, "tag", "--list", f"v{version}"):
        yield f"The tag v{version} is there already."


def entry(version: str, changelog: str) -> str:
    """What the changelog tells of this version; nothing where it is not mentioned."""
    found = re.search(rf"^## \[?{re.escape(version)}\b[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.M | re.S)
    return found[1].strip() if found else ""


def git(root: Path, *words: str) -> str:
    """What git answers."""
    command = [shutil.which("git") or "git", "-C", str(root), *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


PIS = {"program.txt": "3.13", "program-bookworm.txt": "3.11"}
"""The lock and the Python of Raspberry Pi OS, Trixie and Bookworm."""


def bundle(tag: str, folder: Path, root: Path = ROOT, *, with_wheels: bool = False) -> Path:
    """The files of this tag as one archive, and its sum beside it."""
    name = f"pipsight-{tag.removeprefix('v')}"
    with TemporaryDirectory() as made:
        whole = Path(made) / "whole.tar"
        git(root, "archive", f"--prefix={name}/", "-o", str(whole), tag)
        if with_wheels:
            _add_wheels(whole, name, root, Path(made) / "wheels")
        packed = folder / f"{name}.tar.gz"
        with whole.open("rb") as plain, gzip.GzipFile(packed, "wb", mtime=0) as small:
            shutil.copyfileobj(plain, small)
    with packed.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    packed.with_name(f"{packed.name}.sha256").write_text(f"{digest}  {packed.name}\n")
    packed.with_name("pipsight-newest.txt").write_text(f"{tag.removeprefix('v')}\n")
    return packed


def for_python(lock: str, python: str) -> str:
    """The lock as that Python reads it; pip would ask the Python it runs in which lines are meant."""
    blocks = re.split(r"(?m)^(?=[^\s#])", lock)
    meant = {"python_full_version": f"{python}.0", "python_version": python}
    kept = (re.match(r"(\S+) ; ([^\\\n]+)", block) for block in blocks)
    return "".join(
        block if marked is None else block.replace(f" ; {marked[2]}", " ")
        for block, marked in zip(blocks, kept, strict=True)
        if marked is None or Marker(marked[2].strip()).evaluate(meant)
    )


def _add_wheels(archive: Path, name: str, root: Path, folder: Path) -> None:
    for lock, python in PIS.items():
        meant = archive.with_name(lock)
        meant.write_text(for_python((root / "locks" / lock).read_text(), python))
        words = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:"]
        words += ["--require-hashes", "--requirement", str(meant), "--dest", str(folder)]
        words += ["--python-version", python, "--implementation", "cp"]
        for glibc in ("2_17", "2_28", "2_34", "2_35", "2_36"):
            words += ["--platform", f"manylinux_{glibc}_aarch64"]
        subprocess.run([*words, "--platform", "manylinux2014_aarch64"], check=True)
    with tarfile.open(archive, "a") as whole:
        whole.add(folder, f"{name}/wheels")


def main(words: list[str]) -> int:
    """Look, check, tag; or bundle."""
    if words[:1] == ["bundle"] and len(words) > 2:
        print(bundle(words[1], Path(words[2]), with_wheels="--wheels" in words))
        return 0
    version = words[0] if words else ""
    found = list(problems(version))
    if not found and subprocess.run([ROOT / "check"], check=False).returncode:
        found = ["./check is not green."]
    if found:
        print("\n".join(found), file=sys.stderr)
        return 1
    git(ROOT, "tag", "-a", f"v{version}", "-m", entry(version, (ROOT / "CHANGELOG.md").read_text()))
    print(f"Tagged v{version}. `git push --follow-tags` publishes it.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
