"""Picture files of every kind and condition."""

from __future__ import annotations

import base64
import os
import struct
import subprocess
import sys
import zlib
from pathlib import Path

import cv2
import numpy as np
import pytest

from device.files.jpeg import JpegHead, jpeg_head
from device.sources.picture_files import KINDS, BadPicture, Flaw, decode, decode_shrunk
from vision.frames import Picture
from words.phrases import ENGLISH, GERMAN, Language
from words.sentences import in_words

ROOT = Path(__file__).parents[2]
BLUE, RED = (255, 0, 0), (0, 0, 255)
CMYK_RED_16_BY_8 = (
    "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAQCwwODAoQDg0OEhEQExgoGhgWFhgxIyUdKDozPTw5Mzg3QEhcTkBEV0U3OFBtUVdfYmdoZz5N"
    "cXlwZHhcZWdj/8AAFAgACAAQBEMRAE0RAFkRAEsRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQAAIBAwMCBAMF"
    "BQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldY"
    "WVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn"
    "6Onq8fLz9PX29/j5+v/aAA4EQwBNAFkASwAAPwD0CvP68/r0Ciiiiv/Z"
)
GIF_RED_THEN_BLUE_16_BY_8 = (
    "R0lGODlhEAAIAIEAAP8AAAAAAAAAAAAAACH5BAAKAAAALAAAAAAQAAgAAAgVAAEIHEiwoMGDCBMqXMiwocOHCAMCACH5BAEKAAEALAAA"
    "AAAQAAgAgQAA/wAAAAAAAAAAAAgVAAEIHEiwoMGDCBMqXMiwocOHCAMCADs="
)


def red_above_blue(height: int = 64, width: int = 32) -> Picture:
    picture = np.zeros((height, width, 3), np.uint8)
    picture[: height // 2], picture[height // 2 :] = RED, BLUE
    return picture


def encoded(kind: str, picture: np.typing.NDArray[np.integer]) -> bytes:
    return cv2.imencode(kind, picture)[1].tobytes()


def with_orientation(jpeg: bytes, orientation: int) -> bytes:
    tag = struct.pack("<HHIHHI", 1, 0x0112, 3, 1, orientation, 0)[:14]
    exif = b"Exif\0\0" + b"II*\0\x08\0\0\0" + tag + b"\0\0\0\0"
    return jpeg[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + jpeg[2:]


def flat_png(width: int, height: int) -> bytes:
    """All black, so that a huge picture is a small file."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return (
            struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
        )

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    pixels = zlib.compress(bytes((width + 1) * height), 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def decoded(folder: Path, content: bytes, name: str = "photo.jpg") -> Picture:
    path = folder / name
    path.write_bytes(content)
    return decode(path)


def corners(picture: Picture) -> tuple[tuple[int, ...], ...]:
    """The four corners, each colour rounded to nothing or full."""
    found = (picture[2, 2], picture[2, -3], picture[-3, 2], picture[-3, -3])
    return tuple(tuple(int(colour > 127) * 255 for colour in corner) for corner in found)


@pytest.mark.parametrize("kind", sorted(KINDS - {".pgm", ".avif", ".gif"}))
def test_every_usual_kind_is_read(tmp_path: Path, kind: str) -> None:
    picture = decoded(tmp_path, encoded(kind, red_above_blue()), f"photo{kind}")
    assert (picture.shape, picture.dtype.name) == ((64, 32, 3), "uint8")
    assert corners(picture) == (RED, RED, BLUE, BLUE)


@pytest.mark.parametrize(
    ("orientation", "seen"),
    [
        (1, (RED, RED, BLUE, BLUE)),
        (3, (BLUE, BLUE, RED, RED)),
        (6, (BLUE, RED, BLUE, RED)),
        (8, (RED, BLUE, RED, BLUE)),
    ],
)
def test_a_photo_taken_sideways_is_turned_upright(
    tmp_path: Path, orientation: int, seen: tuple[tuple[int, ...], ...]
) -> None:
    jpeg = with_orientation(encoded(".jpg", red_above_blue()), orientation)
    assert corners(decoded(tmp_path, jpeg)) == seen


def test_sixteen_bits_become_eight(tmp_path: Path) -> None:
    deep = np.full((8, 8, 3), 0x8040, np.uint16)
    picture = decoded(tmp_path, encoded(".png", deep))
    assert (picture.dtype.name, picture[0, 0].tolist()) == ("uint8", [0x80, 0x80, 0x80])


def test_grey_becomes_three_colours(tmp_path: Path) -> None:
    picture = decoded(tmp_path, encoded(".png", np.full((8, 6), 77, np.uint8)))
    assert (picture.shape, picture[0, 0].tolist()) == ((8, 6, 3), [77, 77, 77])


def test_transparency_is_dropped(tmp_path: Path) -> None:
    picture = decoded(tmp_path, encoded(".png", np.full((8, 6, 4), (1, 2, 3, 128), np.uint8)))
    assert (picture.shape, picture[0, 0].tolist()) == ((8, 6, 3), [1, 2, 3])


def test_printers_colours_become_screen_colours(tmp_path: Path) -> None:
    picture = decoded(tmp_path, base64.b64decode(CMYK_RED_16_BY_8))
    assert (picture.shape, corners(picture)) == ((8, 16, 3), (RED, RED, RED, RED))


def test_of_an_animated_picture_the_first_one_counts(tmp_path: Path) -> None:
    try:
        picture = decoded(tmp_path, base64.b64decode(GIF_RED_THEN_BLUE_16_BY_8))
    except BadPicture:
        pytest.skip("this OpenCV cannot read GIF")
    assert (picture.shape, corners(picture)) == ((8, 16, 3), (RED, RED, RED, RED))


@pytest.mark.parametrize(("width", "height"), [(1, 1), (20_000, 10), (10, 20_000)])
def test_odd_sizes_are_read(tmp_path: Path, width: int, height: int) -> None:
    assert decoded(tmp_path, flat_png(width, height)).shape == (height, width, 3)


@pytest.mark.parametrize("kind", [".jpg", ".png", ".webp", ".bmp", ".tiff"])
@pytest.mark.parametrize("share", [0.99, 0.5, 0.02])
def test_half_a_picture_is_no_picture(tmp_path: Path, kind: str, share: float) -> None:
    content = encoded(kind, red_above_blue())
    with pytest.raises(BadPicture) as refusal:
        decoded(tmp_path, content[: int(len(content) * share)])
    assert refusal.value.flaw in {Flaw.NOT_A_PICTURE, Flaw.EMPTY}


def test_text_is_no_picture(tmp_path: Path) -> None:
    with pytest.raises(BadPicture) as refusal:
        decoded(tmp_path, b"two, three and five")
    assert refusal.value.flaw is Flaw.NOT_A_PICTURE


def test_whatever_is_no_ordinary_file_is_refused_without_waiting_for_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.jpg")
    (tmp_path / "empty.jpg").touch()
    (tmp_path / "loop.jpg").symlink_to("loop.jpg")
    found = {
        name: _flaw(tmp_path / name)
        for name in ("pipe.jpg", "empty.jpg", "loop.jpg", ".", "nothing.jpg", "no\0name.jpg", "a" * 300)
    }
    assert found == {
        "pipe.jpg": Flaw.NOT_A_FILE,
        "empty.jpg": Flaw.EMPTY,
        "loop.jpg": Flaw.MISSING,
        ".": Flaw.FOLDER,
        "nothing.jpg": Flaw.MISSING,
        "no\0name.jpg": Flaw.MISSING,
        "a" * 300: Flaw.MISSING,
    }


def _flaw(path: Path) -> Flaw:
    with pytest.raises(BadPicture) as refusal:
        decode(path)
    return refusal.value.flaw


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    with (tmp_path / "huge.jpg").open("wb") as file:
        file.truncate(201 * 2**20)
    assert _flaw(tmp_path / "huge.jpg") is Flaw.TOO_LARGE


def test_a_picture_of_too_many_pixels_is_refused_before_it_fills_the_memory(tmp_path: Path) -> None:
    """In a process of its own: OpenCV learns the limit only when it is first imported."""
    path = tmp_path / "huge.png"
    path.write_bytes(flat_png(7_100, 7_100))
    # VmHWM and not ru_maxrss: that would still count the memory of pytest, from which this process came.
    asked = f"""
from pathlib import Path
from device.sources.picture_files import BadPicture, decode
try:
    decode(Path({str(path)!r}))
except BadPicture as refusal:
    status = Path("/proc/self/status").read_text()
    print(refusal.flaw.value, int(status.split("VmHWM:")[1].split()[0]) < 300_000)
"""
    command = [sys.executable, "-c", asked]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "too-many-pixels True\n"


def flat_jpeg(side: int, *, in_one_go: bool = True) -> bytes:
    kind = [] if in_one_go else [cv2.IMWRITE_JPEG_PROGRESSIVE, 1]
    return cv2.imencode(".jpg", np.zeros((side, side, 3), np.uint8), kind)[1].tobytes()


def test_a_huge_jpeg_is_decoded_small_and_says_how_much_smaller(tmp_path: Path) -> None:
    path = tmp_path / "huge.jpg"
    path.write_bytes(flat_jpeg(5200))
    picture, times = decode_shrunk(path)
    assert (picture.shape, times) == ((2600, 2600, 3), 2)
    path.write_bytes(flat_jpeg(4000))
    assert decode_shrunk(path)[1] == 1


def test_a_huge_jpeg_taken_sideways_is_turned_upright_too(tmp_path: Path) -> None:
    path = tmp_path / "huge.jpg"
    path.write_bytes(with_orientation(encoded(".jpg", red_above_blue(8000, 4000)), 6))
    picture, times = decode_shrunk(path)
    assert (picture.shape, times, corners(picture)) == ((2000, 4000, 3), 2, (BLUE, RED, BLUE, RED))


def test_a_jpeg_tells_its_size_and_whether_it_must_be_held_whole() -> None:
    assert jpeg_head(flat_jpeg(40)) == JpegHead(40, 40, in_one_go=True)
    assert jpeg_head(flat_jpeg(40, in_one_go=False)) == JpegHead(40, 40, in_one_go=False)
    padded = flat_jpeg(40).replace(b"\xff\xdb", b"\xff\xff\xff\xdb", 1)
    assert jpeg_head(padded) == JpegHead(40, 40, in_one_go=True)
    assert [jpeg_head(content) for content in (b"", b"\xff\xd8", b"\xff\xd8" * 20, flat_png(4, 4))] == [
        None
    ] * 4


def test_a_jpeg_that_must_be_held_whole_is_refused_where_it_does_not_fit(tmp_path: Path) -> None:
    small = bytearray(flat_jpeg(16, in_one_go=False))
    frame = small.index(b"\xff\xc2")
    small[frame + 5 : frame + 9] = struct.pack(">HH", 40_000, 40_000)
    (tmp_path / "claims.jpg").write_bytes(small)
    assert _flaw(tmp_path / "claims.jpg") is Flaw.TOO_MANY_PIXELS


def test_a_png_that_claims_to_hold_more_than_it_does_is_no_picture(tmp_path: Path) -> None:
    whole = bytearray(flat_png(64, 64))
    data = whole.index(b"IDAT")
    whole[data - 4 : data] = struct.pack(">I", 2_000_000_000)
    (tmp_path / "claims.png").write_bytes(whole)
    assert _flaw(tmp_path / "claims.png") is Flaw.NOT_A_PICTURE


def test_something_behind_the_end_of_a_png_does_not_matter(tmp_path: Path) -> None:
    (tmp_path / "longer.png").write_bytes(flat_png(64, 48) + b"written by a scanner")
    assert decode(tmp_path / "longer.png").shape == (48, 64, 3)


@pytest.mark.parametrize("language", [GERMAN, ENGLISH])
@pytest.mark.parametrize("flaw", list(Flaw))
def test_every_flaw_has_a_sentence(flaw: Flaw, language: Language) -> None:
    assert in_words(language, BadPicture(flaw).sentence).endswith(".")
