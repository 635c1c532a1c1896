"""What is remembered but makes no sense is set aside in the journal, under a name that is told."""

from __future__ import annotations

from device.saving.remembered import IN_PROGRESS, is_understood, number_in
from device.saving.rows import Rows
from device.saving.statements import Change
from words.sentences import Sentence, sentence


def tidied(rows: Rows) -> tuple[Sentence, ...]:
    """Set every odd row aside, and say under which name."""
    remembered = rows.remembered()
    odd = [name for name, value in remembered if not _makes_sense(rows, name, value)]
    taken = {name for name, _ in remembered}
    return tuple(_set_aside(rows, name, taken) for name in odd)


def _makes_sense(rows: Rows, name: str, value: object) -> bool:
    """Is it understood, and if it names a game, is that there?"""
    return is_understood(name, value) and (name != IN_PROGRESS or rows.is_there(number_in(value) or 0))


def _set_aside(rows: Rows, name: str, taken: set[str]) -> Sentence:
    aside = next(free for n in range(1, len(taken) + 2) if (free := f"aside-{n}.{name}") not in taken)
    taken.add(aside)
    rows.write(Change.RENAME, aside, name)
    return sentence("journal.row-aside", name=name, aside=aside)
