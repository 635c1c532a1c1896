"""The words and the sign on a choice: from the catalogue, with its gaps filled from the evening."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from display.registry import view_of
from display.wording.cue_words import sign_words
from games import choices as verbs
from games.choices import Choice
from games.registry import name_of
from session import lobby as lobbies
from session.evening import Evening
from session.lobby import Page
from session.lock import LOCK, UNLOCK
from session.practising import END_PRACTICE, PRACTISE_AGAIN
from session.rematch import AGAIN, ANOTHER_GAME
from words.phrases import Language, has_phrase, phrase

SIGNS = {
    verbs.ANNOUNCE: "megaphone",
    verbs.ASK: "question",
    verbs.BACK: "back",
    verbs.CORRECT: "pencil",
    verbs.COUNT: "dice",
    verbs.ENTER: "keys",
    verbs.HINT: "bulb",
    verbs.LEAVE: "house",
    verbs.LOOK_AGAIN: "eye",
    verbs.MORE_TIME: "clock-plus",
    verbs.PASS: "pass",
    verbs.PAUSE: "pause",
    verbs.REDO: "redo",
    verbs.RESUME: "play",
    verbs.RIGHT: "check",
    verbs.UNDO: "undo",
    AGAIN: "again",
    ANOTHER_GAME: "shelf",
    lobbies.ADD_SEAT: "plus",
    lobbies.ASK_DELETE: "erase",
    lobbies.AS_DELIVERED: "parcel",
    lobbies.EDITION: "block",
    lobbies.BRING_BACK: "person",
    lobbies.CONFIRM_DICE: "check",
    lobbies.DONE: "check",
    lobbies.DROP_SAVED: "archive",
    lobbies.ERASE: "erase",
    lobbies.EXPORT_PICTURES: "archive",
    lobbies.PRINT_SHEETS: "pencil",
    lobbies.FINISH_LESSON: "check",
    lobbies.FORGET: "erase",
    lobbies.HOW: "signpost",
    lobbies.LOOK_FOR_UPDATE: "parcel",
    lobbies.LOOK_AT_PICTURES: "camera",
    lobbies.MEASURE_ANEW: "again",
    lobbies.POINT_ANEW: "erase",
    lobbies.TAKE_GRID: "check",
    lobbies.TURN_GRID: "again",
    f"{lobbies.OPEN}.{Page.CALIBRATE}": "eye",
    f"{lobbies.OPEN}.{Page.PHONES}": "phone",
    f"{lobbies.OPEN}.{Page.TEACH}": "cap",
    f"{lobbies.OPEN}.{Page.UPDATE}": "parcel",
    f"{lobbies.OPEN}.{Page.FEATURES}": "switches",
    f"{lobbies.OPEN}.{Page.MORE}": "more",
    f"{lobbies.OPEN}.{Page.SETTINGS}": "gear",
    f"{lobbies.OPEN}.{Page.STATISTICS}": "chances",
    f"{lobbies.OPEN}.{Page.SWITCH_OFF}": "power",
    lobbies.PRACTISE: "dice",
    lobbies.QUIT: "power",
    lobbies.RANKING: "medal",
    lobbies.REMOVE_SEAT: "minus",
    lobbies.RESUME_SAVED: "play",
    lobbies.SEND_AWAY: "minus",
    lobbies.SHOW_ANEW: "again",
    lobbies.START: "play",
    lobbies.TAKE_VIEW: "check",
    f"{lobbies.TEACH}.deck": "lift",
    f"{lobbies.TEACH}.sheet": "pencil",
    lobbies.TEACH: "dice",
    lobbies.TOUR: "signpost",
    lobbies.TRY: "hear",
    LOCK: "lock",
    END_PRACTICE: "house",
    PRACTISE_AGAIN: "again",
    UNLOCK: "lock",
}


def game_name(evening: Evening) -> str:
    """The game on the table or being prepared, as in commands and saved games."""
    if evening.table:
        return name_of(evening.table.setup)
    return name_of(lobbies.kind_of(evening.lobby).template)


def choice_words(language: Language, choice: Choice, evening: Evening) -> str:
    """What a choice is called: in the game's own words where it has some."""
    key = _key(choice, evening)
    if key is None:
        return " ".join([choice.verb, *_details(language, choice)])
    return phrase(language, key, **_gaps(language, choice, evening))


def short_words(language: Language, choice: Choice, evening: Evening) -> str:
    """Fewer words for a choice, for a small button or large letters; "" where there are none."""
    key = f"{_key(choice, evening)}.short"
    return phrase(language, key, **_gaps(language, choice, evening)) if has_phrase(key) else ""


def _key(choice: Choice, evening: Evening) -> str | None:
    """Where the words of a choice are found."""
    own, shared = f"{game_name(evening)}.choice.{choice.verb}", _names(choice, "choice.")
    # On start pages a verb is the pages' own, though the game that lies ready may have one of that name, too.
    keys = (own, *shared) if evening.table else (*shared, own)
    return next((key for key in keys if has_phrase(key)), None)


def kind_words(language: Language, game: str, kind: str) -> str:
    """How a seat is played: by a person, on paper, by the device; in the game's own words if it has some."""
    keys = (f"{game}.plays.{kind}", f"{game}.seat.{kind}", f"seat.{kind}")
    return next((phrase(language, key) for key in keys if has_phrase(key)), kind)


def choice_sign(choice: Choice, game: str = "") -> str | None:
    """The sign of a choice, or none; a game says what the shared choices look like where it is played."""
    own = view_of(game).signs if game else {}
    return next((signs[name] for signs in (own, SIGNS) for name in _names(choice) if name in signs), None)


def _names(choice: Choice, before: str = "") -> tuple[str, ...]:
    """A choice with what it is about, and its verb alone."""
    verb = f"{before}{choice.verb}"
    return (f"{verb}.{choice.about[0]}", verb) if choice.about else (verb,)


def distinct_words(language: Language, choices: Sequence[Choice], evening: Evening) -> list[str]:
    """The words of several choices side by side; those that sound alike are told apart by their details."""
    words = [choice_words(language, choice, evening) for choice in choices]
    often = Counter(words)
    return [
        text if often[text] == 1 else " ".join([text, *_details(language, choice)])
        for text, choice in zip(words, choices, strict=True)
    ]


def player(evening: Evening, seat: int | str) -> str:
    """The name of whoever sits there."""
    draft = evening.lobby.draft
    players = evening.table.players if evening.table else draft.setup.players if draft else ()
    return players[seat] if isinstance(seat, int) and 0 <= seat < len(players) else str(seat)


def _gaps(language: Language, choice: Choice, evening: Evening) -> dict[str, object]:
    """Everything a sentence about a choice may mention."""
    first = choice.about[0] if choice.about else ""
    return {
        "name": player(evening, first),
        "number": first + 1 if isinstance(first, int) else first,
        "sign": _sign(language, choice),
    } | (view_of(game_name(evening)).choice_gaps(language, choice, evening.table) if evening.table else {})


def _sign(language: Language, choice: Choice) -> str:
    """What a choice names: a card, a block, a number."""
    named = [part for part in choice.about if isinstance(part, str)] or choice.about[-1:]
    return sign_words(language, str(named[-1])) if named else ""


def _details(language: Language, choice: Choice) -> list[str]:
    """What a choice is about, with places counted from one as people do."""
    return [str(part + 1) if isinstance(part, int) else sign_words(language, part) for part in choice.about]
