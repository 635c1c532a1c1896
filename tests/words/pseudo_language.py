"""A language that nobody speaks, made from English: accented letters, and every word 40 % longer.

Whatever is painted without accents was never translated, and what fits in it fits in most real languages.
"""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

from words.compiling import compiled, messages
from words.languages import COMPILED

CODE = "vo"
"""Volapük: Babel knows its plural forms, and no family is likely to ask for it."""
ACCENTED = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
LONGER = "ö"
MARKS = frozenset("áéíóúýÁÉÍÓÚÝö")
WORD = re.compile(r"[^\W\d_]+")


def pseudo(text: str) -> str:
    """Accents on every word, 40 % more letters in all, and the gaps as they were."""
    parts, owed = [], 0.0
    for words, gap, form, way in Formatter().parse(text):
        for piece in re.split(r"([^\W\d_]+)", words):
            owed += 0.4 * len(piece) if WORD.fullmatch(piece) else 0
            parts.append(piece.translate(ACCENTED) + LONGER * int(owed) if WORD.fullmatch(piece) else piece)
            owed -= int(owed) if WORD.fullmatch(piece) else 0
        if gap is not None:
            parts.append("{" + gap + (f"!{way}" if way else "") + (f":{form}" if form else "") + "}")
    return "".join(parts)


def write_language(english: Path, folder: Path) -> None:
    """A folder as a translator would make it: one catalogue, and what is compiled from it."""
    catalog = Catalog(locale=folder.name, fuzzy=False)
    for message in messages(english).values():
        text = message.string
        said = pseudo(text) if isinstance(text, str) else tuple(map(pseudo, text or ()))
        catalog.add(message.id, said, context=message.context)
    folder.mkdir(parents=True)
    with (folder / "all.po").open("wb") as file:
        write_po(file, catalog)
    (folder / COMPILED).write_bytes(compiled(folder))
