"""A third language is one folder and nothing else: a copy of `words/` gets one, and it is offered."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.words.pseudo_language import CODE, MARKS, write_language
from words.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
OFFERED = f"""
from display.samples import samples
from display.scene import scene
from display.style.look import Look
from session.evening import choices
from words.languages import LANGUAGES
from words.phrases import Language
evenings = samples("{CODE}")
look = Look(language=Language("{CODE}"))
print(LANGUAGES)
print([button.text for button in scene(evenings["home"], look).buttons if "glí" in button.text])
print(len([choice for choice in choices(evenings["setting-language"]) if choice.verb == "prefer"]))
"""


@pytest.fixture
def with_a_third(tmp_path: Path) -> dict[str, str]:
    """What another Python must know to find our words with one folder more."""
    words = shutil.copytree(ROOT / "words", tmp_path / "words")
    write_language(words / "en", words / CODE)
    found = {"PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}", "PIPSIGHT_STATE": str(tmp_path / "state")}
    return {**os.environ, **found, "PYTHONDONTWRITEBYTECODE": "1", "SDL_VIDEODRIVER": "dummy"}


def answer(environment: dict[str, str], folder: Path, *words: str) -> str:
    call = [sys.executable, *words]
    done = subprocess.run(call, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_it_is_offered_on_the_start_page_and_in_the_settings(
    with_a_third: dict[str, str], tmp_path: Path
) -> None:
    languages, home, preferred = answer(with_a_third, tmp_path, "-c", OFFERED).splitlines()
    assert languages == str(tuple(sorted((*LANGUAGES, CODE))))
    assert home == "['Énglíshöö']"
    assert preferred == str(len(LANGUAGES) + 1)


def test_the_command_answers_in_it(with_a_third: dict[str, str], tmp_path: Path) -> None:
    told = answer(with_a_third, tmp_path, "-m", "device", "history", "--language", CODE)
    assert set(told) & MARKS
