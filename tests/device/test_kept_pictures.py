"""Pictures of doubted and corrected throws: kept only where allowed, bounded, looked at, deleted."""

from __future__ import annotations

import os
import resource
import sys
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import numpy as np
import pytest

from device.__main__ import main
from device.checkup.report import last_doubted, write_report
from device.loop import Loop
from device.saving import kept_pictures as on_disk
from device.saving.journal import open_journal
from device.saving.kept_pictures import PictureFacts, keep_picture, kept_pictures, shown
from device.views.picture_keeper import PictureKeeper, PictureLost
from games.choices import Choice
from games.cues import Cue, FaceCorrected, ThrowDoubted, ThrowTaken, Undone
from games.dice import Throw
from games.events import Chosen
from session import lobby as lobbies
from session.evening import Evening
from session.lobby import Exported, Lobby, Page
from session.preferences import Preferences
from vision.frames import Frame

NOON = datetime(2026, 11, 18, 12, 0, 0)
DOUBTED = PictureFacts(doubted=True, read=("1", "3"))
READ, RIGHT = Throw((1, 3), ("meteorite",)), Throw((1, 4), ("meteorite",))


def frame(shade: int = 90, size: tuple[int, int] = (72, 128)) -> Frame:
    picture = np.full((*size, 3), shade, np.uint8)
    return Frame(picture, 0, 0.0)


class Household:
    """A keeper with a camera that shows what a test says, and a clock of its own."""

    def __init__(self, folder: Path, *, wants: bool = True) -> None:
        self.folder, self.settled, self.minutes = folder, frame(), 0
        self.keeper = PictureKeeper(lambda: self.settled, folder, self._now)
        liked = Preferences(language="en", keep_pictures=wants)
        self.evening = Evening(Lobby((), (), liked))

    def _now(self) -> datetime:
        self.minutes += 1
        return NOON + timedelta(minutes=self.minutes)

    def hear(self, *cues: Cue) -> None:
        for cue in cues:
            self.keeper(self.evening, (cue,))

    def throw(self, *cues: Cue) -> None:
        self.settled = frame()
        self.hear(*cues)

    @property
    def files(self) -> list[str]:
        return sorted(path.name for path in self.folder.rglob("*") if path.is_file())


def test_nothing_is_kept_where_nobody_allowed_it(tmp_path: Path) -> None:
    home = Household(tmp_path, wants=False)
    home.throw(ThrowDoubted(READ, "blurred", 0), ThrowTaken(RIGHT), FaceCorrected(READ, 1))
    assert home.files == []


def test_a_doubted_throw_is_kept_and_learns_what_people_say(tmp_path: Path) -> None:
    home = Household(tmp_path)
    home.throw(ThrowDoubted(READ, "blurred", 0))
    assert home.files == ["2026-11-18-120100_doubted_1,3,meteorite.jpg"]
    home.hear(ThrowTaken(RIGHT))
    assert home.files == ["2026-11-18-120100_doubted_1,3,meteorite_is_1,4,meteorite.jpg"]


def test_a_doubt_that_a_new_throw_ends_learns_nothing_from_it(tmp_path: Path) -> None:
    home = Household(tmp_path)
    home.throw(ThrowDoubted(READ, "blurred", 0))
    home.throw(ThrowTaken(RIGHT))
    assert home.files == ["2026-11-18-120100_doubted_1,3,meteorite.jpg"]


def test_a_corrected_throw_is_kept_once_with_the_last_correction(tmp_path: Path) -> None:
    home = Household(tmp_path)
    home.throw(ThrowTaken(READ))
    assert home.files == []
    home.hear(FaceCorrected(Throw((2, 3), ("meteorite",)), 0), FaceCorrected(RIGHT, 1))
    assert home.files == ["2026-11-18-120100_corrected_1,3,meteorite_is_1,4,meteorite.jpg"]


def test_no_picture_is_taken_for_a_throw_that_the_camera_did_not_see(tmp_path: Path) -> None:
    home = Household(tmp_path)
    home.throw(ThrowTaken(READ))
    home.hear(ThrowTaken(RIGHT), FaceCorrected(READ, 1))  # typed in
    home.throw(ThrowTaken(READ), Undone(), FaceCorrected(RIGHT, 1))
    assert home.files == []


def test_the_oldest_go_where_there_are_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_disk, "MOST", 3)
    for minute in range(5):
        keep_picture(tmp_path, frame().picture, DOUBTED, NOON + timedelta(minutes=minute))
    assert [each.time for each in kept_pictures(tmp_path)] == ["12:04", "12:03", "12:02"]
    size = sum(path.stat().st_size for path in tmp_path.rglob("*.jpg"))
    monkeypatch.setattr(on_disk, "MOST_BYTES", size)
    keep_picture(tmp_path, frame().picture, DOUBTED, NOON + timedelta(minutes=5))
    assert [each.time for each in kept_pictures(tmp_path)] == ["12:05", "12:04", "12:03"]


def test_the_same_second_twice_keeps_two_pictures_and_a_wide_one_is_narrowed(tmp_path: Path) -> None:
    for _ in range(2):
        keep_picture(tmp_path, frame(size=(1000, 2560)).picture, DOUBTED, NOON)
    first, second = kept_pictures(tmp_path)
    assert first.file != second.file
    seen = shown(tmp_path, first)
    assert seen
    assert (seen.width, seen.height) == (on_disk.SHOWN_WIDTH, 312)


def keep_until(folder: Path, end: int) -> int:
    """In a process of its own, which the plug ends at the nth thing it does to the disk; how it ended."""
    pid = os.fork()
    if pid:
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    done = 0

    def pull(event: str, about: tuple[object, ...]) -> None:
        nonlocal done
        if event in {"open", "os.rename", "os.remove"} and str(folder) in str(about[0]):
            done += 1
            if done == end:
                os._exit(9)

    sys.addaudithook(pull)
    keep_picture(folder, frame().picture, DOUBTED, NOON)
    os._exit(0)


def test_a_pulled_plug_leaves_a_whole_picture_or_none_and_nothing_lies_about_for_long(tmp_path: Path) -> None:
    ends = []
    for number in range(1, 20):
        folder = tmp_path / str(number)
        ends.append(keep_until(folder, number))
        assert all(shown(folder, each) for each in kept_pictures(folder))
        keep_picture(folder, frame().picture, DOUBTED, NOON + timedelta(minutes=1))
        assert not list(folder.rglob("*.new"))
        if not ends[-1]:
            break
    assert ends[0] == 9
    assert ends[-1] == 0


@contextmanager
def full_disk() -> Iterator[None]:
    """No file can have more than a few bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_told_once_and_later_pictures_are_kept_again(tmp_path: Path) -> None:
    home = Household(tmp_path)
    with full_disk():
        home.throw(ThrowDoubted(READ, "blurred", 0))
        home.throw(ThrowDoubted(READ, "blurred", 0))
    (told,) = home.keeper.news()
    assert isinstance(told, PictureLost)
    assert home.files == []
    home.throw(ThrowDoubted(READ, "blurred", 0))
    assert len(home.files) == 1
    assert not list(home.keeper.news())


@pytest.fixture
def album(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A state folder with three pictures, the middle one of them damaged, and a stranger's file."""
    folder = tmp_path / "state"
    monkeypatch.setenv("PIPSIGHT_STATE", str(folder))
    for minute, told in enumerate((DOUBTED, DOUBTED, replace(DOUBTED, doubted=False, right=("2", "3")))):
        path = keep_picture(folder, frame().picture, told, NOON + timedelta(minutes=minute))
        if minute == 1:
            path.write_bytes(path.read_bytes()[:-9])
    (folder / "pictures" / "holiday.jpg").write_text("not ours")
    return folder


class Screenless:
    """A loop without a camera: choices go in, cues come out."""

    def __init__(self, folder: Path) -> None:
        self.journal, _ = open_journal(folder)
        self.loop = Loop(Evening(Lobby((), (), page=Page.SETTING, setting="keep_pictures")), self.journal)
        self.cues: list[Cue] = []
        self.loop.views = (lambda _, cues: self.cues.extend(cues),)

    def choose(self, verb: str, *about: int | str) -> Lobby:
        self.loop.inbox.put(Chosen(Choice(verb, about)))
        self.loop.turn()
        return self.loop.evening.lobby


def test_they_are_looked_at_and_deleted_one_by_one_on_the_screen(album: Path) -> None:
    room = Screenless(album)
    with closing(room.journal):
        newest = room.choose(lobbies.LOOK_AT_PICTURES).album
        assert [each.time for each in newest.pictures] == ["12:02", "12:01", "12:00"]
        assert newest.shown
        assert (newest.shown.width, newest.shown.height) == (128, 72)
        assert room.choose(lobbies.SHOW_PICTURE, 1).album.shown is None  # damaged
        room.choose(lobbies.ASK_DELETE, "one")
        left = room.choose(lobbies.DELETE_PICTURES, "one").album
        assert ([each.time for each in left.pictures], left.at) == (["12:02", "12:00"], 1)
        room.choose(lobbies.ASK_DELETE, "all")
        assert len(room.choose(lobbies.KEEP_PICTURES).album.pictures) == 2
        room.choose(lobbies.EXPORT_PICTURES)
        (told,) = [cue for cue in room.cues if isinstance(cue, Exported)]
        assert len(list(Path(told.path).iterdir())) == 2
        room.choose(lobbies.ASK_DELETE, "all")
        assert room.choose(lobbies.DELETE_PICTURES, "all").album.pictures == ()
    assert [path.name for path in (album / "pictures").iterdir()] == ["holiday.jpg"]


def test_the_command_lists_copies_and_deletes(
    album: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["pictures", "--language", "en"]) == 0
    newest = capsys.readouterr().out.splitlines()[0]
    assert newest.endswith("I read: 1 and 3. That was wrong. It really was: 2 and 3.")
    copies = tmp_path / "copies"
    assert main(["pictures", "--language", "en", "--export", str(copies)]) == 1
    damaged, written = capsys.readouterr().err.splitlines()
    assert damaged.endswith("_doubted_1,3.jpg is damaged.")
    assert written == f"2 pictures written to {copies}."
    assert len(list(copies.iterdir())) == 2
    assert main(["pictures", "--delete", "--language", "en"]) == 2
    assert len(kept_pictures(album)) == 3
    assert main(["pictures", "--delete", "--yes", "--language", "de"]) == 0
    assert capsys.readouterr().out == "Für immer gelöschte Bilder: 3.\n"
    assert kept_pictures(album) == ()


def test_copies_never_replace_what_somebody_else_put_there(
    album: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copies = tmp_path / "copies"
    copies.mkdir()
    name = kept_pictures(album)[0].file
    (copies / name).write_text("my own notes")
    main(["pictures", "--export", str(copies)])
    assert (copies / name).read_text() == "my own notes"
    assert len(list(copies.iterdir())) == 3
    assert main(["pictures", "--export", str(copies / name)]) == 1
    assert "Traceback" not in capsys.readouterr().err


def test_deleting_the_history_deletes_them_too(album: Path) -> None:
    assert main(["history", "--delete", "--yes"]) == 0
    assert kept_pictures(album) == ()


def test_the_report_has_only_doubted_pictures_that_are_whole(album: Path, tmp_path: Path) -> None:
    write_report(tmp_path / "report.zip", last_doubted(album))
    with zipfile.ZipFile(tmp_path / "report.zip") as report:
        assert report.namelist() == ["pictures/2026-11-18-120000_doubted_1,3.jpg"]
