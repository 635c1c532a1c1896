"""Small mistakes planted one by one, to see whether a test notices.

`python tools/mutants.py games|table|watching|reading [COUNT] [SEED]`. Each mistake changes a place of a file
in a copy of the tree (a comparison, a number, a condition turned round, a plus for a minus), and the tests of
its room run on it until one fails. What survives is printed, to be looked at: a test is missing there, or the
mistake makes no difference. It is a sample, because all 4,500 would take days.
"""

from __future__ import annotations

import ast
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
AREAS = {"games": "games", "table": "games/table", "watching": "vision/watching", "reading": "vision/reading"}
NOT_COPIED = ("__pycache__", ".git", ".venv", ".hypothesis", ".mypy_cache", ".ruff_cache", "*.egg-info")
SHARED = ("decisions", "playthroughs", "record", "table", "timer", "names", "helping", "questions")
"""The tests of what all games share; a game's own room has those that begin with its name."""
WATCHING = ("looking", "stillness", "same_throw", "motion", "watcher")
READING = (
    "doubts",
    "judging",
    "leaning",
    "marking",
    "faint_dice",
    "dominoes",
    "leftover",
    "yardstick",
    "reader",
)
PATIENCE_SECONDS = 900
"""A mistake that makes the tests go on for ever is noticed, too."""
COMPARED = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
COUNTED = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Div: "*", ast.Mod: "+"}


@dataclass(frozen=True, slots=True)
class Mistake:
    """One place of a file written otherwise."""

    path: Path
    line: int
    before: str
    after: str
    source: str
    """The whole file with the mistake in it."""


def mistakes(path: Path) -> Iterator[Mistake]:
    """Everything that can be got wrong in this file."""
    source = path.read_text()
    tree = ast.parse(source)
    decorators = {part for node in ast.walk(tree) for part in _decorating(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.expr) and node not in decorators and (after := _wrong(source, node)):
            yield _planted(path, source, node, after)


def _decorating(node: ast.AST) -> Iterator[ast.AST]:
    """Whether a dataclass has slots is no behaviour."""
    for decorator in getattr(node, "decorator_list", ()):
        yield from ast.walk(decorator)


def _wrong(source: str, node: ast.expr) -> str | None:
    """This expression with a mistake in it, or None where we know none."""
    part = ast.get_source_segment(source, node) or ""
    match node:
        case ast.Compare(left, [operator], [right]):
            return _joined(source, left, COMPARED[type(operator)], right)
        case ast.BinOp(left, operation, right) if type(operation) in COUNTED:
            return _joined(source, left, COUNTED[type(operation)], right)
        case ast.BoolOp(op=ast.And()):
            return part.replace(" and ", " or ", 1)
        case ast.BoolOp(op=ast.Or()):
            return part.replace(" or ", " and ", 1)
        case ast.UnaryOp(ast.Not(), operand):
            return ast.get_source_segment(source, operand)
        case ast.IfExp(test=test):
            asked = ast.get_source_segment(source, test) or ""
            return part.replace(f"if {asked} else", f"if not ({asked}) else", 1)
        case ast.Constant(bool() as value):
            return str(not value)
        case ast.Constant(int() | float() as value):
            return str(value + 1)
        case _:
            return None


def _joined(source: str, left: ast.expr, operator: str, right: ast.expr) -> str:
    return f"{ast.get_source_segment(source, left)} {operator} {ast.get_source_segment(source, right)}"


def _planted(path: Path, source: str, node: ast.expr, after: str) -> Mistake:
    """Offsets of the syntax tree count bytes."""
    before = ast.get_source_segment(source, node) or ""
    lines = source.encode().splitlines(keepends=True)
    start = sum(map(len, lines[: node.lineno - 1])) + node.col_offset
    whole = source.encode()
    planted = whole[:start] + f"({after})".encode() + whole[start + len(before.encode()) :]
    return Mistake(path, node.lineno, before, after, planted.decode())


def tests_for(area: str, path: Path) -> list[str]:
    """The tests of the room that this file lies in."""
    if area in {"watching", "reading"}:
        return [f"tests/vision/test_{name}.py" for name in (WATCHING if area == "watching" else READING)]
    room = path.relative_to(ROOT / "games").parts[0]
    own = sorted(ROOT.glob(f"tests/games/test_{room}*.py")) if (ROOT / "games" / room).is_dir() else []
    shared = [ROOT / f"tests/games/test_{name}.py" for name in SHARED]
    return [str(test.relative_to(ROOT)) for test in (*own, *shared)]


def is_noticed(tree: Path, area: str, mistake: Mistake) -> bool:
    """Does any test fail, or go on for ever?"""
    planted = tree / mistake.path.relative_to(ROOT)
    good = planted.read_text()
    planted.write_text(mistake.source)
    try:
        return not passes(tree, tests_for(area, mistake.path))
    finally:
        planted.write_text(good)


def passes(tree: Path, tests: list[str]) -> bool:
    """Are these tests green there, within a time that any machine has?"""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    try:
        done = subprocess.run(command, cwd=tree, capture_output=True, timeout=PATIENCE_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def copied(folder: Path) -> Path:
    """A tree of its own, so that nobody works on planted mistakes."""
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*NOT_COPIED), dirs_exist_ok=True)
    return folder


def main(words: list[str]) -> int:
    """Plant them, and tell how many were noticed."""
    area, count, seed = (
        words[0],
        int(words[1]) if len(words) > 1 else 150,
        int(words[2]) if len(words) > 2 else 1,
    )
    files = sorted((ROOT / AREAS[area]).rglob("*.py"))
    possible = [mistake for file in files for mistake in mistakes(file)]
    chosen = random.Random(seed).sample(possible, min(count, len(possible)))
    noticed = 0
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        tree = copied(Path(folder))
        for tests in {tuple(tests_for(area, mistake.path)) for mistake in chosen}:
            if not passes(tree, list(tests)):
                sys.exit(f"Not all of these are green without a mistake: {' '.join(tests)}")
        for number, mistake in enumerate(chosen, 1):
            found = is_noticed(tree, area, mistake)
            noticed += found
            if not found:
                place = f"{mistake.path.relative_to(ROOT)}:{mistake.line}"
                print(f"survived  {place}  {mistake.before!r} -> {mistake.after!r}", flush=True)
            print(f"{number}: {noticed} noticed", file=sys.stderr, flush=True)
    print(f"{area}: {noticed} of {len(chosen)} noticed ({100 * noticed / len(chosen):.0f} %)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
