"""The example is a stranger's package: installed beside Pipsight it is found, shown, said and played."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from words.compiling import compiled, problems

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "piggy-bank"
WORDS = EXAMPLE / "piggy_bank" / "words"
RULES_SUITE = "tests/games/test_conformance.py"
VIEWS_SUITE = "tests/display/test_conformance_of_views.py"


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with the example in it; what Pipsight needs is lent by ours, so no network is."""
    place = tmp_path_factory.mktemp("fresh")
    venv.create(place / "venv", with_pip=False)
    python = place / "venv" / "bin" / "python"
    site = subprocess.check_output([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"])
    lent = f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n"
    (Path(site.decode().strip()) / "lent.pth").write_text(lent)
    source = shutil.copytree(EXAMPLE, place / "source")
    words = ("--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check")
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", python, "install", *words, source], check=True, cwd=place
    )
    return python


def called(python: Path, words: list[str], folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    state = {"PIPSIGHT_STATE": str(folder / "state"), "SDL_VIDEODRIVER": "dummy"}
    environment = {**os.environ, **state, "PYTHONDONTWRITEBYTECODE": "1", **more}
    environment |= {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    return subprocess.run(
        [python, *words], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


def pipsight(python: Path, folder: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """The real command, with a goal that is soon reached."""
    (folder / "settings.toml").write_text("[piggy_bank]\ngoal = 10\n")
    file = str(folder / "settings.toml")
    return called(python, ["-m", "device", *words, "--config", file], folder, **more)


def test_it_plays_itself_through_pictures_and_is_told_to_people(fresh: Path, tmp_path: Path) -> None:
    play = ("play", "--hands-free", "--game", "piggy-bank", "--screen", "none", "--seed", "7")
    done = pipsight(fresh, tmp_path, *play, "--language", "de")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Sparschwein" in done.stdout
    assert "spart" in done.stdout
    assert "gewinnt" in done.stdout


def test_it_plays_itself_for_programs(fresh: Path, tmp_path: Path) -> None:
    play = ("play", "--hands-free", "--game", "piggy-bank", "--screen", "none", "--seed", "7", "--json")
    done = pipsight(fresh, tmp_path, *play)
    assert (done.returncode, done.stderr) == (0, "")
    summary = json.loads(done.stdout.splitlines()[-1])
    assert summary["game"] == "piggy-bank"
    assert max(summary["scores"].values()) >= 10


def test_the_doctor_names_it(fresh: Path, tmp_path: Path) -> None:
    assert "Sparschwein" in pipsight(fresh, tmp_path, "doctor", "--language", "de").stdout
    assert "Piggy bank" in pipsight(fresh, tmp_path, "doctor", "--language", "en").stdout


def test_its_words_are_whole_and_compiled() -> None:
    assert list(problems(WORDS)) == []


def conformance(python: Path, folder: Path, suite: str, tests: str = "", **more: str) -> tuple[int, str]:
    chosen = f"piggy and ({tests})" if tests else "piggy"
    words = ["-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", chosen, suite]
    done = called(python, words, folder, **more)
    return done.returncode, done.stdout


@pytest.mark.parametrize("suite", [RULES_SUITE, VIEWS_SUITE])
def test_it_passes_the_same_tests_as_our_games(fresh: Path, tmp_path: Path, suite: str) -> None:
    code, told = conformance(fresh, tmp_path, suite)
    assert code == 0, told


def without_word(folder: Path, key: str) -> None:
    """The author forgot a sentence."""
    for language in ("de", "en"):
        file = folder / "words" / language / "piggy-bank.po"
        entries = file.read_text(encoding="utf-8").split("\n\n")
        kept = [entry for entry in entries if f'msgid "{key}"' not in entry]
        assert len(kept) == len(entries) - 1
        file.write_text("\n\n".join(kept) + "\n", encoding="utf-8")
        (file.parent / "words.mo").write_bytes(compiled(file.parent))


def with_line(folder: Path, file: str, right: str, wrong: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert right in text
    (folder / file).write_text(text.replace(right, wrong), encoding="utf-8")


SAVES = "return Save().choice if wins or state.hand >= DARES[plays] else None"
SEATS = "tuple(Plays), (Plays.EASY, Plays.STRONG)"
PANEL = "return (Panel(box), "


@pytest.mark.parametrize(
    ("mistake", "suite", "test"),
    [
        (("game.piggy-bank",), VIEWS_SUITE, "test_its_view_is_loaded"),
        (("piggy-bank.phase.daring",), VIEWS_SUITE, "test_the_facts_make_sense"),
        (("piggy-bank.cue.Saved",), VIEWS_SUITE, "test_whatever_happens_is_noticed_and_said"),
        (("game.py", SAVES, "return None"), RULES_SUITE, "test_simulated_players_play_it_to_its_end"),
        (("game.py", SEATS, "tuple(Plays)[:1], ()"), RULES_SUITE, "test_its_value_is_whole"),
        (("screen.py", PANEL, f"{PANEL}object(), "), VIEWS_SUITE, "test_every_sample_and_every_moment_is"),
        (("screen.py", "rows = side_rows(", "rows = missing("), VIEWS_SUITE, "test_every_sample_and_every"),
    ],
    ids=lambda value: value[-1] if isinstance(value, tuple) else "",
)
def test_the_mistake_of_an_author_is_found(
    fresh: Path, tmp_path: Path, mistake: tuple[str, ...], suite: str, test: str
) -> None:
    """A missing word, a missing player, a screen that cannot be painted."""
    package = shutil.copytree(EXAMPLE / "piggy_bank", tmp_path / "changed" / "piggy_bank")
    if len(mistake) == 1:
        without_word(package, *mistake)
    else:
        with_line(package, *mistake)
    code, told = conformance(fresh, tmp_path, suite, test, PYTHONPATH=str(tmp_path / "changed"))
    assert code == 1, told
    assert f"FAILED {suite}::{test}" in told
