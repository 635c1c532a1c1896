"""What the rows, bonuses and phases of a game from a file are called, in its own words or in ours."""

from __future__ import annotations

from typing import assert_never

from display.game_view import Facts
from display.wording.cue_words import throw_words
from games.choices import PASS, Choice
from games.cues import Advised, Cue
from games.dice import Throw
from games.one_file.cues import BonusEarned, Lost, RowWritten
from games.one_file.decisions import (
    DECISIONS,
    Bank,
    EraseDigit,
    Finish,
    KeepDie,
    SetAllAside,
    TypeDigit,
    TypeMinus,
    WriteRow,
)
from games.one_file.helping import COUNTS
from games.one_file.patterns import score
from games.one_file.plan import FREE, Keep, Kind, Line, Plan, What, Worth, in_language
from games.one_file.rules import banked_points, why_not_bank
from games.one_file.scoring import throw_points
from games.one_file.state import Match, Phase
from games.one_file.throwing import keepable
from games.rules import Question
from games.table import Table
from words.languages import LANGUAGES
from words.phrases import Language, has_phrase, listed, phrase

AREA = "one-file"


def plain_words(plan: Plan) -> dict[str, dict[str, str]]:
    """The words that the file brings, by language and key, as the catalogues have them."""
    return {language: _words_in(plan, Language(language)) for language in LANGUAGES}


def _words_in(plan: Plan, language: Language) -> dict[str, str]:
    bank = phrase(language, f"{AREA}.choice.pad") if plan.kind is Kind.PAD else None
    texts = {
        **{f"{plan.name}.how.{page}": text for page, text in how_words(plan, language).items()},
        f"game.{plan.name}": in_language(plan.title, language),
        f"game.{plan.name}.about": in_language(plan.about, language) or phrase(language, f"{AREA}.about"),
        f"{plan.name}.choice.{PASS}": in_language(plan.bank, language) or bank,
    }
    return {key: text for key, text in texts.items() if text}


def how_words(plan: Plan, language: Language) -> dict[str, str]:
    """Every page of how it goes: the author's sentences, or what the plan itself tells."""
    if plan.how:
        lines = (in_language(plan.how, language) or "").split("\n")
        return {str(number): line for number, line in enumerate(lines)}
    loss = listed(language, tuple(row_title(language, each.when) for each in plan.losses))
    gaps = {"counts": counts_words(plan, language), "lost": loss, "goal": plan.goal, "rounds": plan.rounds}
    said = {"throws": f"throws.{plan.kind}.{plan.keep}", "counts": "counts", "lost": "lost", "pad": "pad"}
    said["end"] = f"end.{_ending(plan)}"
    gaps |= {"dice": plan.dice, "throws": plan.throws}
    return {page: phrase(language, f"{AREA}.told.{key}", **gaps) for page, key in said.items()}


def _ending(plan: Plan) -> str:
    if plan.kind is Kind.SHEET:
        return "sheet"
    return "goal" if plan.goal else "rounds" if plan.rounds else "pad"


def counts_words(plan: Plan, language: Language) -> str:
    """Everything that counts, with its points."""
    lines = plan.rows or plan.lines
    return ". ".join(_line_words(language, line) for line in lines)


def _line_words(language: Language, line: Line) -> str:
    title = row_title(language, line)
    is_plain = line.what is What.SUM and line.points == Worth.PIPS
    return title if is_plain else f"{title}: {points_words(language, line)}"


def points_words(language: Language, line: Line) -> str:
    """How many points a line is worth."""
    match line.points:
        case Worth():
            return phrase(language, f"{AREA}.worth.{line.points}")
        case tuple(by_face):
            return ", ".join(map(str, by_face))
        case number:
            return str(number)


def question(language: Language, _: Table[Match], about: Question) -> str | None:
    """What can be asked."""
    return phrase(language, f"{AREA}.ask-counts") if about == (COUNTS,) else None


def answer(language: Language, table: Table[Match], about: Question) -> str | None:
    """What counts in this game; the only thing that a file can be asked."""
    return counts_words(table.state.plan, language) + "." if about == (COUNTS,) else None


def advice(language: Language, cue: Cue, table: Table[Match]) -> str | None:
    """A piece of advice, with the row by its name."""
    if not isinstance(cue, Advised):
        return None
    gaps = dict(cue.about)
    row, faces = gaps.get("row"), str(gaps.get("faces", ""))
    named = row_title(language, table.state.plan.rows[row]) if isinstance(row, int) else ""
    lying = throw_words(language, Throw(tuple(map(int, faces.split()))))
    return phrase(language, f"{AREA}.advice.{cue.why}", **{**gaps, "row": named, "faces": lying})


def row_title(language: Language, line: Line) -> str:
    """What a row is called: as the file says, or after its verb."""
    own = in_language(line.title, language)
    if own:
        return own
    keys = (f"{AREA}.row.{line.what}.{detail}" for detail in _details(line))
    key = next((key for key in keys if has_phrase(key)), f"{AREA}.row.{line.what}")
    return phrase(
        language,
        key,
        dice=line.dice,
        pairs=line.dice // 2,
        first=line.first,
        last=line.first + line.dice - 1,
        least=line.least,
        most=line.most,
        faces=", ".join(map(str, line.faces)),
    )


def _details(line: Line) -> tuple[str, ...]:
    match line.what:
        case What.FACE:
            return (str(line.face),)
        case What.ALIKE:
            return (str(line.dice),)
        case What.STRAIGHT if line.first:
            return ("from",)
        case What.TOTAL:
            return (_total_detail(line),)
        case _:
            return ()


def _total_detail(line: Line) -> str:
    if line.least == line.most:
        return "one"
    if not line.least:
        return "most"
    return "least" if line.most == 60 else "both"


def bonus_title(language: Language, plan: Plan, bonus: int) -> str:
    """What a bonus is called."""
    return in_language(plan.bonuses[bonus].title, language) or phrase(language, f"{AREA}.bonus")


def phase_of(state: Match) -> tuple[str, int]:
    """Which sentence says what is to be done now, and the number in it."""
    match state.phase:
        case Phase.THROWING:
            return "throwing", state.plan.dice
        case Phase.DECIDING if state.plan.kind is Kind.SHEET:
            return "keeping" if keepable(state) else "again", state.throws + 1
        case Phase.DECIDING if state.plan.keep is Keep.ANY:
            return "settling", throw_points(state.plan, state.faces)
        case Phase.DECIDING:
            return "daring" if why_not_bank(state) is None else "must-dare", state.hand
        case Phase.SETTING_ASIDE:
            points = banked_points(state)
            texts = "set-aside" if why_not_bank(state) is None else "set-aside-on"
            return ("setting-aside", 0) if points is None else (texts, points)
        case other:
            return other.value, 0


def facts(table: Table[Match]) -> Facts:
    """For the head of the table and the voice."""
    state = table.state
    phase, number = phase_of(state)
    signs = (None,) * len(table.players)
    has_end = state.plan.kind is Kind.SHEET or bool(state.setup.rounds)
    last = len(state.plan.rows) or state.setup.rounds
    return Facts(
        phase,
        signs,
        round=state.round if has_end and not state.is_over else None,
        is_last=has_end and state.round == last,
        on_turn=state.turn,
        number=number,
    )


def typed_said(language: Language, table: Table[Match]) -> str | None:
    """Whoever types points hears the number grow."""
    typed = table.state.typed
    if not typed:
        return None
    minus = typed.startswith("-")
    key = f"{AREA}.say.typed-minus" if minus else f"{AREA}.say.typed"
    return phrase(language, key, number=typed.removeprefix("-")).strip()


def reminder(language: Language, table: Table[Match]) -> str | None:
    """Who was told once what can be done wants to know what is in hand, or which throw or box comes next."""
    phase, number = phase_of(table.state)
    key = _REMINDERS.get(phase)
    return phrase(language, f"{AREA}.say.{key}", number=number) if key else None


_REMINDERS = {"daring": "in-hand", "keeping": "which-throw", "again": "which-throw", "writing": "which-box"}


def gaps(language: Language, cue: Cue, table: Table[Match]) -> dict[str, object]:
    """Rows and bonuses by their names, and what the file says when something is lost."""
    plan = table.state.plan
    match cue:
        case RowWritten(row=row):
            return {"row": row_title(language, plan.rows[row])}
        case BonusEarned(bonus=bonus):
            return {"bonus": bonus_title(language, plan, bonus)}
        case Lost():
            return {"lost": in_language(plan.lost, language) or phrase(language, f"{AREA}.lost")}
        case _:
            return {}


def choice_gaps(language: Language, choice: Choice, table: Table[Match]) -> dict[str, object]:
    """A row with its points, a die with its face, a digit."""
    state, decision = table.state, DECISIONS.read(choice)
    match decision:
        case WriteRow(row) if row < len(state.plan.rows):
            line = state.plan.rows[row]
            return {"row": row_title(language, line), "points": score(line, state.faces) or 0}
        case KeepDie(die) if die < len(state.faces):
            return {"face": throw_words(language, Throw((state.faces[die],)))}
        case TypeDigit(digit):
            return {"digit": digit}
        case Bank() | SetAllAside() | TypeMinus() | EraseDigit() | Finish() | WriteRow() | KeepDie() | None:
            return {}
        case _:
            assert_never(decision)


def standing(language: Language, table: Table[Match]) -> str:
    """Everybody's points, and what lies there for the rows, for somebody who cannot see it."""
    pairs = zip(table.players, table.state.totals, strict=True)
    texts = (phrase(language, f"{AREA}.say.total", name=name, points=points) for name, points in pairs)
    return listed(language, tuple(texts)) + "."


def throws_to_name(state: Match) -> int | None:
    """How many throws a turn has, where that is a number worth telling."""
    return None if state.plan.throws in {FREE, 1} else state.plan.throws
