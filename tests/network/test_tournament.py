"""A tournament in a hall: seats, results from the tables, ties, who leaves, and a wall that dies."""

from __future__ import annotations

import asyncio
from itertools import combinations
from pathlib import Path
from random import Random

import msgspec
import pytest
from aiohttp import ClientSession

from network.broker import Topics
from network.hall.drawing import drawn, table_sizes
from network.hall.organising import Begin, ByHand, Draw, Finish, Join, Leave, NotPossible, Wishes, organised
from network.hall.tournament import Seating, Tournament, played, standings
from network.hall.tournament_shown import tournament_shown
from network.hall.wall import Wall
from stream import Ended
from tests.network.mosquitto import Mosquitto
from tests.network.test_hall import needs_broker, table, until, wall_at
from words.languages import LANGUAGES
from words.phrases import Language, has_phrase, phrase

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gil", "Hal", "Ida")
TABLES = ("T1", "T2", "T3")
WORDS = {"de": "Spiel", "en": "Game"}


def ended(game: str, players: tuple[str, ...], points: tuple[int | None, ...], *winners: int) -> Ended:
    return Ended(game, "just-dice", WORDS, players, points, winners)


def running(*names: str, seats: int = 3) -> Tournament:
    return Tournament("id", 1, "Cup", seats, names or NAMES)


def play(
    now: Tournament | None, wish: Wishes, results: dict[str, dict[str, Ended]] | None = None
) -> Tournament:
    return organised(now, wish, TABLES, results or {}, Random(5).randrange)


def after_a_round(now: Tournament, results: dict[str, dict[str, Ended]]) -> Tournament:
    """Drawn and played: at each table the first seat wins."""
    now = organised(now, Draw(), TABLES, results, Random(len(now.rounds)).randrange)
    for seating in now.rounds[-1].tables:
        points = tuple(range(len(seating.players), 0, -1))
        game = f"{len(now.rounds)}.{seating.table}"
        results.setdefault(seating.table, {})[game] = ended(game, seating.players, points, 0)
    return now


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_sits_and_nobody_alone(seats: int) -> None:
    for players in range(2, 60):
        sizes = table_sizes(players, seats)
        assert sum(sizes) == players
        assert min(sizes) >= 2
        assert max(sizes) <= max(seats, 3)


def test_nobody_meets_the_same_people_twice_while_that_can_be_avoided() -> None:
    results: dict[str, dict[str, Ended]] = {}
    now = running()
    for _ in range(3):
        now = after_a_round(now, results)
    pairs = [
        frozenset(pair)
        for round_ in now.rounds
        for seating in round_.tables
        for pair in combinations(seating.players, 2)
    ]
    assert len(pairs) == 27
    assert len({*pairs}) >= 26, "nine people at three tables can meet anew three times"
    assert {name for seating in now.rounds[-1].tables for name in seating.players} == {*NAMES}


def test_ties_are_shared_and_every_table_weighs_alike() -> None:
    now, seating = running(), Seating("T1", ("Ada", "Ben", "Cleo"))
    result = {"T1": {"g": ended("g", ("ben", "Cleo ", "ADA"), (7, 3, 7), 0, 2)}}
    done = played(now, seating, result)
    assert done
    assert done.shares == {"Ben": 0.75, "Cleo": 0.0, "Ada": 0.75}
    assert {*done.winners} == {"Ada", "Ben"}
    pair = played(now, Seating("T2", ("Dan", "Eva")), {"T2": {"g": ended("g", ("Dan", "Eva"), (4, 4), 0, 1)}})
    assert pair
    assert pair.shares == {"Dan": 0.5, "Eva": 0.5}


def test_where_the_fewest_points_win_the_others_follow_in_that_order() -> None:
    result = {"T1": {"g": ended("g", ("Ada", "Ben", "Cleo"), (2, 9, 5), 0)}}
    done = played(running(), Seating("T1", ("Ada", "Ben", "Cleo")), result)
    assert done
    assert done.shares == {"Ada": 1.0, "Cleo": 0.5, "Ben": 0.0}


def test_only_a_game_of_just_these_people_since_the_draw_counts() -> None:
    seating = Seating("T1", ("Ada", "Ben"), before=("old",))
    old, other = ended("old", ("Ada", "Ben"), (1, 2), 1), ended("x", ("Ada", "Zoe"), (1, 2), 1)
    assert played(running(), seating, {"T1": {"old": old, "x": other}}) is None
    new = ended("new", ("Ben", "Ada"), (1, 2), 1)
    done = played(running(), seating, {"T1": {"old": old, "x": other, "new": new}})
    assert done
    assert done.winners == ("Ada",)


def test_who_leaves_is_not_drawn_again_and_keeps_nobody_waiting() -> None:
    now = play(running("Ada", "Ben", "Cleo", "Dan", seats=2), Draw())
    first, second = now.rounds[-1].tables
    now = play(now, Leave(first.players[0].upper()))
    result = {second.table: {"g": ended("g", second.players, (5, 1), 0)}}
    points = standings(now, result)
    assert points[first.players[1]] == (1.0, 1), "who is left alone has won"
    assert points[first.players[0]] == (0.0, 0)
    again = play(now, Draw(), result)
    assert first.players[0] not in {name for each in again.rounds[-1].tables for name in each.players}
    back = play(again, Join(first.players[0]))
    assert back.present == now.players


def test_a_table_where_somebody_went_home_counts_with_and_without_the_name() -> None:
    now = running().changed(left=("Cleo",))
    seating = Seating("T1", ("Ada", "Ben", "Cleo"))
    for players, points in (
        (("Ada", "Ben"), (1, 4)),
        (("Ada", "Ben", "Cleo"), (1, 4, None)),
    ):
        done = played(now, seating, {"T1": {"g": ended("g", players, points, 1)}})
        assert done
        assert done.winners == ("Ben",)


def test_a_result_can_be_counted_by_hand_where_a_table_cannot_tell() -> None:
    now = play(running("Ada", "Ben", "Cleo"), Draw())
    (seating,) = now.rounds[-1].tables
    now = play(now, ByHand(seating.table, ("Ada", "Ben")))
    assert {name: points for name, (points, _) in standings(now, {}).items()} == {
        "Ada": 0.75,
        "Ben": 0.75,
        "Cleo": 0.0,
    }
    shown = tournament_shown(play(now, Finish()), {}, frozenset())
    assert [(one["place"], one["player"]) for one in shown["ranking"]] == [
        (1, "Ada"),
        (1, "Ben"),
        (3, "Cleo"),
    ]


MANY = tuple(f"P{number}" for number in range(501))
DRAWN = play(running(), Draw())


@pytest.mark.parametrize(
    ("now", "wish", "why"),
    [
        (None, Draw(), "none"),
        (running().changed(over=True), Leave("Ada"), "none"),
        (running(), Begin("x", ("A", "B", "C"), 3), "running"),
        (None, Begin("x", ("A", "B"), 3), "players"),
        (None, Begin("x", MANY, 3), "players"),
        (None, Begin("x", ("A", "B", "C"), 7), "seats"),
        (None, Begin("x", ("Ada", "Ben", " aDa "), 3), "twice"),
        (None, Begin("x", ("Ada", "Ben", " "), 3), "name"),
        (None, Begin("x", ("Ada", "Ben", "x" * 41), 3), "name"),
        (None, Begin("x", ("Ada", "Ben", "a\x00b"), 3), "name"),
        (DRAWN, Draw(), "open"),
        (DRAWN, Finish(), "open"),
        (running(*NAMES, "Jo", seats=3), Draw(), "tables"),
        (running("A", "B", "C").changed(left=("A", "B")), Draw(), "alone"),
        (running(), Leave("Zoe"), "nobody"),
        (running().changed(left=("Ada",)), Leave("Ada"), "gone"),
        (running(), Join("ada"), "twice"),
        (DRAWN, ByHand("T9", ("Ada",)), "no-table"),
        (DRAWN, ByHand("T1", ()), "winners"),
        (DRAWN, ByHand("T1", (DRAWN.rounds[0].tables[1].players[0],)), "winners"),
    ],
)
def test_what_makes_no_sense_is_refused_in_words(now: Tournament | None, wish: Wishes, why: str) -> None:
    with pytest.raises(NotPossible) as refused:
        play(now, wish)
    assert refused.value.why == why
    assert has_phrase(f"hall.tournament.{why}")
    for name in LANGUAGES:
        assert "{" not in phrase(Language(name), f"hall.tournament.{why}", **refused.value.gaps)


def test_five_hundred_people_are_drawn_at_once() -> None:
    now = running(*MANY[:500], seats=4)
    tables = [f"T{number}" for number in range(125)]
    round_ = drawn(now, tables, {}, Random(1).randrange)
    assert len(round_.tables) == 125
    assert len({name for seating in round_.tables for name in seating.players}) == 500


def test_a_wall_believes_only_a_newer_tournament_that_makes_sense() -> None:
    wall = Wall(Topics())
    topic, newer = Topics().tournament, running().changed(title="newer")
    assert wall.take(topic, msgspec.json.encode(newer))
    for payload in (b"", b"\xff", b"{}", b"x" * 2_000_000, msgspec.json.encode(running())):
        assert not wall.take(topic, payload)
    assert wall.tournament == newer


@needs_broker
def test_a_tournament_outlives_its_wall_and_a_broker_that_forgets(tmp_path: Path) -> None:
    forgetful = Mosquitto(tmp_path / "broker", keeps=False)

    async def run() -> None:
        tables = [table(forgetful.address, name) for name in ("T1", "T2")]
        async with wall_at(forgetful.address) as (hall, home), ClientSession() as http:
            await until(lambda: hall.wall.here == {"T1", "T2"})

            async def wish(token: str, **wanted: object) -> tuple[int, dict[str, object]]:
                body = {"token": token, "wish": wanted}
                async with http.post(f"{home}/tournament", json=body, headers={"Origin": home}) as answer:
                    return answer.status, await answer.json()

            begin = {"do": "begin", "title": "<b>Cup</b>", "players": NAMES[:4], "seats": 2}
            assert (await wish("x", **begin))[0] == 403
            assert (await wish(hall.token, **begin))[0] == 200
            assert (await wish(hall.token, do="draw"))[0] == 200
            status, told = await wish(hall.token, do="draw")
            assert (status, told["done"]) == (409, False)
            assert "T1, T2" in str(told["words"])
            assert (await wish(hall.token, do="fly"))[0] == 400
            assert hall.wall.tournament
            seating = hall.wall.tournament.rounds[0].tables[0]
            tables[0].line.hear(ended("1.x", seating.players, (9, 2), 0))
            await until(lambda: hall.wall.results)
            async with http.get(f"{home}/tournament.json") as answer:
                shown = (await answer.json())["tournament"]
            assert shown["open"] == ["T2"]
            assert shown["ranking"][0]["player"] == seating.players[0]
            forgetful.stop()
            await until(lambda: not hall.is_connected)
            assert (await wish(hall.token, do="draw"))[0] == 503
            forgetful.start()
            await until(lambda: hall.is_connected)
            async with wall_at(forgetful.address) as (other, _):
                await until(lambda: other.wall.tournament == hall.wall.tournament)
        async with wall_at(forgetful.address) as (again, _):
            await until(lambda: again.wall.tournament and again.wall.results)
        for one in tables:
            await one.cut()

    try:
        asyncio.run(run())
    finally:
        forgetful.stop()
