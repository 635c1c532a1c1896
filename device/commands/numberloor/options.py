"""`options numberloor`: which floors may be laid on an open floor and balloon."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from device.calls.bad_call import BadCall
from games.numberloor import playable
from games.numberloor.cards import NUMBERS, SPECIALS
from words.phrases import Language, phrase

_BALLOONS: dict[str, str | None] = {
    **{card.removeprefix("balloon-"): card for card in (*NUMBERS, *SPECIALS)},
    "none": None,
}


def add(parser: ArgumentParser) -> None:
    """Name the arguments; they are judged in `run`, where the caller's language is known."""
    parser.add_argument("--floor", metavar="0-9", help="help.options.floor")
    parser.add_argument("--balloon", metavar="|".join(_BALLOONS), help="help.options.balloon")


def run(args: Namespace) -> int:
    """Print the floors that fit, from low to high."""
    language = Language(args.language)
    floors = playable(_floor(args.floor), _balloon(args.balloon))
    if args.json:
        print(json.dumps({"playable": list(floors)}))
    else:
        listed = ", ".join(str(floor) for floor in floors)
        print(phrase(language, "numberloor.options", floor=args.floor, playable=listed))
    return 0


def _floor(given: str | None) -> int:
    if given is None:
        raise BadCall("numberloor.options.floor-missing")
    if given not in tuple("0123456789"):
        raise BadCall("numberloor.options.bad-floor", found=given)
    return int(given)


def _balloon(given: str | None) -> str | None:
    allowed = ", ".join(_BALLOONS)
    if given is None:
        raise BadCall("numberloor.options.balloon-missing", allowed=allowed)
    if given not in _BALLOONS:
        raise BadCall("numberloor.options.bad-balloon", found=given, allowed=allowed)
    return _BALLOONS[given]
