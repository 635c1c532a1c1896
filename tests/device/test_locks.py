"""The locks fit what is asked for, hold nothing without a hash, and say when they are stale."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "locks").glob("*.txt"))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "locks", tmp_path / "locks")
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "lock.py", tmp_path / "tools")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def checked(folder: Path) -> tuple[int, str]:
    command = [sys.executable, str(folder / "tools" / "lock.py"), "check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


def changed(path: Path, found: str, instead: str) -> None:
    text = path.read_text()
    assert found in text
    path.write_text(text.replace(found, instead, 1))


def test_the_locks_are_fresh(copy: Path) -> None:
    assert checked(copy) == (0, "")


@pytest.mark.parametrize(
    ("file", "found", "instead", "stale"),
    [
        ("pyproject.toml", '"numpy>=1.24"', '"numpy>=1.25"', ["program.txt", "program-bookworm.txt"]),
        ("pyproject.toml", '"pytest>=8.3"', '"pytest>=8.4"', ["tools.txt"]),
        ("pyproject.toml", '"setuptools>=77"', '"setuptools>=78"', ["program.txt", "program-bookworm.txt"]),
        ("tools/lock.py", '"numpy<2"', '"numpy<1.26"', ["program-bookworm.txt"]),
        ("locks/program.txt", "colorzero==", "colorzero==9.", ["sbom.cdx.json"]),
        ("locks/sbom.cdx.json", '"colorzero"', '"colorone"', ["sbom.cdx.json"]),
    ],
)
def test_a_stale_lock_is_told(copy: Path, file: str, found: str, instead: str, stale: list[str]) -> None:
    changed(copy / file, found, instead)
    code, told = checked(copy)
    assert (code, re.findall(r"locks/(\S+) does not fit", told)) == (1, stale)


def test_a_missing_lock_is_told(copy: Path) -> None:
    (copy / "locks" / "tools.txt").unlink()
    assert checked(copy)[0] == 1


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_everything_in_a_lock_is_pinned_and_has_hashes(lock: Path) -> None:
    logical = lock.read_text().replace("\\\n", " ").splitlines()
    lines = [line for line in logical if line and not line.startswith("#")]
    assert lines
    for line in lines:
        assert re.fullmatch(r"[\w.-]+==[^ ]+( ; [^\\]+?)?( +--hash=sha256:[0-9a-f]{64})+", line.strip()), line


def test_every_part_has_a_licence() -> None:
    parts = json.loads((ROOT / "locks" / "sbom.cdx.json").read_text())["components"]
    licences = [part["licenses"][0]["license"]["name"] for part in parts]
    assert len(parts) > 30
    assert "not told" not in licences
