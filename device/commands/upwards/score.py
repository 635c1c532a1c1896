"""`pipsight score SHEET.toml…`: what each sheet of Upwards! is worth, and why; one line a sheet."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from device.calls.parser import Parser
from device.calls.settings_file import settings_for
from device.commands.upwards.sheet_file import BadSheet, FiledSheet, read_sheet
from games.upwards import GAME
from games.upwards.scoring import Award, Score, points, score
from games.upwards.setup import BLOCKS, Block, Option
from games.upwards.sheet import Cell
from words.phrases import Language, phrase
from words.sentences import in_words


def add(parser: ArgumentParser) -> None:
    """Name the arguments."""
    parser.add_argument("sheets", nargs="+", type=Path, metavar="SHEET.toml", help="help.score.sheets")
    if isinstance(parser, Parser):
        parser.explain("help.score.format")


def run(args: Namespace) -> int:
    """Score every sheet; 1 if one of them could not be understood."""
    language = Language(args.language)
    blocks = GAME.template(settings_for(args.config, language).games).facts.blocks
    done = [_tell(path, blocks, language, args.json) for path in args.sheets]
    return 0 if all(done) else 1


def answer(filed: FiledSheet, blocks: tuple[Block, ...] = BLOCKS) -> dict[str, Any]:
    """The points of one sheet and how they come together, rows and columns counted from one."""
    scored = score(filed.sheet, filed.option, filed.event_die, blocks)
    return {
        "columns": [points(awards) for awards in scored.columns],
        "option": points(scored.option),
        "bonus": points(scored.bonus),
        "total": scored.total,
        "detail": _detail(filed.option, scored),
    }


def _detail(option: Option, scored: Score) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    match option:
        case Option.SNAKE:
            shown["snake"] = [cell for award in scored.option for cell in _cells(award)]
        case Option.BLOCKS:
            shown["blocks"] = [
                {"name": award.about[0], "points": award.points, "cells": _cells(award)}
                for award in scored.option
            ]
        case Option.SAME:
            shown["rows"] = [
                {"row": award.about[0], "number": award.about[1], "cells": _cells(award)}
                for award in scored.option
            ]
    shown["steps"] = [_cells(award) for awards in scored.columns for award in awards]
    shown["bonus"] = [
        {"row": award.about[0], "points": award.points, "cells": _cells(award)} for award in scored.bonus
    ]
    return shown


def _cells(award: Award) -> list[list[int]]:
    return [_cell(cell) for cell in award.cells]


def _cell(cell: Cell) -> list[int]:
    row, column = cell
    return [row + 1, column + 1]


def _tell(path: Path, blocks: tuple[Block, ...], language: Language, as_json: bool) -> bool:
    try:
        scored = answer(read_sheet(path), blocks)
    except BadSheet as problem:
        text = in_words(language, problem.at(path))
        print(text, file=sys.stderr)
        if as_json:
            print(json.dumps({"sheet": str(path), "error": text}))
        return False
    print(json.dumps(scored) if as_json else _words(path, scored, language))
    return True


def _words(path: Path, scored: dict[str, Any], language: Language) -> str:
    columns = " + ".join(str(number) for number in scored["columns"])
    shown = {key: scored[key] for key in ("option", "bonus", "total")}
    return phrase(language, "score.total", file=path, columns=columns, **shown)
