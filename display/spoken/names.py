"""What each button of a screen is called, told apart by ear."""

from __future__ import annotations

from dataclasses import dataclass

from display.building.parts import Button, Scene, Weight
from display.building.view_intents import PageTurned, TossWanted
from display.registry import view_of
from display.wording.cue_words import sign_words
from display.wording.house_words import answer_words, answered, asked_words
from display.wording.labels import choice_words, distinct_words, game_name, player
from display.wording.setting_words import value_words
from games.choices import Choice
from games.cues import Cue
from games.dice import Throw
from games.events import Chosen, Pressed
from games.table import Table, throw
from games.table.decisions import DECISIONS, Ask, Correct, Enter
from session import lobby as lobbies
from session.evening import Evening
from session.lobby import house_questions
from session.lobby.decisions import Answer, NextKind, Rename, Tell, Type
from session.lobby.more_decisions import Prefer
from session.lobby.setting import is_stepped
from session.preferences import ANSWERS
from words.phrases import Language, has_phrase, phrase


@dataclass(frozen=True, slots=True)
class Focused(Cue):
    """Somebody walks through the buttons and is at this one.

    waits  nobody went there: the screen changed, and everything else is said first
    """

    text: str
    waits: bool = False


@dataclass(frozen=True, slots=True)
class ReadOut(Cue):
    """Somebody wants to hear this: a whole page, what was just set, what the push buttons do."""

    text: str


@dataclass(frozen=True, slots=True)
class PageShown(Cue):
    """Another page before the game, by its headline."""

    text: str


def button_names(language: Language, evening: Evening, scene: Scene) -> tuple[str, ...]:
    """A name for each button, in reading order; those that would sound alike get their details."""
    said = {
        button.does.choice: _choice_name(language, button, button.does.choice, evening)
        for button in scene.buttons
        if isinstance(button.does, Chosen)
    }
    alike = [choice for choice in said if list(said.values()).count(said[choice]) > 1]
    said |= dict(zip(alike, distinct_words(language, alike, evening), strict=True))
    names = tuple(_name(language, evening, button, said) for button in scene.buttons)
    if evening.table:
        return names
    pairs = zip(scene.buttons, names, strict=True)
    return tuple(_marked(language, button, name) for button, name in pairs)


def _marked(language: Language, button: Button, name: str) -> str:
    """What the eye sees by its colour."""
    return phrase(language, "say.chosen", name=name) if button.weight is Weight.CHOSEN else name


def _name(language: Language, evening: Evening, button: Button, said: dict[Choice, str]) -> str:
    match button.does:
        case Chosen(choice):
            return said[choice]
        case Pressed(key):
            return choice_words(language, Choice(key.value), evening)
        case TossWanted():
            return button.text or phrase(language, "table.toss")
        case PageTurned(page):
            return button.text or phrase(language, "say.page", number=page + 1)


def _choice_name(language: Language, button: Button, choice: Choice, evening: Evening) -> str:
    """Words for the ear first; they mention the place that the eye would see."""
    match DECISIONS.read(choice) if evening.table else None:
        case Correct(face=int() | str() as face) | Enter((*_, face)):
            return _face_name(language, face)
        case Ask() if button.text:
            return button.text
    key = f"{game_name(evening)}.say.{choice.verb}"
    own = [f"{key}.{part}" for part in choice.about[1:] if has_phrase(f"{key}.{part}")]
    keys = (*own, key, f"say.{choice.verb}")
    found = next((name for name in keys if has_phrase(name)), None)
    if evening.table is None:
        return (
            _lobby_name(language, button, choice, evening)
            or button.text
            or choice_words(language, choice, evening)
        )
    if found is None:
        return choice_words(language, choice, evening)
    if _is_sign(evening.table, choice):
        found = "say.correct.sign"
    return phrase(language, found, **_gaps(language, choice, evening, evening.table))


def _is_sign(table: Table, choice: Choice) -> bool:
    """Is it the die without pips? Its faces have names, which cannot stand behind "the"."""
    lying, decision = throw(table), DECISIONS.read(choice)
    return lying is not None and isinstance(decision, Correct) and decision.die >= len(lying.faces)


def _lobby_name(language: Language, button: Button, choice: Choice, evening: Evening) -> str:
    """An answer with its question, a step with where it leads, the space bar by its name."""
    match lobbies.meant(evening.lobby, choice):
        case Answer(field, place):
            asked = {question.field: question.answers for question in house_questions(evening.lobby)}
            answer = answer_words(language, evening, field, asked[field][place])
            return answered(asked_words(language, evening, field), answer)
        case Prefer(field, place) if not is_stepped(field):
            return value_words(language, field, ANSWERS[field][place])
        case NextKind():
            return f"{choice_words(language, choice, evening)} {button.text}"
        case Rename():
            return choice_words(language, choice, evening)
        case Tell(fact, answer):
            return view_of(game_name(evening)).fact_said(language, fact, answer) or ""
        case Type(" "):
            return phrase(language, "say.space")
        case _:
            return ""


def _face_name(language: Language, face: int | str) -> str:
    """A face that a die can be said to show."""
    return phrase(language, f"number.{face}") if isinstance(face, int) else sign_words(language, face)


def _gaps(language: Language, choice: Choice, evening: Evening, table: Table) -> dict[str, object]:
    numbers = [part for part in choice.about if isinstance(part, int)]
    first, last = (numbers[0], numbers[-1]) if numbers else (0, 0)
    shared: dict[str, object] = {
        "name": player(evening, first),
        "first": numbers[-2] + 1 if len(numbers) > 1 else last + 1,
        "number": last + 1,
        "face": _face(language, choice, table),
        "sign": _sign(language, choice),
    }
    return shared | view_of(game_name(evening)).choice_gaps(language, choice, table)


def _face(language: Language, choice: Choice, table: Table) -> str:
    """What the die shows that a choice is about."""
    lying = throw(table) or Throw(())
    faces = [*map(str, lying.faces), *(sign_words(language, sign) for sign in lying.signs)]
    match DECISIONS.read(choice):
        case Correct(die) if die < len(faces):
            return faces[die]
        case _:
            return ""


def _sign(language: Language, choice: Choice) -> str:
    signs = [part for part in choice.about if isinstance(part, str)]
    return sign_words(language, signs[-1]) if signs else ""
