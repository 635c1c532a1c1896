"""How much somebody has to put right on a sheet of paper after a whole game, whose throws the device knows.

python tools/paper_games.py MNIST-FOLDER [--count 100] [--size 1280x720] [--first 0] [--choosing]

Simulated players play whole games of Upwards!; what one of them wrote is put on paper by a simulated hand
(writers, forms and light as in `paper_figures.py sheets`), photographed, and read. Then everything that the
device asks about is answered rightly, once without the game's throws and once with them: the latter is what
a family at a table gets.
`--choosing` takes the writers that choose limits, and only light that was trained in.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from device.camera.sheet_look import shown
from games.choices import Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled
from games.paper import Kind, Value
from games.upwards import RULES, Effect, Plays, Setup, Upwards, start, verbs
from games.upwards.players import decide_any
from games.upwards.sheet import Cell, Sheet
from games.upwards.showing import read_at
from games.upwards.state import ARROW, EMPTY, Draft, Phase
from paper.filled.camera import Picture, any_shot, photograph
from paper.filled.filling import Written, write
from paper.filled.hand import any_hand
from paper.filled.judged import SEEDS, blank_paper, judges, some_sheet
from paper.filled.people import People, people_in
from paper.reading.reader import ReadSheet, read_sheet
from paper.sheets import Sheet as PaperSheet
from paper.training.crops import IN_ALL, TRAINED

STRENGTHS = (Plays.EASY, Plays.FAIR, Plays.STRONG)


@dataclass(frozen=True)
class Played:
    """A sheet at the end of a game: its photograph, what truly stands there, and all throws."""

    picture: Picture
    setup: Setup
    truth: dict[Cell, int]
    thrown: tuple[Throw, ...]


def played(seed: int, people: People, size: tuple[int, int], *, choosing: bool) -> Played:
    """One game, and the first player's sheet under the camera."""
    chance = np.random.default_rng(seed)
    printed = some_sheet(chance)
    setup, seats = printed.setup, (STRENGTHS[seed % 3], Plays.EASY)
    assert isinstance(setup, Setup)  # noqa: S101 - the first game with paper is this one
    game = _ended(start(replace(setup, players=("Ada", "Ben"), seats=seats)), chance)
    desk = game.desks[0]
    assert desk  # noqa: S101 - both are simulated
    paper = blank_paper(printed, size)
    written = _written(printed, desk.sheet)
    write(paper, written, any_hand(chance, people, aside=not choosing), chance)
    picture = photograph(paper.picture, any_shot(chance, size, lamp=not choosing), chance)
    truth = {
        _cell(each): EMPTY if each.value is None else each.value
        for each in written
        if each.field.kind is not Kind.SAVED
    }
    return Played(picture, setup, truth, game.thrown)


def _ended(game: Upwards, chance: np.random.Generator) -> Upwards:
    while game.phase is not Phase.OVER:
        choice = decide_any(game, lambda many: int(chance.integers(many)))
        game = RULES.advance(game, Chosen(choice) if choice else _throw(game.setup, chance)).state
    return game


def _throw(setup: Setup, chance: np.random.Generator) -> DiceSettled:
    faces = tuple(int(face) for face in chance.integers(1, 7, setup.dice))
    effects: tuple[Effect, ...] = setup.facts.event_faces
    return DiceSettled(
        Throw(faces, (effects[int(chance.integers(len(effects)))],) if setup.event_die else ())
    )


def _written(printed: PaperSheet, sheet: Sheet) -> tuple[Written, ...]:
    saved = iter(sheet.reserve)

    def one(field_: Written) -> Written:
        field = field_.field
        if field.kind is Kind.SAVED:
            number = next(saved, None)
            return Written(field, number.number, number.struck) if number else field_
        if field.kind is Kind.ARROW:
            return Written(field, 0 if field.row - 1 in sheet.bonus_rows else None)
        stack = sheet.columns[field.column - 1]
        value: Value = stack[field.row - 1] if field.row <= len(stack) else None
        return Written(field, value)

    return tuple(one(Written(field, None)) for field in printed.plan.fields)


def _cell(each: Written) -> Cell:
    return each.field.row - 1, ARROW if each.field.kind is Kind.ARROW else each.field.column - 1


def asked(sheet: Played, read: ReadSheet, thrown: tuple[Throw, ...]) -> tuple[int, int]:
    """How many boxes are asked about until nothing is, each answered rightly; and how many are wrong then."""
    game = replace(start(replace(sheet.setup, players=("Ada", "Ben"), seats=())), phase=Phase.SCORING)
    game = replace(game, entering=0, thrown=thrown)
    game = RULES.advance(game, Chosen(Choice(verbs.SHOW_SHEET, (0,)))).state
    game = RULES.advance(game, shown(read)).state
    touches = 0
    while at := _draft(game).at:
        touches += 1
        game = RULES.advance(game, Chosen(Choice(verbs.READ_VALUE, (0, sheet.truth[at])))).state
    return touches, sum(read_at(_draft(game), cell) != value for cell, value in sheet.truth.items())


def _draft(game: Upwards) -> Draft:
    page = game.entered[0]
    assert page and page.draft  # noqa: S101, PT018 - it was just shown
    return page.draft


def tallied(sheets: Iterator[Played]) -> dict[str, dict[str, float]]:
    """The shares, without and with the throws."""
    counts: dict[str, Counter[str]] = {"without throws": Counter(), "with throws": Counter()}
    for sheet in sheets:
        read = read_sheet(sheet.picture)
        for name, count in counts.items():
            count["sheets"] += 1
            count["boxes"] += len(sheet.truth)
            if isinstance(read, ReadSheet):
                touches, wrong = asked(sheet, read, sheet.thrown if name == "with throws" else ())
                count["wrong"] += wrong
                count["touches"] += touches
                count["untouched"] += not touches and not wrong
                count["two"] += touches <= 2 and not wrong
    return {name: _shares(count) for name, count in counts.items()}


def _shares(count: Counter[str]) -> dict[str, float]:
    sheets = max(1, count["sheets"])
    return {
        "sheets": count["sheets"],
        "wrong at the end": round(100 * count["wrong"] / max(1, count["boxes"]), 3),
        "whole sheets untouched": round(100 * count["untouched"] / sheets, 1),
        "at most two touches": round(100 * count["two"] / sheets, 1),
        "touches a sheet": round(count["touches"] / sheets, 2),
    }


def writers(folder: Path, *, choosing: bool) -> People:
    """Those that judge, or those that choose limits."""
    if not choosing:
        return judges(folder)
    people = people_in(folder, "train", IN_ALL, folder)
    return People({value: fields[TRAINED:IN_ALL] for value, fields in people.fields.items()})


def main() -> None:
    """The call."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--choosing", action="store_true")
    args = parser.parse_args()
    width, height = (int(side) for side in args.size.split("x"))
    people = writers(args.folder, choosing=args.choosing)
    seeds = range(SEEDS + args.first, SEEDS + args.first + args.count)
    sheets = (played(seed, people, (width, height), choosing=args.choosing) for seed in seeds)
    print(json.dumps(tallied(sheets), indent=1))


if __name__ == "__main__":
    main()
