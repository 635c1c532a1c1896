"""What each decision leads to: a table of verbs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from games.choices import ANNOUNCE, PASS, Choice
from games.cues import Step
from games.upwards import claims, counting, ending, entries, rounds, verbs
from games.upwards.claims import Outlining
from games.upwards.cues import Refusal
from games.upwards.setup import Option
from games.upwards.state import Desk, Page, Phase, Upwards, refused, with_desk, with_page

Deed = Callable[..., Step[Any]]
About = tuple[Any, ...]


def choose(game: Upwards, choice: Choice) -> Step[Upwards]:
    """The new game with its cues; a refusal is the same game."""
    if choice == Choice(PASS) and game.phase is Phase.WRITING and not game.is_last_round:
        return refused(game, Refusal.ANNOUNCE_FIRST)
    rows = (verb for verb in _VERBS if verb.name == choice.verb and game.phase in verb.phases)
    verb = next(rows, None)
    if verb is None or tuple(type(item) for item in choice.about) != verb.about:
        return refused(game, Refusal.NOT_NOW)
    if verb.about and choice.about[0] not in game.seats:
        return refused(game, Refusal.NOT_NOW)
    return verb.on(game, verb.deed, choice.about)


def _on_game(game: Upwards, deed: Deed, about: About) -> Step[Upwards]:
    return deed(game, *about)


def _on_desk(game: Upwards, deed: Deed, about: About) -> Step[Upwards]:
    desk = game.desks[about[0]]
    if desk is None:
        return refused(game, Refusal.NOT_NOW)
    step: Step[Desk] = deed(desk, *about[1:])
    return Step(with_desk(game, step.state), step.cues)


def _on_page(game: Upwards, deed: Deed, about: About) -> Step[Upwards]:
    page = game.pages[about[0]]
    if page is None or game.entering != about[0]:
        return refused(game, Refusal.NOT_NOW)
    step: Step[Page] = deed(page, *about[1:])
    return Step(with_page(game, step.state), step.cues)


def _on_desk_blocks(game: Upwards, deed: Deed, about: About) -> Step[Upwards]:
    """Blocks are claimed at the end of a round, never in the middle of it."""
    desk = game.desks[about[0]]
    if desk is None or game.setup.option != Option.BLOCKS:
        return refused(game, Refusal.NOT_NOW)
    if not desk.done:
        return refused(game, Refusal.ROUND_FIRST)
    step: Step[Outlining] = deed(_outlining(game, desk), *about[1:])
    earlier = desk.earlier if step.state.sheet == desk.sheet else (*desk.earlier, desk.now)
    after = replace(
        desk, now=replace(desk.now, sheet=step.state.sheet), earlier=earlier, cells=step.state.cells
    )
    return Step(with_desk(game, after), step.cues)


def _on_page_blocks(game: Upwards, deed: Deed, about: About) -> Step[Upwards]:
    page = game.pages[about[0]]
    if page is None or game.entering != about[0] or game.setup.option != Option.BLOCKS:
        return refused(game, Refusal.NOT_NOW)
    step: Step[Outlining] = deed(_outlining(game, page), *about[1:])
    after = replace(page, sheet=step.state.sheet, cells=step.state.cells)
    return Step(with_page(game, after), step.cues)


def _outlining(game: Upwards, at: Desk | Page) -> Outlining:
    return Outlining(at.seat, game.setup.facts.blocks, at.sheet, at.cells)


@dataclass(frozen=True, slots=True)
class Verb:
    """One row: when a verb is possible, what must follow it, what it does, and on what."""

    name: str
    phases: tuple[Phase, ...]
    about: tuple[type, ...]
    deed: Deed
    on: Callable[[Upwards, Deed, About], Step[Upwards]]


_WRITING = (Phase.WRITING,)
_PLAYING = (Phase.WAITING, Phase.WRITING)
_SCORING = (Phase.SCORING,)

_VERBS = (
    Verb(verbs.ROUND_DONE, _WRITING, (), rounds.round_done, _on_game),
    Verb(ANNOUNCE, _WRITING, (int,), rounds.announce, _on_game),
    Verb(PASS, _WRITING, (int,), rounds.pass_round, _on_game),
    Verb(verbs.DROP_METEORITE, _WRITING, (int, int), entries.drop_meteorite, _on_desk),
    Verb(verbs.MARK_ROW, _WRITING, (int, int), entries.mark_row, _on_desk),
    Verb(verbs.PICK, _PLAYING, (int, str, int), entries.pick, _on_desk),
    Verb(verbs.RESULT, _PLAYING, (int, int), entries.choose_result, _on_desk),
    Verb(verbs.WRITE, _PLAYING, (int, int), entries.write, _on_desk),
    Verb(verbs.SAVE, _PLAYING, (int,), entries.save_for_later, _on_desk),
    Verb(verbs.TAKE_BACK, _PLAYING, (int,), entries.take_back, _on_desk),
    Verb(verbs.CONFIRM, _WRITING, (int,), entries.confirm, _on_desk),
    Verb(verbs.CLAIM, _PLAYING, (int, str), claims.claim, _on_desk_blocks),
    Verb(verbs.CELL, _PLAYING, (int, int, int), claims.tap, _on_desk_blocks),
    Verb(verbs.OUTLINE, _PLAYING, (int,), claims.outline, _on_desk_blocks),
    Verb(verbs.CLAIM, _SCORING, (int, str), claims.claim, _on_page_blocks),
    Verb(verbs.CELL, _SCORING, (int, int, int), claims.tap, _on_page_blocks),
    Verb(verbs.OUTLINE, _SCORING, (int,), claims.outline, _on_page_blocks),
    Verb(verbs.MARK_ROW, _SCORING, (int, int), counting.mark_row, _on_page),
    Verb(verbs.COLUMN, _SCORING, (int, int), counting.choose_column, _on_page),
    Verb(verbs.NUMBER, _SCORING, (int, int), counting.put, _on_page),
    Verb(verbs.REPEAT, _SCORING, (int,), counting.repeat, _on_page),
    Verb(verbs.ERASE, _SCORING, (int,), counting.erase, _on_page),
    Verb(verbs.OPEN_SHEET, _SCORING, (int,), ending.open_sheet, _on_game),
    Verb(verbs.SHEET_DONE, _SCORING, (int,), ending.sheet_done, _on_game),
    Verb(verbs.SKIP_SCORING, _SCORING, (int,), ending.skip_scoring, _on_game),
)
