"""Whole evenings, each driven by events to another screen: for the screenshots and for the tests."""

from __future__ import annotations

from dataclasses import replace

from display.beam.samples import beam_samples
from display.just_dice.samples import just_dice_samples
from display.numberloor.samples import numberloor_samples
from display.screens.lesson_samples import lesson_samples
from display.statistics.samples import statistics_samples
from display.upwards.samples import upwards_samples
from games import beam, just_dice, numberloor, upwards
from games import choices as verbs
from games.choices import BACK, Choice
from games.dice import Throw
from games.events import CameraLost, Chosen, DiceSettled, Event, Key, Pressed, Ticked
from games.upwards.verbs import ROUND_DONE, SKIP_SCORING
from session import lobby
from session.evening import Evening, advance
from session.lobby import GameKind, Lobby, Page
from session.lock import LOCK, NUMBER, UNLOCK
from session.preferences import ANSWERS, Preferences

NAMES = ("Ada", "Ben", "Cleo", "Dana", "Emil", "Fina", "Maximilian")
KINDS = tuple(
    GameKind(setup) for setup in (upwards.Setup(), beam.Setup(), numberloor.Setup(), just_dice.Setup())
)
METEORITE = DiceSettled(Throw((2, 3, 5), ("meteorite",)))
LEANING = DiceSettled(Throw((1, 4, 6), ("minus",)), sure=False, why="leaning", die=1)


def samples(language: str) -> dict[str, Evening]:
    """One evening for each screen, by the screen's name in words."""
    home = _home(language)
    games = {
        **upwards_samples(home.lobby),
        **beam_samples(home.lobby),
        **numberloor_samples(home.lobby),
        **just_dice_samples(home.lobby),
        **statistics_samples(home.lobby),
        **lesson_samples(home.lobby),
    }
    return {**_lobbies(language), **_tables(language), **games}


def after(evening: Evening, *events: Event | Choice) -> Evening:
    """The evening after these events; a bare choice counts as chosen."""
    for event in events:
        evening = advance(evening, Chosen(event) if isinstance(event, Choice) else event).state
    return evening


def begun(language: str, game: str, players: int = 3, *wishes: Choice) -> Evening:
    """A game just begun, on paper or in person, with the house rules wished for."""
    more = (Choice(lobby.ADD_SEAT),) * (players - 2)
    seated = after(_home(language), Choice(lobby.NEW_GAME, (game,)), *more, Choice(lobby.DONE))
    return after(seated, *wishes, Choice(lobby.START))


def _home(language: str) -> Evening:
    return Evening(Lobby(KINDS, NAMES, Preferences(language=language)))


def _lobbies(language: str) -> dict[str, Evening]:
    home = _home(language)
    seats = after(home, Choice(lobby.NEW_GAME, ("upwards",)), *[Choice(lobby.ADD_SEAT)] * 4)
    playing = begun(language, "upwards")
    left = after(playing, Choice(verbs.PAUSE), Choice(verbs.LEAVE))
    saved = replace(left, lobby=replace(left.lobby, page=Page.SAVED))
    settings = after(home, Choice(lobby.OPEN, (Page.MORE,)), Choice(lobby.OPEN, (Page.SETTINGS,)))
    changed = after(
        settings, Choice(lobby.CHANGE, ("text_percent",)), Choice(lobby.PREFER, ("text_percent", 1))
    )
    return {
        "home": home,
        "more": after(home, Choice(lobby.OPEN, (Page.MORE,))),
        "settings": after(changed, Choice(BACK)),
        **{f"setting-{field}": after(settings, Choice(lobby.CHANGE, (field,))) for field in ANSWERS},
        "setting-changed": changed,
        "features": after(settings, Choice(lobby.OPEN, (Page.FEATURES,)), Choice(lobby.SWITCH, ("ask",))),
        "home-locked": after(settings, Choice(LOCK)),
        "unlocking": after(settings, Choice(LOCK), Choice(UNLOCK), Choice(NUMBER, (7,))),
        **_first_start(after(settings, Choice(lobby.TOUR))),
        "home-with-saved-game": left,
        "saved-game": saved,
        "seats": seats,
        "name": after(seats, Choice(lobby.NAME, (1,))),
        "name-empty": after(seats, Choice(lobby.NAME, (1,)), *[Choice(lobby.ERASE)] * 3),
        "house-rules": after(seats, Choice(lobby.DONE)),
        "house-rules-dice": after(home, Choice(lobby.NEW_GAME, ("just-dice",)), Choice(lobby.DONE)),
        "box": after(seats, Choice(lobby.DONE), Choice(lobby.BOX)),
        "box-boards": after(
            home, Choice(lobby.NEW_GAME, ("beam-me-up",)), Choice(lobby.DONE), Choice(lobby.BOX)
        ),
    }


def _first_start(asked: Evening) -> dict[str, Evening]:
    then = after(asked, Choice(lobby.DONE))
    return {
        "first-start-language": asked,
        "first-start-panel": then,
        "first-start-sound": after(then, Choice(lobby.DONE)),
    }


def _tables(language: str) -> dict[str, Evening]:
    with_event = Choice(lobby.ANSWER, ("event_die", 0))
    waiting = begun(language, "upwards", 6, with_event)
    lying = after(waiting, METEORITE)
    announced = after(lying, Choice(verbs.ANNOUNCE, (1,)))
    last = after(announced, Choice(ROUND_DONE), METEORITE)
    scoring = after(last, Choice(ROUND_DONE))
    skipped = [Choice(SKIP_SCORING, (seat,)) for seat in range(6)]
    plain = after(begun(language, "upwards", 2), DiceSettled(Throw((4, 4, 6))))
    return {
        "waiting": waiting,
        "round": lying,
        "round-without-event": plain,
        "round-time-ending": after(lying, Ticked(75)),
        "round-undone": after(announced, Choice(verbs.UNDO)),
        "who-announces": after(lying, Pressed(Key.ANNOUNCE)),
        "announced": announced,
        "last-round": last,
        "correct-a-die": after(lying, Choice(verbs.CORRECT, (1,))),
        "correct-the-event": after(lying, Choice(verbs.CORRECT, (3,))),
        "doubt": after(waiting, LEANING),
        "enter-dice": after(waiting, Choice(verbs.ENTER), Choice(verbs.ENTER, (4,))),
        "pause": after(lying, Choice(verbs.PAUSE)),
        "pause-locked": after(lying, Choice(verbs.PAUSE), Choice(LOCK)),
        "camera-lost": after(waiting, CameraLost("no pictures")),
        "time-to-score": scoring,
        "game-over": after(scoring, *skipped),
        "beam-me-up": begun(language, "beam-me-up", 4),
        "numberloor": begun(language, "numberloor", 5),
    }
