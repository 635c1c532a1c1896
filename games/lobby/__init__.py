"""Before the game: which game, who plays, under which house rules. A draft that becomes a setup."""

from games.lobby.advancing import advance, choices
from games.lobby.box import box_facts
from games.lobby.cues import BoxTold, GameWanted, LanguageChosen, QuitWanted, SavedDropped, SavedWanted
from games.lobby.naming import keyboard_signs
from games.lobby.state import LANGUAGES, TIMES, Draft, GameKind, Lobby, Page, Question, kind_of
from games.lobby.verbs import (
    ADD_SEAT,
    ANSWER,
    BOX,
    DONE,
    DROP_SAVED,
    ERASE,
    KIND,
    LANGUAGE,
    NAME,
    NEW_GAME,
    OPEN,
    QUIT,
    REMOVE_SEAT,
    RESUME_SAVED,
    START,
    TELL,
    TYPE,
)

__all__ = [
    "ADD_SEAT",
    "ANSWER",
    "BOX",
    "DONE",
    "DROP_SAVED",
    "ERASE",
    "KIND",
    "LANGUAGE",
    "LANGUAGES",
    "NAME",
    "NEW_GAME",
    "OPEN",
    "QUIT",
    "REMOVE_SEAT",
    "RESUME_SAVED",
    "START",
    "TELL",
    "TIMES",
    "TYPE",
    "BoxTold",
    "Draft",
    "GameKind",
    "GameWanted",
    "LanguageChosen",
    "Lobby",
    "Page",
    "Question",
    "QuitWanted",
    "SavedDropped",
    "SavedWanted",
    "advance",
    "box_facts",
    "choices",
    "keyboard_signs",
    "kind_of",
]
