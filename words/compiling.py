"""Compiles words: `python -m words.compiling [FOLDER]` turns each FOLDER/<language>/*.po into its words.mo.

It needs Babel (part of `pip install -e '.[dev]'`); the program itself reads only what is compiled. `--check`
says what is not compiled, is missing in a language or has other gaps there, and changes nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from words.languages import COMPILED
from words.phrases import COUNTED

Messages = dict[str, Message]


def messages(folder: Path) -> Messages:
    """Every message of a language by its key; a key that stands in two files is an error."""
    found: Messages = {}
    for file in sorted(folder.glob("*.po")):
        with file.open("rb") as opened:
            for message in read_po(opened, locale=folder.name, abort_invalid=True):
                key = key_of(message)
                if key in found:
                    raise ValueError(f"{file}: {key} stands in two files")
                if key:
                    found[key] = message
    return found


def key_of(message: Message) -> str:
    """The key, also of a message with plural forms."""
    return message.id if isinstance(message.id, str) else message.id[0]


def forms(message: Message) -> tuple[str, ...]:
    """The sentence, or all its plural forms."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ("",))


def gaps(message: Message) -> set[str]:
    """The gaps of a sentence. A form for one may leave out the number: "one die"."""
    named = {gap for text in forms(message) for _, gap, _, _ in Formatter().parse(text) if gap is not None}
    return named | ({message.context} if message.context else set())


class _Dateless(Catalog):
    """Nothing in the header that changes by itself: the same words are always the same bytes."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        return [("Content-Type", "text/plain; charset=utf-8"), ("Plural-Forms", self.plural_forms)]


def compiled(folder: Path) -> bytes:
    """All messages of a language as `gettext` reads them."""
    catalog = _Dateless(locale=folder.name, fuzzy=False)
    for key, message in sorted(messages(folder).items()):
        catalog.add(message.id, message.string, context=message.context)
        if message.context:
            catalog.add(key, COUNTED + message.context)
    written = BytesIO()
    write_mo(written, catalog)
    return written.getvalue()


def languages(place: Path) -> list[Path]:
    """The folders with words."""
    return sorted({file.parent for file in place.glob("*/*.po")})


def problems(place: Path) -> Iterator[str]:
    """What is not as it should be, a sentence each."""
    folders = languages(place)
    every = {folder: messages(folder) for folder in folders}
    keys = {key for known in every.values() for key in known}
    for folder, known in every.items():
        yield from (f"{folder.name} has no words for {key}" for key in sorted(keys - known.keys()))
        yield from (f"{folder.name}: {key} is empty" for key in sorted(known) if not all(forms(known[key])))
        yield from _other_gaps(folder.name, known, every[folders[0]])
        if not (folder / COMPILED).exists() or (folder / COMPILED).read_bytes() != compiled(folder):
            yield f"{folder / COMPILED} is not up to date. This helps: python -m words.compiling"


def _other_gaps(language: str, known: Messages, first: Messages) -> Iterator[str]:
    for key in sorted(known.keys() & first.keys()):
        if gaps(known[key]) != gaps(first[key]):
            yield f"{language}: {key} has the gaps {sorted(gaps(known[key]))}, not {sorted(gaps(first[key]))}"


def main(words: list[str]) -> int:
    """Compile, or with `--check` only look."""
    named = [Path(word) for word in words if word != "--check"]
    place = named[0] if named else Path(__file__).parent
    if "--check" in words:
        found = list(problems(place))
        print("\n".join(found) or "All words are there.")
        return 1 if found else 0
    for folder in languages(place):
        (folder / COMPILED).write_bytes(compiled(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
