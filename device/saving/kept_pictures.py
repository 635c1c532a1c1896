"""Pictures of doubted and corrected throws on disk, for those who want them; a file's name tells all.

`2026-11-18-201530_doubted_1,3,5.jpg`: when, why, as it was read; with `_is_1,3,6` what people said it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path

import cv2
import numpy as np

from device.files.output_file import Outputs
from device.files.stamp import is_untouched, stamped
from device.saving.atomic_write import write_whole
from device.saving.kept_file import BadFile, kept_in
from session.kept_pictures import KeptPicture, Shown
from vision.frames import Picture

FOLDER = "pictures"
MOST = 60
MOST_BYTES = 30 * 2**20
LARGEST = 4 * 2**20
"""Several times what a picture of the widest camera takes."""
WIDEST = 1280
"""Wider pictures tell no more about dice."""
SHOWN_WIDTH = 800
QUALITY = 90
_FACES = r"[a-z0-9-]+(?:,[a-z0-9-]+)*"
_NAME = re.compile(
    rf"(\d{{4}}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)(?:-\d+)?_(doubted|corrected)_({_FACES})(?:_is_({_FACES}))?\.jpg"
)


@dataclass(frozen=True, slots=True)
class PictureFacts:
    """What the name of a picture tells besides when it was taken."""

    doubted: bool
    read: tuple[str, ...]
    right: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """As it stands in the file's name."""
        why = "doubted" if self.doubted else "corrected"
        return f"{why}_{_faces(self.read)}" + (f"_is_{_faces(self.right)}" if self.right else "")


def pictures_folder(folder: Path) -> Path:
    """Where the pictures lie within the state folder."""
    return folder / FOLDER


def kept_pictures(folder: Path) -> tuple[KeptPicture, ...]:
    """All of them, the newest first; files with other names are somebody else's."""
    found = (_picture(path) for path in sorted(_files(folder), reverse=True))
    return tuple(picture for picture in found if picture)


def keep_picture(folder: Path, picture: Picture, facts: PictureFacts, now: datetime) -> Path:
    """Write it, and let the oldest go where there are too many; OSError when the disk refuses."""
    content = _jpeg(picture)
    place = pictures_folder(folder)
    place.mkdir(parents=True, exist_ok=True)
    _make_room(folder, len(content))
    path = _free(place, now.strftime("%Y-%m-%d-%H%M%S"), facts.words)
    try:
        write_whole(path, content)
    except OSError:
        path.with_suffix(".new").unlink(missing_ok=True)
        raise
    return path


def tell_right(path: Path, facts: PictureFacts) -> Path:
    """The same picture, now with what people say lies there; OSError when the disk refuses."""
    stamp = path.name.split("_")[0]
    return path.replace(_free(path.parent, stamp, facts.words))


def shown(folder: Path, picture: KeptPicture) -> Shown | None:
    """One of them to be looked at; None where the file holds no picture any more."""
    try:
        return kept_in(pictures_folder(folder) / picture.file, _decoded, LARGEST, "pictures")
    except BadFile:
        return None


def content_of_picture(folder: Path, picture: KeptPicture) -> bytes:
    """The whole file as it lies there; BadFile where it holds no picture any more."""
    content = kept_in(pictures_folder(folder) / picture.file, _checked, LARGEST, "pictures")
    if content is None:
        raise BadFile("pictures.gone", file=picture.file)
    return content


def export_pictures(folder: Path, to: Path, outputs: Outputs) -> tuple[tuple[Path, ...], tuple[BadFile, ...]]:
    """Copies of all of them for somebody else, and what is wrong with the others; OSError by the disk."""
    written, broken = [], []
    to.mkdir(parents=True, exist_ok=True)
    for picture in kept_pictures(folder):
        try:
            written.append(outputs.write_beside(to / picture.file, content_of_picture(folder, picture)))
        except BadFile as error:
            broken.append(error)
    return tuple(written), tuple(broken)


def delete_pictures(folder: Path, files: Iterable[str]) -> None:
    """These for good; OSError when the disk refuses."""
    known = {picture.file for picture in kept_pictures(folder)}
    for file in files:
        if file in known:
            (pictures_folder(folder) / file).unlink(missing_ok=True)


def delete_all_pictures(folder: Path) -> int:
    """All of them, and what a pulled plug left of one; how many there were. OSError when the disk refuses."""
    pictures = kept_pictures(folder)
    delete_pictures(folder, (picture.file for picture in pictures))
    _sweep(folder)
    return len(pictures)


def _files(folder: Path) -> Iterator[Path]:
    try:
        yield from (path for path in pictures_folder(folder).iterdir() if not path.is_dir())
    except OSError:
        return


def _picture(path: Path) -> KeptPicture | None:
    found = _NAME.fullmatch(path.name)
    if found is None:
        return None
    day, hour, minute, _, why, read, right = found.groups()
    is_right = tuple(right.split(",")) if right else ()
    return KeptPicture(path.name, day, f"{hour}:{minute}", why == "doubted", tuple(read.split(",")), is_right)


def _faces(faces: tuple[str, ...]) -> str:
    """Faces as a file's name can tell them; a stranger's sign may have any name."""
    return ",".join(re.sub(r"[^a-z0-9-]+", "-", face.lower()) for face in faces) or "nothing"


def _free(place: Path, stamp: str, words: str) -> Path:
    """A name that nobody has: a Pi without a network may live through the same second twice."""
    names = (place / f"{stamp}{'' if n == 1 else f'-{n}'}_{words}.jpg" for n in count(1))
    return next(name for name in names if not name.exists())


def _make_room(folder: Path, size: int) -> None:
    """For one more of this size: the oldest go, and what a pulled plug left."""
    _sweep(folder)
    place, kept = pictures_folder(folder), list(kept_pictures(folder))
    sizes = {picture.file: (place / picture.file).lstat().st_size for picture in kept}
    while kept and (len(kept) >= MOST or sum(sizes.values()) + size > MOST_BYTES):
        oldest = kept.pop().file
        (place / oldest).unlink(missing_ok=True)
        del sizes[oldest]


def _sweep(folder: Path) -> None:
    """Remove pictures that were never written to their end."""
    for path in _files(folder):
        if path.suffix == ".new" and _NAME.fullmatch(f"{path.stem}.jpg"):
            path.unlink(missing_ok=True)


def _jpeg(picture: Picture) -> bytes:
    content = cv2.imencode(".jpg", _narrowed(picture, WIDEST), (cv2.IMWRITE_JPEG_QUALITY, QUALITY))[1]
    return stamped(content.tobytes())


def _narrowed(picture: Picture, widest: int) -> Picture:
    high, wide = picture.shape[:2]
    if wide <= widest:
        return picture
    size = (widest, max(1, round(high * widest / wide)))
    return np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.uint8)


def _checked(content: bytes) -> bytes:
    """Every picture has a mark that tells when a single bit of it is not as it was."""
    if not is_untouched(content):
        raise ValueError("no picture of ours")
    return content


def _decoded(content: bytes) -> Shown:
    found = cv2.imdecode(np.frombuffer(_checked(content), np.uint8), cv2.IMREAD_COLOR)
    picture = _narrowed(np.asarray(found, np.uint8), SHOWN_WIDTH)
    high, wide = picture.shape[:2]
    return Shown(wide, high, cv2.cvtColor(picture, cv2.COLOR_BGR2RGB).tobytes())
