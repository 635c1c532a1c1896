"""`pipsight sheets WHAT -o FILE.pdf`: sheets to write on, and what else of a game can be printed."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from device.calls.bad_call import BadCall
from device.calls.output import add_force, is_written, outputs_for
from device.calls.pdf_sheets import pdf_file
from device.calls.settings_file import settings_for
from games.game import Game
from games.names import LONGEST_NAME, NameRefusal, refusal, tidy
from games.paper import Space
from games.registry import games
from games.setup import Setup
from paper.frame import Form
from paper.printing.pages import MARGIN, PER_PAGE, PrintedPage, geometry, plain_pages, sheet_pages
from paper.sheets import PAPERS, sheet_for
from words.phrases import Language, phrase


def printed() -> dict[str, Game[Any, Any]]:
    """Everything that can be printed, and the game it belongs to, in the order of the shelf."""
    sheets = {game.name: game for game in games().values() if game.paper}
    return sheets | {each.name: game for game in games().values() for each in game.handouts}


def add(parser: ArgumentParser) -> None:
    """Name the arguments; they are judged in `run`, where the caller's language is known."""
    parser.add_argument("what", metavar="|".join(printed()), help="help.sheets.what")
    parser.add_argument(
        "-o", "--output", metavar="FILE.pdf", type=Path, required=True, help="help.sheets.output"
    )
    parser.add_argument("--paper", metavar="|".join(PAPERS), default="a4", help="help.sheets.paper")
    parser.add_argument("--per-page", metavar="1|2|4", help="help.sheets.per-page")
    parser.add_argument("--large", action="store_true", help="help.sheets.large")
    parser.add_argument("--left-handed", action="store_true", help="help.sheets.left-handed")
    parser.add_argument("--names", metavar="A,B,…", help="help.sheets.names")
    parser.add_argument("--geometry", metavar="FILE.json", type=Path, help="help.sheets.geometry")
    add_force(parser)


def run(args: Namespace) -> int:
    """Write the file and say where it is; 1 if it cannot be written."""
    language = Language(args.language)
    game = _game(args.what)
    setup = game.template(settings_for(args.config, language).games)
    if args.paper not in PAPERS:
        raise BadCall("sheets.paper", found=args.paper, allowed=", ".join(PAPERS))
    pages = _pages(args, game, setup, language)
    outputs = outputs_for(args)
    title = phrase(language, f"game.{game.name}")
    if not is_written(args.output, pdf_file(pages, language, title), outputs, language):
        return 1
    if args.geometry:
        where = json.dumps(geometry(pages), indent=1).encode()
        if not is_written(args.geometry, where, outputs, language):
            return 1
    answer = {"file": str(args.output), "pages": len(pages)}
    print(json.dumps(answer) if args.json else phrase(language, "sheets.written", **answer))
    return 0


def _game(what: str) -> Game[Any, Any]:
    found = printed().get(what)
    if found is None:
        raise BadCall("sheets.what", found=what, allowed=", ".join(printed()))
    return found


def _pages(
    args: Namespace, game: Game[Any, Any], setup: Setup, language: Language
) -> tuple[PrintedPage, ...]:
    handout = next((each for each in game.handouts if each.name == args.what), None)
    if handout is None:
        form = _form(args)
        count = {form: number for number, form in PER_PAGE.items()}.get(form, 1)
        names = _names(args.names, language) or ("",) * count
        sheets = [sheet_for(game, setup, form, left_handed=args.left_handed, name=name) for name in names]
        return sheet_pages(sheets, args.paper)
    if args.geometry or args.per_page or args.large or args.left_handed or args.names:
        raise BadCall("sheets.only-sheets", what=args.what)
    width, height = PAPERS[args.paper]
    space = Space(width - 2 * MARGIN, height - 2 * MARGIN)
    return plain_pages(handout.pages(setup, space), args.paper)


def _form(args: Namespace) -> Form:
    given = args.per_page or "1"
    if given not in {str(number) for number in PER_PAGE}:
        raise BadCall("sheets.per-page", found=given)
    if args.large and given != "1":
        raise BadCall("sheets.large", found=given)
    return Form.LARGE if args.large else PER_PAGE[int(given)]


def _names(given: str | None, language: Language) -> tuple[str, ...]:
    names = tuple(tidy(name) for name in given.split(",")) if given else ()
    for seat, name in enumerate(names):
        if why := refusal(name, names[:seat]):
            about = LONGEST_NAME if why is NameRefusal.TOO_LONG else name
            text = phrase(language, f"refusal.{why}", about=about)
            raise BadCall("play.bad-name", place="--names", name=name, why=text)
    return names
