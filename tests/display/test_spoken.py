"""What is said at one moment: what happened, what is to be done, and nothing twice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from display.building.parts import Does
from display.building.view_intents import TossWanted
from display.samples import after, begun, samples
from display.scene import scene
from display.spoken import Ear, Focused, FocusTold, spoken
from display.spoken.names import PageShown, button_names
from display.spoken.telling import sums_in_words
from display.style.look import Look
from display.upwards.samples import METEORITE
from display.window.focus import next_thing
from display.window.screen import Screen
from games import choices as verbs
from games.choices import Choice
from games.cues import Cue, Repeated
from games.dice import Throw
from games.events import CameraLost, Chosen, DiceSettled, Event
from session.evening import Evening, advance
from session.lobby import ANSWER, SavedWanted
from words.phrases import ENGLISH, GERMAN, Language

WITH_EVENT = Choice(ANSWER, ("event_die", 0))


def said(evening: Evening, *events: Event, language: Language = ENGLISH) -> list[str]:
    """What is said for each event."""
    ear, _ = spoken(language, Ear(), evening.table, ())
    texts = []
    for event in events:
        step = advance(evening, event)
        evening = step.state
        ear, text = spoken(language, ear, evening.table, step.cues)
        texts.append(text)
    return texts


def asked(name: str) -> str:
    """What a held button tells on this screen."""
    return spoken(ENGLISH, Ear(), samples("en")[name].table, (Repeated(),))[1]


def test_a_game_begins_with_who_plays_and_what_to_do() -> None:
    evening = begun("en", "upwards", 2)
    step = advance(samples("en")["house-rules"], Chosen(Choice("start")))
    _, text = spoken(ENGLISH, Ear(), evening.table, step.cues)
    assert text == "Upwards! with Ada and Ben. Round 1: throw the dice!"


def test_a_game_taken_up_again_tells_what_lies_there() -> None:
    _, text = spoken(GERMAN, Ear(), samples("de")["round-without-event"].table, (SavedWanted(),))
    assert text.startswith("Upwärts! mit Ada und Ben. vier, vier und sechs. Schreibt alles auf")


def test_after_a_correction_only_the_item_and_the_new_sum_are_said() -> None:
    waiting = begun("en", "upwards", 3, WITH_EVENT)
    texts = said(
        waiting, METEORITE, Chosen(Choice(verbs.CORRECT, (1,))), Chosen(Choice(verbs.CORRECT, (1, 4)))
    )
    assert texts[1] == "three: What does it really show?"
    assert texts[2].startswith("Changed: four. 11 in all.")
    assert "Meteorite" not in texts[2]


def test_what_is_to_be_done_is_said_when_it_changes_and_not_again() -> None:
    lying = after(begun("en", "upwards", 2), DiceSettled(Throw((4, 4, 6))))
    (text,) = said(lying, DiceSettled(Throw((1, 2, 3))))
    assert text == "Round 2. one, two and three."


@pytest.mark.parametrize(
    ("language", "text"), [(GERMAN, "Runde 2: Werft die Würfel!"), (ENGLISH, "Round 2: throw the dice!")]
)
def test_the_next_round_is_called_once(language: Language, text: str) -> None:
    lying = after(begun("en", "upwards", 2), DiceSettled(Throw((4, 4, 6))))
    assert said(lying, Chosen(Choice("round-done")), language=language) == [text]


def test_whoever_takes_back_hears_what_lies_there_now() -> None:
    lying = after(begun("en", "upwards", 2), DiceSettled(Throw((4, 4, 6))), DiceSettled(Throw((1, 2, 3))))
    assert said(lying, Chosen(Choice(verbs.UNDO))) == ["Undone. four, four and six."]


def test_a_pause_and_its_end_are_said() -> None:
    texts = said(begun("en", "upwards", 2), Chosen(Choice(verbs.PAUSE)), Chosen(Choice(verbs.RESUME)))
    assert texts == ["Paused.", "Round 1: throw the dice!"]


def test_dice_that_are_typed_in_are_asked_for_one_by_one() -> None:
    texts = said(
        begun("en", "upwards", 2),
        CameraLost("no pictures"),
        Chosen(Choice(verbs.ENTER)),
        Chosen(Choice(verbs.ENTER, (4,))),
    )
    assert texts == ["I can’t see any more. Please type in the dice.", "Die 1 of 3.", "Die 2 of 3."]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("beam-over", "Ada: 4 in space. Ben: 1 in space. Cleo: 2 in space. Dana: 1 in space. Ada wins!"),
        ("doubt", "A die is leaning. Nudge it until it lies flat."),
        (
            "round-without-event",
            "four, four and six. Write it all down, then throw again. Round 1. "
            "Announce means: somebody is stuck.",
        ),
        (
            "beam-thrown",
            "two twos, three, five and six. Ada can use them or throw again: "
            "throw 2 of 3. Kept: two and two. "
            "Ada: column 1 at 2; column 2 at 5; column 3 at 6; column 4 at 1; column 5 at 3; "
            "the straights column at 4. In space: 2. "
            "Ben: column 1 at 3; column 2 at 4; column 3 at 2; column 5 at 6; column 6 at 1; "
            "the straights column at 2. In space: 1. "
            "Cleo: column 1 at 1; column 2 at 6; column 3 at 5; column 4 at 3; column 6 at 2; "
            "the straights column at 3. In space: 2. "
            "Dana: column 1 at 4; column 2 at 3; column 3 at 1; column 4 at 5; column 5 at 2; "
            "column 6 at 2. In space: 1. Announce means: use these dice.",
        ),
        (
            "just-dice",
            "three and five. Ben throws 2 dice. That makes 8, 5 more than before. Pass means: Pass the dice. "
            "Announce means: Again.",
        ),
    ],
)
def test_a_held_button_tells_everything_that_matters_now(name: str, told: str) -> None:
    assert asked(name) == told


def test_nothing_happened_and_nothing_is_said() -> None:
    table = begun("en", "upwards", 2).table
    ear, _ = spoken(ENGLISH, Ear(), table, ())
    assert spoken(ENGLISH, ear, table, (Cue(),)) == (ear, "")


@pytest.mark.parametrize(
    ("name", "heard"),
    [
        ("house-rules", {"Mit dem Ereigniswürfel? ja", "Zeit für eine Runde: 75 Sekunden"}),
        ("house-rules-dice", {"Mit wie vielen Würfeln? 1", "Mit wie vielen Würfeln? 3"}),
        ("box", {"Zeilen 7", "Zeilen 9"}),
        ("home", {"Upwärts!", "Nur würfeln", "Deutsch, gewählt"}),
        ("seats", {"So spielt Ada: auf Papier", "Ada umbenennen"}),
        ("setting-theme", {"hell, gewählt", "dunkel"}),
        ("setting-volume", {"Eine Stufe weniger", "Eine Stufe mehr"}),
        ("box-boards", {"Weiße Linie höher", "Spalte 1, Feld 2: Rakete"}),
        ("name", {"Leerzeichen"}),
        ("round", {"Würfel 1, die 2, ändern", "Würfel 4 ändern: Meteorit"}),
        ("ask", {"Was kann Ben damit machen?"}),
        ("sheet-picked", {"Die 3 in Spalte 1", "Die 3 in die Reserve", "Würfel 1, die 1"}),
        ("beam-thrown", {"Würfel 3, die 3, behalten oder nicht", "Diese nehmen"}),
    ],
)
def test_a_button_is_named_with_what_the_eye_would_see_around_it(name: str, heard: set[str]) -> None:
    evening = samples("de")[name]
    pages = range(scene(evening, Look()).pages)
    names = [button_names(GERMAN, evening, scene(evening, Look(page=page))) for page in pages]
    assert heard - {name for page in names for name in page} == set()


@pytest.mark.parametrize("language", [GERMAN, ENGLISH])
def test_every_button_of_every_screen_has_a_name_of_its_own(language: Language) -> None:
    look = Look(language=language, can_toss=True)
    alike = []
    for name, evening in samples(language).items():
        first = scene(evening, look)
        for page in range(first.pages):
            shown = scene(evening, replace(look, page=page))
            meant: dict[str, object] = {}
            for text, button in zip(button_names(language, evening, shown), shown.buttons, strict=True):
                if not text or meant.setdefault(text, button.does) != button.does:
                    alike.append((name, page, text, button.does))
    assert alike == []


def test_another_page_before_the_game_is_named() -> None:
    screen = Screen(Look(language=ENGLISH), "hidden")
    focus = FocusTold(screen)
    screen.show(samples("en")["home"])
    screen.paint()
    assert list(focus()) == [PageShown("What should we play?")]
    assert list(focus()) == []
    screen.close()


def test_walking_names_each_button_once() -> None:
    screen = Screen(Look(language=ENGLISH), "hidden")
    screen.show(samples("en")["pause"])
    screen.paint()
    focus = FocusTold(screen)
    heard = [list(focus())]
    for place in (0, None, 1):
        if place is not None:
            screen.walk.to(place, screen.scene)
        heard.append(list(focus()))
    assert heard == [[], [Focused("Carry on")], [], [Focused("Home")]]
    screen.close()


def test_whoever_touches_a_sheet_hears_whose_it_is_and_its_points() -> None:
    screen = Screen(Look(language=ENGLISH), "hidden")
    focus = FocusTold(screen)
    screen.show(samples("en")["sheet"])
    screen.paint()
    assert list(focus()) == []
    screen.turn_page(3)
    assert list(focus()) == [PageShown("Ben’s sheet: 25 points.")]
    screen.close()


@pytest.mark.parametrize(
    ("name", "rests"), [("beam-waiting", TossWanted()), ("beam-rocket", Chosen(Choice("boost", (1,))))]
)
def test_the_focus_rests_on_what_is_done_next_and_never_on_undoing(name: str, rests: Does) -> None:
    shown = scene(samples("en")[name], Look(can_toss=True))
    assert shown.buttons[next_thing(shown)].does == rests
    with_camera = scene(samples("en")[name], Look())
    assert with_camera.buttons[next_thing(with_camera)].does != Chosen(Choice(verbs.UNDO))


@pytest.mark.parametrize(
    ("language", "heard"), [("de", "8 plus 5 ist 13, also 3"), ("en", "8 plus 5 is 13, so 3")]
)
def test_a_sum_is_said_in_words(language: Language, heard: str) -> None:
    assert sums_in_words(language, "8 + 5 = 13 » 3") == heard


def test_a_turn_that_is_missed_is_said_once() -> None:
    laid = Chosen(Choice("lay-off", ("balloon-skip",)))
    (text,) = said(samples("en")["lift-lay-off"], laid)
    assert text.count("misses a turn") == 1
    assert "draw two cards" in text


@pytest.mark.parametrize(("language", "text"), [(ENGLISH, "Throw 3?"), (GERMAN, "Wurf 3?")])
def test_a_sheet_game_asks_at_length_only_once(language: Language, text: str) -> None:
    first, second = (DiceSettled(Throw(faces)) for faces in ((1, 2, 3, 4, 6), (2, 2, 3, 4, 6)))
    texts = said(begun("en", "yatzy", 2), first, second, language=language)
    assert texts[1].endswith(text)
    assert len(texts[1]) < len(texts[0])


def test_the_last_round_asks_for_its_throw_once() -> None:
    lying = DiceSettled(Throw((4, 4, 6)))
    stuck, done = Chosen(Choice(verbs.ANNOUNCE, (0,))), Chosen(Choice("round-done"))
    texts = said(begun("en", "upwards", 2), lying, stuck, done)
    assert texts[-1] == "The last round! Throw once more."
