"""Why a text is no TOML, as far as it can be guessed from the line where the reading stopped."""

from __future__ import annotations

import re

from config.toml_lines import NotToml
from games.one_file.mistakes import Mistake, MistakeKind

_PAIR = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=\s*(.*?)\s*(#.*)?$")
_CURLY = "„“”‚‘’«»"
_QUOTED = re.compile(f'[{_CURLY}"]([^{_CURLY}"]*)[{_CURLY}"]')
_COLON = re.compile(r"""\s*([A-Za-z_-]+)\s*:\s*([^\s].*|)$""")
_STRANGE_KEY = re.compile(r"\s*(\w*[^\W\d_a-zA-Z]\w*)\s*=")
_DECIMAL = re.compile(r"([A-Za-z_]+)\s*=\s*(\d+),\d+\s*(?=[,}\]#]|$)")
_BARE = re.compile(r"([A-Za-z_]+)\s*=\s*([A-Za-z][A-Za-z-]*)\s*(?=[,}])")
_NO_COMMA = re.compile(r"""([A-Za-z_]+\s*=\s*(?:\d+|"[^"]*"|\[[^\]]*\]))\s+([A-Za-z_]+)\s*=""")
_SWITCHES = {"true": "true", "yes": "true", "ja": "true", "false": "false", "no": "false", "nein": "false"}
_ENTRY = ("{", '"', "'", "[")
IN_GERMAN = {
    "runden": ("rounds",),
    "runde": ("rounds",),
    "spieler": ("players",),
    "titel": ("title",),
    "name": ("title",),
    "punkte": ("points", "score"),
    "verloren": ("lost",),
    "wurf": ("throws",),
    "würfe": ("throws",),
    "wuerfe": ("throws",),
    "würfel": ("dice",),
    "wuerfel": ("dice",),
    "was": ("what",),
    "wertung": ("score",),
    "worte": ("words",),
    "wörter": ("words",),
    "zahl": ("face",),
    "zeile": ("row",),
    "kasten": ("row",),
    "feld": ("row",),
    "ziel": ("goal",),
    "gewinner": ("winner",),
    "behalten": ("keep",),
    "von": ("from",),
    "bis": ("to",),
}
"""What a German family calls a key that has an English name in every file."""


def slip_in(text: str, error: NotToml) -> Mistake:
    """The mistake, with what would be right where that is known."""
    lines = text.replace("\r\n", "\n").split("\n")
    line = lines[error.line - 1] if error.line <= len(lines) else ""
    pair = _PAIR.match(line)
    key, value = (pair[1], pair[2]) if pair else ("", "")
    if "overwrite" in error.why or "twice" in error.why:
        return Mistake(error.line, MistakeKind.KEY_TWICE, key, key)
    return (
        _of_key(error.line, line)
        or _of_value(error.line, key, value)
        or _within(error.line, line)
        or _missing_comma(error.line, lines)
        or _left_open(error.line, line, text)
        or Mistake(error.line, MistakeKind.NOT_TOML, found=error.why)
    )


def _of_key(number: int, line: str) -> Mistake | None:
    """A colon where = belongs, or a word before it that has other letters than English ones."""
    if strange := _STRANGE_KEY.match(line):
        meant = next(iter(IN_GERMAN.get(strange[1].lower(), ())), "")
        return Mistake(number, MistakeKind.ENGLISH_KEY, strange[1], strange[1], "dice, title, rounds", meant)
    if colon := _COLON.match(line):
        return Mistake(number, MistakeKind.EQUALS, colon[1], allowed=f"{colon[1]} = {colon[2] or '['}")
    return None


def _of_value(number: int, key: str, value: str) -> Mistake | None:
    """Text without its quotation marks, with curly or with more of them, or a yes that TOML does not know."""
    if not value:
        return None
    if any(sign in _CURLY for sign in value[:1] + value[-1:]):
        plain = value.strip(_CURLY + '"')
        return Mistake(number, MistakeKind.CURLY_QUOTES, key, allowed=f'{key} = "{plain}"')
    if value.endswith(";"):
        return Mistake(number, MistakeKind.ODD_END, key, ";", f"{key} = {value[:-1].rstrip()}")
    if switch := _SWITCHES.get(value.lower()):
        return Mistake(number, MistakeKind.NEED_YES_NO, key, value, f"{key} = {switch}")
    if value[0].isalpha() and '"' not in value:
        return Mistake(number, MistakeKind.NO_QUOTES, key, allowed=f'{key} = "{value}"')
    if value.startswith('"') and value.endswith('"') and value.count('"') > 2:
        plain = value[1:-1].replace('"', "'")
        return Mistake(number, MistakeKind.QUOTES_INSIDE, key, allowed=f'{key} = "{plain}"')
    return None


def _within(number: int, line: str) -> Mistake | None:
    """The same inside of brackets, and what else goes wrong between them."""
    if any(sign in _CURLY for sign in line):
        return Mistake(number, MistakeKind.CURLY_QUOTES, allowed=_QUOTED.sub(r'"\1"', line).strip())
    if decimal := _DECIMAL.search(line):
        return Mistake(number, MistakeKind.WHOLE_NUMBER, decimal[1], allowed=f"{decimal[1]} = {decimal[2]}")
    if (bare := _BARE.search(line)) and bare[2] not in {"true", "false"}:
        switch = _SWITCHES.get(bare[2].lower())
        kind = MistakeKind.NEED_YES_NO if switch else MistakeKind.NO_QUOTES
        right = switch or f'"{bare[2]}"'
        return Mistake(number, kind, bare[1], bare[2], f"{bare[1]} = {right}")
    if comma := _NO_COMMA.search(line):
        return Mistake(number, MistakeKind.INNER_COMMA, allowed=f"{comma[1]}, {comma[2]} = …")
    return None


def _missing_comma(number: int, lines: list[str]) -> Mistake | None:
    """An entry of a list below another one that no comma ends."""
    before = next((n for n in range(number - 1, 0, -1) if lines[n - 1].strip()), 0)
    is_entry = number <= len(lines) and lines[number - 1].strip().startswith(_ENTRY)
    if not is_entry or not before or lines[before - 1].rstrip().endswith((",", "[", "{")):
        return None
    return Mistake(before, MistakeKind.NO_COMMA, allowed=f"{_tail(lines[before - 1])},")


def _left_open(number: int, line: str, text: str) -> Mistake | None:
    """A quotation mark or a bracket that is never closed."""
    if line.count('"') % 2:
        return Mistake(number, MistakeKind.OPEN_QUOTES, allowed=f'{_tail(line)}"')
    for opening, closing in ("[]", "{}"):
        if text.count(opening) > text.count(closing):
            return Mistake(number, MistakeKind.OPEN_BRACKET, found=opening, allowed=closing)
    return None


def _tail(line: str) -> str:
    """The end of a line, which says so where it is not all of it."""
    line = line.strip()
    return line if len(line) <= 24 else f"… {line[-20:]}"
