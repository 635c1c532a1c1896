"""The owner of a real box says what is in it: by steps, at once, for every game to come."""

from __future__ import annotations

from games import beam, numberloor, upwards
from games.choices import BACK, Choice
from games.edition import known, with_known
from games.events import Chosen
from session.lobby import (
    DONE,
    EDITION,
    NEW_GAME,
    START,
    TELL,
    EditionChanged,
    GameKind,
    GameWanted,
    Lobby,
    Page,
    advance,
    choices,
)

KIND = GameKind(upwards.Setup(players=()))
OTHER = GameKind(beam.Setup(players=()))


def at_box(*told: Choice) -> Lobby:
    lobby = Lobby((KIND, OTHER), ("Ada", "Ben", "Cleo"))
    for choice in (Choice(NEW_GAME, ("upwards",)), Choice(DONE), Choice(EDITION), *told):
        lobby = advance(lobby, Chosen(choice)).state
    return lobby


def test_every_fact_goes_one_step_down_or_up() -> None:
    assert choices(at_box())[:4] == (
        Choice(TELL, ("rows", 7)),
        Choice(TELL, ("rows", 9)),
        Choice(TELL, ("columns", 3)),
        Choice(TELL, ("columns", 5)),
    )


def test_the_ends_of_a_fact_have_one_step_only() -> None:
    told = [Choice(TELL, ("extra_reserve", number)) for number in (2, 1, 0)]
    offered = [choice.about for choice in choices(at_box(*told)) if choice.about[:1] == ("extra_reserve",)]
    assert offered == [("extra_reserve", 1)]


def test_what_is_told_counts_for_this_game_and_the_next_and_is_to_be_kept() -> None:
    step = advance(at_box(), Chosen(Choice(TELL, ("rows", 9))))
    assert [type(cue) for cue in step.cues] == [EditionChanged]
    assert dict(step.cues[0].facts)["rows"] == 9  # type: ignore[attr-defined]
    lobby = advance(step.state, Chosen(Choice(BACK))).state
    assert lobby.page is Page.HOUSE
    wanted, _ = advance(lobby, Chosen(Choice(START))).cues
    assert isinstance(wanted, GameWanted)
    assert isinstance(wanted.started.setup, upwards.Setup)
    assert wanted.started.setup.facts.rows == 9
    template = lobby.kinds[0].template
    assert isinstance(template, upwards.Setup)
    assert template.facts.rows == 9
    assert lobby.kinds[1] == OTHER


def test_a_block_and_the_sixth_face_can_be_told() -> None:
    lobby = at_box(Choice(TELL, ("block square", 6)), Choice(TELL, ("sixth-face", "bonus-row")))
    assert lobby.draft
    assert isinstance(lobby.draft.setup, upwards.Setup)
    facts = lobby.draft.setup.facts
    assert {block.name: block.points for block in facts.blocks}["square"] == 6
    assert facts.event_faces[-1] is upwards.Effect.BONUS_ROW


def test_facts_that_were_kept_come_back_and_nonsense_among_them_does_not() -> None:
    setup = upwards.EDITION.with_fact(
        upwards.EDITION.with_fact(upwards.Setup(players=()), "rows", 10), "block T", 7
    )
    kept = known(upwards.EDITION, setup)
    assert with_known(upwards.EDITION, upwards.Setup(players=()), kept) == setup
    nonsense: dict[str, int | str] = {"rows": 99, "columns": "many", "dragons": 3}
    assert with_known(upwards.EDITION, upwards.Setup(players=()), nonsense) == upwards.Setup(players=())


def test_a_game_without_such_facts_has_no_page_for_them() -> None:
    without = GameKind(numberloor.Setup())
    lobby = Lobby((KIND, without), ("Ada", "Ben"))
    for choice in (Choice(NEW_GAME, ("numberloor",)), Choice(DONE)):
        lobby = advance(lobby, Chosen(choice)).state
    assert Choice(EDITION) not in choices(lobby)


def test_a_printed_board_is_copied_square_by_square_and_is_then_no_longer_ours() -> None:
    setup = beam.EDITION.with_fact(beam.Setup(players=()), "board 1 3 6", "B")
    setup = beam.EDITION.with_fact(setup, "board 1 line", 6)
    assert [board.ours for board in setup.boards] == [True, False, True, True]
    assert setup.boards[1].square(6, 3) == "B"
    assert setup.boards[1].first_space_row == 6
    assert with_known(beam.EDITION, beam.Setup(players=()), known(beam.EDITION, setup)) == setup


def test_a_square_goes_round_through_all_that_can_be_printed_there() -> None:
    setup = beam.Setup(players=())
    seen = []
    for _ in range(4):
        fact = next(fact for fact in beam.EDITION.facts(setup) if fact.name == "board 0 2 2")
        seen.append(fact.now)
        assert fact.less is None
        assert fact.more is not None
        setup = beam.EDITION.with_fact(setup, fact.name, fact.more)
    assert sorted(map(str, seen)) == [".", "B", "P", "R"]
    assert setup.boards[0].squares == beam.Setup(players=()).boards[0].squares
