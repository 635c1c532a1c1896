"""What every command that looks at pictures has in common: its language, `--json`, and `--annotate DIR`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from device.calls.annotated_photos import Album
from device.calls.bad_call import BadCall
from device.files.output_file import Outputs
from vision.frames import Picture
from words.phrases import Language, phrase
from words.sentences import trouble_in_words


@dataclass(frozen=True, slots=True)
class PictureCall:
    """How to answer; each command adds what else it was asked."""

    language: Language
    as_json: bool
    album: Album | None

    def say(self, key: str, **gaps: object) -> None:
        """People's words go to stderr where stdout is for a program."""
        print(phrase(self.language, key, **gaps), file=sys.stderr if self.as_json else sys.stdout, flush=True)

    def keeps(self, photo: Path, draw: Callable[[], Picture]) -> bool:
        """Draw and keep a picture where the call wants that, or say why it could not be done."""
        return self.album is None or is_kept(photo, draw(), self.album, self.language)


def album_in(folder: str | None, language: Language, inputs: Iterable[str | Path]) -> Album | None:
    """Where pictures are kept; none without a folder. What the call reads is never written over."""
    try:
        return Album(Path(folder), Outputs(map(Path, inputs))) if folder else None
    except (OSError, ValueError) as error:
        why = trouble_in_words(language, error)
        raise BadCall("read.no-place", folder=folder, why=why) from error


def is_kept(photo: Path, drawn: Picture, album: Album, language: Language) -> bool:
    """Keep it, or say why that could not be done."""
    try:
        kept, wanted = album.keep(photo, drawn), album.usual_place(photo)
    except OSError as error:
        why = trouble_in_words(language, error)
        print(printable(phrase(language, "read.not-written", photo=photo, why=why)), file=sys.stderr)
        return False
    if not album.made(wanted):
        print(phrase(language, "output.beside", wanted=wanted, path=kept), file=sys.stderr)
    return True


def printable(text: str) -> str:
    """A file's name may hold bytes that are no letters, and line breaks; the answer is one line."""
    return text.encode(errors="replace").decode().replace("\n", "\\n")
