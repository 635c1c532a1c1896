"""A newer version from the panel: a wish, an answer, and nobody at the table has to know where it lies."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from device.updating.for_table import update_for_table
from device.updating.machine import Machine
from device.updating.sticks import partitions
from device.updating.table import Progress, note, places, progress_at, wish_place
from device.views import updates
from device.views.updates import UpdateDesk, UpdateEnded, UpdateRefused
from display.samples import after, samples
from display.spoken import FocusTold
from display.style.look import Look
from display.window.screen import Screen
from games.choices import BACK, Choice
from games.cues import Cue
from session.evening import advance, choices
from session.lobby import LOOK_FOR_UPDATE, OPEN, Page, UpdateWanted
from tests.device.releases import release
from words.phrases import ENGLISH


class Panel:
    """The start pages with a desk for newer versions, told turn by turn."""

    def __init__(self, desk: UpdateDesk) -> None:
        self.desk, self.evening = desk, samples("en")["more"]
        self.turn()

    def turn(self, *cues: Cue) -> list[Cue]:
        self.desk.view(self.evening, cues)
        for told in self.desk.tidings(self.evening):
            self.evening = advance(self.evening, told).state
        return list(self.desk.news())

    def choose(self, choice: Choice) -> None:
        assert choice in choices(self.evening)
        self.evening = after(self.evening, choice)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every turn looks."""
    monkeypatch.setattr(updates, "SECONDS", 0.0)


@pytest.fixture
def panel(tmp_path: Path) -> Panel:
    return Panel(UpdateDesk(tmp_path / "wish", lambda: ("stick",), tmp_path / "progress.json"))


def test_without_stick_and_network_there_is_nothing_to_look_at(tmp_path: Path) -> None:
    panel = Panel(UpdateDesk(tmp_path / "wish", lambda: ()))
    panel.choose(Choice(OPEN, (Page.UPDATE,)))
    assert choices(panel.evening) == (Choice(BACK),)


def test_on_a_laptop_nobody_could_install_it() -> None:
    desk = UpdateDesk(None, lambda: ("stick",))
    assert Choice(OPEN, (Page.UPDATE,)) not in choices(Panel(desk).evening)


def test_the_wish_is_left_and_the_answer_is_told_once(panel: Panel, tmp_path: Path) -> None:
    panel.choose(Choice(OPEN, (Page.UPDATE,)))
    assert panel.turn(UpdateWanted()) == []
    assert (tmp_path / "wish").read_bytes() == b""
    assert panel.evening.lobby.updates.doing == "I’m looking for a newer version."
    assert choices(panel.evening) == (Choice(BACK),)
    note(Progress("installing", "0.9.0"), tmp_path / "progress.json")
    assert panel.turn() == []
    assert panel.evening.lobby.updates.doing.startswith("Pipsight 0.9.0 is being installed.")
    note(Progress("back", "0.9.0"), tmp_path / "progress.json")
    (told,) = panel.turn()
    assert isinstance(told, UpdateEnded)
    assert told.text.startswith("Pipsight 0.9.0 did not start")
    assert panel.turn() == []
    assert Choice(LOOK_FOR_UPDATE) in choices(panel.evening)


def test_the_answer_to_an_earlier_wish_is_none_to_this_one(panel: Panel, tmp_path: Path) -> None:
    note(Progress("none"), tmp_path / "progress.json")
    assert len(panel.turn()) == 1
    assert panel.turn(UpdateWanted()) == []
    assert panel.evening.lobby.updates.doing
    note(Progress("none"), tmp_path / "progress.json")
    assert len(panel.turn()) == 1


def test_a_game_that_the_installer_started_tells_how_it_ended(tmp_path: Path) -> None:
    note(Progress("done", "0.9.0"), tmp_path / "progress.json")
    desk = UpdateDesk(tmp_path / "wish", lambda: (), tmp_path / "progress.json")
    desk.view(samples("en")["more"], ())
    assert [cue.text for cue in desk.news() if isinstance(cue, UpdateEnded)] == [
        "Pipsight 0.9.0 is running now."
    ]
    assert progress_at(tmp_path / "progress.json", now=time.monotonic() + 3600) is None


def test_a_wish_that_nobody_hears_is_told(panel: Panel, monkeypatch: pytest.MonkeyPatch) -> None:
    panel.turn(UpdateWanted())
    monkeypatch.setattr(updates, "PATIENCE", -1.0)
    assert panel.turn() == [UpdateRefused()]
    assert panel.evening.lobby.updates.doing == ""


def test_a_stick_and_a_network_are_noticed_without_a_look_inside(tmp_path: Path) -> None:
    assert places(tmp_path, has_address=True) == ()
    disk = tmp_path / "sys/devices/pci0/usb1/1-1/block/sda"
    disk.mkdir(parents=True)
    (tmp_path / "sys/block").mkdir(parents=True)
    (tmp_path / "sys/block/sda").symlink_to(disk)
    for wire, state in (("lo", "unknown"), ("wlan0", "up")):
        (tmp_path / "sys/class/net" / wire).mkdir(parents=True)
        (tmp_path / "sys/class/net" / wire / "operstate").write_text(f"{state}\n")
    assert places(tmp_path, has_address=False) == ("stick",)
    assert places(tmp_path, has_address=True) == ("stick", "network")


def test_only_the_service_has_somebody_to_ask(tmp_path: Path) -> None:
    (tmp_path / "etc/systemd/system").mkdir(parents=True)
    assert wish_place({"RUNTIME_DIRECTORY": "/run/pipsight"}, tmp_path) is None
    (tmp_path / "etc/systemd/system/pipsight-update.path").touch()
    assert wish_place({"RUNTIME_DIRECTORY": "/run/pipsight"}, tmp_path) == Path("/run/pipsight/update-wanted")
    assert wish_place({}, tmp_path) is None


def test_only_what_has_files_on_usb_counts_as_a_stick() -> None:
    listed = """{"blockdevices": [
        {"path": "/dev/mmcblk0", "tran": "mmc", "fstype": "ext4", "mountpoint": "/"},
        {"path": "/dev/sda", "tran": "usb", "fstype": null, "mountpoint": null, "children": [
            {"path": "/dev/sda1", "tran": null, "fstype": "vfat", "mountpoint": null},
            {"path": "/dev/sda2", "tran": null, "fstype": "exfat", "mountpoint": "/media/ada"}]}]}"""
    assert [(part.path, part.mounted) for part in partitions(listed)] == [
        ("/dev/sda1", None),
        ("/dev/sda2", "/media/ada"),
    ]


@pytest.mark.parametrize(
    ("spoil", "ends"), [("", "back"), ("torn", "damaged"), ("old", "none"), ("nothing", "none")]
)
def test_the_table_is_told_how_it_ended(tmp_path: Path, spoil: str, ends: str) -> None:
    """The release's own installer says 3 here: it went back."""
    for folder in ("stick", "opt"):
        (tmp_path / folder).mkdir()
    if spoil != "nothing":
        path = release(tmp_path / "stick", "0.0.1" if spoil == "old" else "99.0.0")
        path.write_bytes(path.read_bytes()[:-9] if spoil == "torn" else path.read_bytes())
    box = Machine(
        tmp_path / "opt", (tmp_path / "stick",), user=0, room=tmp_path, answer=tmp_path / "progress.json"
    )
    update_for_table(box, "", ENGLISH)
    told = progress_at(tmp_path / "progress.json")
    assert told
    assert told.what == ends


@pytest.mark.parametrize(("language", "begins"), [("en", "Is there a newer"), ("de", "Gibt es ein neueres")])
def test_whoever_does_not_look_hears_what_it_means_and_how_far_it_is(language: str, begins: str) -> None:
    pages = samples(language)
    screen = Screen(Look(), "hidden")
    screen.like(pages["more"].lobby.preferences)
    screen.show(pages["more"])
    screen.paint()
    hear = FocusTold(screen)
    list(hear())
    heard = []
    for name in ("update", "update-installing"):
        screen.show(pages[name])
        screen.paint()
        heard.append(str(list(hear())))
    screen.close()
    assert begins in heard[0]
    assert "USB" in heard[0]
    assert "Pipsight 0.2.1" in heard[1]
