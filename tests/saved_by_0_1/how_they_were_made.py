"""Made the folders beside it with version 0.1 (commit 487b804), and tells how; later versions write others.

Four games lay in `evening` before it ran, one after the other by
`PIPSIGHT_STATE=evening pipsight play --hands-free --screen none --seed 5 --players Ada,Jörg --game …`.
"""

import json
import shutil
import sys
from pathlib import Path

from device.saving.calibration_file import Kept, calibration_place, keep_calibration
from device.saving.journal import Journal, open_journal
from device.saving.taught_file import faces_file
from device.simulated.teaching import taught_cards, taught_signs
from games.choices import PAUSE, REDO, UNDO, Choice
from games.events import Chosen
from games.record import replay
from games.registry import name_of
from games.table import outcome
from vision.simulated.tray import SimulatedTray
from vision.tray.survey import Survey, surveyed

HERE = Path(sys.argv[1])
LIKED = {"theme": "dark", "seconds": 30, "hidden": ["ask"], "language": "de"}


def interrupted(evening: Journal, number: int, folder: Path) -> None:
    """The first two thirds of a game, something taken back, a pause, and then the plug is pulled."""
    game = evening.game(number)
    journal, _ = open_journal(folder / "running")
    journal.begin(game.started)
    for event in game.events[: 2 * len(game.events) // 3]:
        journal.append(event)
    journal._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for verb in (UNDO, UNDO, REDO, PAUSE):
        journal.append(Chosen(Choice(verb)))
    name = name_of(game.started.setup)
    shutil.copytree(folder / "running", folder / name, ignore=shutil.ignore_patterns("*-shm", "lock"))
    journal.close()
    shutil.rmtree(folder / "running")


def tell(folder: Path) -> dict:
    """What 0.1 finds there: of each game what no later version may lose."""
    (folder.parent / "copy").mkdir()
    shutil.copytree(folder, folder.parent / "copy", dirs_exist_ok=True)
    journal, told = open_journal(folder.parent / "copy")
    assert told == ()
    saved = journal.unfinished()
    games = []
    for number, begun in sorted(journal.dates().items()):
        game = journal.game(number)
        table = replay(game.started, game.events)
        ended = outcome(table)
        games.append(
            {
                "game": name_of(game.started.setup),
                "players": table.players,
                "seconds": game.started.seconds,
                "seed": game.started.seed,
                "begun": begun,
                "events": len(game.events),
                "undo": len(table.past),
                "redo": len(table.future),
                "paused": table.paused,
                "timer": table.timer.left,
                "points": ended.points if ended else None,
                "winners": ended.winners if ended else None,
            }
        )
    offered = None if saved is None else {"game": name_of(saved.started.setup), "events": len(saved.events)}
    journal.close()
    shutil.rmtree(folder.parent / "copy")
    return {"games": games, "offered": offered}


def calibrated() -> Kept:
    tray = SimulatedTray(3)
    survey = surveyed(Survey(), tray.read())
    found = survey.calibration("pi")
    assert found is not None, survey
    return Kept(found, {"AeEnable": False, "ExposureTime": 20_000, "ColourGains": (1.5, 1.8)})


evening = HERE / "evening"
journal, _ = open_journal(evening)
for number in (1, 2, 3, 4):
    interrupted(journal, number, HERE)
journal.prefer("preferences", json.dumps(LIKED))
journal.prefer("lock", "shut")
journal.prefer("box.upwards", json.dumps({"rows": 7}))
journal.take_up(2)
journal.close()
(evening / "lock").unlink()
faces_file("event-die").keep(faces_file("event-die").place(evening), taught_signs(3))
faces_file("deck").keep(faces_file("deck").place(evening), taught_cards(3, ("floor-1", "floor-2")))
keep_calibration(calibration_place(evening), calibrated())
folders = sorted(folder for folder in HERE.iterdir() if folder.is_dir())
(HERE / "what_0_1_found.json").write_text(
    json.dumps({folder.name: tell(folder) for folder in folders}, ensure_ascii=False, indent=1) + "\n"
)
