"""Whole games played from the transcript alone: what a player believes is compared with what is true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from operator import eq

import pytest

from games import beam, just_dice, numberloor, upwards
from games.beam.combinations import COLUMNS
from games.table import outcome
from tests.display.closed_eyes import AGAIN, DO_IT, NEXT, DarkRoom

PLAYERS = ("Ada", "Ben")
WORDS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
NUMBER = "one|two|three|four|five|six"
MANY = {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}
LYING = re.compile(rf"((?:(?:{NUMBER}), )*(?:{NUMBER})(?: and (?:{NUMBER}))?)(?:;|\.|:)")


def faces_in(text: str) -> tuple[int, ...]:
    """The dice of the first throw in a sentence."""
    found = LYING.search(text)
    return tuple(WORDS[word] for word in re.findall(NUMBER, found[1])) if found else ()


def beam_dice_in(text: str) -> tuple[int, ...]:
    """Five dice by what they make: "three fives, one and two", "small straight, one to four, and six"."""
    straight = re.search(rf"straight, ({NUMBER}) to ({NUMBER})(?:, and ({NUMBER}))?", text)
    if straight:
        first, last, *rest = (WORDS[word] for word in straight.groups() if word)
        return tuple(sorted((*range(first, last + 1), *rest)))
    told = re.search(rf"(?:(?:{NUMBER})(?: \w+s\b)?(?:, | and |\.))+", text)
    dice: list[int] = []
    for count, many, alone in re.findall(rf"({NUMBER}) (\w+s)\b|({NUMBER})", told[0] if told else ""):
        dice += [WORDS[alone]] if alone else [MANY[many]] * WORDS[count]
    return tuple(sorted(dice))


def ending_in(said: list[str], points: str) -> tuple[dict[str, int], set[str]]:
    """Points and winners, as told at the end."""
    text = said[-1]
    told = {name: int(number) for name, number in re.findall(rf"(\w+): (\d+) {points}", text)}
    winners = re.search(r"((?:\w+ and )?\w+) wins?", text)
    return told, set(winners[1].split(" and ")) if winners else set()


def truth_of(room: DarkRoom) -> tuple[dict[str, int | None], set[str]]:
    ended = outcome(room.table)
    assert ended
    winners = {room.table.players[seat] for seat in ended.winners}
    return dict(zip(room.table.players, ended.points, strict=True)), winners


@pytest.fixture
def rooms() -> Iterator[list[DarkRoom]]:
    opened: list[DarkRoom] = []
    yield opened
    for room in opened:
        room.close()


@pytest.mark.parametrize("seed", range(2))
def test_beam_me_up_can_be_played_with_closed_eyes(seed: int, rooms: list[DarkRoom]) -> None:
    room = DarkRoom(beam.Setup(PLAYERS), seed)
    rooms.append(room)
    heard, heights, turn = 0, {(name, column): 0 for name in PLAYERS for column in COLUMNS}, ""
    while outcome(room.table) is None:
        new, heard = " ".join(room.said[heard:]), len(room.said)
        heights, turn = raised(heights, new), on_turn(new) or turn
        assert turn == room.table.players[room.table.state.turn]
        assert heights == {
            (name, column): counters.row(column)
            for name, counters in zip(PLAYERS, room.table.state.counters, strict=True)
            for column in COLUMNS
        }
        play_beam(room, new)
    assert ending_in(room.said, "in space") == truth_of(room)


def play_beam(room: DarkRoom, new: str) -> None:
    """Throw while there is nothing, use what there is, and take the first counter that may rise."""
    if "Head start" in new:
        assert room.walk_to(lambda name: name.endswith("up one square"))
    elif re.search(r" moves: |rocket for|A rocket: which", new):
        assert room.walk_to(lambda name: name.startswith(("column", "the straights", "Rocket")))
    elif ": nothing" not in new and re.search(r"throw [23] of 3|throws? left", new):
        assert beam_dice_in(new) == room.table.state.faces
        room.press(DO_IT)
    else:
        room.throw()


def on_turn(text: str) -> str:
    told = (
        r"start for (\w+)|It’s (\w+)’s turn|(\w+) (?:throws[.:]|moves:)|(\w+) can use them|rocket for (\w+)"
    )
    named = re.findall(told, text)
    return next(name for name in named[-1] if name) if named else ""


COLUMN = r"(?:column (\d)|the straights column)"
MOVED = re.compile(
    rf"(\w+)(?:’s rocket)?(?<!moves): {COLUMN} (?:starts one square up|up by (\d))"
    r"|Down one square: ([\w ,]+)\."
)


def raised(heights: dict[tuple[str, int], int], text: str) -> dict[tuple[str, int], int]:
    """The counters after what was told; who goes down does so in the column that was just named."""
    after, column = dict(heights), 0
    for name, number, squares, sunk in MOVED.findall(text):
        column = column if sunk else int(number or 7)
        for each in re.findall(r"\w+", sunk.replace(" and ", " ")) or [name]:
            after[each, column] += -1 if sunk else int(squares or 1)
    return after


@pytest.mark.parametrize("seed", range(2))
def test_upwards_can_be_played_with_closed_eyes(seed: int, rooms: list[DarkRoom]) -> None:
    facts = upwards.SheetFacts(columns=2, rows=3, reserve=1, extra_reserve=1)
    seats = (upwards.Plays.MACHINE,) * 2
    room = DarkRoom(upwards.Setup(PLAYERS, seats, event_die=True, facts=facts), seed)
    rooms.append(room)
    heard, sheets = 0, {name: [list[int](), list[int]()] for name in PLAYERS}
    while outcome(room.table) is None:
        new, heard = " ".join(room.said[heard:]), len(room.said)
        write_down(sheets, new)
        assert {name: [tuple(column) for column in sheet] for name, sheet in sheets.items()} == {
            name: list(desk.sheet.columns) for name, desk in zip(PLAYERS, room.table.state.desks, strict=True)
        }
        play_upwards(room, new)
    assert ending_in(room.said, "points?") == truth_of(room)


def write_down(sheets: dict[str, list[list[int]]], text: str) -> None:
    """What a player would feel on a sheet with pegs."""
    pattern = r"(\w+): (\d) into column (\d)|meteorite falls into (\w+)’s column (\d)"
    for name, number, column, hit, crater in re.findall(pattern, text):
        sheets[name or hit][int(column or crater) - 1].append(int(number or 0))


def play_upwards(room: DarkRoom, new: str) -> None:
    """Die by die into the first column that has room; whoever has none announces, and passes at the end."""
    if asked := re.search(r"(\w+), (into which column|which row)", new):
        assert room.walk_to(
            lambda name: name.startswith(("Meteorite into", "Bonus row")), *sheet_of(asked[1])
        )
    elif asked := re.search(r"(\w+), where does the (\d) go", new):
        into = f"The {asked[2]} into"
        if not room.walk_to(lambda name: name.startswith(into), *sheet_of(asked[1])):
            forgo(room, asked[1])
    elif asked := re.search(r"(\w+), everything is written", new):
        assert room.walk_to(partial(eq, f"{asked[1]} is done"), *sheet_of(asked[1]))
    elif asked := re.search(r"(\w+)(?: still has|, write it down)", new):
        if not room.walk_to(lambda name: name.startswith("Die 1"), *sheet_of(asked[1])):
            forgo(room, asked[1])
    elif "Choose: everybody is done" in new:
        assert room.walk_to(lambda name: name == "Everybody is done")
    elif asked := re.search(r"Wait, (\w+)", new):
        forgo(room, asked[1])
    else:
        room.throw()


def forgo(room: DarkRoom, name: str) -> None:
    said = (f"{name} is stuck", f"{name} passes")
    assert room.walk_to(lambda heard: heard in said, *sheet_of(name))


def sheet_of(name: str) -> tuple[str, str]:
    """What the ways to somebody's sheet are called: from another sheet, and from the throw."""
    return name, f"{name}’s sheet"


def test_upwards_on_paper_can_be_played_and_counted_with_closed_eyes(rooms: list[DarkRoom]) -> None:
    room = DarkRoom(upwards.Setup(PLAYERS, facts=upwards.SheetFacts(columns=2, rows=3)), 3)
    rooms.append(room)
    pegs: list[list[int]] = [[], []]
    while "Now the points are counted" not in room.said[-1]:
        play_on_paper(room, pegs)
    for name in PLAYERS:
        assert f"{name}’s sheet" in room.said[-1]
        enter_sheet(room, pegs)
    assert ending_in(room.said, "points?") == truth_of(room)
    assert truth_of(room)[0] == dict.fromkeys(PLAYERS, points_of(pegs))


def play_on_paper(room: DarkRoom, pegs: list[list[int]]) -> None:
    """Both write the same; Ada announces when a number finds no room, and then comes one more throw."""
    room.throw()
    assert faces_in(room.said[-1]) == room.table.state.throw.faces
    is_last = "Last round" in room.said[-1]
    full = False
    for face in faces_in(room.said[-1]):
        column = next((column for column in pegs if len(column) < 3), None)
        full = full or column is None
        if column is not None:
            column.append(face)
    if is_last:
        assert room.walk_to(lambda name: name == "Everybody is done")
    elif full:
        room.press(DO_IT)
        assert room.said[-1].startswith("Who is stuck?")
        assert room.walk_to(lambda name: name == "Ada is stuck")


def enter_sheet(room: DarkRoom, pegs: list[list[int]]) -> None:
    """Column by column from the bottom, as it stands on the sheet with pegs."""
    for number, column in enumerate(pegs, 1):
        assert room.walk_to(partial(eq, f"Column {number}"))
        for face in column:
            assert room.walk_to(partial(eq, str(face)))
    assert room.walk_to(lambda name: name == "Sheet done", "Points")


def points_of(pegs: list[list[int]]) -> int:
    """A point for each number right above the next smaller one, five for a full row of equal numbers."""
    steps = sum(upper == lower + 1 for column in pegs for lower, upper in pairwise(column))
    rows = zip(*pegs, strict=True)
    return steps + sum(5 for row in rows if len(set(row)) == 1)


def test_numberloor_can_be_played_with_closed_eyes(rooms: list[DarkRoom]) -> None:
    room = DarkRoom(numberloor.Setup(PLAYERS, ("person",) * 2), 0)
    rooms.append(room)
    heard, tops, stars = 0, ("", ""), dict.fromkeys(PLAYERS, 0)
    turn = ""
    while outcome(room.table) is None:
        new, heard = " ".join(room.said[heard:]), len(room.said)
        turn = on_turn(new) or turn
        tops = open_cards(tops, new)
        stars |= {name: int(count) for name, count in re.findall(r"star for (\w+), that makes (\d)", new)}
        if tops != ("", ""):
            assert tops == tuple(card.replace("-", " ") for card in room.table.state.tops)
            assert turn == room.table.players[room.table.state.turn.seat]
        assert stars == dict(zip(PLAYERS, room.table.state.stars, strict=True))
        play_numberloor(room, new, tops)
    assert ending_in(room.said, "stars?") == truth_of(room)


def open_cards(tops: tuple[str, str], text: str) -> tuple[str, str]:
    """The floor and the balloon as last told."""
    floors = re.findall(r"\b((?:floor|night) \d)", text)
    balloons = re.findall(r"\b(balloon \d)", text)
    return floors[-1] if floors else tops[0], balloons[-1] if balloons else tops[1]


def play_numberloor(room: DarkRoom, new: str, tops: tuple[str, str]) -> None:
    """Ride up with the balloon, say that this was the last floor, lay off nothing."""
    if "In the middle" in new:
        room.lay("floor-3", "balloon-2")
    elif "goes on top?" in new:
        assert room.walk_to(lambda name: name == "No balloons", "More")
    elif "That fits" in new:
        room.press(DO_IT)
    else:
        floor, balloon = int(tops[0][-1]), int(tops[1][-1])
        room.lay(f"floor-{(floor + balloon) % 10}", f"balloon-{balloon}")


def test_just_dice_can_be_played_with_closed_eyes(rooms: list[DarkRoom]) -> None:
    room = DarkRoom(just_dice.Setup(PLAYERS, dice=3), 7)
    rooms.append(room)
    pips, before = dict.fromkeys(PLAYERS, 0), 0
    for name in PLAYERS * 3:
        assert f"{name} throws 3 dice" in room.said[-1]
        room.throw()
        faces = faces_in(room.said[-1])
        assert faces == room.table.state.last.faces
        assert told_difference(room.said[-1]) == (sum(faces) - before if before else None)
        before, pips[name] = sum(faces), pips[name] + sum(faces)
        room.press(NEXT)
    assert room.walk_to(lambda name: name == "Finish", "More")
    assert ending_in(room.said, "pips") == (pips, set()) == truth_of(room)


def told_difference(text: str) -> int | None:
    found = re.search(r"(?:(\d+) (more|less)|the same) (?:than|as) before", text)
    if found is None:
        return None
    return int(found[1] or 0) * (-1 if found[2] == "less" else 1)


def test_a_held_button_tells_everything_that_matters_now(rooms: list[DarkRoom]) -> None:
    room = DarkRoom(beam.Setup(PLAYERS), 1)
    rooms.append(room)
    room.press(AGAIN)
    assert room.said[-1] == (
        "Head start for Ben: which counter goes up one square? "
        "Ada: all at the bottom. In space: 0. Ben: all at the bottom. In space: 0."
    )
