"""Devices that are there and may not be opened, which nothing else would tell."""

from __future__ import annotations

from errno import EBUSY, EPERM
from pathlib import Path

import pytest

from config.settings import load
from device.games_from_settings import lobby_for
from device.parts.access import (
    CAMERAS,
    LOOK_AGAIN_SECONDS,
    SOUND_CARDS,
    CameraRefused,
    Refusals,
    SoundRefused,
    refused,
)
from device.views.reporting import report
from display.wording.notices import notice_for
from games.cues import Cue
from session.evening import Evening
from words.phrases import GERMAN


@pytest.fixture
def devices(tmp_path: Path) -> Path:
    (tmp_path / "snd").mkdir()
    for name in ("snd/controlC0", "video0", "video1", "null"):
        (tmp_path / name).touch()
    return tmp_path


def closed(device: Path) -> None:
    raise PermissionError(EPERM, "Operation not permitted", str(device))


def busy(device: Path) -> None:
    raise OSError(EBUSY, "Device or resource busy", str(device))


def test_a_device_is_refused_when_it_is_there_and_may_not_be_opened(devices: Path) -> None:
    assert refused(CAMERAS, devices, closed) == devices / "video0"
    assert refused(SOUND_CARDS, devices, closed) == devices / "snd/controlC0"
    assert refused(CAMERAS, devices, busy) is None
    assert refused(CAMERAS, devices) is None
    assert refused(CAMERAS, devices / "snd", closed) is None


def test_what_is_refused_twice_in_a_row_is_told_once_and_again_when_it_was_well_in_between() -> None:
    now, missed, looked = 0.0, {"camera": True, "sound": False}, []

    def look(patterns: tuple[str, ...]) -> Path:
        looked.append(patterns)
        return Path("/dev/video0")

    refusals = Refusals(
        {CameraRefused: lambda: missed["camera"], SoundRefused: lambda: missed["sound"]}, look, lambda: now
    )

    def told_later() -> list[Cue]:
        nonlocal now
        now += LOOK_AGAIN_SECONDS
        return list(refusals())

    assert list(refusals()) == []
    assert told_later() == [CameraRefused("/dev/video0")]
    assert list(refusals()) == told_later() == []
    missed["camera"] = False
    assert told_later() == []
    missed["camera"] = True
    assert told_later() == []
    assert told_later() == [CameraRefused("/dev/video0")]
    assert looked == [CAMERAS] * 5


@pytest.mark.parametrize("cue", [CameraRefused("/dev/video0"), SoundRefused("/dev/snd/controlC0")])
def test_it_is_to_be_read_on_the_screen_and_in_the_journal(
    cue: CameraRefused | SoundRefused, caplog: pytest.LogCaptureFixture
) -> None:
    evening = Evening(lobby_for(load(), "de"))
    notice = notice_for(GERMAN, cue, evening)
    assert notice
    assert "darf" in notice.text
    report(evening, (cue,))
    assert caplog.messages == [f"{notice.text} ({cue.why})"]
