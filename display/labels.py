"""The words on a choice: from the catalogue, with its gaps filled from the evening."""

from __future__ import annotations

from display.phrases import Language, has_phrase, phrase
from games import choices as verbs
from games import lobby as lobbies
from games.choices import Choice
from games.evening import Evening
from games.shelf import name_of

SIGNS = {
    verbs.ANNOUNCE: "megaphone",
    verbs.BACK: "back",
    verbs.CORRECT: "pencil",
    verbs.ENTER: "keys",
    verbs.LEAVE: "house",
    verbs.LOOK_AGAIN: "eye",
    verbs.MORE_TIME: "clock-plus",
    verbs.PASS: "pass",
    verbs.PAUSE: "pause",
    verbs.REDO: "redo",
    verbs.RESUME: "play",
    verbs.RIGHT: "check",
    verbs.UNDO: "undo",
    lobbies.ADD_SEAT: "plus",
    lobbies.DONE: "check",
    lobbies.DROP_SAVED: "star",
    lobbies.ERASE: "erase",
    lobbies.QUIT: "power",
    lobbies.REMOVE_SEAT: "minus",
    lobbies.RESUME_SAVED: "play",
    lobbies.START: "play",
    "round-done": "next",
    "confirm": "check",
}


def game_name(evening: Evening) -> str:
    """The game on the table or being prepared, as in commands and saved games."""
    if evening.table:
        return name_of(evening.table.setup)
    return name_of(lobbies.kind_of(evening.lobby).template)


def choice_words(language: Language, choice: Choice, evening: Evening) -> str:
    """What a choice is called: in the game's own words where it has some."""
    key = f"{game_name(evening)}.choice.{choice.verb}"
    if not has_phrase(key):
        key = f"choice.{choice.verb}"
    if not has_phrase(key):
        return " ".join([choice.verb, *(str(part) for part in choice.about)])
    return phrase(language, key, **gaps(choice, evening))


def gaps(choice: Choice, evening: Evening) -> dict[str, object]:
    """Everything a sentence about a choice may mention."""
    first = choice.about[0] if choice.about else ""
    return {
        "about": " ".join(str(part) for part in choice.about),
        "name": player(evening, first),
        "number": first + 1 if isinstance(first, int) else first,
        "sign": choice.about[-1] if choice.about else "",
    }


def player(evening: Evening, seat: int | str) -> str:
    """The name of whoever sits there."""
    draft = evening.lobby.draft
    players = evening.table.players if evening.table else draft.setup.players if draft else ()
    return players[seat] if isinstance(seat, int) and 0 <= seat < len(players) else str(seat)
