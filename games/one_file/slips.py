"""Why a text is no TOML, as far as it can be guessed from the line where the reading stopped."""

from __future__ import annotations

import re

from config.toml_lines import NotToml
from games.one_file.mistakes import Mistake, MistakeKind

_PAIR = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=\s*(.*?)\s*(#.*)?$")
_CURLY = "„“”‚‘’«»"
_SWITCHES = {"true": "true", "yes": "true", "ja": "true", "false": "false", "no": "false", "nein": "false"}
_ENTRY = ("{", '"', "'", "[")


def slip_in(text: str, error: NotToml) -> Mistake:
    """The mistake, with what would be right where that is known."""
    lines = text.replace("\r\n", "\n").split("\n")
    line = lines[error.line - 1] if error.line <= len(lines) else ""
    pair = _PAIR.match(line)
    key, value = (pair[1], pair[2]) if pair else ("", "")
    if "overwrite" in error.why or "twice" in error.why:
        return Mistake(error.line, MistakeKind.KEY_TWICE, key, key)
    return (
        _of_value(error.line, key, value)
        or _missing_comma(error.line, lines)
        or _left_open(error.line, line, text)
        or Mistake(error.line, MistakeKind.NOT_TOML, found=error.why)
    )


def _of_value(number: int, key: str, value: str) -> Mistake | None:
    """Text without its quotation marks, with curly ones, or a yes that TOML does not know."""
    if not value:
        return None
    if any(sign in _CURLY for sign in value[:1] + value[-1:]):
        plain = value.strip(_CURLY + '"')
        return Mistake(number, MistakeKind.CURLY_QUOTES, key, allowed=f'{key} = "{plain}"')
    if switch := _SWITCHES.get(value.lower()):
        return Mistake(number, MistakeKind.NEED_YES_NO, key, value, f"{key} = {switch}")
    if value[0].isalpha() and '"' not in value:
        return Mistake(number, MistakeKind.NO_QUOTES, key, allowed=f'{key} = "{value}"')
    return None


def _missing_comma(number: int, lines: list[str]) -> Mistake | None:
    """An entry of a list below another one that no comma ends."""
    before = next((n for n in range(number - 1, 0, -1) if lines[n - 1].strip()), 0)
    is_entry = number <= len(lines) and lines[number - 1].strip().startswith(_ENTRY)
    if not is_entry or not before or lines[before - 1].rstrip().endswith((",", "[", "{")):
        return None
    return Mistake(before, MistakeKind.NO_COMMA, allowed=f"{lines[before - 1].strip()[-20:]},")


def _left_open(number: int, line: str, text: str) -> Mistake | None:
    """A quotation mark or a bracket that is never closed."""
    if line.count('"') % 2:
        return Mistake(number, MistakeKind.OPEN_QUOTES, allowed=f'{line.strip()[-20:]}"')
    for opening, closing in ("[]", "{}"):
        if text.count(opening) > text.count(closing):
            return Mistake(number, MistakeKind.OPEN_BRACKET, found=opening, allowed=closing)
    return None
