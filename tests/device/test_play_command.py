"""`pipsight play` from outside: what a caller gives, gets, and can do to it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from device.__main__ import main
from device.parts.surroundings import panel_card
from device.saving.game_file import SavedGame
from device.saving.journal import open_journal
from games.dice import Throw
from games.events import DiceSettled
from games.record import Started, replay
from games.table import outcome
from games.upwards import Setup

ROOT = Path(__file__).parents[2]
SHORT_GAME = """
[upwards]
event_die = false
rows = 1
columns = 2
reserve = 0
extra_reserve = 0
"""
TRIES = 4
HANDS_FREE = ("--hands-free", "--screen", "none", "--seed", "3", "--players", "Ada,Ben")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture
def settings(tmp_path: Path) -> Path:
    file = tmp_path / "settings.toml"
    file.write_text(SHORT_GAME)
    return file


def started(folder: Path, *words: str) -> subprocess.Popen[str]:
    screens = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    kept = {name: value for name, value in os.environ.items() if name not in screens}
    return subprocess.Popen(
        [sys.executable, "-m", "device", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**kept, "PIPSIGHT_STATE": str(folder), "LANG": "C", "LC_ALL": "C"},
    )


def called(folder: Path, *words: str) -> tuple[int, str, str]:
    process = started(folder, *words)
    out, err = process.communicate(timeout=300)
    return process.returncode, out, err


def events_in(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


def test_a_hands_free_game_prints_its_events_and_the_promised_summary(tmp_path: Path, settings: Path) -> None:
    call = (
        "play",
        "--game",
        "upwards",
        "--camera",
        "simulated",
        *HANDS_FREE,
        "--json",
        "--config",
        str(settings),
    )
    code, out, err = called(tmp_path, *call)
    assert (code, err) == (0, "")
    *events, summary = events_in(out)
    throws = [event for event in events if event["event"] == "DiceSettled" and event["sure"]]
    assert summary.keys() == {"game", "scores", "winners", "throws", "misread"}
    assert summary["game"] == "upwards"
    assert summary["misread"] == 0
    assert summary["throws"] == len(throws)
    table = replayed(tmp_path)
    ending = outcome(table)
    assert ending
    assert summary["scores"] == dict(zip(("Ada", "Ben"), ending.points, strict=True))
    assert summary["winners"] == [table.players[seat] for seat in ending.winners]


def replayed(folder: Path) -> Any:
    journal, _ = open_journal(folder)
    game = journal.game(journal.games()[0].number)
    journal.close()
    return replay(game.started, game.events)


def test_the_same_seed_is_the_same_game(tmp_path: Path, settings: Path) -> None:
    call = ("play", *HANDS_FREE, "--json", "--config", str(settings))
    first, second = (called(tmp_path / name, *call) for name in ("one", "two"))
    assert first == second


def test_people_get_an_account_and_a_picture_of_the_last_screen(tmp_path: Path, settings: Path) -> None:
    code, out, err = called(tmp_path, *HANDS_FREE, "--language", "de", "--config", str(settings))
    assert (code, err) == (0, "")
    picture = tmp_path / "last-screen.png"
    assert out.startswith("Upwärts! mit Ada (leicht) und Ben (mittel).\n")
    assert "\nPunkte\n" in out
    assert out.endswith(f"Bild des letzten Bildschirms: {picture}\n")
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_without_a_screen_the_game_plays_itself_and_says_why(tmp_path: Path, settings: Path) -> None:
    code, _, err = called(tmp_path, "play", "--seed", "3", "--config", str(settings))
    assert (code, err) == (
        0,
        "There is no screen here, so the game plays by itself. With a screen, you play yourselves.\n",
    )


def test_a_game_that_nobody_asked_for_leaves_the_saved_games_alone(tmp_path: Path, settings: Path) -> None:
    interrupted = Started(Setup(players=("Ada", "Ben")), 90)
    journal, _ = open_journal(tmp_path)
    journal.begin(interrupted)
    journal.append(DiceSettled(Throw((2, 3, 5))))
    journal.close()
    code, _, _ = called(tmp_path, "--seed", "3", "--config", str(settings))
    journal, told = open_journal(tmp_path)
    assert (code, told, len(journal.games())) == (0, (), 1)
    assert journal.unfinished() == SavedGame(interrupted, (DiceSettled(Throw((2, 3, 5))),))
    journal.close()


def test_stopping_a_game_that_nobody_asked_for_does_not_say_that_it_is_saved(
    tmp_path: Path, settings: Path
) -> None:
    _, err, _ = stopped(tmp_path, "play", "--seed", "3", "--json", "--config", str(settings))
    assert err.endswith("Stopped. The game is not saved (it was played only to be watched).\n")


@pytest.mark.skipif(panel_card() is not None, reason="a screen is connected to this machine")
@pytest.mark.parametrize("screen", ["window", "fullscreen"])
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "The screen cannot be opened (none is connected here). "
            "Without a screen this works: --screen none --hands-free.\n",
        ),
        (
            "de",
            "Der Bildschirm lässt sich nicht öffnen (hier ist keiner angeschlossen). "
            "Ohne Bildschirm geht: --screen none --hands-free.\n",
        ),
    ],
)
def test_a_window_where_there_is_no_display_is_told_in_one_sentence(
    tmp_path: Path, screen: str, language: str, sentence: str
) -> None:
    call = ("play", "--screen", screen, "--camera", "simulated", "--language", language)
    assert called(tmp_path, *call) == (1, "", sentence)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ("--game", "chess"),
            "--game: there is no “chess”. Allowed: upwards, beam-me-up, numberloor, just-dice, yatzy, ",
        ),
        (("--screen", "tv"), "--screen: there is no “tv”. Allowed: auto, window, fullscreen, none."),
        (("--seed", "-1"), "--seed: “-1” is not a whole number from 0 upwards with at most 18 digits."),
        (("--seed", "x"), "--seed: “x” is not a whole number from 0 upwards with at most 18 digits."),
        (("--players", "Ada"), "--players: names found: 1. Upwards! is for 2 to 6 players."),
        (("--players", "Ada,"), "--players: “”: A name needs at least one letter."),
        (("--players", "Ada,ada"), "--players: “ada”: ada is already at the table."),
        (
            ("--players", "Ada," + "x" * 60),
            f"--players: “{'x' * 60}”: That name is too long: 16 letters at most.",
        ),
        (("--players", "Ada,🎲"), "--players: “🎲”: I can’t write that symbol. Please use letters."),
        (
            ("--camera", "webcam"),
            "--hands-free throws the dice itself and for that needs --camera simulated, not “webcam”.",
        ),
        (("--language", "fr"), "--language: I do not speak “fr”. Allowed: de, en."),
        (("--dance",), "I don’t know --dance. Help: pipsight --help"),
        (("--config", "/nowhere.toml"), "/nowhere.toml"),
    ],
)
def test_a_wrong_call_is_one_sentence_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    assert main(["play", "--hands-free", "--screen", "none", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert sentence in err


def test_a_name_in_the_settings_is_checked_like_any_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text('[table]\nnames = ["Ada", "Ben", "ada"]\n')
    assert main(["play", "--hands-free", "--screen", "none", "--config", str(settings)]) == 2
    assert capsys.readouterr().err == "table.names: “ada”: ada is already at the table.\n"


def test_a_second_copy_says_so_and_leaves(tmp_path: Path) -> None:
    first = started(tmp_path, *HANDS_FREE, "--json")
    assert first.stdout
    first.stdout.readline()
    code, out, err = called(tmp_path, *HANDS_FREE, "--json")
    first.kill()
    first.communicate()
    assert (code, out) == (1, "")
    assert err.startswith(f"Pipsight is already running in the folder {tmp_path}.")
    assert err.count("\n") == 1


def stopped(folder: Path, *words: str) -> tuple[list[str], str, int]:
    """A game that is stopped by SIGTERM: what it printed and said, and how often it ended without a word.

    A machine too busy to end its turn in time does so; then the game is taken up and stopped once more.
    """
    printed: list[str] = []
    for silent in range(TRIES):
        process = started(folder, *words)
        assert process.stdout
        printed += [process.stdout.readline() for _ in range(2)]
        process.send_signal(signal.SIGTERM)
        printed += process.stdout.readlines()  # `communicate` would lose the lines that were read ahead
        _, err = process.communicate(timeout=60)
        assert process.returncode == 0
        if "Stopped." in err:
            return printed, err, silent
    pytest.fail(f"stopped {TRIES} times without a word: {err}")


def test_sigterm_saves_and_ends_in_time_and_the_game_goes_on_the_next_time(
    tmp_path: Path, settings: Path
) -> None:
    call = (*HANDS_FREE, "--json", "--config", str(settings))
    printed, err, silent = stopped(tmp_path, *call)
    assert err == "Stopped. The game is saved and will go on next time.\n"
    code, rest, err = called(tmp_path, *call)
    assert (code, err) == (0, "")
    journal, _ = open_journal(tmp_path)
    assert len(journal.games()) == 1
    in_flight = len([*printed, *rest.splitlines()]) - 1 - len(journal.game(1).events)
    assert 0 <= in_flight <= silent


def test_a_game_that_could_not_be_saved_is_not_said_to_be(tmp_path: Path, settings: Path) -> None:
    (tmp_path / "file").touch()
    _, err, _ = stopped(tmp_path / "file", *HANDS_FREE, "--json", "--config", str(settings))
    assert "Stopped. The game is not saved" in err


def test_a_state_folder_that_cannot_be_used_is_told_and_the_game_is_played(
    tmp_path: Path, settings: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    folder = tmp_path / "file" / "state"
    code, out, err = called(folder, *HANDS_FREE, "--json", "--config", str(settings))
    assert code == 0
    assert err.startswith(f"Nothing can be saved in the folder {folder} (")
    assert err.count("\n") == 1
    assert events_in(out)[-1]["game"] == "upwards"


def test_nobody_is_bothered_when_the_reader_of_the_answer_leaves(tmp_path: Path, settings: Path) -> None:
    with started(tmp_path, *HANDS_FREE, "--json", "--config", str(settings)) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 0


def test_pulling_the_plug_loses_at_most_the_event_in_flight() -> None:
    answer = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "soak" / "kill_many.py"), "5", "--chance", "1"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert (answer.returncode, answer.stderr) == (0, "")
    assert answer.stdout.startswith("5 kills, ")


NO_LINE = "\n".join([". . . . . . ."] * 8)
BAD_SETTINGS = [
    (
        f"[beam_me_up]\nboards = ['''\n{NO_LINE}\n''']",
        "Einstellungen, beam_me_up.boards, Brett 1: Dem Brett fehlt die weiße Linie: "
        "eine Zeile aus Strichen (-------) unter dem Weltraum.\n",
        "Settings, beam_me_up.boards, board 1: The board has no white line: "
        "a row of dashes (-------) below space.\n",
    ),
    (
        "[numberloor]\nfloors = 2\nnights = 5",
        "Einstellungen, numberloor: nights ist 5, aber von jeder Etage gibt es nur 2 Karten, "
        "und eine davon muss hell sein.\n",
        "Settings, numberloor: nights is 5, but there are only 2 cards of each floor, "
        "and one of them must be a day floor.\n",
    ),
    (
        "[numberloor]\nfloors = 3",
        "Einstellungen, numberloor: Es sind nur 20 Karten; 5 Spieler brauchen mindestens 40. "
        "Erhöht zum Beispiel floors.\n",
        "Settings, numberloor: too few cards, only 20; 5 players need at least 40. "
        "Raise floors, for example.\n",
    ),
]


@pytest.mark.parametrize(("toml", "german", "english"), BAD_SETTINGS)
def test_a_board_or_a_deck_that_cannot_be_used_is_named_in_both_languages(
    tmp_path: Path, toml: str, german: str, english: str
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(toml)
    for language, words in (("de", german), ("en", english)):
        call = ("play", *HANDS_FREE, "--language", language, "--config", str(file))
        assert called(tmp_path, *call) == (2, "", words)
