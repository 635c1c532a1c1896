"""A stranger's game brings a die of its own: taught by the command and on the screen, kept, read in play."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import pytest

from tests.games.test_registry import STRANGER, installed, told_by

DIE = """
MOON_DIE = FaceSet(
    "moon-die",
    {
        "moon": (Disc((50, 50), 38), Disc((66, 40), 34, Paint.CLEAN)),
        "cross": (Stroke((20, 20), (80, 80), 16), Stroke((20, 80), (80, 20), 16)),
    },
    asked=lambda _: ("moon", "cross"),
    owned=lambda _: ("moon", "cross"),
    used=lambda _: ("moon", "cross"),
)
"""
MOON = (
    STRANGER.replace(
        "from games.game import Chance,",
        "from games.drawings import Disc, Paint, Stroke\n"
        "from games.game import FaceSet, SimulatedHand, Chance,",
    )
    .replace(
        "return None if state.is_full else Expected(1)", "return None if state.is_full else Expected(1, 1)"
    )
    .replace("Between(1, 5)] = 2", "Between(1, 5)] = 1")
    .replace("or throw.signs:", "or len(throw.signs) != 1:")
    .replace("GAME = Game(", f"{DIE}\nGAME = Game(")
    .replace(
        "    is_timed=False,",
        "    is_timed=False,\n    taught=(MOON_DIE,),\n"
        '    hand=SimulatedHand(die_sides=lambda _: ("moon", "cross") * 3),',
    )
)
PHOTOGRAPHED = """
import sys
import cv2
from vision.simulated.pictures import sign_picture, still
from vision.simulated.scenery import scenery
for sign in ("moon", "cross"):
    for turn in range(3):
        picture, _ = sign_picture(sign, 40 * turn, scenery(3), seed=turn)
        cv2.imwrite(f"{sys.argv[1]}/{sign}-{turn}.png", picture)
cv2.imwrite(f"{sys.argv[1]}/thrown.png", sign_picture("cross", 77, scenery(3), seed=9)[0])
"""
LESSON = """
import sys
from pathlib import Path
from device.games_from_settings import kind_named, simulated_setup
from games.table import begin
from session import lobby
from session.evening import Evening, choices
from session.lobby import Page
from session.lobby.teaching import known_faces
from device.saving.learned import learned_in
from tests.device.test_lesson_camera import Room
room = Room(Path(sys.argv[1]))
room.go(Page.TEACH)
room.choose(lobby.TEACH, "moon-die")
assert room.watch(900, lambda state: len(known_faces(state.teaching)) == 2)
room.choose(lobby.FINISH_LESSON)
learned, told = learned_in(Path(sys.argv[1]))
setup = simulated_setup(kind_named(room.evening.lobby.kinds, "highest"), ("Ada", "Ben"))
room.eye(Evening(room.evening.lobby, begin(setup)), ())
print(told, sorted(set(learned.faces["moon-die"].signs)), room.eye.orders.sets, list(room.eye.orders.faces))
print(room.evening.lobby.learned)
"""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    assert "MOON_DIE" in MOON
    return installed(tmp_path, MOON)


def test_its_faces_are_taught_by_photographs_listed_and_read_again(
    environment: dict[str, str], tmp_path: Path
) -> None:
    def called(*words: str) -> list[dict[str, object]]:
        code, told, complaint = told_by(environment, tmp_path, "-m", "device", *words, "--json")
        assert code == 0, complaint
        return [json.loads(line) for line in told.splitlines()]

    code, _, complaint = told_by(environment, tmp_path, "-c", PHOTOGRAPHED, str(tmp_path))
    assert code == 0, complaint
    assert cv2.imread(str(tmp_path / "thrown.png")) is not None
    faces = [
        ["--face", sign, *(str(tmp_path / f"{sign}-{n}.png") for n in range(3))] for sign in ("moon", "cross")
    ]
    called("teach", "moon-die", *faces[0], *faces[1])
    assert {"set": "moon-die", "faces": {"moon": 3, "cross": 3}} in called("teach", "--list")
    assert (tmp_path / "state" / "taught-moon-die.npz").is_file()
    (read,) = called("read", str(tmp_path / "thrown.png"), "--dice", "1")
    assert '"cross"' in json.dumps(read)


def test_its_faces_are_taught_on_the_screen_and_wanted_at_its_table(
    environment: dict[str, str], tmp_path: Path
) -> None:
    code, told, complaint = told_by(environment, tmp_path, "-c", LESSON, str(tmp_path / "kept"))
    assert code == 0, complaint
    assert told.splitlines() == ["() ['cross', 'moon'] ('moon-die',) ['moon-die']", "('moon-die',)"]


def test_it_is_thrown_and_read_when_the_game_plays_itself(
    environment: dict[str, str], tmp_path: Path
) -> None:
    words = ("play", "--hands-free", "--game", "highest", "--players", "Ada,Ben", "--seed", "3")
    call = ("-m", "device", *words, "--screen", "none", "--json")
    code, told, complaint = told_by(environment, tmp_path, *call)
    assert (code, complaint) == (0, "")
    summary = json.loads(told.splitlines()[-1])
    assert (summary["game"], summary["misread"]) == ("highest", 0)
    assert summary["throws"] >= 2
