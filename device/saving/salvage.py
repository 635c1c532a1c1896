"""What a damaged journal still holds, read page by page as SQLite lays a file out.

Python's sqlite3 has no recovery of its own: it gives up at the first page that is wrong. Here every leaf page
stands for itself (file format: sqlite.org/fileformat2.html), so that one bad page costs its own rows alone.
"""

from __future__ import annotations

import sqlite3
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

USUAL_PAGE = 4096
LEAF = 13
"""The first byte of a page with rows of a table."""
LARGEST_ROW = 2**20
MOST_NUMBER = 2**53
"""No game and no event has a larger number."""
_INTEGERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
_CONSTANTS = {0: None, 8: 0, 9: 1}

Pages = dict[int, bytes]
Value = int | str | bytes | None


@dataclass(slots=True)
class Salvaged:
    """Rows of the journal's tables, as far as they can be told by their looks."""

    games: dict[int, tuple[str, int]] = field(default_factory=dict)
    events: dict[tuple[int, int], str] = field(default_factory=dict)
    dates: dict[int, str] = field(default_factory=dict)
    preferences: dict[str, str] = field(default_factory=dict)


def salvaged(path: Path) -> Salvaged:
    """Everything that can be read of this file and its write-ahead log; OSError when the disk refuses."""
    content = path.read_bytes()
    log = path.with_name(f"{path.name}-wal")
    logged = log.read_bytes() if log.is_file() else b""
    found = Salvaged()
    for size in dict.fromkeys((_page_size(content), USUAL_PAGE)):
        pages = _pages(content, size) | _logged(logged, size)
        for row in (row for number in sorted(pages) for row in _rows(pages, number, size)):
            _sort_in(found, row)
        if found.games or found.events:
            break
    return found


def put_into(connection: sqlite3.Connection, found: Salvaged) -> None:
    """Write it all into a sound journal."""
    rows: dict[str, list[tuple[Value, ...]]] = {
        "INSERT OR IGNORE INTO games VALUES (?, ?, ?)": [(key, *row) for key, row in found.games.items()],
        "INSERT OR IGNORE INTO events VALUES (?, ?, ?)": [(*key, line) for key, line in found.events.items()],
        "INSERT OR IGNORE INTO dates VALUES (?, ?)": list(found.dates.items()),
        "INSERT OR IGNORE INTO preferences VALUES (?, ?)": list(found.preferences.items()),
    }
    with connection:
        for statement, values in rows.items():
            connection.executemany(statement, values)


def _page_size(content: bytes) -> int:
    size = int.from_bytes(content[16:18], "big")
    size = 65536 if size == 1 else size
    return size if size in {2**power for power in range(9, 17)} else USUAL_PAGE


def _pages(content: bytes, size: int) -> Pages:
    return {start // size + 1: content[start : start + size] for start in range(0, len(content), size)}


def _logged(log: bytes, size: int) -> Pages:
    """The pages that the write-ahead log has newer, up to its last commit."""
    newest, waiting = Pages(), Pages()
    for start in range(32, len(log) - size - 23, size + 24):
        number, commit = struct.unpack_from(">II", log, start)
        if log[start + 8 : start + 16] != log[16:24]:  # the salt: a frame from before the log was begun anew
            break
        waiting[number] = log[start + 24 : start + 24 + size]
        if commit:
            newest |= waiting
            waiting = {}
    return newest


def _rows(pages: Pages, number: int, size: int) -> Iterator[tuple[int, list[Value]]]:
    """The rows of one page; a row that makes no sense costs nothing but itself."""
    page, head = pages[number], 100 if number == 1 else 0
    if len(page) < size or page[head] != LEAF:
        return
    (count,) = struct.unpack_from(">H", page, head + 3)
    for place in range(head + 8, min(head + 8 + 2 * count, size - 1), 2):
        try:
            yield _row(pages, page, struct.unpack_from(">H", page, place)[0], size)
        except (IndexError, ValueError, KeyError, struct.error):
            continue


def _row(pages: Pages, page: bytes, at: int, size: int) -> tuple[int, list[Value]]:
    length, at = _varint(page, at)
    key, at = _varint(page, at)
    if length > LARGEST_ROW:
        raise ValueError("no row of ours is that long")
    here = _part_here(length, size)
    content = page[at : at + here]
    if here < length:
        content += _overflow(pages, int.from_bytes(page[at + here : at + here + 4], "big"), length - here)
    return key, _values(content)


def _part_here(length: int, size: int) -> int:
    """How much of a row lies on its own page; the rest goes to pages that overflow."""
    if length <= size - 35:
        return length
    least = (size - 12) * 32 // 255 - 23
    fits = least + (length - least) % (size - 4)
    return fits if fits <= size - 35 else least


def _overflow(pages: Pages, number: int, length: int) -> bytes:
    content = b""
    while len(content) < length:
        page = pages[number]
        content += page[4:]
        number = int.from_bytes(page[:4], "big")
    return content[:length]


def _values(content: bytes) -> list[Value]:
    head, at = _varint(content, 0)
    kinds = []
    while at < head:
        kind, at = _varint(content, at)
        kinds.append(kind)
    values = list[Value]()
    for kind in kinds:
        value, at = _value(content, at, kind)
        values.append(value)
    return values


def _value(content: bytes, at: int, kind: int) -> tuple[Value, int]:
    if kind in _CONSTANTS:
        return _CONSTANTS[kind], at
    length = _INTEGERS[kind] if kind < 12 else (kind - 12) // 2
    part = content[at : at + length]
    if len(part) < length:
        raise ValueError("cut off")
    if kind < 12:
        return int.from_bytes(part, "big", signed=True), at + length
    return (part.decode() if kind % 2 else part), at + length


def _varint(content: bytes, at: int) -> tuple[int, int]:
    number = 0
    for place in range(at, at + 8):
        number = number << 7 | content[place] & 0x7F
        if content[place] < 0x80:
            return number, place + 1
    return number << 8 | content[at + 8], at + 9


def _sort_in(found: Salvaged, row: tuple[int, list[Value]]) -> None:
    """No page says which table it belongs to, but each table's rows look different."""
    match row:
        case int(key), [None, str(line), int(finished)] if line.startswith("{") and 0 < key < MOST_NUMBER:
            found.games[key] = (line, finished)
        case _, [int(game), int(number), str(line)] if line.startswith("{"):
            found.events[game, number] = line
        case int(key), [None, str(begun)] if begun[:2] == "20":
            found.dates[key] = begun
        case _, [str(name), str(value)]:
            found.preferences[name] = value
        case _:
            pass
