"""The table's stream: what it tells, to whom, and that no reader can get into the game's way."""

from __future__ import annotations

import socket
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from statistics import median

import pytest

import display.registry
import games.registry
from device.feed.door import MOST_READERS
from device.feed.feed import FeedFailed, HallAnnounced
from device.feed.story import Story, Turn
from device.feed.telling import own_shown, table_shown
from display.game_view import GameView
from display.registry import view_of
from display.samples import begun
from display.spoken.standing import standing_words
from display.wording.cue_words import sign_words
from games import maexchen
from games.cues import Cue
from games.dice import Throw
from games.events import DiceSettled
from games.table import Table, begin
from session.evening import Evening, advance
from session.lobby import GuestSentAway
from session.phones import PhoneGuest, Phones
from stream import (
    Announcement,
    Answer,
    Door,
    Ended,
    Guest,
    Guests,
    Happened,
    Hello,
    Own,
    Said,
    SentAway,
    Shown,
    Tap,
    Thrown,
    ThrowShown,
    line_of,
)
from tests.device.feed_table import FeedReader, FeedTable, phones_on
from tests.games.strangers_game import GAME, HighestSetup
from words.phrases import Language

ADA, BEN = Guest("a", "Ada"), Guest("b", "Ben")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[FeedTable]:
    made = FeedTable(tmp_path, "upwards", ("Ada", "Ben"), ("machine", "machine"))
    made.open()
    yield made
    made.close()


@pytest.fixture
def reader(table: FeedTable) -> Iterator[FeedReader]:
    made = FeedReader(table)
    yield made
    made.close()


def test_a_throw_is_told_with_its_words_in_every_language(table: FeedTable, reader: FeedReader) -> None:
    assert isinstance(reader.wait_for(Hello), Hello)
    table.loop.senses = (*table.loop.senses, table.hand)
    thrown, said = reader.wait_for(Thrown), reader.wait_for(Said)
    assert isinstance(thrown, Thrown)
    assert isinstance(said, Said)
    assert thrown.total == sum(thrown.throw.faces)
    assert set(said.words) == {"de", "en"}
    assert said.words["de"] != said.words["en"]


def test_a_player_decides_on_a_phone_and_the_game_goes_on(table: FeedTable, reader: FeedReader) -> None:
    reader.ask(Guests((ADA,)))
    table.loop.senses = (*table.loop.senses, table.hand)
    own = reader.wait_for(Own, lambda one: isinstance(one, Own) and any(c.main for c in one.choices))
    assert isinstance(own, Own)
    assert own.board is not None
    choice = next(choice for choice in own.choices if choice.main)
    reader.ask(Tap("t1", "a", "Ada", choice.verb, choice.about))
    assert _answer(reader) == Answer("t1", "a", done=True)
    happened = reader.wait_for(Happened, lambda one: isinstance(one, Happened) and one.seat == 0)
    assert isinstance(happened, Happened)
    assert happened.event == {"event": "Chosen", "choice": {"verb": choice.verb, "about": [*choice.about]}}


def _answer(reader: FeedReader) -> Answer:
    answer = reader.wait_for(Answer)
    assert isinstance(answer, Answer)
    return answer


def test_what_belongs_to_a_seat_goes_only_to_who_has_a_phone_in_it(
    table: FeedTable, reader: FeedReader
) -> None:
    other = FeedReader(table)
    reader.ask(Guests((ADA,)))
    other.ask(Guests((BEN,)))
    table.loop.senses = (*table.loop.senses, table.hand)
    reader.wait_for(Own, lambda one: isinstance(one, Own) and any(c.main for c in one.choices))
    other.wait_for(Own, lambda one: isinstance(one, Own) and any(c.main for c in one.choices))
    reader.listen()
    other.listen()
    assert {one.player for one in reader.heard if isinstance(one, Own)} <= {"Ada"}
    assert {one.player for one in other.heard if isinstance(one, Own)} <= {"Ben"}
    other.close()


def test_dealt_cards_go_to_the_screen_of_their_own_player_and_to_nobody_else(tmp_path: Path) -> None:
    table = FeedTable(tmp_path, "numberloor", ("Ada", "Ben"), ("dealt", "dealt"))
    table.open()
    reader, looking_on = FeedReader(table), FeedReader(table)
    reader.ask(Guests((ADA,)))
    table.loop.senses = (*table.loop.senses, table.hand)
    own = reader.wait_for(Own, lambda one: isinstance(one, Own) and one.board is not None)
    assert isinstance(own, Own)
    assert own.board is not None
    evening = table.loop.evening
    assert evening.table
    held = table.players.held(evening.table)
    mine, other = (Counter(_named(hand)) for hand in held.hands)
    assert Counter(row[0]["en"] for row in own.board.rows) == mine
    laid = {choice.about[1] for choice in own.choices if choice.verb == "lay"}
    assert laid <= {*held.hands[0]}
    strange = next(card for card in held.hands[1] if card not in held.hands[0])
    reader.ask(Tap("t", "a", "Ada", "lay", (0, strange)))
    assert not _answer(reader).done
    for _ in range(20):
        table.loop.turn()
        time.sleep(0.01)
        reader.listen()
        looking_on.listen()
    assert other
    assert not [one for one in looking_on.heard if isinstance(one, Own)]
    assert {one.player for one in reader.heard if isinstance(one, Own)} <= {"Ada"}
    table.close()


def _named(hand: tuple[str, ...]) -> Iterator[str]:
    return (sign_words(Language("en"), card) for card in hand)


def test_what_is_written_on_a_sheet_is_in_no_message_for_everybody() -> None:
    evenings = view_of("upwards").samples(begun("en", "upwards").lobby).values()
    tables = [evening.table for evening in evenings if evening.table]
    assert any("sheet: column" in standing_words(Language("en"), table) for table in tables), (
        "the panel tells it"
    )
    for table in tables:
        shown = table_shown(table)
        assert "sheet: column" not in shown.standing["en"] + shown.everything["en"]


@pytest.fixture
def hidden_game() -> Iterator[Table]:
    """A stranger's game in which only Ben may see what lies there."""
    hiding = replace(GAME, name="hiding", rules=replace(GAME.rules, name="hiding"))
    games.registry.bring(hiding)
    display.registry.bring(GameView("hiding", secret=lambda _: 1))
    yield begin(HighestSetup(("Ada", "Ben"), ("person", "person")), 0)
    games.registry.take_away("hiding")
    display.registry.take_away("hiding")


def test_a_hidden_throw_is_in_no_message_but_that_of_the_seat_that_may_see_it(hidden_game: Table) -> None:
    before = Evening(begun("en", "upwards").lobby, hidden_game)
    event = DiceSettled(Throw((6,)))
    step = advance(before, event)
    story = Story()
    told = (*story.follow(Turn(before)), *story.follow(Turn(step.state, step.cues, ((before, event),))))
    for_all = [one for one in told if not (isinstance(one, Happened) and one.seat == 1)]
    assert not [one for one in for_all if b"6" in line_of(one) or isinstance(one, Thrown)]
    ada, ben = story.own("Ada"), story.own("Ben")
    assert ada
    assert ben
    assert (ada.throw, ben.throw) == (None, ThrowShown((6,)))


def test_in_maexchen_the_phone_of_whoever_threw_shows_the_dice_before_all_that_can_be_announced() -> None:
    setup = maexchen.Setup(("Ada", "Ben"), looking=maexchen.Looking.OWN_SCREEN)
    thrown = advance(Evening(begun("en", "upwards").lobby, begin(setup, 0)), DiceSettled(Throw((5, 2))))
    table = thrown.state.table
    assert table
    ada, ben = (own_shown(thrown.state, table, seat, 1) for seat in (0, 1))
    assert (ada.throw, ben.throw, table_shown(table).throw) == (ThrowShown((2, 5)), None, None)


@pytest.mark.parametrize(
    ("tap", "why"),
    [
        (Tap("t", "a", "Ada", "pick", (1, "die", 0)), "Somebody else decides that."),
        (Tap("t", "a", "Ada", "pick", (0, "die", 77)), "That isn’t possible any more."),
        (Tap("t", "a", "Ada", "leave"), "That isn’t possible any more."),
        (Tap("t", "a", "Nobody", "pick", (0, "die", 0)), "Nobody with this name sits at the table."),
    ],
)
def test_a_wrong_tap_is_refused_in_words_and_nobody_else_is_bothered(
    table: FeedTable, reader: FeedReader, tap: Tap, why: str
) -> None:
    table.loop.senses = (*table.loop.senses, table.hand)
    reader.wait_for(Thrown)
    reader.ask(tap)
    answer = _answer(reader)
    assert not answer.done
    assert answer.words["en"].startswith(why)
    assert answer.words["de"] != answer.words["en"]


def test_without_a_game_a_tap_is_refused(table: FeedTable, reader: FeedReader) -> None:
    table.loop.evening = Evening(table.loop.evening.lobby)
    reader.ask(Tap("t", "a", "Ada", "pass"))
    assert _answer(reader).words["en"] == "No game is being played right now."


def test_the_panel_hears_who_came_and_can_send_them_away(table: FeedTable, reader: FeedReader) -> None:
    reader.ask(Door(("http://192.168.1.2:8027/#secret",)), Guests((ADA,), looking_on=3))
    known = Phones(("http://192.168.1.2:8027/#secret",), (PhoneGuest("a", "Ada"),), 3)
    table.turn_until(lambda: table.loop.evening.lobby.phones == known)
    table.feed.view(table.loop.evening, (GuestSentAway("Ada"),))
    assert reader.wait_for(SentAway) == SentAway("Ada")
    reader.close()
    table.turn_until(lambda: table.loop.evening.lobby.phones == Phones())


def test_the_hall_is_heard_at_the_table(table: FeedTable, reader: FeedReader) -> None:
    heard: list[Cue] = []
    table.loop.views = (*table.loop.views, lambda _, cues: heard.extend(cues))
    reader.ask(Announcement("n1", "Last round at ten"))
    table.turn_until(lambda: HallAnnounced("Last round at ten") in heard)
    said = reader.wait_for(Said, lambda one: isinstance(one, Said) and "ten" in one.words["en"])
    assert isinstance(said, Said)
    assert said.words["de"].startswith("Aus dem Saal: Last round at ten.")


@pytest.mark.parametrize(
    "line",
    [
        b"\xff\xfe\n",
        b"{}\n",
        b'{"kind": "tap"}\n',
        b'{"kind": "shown", "number": 1}\n',
        b"[" * 10_000 + b"\n",
        b"x" * 1_000_000,
        line_of(Tap("t", "a", "Ada", "pass"))[:-2] + b', "more": 1}\n',
    ],
)
def test_who_talks_nonsense_is_cut_off_and_others_read_on(
    table: FeedTable, reader: FeedReader, line: bytes
) -> None:
    bad = FeedReader(table)
    try:
        bad.send(line)
    except ConnectionError:
        bad.is_cut_off = True

    def gone() -> bool:
        bad.listen()
        return bad.is_cut_off

    table.turn_until(gone)
    table.loop.senses = (*table.loop.senses, table.hand)
    assert reader.wait_for(Thrown)


def test_only_so_many_may_read(table: FeedTable) -> None:
    readers = [FeedReader(table) for _ in range(MOST_READERS)]
    for each in readers:
        each.wait_for(Hello)
    late = FeedReader(table)

    def gone() -> bool:
        late.listen()
        return late.is_cut_off

    table.turn_until(gone)
    for each in (*readers, late):
        each.close()


def test_a_reader_that_never_reads_costs_the_loop_nothing_and_is_let_go(table: FeedTable) -> None:
    """A hundred thousand messages for somebody who sleeps: what waits is bounded."""
    sleeper = FeedReader(table)
    awake = FeedReader(table)
    awake.wait_for(Hello)
    door = table.feed._door
    assert door
    many = tuple(Said(number, {"en": "x" * 1000}) for number in range(5000))
    door._loop.call_soon_threadsafe(door._tell_all, many)
    table.turn_until(lambda: not door._readers)
    assert FeedReader(table).wait_for(Hello)
    sleeper.close()
    awake.close()


def test_off_means_no_socket_and_no_thread(tmp_path: Path) -> None:
    table = FeedTable(tmp_path, "upwards", ("Ada", "Ben"))
    table.loop.evening = phones_on(table.loop.evening, on=False)
    table.loop.turn()
    assert not table.place.exists()
    assert table.feed._door is None
    table.loop.evening = phones_on(table.loop.evening)
    table.open()
    table.loop.evening = phones_on(table.loop.evening, on=False)
    table.loop.turn()
    assert not table.place.exists()
    table.close()


def test_a_socket_that_a_power_cut_left_behind_is_swept_away(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(str(tmp_path / "feed.sock"))
    table = FeedTable(tmp_path, "upwards", ("Ada", "Ben"))
    table.loop.turn()
    time.sleep(0.05)

    def answers() -> bool:
        with socket.socket(socket.AF_UNIX) as call:
            return call.connect_ex(str(table.place)) == 0

    table.turn_until(answers)
    assert table.place.stat().st_mode & 0o777 == 0o660
    table.close()


def test_what_is_no_socket_of_ours_is_left_alone_and_told(tmp_path: Path) -> None:
    (tmp_path / "feed.sock").write_text("somebody's own")
    table = FeedTable(tmp_path, "upwards", ("Ada", "Ben"))
    heard: list[Cue] = []
    table.loop.views = (*table.loop.views, lambda _, cues: heard.extend(cues))
    table.turn_until(lambda: any(isinstance(cue, FeedFailed) for cue in heard))
    assert (tmp_path / "feed.sock").read_text() == "somebody's own"
    table.close()


def test_a_result_has_one_name_however_often_it_is_told(tmp_path: Path) -> None:
    table = FeedTable(tmp_path, "just-dice", ("Ada", "Ben"))
    table.open()
    reader = FeedReader(table)
    reader.ask(Guests((ADA,)))
    table.loop.senses = (*table.loop.senses, table.hand)
    reader.wait_for(Thrown)
    own = reader.wait_for(
        Own, lambda one: isinstance(one, Own) and any(c.verb == "finish" for c in one.choices)
    )
    assert isinstance(own, Own)
    reader.ask(Tap("t", "a", "Ada", "finish"))
    ended = reader.wait_for(Ended)
    again = FeedReader(table).wait_for(Ended)
    assert isinstance(ended, Ended)
    assert ended == again
    assert ended.players == ("Ada", "Ben")
    shown = FeedReader(table).wait_for(Shown)
    assert isinstance(shown, Shown)
    assert shown.table is not None
    assert shown.table.over
    table.close()


def test_a_flood_of_taps_does_not_change_what_a_turn_costs(table: FeedTable, reader: FeedReader) -> None:
    """The median turn, calm and while a reader asks as fast as it can, in one run."""

    def turns() -> list[float]:
        spent = []
        for _ in range(200):
            began = time.thread_time()
            table.loop.turn()
            spent.append(time.thread_time() - began)
            time.sleep(0.0005)
        return spent

    calm = median(turns())
    flood = line_of(Tap("t", "a", "Ada", "no-such-verb")) * 100
    reader._socket.setblocking(False)
    spent = []
    for _ in range(200):
        try:
            reader._socket.send(flood)
        except (BlockingIOError, ConnectionError):
            reader = FeedReader(table)
            reader._socket.setblocking(False)
        reader.listen()
        began = time.thread_time()
        table.loop.turn()
        spent.append(time.thread_time() - began)
    assert median(spent) < max(20 * calm, 0.005)
