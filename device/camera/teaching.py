"""Teaches faces from pictures: those of files, and those that a camera sees when things lie still."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from vision.frames import Frame, FrameSource, NoMoreFrames, Picture
from vision.reading import Reading, SeenDie, annotate
from vision.taught import VIEWS, Lesson, ShownFace, ShownThrow, Unclear, face_in
from vision.tray import Calibration
from vision.watching import Rest, rested


@dataclass(frozen=True, slots=True)
class Looked:
    """What one look brought: how often the face was shown by now, or why this look does not count.

    why is `nothing`, `several`, `twin` (of another meaning, `about`) or `other` (than the looks before).
    """

    meaning: str
    views: int
    why: str = ""
    about: str = ""


def look_at(lesson: Lesson, meaning: str, shown: ShownFace | Unclear) -> tuple[Lesson, Looked]:
    """The lesson after one look at a face that is said to mean this."""
    views = lesson.views(meaning)
    if isinstance(shown, Unclear):
        return lesson, Looked(meaning, views, shown.value)
    if twin := lesson.twin(meaning, shown.face):
        return lesson, Looked(meaning, views, "twin", twin)
    if lesson.is_other(meaning, shown.face):
        return lesson, Looked(meaning, views, "other")
    return lesson.shown(meaning, shown.face), Looked(meaning, views + 1)


def still_frames(source: FrameSource) -> Iterator[Frame]:
    """A frame each time that things have come to rest, until the recording ends."""
    state = Rest()
    try:
        while True:
            frame = source.read()
            state, is_still = rested(state, frame)
            if is_still:
                yield frame
    except NoMoreFrames:
        return
    finally:
        source.close()


@dataclass(frozen=True, slots=True)
class Taken:
    """One frame of a live lesson and what it brought; the next face is wanted after enough looks."""

    frame: Frame
    lesson: Lesson
    looked: Looked
    seen: Picture


def live(
    source: FrameSource, lesson: Lesson, meanings: tuple[str, ...], calibration: Calibration | None = None
) -> Iterator[Taken]:
    """One face after the other, each until it was shown often enough."""
    wanted = list(meanings)
    for frame in still_frames(source):
        shown = face_in(frame.picture, are_cards=lesson.are_cards, calibration=calibration)
        lesson, looked = look_at(lesson, wanted[0], shown)
        yield Taken(frame, lesson, looked, drawn(frame.picture, shown, looked))
        if looked.views >= VIEWS:
            wanted.pop(0)
        if not wanted:
            source.close()
            return


def drawn_throw(picture: Picture, shown: ShownThrow, faces: tuple[int, ...] | None) -> Picture:
    """The picture with the dice that were found and the faces they were given, if they were."""
    named = shown.faces if faces is None else faces
    dice = (
        SeenDie(box, float(faces is not None), face) for box, face in zip(shown.boxes, named, strict=True)
    )
    return annotate(picture, Reading(tuple(dice)))


def drawn(picture: Picture, shown: ShownFace | Unclear, looked: Looked) -> Picture:
    """The picture with the face that was looked at, and what it was taken for."""
    if isinstance(shown, Unclear):
        return annotate(picture, Reading(()))
    die = SeenDie(shown.box, 0.0 if looked.why else 1.0, sign=looked.about or looked.meaning)
    return annotate(picture, Reading((die,)))
