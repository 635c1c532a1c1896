"""`options upwards`: every way to use three dice and any of the reserve numbers, under an event's effect."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from typing import Any

from device.calls.bad_call import BadCall
from device.calls.settings_file import settings_for
from games.upwards import GAME
from games.upwards.groupings import groupings
from games.upwards.setup import Effect
from words.phrases import Language, phrase

DICE = 3


def add(parser: ArgumentParser) -> None:
    """Name the arguments; they are judged in `run`, where the caller's language is known."""
    parser.add_argument("--dice", nargs="*", metavar="1-6", help="help.options.three-dice")
    parser.add_argument("--reserve", nargs="*", default=[], metavar="1-6", help="help.options.reserve")
    parser.add_argument("--event", metavar="|".join(Effect), help="help.options.event")


def run(args: Namespace) -> int:
    """Print every grouping."""
    language = Language(args.language)
    found = answer(args)
    print(json.dumps(found) if args.json else "\n".join(_line(each, language) for each in found["groupings"]))
    return 0


def answer(args: Namespace) -> dict[str, Any]:
    """The groupings as plain data; BadCall when the call is wrong."""
    language = Language(args.language)
    facts = GAME.template(settings_for(args.config, language).games).facts
    dice = _numbers(args.dice or [])
    if dice is None or len(dice) != DICE:
        raise BadCall("options.upwards.dice", found=_given(args.dice))
    limit = facts.reserve + facts.extra_reserve
    reserve = _numbers(args.reserve)
    if reserve is None or len(reserve) > limit:
        raise BadCall("options.upwards.reserve", found=_given(args.reserve), limit=limit)
    every = groupings(dice, reserve, _effect(args.event))
    return {"groupings": [{"write": [*each.write], "from_reserve": [*each.from_reserve]} for each in every]}


def _numbers(given: list[str]) -> tuple[int, ...] | None:
    return tuple(int(face) for face in given) if all(face in tuple("123456") for face in given) else None


def _given(given: list[str] | None) -> str:
    return " ".join(given)[:60] if given else "–"


def _effect(given: str | None) -> Effect | None:
    if given is not None and given not in tuple(Effect):
        allowed = ", ".join(Effect)
        raise BadCall("options.upwards.event", found=given, allowed=allowed)
    return Effect(given) if given else None


def _line(grouping: dict[str, Any], language: Language) -> str:
    write = ", ".join(str(number) for number in grouping["write"])
    if not grouping["from_reserve"]:
        return phrase(language, "options.upwards.write", write=write)
    reserve = ", ".join(str(number) for number in grouping["from_reserve"])
    return phrase(language, "options.upwards.write-reserve", write=write, reserve=reserve)
