"""One setting with its answers; the first start is some of them, one after the other."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, assert_never

from games.cues import Cue, Step
from games.decisions import Decisions
from games.table.decisions import Back, Undo
from session.lobby.cues import LanguageChosen, PreferencesChanged, SoundTried, VoiceTried
from session.lobby.decisions import Done
from session.lobby.liking import liked, undo_offered, unliked
from session.lobby.more_decisions import LookAtPictures, Prefer, Skip, Try
from session.lobby.pictures import PICTURES_FIELD, look_at_pictures
from session.lobby.state import Calibrating, Lobby, Page, PageRules
from session.preferences import ANSWERS

SettingDecision = Done | LookAtPictures | Prefer | Skip | Try | Undo
TOURED = ("language", "panel_inches", "volume")
"""What the first start asks, in this order."""
_TRIED: dict[str, Cue] = {
    "volume": SoundTried(),
    "speech": VoiceTried(),
    "speech_volume": VoiceTried(),
    "speech_pace": VoiceTried(),
}
"""What can be heard, and what lets people hear it."""
_MOST_SIDE_BY_SIDE = 4


def is_stepped(field: str) -> bool:
    """Is the answer found by less and more, because there are too many to show them all?"""
    return len(ANSWERS[field]) > _MOST_SIDE_BY_SIDE


def steps(field: str, now: Any) -> tuple[int | None, int | None]:
    """The places of the next smaller and the next larger answer; now may lie between two of them."""
    less = [place for place, answer in enumerate(ANSWERS[field]) if answer < now]
    more = [place for place, answer in enumerate(ANSWERS[field]) if answer > now]
    return (less[-1] if less else None, more[0] if more else None)


def on_tour(lobby: Lobby) -> Lobby:
    """The first start: one question after the other."""
    return replace(lobby, page=Page.SETTING, setting=TOURED[0], tour=TOURED)


def _offered(lobby: Lobby) -> tuple[SettingDecision | Back, ...]:
    field, now = lobby.setting, getattr(lobby.preferences, lobby.setting)
    places = steps(field, now) if is_stepped(field) else range(len(ANSWERS[field]))
    answers = (Prefer(field, place) for place in places if place is not None)
    heard = (Try(),) if field in _TRIED else ()
    seen = (LookAtPictures(),) if field == PICTURES_FIELD else ()
    onward = (Done(), Skip()) if lobby.tour else ()
    return (*answers, *heard, *seen, *undo_offered(lobby), *onward, Back())


def _decide(lobby: Lobby, decision: SettingDecision) -> Step[Lobby]:
    match decision:
        case Done():
            return _next(lobby)
        case LookAtPictures():
            return look_at_pictures(lobby)
        case Prefer(field, place):
            return _prefer(lobby, field, place)
        case Skip():
            return _end_tour(lobby)
        case Try():
            return Step(lobby, (_TRIED[lobby.setting],))
        case Undo():
            return unliked(lobby)
        case _:
            assert_never(decision)


def _prefer(lobby: Lobby, field: str, place: int) -> Step[Lobby]:
    """A sound is heard at once in the new way; so is the voice, since it says what was set."""
    step = liked(lobby, **{field: ANSWERS[field][place]})
    heard: dict[str, Cue] = {"language": LanguageChosen(step.state.language), "volume": SoundTried()}
    return Step(step.state, (*step.cues, heard[field]) if field in heard else step.cues)


def _next(lobby: Lobby) -> Step[Lobby]:
    """One more question of the first start; after the last one the camera is set up."""
    rest = lobby.tour[1:]
    if rest:
        return Step(replace(lobby, tour=rest, setting=rest[0]))
    return _end_tour(replace(lobby, calibrating=Calibrating(then=Page.HOME)), Page.CALIBRATE)


def _end_tour(lobby: Lobby, page: Page = Page.HOME) -> Step[Lobby]:
    """Told even when nothing changed, so that the next start is not the first."""
    changed = PreferencesChanged(lobby.preferences, lobby.delivered)
    return Step(replace(lobby, page=page, tour=()), (changed,))


def _back(lobby: Lobby) -> Step[Lobby]:
    """To the question before this one; outside the first start, to all settings."""
    if not lobby.tour:
        return Step(replace(lobby, page=Page.SETTINGS))
    asked = TOURED[: -len(lobby.tour)]
    if not asked:
        return _end_tour(lobby)
    return Step(replace(lobby, tour=(asked[-1], *lobby.tour), setting=asked[-1]))


SETTING: PageRules[SettingDecision] = PageRules(Decisions(SettingDecision), _offered, _decide, leave=_back)
