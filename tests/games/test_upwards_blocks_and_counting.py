"""Claiming blocks at a round's end, and counting paper sheets by touch (rules 33 to 35)."""

from __future__ import annotations

from dataclasses import replace

from games.choices import ANNOUNCE, Choice
from games.cues import Refused
from games.rules import Outcome
from games.upwards import RULES, Effect, Option, Plays, Setup, SheetFacts, Upwards, start
from games.upwards.cues import (
    BlockClaimed,
    BlocksMissed,
    BlocksOffered,
    BlocksRemembered,
    Confirmed,
    Refusal,
    RoundBegan,
    SheetCounted,
    SheetSkipped,
)
from games.upwards.ending import score_of, sheet_of
from games.upwards.sheet import Outlined
from games.upwards.state import Phase
from games.upwards.verbs import (
    CELL,
    CLAIM,
    COLUMN,
    CONFIRM,
    ERASE,
    MARK_ROW,
    NUMBER,
    OPEN_SHEET,
    OUTLINE,
    OWN_TOTAL,
    REPEAT,
    SHEET_DONE,
    SKIP_SCORING,
    TAKE_BACK,
)
from tests.games.upwards_game import (
    DONE,
    after,
    desk,
    device,
    die,
    drawn,
    offered,
    refusal,
    settled,
    told,
    write,
)

CONFIRMED = Choice(CONFIRM, (0,))
SQUARE = "2 2 . .\n2 2 . .\n1 4 . ."


def before_confirming() -> Upwards:
    game = after(device(drawn(SQUARE), option=Option.BLOCKS), settled(1, 3, 5))
    return after(game, *(tap for column in (2, 3, 3) for tap in (die(0), write(column))))


def claimable() -> Upwards:
    return after(before_confirming(), CONFIRMED)


def cell(row: int, column: int) -> Choice:
    return Choice(CELL, (0, row, column))


def test_blocks_are_never_claimed_in_the_middle_of_a_round() -> None:
    game = after(device(drawn(SQUARE), option=Option.BLOCKS), settled(1, 3, 5))
    assert refusal(game, Choice(CLAIM, (0, "square"))) is Refusal.ROUND_FIRST
    assert offered(game, CLAIM, CELL, OUTLINE) == []


def test_a_block_is_claimed_where_the_device_suggests_it() -> None:
    game = claimable()
    assert offered(game, CLAIM) == [(0, "square")]
    assert told(game, Choice(CLAIM, (0, "square"))) == (BlockClaimed(0, "square", 5),)
    claimed = after(game, Choice(CLAIM, (0, "square")))
    assert desk(claimed).sheet.blocks == (Outlined("square", ((1, 0), (1, 1), (2, 0), (2, 1))),)
    assert offered(claimed, CLAIM, CELL) == []


def test_another_block_can_be_tapped_cell_by_cell() -> None:
    game = after(claimable(), cell(1, 0), cell(1, 1), cell(2, 0))
    assert told(game, Choice(OUTLINE, (0,))) == (BlockClaimed(0, "small corner", 4),)


def test_only_cells_that_can_form_a_block_are_taken() -> None:
    game = claimable()
    assert refusal(game, cell(0, 0)) is Refusal.CELL_UNFIT
    assert refusal(after(game, cell(1, 0)), Choice(OUTLINE, (0,))) is Refusal.NO_BLOCK
    assert after(game, cell(1, 0), cell(1, 0)) == game


def test_a_claim_can_wait_and_be_taken_back() -> None:
    game = claimable()
    back = after(game, Choice(CLAIM, (0, "square")), Choice(TAKE_BACK, (0,)))
    assert desk(back).sheet == desk(game).sheet
    later = after(game, DONE, Choice(CLAIM, (0, "square")))
    assert len(desk(later).sheet.blocks) == 1


def test_other_options_have_no_blocks_to_claim() -> None:
    game = after(device(drawn(SQUARE)), settled(1, 3, 5))
    assert refusal(game, Choice(CLAIM, (0, "square"))) is Refusal.NOT_NOW


SMALL = SheetFacts(columns=2, rows=3)


def counting(*players: str, option: Option = Option.SAME, event_die: bool = False) -> Upwards:
    effect = Effect.NO_EFFECT if event_die else None
    game = start(Setup(players, option=option, event_die=event_die, facts=SMALL))
    throw = settled(1, 2, 3, effect=effect)
    return after(game, throw, Choice(ANNOUNCE, (0,)), throw, DONE)


def number(value: int, seat: int = 0) -> Choice:
    return Choice(NUMBER, (seat, value))


def test_numbers_fall_into_the_chosen_column_and_a_full_one_hands_over() -> None:
    game = after(counting("Ada"), number(1), number(2), Choice(REPEAT, (0,)), number(4))
    assert sheet_of(game, 0) == drawn("2 .\n2 .\n1 4")


def test_any_column_can_be_chosen_and_its_top_rubbed_out() -> None:
    game = after(counting("Ada"), Choice(COLUMN, (0, 1)), number(6), number(5), Choice(ERASE, (0,)))
    assert sheet_of(game, 0) == drawn(". .\n. .\n. 6")
    assert refusal(after(game, Choice(COLUMN, (0, 0))), Choice(ERASE, (0,))) is Refusal.GRID_EMPTY_THERE


def test_meteorites_and_bonus_rows_are_entered_only_with_the_event_die() -> None:
    assert refusal(counting("Ada"), number(0)) is Refusal.NOT_NOW
    assert refusal(counting("Ada"), Choice(MARK_ROW, (0, 0))) is Refusal.NOT_NOW
    game = after(counting("Ada", event_die=True), number(0), Choice(MARK_ROW, (0, 0)))
    assert sheet_of(game, 0) == drawn(". .\n. .\n* .", bonus_rows=(0,))
    assert sheet_of(after(game, Choice(MARK_ROW, (0, 0))), 0).bonus_rows == ()


def test_a_full_column_takes_no_more_numbers() -> None:
    full = after(counting("Ada"), *(number(1) for _ in range(6)))
    assert refusal(full, number(1)) is Refusal.COLUMN_FULL
    assert offered(full, NUMBER, REPEAT) == []


def test_on_paper_as_on_the_device_only_outlined_blocks_count() -> None:
    game = after(counting("Ada", option=Option.BLOCKS), *(number(1) for _ in range(6)))
    tapped = after(game, cell(0, 0), cell(1, 0), cell(2, 0), Choice(OUTLINE, (0,)))
    assert [score.total for score in (score_of(game, 0), score_of(tapped, 0)) if score] == [0, 4]
    rubbed = after(tapped, Choice(COLUMN, (0, 0)), Choice(ERASE, (0,)))
    assert sheet_of(rubbed, 0).blocks == ()


def test_sheets_are_counted_one_after_the_other_and_the_best_wins() -> None:
    game = after(counting("Ada", "Ben"), number(1), number(2))
    assert told(game, Choice(SHEET_DONE, (0,))) == (SheetCounted(0, 1),)
    game = after(game, Choice(SHEET_DONE, (0,)))
    assert (game.entering, RULES.outcome(game)) == (1, None)
    game = after(game, Choice(SHEET_DONE, (1,)))
    assert RULES.outcome(game) == Outcome((1, 0), winners=(0,))
    assert RULES.choices(game) == ()


def test_a_tie_is_won_by_all_who_share_it() -> None:
    game = after(counting("Ada", "Ben"), Choice(SHEET_DONE, (0,)), Choice(SHEET_DONE, (1,)))
    assert RULES.outcome(game) == Outcome((0, 0), winners=(0, 1))


def test_another_sheet_can_be_opened_again_before_all_are_counted() -> None:
    game = after(counting("Ada", "Ben"), Choice(SHEET_DONE, (0,)), Choice(OPEN_SHEET, (0,)), number(1))
    assert (game.entering, sheet_of(game, 0).columns[0]) == (0, (1,))
    assert refusal(game, number(1, seat=1)) is Refusal.NOT_NOW


def test_who_counts_alone_leaves_the_winner_open() -> None:
    game = counting("Ada", "Ben")
    assert told(game, Choice(SKIP_SCORING, (1,))) == (SheetSkipped(1),)
    game = after(game, Choice(SKIP_SCORING, (1,)), number(1), number(2), Choice(SHEET_DONE, (0,)))
    assert RULES.outcome(game) == Outcome((1, None), winners=())


def test_who_counts_alone_can_tell_the_points_and_then_there_is_a_winner() -> None:
    game = after(counting("Ada", "Ben"), Choice(OWN_TOTAL, (0,)), number(1), number(2), number(0))
    assert refusal(game, number(3)) is Refusal.TOTAL_TOO_LARGE
    assert offered(game, NUMBER) == []
    game = after(game, Choice(ERASE, (0,)))
    assert told(game, Choice(SHEET_DONE, (0,))) == (SheetCounted(0, 12),)
    game = after(
        game, Choice(SHEET_DONE, (0,)), number(1, seat=1), number(2, seat=1), Choice(SHEET_DONE, (1,))
    )
    assert RULES.outcome(game) == Outcome((12, 1), winners=(0,))


def test_a_total_that_is_not_told_after_all_is_not_known() -> None:
    game = after(counting("Ada", "Ben"), Choice(OWN_TOTAL, (0,)))
    assert refusal(game, Choice(SHEET_DONE, (0,))) is Refusal.TOTAL_MISSING
    game = after(game, number(7), Choice(SKIP_SCORING, (0,)), Choice(SHEET_DONE, (1,)))
    assert RULES.outcome(game) == Outcome((None, 0), winners=())


def test_with_all_sheets_on_the_device_the_game_is_over_at_once() -> None:
    game = start(Setup(("Ada",), (Plays.MACHINE,), facts=SheetFacts(columns=1, rows=1, reserve=0)))
    game = after(game, settled(1, 2, 6), die(0), write(0), Choice(ANNOUNCE, (0,)))
    game = after(game, settled(1, 2, 6), Choice("pass", (0,)))
    assert not [cue for cue in told(game, DONE) if isinstance(cue, Refused)]
    assert after(game, DONE).phase is Phase.OVER


def test_a_paper_sheet_is_closed_with_blocks_left_only_when_somebody_means_it() -> None:
    game = after(counting("Ada", option=Option.BLOCKS), *(number(1) for _ in range(6)))
    done = Choice(SHEET_DONE, (0,))
    assert told(game, done) == (BlocksMissed(0, 6),)
    warned = after(game, done)
    assert RULES.outcome(warned) is None
    assert RULES.outcome(after(warned, done)) == Outcome((0,), winners=(0,))
    outlined = after(warned, Choice(CLAIM, (0, "U")), done)
    assert RULES.outcome(outlined) == Outcome((6,), winners=(0,))


def test_a_game_saved_by_version_0_1_counts_paper_sheets_as_it_did() -> None:
    game = after(counting("Ada", option=Option.BLOCKS), *(number(1) for _ in range(6)))
    old = replace(game, setup=replace(game.setup, packs_paper=True))
    assert RULES.outcome(after(old, Choice(SHEET_DONE, (0,)))) == Outcome((6,), winners=(0,))


def test_after_each_round_the_blocks_that_could_be_outlined_are_offered() -> None:
    assert told(before_confirming(), Choice(CONFIRM, (0,))) == (Confirmed(0), BlocksOffered(0, 5))


def test_blocks_of_a_sheet_on_the_device_are_missed_before_the_game_ends() -> None:
    last = replace(claimable(), announced_in=0)
    assert told(last, DONE) == (BlocksMissed(0, 5),)
    assert RULES.outcome(after(last, DONE)) is None
    assert after(last, DONE, DONE).phase is Phase.OVER


def test_whoever_writes_on_paper_is_reminded_of_blocks_after_each_round() -> None:
    game = after(start(Setup(("Ada", "Ben"), option=Option.BLOCKS)), settled(1, 2, 3))
    assert told(game, DONE) == (BlocksRemembered(), RoundBegan(2, last=False))
