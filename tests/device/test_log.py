"""What the system's log hears, at which level, and how an evening ends that people switch off."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from config.settings import load
from device.games_from_settings import lobby_for
from device.loop import Loop, SavingFailed
from device.saving.journal import open_journal
from device.switch_off import FLAG, SECONDS, Farewell, PlugFree, SwitchingOff
from device.views.reporting import LEVELS, report
from display.wording.notices import notice_for
from games.choices import Choice
from games.cues import CameraMissed, CameraReturned, Cue, ThrowTaken
from games.dice import Throw
from games.events import Chosen
from games.record import Started
from games.upwards import Setup
from session.evening import Evening
from session.lobby import GameWanted
from words.phrases import ENGLISH, GERMAN, Language, has_phrase

ROOT = Path(__file__).parents[2]
EVENING = Evening(lobby_for(load(), "en"))
LINES = """
import logging, os
from device.log import complain, set_up_log
stream = os.fstat(2)
os.environ["JOURNAL_STREAM"] = f"{stream.st_dev}:{stream.st_ino + JOURNAL}"
set_up_log(os.environ)
log = logging.getLogger("device")
log.error("the disk"), log.warning("the camera"), log.info("a game"), log.debug("a frame")
complain("the call")
"""


@pytest.mark.parametrize(
    ("elsewhere", "lines"),
    [
        ("0", ["<3>the disk", "<4>the camera", "<6>a game", "<3>the call"]),
        ("1", ["the disk", "the camera", "the call"]),
    ],
)
def test_in_the_journal_each_line_has_its_level_and_in_a_terminal_only_what_is_wrong_is_told(
    elsewhere: str, lines: list[str]
) -> None:
    code = LINES.replace("JOURNAL}", f"{elsewhere}}}")
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT, env={"PATH": "/"}
    )
    assert (done.stdout, done.stderr.splitlines()) == ("", lines)


def test_games_and_troubles_are_logged_and_nothing_of_what_comes_often(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    cues: tuple[Cue, ...] = (
        GameWanted(Started(Setup(players=("Ada", "Ben")), 90)),
        ThrowTaken(Throw((1, 2, 3))),
        CameraMissed("The cable is loose."),
        CameraReturned(),
        SavingFailed("disk full"),
    )
    report(EVENING, cues)
    report(EVENING, ())
    levels = [record.levelname for record in caplog.records]
    assert levels == ["INFO", "WARNING", "INFO", "ERROR"]
    assert caplog.messages[0] == "A game begins: Upwards!, with Ada and Ben."
    assert caplog.messages[1].endswith("(The cable is loose.)")
    assert caplog.messages[3].endswith("(disk full)")


def test_everything_that_is_logged_has_words() -> None:
    assert [kind for kind in LEVELS if not has_phrase(f"cue.{kind.__name__}")] in ([], [_finished()])


def _finished() -> type[Cue]:
    """Its sentence names the winners and is made elsewhere."""
    return next(kind for kind in LEVELS if kind.__name__ == "GameFinished")


def ended(
    folder: Path, *, may_switch_off: bool, environment: dict[str, str]
) -> tuple[list[Cue], list[float]]:
    """What the views are told last, and how long people have to read it, after "switch off" was tapped."""
    told: list[Cue] = []
    waited: list[float] = []
    farewell = Farewell(environment, may_switch_off=may_switch_off)
    journal, _ = open_journal(folder)
    loop = Loop(EVENING, journal)
    loop.views = (farewell, lambda _, cues: told.extend(cues))
    for choice in (Choice("open", ("switch-off",)), Choice("quit")):
        loop.inbox.put(Chosen(choice))
    loop.run()
    told.clear()
    farewell.say(loop, waited.append)
    journal.close()
    return told, waited


def test_switching_off_leaves_word_for_the_system_where_the_owner_allows_it(tmp_path: Path) -> None:
    run = tmp_path / "run"
    run.mkdir()
    environment = {"RUNTIME_DIRECTORY": str(run)}
    assert ended(tmp_path, may_switch_off=True, environment=environment) == ([SwitchingOff()], [SECONDS])
    assert [path.name for path in run.iterdir()] == [FLAG]


@pytest.mark.parametrize(
    ("may_switch_off", "environment"),
    [(False, {"RUNTIME_DIRECTORY": "/tmp"}), (True, {}), (True, {"RUNTIME_DIRECTORY": "/nowhere/at/all"})],  # noqa: S108
)
def test_else_people_are_told_to_pull_the_plug(
    tmp_path: Path, may_switch_off: bool, environment: dict[str, str]
) -> None:
    told = ended(tmp_path, may_switch_off=may_switch_off, environment=environment)
    assert told == ([PlugFree()], [SECONDS])
    assert not os.path.exists(f"/tmp/{FLAG}")  # noqa: PTH110, S108


def test_an_evening_that_the_system_ends_says_no_farewell(tmp_path: Path) -> None:
    journal, _ = open_journal(tmp_path)
    loop = Loop(EVENING, journal)
    Farewell({}, may_switch_off=True).say(loop, lambda _: pytest.fail("nobody has the time"))
    journal.close()


@pytest.mark.parametrize("language", [GERMAN, ENGLISH])
@pytest.mark.parametrize("cue", [SwitchingOff(), PlugFree()])
def test_the_last_word_is_a_notice_on_the_screen(cue: Cue, language: Language) -> None:
    assert notice_for(language, cue, EVENING) is not None


def test_the_service_looks_for_the_word_that_is_left() -> None:
    unit = (ROOT / "systemd" / "pipsight.service").read_text()
    assert f"test ! -e %t/pipsight/{FLAG} || systemctl --no-block poweroff" in unit
