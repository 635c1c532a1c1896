"""Files of the wrong kind or size, and machines with little memory."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np
import pytest

from config.limited_file import content_of
from device.__main__ import main
from device.files.memory import LEAST, UNKNOWN, most_pixels, spare_bytes, within_memory
from device.sources.video import Video
from vision.frames import CameraFault
from words.phrases import ENGLISH
from words.sentences import trouble_in_words

ROOT = Path(__file__).parents[2]


def why_not(path: Path) -> str:
    with pytest.raises(OSError, match=r"\[Errno \d+\]") as refusal:
        content_of(path, 10)
    return trouble_in_words(ENGLISH, refusal.value)


def test_only_ordinary_files_are_read_and_only_up_to_their_size(tmp_path: Path) -> None:
    (tmp_path / "fits").write_bytes(b"0123456789")
    (tmp_path / "large").write_bytes(b"0123456789+")
    os.mkfifo(tmp_path / "pipe")
    assert content_of(tmp_path / "fits", 10) == b"0123456789"
    assert [why_not(tmp_path / name) for name in ("large", "pipe", ".", "missing")] == [
        "the file is too large",
        "that is not an ordinary file",
        "that is a folder",
        "it does not exist",
    ]
    assert why_not(Path("/dev/zero")) == "that is not an ordinary file"
    assert why_not(Path("/proc/cpuinfo")) == "the file is too large"  # it says that its size is 0


@pytest.fixture
def pipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PIPSIGHT_STATE", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C")
    os.mkfifo(tmp_path / "pipe")
    return tmp_path / "pipe"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["score", "FILE"], 1),
        (["score", "--config", "FILE", "x.toml"], 2),
        (["replay", "FILE"], 1),
        (["read", "--taught", "FILE", "x.jpg"], 2),
        (["read", "FILE"], 1),
        (["watch", "FILE"], 1),
        (["calibrate", "FILE"], 1),
        (["teach", "event-die", "--face", "minus", "FILE"], 1),
        (["teach", "event-die", "--taught", "FILE", "--forget"], 2),
    ],
)
@pytest.mark.parametrize("device", [True, False])
def test_no_command_waits_for_a_pipe_or_swallows_a_device(
    pipe: Path, capsys: pytest.CaptureFixture[str], words: list[str], code: int, device: bool
) -> None:
    file = "/dev/zero" if device else str(pipe)
    assert main([file if word == "FILE" else word for word in words]) == code
    shown = capsys.readouterr()
    assert shown.err.strip() or shown.out.strip()
    assert "should not have happened" not in shown.err


def test_a_game_file_larger_than_any_game_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with (tmp_path / "game.jsonl").open("wb") as file:
        file.truncate(17 * 2**20)
    assert main(["replay", str(tmp_path / "game.jsonl"), "--language", "en"]) == 1
    assert capsys.readouterr().err == f"{tmp_path}/game.jsonl: cannot be read (the file is too large).\n"


def machine(root: Path, available_kb: int, groups: dict[str, tuple[str, str]]) -> Path:
    (root / "proc/self").mkdir(parents=True)
    (root / "proc/meminfo").write_text(f"MemTotal: 9 kB\nMemAvailable:   {available_kb} kB\n")
    (root / "proc/self/cgroup").write_text("0::/system.slice/pipsight.service\n")
    for name, (most, used) in groups.items():
        folder = root / "sys/fs/cgroup" / name
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "memory.max").write_text(most)
        (folder / "memory.current").write_text(used)
    return root


def test_spare_is_what_the_system_and_every_group_around_us_leave(tmp_path: Path) -> None:
    none = machine(tmp_path / "a", 300_000, {"system.slice/pipsight.service": ("max\n", "1")})
    own = machine(tmp_path / "b", 300_000, {"system.slice/pipsight.service": ("200000000\n", "80000000\n")})
    around = machine(tmp_path / "c", 300_000, {"system.slice": ("190000000", "90000000")})
    full = machine(tmp_path / "d", 1000, {})
    found = [spare_bytes(root) for root in (none, own, around, full, tmp_path / "unknown")]
    assert found == [300_000 * 1024, 120_000_000, 100_000_000, LEAST, UNKNOWN]


def test_a_small_machine_still_reads_what_a_phone_takes_and_a_large_one_not_everything() -> None:
    zero_2_w = 250 * 2**20
    assert most_pixels(zero_2_w) >= 4000 * 3000
    assert most_pixels(LEAST) >= 1920 * 1080
    assert most_pixels(64 * 2**30) == 50_000_000


def test_more_memory_than_there_is_is_refused_at_once() -> None:
    """In a process of its own: its limit would bother everybody else."""
    asked = """
from device.files.memory import spare_bytes, within_memory
with within_memory():
    try:
        bytearray(spare_bytes() * 2)
        print("taken")
    except MemoryError:
        print("refused")
"""
    done = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "refused\n"


def test_the_limit_is_lifted_again() -> None:

    before = resource.getrlimit(resource.RLIMIT_DATA)
    with within_memory():
        assert resource.getrlimit(resource.RLIMIT_DATA) != before
    assert resource.getrlimit(resource.RLIMIT_DATA) == before


def test_a_clip_of_too_large_pictures_is_refused_before_one_is_decoded(tmp_path: Path) -> None:
    path = tmp_path / "clip.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 30, (640, 480))
    writer.write(np.zeros((480, 640, 3), np.uint8))
    writer.release()
    assert Video(path, most_pixels=640 * 480).read().picture.shape == (480, 640, 3)
    with pytest.raises(CameraFault, match="too large; 0 million pixels at most"):
        Video(path, most_pixels=640 * 480 - 1)


def test_a_clip_whose_name_has_bytes_that_are_no_letters_is_read(tmp_path: Path) -> None:
    """OpenCV itself would take the whole process with it."""
    path = tmp_path / "clip.avi"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 30, (64, 48))
    writer.write(np.zeros((48, 64, 3), np.uint8))
    writer.release()
    odd = path.rename(tmp_path / os.fsdecode(b"clip-\xff.avi"))
    assert Video(odd).read().picture.shape == (48, 64, 3)
