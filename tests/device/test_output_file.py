"""Nothing of anybody's is overwritten: not an input, nor a link, a device or a foreign file."""

from __future__ import annotations

import os
from pathlib import Path

import cv2
import numpy as np
import pytest

from device.__main__ import main
from device.calls.annotated_photos import Album
from device.files.output_file import Occupied, Outputs
from device.files.stamp import is_untouched, stamped
from device.saving.journal import open_journal
from games.record import Started
from games.upwards import Setup
from words.phrases import ENGLISH
from words.sentences import trouble_in_words

OURS = stamped(cv2.imencode(".jpg", np.zeros((8, 8, 3), np.uint8))[1].tobytes())
NEWER = stamped(cv2.imencode(".jpg", np.full((8, 8, 3), 99, np.uint8))[1].tobytes())


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def why_not(path: Path, outputs: Outputs | None = None) -> str:
    with pytest.raises(Occupied) as refusal:
        (outputs or Outputs()).write(path, b"new")
    return trouble_in_words(ENGLISH, refusal.value)


@pytest.mark.parametrize("kind", [".jpg", ".png"])
def test_a_picture_of_ours_is_known_until_somebody_changes_it(kind: str) -> None:
    bare = cv2.imencode(kind, np.arange(192, dtype=np.uint8).reshape(8, 8, 3))[1].tobytes()
    made = stamped(bare)
    assert (is_untouched(made), is_untouched(bare), is_untouched(b""), is_untouched(made[:40])) == (
        True,
        False,
        False,
        False,
    )
    assert not any(is_untouched(_flipped(made, place)) for place in range(len(made)))
    shown, was = (cv2.imdecode(np.frombuffer(each, np.uint8), cv2.IMREAD_COLOR) for each in (made, bare))
    assert shown is not None
    assert was is not None
    assert np.array_equal(shown, was)


def _flipped(made: bytes, place: int) -> bytes:
    return made[:place] + bytes([made[place] ^ 1]) + made[place + 1 :]


def test_a_new_file_is_written_whole_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    (tmp_path / "a.new").write_text("a neighbour's")
    Outputs().write(tmp_path / "a.csv", b"new")
    assert content(tmp_path) == {"a.new": b"a neighbour's", "a.csv": b"new"}


def test_a_foreign_file_stays_until_somebody_means_it(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text("mine")
    path.chmod(0o640)
    assert why_not(path) == "something is there already; --force replaces it"
    assert path.read_text() == "mine"
    Outputs(force=True).write(path, b"new")
    assert (content(tmp_path), path.stat().st_mode & 0o777) == ({"a.csv": b"new"}, 0o640)


@pytest.mark.parametrize("force", [False, True])
def test_links_devices_and_folders_are_never_written_to(tmp_path: Path, force: bool) -> None:
    target = tmp_path / "target"
    target.write_text("mine")
    (tmp_path / "link").symlink_to(target)
    (tmp_path / "dangling").symlink_to(tmp_path / "not there")
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    outputs = Outputs(force=force)
    assert {name: why_not(tmp_path / name, outputs) for name in ("link", "dangling", "folder", "pipe")} == {
        "link": "that is a link to something else",
        "dangling": "that is a link to something else",
        "folder": "that is a folder",
        "pipe": "that is not an ordinary file",
    }
    assert why_not(Path("/dev/null"), outputs) == "that is not an ordinary file"
    assert (target.read_text(), (tmp_path / "not there").exists()) == ("mine", False)


def test_what_is_read_is_never_written_to_even_under_another_name_or_in_a_folder(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    given, inside = tmp_path / "given", tmp_path / "folder" / "inside"
    given.write_text("mine")
    inside.write_text("mine, too")
    (tmp_path / "hard").hardlink_to(given)
    outputs = Outputs([given, tmp_path / "folder", tmp_path / "missing"], force=True)
    for path in (given, tmp_path / "hard", tmp_path / "folder" / ".." / "given", inside):
        assert why_not(path, outputs) == "that is being read and stays as it is"
    outputs.write(tmp_path / "folder" / "new", b"new")
    assert (given.read_text(), inside.read_text()) == ("mine", "mine, too")


def test_a_file_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Outputs().write(tmp_path / "missing" / "x.csv", b"new")
    with pytest.raises(TypeError):
        Outputs().write(tmp_path / "x.csv", "no bytes")  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []


def test_pictures_take_the_next_free_name_and_replace_only_our_own(tmp_path: Path) -> None:
    (tmp_path / "a.jpg").write_bytes(b"a person's")
    (tmp_path / "a-2.jpg").write_bytes(OURS)
    outputs = Outputs()
    assert [outputs.write_beside(tmp_path / "a.jpg", NEWER).name for _ in range(2)] == ["a-2.jpg", "a-3.jpg"]
    assert content(tmp_path) == {"a.jpg": b"a person's", "a-2.jpg": NEWER, "a-3.jpg": NEWER}


def test_what_is_there_already_to_the_last_bit_is_not_written_twice(tmp_path: Path) -> None:
    assert [Outputs().write_beside(tmp_path / "a.csv", b"same").name for _ in range(2)] == ["a.csv"] * 2
    assert Outputs().write_beside(tmp_path / "a.csv", b"more").name == "a-2.csv"


def test_an_album_written_twice_holds_each_picture_once(tmp_path: Path) -> None:
    for colour in (10, 200):
        Album(tmp_path, Outputs()).keep(Path("a.png"), np.full((8, 8, 3), colour, np.uint8))
    assert [path.name for path in tmp_path.iterdir()] == ["a-seen.jpg"]
    shown = cv2.imread(str(tmp_path / "a-seen.jpg"))
    assert shown is not None
    assert shown[0, 0, 0] == 200


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PIPSIGHT_STATE", str(tmp_path / "state"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.delenv("PIPSIGHT_CONFIG", raising=False)
    (tmp_path / "home").mkdir()
    return tmp_path / "home"


def test_a_photograph_named_like_an_answer_is_read_and_kept(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, colour in (("a.jpg", 40), ("a-seen.jpg", 90)):
        cv2.imwrite(str(home / name), np.full((48, 64, 3), colour, np.uint8))
    (home / "b.jpg").write_bytes((home / "a.jpg").read_bytes())
    (home / "b-seen.jpg").symlink_to(home / "a.jpg")
    before = content(home)
    call = ["read", "--annotate", str(home), *(str(home / name) for name in ("a.jpg", "a-seen.jpg", "b.jpg"))]
    assert main([*call, "--language", "en"]) == 0
    assert {name: content(home)[name] for name in before} == before
    told = capsys.readouterr().err.splitlines()
    assert told == [
        f"{home}/a-seen.jpg is there already; the picture is now called {home}/a-seen-2.jpg.",
        f"{home}/b-seen.jpg is there already; the picture is now called {home}/b-seen-2.jpg.",
    ]
    assert main([*call, "--language", "en"]) == 0
    assert set(content(home)) == {*before, "a-seen-2.jpg", "a-seen-seen.jpg", "b-seen-2.jpg"}


def journal_with_a_game(folder: Path) -> Path:
    journal, _ = open_journal(folder)
    journal.begin(Started(Setup(players=("Ada", "Ben")), 90))
    journal.close()
    return folder / "games.sqlite"


@pytest.mark.parametrize("force", [[], ["--force"]])
def test_a_journal_is_never_replaced_by_one_of_its_games(
    home: Path, capsys: pytest.CaptureFixture[str], force: list[str]
) -> None:
    journal = journal_with_a_game(home)
    (home / "game.jsonl").write_text("mine")
    before = journal.read_bytes()
    assert main(["replay", str(journal), "--export", str(journal), "--language", "en", *force]) == 1
    assert capsys.readouterr() == (
        "",
        f"{journal} cannot be written (that is being read and stays as it is).\n",
    )
    assert journal.read_bytes() == before
    assert main(["replay", str(journal), "--export", str(home / "game.jsonl"), *force]) == int(not force)
    assert ((home / "game.jsonl").read_text() == "mine") == (not force)


def test_a_table_for_spreadsheets_replaces_nothing_unless_meant(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = home / "throws.csv"
    mine.write_text("mine")
    call = ["history", "--csv", str(mine), "--language", "de"]
    assert main(call) == 1
    told = f"{mine} lässt sich nicht schreiben (dort liegt schon etwas; --force ersetzt es).\n"
    assert (capsys.readouterr().err, mine.read_text()) == (told, "mine")
    assert main([*call, "--force"]) == 0
    assert mine.read_text() != "mine"
    assert main(["history", "--csv", "/dev/null", "--force"]) == 1


def test_a_drawing_never_replaces_the_settings_it_is_drawn_from(home: Path) -> None:
    settings = home / "settings.toml"
    settings.write_text("[buttons]\npass_pin = 5\n")
    assert main(["wiring", str(settings), "--config", str(settings), "--force"]) == 1
    assert settings.read_text() == "[buttons]\npass_pin = 5\n"


def test_pictures_of_screens_replace_only_pictures_of_screens(home: Path) -> None:
    mine = home / "en-home.png"
    mine.write_bytes(b"mine")
    assert main(["screenshots", str(home)]) == 1
    assert mine.read_bytes() == b"mine"


@pytest.mark.parametrize("more", [["--forget"], ["--face", "minus", "photo.png"]])
def test_teaching_neither_removes_nor_replaces_a_file_that_holds_no_faces(
    home: Path, more: list[str]
) -> None:
    mine = home / "holiday.jpg"
    mine.write_bytes(b"mine")
    assert main(["teach", "event-die", "--taught", str(mine), *more]) == 2
    assert mine.read_bytes() == b"mine"
