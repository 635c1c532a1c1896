"""What values, announcements and chances are called, for the eye and the ear."""

from __future__ import annotations

from display.game_view import Facts, WordGrid
from display.wording.cue_words import throw_words
from display.wording.facts import phase_words
from games.choices import Choice
from games.cues import Advised, Cue
from games.dice import Throw
from games.maexchen.cues import Announced, CupLifted
from games.maexchen.decisions import DECISIONS, Say
from games.maexchen.rules import CHANCE, ORDER
from games.maexchen.state import Maexchen, Phase, Plays
from games.maexchen.values import DOUBLES, MAX, VALUES, rank, ways_from
from games.rules import Question
from games.table import Table
from words.phrases import Language, has_phrase, listed, phrase

AREA = "maexchen"


def value_words(language: Language, value: int) -> str:
    """Fifty-four, double six, Mäxchen."""
    if value == MAX:
        return phrase(language, f"{AREA}.value.max")
    if value in DOUBLES:
        return phrase(language, f"{AREA}.value.double", face=value % 10)
    return str(value)


def short_words(language: Language, value: int) -> str:
    """The same for a button: a double breaks between its two words."""
    is_double = value in DOUBLES
    return (
        phrase(language, f"{AREA}.short.double", face=value % 10)
        if is_double
        else value_words(language, value)
    )


def facts(table: Table[Maexchen]) -> Facts:
    """For the head of the table and the voice."""
    state = table.state
    signs = tuple(None if lives else "minus" for lives in state.lives)
    return Facts(phase_of(state), signs, on_turn=turn_of(state), points=state.lives)


def turn_of(state: Maexchen) -> int:
    """Whose turn it is: once lives are lost, whoever has lost them."""
    return state.loser if state.phase in {Phase.SHOWING, Phase.OVER} else state.turn


def phase_of(state: Maexchen) -> str:
    """Which sentence says what is to be done."""
    match state.phase:
        case Phase.CUP:
            return "cup-higher" if state.claim else "cup"
        case Phase.THROWING:
            is_person = state.setup.plays(state.turn) is Plays.PERSON
            return "throwing" if is_person else "throwing-device"
        case Phase.TELLING if state.setup.plays(state.turn) is not Plays.PERSON:
            return "telling-device"
        case Phase.TELLING if state.is_blind:
            return "telling-blind"
        case Phase.TELLING:
            return "telling-higher" if state.claim else "telling"
        case Phase.JUDGING if state.is_max:
            return "judging-max"
        case Phase.SHOWING if not state.lifted:
            return "gave-in"
        case other:
            return other.value


def to_do(language: Language, table: Table[Maexchen]) -> str:
    """What is to be done now, with what was announced and by whom."""
    state, key = table.state, f"{AREA}.to-do.{phase_of(table.state)}"
    if not has_phrase(key):
        return phase_words(language, table)
    teller = table.players[state.teller] if state.teller is not None else ""
    claim = value_words(language, state.claim) if state.claim else ""
    name = table.players[turn_of(state)]
    return phrase(language, key, name=name, teller=teller, value=claim)


def said_to_do(language: Language, table: Table[Maexchen]) -> str:
    """The same for the ear, which has just heard who was right."""
    if table.state.phase is Phase.SHOWING:
        return phrase(language, f"{AREA}.said.showing")
    return to_do(language, table)


def gaps(language: Language, cue: Cue, _: Table[Maexchen]) -> dict[str, object]:
    """Values by their names."""
    match cue:
        case Announced(value=value) | CupLifted(value=value):
            return {"value": value_words(language, value)}
        case _:
            return {}


def advice(language: Language, cue: Cue, _: Table[Maexchen]) -> str | None:
    """A piece of advice, with the value by its name."""
    if not isinstance(cue, Advised):
        return None
    told = dict(cue.about)
    value, ways = told.get("value"), told.get("ways", 0)
    named = value_words(language, value) if isinstance(value, int) else ""
    return phrase(language, f"{AREA}.advice.{cue.why}", value=named, ways=ways)


def choice_gaps(language: Language, choice: Choice, _: Table[Maexchen]) -> dict[str, object]:
    """What is to be announced, by its name."""
    match DECISIONS.read(choice):
        case Say(value) if value in VALUES:
            return {"value": value_words(language, value)}
        case _:
            return {}


def question(language: Language, table: Table[Maexchen], about: Question) -> str | None:
    """What can be asked."""
    claim = table.state.claim
    named = value_words(language, claim) if claim else ""
    return (
        phrase(language, f"{AREA}.question.{about[0]}", value=named) if about[0] in {ORDER, CHANCE} else None
    )


def answer(language: Language, table: Table[Maexchen], about: Question) -> str | None:
    """The answer to it."""
    claim = table.state.claim
    match about[0]:
        case "order":
            names = listed(language, tuple(value_words(language, value) for value in VALUES))
            return phrase(language, f"{AREA}.answer.order", values=names)
        case "chance" if claim:
            named = value_words(language, claim)
            ways, more = ways_from(rank(claim)), ways_from(rank(claim) + 1)
            return phrase(language, f"{AREA}.answer.chance", value=named, ways=ways, more=more)
        case _:
            return None


def lying(language: Language, table: Table[Maexchen]) -> str | None:
    """What lay under the cup, as everybody has seen it."""
    faces = table.state.lifted
    if not faces:
        return None
    high, low = sorted(faces, reverse=True)
    return phrase(language, f"{AREA}.lifted", value=value_words(language, 10 * high + low))


def standing(language: Language, table: Table[Maexchen]) -> str:
    """Everybody's lives."""
    pairs = zip(table.players, table.state.lives, strict=True)
    told = (phrase(language, f"{AREA}.say.lives", name=name, lives=lives) for name, lives in pairs)
    return listed(language, tuple(told)) + "."


def grid(language: Language, table: Table[Maexchen], seat: int) -> WordGrid | None:
    """The hidden throw, on the phone of the one who threw it and on no other."""
    state = table.state
    if state.viewer != seat:
        return None
    high, low = sorted(state.hidden, reverse=True)
    title = phrase(language, f"{AREA}.own.title")
    lies = throw_words(language, Throw((high, low)))
    return WordGrid(title, (title,), ((value_words(language, 10 * high + low),), (lies,)))


def hidden(table: Table[Maexchen]) -> Throw | None:
    """The dice themselves, for the one seat that may see them now."""
    state = table.state
    return None if state.viewer is None else Throw(tuple(sorted(state.hidden)))


def secret(table: Table[Maexchen]) -> int | None:
    """Whoever throws and announces now knows alone what lies there."""
    state = table.state
    if state.phase is Phase.JUDGING:
        return state.teller
    return state.turn if state.phase in {Phase.CUP, Phase.THROWING, Phase.TELLING} else None
