"""Every word a person sees or hears: finds the sentence for a key in a language, and fills its gaps."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from gettext import GNUTranslations, NullTranslations
from importlib.abc import Traversable

from words.languages import COMPILED, folder

COUNTED = "\x04"
"""Begins the entry of a key whose sentence depends on a number; the name of that number's gap follows."""


class Language(str):
    """A language by the name of its folder: "de", "en"."""

    __slots__ = ()


GERMAN, ENGLISH = Language("de"), Language("en")
"""The two that Pipsight is written in; whatever else there is has a folder, too."""

_OTHERS: list[Traversable] = []
"""Folders of games that bring their own words, one folder a language."""
_PLAIN: dict[str, dict[str, str]] = {}
_KIN: dict[str, str] = {}


def add_words(place: Traversable) -> None:
    """A game brings its own words: a folder for each language it speaks; ValueError if they make no sense."""
    if place in _OTHERS:
        return
    for language in place.iterdir():
        if (language / COMPILED).is_file():
            _read(language / COMPILED)
    _OTHERS.append(place)
    _translations.cache_clear()


def add_plain_words(words: Mapping[str, Mapping[str, str]], kin: Mapping[str, str]) -> None:
    """A game that is no package brings its words as they are, by language and key.

    kin  areas that say what another area says, where they have no words of their own
    """
    for language, own in words.items():
        _PLAIN.setdefault(language, {}).update(own)
    _KIN.update(kin)
    _translations.cache_clear()


def phrase(language: Language, key: str, /, **values: object) -> str:
    """The sentence for this key, with its gaps filled."""
    return _text(language, key, values).format(**values)


def has_phrase(key: str) -> bool:
    """Is there a sentence for this key? English has every sentence there is."""
    return _known(ENGLISH, key) is not None


def listed(language: Language, items: tuple[str, ...]) -> str:
    """Several words as a list: "one, two and three"."""
    return _in_a_row(language, items, "list.and")


def either(language: Language, items: tuple[str, ...]) -> str:
    """Several things to choose from: "one, two or three"."""
    return _in_a_row(language, items, "list.or")


def _in_a_row(language: Language, items: tuple[str, ...], key: str) -> str:
    if len(items) < 2:
        return "".join(items)
    return phrase(language, key, first=", ".join(items[:-1]), last=items[-1])


def with_stop(text: str) -> str:
    """A sentence with its full stop, unless it has another end, be it before a closing quotation mark."""
    return text if text.rstrip('“”"’)')[-1:] in tuple(".!?:") else f"{text}."


def _text(language: str, key: str, values: dict[str, object]) -> str:
    """The sentence with its gaps; in the language's own plural where something is counted."""
    known = _known(language, key)
    if known is None:
        raise KeyError(key)
    key, text = known
    if text.startswith(COUNTED):
        gap = text.removeprefix(COUNTED)
        return _translations(language).npgettext(gap, key, key, _number(values[gap]))
    return text


def _known(language: str, key: str) -> tuple[str, str] | None:
    """The key under which there are words, its own or its kin's, and these words."""
    area, _, rest = key.partition(".")
    for each in (key, f"{_KIN[area]}.{rest}") if area in _KIN else (key,):
        text = _translations(language).gettext(each)
        if text != each:
            return each, text
    return None


def _number(value: object) -> int:
    """Settings tell what they found as text, and that may be no number at all."""
    text = str(value)
    return int(text) if text.isdecimal() else 0


@cache
def _translations(language: str) -> NullTranslations:
    """All words of a language: ours first, then the games' own; what a game lacks it says in English."""
    own = [place / language / COMPILED for place in _OTHERS]
    english = [place / "en" / COMPILED for place in _OTHERS]
    first, *others = (_read(path) for path in (folder(language) / COMPILED, *own, *english) if path.is_file())
    for other in (*others, _Plain({**_PLAIN.get(ENGLISH, {}), **_PLAIN.get(language, {})})):
        first.add_fallback(other)
    return first


class _Plain(NullTranslations):
    """Words that stand in no catalogue."""

    def __init__(self, words: Mapping[str, str]) -> None:
        super().__init__()
        self._words = words

    def gettext(self, message: str) -> str:
        """The words for this key, or the key."""
        return self._words.get(message) or super().gettext(message)


def _read(path: Traversable) -> GNUTranslations:
    with path.open("rb") as file:
        return GNUTranslations(file)
