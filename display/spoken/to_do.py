"""What is to be done now, in a sentence: said whenever it changes, and again when somebody asks."""

from __future__ import annotations

from display.beam.uses import Way, use_title, ways
from display.wording.cue_words import sign_words, throw_words
from display.wording.facts import facts, phase_words
from games import choices as verbs
from games.beam.state import Beam, Move
from games.beam.state import Phase as Throwing
from games.choices import Choice
from games.dice import Throw
from games.numberloor.state import Numberloor
from games.numberloor.state import Phase as Turning
from games.registry import name_of
from games.table import Table, expected, outcome, throw
from games.upwards import Upwards
from games.upwards.setup import Plays
from games.upwards.sheet import METEORITE
from games.upwards.state import Desk, Phase
from words.phrases import Language, has_phrase, phrase


def to_do_words(language: Language, table: Table) -> str:
    """What the table waits for; nothing while a doubt or the end of the game says it all."""
    if table.paused:
        return phrase(language, "pause.title")
    if table.doubted or outcome(table):
        return ""
    if table.asking:
        return _asked(language, table, table.asking)
    if isinstance(table.state, Upwards) and table.state.phase is Phase.WRITING:
        return _writing(language, table, table.state)
    if begun := _column(language, table):
        return begun
    said = _said(language, table, _phase(table)) or phase_words(language, table)
    return " ".join(text for text in (said, _detail(language, table)) if text)


def _phase(table: Table) -> str:
    """Finer than what the screen needs to know."""
    match table.state:
        case Beam(phase=Throwing.THROWING) as game if game.throws:
            return "thrown"
        case Numberloor(phase=Turning.TURN, turn=turn) if turn.laid or turn.drawn:
            return "drawn" if not turn.laid else "more" if turn.has_floor else "tentative"
        case _:
            return facts(table).phase


def _detail(language: Language, table: Table) -> str:
    """What the phase alone does not tell."""
    match table.state:
        case Beam() as game if game.kept:
            return phrase(
                language, "beam-me-up.say.kept", faces=throw_words(language, Throw(game.kept_faces))
            )
        case Beam(move=Move()) as game:
            possible = "; ".join(_way(language, way) for way in ways(game))
            return phrase(language, "beam-me-up.say.ways", ways=possible)
        case _:
            return ""


def number_words(language: Language, numbers: tuple[int, ...]) -> str:
    """A column of a sheet from the bottom up."""
    meteorite = sign_words(language, "meteorite")
    return ", ".join(meteorite if number == METEORITE else str(number) for number in numbers)


def _column(language: Language, table: Table) -> str:
    """What was entered of the column of a paper sheet that is filled now; nothing before the first number."""
    match table.state:
        case Upwards(phase=Phase.SCORING, entering=int(seat), pages=pages) if page := pages[seat]:
            numbers, column = page.sheet.columns[page.column], page.column + 1
        case _:
            return ""
    if not any(page.sheet.columns):
        return ""
    if not numbers:
        return phrase(language, "upwards.say.empty-column", column=column)
    return phrase(language, "upwards.say.so-far", column=column, numbers=number_words(language, numbers))


def _way(language: Language, way: Way) -> str:
    if way.is_free:
        return phrase(language, "beam-me-up.say.any", squares=way.squares)
    return use_title(language, way.uses[0])


def _said(language: Language, table: Table, phase: str) -> str:
    """The words for the ear, where the words on the screen only make sense with a picture."""
    known, key = facts(table), f"{name_of(table.setup)}.say.phase.{phase}"
    name = table.players[known.on_turn] if known.on_turn is not None else ""
    return phrase(language, key, name=name, number=known.number) if has_phrase(key) else ""


def _asked(language: Language, table: Table, asking: Choice) -> str:
    """A decision half made."""
    if asking.verb == verbs.ENTER:
        wanted = expected(table)
        count = wanted.pip_dice + wanted.taught_dice if wanted else 0
        return phrase(language, "enter.title", number=len(asking.about) + 1, count=count)
    if asking.verb == verbs.CORRECT:
        return _die_words(language, table, asking)
    key = f"who.{asking.verb}"
    return phrase(language, key) if has_phrase(key) else ""


def _die_words(language: Language, table: Table, asking: Choice) -> str:
    lying, die = throw(table) or Throw(()), asking.about[0]
    faces = [throw_words(language, Throw((face,))) for face in lying.faces]
    signs = [throw_words(language, Throw((), (sign,))) for sign in lying.signs]
    said = [*faces, *signs][die] if isinstance(die, int) else ""
    return f"{said}: {phrase(language, 'correct.title')}"


def _writing(language: Language, table: Table, game: Upwards) -> str:
    """Those on paper write by themselves; a sheet on the device is written die by die."""
    desks = [desk for desk in game.desks if desk and not desk.done and _is_persons(game, desk)]
    if desks:
        return _on_device(language, table, desks[0])
    if not any(game.pages):
        return _said(language, table, "last-written" if game.is_last_round else "all-written")
    return _said(language, table, "last-writing" if game.is_last_round else "writing")


def _is_persons(game: Upwards, desk: Desk) -> bool:
    return game.setup.plays(desk.seat) is Plays.MACHINE


def _on_device(language: Language, table: Table, desk: Desk) -> str:
    """What one player still has to do with this throw."""
    name = table.players[desk.seat]
    if desk.now.due:
        return phrase(language, f"upwards.say.due.{desk.now.due}", name=name)
    if desk.picked.result is not None:
        return phrase(language, "upwards.say.to-do.picked", name=name, number=desk.picked.result)
    if desk.now.dice:
        return phrase(
            language, "upwards.say.to-do.left", name=name, dice=throw_words(language, Throw(desk.now.dice))
        )
    return phrase(language, "upwards.say.to-do.confirm", name=name)
