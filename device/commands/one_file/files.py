"""Reads game files and puts their games on the shelf; every mistake is a sentence with its line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from config.check import decode
from config.limited_file import content_of
from config.misfit import Misfit
from device.game_files import BadGame
from display import registry as views
from display.one_file.view import view_of_plan
from games import registry as shelf
from games.one_file.game import game_from
from games.one_file.mistakes import BadGameFile, Mistake, MistakeKind
from games.one_file.plan import Plan
from games.one_file.reading import LARGEST_FILE, name_from, plan_from
from games.one_file.state import OneFileSetup
from words.sentences import Sentence, sentence, trouble

PLACE = 200
"""A family's own games stand behind those that came with Pipsight."""


def bring(path: Path) -> str:
    """Put the game of this file on the shelf; its name, or BadGame."""
    try:
        plan = read_plan(path)
    except OSError as error:
        raise BadGame((unread(path, error),)) from error
    except BadGameFile as error:
        raise BadGame(tuple(sentence_of(path, mistake) for mistake in error.mistakes)) from error
    if not _has(plan):
        shelf.take_away(plan.name)
        _bring(plan)
    return plan.name


def bring_saved(plain: Mapping[str, Any]) -> bool:
    """Put the game on the shelf that a saved one was played by; False where it was none from a file."""
    agreed = plain.get("setup")
    try:
        plan = decode(Plan, agreed.get("plan") if isinstance(agreed, dict) else None, "plan")
    except Misfit:
        return False
    if plan.name != plain.get("game") or plan.name in shelf.games():
        return False
    _bring(plan)
    return True


def _bring(plan: Plan) -> None:
    game = game_from(plan, PLACE)
    shelf.bring(game)
    views.bring(view_of_plan(game))


def read_plan(path: Path) -> Plan:
    """The plan in this file; OSError where it cannot be read, BadGameFile with everything that is wrong."""
    try:
        text = content_of(path, LARGEST_FILE).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadGameFile((Mistake(_line_of(error), MistakeKind.NOT_TEXT),)) from error
    stem = name_from(path.stem)
    plan = plan_from(text, stem)
    if not _is_taken(plan):
        return plan
    own = replace(plan, name=f"own-{stem}")
    if plan.name != stem or _is_taken(own):
        raise BadGameFile((Mistake(1, MistakeKind.NAME_TAKEN, "name", plan.name),))
    return own


def _is_taken(plan: Plan) -> bool:
    """Does another game have this name, which is no file of the family's?"""
    known = shelf.games().get(plan.name)
    is_own = known is not None and known.place == PLACE and issubclass(known.setup, OneFileSetup)
    return known is not None and not is_own and not _has(plan)


def _line_of(error: UnicodeDecodeError) -> int:
    return error.object[: error.start].count(b"\n") + 1


def _has(plan: Plan) -> bool:
    """Is this very game on the shelf already?"""
    known = shelf.games().get(plan.name)
    return known is not None and getattr(known.setup(), "plan", None) == plan


def sentence_of(path: Path, mistake: Mistake) -> Sentence:
    """One mistake with its file, its line and what would be right."""
    what = sentence(
        f"game-file.{mistake.problem}",
        word=mistake.key,
        found=mistake.found,
        allowed=mistake.allowed,
        meant=sentence("game-file.meant", meant=mistake.meant) if mistake.meant else "",
        raw=mistake.meant,
    )
    return sentence("game-file.place", file=path, line=mistake.line, what=what)


def unread(path: Path, error: OSError) -> Sentence:
    """Why a file cannot even be read."""
    return sentence("game-file.no-file", file=path, why=trouble(error))
