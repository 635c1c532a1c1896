"""The shelf: games are found by entry points, and one that cannot be used keeps no other from its place."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from games import beam, just_dice, numberloor, upwards
from games.registry import GROUP, LeftOut, WhyNot, face_sets, game_named, game_of, games, left_out, shelf_from

ROOT = Path(__file__).parents[2]
STRANGER = Path(__file__).with_name("strangers_game.py").read_text(encoding="utf-8")
OURS = tuple(
    EntryPoint(name, value, GROUP)
    for name, value in (("upwards", "games.upwards:GAME"), ("just-dice", "games.just_dice:GAME"))
)


def beside_ours(value: str, name: str = "highest") -> EntryPoint:
    return EntryPoint(name, value, GROUP)


@pytest.fixture
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place where Python looks for packages."""
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_our_own_games_are_found_in_their_order() -> None:
    rooms = ["upwards", "beam-me-up", "numberloor", "just-dice"]
    assert list(games()) == [*rooms, "yatzy", "ten-thousand", "maexchen", "pig", "write-down-points"]
    assert left_out() == ()


def test_a_game_is_found_by_its_name_and_by_its_setup() -> None:
    found = {game_of(kind()) for kind in (upwards.Setup, beam.Setup, numberloor.Setup, just_dice.Setup)}
    assert found < set(games().values())
    assert {game_of(game.setup()) for game in games().values()} == set(games().values())
    assert game_named("beam-me-up") is beam.GAME
    assert game_named("chess") is None
    assert list(face_sets()) == ["event-die", "deck"]


def test_a_strangers_game_stands_behind_ours_whatever_the_order_they_are_found_in(strangers: Path) -> None:
    (strangers / "highest_a.py").write_text(STRANGER)
    for found in ((beside_ours("highest_a:GAME"), *OURS), (*reversed(OURS), beside_ours("highest_a:GAME"))):
        shelf = shelf_from(found)
        assert (list(shelf.games), shelf.left_out) == (["upwards", "just-dice", "highest"], ())


@pytest.mark.parametrize(
    ("module", "text", "why", "about"),
    [
        ("missing", None, WhyNot.BROKEN, "ModuleNotFoundError: No module named 'missing'"),
        ("angry", "raise SystemError('no')", WhyNot.BROKEN, "SystemError: no"),
        ("empty", "", WhyNot.BROKEN, "AttributeError: module 'empty' has no attribute 'GAME'"),
        ("number", "GAME = 7", WhyNot.NO_GAME, "number:GAME"),
        (
            "thief",
            "from dataclasses import replace\nfrom games.just_dice import GAME\n"
            "GAME = replace(GAME, name='upwards')",
            WhyNot.NAME_TAKEN,
            "upwards",
        ),
        (
            "twin",
            "from dataclasses import replace\nfrom games.just_dice import GAME\n"
            "GAME = replace(GAME, name='x')",
            WhyNot.NAME_TAKEN,
            "x",
        ),
        (
            "faces",
            f"{STRANGER}\nfrom games import upwards\nGAME = replace(GAME, taught=(replace("
            "upwards.EVENT_DIE, name='other'),))",
            WhyNot.FACES_TAKEN,
            "meteorite",
        ),
    ],
)
def test_a_game_that_cannot_be_used_is_left_out_and_the_others_stay(
    strangers: Path, module: str, text: str | None, why: WhyNot, about: str
) -> None:
    if text is not None:
        (strangers / f"{module}.py").write_text(text)
    shelf = shelf_from((beside_ours(f"{module}:GAME", "odd"), *OURS))
    assert list(shelf.games) == ["upwards", "just-dice"]
    assert shelf.left_out == (LeftOut("odd", why, about),)


def installed(folder: Path, text: str, more: str = "") -> dict[str, str]:
    """The stranger's game as a package beside Pipsight; what another Python must know to find it."""
    (folder / "highest.py").write_text(text)
    info = folder / "highest-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: highest\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\nhighest = highest:GAME\n{more}")
    return {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}


def conformance(environment: dict[str, str], test: str = "") -> tuple[int, str]:
    """The suite that every game must pass, for this one alone; or one test of it."""
    words = [
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-k",
        f"highest and {test}" if test else "highest",
        "tests/games/test_conformance.py",
    ]
    done = subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout


def test_a_strangers_game_passes_the_same_tests_as_ours(tmp_path: Path) -> None:
    code, told = conformance(installed(tmp_path, STRANGER))
    assert code == 0, told


@pytest.mark.parametrize(
    ("right", "wrong", "test"),
    [
        (
            "return next(iter(choices(state)), None)",
            "return None",
            "test_simulated_players_play_it_to_its_end",
        ),
        ("announced=True", "thrown=()", "test_random_play_ends"),
        (
            'Seats(2, 6, ("person", "easy"), ("easy",))',
            'Seats(2, 6, ("person",), ())',
            "test_its_value_is_whole",
        ),
        ("(Announce().choice,) if", "(Choice('say'),) if", "test_random_play_ends"),
        ("    rounds: int = 1", "    rounds: object = 1", "test_every_answer_to_a_house_question"),
        ("or throw.faces[0] not in range(1, 7) ", "", "test_nonsense_is_refused"),
    ],
)
def test_the_mistake_of_an_author_is_found(tmp_path: Path, right: str, wrong: str, test: str) -> None:
    assert right in STRANGER
    code, told = conformance(installed(tmp_path, STRANGER.replace(right, wrong)), test)
    assert code == 1
    assert f"FAILED tests/games/test_conformance.py::{test}" in told


def test_a_strangers_game_plays_itself_through_pictures(tmp_path: Path) -> None:
    environment = {**installed(tmp_path, STRANGER), "PIPSIGHT_STATE": str(tmp_path / "state")}
    words = ("play", "--hands-free", "--game", "highest", "--screen", "none", "--seed", "3", "--json")
    call = [sys.executable, "-m", "device", *words]
    done = subprocess.run(call, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    summary = json.loads(done.stdout.splitlines()[-1])
    assert (summary["game"], summary["throws"], summary["misread"]) == ("highest", 6, 0)


def test_beside_a_broken_package_pipsight_plays_and_the_doctor_says_what_is_wrong(
    tmp_path: Path,
) -> None:
    environment = installed(tmp_path, "import chess_that_is_not_there")
    environment |= {"PIPSIGHT_STATE": str(tmp_path / "state"), "SDL_VIDEODRIVER": "dummy"}

    def called(*words: str) -> subprocess.CompletedProcess[str]:
        call = [sys.executable, "-m", "device", *words, "--language", "de"]
        return subprocess.run(call, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)

    told = "Das Spiel „highest“ lässt sich nicht laden und fehlt deshalb (ModuleNotFoundError:"
    short = short_game(tmp_path)
    played = called("play", "--hands-free", "--game", "upwards", "--screen", "none", "--config", str(short))
    assert (played.returncode, played.stderr.startswith(told)) == (0, True), played.stderr
    assert told in called("doctor").stdout


def short_game(folder: Path) -> Path:
    """Settings for a game that is over soon."""
    settings = folder / "short.toml"
    settings.write_text(
        "[upwards]\nevent_die = false\nrows = 1\ncolumns = 2\nreserve = 0\nextra_reserve = 0\n"
    )
    return settings


def told_by(environment: dict[str, str], folder: Path, *words: str) -> tuple[int, str, str]:
    environment = {**environment, "PIPSIGHT_STATE": str(folder / "state"), "SDL_VIDEODRIVER": "dummy"}
    call = [sys.executable, *words]
    done = subprocess.run(call, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


HANDS_FREE = ("-m", "device", "play", "--hands-free", "--screen", "none", "--seed", "3", "--language", "de")


def test_a_game_without_a_word_of_its_own_is_told_to_people_as_commands_call_it(tmp_path: Path) -> None:
    wild = STRANGER.replace('"easy"', '"wild"')
    code, told, complaint = told_by(installed(tmp_path, wild), tmp_path, *HANDS_FREE, "--game", "highest")
    assert (code, complaint) == (0, "")
    assert "highest" in told
    assert "(wild)" in told


SHOWN = """
from display.samples import begun, kinds, samples
from display.scene import scene
from display.spoken import Ear, spoken
from display.style.look import Look
from games.record import Started
from session.lobby import GameWanted
from words.phrases import ENGLISH
evenings = samples("en")
for name in ("home", "features", "home-with-saved-game", "saved-game"):
    scene(evenings[name], Look(language=ENGLISH))
evening = begun("en", "highest")
scene(evening, Look(language=ENGLISH))
home = evenings["home"]
looks = [Look(language=ENGLISH, page=page) for page in range(scene(home, Look(language=ENGLISH)).pages)]
names = [part.text for look in looks for part in scene(home, look).buttons]
print([name for name in names if name == "highest"])
print(spoken(ENGLISH, Ear(), evening.table, (GameWanted(Started(evening.table.setup, 0)),))[1])
"""


def test_a_game_without_a_word_of_its_own_is_shown_and_said(tmp_path: Path) -> None:
    code, told, complaint = told_by(installed(tmp_path, STRANGER), tmp_path, "-c", SHOWN)
    assert (code, complaint) == (0, "")
    assert told.startswith("['highest']\n")
    assert "highest" in told.splitlines()[1]


TEMPLATE = "lambda section: HighestSetup(rounds=section.rounds)"
LEFT_OUT = """
from config.settings import load
from device.games_from_settings import all_left_out, lobby_for, why_left_out
from words.phrases import GERMAN
from words.sentences import in_words
print(*(kind.game.name for kind in lobby_for(load(), "de").kinds))
print(*(in_words(GERMAN, why_left_out(game)) for game in all_left_out(load())), sep="\\n")
"""


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (TEMPLATE, "lambda section: 1 / 0"),
        (TEMPLATE, "lambda section: None"),
        ("Between(1, 5)] = 2", "Between(1, 5)]"),
    ],
)
def test_a_game_whose_setup_cannot_be_made_is_left_out(tmp_path: Path, right: str, wrong: str) -> None:
    assert right in STRANGER
    environment = installed(tmp_path, STRANGER.replace(right, wrong))
    code, told, complaint = told_by(environment, tmp_path, "-c", LEFT_OUT)
    assert (code, complaint) == (0, "")
    shelf, *why = told.splitlines()
    assert shelf.split() == list(games())
    assert [line.split("(")[0] for line in why] == [
        "Das Spiel „highest“ lässt sich nicht laden und fehlt deshalb "
    ]


def test_beside_a_game_whose_setup_cannot_be_made_the_evening_begins(tmp_path: Path) -> None:
    environment = installed(tmp_path, STRANGER.replace(TEMPLATE, "lambda section: 1 / 0"))
    short = str(short_game(tmp_path))
    code, _, complaint = told_by(environment, tmp_path, *HANDS_FREE, "--game", "upwards", "--config", short)
    assert code == 0
    assert complaint.startswith("Das Spiel „highest“ lässt sich nicht laden und fehlt deshalb (")
    assert len(complaint.splitlines()) == 1
    code, _, complaint = told_by(environment, tmp_path, *HANDS_FREE, "--game", "highest")
    assert code == 2
    assert complaint.startswith("--game: ")


def test_what_else_a_package_brings_may_be_broken_too(tmp_path: Path) -> None:
    broken = "\n".join(
        f"[pipsight.{group}]\nhighest = not_there:THING" for group in ("views", "options", "commands")
    )
    environment = installed(tmp_path, STRANGER, broken)
    _, told, _ = told_by(environment, tmp_path, "-m", "device", "doctor", "--language", "de")
    assert "Die Ansicht des Spiels „highest“ lässt sich nicht laden" in told
    code, told, complaint = told_by(environment, tmp_path, "-m", "device", "options", "beam-me-up", "--help")
    assert (code, bool(told)) == (0, True), complaint
    code, told, complaint = told_by(environment, tmp_path, "-m", "device", "highest", "--language", "de")
    assert (code, told) == (2, "")
    assert complaint.startswith("„highest“ lässt sich nicht laden (ModuleNotFoundError")
