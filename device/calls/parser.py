"""Arguments of a call, wholly in the caller's language: what they are for, and what is wrong with them."""

from __future__ import annotations

import argparse
import re
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from functools import partial
from typing import Any, NoReturn

from device.calls.bad_call import BadCall
from words.phrases import ENGLISH, Language, has_phrase, phrase

SENTENCES = {
    "usage: ": "usage",
    "positional arguments": "needed",
    "options": "options",
    "show this help message and exit": "help",
    "%(prog)s: error: %(message)s\n": "error",
    "argument %(argument_name)s: %(message)s": "about",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "parser",
    "the following arguments are required: %s": "required",
    "one of the arguments %s is required": "one-required",
    "unrecognized arguments: %s": "unknown",
    "expected one argument": "follows",
    "expected at least one argument": "follows",
    "expected %s argument": "follows",
    "expected at most one argument": "too-much",
    "ignored explicit argument %r": "nothing-follows",
    "not allowed with argument %s": "not-with",
    "ambiguous option: %(option)s could match %(matches)s": "unclear",
    "invalid %(type)s value: %(value)r": "value",
}
"""What argparse says to a caller, and under which key we have words for it."""


class Parser(ArgumentParser):
    """Argparse, except that it speaks the caller's language, and a wrong call is one sentence like any other.

    `help` may be a key of the catalogue; words in capitals in a `metavar` are translated where we have them.
    """

    def __init__(self, *args: Any, language: Language = ENGLISH, **options: Any) -> None:
        self._language = language
        speak(language)
        super().__init__(*args, **options)

    def add_argument(self, *names: Any, **options: Any) -> argparse.Action:
        """Name an argument."""
        for part, said in (("help", self._help), ("metavar", self._metavar)):
            if isinstance(options.get(part), str):
                options[part] = said(options[part])
        return super().add_argument(*names, **options)

    def add_subparsers(self, **options: Any) -> Any:
        """Commands within this one speak the same language."""
        return super().add_subparsers(**{"parser_class": partial(Parser, language=self._language), **options})

    def explain(self, key: str) -> None:
        """Longer words at the end of the help, line by line as they are in the catalogue."""
        self.epilog = phrase(self._language, key)
        self.formatter_class = RawDescriptionHelpFormatter

    def error(self, message: str) -> NoReturn:
        """It was said in the caller's language already."""
        raise BadCall("call.bad", why=message.replace("'", ""))

    def _help(self, text: str) -> str:
        return phrase(self._language, text) if has_phrase(text) else text

    def _metavar(self, text: str) -> str:
        return re.sub("[A-Z]{2,}", self._word, text)

    def _word(self, found: re.Match[str]) -> str:
        key = f"metavar.{found[0]}"
        return phrase(self._language, key) if has_phrase(key) else found[0]


def speak(language: Language) -> None:
    """Argparse marks its sentences for gettext, which asks the environment; here the call decides."""

    def said(text: str) -> str:
        key = f"argparse.{SENTENCES.get(text, '')}"
        return phrase(language, key) if has_phrase(key) else text

    def counted(one: str, _: str, __: int) -> str:
        return said(one)

    setattr(argparse, "_", said)  # noqa: B010 - the name that argparse gives to gettext
    setattr(argparse, "ngettext", counted)  # noqa: B010
