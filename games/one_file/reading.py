"""A game file read: every mistake is noted with its line, and without one there is a plan to play by."""

from __future__ import annotations

import re
from typing import Any

from config.toml_lines import NotToml, Path, written
from games.one_file.fields import Check, FileReader, Wrong, number, one_of, some, words, yes_no
from games.one_file.line_reading import LONGEST_ROW, MOST_DICE, MOST_POINTS, line_from, line_keys, points
from games.one_file.mistakes import BadGameFile, MistakeKind
from games.one_file.plan import FREE, Ask, Bonus, Counting, Keep, Line, Loss, Plan, What, Winner, Words
from games.one_file.sense import check_sense
from games.one_file.slips import slip_in

LARGEST_FILE = 65_536
FEWEST_PLAYERS, MOST_PLAYERS = 1, 6
MOST_ROWS, MOST_LINES = 20, 30
SCORING = tuple(what for what in What if what is not What.NOTHING)
_GOAL, _ROUNDS, _LEAST = number(1, 1_000_000), number(1, 100), number(0, 1_000_000)
_SPELT = {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"}
_NAME = re.compile(r"[a-z][a-z0-9-]{0,31}")


def plan_from(text: str, name: str = "") -> Plan:
    """The plan in this text; `name` is the file's, for a game that does not say its own.

    BadGameFile tells everything that is wrong with it.
    """
    try:
        reader = FileReader(written(text))
    except NotToml as error:
        raise BadGameFile((slip_in(text, error),)) from error
    plan = _plan(reader, name)
    if reader.mistakes:
        raise BadGameFile(tuple(sorted(set(reader.mistakes), key=lambda each: (each.line, each.key))))
    return plan


def name_from(stem: str) -> str:
    """The name of a game after its file's: small letters, digits and strokes."""
    spelt = "".join(_SPELT.get(sign, sign) for sign in stem.lower())
    name = re.sub(r"[^a-z0-9]+", "-", spelt).strip("-0123456789")[:32].strip("-")
    return name or "game"


def _plan(reader: FileReader, name: str) -> Plan:
    before = len(reader.mistakes)
    read = reader.table(reader.text.values, (), _KEYS)
    if "title" not in reader.text.values and all(each.meant != "title" for each in reader.mistakes):
        reader.note(MistakeKind.MISSING, (), "title", 'title = "…"')
    plan = _made(read, read.get("name", name))
    if len(reader.mistakes) == before:
        check_sense(reader, plan)
    return plan


def _made(read: dict[str, Any], name: str) -> Plan:
    fewest, most = (*read.get("players", (2, MOST_PLAYERS)), 0)[:2]
    dice = read.get("dice", 1)
    own: tuple[Words, Words] = read.get("words", ((), ()))
    lines = read.get("score", () if "row" in read or not dice else (Line(What.SUM),))
    names = ("winner", "goal", "rounds", "last_round", "exact", "bank_from", "enter_with", "in_order")
    return Plan(
        name=name,
        title=read.get("title", ()),
        about=read.get("about", ()),
        how=read.get("how", ()),
        pictures=read.get("pictures", ()),
        fewest=fewest,
        most=most,
        dice=dice,
        throws=read.get("throws", 1),
        keep=read.get("keep", Keep.NONE),
        counting=read.get("count", Counting.BEST),
        lines=lines,
        rows=read.get("row", ()),
        losses=read.get("lost", ()),
        bonuses=read.get("bonus", ()),
        go_on=read.get("go_on", False),
        asks=read.get("ask", ()),
        bank=own[0],
        lost=own[1],
        **{each: read[each] for each in names if each in read},
    )


def _name(reader: FileReader, plain: Any, path: Path) -> str:
    if not isinstance(plain, str) or not _NAME.fullmatch(plain):
        raise reader.wrong(MistakeKind.BAD_NAME, path, plain, f'"{name_from(str(plain))}"')
    return plain


def _players(reader: FileReader, plain: Any, path: Path) -> tuple[int, int]:
    bound = number(FEWEST_PLAYERS, MOST_PLAYERS)
    if type(plain) is int:
        many = bound(reader, plain, path)
        return many, many
    both = some(bound, 2, 2)(reader, plain, path)
    if len(both) != 2:
        raise Wrong
    if both[0] > both[1]:
        raise reader.wrong(MistakeKind.ORDER, path, plain, f"[{both[1]}, {both[0]}]")
    return both[0], both[1]


def _throws(reader: FileReader, plain: Any, path: Path) -> int:
    if plain == "free":
        return FREE
    if type(plain) is not int:
        raise reader.wrong(MistakeKind.NEED_THROWS, path, plain, '1–10, "free"')
    return int(number(1, 10)(reader, plain, path))


def _line(reader: FileReader, plain: Any, path: Path) -> Line:
    return line_from(reader, plain, path, line_keys(SCORING, points=points))[0]


def _loss(reader: FileReader, plain: Any, path: Path) -> Loss:
    line, read = line_from(reader, plain, path, line_keys(tuple(What), takes=_takes))
    return Loss(line, read.get("takes") == "all")


def _takes(reader: FileReader, plain: Any, path: Path) -> str:
    if plain not in ("turn", "all"):
        raise reader.wrong(MistakeKind.NEED_ONE_OF, path, plain, '"turn", "all"')
    return str(plain)


def _bonus(reader: FileReader, plain: Any, path: Path) -> Bonus:
    keys: dict[str, Check] = {
        "rows": some(number(1, MOST_ROWS), 1, MOST_ROWS),
        "from": number(1, MOST_POINTS),
        "points": number(-MOST_POINTS, MOST_POINTS),
        "title": words(LONGEST_ROW),
    }
    read = reader.table(plain, path, keys)
    for key in ("rows", "from", "points"):
        if key not in plain:
            reader.note(MistakeKind.MISSING, path, "bonus", f"{key} = …")
    rows = tuple(row - 1 for row in read.get("rows", ()))
    return Bonus(rows, read.get("from", 0), read.get("points", 0), read.get("title", ()))


def _asked(reader: FileReader, plain: Any, path: Path) -> tuple[Ask, ...]:
    """House rules that are asked before the game: answers in a list, or true for a yes or no."""
    read = reader.table(plain, path, _ASKED)
    return tuple(Ask(field, answers) for field, answers in read.items() if answers)


def _answers(check: Check) -> Check:
    return some(check, 2, 6)


def _switch(reader: FileReader, plain: Any, path: Path) -> tuple[bool, ...]:
    return (False, True) if yes_no(reader, plain, path) else ()


def _words(reader: FileReader, plain: Any, path: Path) -> tuple[Words, Words]:
    read = reader.table(plain, path, {"bank": words(16), "lost": words(60)})
    return read.get("bank", ()), read.get("lost", ())


_ASKED: dict[str, Check] = {
    "goal": _answers(_GOAL),
    "rounds": _answers(_ROUNDS),
    "bank_from": _answers(_LEAST),
    "enter_with": _answers(_LEAST),
    "last_round": _switch,
    "exact": _switch,
    "in_order": _switch,
    "go_on": _switch,
    "winner": some(one_of(Winner), 2, 2),
}
_KEYS: dict[str, Check] = {
    "name": _name,
    "title": words(24),
    "about": words(60),
    "how": words(160, 12),
    "pictures": some(some(number(1, 6), 0, MOST_DICE), 1, 12),
    "players": _players,
    "dice": number(0, MOST_DICE),
    "throws": _throws,
    "keep": one_of(Keep),
    "count": one_of(Counting),
    "score": some(_line, 1, MOST_LINES),
    "row": some(_line, 1, MOST_ROWS),
    "lost": some(_loss, 1, MOST_LINES),
    "bonus": some(_bonus, 1, 6),
    "winner": one_of(Winner),
    "goal": _GOAL,
    "rounds": _ROUNDS,
    "last_round": yes_no,
    "exact": yes_no,
    "bank_from": _LEAST,
    "enter_with": _LEAST,
    "in_order": yes_no,
    "go_on": yes_no,
    "ask": _asked,
    "words": _words,
}
