"""Draw the house from its real imports: `python tools/architecture.py` makes docs/pictures/house.svg.

A row is a layer, as import-linter's contract in pyproject.toml has it; a card is a package with its rooms;
a line goes from a package to each one below that it uses. `--check` only says whether it is up to date.
"""

from __future__ import annotations

import sys
import tomllib
from dataclasses import dataclass
from html import escape
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "pictures" / "house.svg"
WIDTH, CARD, ROOM, GAP = 1080, 30, 20, 46
"""In pixels: the picture's width, a card's title, a line of rooms, and the space between two layers."""
LETTER = 7.4
"""About the width of a letter, to know how many rooms fit in a line."""


@dataclass(frozen=True, slots=True)
class Package:
    """A card: a package, its rooms, and the packages it uses."""

    name: str
    rooms: tuple[str, ...]
    uses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Placed:
    """A card where it is drawn."""

    package: Package
    x: float
    y: float
    width: float
    height: float
    lines: tuple[str, ...]


def layers(root: Path = ROOT) -> list[list[str]]:
    """The packages from the top layer to the bottom one."""
    contracts = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    rows = next(contract["layers"] for contract in contracts if contract["name"] == "Imports point down")
    return [[name.strip() for name in row.split("|")] for row in rows]


def packages(names: list[str]) -> dict[str, Package]:
    """Each package with its rooms and what it uses, from the real import graph."""
    graph = grimp.build_graph(*names)
    found = {}
    for name in names:
        rooms = {child.split(".")[1] for child in graph.find_children(name) if graph.find_children(child)}
        below = {
            used.split(".")[0]
            for module in (name, *graph.find_descendants(name))
            for used in graph.find_modules_directly_imported_by(module)
        }
        found[name] = Package(name, tuple(sorted(rooms)), tuple(sorted(below & set(names) - {name})))
    return found


def placed(rows: list[list[str]], known: dict[str, Package]) -> list[Placed]:
    """Every card in its place, those of a layer side by side."""
    cards, y = [], 10.0
    for row in rows:
        width = (WIDTH - 20 - 20 * (len(row) - 1)) / len(row)
        lines = [_lines(known[name].rooms, width) for name in row]
        height = CARD + ROOM * max(len(each) for each in lines) + 10
        for number, name in enumerate(row):
            cards.append(Placed(known[name], 10 + number * (width + 20), y, width, height, lines[number]))
        y += height + GAP
    return cards


def _lines(rooms: tuple[str, ...], width: float) -> tuple[str, ...]:
    lines = [""]
    for room in rooms:
        longer = f"{lines[-1]} · {room}" if lines[-1] else room
        if len(longer) * LETTER > width - 24:
            lines.append(room)
        else:
            lines[-1] = longer
    return tuple(line for line in lines if line)


def drawn(cards: list[Placed]) -> str:
    """The picture as SVG, the lines below the cards."""
    by_name = {card.package.name: card for card in cards}
    lines = [_line(card, by_name[used]) for card in cards for used in card.package.uses]
    height = max(card.y + card.height for card in cards) + 10
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" '
        'font-family="sans-serif" role="img" aria-label="The packages, their rooms, and what uses what">'
    )
    ground = f'<rect width="{WIDTH}" height="{height:.0f}" fill="#fffdf8"/>'
    return "\n".join([head, ground, *lines, *(_card(card) for card in cards), "</svg>", ""])


def _line(above: Placed, below: Placed) -> str:
    begin, end = above.x + above.width / 2, below.x + below.width / 2
    foot = above.y + above.height
    bend = f"M{begin:.0f} {foot:.0f} C{begin:.0f} {foot + GAP:.0f} {end:.0f} {below.y - GAP:.0f}"
    return f'<path d="{bend} {end:.0f} {below.y:.0f}" fill="none" stroke="#8a94a6" stroke-width="2"/>'


def _card(card: Placed) -> str:
    place = f'x="{card.x:.0f}" y="{card.y:.0f}" width="{card.width:.0f}" height="{card.height:.0f}"'
    rooms = (
        _text(card.x + 12, card.y + CARD + 14 + ROOM * number, line, 'font-size="13" fill="#33405c"')
        for number, line in enumerate(card.lines)
    )
    bold = 'font-size="17" font-weight="bold" fill="#1d2740"'
    title = _text(card.x + 12, card.y + 22, f"{card.package.name}/", bold)
    return f'<rect {place} rx="10" fill="#e9f0fb" stroke="#33405c"/>{title}{"".join(rooms)}'


def _text(x: float, y: float, words: str, how: str) -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" {how}>{escape(words)}</text>'


def picture() -> str:
    """The house as it is now."""
    rows = layers()
    return drawn(placed(rows, packages([name for row in rows for name in row])))


def main(words: list[str]) -> int:
    """Draw it, or with `--check` only compare."""
    if "--check" not in words:
        PICTURE.write_text(picture())
        return 0
    if PICTURE.exists() and PICTURE.read_text() == picture():
        return 0
    print("docs/pictures/house.svg is not what the imports are. This helps: python tools/architecture.py")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
