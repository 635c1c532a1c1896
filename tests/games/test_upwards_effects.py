"""What the event die does (rules 16 to 21)."""

from __future__ import annotations

import pytest

from games.choices import ANNOUNCE, Choice
from games.dice import Throw
from games.events import ThrowCorrected
from games.upwards import RULES, Effect, Upwards
from games.upwards.cues import EffectFell, EffectFizzled, FieldOutlined, MeteoriteFell, Refusal, RowMarked
from games.upwards.verbs import CONFIRM, DROP_METEORITE, MARK_ROW, TAKE_BACK
from tests.games.upwards_game import (
    KEEP,
    after,
    columns,
    desk,
    device,
    die,
    drawn,
    offered,
    refusal,
    saved,
    settled,
    told,
    write,
)


def fallen(effect: Effect, picture: str = ". .\n. .", *reserve: int, fields: int = 5) -> Upwards:
    sheet = drawn(picture, *reserve, fields=fields)
    return after(device(sheet, event_die=True), settled(1, 2, 3, effect=effect))


def meteorite(column: int) -> Choice:
    return Choice(DROP_METEORITE, (0, column))


def arrow(row: int) -> Choice:
    return Choice(MARK_ROW, (0, row))


@pytest.mark.parametrize("tap", [die(0), saved(0)])
@pytest.mark.parametrize("effect", [Effect.METEORITE, Effect.BONUS_ROW])
def test_nothing_is_written_between_the_throw_and_its_effect(effect: Effect, tap: Choice) -> None:
    game = fallen(effect, ". .\n. .", 4)
    assert refusal(game, tap) is Refusal.EFFECT_FIRST
    assert refusal(game, Choice(CONFIRM, (0,))) is Refusal.EFFECT_FIRST
    assert refusal(game, Choice(ANNOUNCE, (0,))) is Refusal.EFFECT_FIRST


def test_a_meteorite_falls_into_a_column_with_room() -> None:
    game = fallen(Effect.METEORITE, ". 4\n5 4")
    assert offered(game, DROP_METEORITE) == [(0, 0)]
    assert refusal(game, meteorite(1)) is Refusal.COLUMN_FULL
    assert told(game, meteorite(0)) == (MeteoriteFell(0, row=1, column=0),)
    assert columns(after(game, meteorite(0))) == ((5, 0), (4, 4))


def test_a_meteorite_can_be_taken_back_but_not_left_out() -> None:
    game = fallen(Effect.METEORITE)
    assert after(game, meteorite(0), Choice(TAKE_BACK, (0,))) == game
    assert RULES.choices(game) == (Choice(DROP_METEORITE, (0, 0)), Choice(DROP_METEORITE, (0, 1)))


def test_a_meteorite_fizzles_on_a_full_grid_and_that_is_no_reason_to_announce() -> None:
    game = device(drawn("4 4\n5 4"), event_die=True)
    throw = settled(1, 2, 3, effect=Effect.METEORITE)
    assert told(game, throw) == (EffectFell(Effect.METEORITE), EffectFizzled(0, Effect.METEORITE))
    assert after(game, throw).announced == ()


def test_a_meteorite_is_never_saved() -> None:
    assert refusal(fallen(Effect.METEORITE), KEEP) is Refusal.PICK_FIRST


def test_an_extra_field_can_be_used_at_once() -> None:
    game = fallen(Effect.EXTRA_RESERVE, "1 1\n1 1", 1, 1, 1, 1, 1)
    assert desk(game).sheet.fields == 6
    assert desk(after(game, die(0), KEEP)).sheet.reserve[-1].number == 1


def test_extra_fields_are_limited() -> None:
    game = device(drawn(". .\n. .", fields=8), event_die=True)
    throw = settled(1, 2, 3, effect=Effect.EXTRA_RESERVE)
    assert told(game, throw)[1:] == (EffectFizzled(0, Effect.EXTRA_RESERVE),)
    roomier = device(drawn(". .\n. .", fields=7), event_die=True)
    assert told(roomier, throw)[1:] == (FieldOutlined(0),)


def test_any_row_without_an_arrow_can_become_a_bonus_row() -> None:
    game = fallen(Effect.BONUS_ROW)
    assert offered(game, MARK_ROW) == [(0, 0), (0, 1)]
    assert told(game, arrow(1)) == (RowMarked(0, 1),)
    game = after(game, arrow(1), die(0), write(0), die(0), write(0), die(0), write(1), Choice(CONFIRM, (0,)))
    again = after(game, settled(1, 2, 3, effect=Effect.BONUS_ROW))
    assert offered(again, MARK_ROW) == [(0, 0)]
    assert refusal(again, arrow(1)) is Refusal.ROW_MARKED


def test_with_all_rows_marked_the_bonus_fizzles() -> None:
    game = device(drawn(". .\n. .", bonus_rows=(0, 1)), event_die=True)
    throw = settled(1, 2, 3, effect=Effect.BONUS_ROW)
    assert told(game, throw)[1:] == (EffectFizzled(0, Effect.BONUS_ROW),)


def test_an_effect_holds_for_its_round_only() -> None:
    game = fallen(Effect.MINUS, ". . .\n. . .", 2)
    assert refusal(after(game, die(0), die(1)), write(0)) is None
    game = after(game, die(0), write(0), die(0), write(1), die(0), write(2), Choice(CONFIRM, (0,)))
    plain = after(game, settled(1, 2, 3, effect=Effect.NO_EFFECT), die(0), die(1))
    assert columns(after(plain, write(0)))[0] == (1, 3)


def test_no_effect_changes_nothing() -> None:
    game = fallen(Effect.NO_EFFECT)
    assert (desk(game).now.due, desk(game).sheet) == (None, drawn(". .\n. ."))


def test_correcting_the_event_die_takes_its_old_effect_back() -> None:
    game = after(fallen(Effect.METEORITE), meteorite(0))
    corrected = after(game, ThrowCorrected(Throw((1, 2, 3), (Effect.EXTRA_RESERVE,))))
    assert (columns(corrected), desk(corrected).sheet.fields) == (((), ()), 6)
