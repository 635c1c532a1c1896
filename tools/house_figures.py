"""The house in figures: `python tools/house_figures.py` prints the table of docs/architecture.md anew."""

from __future__ import annotations

import ast
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
PACKAGES = (
    *(
        "config",
        "device",
        "display",
        "games",
        "inference",
        "network",
        "paper",
        "session",
        "stream",
        "vision",
        "words",
    ),
    "examples",
)
LARGE_FILE, LONG_FUNCTION = 300, 40


@dataclass(frozen=True, slots=True)
class Measured:
    """One file: its lines, and those of each function in it."""

    path: Path
    lines: int
    functions: tuple[int, ...]


def measured() -> Iterator[Measured]:
    """Every committed file of the program."""
    listed = subprocess.run(
        [
            shutil.which("git") or "git",
            "-C",
            str(ROOT),
            "ls-files",
            *(f"{package}/*.py" for package in PACKAGES),
        ],
        check=True,
        capture_output=True,
        text=True,
    )
    for name in listed.stdout.split():
        text = (ROOT / name).read_text()
        functions = (
            (node.end_lineno or node.lineno) - node.lineno + 1
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        )
        yield Measured(Path(name), len(text.splitlines()), tuple(functions))


def main() -> None:
    """A row for each figure."""
    files = sorted(measured(), key=lambda file: file.lines)
    functions = sorted(length for file in files for length in file.functions)
    long = sum(length > LONG_FUNCTION for length in functions)
    rows = {
        "files, lines": f"{len(files)}, {sum(file.lines for file in files):,}",
        "lines a file: median, most": f"{median(file.lines for file in files):g}, {files[-1].lines}",
        f"files over {LARGE_FILE} lines": sum(file.lines > LARGE_FILE for file in files),
        "functions": f"{len(functions):,}",
        "lines a function: median, 90 %, most": (
            f"{median(functions):g}, {functions[len(functions) * 9 // 10]}, {functions[-1]}"
        ),
        f"functions over {LONG_FUNCTION} lines": long,
    }
    for name, figure in rows.items():
        print(f"| {name} | {figure} |")


if __name__ == "__main__":
    main()
