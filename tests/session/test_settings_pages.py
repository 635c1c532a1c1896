"""The settings on the screen: each change is told and undone, and what nobody wants is not to be seen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.choices import BACK, UNDO, Choice
from games.cues import Step
from games.events import Chosen
from games.upwards import Plays, Setup
from session import lobby as lobbies
from session.lobby import (
    Calibrating,
    GameKind,
    LanguageChosen,
    Lobby,
    Page,
    PreferencesChanged,
    SoundTried,
    VoiceTried,
    advance,
    choices,
)
from session.lobby.setting import TOURED, is_stepped, on_tour, steps
from session.preferences import ANSWERS, Preferences, changed, features, with_changes

UPWARDS = GameKind(Setup(players=()))
DELIVERED = Preferences(theme="dark", volume=33)
SETTINGS = Lobby((UPWARDS,), ("Ada", "Ben", "Cleo"), DELIVERED, DELIVERED, page=Page.SETTINGS)


def after(lobby: Lobby, *chosen: Choice) -> Lobby:
    for choice in chosen:
        assert choice in choices(lobby)
        lobby = advance(lobby, Chosen(choice)).state
    return lobby


def prefer(field: str, answer: Any) -> Choice:
    return Choice(lobbies.PREFER, (field, ANSWERS[field].index(answer)))


def test_a_setting_is_changed_told_and_undone_with_one_tap() -> None:
    page = after(SETTINGS, Choice(lobbies.CHANGE, ("theme",)))
    step = advance(page, Chosen(prefer("theme", "light")))
    liked = replace(DELIVERED, theme="light")
    assert step == Step(
        replace(page, preferences=liked, earlier=(DELIVERED,)), (PreferencesChanged(liked, DELIVERED),)
    )
    undone = advance(step.state, Chosen(Choice(UNDO)))
    assert undone == Step(page, (PreferencesChanged(DELIVERED, DELIVERED),))


def test_as_delivered_keeps_only_the_language_and_can_be_undone_itself() -> None:
    liked = replace(DELIVERED, language="en", theme="light", hidden=("ask",))
    lobby = replace(SETTINGS, preferences=liked)
    reset = after(lobby, Choice(lobbies.AS_DELIVERED))
    assert reset.preferences == replace(DELIVERED, language="en")
    assert Choice(lobbies.AS_DELIVERED) not in choices(reset)
    assert after(reset, Choice(UNDO)) == lobby


def test_what_was_chosen_already_is_no_change() -> None:
    page = after(SETTINGS, Choice(lobbies.CHANGE, ("theme",)))
    assert advance(page, Chosen(prefer("theme", "dark"))) == Step(page)


@pytest.mark.parametrize(
    ("field", "now", "neighbours"),
    [
        ("volume", 33, (20, 40)),
        ("volume", 0, (None, 20)),
        ("volume", 100, (80, None)),
        ("text_percent", 130, (125, 150)),
        ("counting_pace", 0.7, (0.4, 1.0)),
    ],
)
def test_steps_lead_to_the_next_answer_also_from_between(
    field: str, now: float, neighbours: tuple[float | None, float | None]
) -> None:
    found = tuple(None if place is None else ANSWERS[field][place] for place in steps(field, now))
    assert found == neighbours


@pytest.mark.parametrize("field", ANSWERS)
def test_every_answer_can_be_reached_by_touch(field: str) -> None:
    page = after(SETTINGS, Choice(lobbies.CHANGE, (field,)))
    reached = {getattr(page.preferences, field)}
    edge = [page]
    while edge:
        lobby = edge.pop()
        for choice in choices(lobby):
            step = advance(lobby, Chosen(choice)).state
            if choice.verb == lobbies.PREFER and getattr(step.preferences, field) not in reached:
                reached.add(getattr(step.preferences, field))
                edge.append(step)
    assert reached >= set(ANSWERS[field])


@pytest.mark.parametrize(
    ("field", "answer", "told"),
    [
        ("volume", 40, SoundTried()),
        ("language", "en", LanguageChosen("en")),
    ],
)
def test_what_can_be_heard_is_heard_at_once(field: str, answer: Any, told: object) -> None:
    page = after(SETTINGS, Choice(lobbies.CHANGE, (field,)))
    liked = replace(DELIVERED, **{field: answer})
    assert advance(page, Chosen(prefer(field, answer))).cues == (PreferencesChanged(liked, DELIVERED), told)


def test_the_voice_itself_says_how_it_was_set() -> None:
    page = after(SETTINGS, Choice(lobbies.CHANGE, ("speech_pace",)))
    liked = replace(DELIVERED, speech_pace=130)
    assert advance(page, Chosen(prefer("speech_pace", 130))).cues == (PreferencesChanged(liked, DELIVERED),)
    assert advance(page, Chosen(Choice(lobbies.TRY))).cues == (VoiceTried(),)


def test_the_sound_can_be_heard_again_without_a_change() -> None:
    page = after(SETTINGS, Choice(lobbies.CHANGE, ("volume",)))
    assert advance(page, Chosen(Choice(lobbies.TRY))) == Step(page, (SoundTried(),))


def test_the_first_start_asks_one_thing_after_the_other_and_hands_over_to_the_camera() -> None:
    lobby, asked = on_tour(SETTINGS), []
    while lobby.page is Page.SETTING:
        asked.append(lobby.setting)
        step = advance(lobby, Chosen(Choice(lobbies.DONE)))
        lobby = step.state
    assert asked == [*TOURED]
    camera = Calibrating(then=Page.HOME)
    asking = replace(SETTINGS, page=Page.CALIBRATE, setting=TOURED[-1], calibrating=camera)
    assert step == Step(asking, (kept(),))


def kept() -> PreferencesChanged:
    return PreferencesChanged(DELIVERED, DELIVERED)


def test_the_first_start_can_be_ended_at_every_question_and_gone_back_in() -> None:
    first = on_tour(SETTINGS)
    second = after(first, Choice(lobbies.DONE))
    for lobby in (first, second, after(second, Choice(lobbies.DONE))):
        step = advance(lobby, Chosen(Choice(lobbies.SKIP)))
        assert (step.state.page, step.state.tour, step.cues) == (Page.HOME, (), (kept(),))
    assert after(second, Choice(BACK)) == first
    assert after(first, Choice(BACK)).page is Page.HOME


def hiding(*features: str) -> Lobby:
    return replace(SETTINGS, page=Page.HOME, preferences=replace(DELIVERED, hidden=features))


def test_a_feature_is_switched_off_and_on_again() -> None:
    page = after(SETTINGS, Choice(lobbies.OPEN, (Page.FEATURES,)))
    off = after(page, Choice(lobbies.SWITCH, ("timer",)), Choice(lobbies.SWITCH, ("ask",)))
    assert off.preferences.hidden == ("timer", "ask")
    assert after(off, Choice(lobbies.SWITCH, ("timer",))).preferences.hidden == ("ask",)


def test_a_game_that_nobody_wants_is_not_offered() -> None:
    assert Choice(lobbies.NEW_GAME, ("upwards",)) in choices(hiding())
    assert Choice(lobbies.NEW_GAME, ("upwards",)) not in choices(hiding("upwards"))


def test_without_a_timer_there_is_no_question_about_it_and_no_time() -> None:
    seats = after(hiding("timer"), Choice(lobbies.NEW_GAME, ("upwards",)))
    house = after(seats, Choice(lobbies.DONE))
    assert [choice for choice in choices(house) if choice.about[:1] == ("seconds",)] == []
    assert house.draft is not None
    assert house.draft.seconds == 0


def test_without_simulated_players_a_seat_is_played_by_people_only() -> None:
    lobby = after(hiding("simulated"), Choice(lobbies.NEW_GAME, ("upwards",)))
    played = set()
    for _ in range(6):
        lobby = after(lobby, Choice(lobbies.KIND, (0,)))
        assert lobby.draft is not None
        played.add(lobby.draft.setup.seats[0])
    assert played == {Plays.PAPER, Plays.MACHINE}


@pytest.mark.parametrize(
    ("feature", "rows"),
    [
        ("speech", {"speech", "speech_volume", "speech_pace"}),
        ("sounds", {"volume"}),
        ("timer", {"seconds"}),
        ("counting", {"counting", "counting_pace"}),
    ],
)
def test_settings_of_a_hidden_feature_are_hidden_with_it(feature: str, rows: set[str]) -> None:
    def shown(lobby: Lobby) -> set[object]:
        page = replace(lobby, page=Page.SETTINGS)
        return {choice.about[0] for choice in choices(page) if choice.verb == lobbies.CHANGE}

    assert shown(hiding()) - shown(hiding(feature)) == rows


answers = st.fixed_dictionaries(
    {}, optional={field: st.sampled_from(known) for field, known in ANSWERS.items()}
)
hidden = st.sets(st.sampled_from(features())).map(lambda names: tuple(f for f in features() if f in names))


@given(answers, hidden)
def test_any_preferences_come_back_from_what_is_kept(liked: dict[str, Any], off: tuple[str, ...]) -> None:
    preferences = replace(DELIVERED, **liked, hidden=off)
    assert with_changes(DELIVERED, changed(DELIVERED, preferences)) == preferences


def test_few_answers_stand_side_by_side() -> None:
    assert [field for field in ANSWERS if not is_stepped(field)] == [
        "language",
        "theme",
        "words",
        "reduced_motion",
        "speech",
        "counting",
        "phones",
        "keep_pictures",
        "rotation",
    ]
