"""What waits until another sentence has ended, on a clock that is set by hand."""

from __future__ import annotations

import pytest

from device.parts.speech import Speech
from device.parts.voice import ImaginedVoice
from display.spoken import Focused, PageShown
from games.cues import Cue, TimeWarned
from games.dice import Throw
from games.events import DiceSettled
from games.keeping import DiceKept
from games.table import begin
from games.upwards import Setup
from session.evening import Evening, advance
from session.lobby import Lobby, SavedDropped
from session.preferences import Preferences

LIKED = Preferences(language="en")
LOBBY = Lobby(kinds=(), names=("Ada", "Ben"), preferences=LIKED)
MENU, GAME = Evening(LOBBY), Evening(LOBBY, begin(Setup(players=("Ada", "Ben"))))


class Listener:
    """Hears every sentence as it begins."""

    def __init__(self) -> None:
        self.now, self.heard = 0.0, list[str]()
        self._voice = ImaginedVoice(lambda: self.now)
        self.speech = Speech(self)

    @property
    def is_talking(self) -> bool:
        return self._voice.is_talking

    def begin(self, liked: Preferences, text: str) -> None:
        self.heard.append(text)
        self._voice.begin(liked, text)

    def hush(self) -> None:
        self._voice.hush()

    def close(self) -> None:
        self.hush()

    def after(self, seconds: float, evening: Evening, *cues: Cue) -> None:
        self.now += seconds
        self.speech(evening, cues)


@pytest.fixture
def listener() -> Listener:
    return Listener()


def test_what_became_of_the_old_game_is_heard_before_the_next_title(listener: Listener) -> None:
    listener.after(0, MENU, SavedDropped())
    listener.after(0.1, MENU, PageShown("What should we play?"))
    assert listener.heard == ["You can find the old game under Looking back."]
    listener.after(10, MENU)
    assert listener.heard[1:] == ["What should we play?"]


def test_a_title_hushes_another_title(listener: Listener) -> None:
    listener.after(0, MENU, PageShown("What should we play?"))
    listener.after(0.1, MENU, PageShown("Who is playing?"))
    assert listener.heard == ["What should we play?", "Who is playing?"]


def test_the_clock_waits_for_the_end_of_a_sentence(listener: Listener) -> None:
    listener.after(0, GAME)
    listener.after(0.1, GAME, TimeWarned(20))
    assert listener.heard == ["Round 1: throw the dice!"]
    listener.after(5, GAME)
    assert listener.heard[1:] == ["20 seconds left. Need more time? Tap the clock."]


def test_who_walks_on_waits_for_nothing(listener: Listener) -> None:
    listener.after(0, MENU, SavedDropped())
    listener.after(0.1, MENU, Focused("More"))
    assert listener.heard[1:] == ["More."]


def test_the_names_of_buttons_are_no_news_that_others_wait_for(listener: Listener) -> None:
    listener.after(0, GAME, TimeWarned(20))
    assert listener.speech.tells_news
    listener.after(0.1, GAME, Focused("Pause"))
    assert (listener.is_talking, listener.speech.tells_news) == (True, False)


def test_which_dice_are_kept_is_heard_before_the_next_throw(listener: Listener) -> None:
    listener.after(0, GAME)
    listener.after(5, GAME, DiceKept(0, (3, 3)))
    thrown = advance(GAME, DiceSettled(Throw((1, 2, 3))))
    listener.after(0.5, thrown.state, *thrown.cues)
    assert listener.heard[-1] == "Kept: three and three."
    assert listener.speech.tells_news
    listener.after(5, thrown.state)
    assert listener.heard[-1].startswith("one, two and three.")


def test_long_news_gives_way_to_the_newest(listener: Listener) -> None:
    listener.after(0, MENU, SavedDropped())
    listener.after(0.1, GAME, DiceKept(0, (3, 3)))
    assert listener.heard[-1].startswith("Kept: three and three.")
