"""A reading as an answer: as plain data for programs, as a sentence for people."""

from __future__ import annotations

from typing import Any

from display.wording.cue_words import sign_words
from vision.reading import Reading, SeenDie
from words.phrases import Language, phrase


def throw_row(reading: Reading) -> dict[str, Any]:
    """What every answer says about what lies there."""
    event = reading.signs[0] if reading.signs else None
    return {"sure": reading.sure, "values": list(reading.faces), "event": event}


def photo_row(
    photo: str, reading: Reading, milliseconds: float, language: Language, times: int = 1
) -> dict[str, Any]:
    """The whole answer about one photograph, which was read this many times smaller than it is."""
    return {
        "photo": photo,
        **throw_row(reading),
        "dice": [_die_row(die, times) for die in reading.dice],
        "milliseconds": round(milliseconds, 1),
        "advice": advice_words(reading, language, of_photo=True),
    }


def words(reading: Reading, language: Language, *, of_photo: bool = False) -> str:
    """The faces and their sum, the event, and the doubt if there is one."""
    faces = ", ".join(str(face) for face in reading.faces)
    seen = phrase(language, "read.faces" if faces else "read.none", faces=faces, total=sum(reading.faces))
    for sign in reading.signs:
        seen += phrase(language, "read.event", event=sign_words(language, sign))
    advice = advice_words(reading, language, of_photo=of_photo)
    return phrase(language, "read.unsure", seen=seen, advice=advice) if advice else seen


def advice_words(reading: Reading, language: Language, *, of_photo: bool) -> str | None:
    """What is the matter and with which die, or None where nothing is; a photograph cannot be nudged."""
    if reading.advice is None:
        return None
    sentence = phrase(language, f"{'photo' if of_photo else 'doubt'}.{reading.advice.doubt.value}")
    if reading.advice.die is None:
        return sentence
    return phrase(language, "read.which", number=reading.advice.die + 1, advice=sentence)


def _die_row(die: SeenDie, times: int) -> dict[str, Any]:
    box = die.box
    return {
        "value": die.sign if die.face is None else die.face,
        "box": [side * times for side in (box.x, box.y, box.width, box.height)],
        "confidence": round(die.confidence, 4),
    }
