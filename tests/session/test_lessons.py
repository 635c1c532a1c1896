"""Teaching and calibrating before a game: the camera tells what it saw, names and counts are what stays."""

from __future__ import annotations

from dataclasses import replace

from games import beam, numberloor, upwards
from games.choices import BACK, Choice
from games.cues import Refused
from games.events import Chosen, FaceShown, LobbyEvent, TraySeen
from games.table import begin
from session import lobby
from session.evening import Evening, advance
from session.lobby import Calibrating, GameKind, Lobby, Page, choices
from session.lobby.calibrating import CalibrationLeft, CalibrationTaken, EmptyTaken
from session.lobby.setting import TOURED, on_tour
from session.lobby.teaching import (
    VIEWS,
    FaceDropped,
    FaceSeen,
    FacesForgotten,
    LessonBegun,
    LessonDone,
    LessonLeft,
    known_faces,
)
from vision.taught.lesson import VIEWS as LOOKS

EVENT_DIE, DECK = "event-die", "deck"
KINDS = (
    GameKind(upwards.Setup(players=())),
    GameKind(numberloor.Setup()),
)
MENU = Lobby(KINDS, ("Ada", "Ben"), page=Page.TEACH)
SURVEY = replace(MENU, page=Page.CALIBRATE)


def after(state: Lobby, *events: LobbyEvent | Choice) -> Lobby:
    for event in events:
        state = lobby.advance(state, Chosen(event) if isinstance(event, Choice) else event).state
    return state


def told(state: Lobby, event: LobbyEvent | Choice) -> tuple[object, ...]:
    return lobby.advance(state, Chosen(event) if isinstance(event, Choice) else event).cues


def shown(meaning: str) -> tuple[FaceShown, ...]:
    return tuple(FaceShown(meaning, views + 1) for views in range(VIEWS))


DIE = after(MENU, Choice(lobby.TEACH, (EVENT_DIE,)))


def test_games_and_reader_agree_how_often_a_face_is_shown() -> None:
    assert VIEWS == LOOKS


def test_a_lesson_asks_for_one_face_after_the_other() -> None:
    assert told(MENU, Choice(lobby.TEACH, (EVENT_DIE,))) == (LessonBegun(EVENT_DIE),)
    assert DIE.teaching is not None
    assert (DIE.page, DIE.teaching.meaning) == (Page.LESSON, "plus-minus")
    assert told(DIE, FaceShown("plus-minus", 1)) == (FaceSeen("plus-minus", 1),)
    next_one = after(DIE, *shown("plus-minus")).teaching
    assert next_one is not None
    assert (next_one.meaning, known_faces(next_one)) == ("minus", ("plus-minus",))


def test_a_look_that_does_not_count_is_only_remembered_to_be_told() -> None:
    twin = FaceShown("minus", 0, "twin", "plus-minus")
    lesson = after(DIE, *shown("plus-minus"), twin).teaching
    assert lesson is not None
    assert (lesson.views_of("minus"), lesson.last) == (0, twin)


def test_any_meaning_can_be_chosen_for_the_face_that_is_laid_up() -> None:
    lesson = after(DIE, Choice(lobby.MEANING, ("bonus-row",)), *shown("bonus-row")).teaching
    assert lesson is not None
    assert known_faces(lesson) == ("bonus-row",)
    assert lesson.meaning == "no-effect"


def test_a_face_can_be_shown_anew() -> None:
    begun = after(DIE, FaceShown("plus-minus", 2))
    assert told(begun, Choice(lobby.SHOW_ANEW)) == (FaceDropped("plus-minus"),)
    again = after(begun, Choice(lobby.SHOW_ANEW)).teaching
    assert again is not None
    assert again.views == ()
    assert Choice(lobby.SHOW_ANEW) not in choices(DIE)


def test_a_lesson_is_done_when_somebody_says_so_and_some_face_is_known() -> None:
    assert Choice(lobby.FINISH_LESSON) not in choices(after(DIE, FaceShown("plus-minus", 2)))
    known = after(DIE, *shown("plus-minus"))
    assert told(known, Choice(lobby.FINISH_LESSON)) == (LessonDone(EVENT_DIE),)
    done = after(known, Choice(lobby.FINISH_LESSON))
    assert (done.page, done.learned, done.teaching) == (Page.TEACH, (EVENT_DIE,), None)


def test_leaving_a_lesson_keeps_what_was_known_before() -> None:
    assert told(after(DIE, *shown("plus-minus")), Choice(BACK)) == (LessonLeft(),)
    assert after(DIE, Choice(BACK)) == MENU


def test_what_was_learned_can_be_forgotten() -> None:
    knowing = replace(MENU, learned=(EVENT_DIE, DECK))
    assert told(knowing, Choice(lobby.FORGET, (DECK,))) == (FacesForgotten(DECK),)
    assert after(knowing, Choice(lobby.FORGET, (DECK,))).learned == (EVENT_DIE,)


def test_a_deck_has_at_most_thirty_cards_and_goes_card_by_card() -> None:
    deck = after(MENU, Choice(lobby.TEACH, (DECK,)))
    assert deck.teaching is not None
    assert len(deck.teaching.meanings) <= 30
    last = deck.teaching.meanings[-1]
    assert choices(deck) == (
        Choice(lobby.MEANING, (last,)),
        Choice(lobby.MEANING, ("floor-1",)),
        Choice(BACK),
    )
    assert after(deck, *shown("floor-0")).teaching == replace(
        deck.teaching, meaning="floor-1", views=(("floor-0", 3),), last=FaceShown("floor-0", 3)
    )


def test_findings_at_the_wrong_moment_change_nothing() -> None:
    assert after(MENU, FaceShown("minus", 1), TraySeen(has_rim=True)) == MENU
    assert after(DIE, FaceShown("dragon", 1)) == DIE
    table = begin(beam.Setup(players=("Ada", "Ben"), seats=(beam.Plays.PERSON,) * 2), 0)
    playing = Evening(MENU, table)
    assert advance(playing, TraySeen(has_rim=True)).state == playing


def test_the_camera_is_set_up_in_two_looks() -> None:
    assert choices(SURVEY) == (Choice(BACK),)
    seen = after(SURVEY, TraySeen(has_rim=True))
    assert told(seen, Choice(lobby.TAKE_VIEW)) == (EmptyTaken(),)
    empty = after(seen, Choice(lobby.TAKE_VIEW))
    assert empty.calibrating == Calibrating(has_empty=True)
    assert Choice(lobby.TAKE_VIEW) not in choices(after(empty, TraySeen(has_rim=True)))
    dice = after(empty, TraySeen(has_rim=True, dice=3))
    assert told(dice, Choice(lobby.TAKE_VIEW)) == (CalibrationTaken(),)
    done = after(dice, Choice(lobby.TAKE_VIEW))
    assert (done.page, done.learned, done.calibrating) == (Page.MORE, ("camera",), Calibrating())


def test_setting_up_on_the_first_start_leads_home_whichever_way_it_ends() -> None:
    tour = (Choice(lobby.DONE),) * len(TOURED)
    first = after(on_tour(MENU), *tour)
    empty = after(first, TraySeen(has_rim=True), Choice(lobby.TAKE_VIEW))
    dice = TraySeen(has_rim=True, dice=3)
    anew = after(empty, Choice(lobby.MEASURE_ANEW), TraySeen(has_rim=True), Choice(lobby.TAKE_VIEW), dice)
    for last, choice in ((first, BACK), (empty, BACK), (anew, lobby.TAKE_VIEW)):
        ended = after(last, Choice(choice))
        assert (ended.page, ended.calibrating) == (Page.HOME, Calibrating())


def test_setting_up_can_begin_anew_or_be_left() -> None:
    empty = after(SURVEY, TraySeen(has_rim=True), Choice(lobby.TAKE_VIEW))
    assert after(empty, Choice(lobby.MEASURE_ANEW)) == SURVEY
    assert told(empty, Choice(BACK)) == (CalibrationLeft(),)
    refused = told(SURVEY, Choice(lobby.TAKE_VIEW))
    assert [type(cue) for cue in refused] == [Refused]
