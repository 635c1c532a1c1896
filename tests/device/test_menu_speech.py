"""What is heard before a game, through the real loop and the painted screen while seconds go by."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from config.settings import load
from device.camera.eye import Eye
from device.games_from_settings import lobby_for
from device.loop import Loop, timekeeper
from device.saving.journal import open_journal
from device.views.window import Window
from display.building.parts import Button
from display.building.view_intents import PageTurned
from display.spoken import Ear, FocusTold, spoken
from display.spoken.seats import seats_words
from display.style.look import Look
from display.window.screen import Screen
from display.wording.notices import Notice
from games.choices import Choice
from games.cues import Cue
from games.events import Chosen, Event, Key, Pressed
from session import lobby as lobbies
from session.evening import Evening
from session.lobby import Page
from words.phrases import ENGLISH, GERMAN, Language

NEXT, DO_IT, SAY_AGAIN = Pressed(Key.PASS), Pressed(Key.ANNOUNCE), Pressed(Key.ANNOUNCE, held=True)
WALK = Pressed(Key.PASS, held=True)
TURNS_A_SECOND = 5
HINTS = {
    GERMAN: "Taste Passen: weiter. Taste Ansagen: das nehmen.",
    ENGLISH: "Pass button: next one. Announce button: choose this.",
}


class Menus:
    """The start pages with two push buttons and a voice; the clock goes on with every turn."""

    def __init__(self, folder: Path, language: Language) -> None:
        self.screen = Screen(Look(language=language), "hidden")
        self._heard: list[str] = []
        self._pressed: list[Event] = []
        self._seconds, self._ear = 0.0, Ear()
        lobby = lobby_for(load(), language)
        liked = replace(lobby.preferences, language=language)
        self.loop = Loop(Evening(replace(lobby, preferences=liked)), open_journal(folder)[0])
        window = Window(self.screen, Eye(), None, self.loop.stop)
        self.loop.senses = (timekeeper(lambda: self._seconds), window.pressing(self._presses))
        self.loop.asides = (*self.loop.asides, FocusTold(self.screen))
        self.loop.views = (self._listen, window.view)

    def after(self, *happened: Pressed | Choice | Notice, seconds: float = 1) -> list[str]:
        """What is heard while this happens, a second apart."""
        self._heard.clear()
        for each in happened or (None,):
            match each:
                case Pressed():
                    self._pressed.append(each)
                case Choice():
                    self.loop.inbox.put(Chosen(each))
                case Notice():
                    self.screen.tell(each)
            for _ in range(int(seconds * TURNS_A_SECOND)):
                self.loop.turn()
                self._seconds += 1 / TURNS_A_SECOND
        return [*self._heard]

    def _presses(self, _: Evening) -> list[Event]:
        pressed, self._pressed = self._pressed, []
        return pressed

    def _listen(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        language = Language(evening.lobby.language)
        self._ear, text = spoken(language, self._ear, evening.table, cues)
        self._heard += [text] if text else []


@pytest.fixture
def menus(tmp_path: Path) -> Iterator[Callable[[Language], Menus]]:
    opened: list[Menus] = []

    def open_in(language: Language) -> Menus:
        opened.append(Menus(tmp_path / language, language))
        return opened[-1]

    yield open_in
    for each in opened:
        each.screen.close()


@pytest.mark.parametrize(
    ("language", "home", "seats"),
    [
        (GERMAN, "Was spielen wir?", "Wer spielt mit?"),
        (ENGLISH, "What should we play?", "Who is playing?"),
    ],
)
def test_a_page_is_called_by_its_title_also_while_a_notice_shows(
    menus: Callable[[Language], Menus], language: Language, home: str, seats: str
) -> None:
    room = menus(language)
    assert room.after(Notice("Something else.", seconds=60)) == [home]
    assert room.after(Choice(lobbies.NEW_GAME, ("upwards",))) == [seats]


@pytest.mark.parametrize(("language", "game"), [(GERMAN, "Upwärts!"), (ENGLISH, "Upwards!")])
def test_the_first_walk_says_the_games_name_and_what_the_two_buttons_do(
    menus: Callable[[Language], Menus], language: Language, game: str
) -> None:
    room = menus(language)
    room.after()
    assert room.after(NEXT) == [f"{game} {HINTS[language]}"]
    assert room.after(NEXT) == ["Beam me up."]


@pytest.mark.parametrize(("language", "title"), [(GERMAN, "Was noch?"), (ENGLISH, "What else?")])
def test_a_held_button_says_the_page_again(
    menus: Callable[[Language], Menus], language: Language, title: str
) -> None:
    room = menus(language)
    room.after(Choice(lobbies.OPEN, (Page.MORE,)))
    assert room.after(SAY_AGAIN) == [f"{title} {HINTS[language]}"]


@pytest.mark.parametrize(
    ("language", "opened", "changed"),
    [
        (GERMAN, "Wie groß soll die Schrift sein? Jetzt: normal.", "Jetzt: 125 Prozent."),
        (ENGLISH, "How big should the text be? Now: normal.", "Now: 125 percent."),
    ],
)
def test_the_value_of_a_setting_is_said_when_it_is_shown_and_when_it_changes(
    menus: Callable[[Language], Menus], language: Language, opened: str, changed: str
) -> None:
    room = menus(language)
    room.after(Choice(lobbies.OPEN, (Page.MORE,)), Choice(lobbies.OPEN, (Page.SETTINGS,)))
    assert room.after(Choice(lobbies.CHANGE, ("text_percent",))) == [opened]
    room.after(NEXT)
    assert room.after(DO_IT) == [changed]
    assert room.after(SAY_AGAIN)[0].count(changed) == 1


def test_the_value_of_a_house_rule_is_said_when_it_changes(menus: Callable[[Language], Menus]) -> None:
    room = menus(GERMAN)
    room.after(Choice(lobbies.NEW_GAME, ("upwards",)), Choice(lobbies.DONE))
    assert room.after(NEXT, DO_IT)[1:] == ["Zeit für eine Runde: 75 Sekunden."]
    room.after(*[NEXT] * 6)
    assert room.after(DO_IT) == ["Mit dem Ereigniswürfel? nein, gewählt."]


def test_a_new_language_is_not_cut_short_by_the_name_of_its_button(
    menus: Callable[[Language], Menus],
) -> None:
    room = menus(GERMAN)
    room.after()
    room.after(*[NEXT] * 10)
    assert room.after(DO_IT) == ["English it is."]


def test_a_seat_that_a_finger_changes_is_told(menus: Callable[[Language], Menus]) -> None:
    room = menus(GERMAN)
    room.after(Choice(lobbies.NEW_GAME, ("upwards",)))
    assert room.after(Choice(lobbies.KIND, (0,))) == ["Ada: hier am Gerät."]
    before, now = {"Ada": "paper", "Ben": "paper"}, {"Ada": "paper", "Cleo": "easy"}
    told = seats_words(GERMAN, room.loop.evening, before, now)
    assert told == "Ben spielt nicht mit. Cleo spielt mit: Computer, leicht."


def test_a_player_added_by_two_buttons_is_told(menus: Callable[[Language], Menus]) -> None:
    room = menus(GERMAN)
    room.after(Choice(lobbies.NEW_GAME, ("just-dice",)))
    room.after(NEXT)
    assert room.after(NEXT) == ["Noch jemand."]
    assert room.after(DO_IT) == ["Ben spielt mit."]


@pytest.mark.parametrize(
    ("language", "page"), [(GERMAN, "Was noch? Schau noch mal."), (ENGLISH, "What else? Look again.")]
)
def test_a_page_beside_the_table_is_named_before_its_first_button(
    menus: Callable[[Language], Menus], language: Language, page: str
) -> None:
    room = menus(language)
    room.after(Choice(lobbies.NEW_GAME, ("upwards",)), Choice(lobbies.DONE), Choice(lobbies.START))
    room.after(WALK)
    while button_in_focus(room.screen).does != PageTurned(1):
        room.after(NEXT)
    assert room.after(DO_IT) == [page]
    first = button_in_focus(room.screen)
    assert first.text
    assert page.endswith(f"{first.text}.")


def button_in_focus(screen: Screen) -> Button:
    """Where somebody is who walks with two buttons; on a page beside the table, too."""
    found = screen.walk.button(screen.scene)
    assert found
    return found
