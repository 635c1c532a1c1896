"""Make a release: `python tools/release.py 0.2.0` checks everything that must be true, then tags it.

It refuses where the changelog has no entry for the version, where pyproject.toml names another one, where
something is not committed, where the tag is there already or where `./check` is not green. It pushes nothing.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

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


def main(words: list[str]) -> int:
    """Look, check, tag."""
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
