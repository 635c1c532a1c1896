"""Whole evenings, each driven by events to another screen: for the screenshots and for the tests."""

from __future__ import annotations

from dataclasses import replace

from display.registry import view_of
from display.screens.lesson_samples import lesson_samples
from display.statistics.samples import statistics_samples
from games import choices as verbs
from games.choices import BACK, Choice
from games.events import Chosen, Event
from games.helping import HOW
from games.registry import games
from session import lobby
from session.evening import Evening, advance, choices
from session.events import AlbumRead, PhonesTold, UpdatesTold
from session.kept_pictures import KeptPicture, Shown
from session.lobby import GameKind, Lobby, Page, Party
from session.lobby.pictures import ALL, ONE
from session.lock import LOCK, NUMBER, UNLOCK
from session.phones import PhoneGuest, Phones
from session.practising import tasks_of
from session.preferences import ANSWERS, Preferences
from session.updates import Updates
from words.phrases import Language, phrase

NAMES = ("Ada", "Ben", "Cleo", "Dana", "Emil", "Fina", "Maximilian")


def samples(language: str) -> dict[str, Evening]:
    """One evening for each screen, by the screen's name in words."""
    home = _home(language)
    own = (view_of(name).samples(home.lobby) for name in games())
    shared = {**_lobbies(language), **statistics_samples(home.lobby), **lesson_samples(home.lobby)}
    return shared | {name: evening for each in own for name, evening in each.items()}


def after(evening: Evening, *events: Event | Choice) -> Evening:
    """The evening after these events; a bare choice counts as chosen."""
    for event in events:
        evening = advance(evening, Chosen(event) if isinstance(event, Choice) else event).state
    return evening


def begun(language: str, game: str, players: int = 3, *wishes: Choice) -> Evening:
    """A game just begun, on paper or in person, with the house rules wished for."""
    return begun_from(_home(language).lobby, game, players, *wishes)


def begun_from(start: Lobby, game: str, players: int = 3, *wishes: Choice) -> Evening:
    """The same, from this start page."""
    more = (Choice(lobby.ADD_SEAT),) * (players - 2)
    seated = after(Evening(start), Choice(lobby.NEW_GAME, (game,)), *more, Choice(lobby.DONE))
    return after(seated, *wishes, Choice(lobby.START))


def kinds() -> tuple[GameKind, ...]:
    """Every game on the shelf as it comes."""
    return tuple(GameKind(game.setup()) for game in games().values())


def _home(language: str) -> Evening:
    return Evening(Lobby(kinds(), NAMES, Preferences(language=language)))


def _lobbies(language: str) -> dict[str, Evening]:
    home = _home(language)
    first = next(iter(games()))
    seats = after(home, Choice(lobby.NEW_GAME, (first,)), *[Choice(lobby.ADD_SEAT)] * 4)
    playing = begun(language, first)
    left = after(playing, Choice(verbs.PAUSE), Choice(verbs.LEAVE))
    saved = replace(left, lobby=replace(left.lobby, page=Page.SAVED))
    settings = after(home, Choice(lobby.OPEN, (Page.MORE,)), Choice(lobby.OPEN, (Page.SETTINGS,)))
    changed = after(
        settings, Choice(lobby.CHANGE, ("text_percent",)), Choice(lobby.PREFER, ("text_percent", 1))
    )
    return {
        "home": home,
        "more": after(home, Choice(lobby.OPEN, (Page.MORE,))),
        "switch-off": after(home, Choice(lobby.OPEN, (Page.SWITCH_OFF,))),
        "phones-off": after(home, Choice(lobby.OPEN, (Page.MORE,)), Choice(lobby.OPEN, (Page.PHONES,))),
        **_with_phones(home),
        **_with_updates(home),
        **_with_pictures(home),
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
        "seats-one-gone": after(seats, Choice(lobby.REMOVE_SEAT, (1,))),
        "home-same-people": replace(home, lobby=replace(home.lobby, party=Party(NAMES[:3], stays=True))),
        "name": after(seats, Choice(lobby.NAME, (1,))),
        "name-empty": after(seats, Choice(lobby.NAME, (1,)), *[Choice(lobby.ERASE)] * 3),
        "house-rules": after(seats, Choice(lobby.DONE)),
        **_help(seats),
    }


def _help(seats: Evening) -> dict[str, Evening]:
    """How the first game goes, and a round of practice at its beginning and behind its end."""
    how = after(seats, Choice(lobby.HOW, (0,)))
    practising = after(how, Choice(lobby.PRACTISE))
    assert practising.table  # noqa: S101 - the first game on the shelf can be practised
    asked = after(practising, Choice(verbs.ASK))
    return {
        "how": after(how, Choice(lobby.HOW, (1,)), Choice(lobby.HOW, (2,))),
        "practising": practising,
        "practised": replace(practising, task=len(tasks_of(practising.table))),
        "ask-how": after(asked, next(choice for choice in choices(asked) if choice.about[:1] == (HOW,))),
    }


def _with_phones(home: Evening) -> dict[str, Evening]:
    on = Choice(lobby.PREFER, ("phones", 1))
    waiting = after(home, Choice(lobby.OPEN, (Page.MORE,)), Choice(lobby.OPEN, (Page.PHONES,)), on)
    link = "http://192.168.178.42:8027/#4c0f2a9be1d74b0e8a8b7f1d"
    guests = (PhoneGuest("a", "Ada"), PhoneGuest("b", "Maximilian"))
    return {
        "phones-waiting": waiting,
        "phones-open": advance(waiting, PhonesTold(Phones((link,), looking_on=2))).state,
        "phones-joined": advance(waiting, PhonesTold(Phones((link,), guests))).state,
    }


def _with_updates(home: Evening) -> dict[str, Evening]:
    there = advance(home, UpdatesTold(Updates(can_be_installed=True, places=("stick",)))).state
    asked = after(there, Choice(lobby.OPEN, (Page.MORE,)), Choice(lobby.OPEN, (Page.UPDATE,)))
    doing = phrase(Language(home.lobby.language), "update.table.installing", version="0.2.1")
    return {
        "update": asked,
        "update-nowhere": advance(asked, UpdatesTold(Updates(can_be_installed=True))).state,
        "update-installing": advance(asked, UpdatesTold(Updates(can_be_installed=True, doing=doing))).state,
    }


def _with_pictures(home: Evening) -> dict[str, Evening]:
    settings = after(home, Choice(lobby.OPEN, (Page.MORE,)), Choice(lobby.OPEN, (Page.SETTINGS,)))
    on = after(settings, Choice(lobby.CHANGE, ("keep_pictures",)), Choice(lobby.LOOK_AT_PICTURES))
    grey = Shown(64, 36, bytes(range(144)) * 48)
    read, right = ("1", "3", "5", "meteorite"), ("1", "3", "6", "meteorite")
    pictures = (
        KeptPicture("a.jpg", "2026-11-16", "20:15", doubted=True, read=read, right=right),
        KeptPicture("b.jpg", "2026-11-09", "19:02", doubted=False, read=("2", "6"), right=("3", "6")),
        KeptPicture("c.jpg", "2026-11-09", "18:47", doubted=True, read=("4",)),
    )
    looking = advance(on, AlbumRead(pictures, 1, grey)).state
    return {
        "pictures-none": on,
        "pictures": looking,
        "pictures-damaged": advance(on, AlbumRead(pictures, 0, None)).state,
        "pictures-delete-one": after(looking, Choice(lobby.ASK_DELETE, (ONE,))),
        "pictures-delete-all": after(looking, Choice(lobby.ASK_DELETE, (ALL,))),
    }


def _first_start(asked: Evening) -> dict[str, Evening]:
    then = after(asked, Choice(lobby.DONE))
    return {
        "first-start-language": asked,
        "first-start-panel": then,
        "first-start-sound": after(then, Choice(lobby.DONE)),
    }
