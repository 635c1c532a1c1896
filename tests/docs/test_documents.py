"""The documents tell of files that exist, and the picture of the house is drawn from its real imports."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_to_a_file(document: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", document.read_text())
    here = [link for link in links if "://" not in link and not link.startswith("mailto:")]
    assert [link for link in here if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_path_in_code_letters_exists(document: Path) -> None:
    """`games/table/advancing.py` in a sentence is a promise, too; the changelog tells of what was."""
    if document.name == "CHANGELOG.md":
        return
    named = re.findall(
        r"`((?:config|device|display|examples|games|network|paper|session|stream|systemd|tests|tools|vision|words)/[\w/.-]+\.\w+)`",
        document.read_text(),
    )
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_the_picture_of_the_house_is_true() -> None:
    looked = subprocess.run(
        [sys.executable, ROOT / "tools" / "architecture.py", "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert looked.returncode == 0, looked.stdout + looked.stderr
