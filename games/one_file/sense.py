"""Does a plan make sense as a whole? Keys that contradict each other, dice that are missing, no end."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement

from config.toml_lines import Path
from games.one_file.fields import FileReader
from games.one_file.line_reading import NEEDS, PARTS
from games.one_file.mistakes import MistakeKind
from games.one_file.patterns import SIDES, Faces
from games.one_file.plan import FREE, Counting, Keep, Kind, Line, Plan, What, Worth
from games.one_file.scoring import loss, set_aside, throw_points

FOR: dict[str, tuple[Kind, ...]] = {
    "throws": (Kind.SHEET, Kind.TOTAL),
    "keep": (Kind.SHEET, Kind.TOTAL),
    "score": (Kind.TOTAL,),
    "count": (Kind.TOTAL,),
    "lost": (Kind.TOTAL,),
    "bank_from": (Kind.TOTAL,),
    "enter_with": (Kind.TOTAL,),
    "go_on": (Kind.TOTAL,),
    "exact": (Kind.TOTAL,),
    "goal": (Kind.TOTAL, Kind.PAD),
    "rounds": (Kind.TOTAL, Kind.PAD),
    "last_round": (Kind.TOTAL, Kind.PAD),
    "bonus": (Kind.SHEET,),
    "in_order": (Kind.SHEET,),
}
"""Which keys mean something in which kind of game."""


def check_sense(reader: FileReader, plan: Plan) -> None:
    """Note whatever does not go together; each check only where those before found nothing."""
    for check in (_keys, _dice, _throws, _lines_side_by_side, _minus, _end, _rows, _answers, _chances):
        check(reader, plan)
        if reader.mistakes:
            return


def _keys(reader: FileReader, plan: Plan) -> None:
    given = reader.text.values
    if not plan.dice and (given.get("row") or given.get("score")):
        reader.note(MistakeKind.NO_DICE_NO_SCORE, ("dice",), "0")
        return
    if given.get("row") and given.get("score"):
        reader.note(MistakeKind.ROWS_OR_SCORE, ("score",))
        return
    asked = given.get("ask", {})
    for key, path in [*((key, (key,)) for key in given), *((key, ("ask", key)) for key in asked)]:
        if plan.kind not in FOR.get(key, tuple(Kind)):
            wrong = MistakeKind.NO_END_WITH_ROWS if key in {"goal", "rounds"} else MistakeKind.NOT_FOR_THIS
            reader.note(wrong, path, _PLAYED[plan.kind], _fitting(plan.kind))


_PLAYED = {Kind.SHEET: "[[row]]", Kind.TOTAL: "score", Kind.PAD: "dice = 0"}


def _fitting(kind: Kind) -> str:
    return ", ".join(key for key, kinds in FOR.items() if kind in kinds)


def _all_lines(plan: Plan) -> Iterable[tuple[Line, Path]]:
    yield from ((line, ("row", place)) for place, line in enumerate(plan.rows))
    yield from ((line, ("score", place)) for place, line in enumerate(plan.lines))
    yield from ((each.when, ("lost", place)) for place, each in enumerate(plan.losses))


def _dice(reader: FileReader, plan: Plan) -> None:
    for line, path in _all_lines(plan):
        needed = NEEDS[line.what].dice(line)
        if needed > plan.dice:
            reader.note(MistakeKind.TOO_FEW_DICE, path, line.what.value, str(needed), str(plan.dice))
        elif line.what is What.TOTAL and (line.least > 6 * plan.dice or line.most < plan.dice):
            reader.note(
                MistakeKind.NEVER_FALLS, path, f"{line.least}–{line.most}", f"{plan.dice}–{6 * plan.dice}"
            )


def _throws(reader: FileReader, plan: Plan) -> None:
    if plan.keep is not Keep.NONE and plan.throws == 1:
        reader.note(MistakeKind.ONE_THROW, ("keep",), plan.keep.value, "throws = 3")
    is_free = plan.throws == FREE and plan.kind is not Kind.PAD
    if is_free and (plan.kind is Kind.SHEET or plan.keep is Keep.ANY):
        reader.note(MistakeKind.NEED_THROWS, ("throws",), '"free"', "1–10")
    elif is_free and plan.keep is Keep.NONE and not plan.losses:
        reader.note(MistakeKind.MISSING, ("throws",), 'throws = "free"', '[[lost]], what = "face", face = 1')
    if plan.keep is Keep.SCORING and plan.kind is Kind.SHEET:
        reader.note(MistakeKind.NEED_ONE_OF, ("keep",), '"scoring"', '"none", "any"')
    if plan.go_on and plan.keep is not Keep.SCORING:
        reader.note(MistakeKind.MISSING, ("go_on",), "go_on", 'keep = "scoring"')


def _lines_side_by_side(reader: FileReader, plan: Plan) -> None:
    """Where each die counts once, a line must say which dice it takes."""
    if plan.counting.value != "once" and plan.keep is not Keep.SCORING:
        return
    if not reader.text.values.get("score"):
        reader.note(MistakeKind.NEEDS_LINES, ("keep",), plan.keep.value, '{ what = "face", face = 1 }')
        return
    for place, line in enumerate(plan.lines):
        known = ", ".join(f'"{what.value}"' for what in PARTS)
        if line.what not in PARTS:
            reader.note(MistakeKind.NOT_ONCE, ("score", place, "what"), line.what.value, known)
        elif line.points in {Worth.ALL_PIPS, Worth.OTHER_PIPS}:
            reader.note(MistakeKind.NOT_ONCE, ("score", place, "points"), str(line.points), '"pips"')


def _minus(reader: FileReader, plan: Plan) -> None:
    """Where the best line counts, one that only takes points away never does beside another."""
    if plan.counting is not Counting.BEST or len(plan.lines) < 2 or plan.keep is Keep.SCORING:
        return
    for place, line in enumerate(plan.lines):
        if isinstance(line.points, int) and line.points < 0:
            reader.note(MistakeKind.NEVER_COUNTS, ("score", place), str(line.points), 'count = "all"')


def _end(reader: FileReader, plan: Plan) -> None:
    if plan.kind is Kind.TOTAL and not plan.goal and not plan.rounds:
        reader.note(MistakeKind.NEEDS_END, (), "", "goal = 100, rounds = 10")
    for key in ("exact", "last_round"):
        if getattr(plan, key) and not plan.goal:
            reader.note(MistakeKind.MISSING, (key,), key, "goal = 100")


def _rows(reader: FileReader, plan: Plan) -> None:
    titles = [row.title for row in plan.rows]
    for place, title in enumerate(titles):
        if title and title in titles[:place]:
            first = reader.text.line_of(("row", titles.index(title)))
            reader.note(MistakeKind.SAME_TITLE, ("row", place), title[0][1], str(first))
    for place, bonus in enumerate(plan.bonuses):
        for row in bonus.rows:
            if row >= len(plan.rows):
                reader.note(
                    MistakeKind.NO_SUCH_ROW, ("bonus", place, "rows"), str(row + 1), f"1–{len(plan.rows)}"
                )
        if len(set(bonus.rows)) < len(bonus.rows):
            reader.note(MistakeKind.TWICE, ("bonus", place, "rows"))


def _answers(reader: FileReader, plan: Plan) -> None:
    """What is asked must be among what is played when nobody answers."""
    for ask in plan.asks:
        usual = getattr(plan, ask.field)
        if not usual and True not in ask.answers and ask.field in {"goal", "rounds"}:
            reader.note(MistakeKind.MISSING, ("ask", ask.field), "ask", f"{ask.field} = {ask.answers[0]}")
        elif usual not in ask.answers:
            answers = ", ".join(map(str, ask.answers))
            reader.note(MistakeKind.NOT_AMONG_ASKED, ("ask", ask.field), str(usual), answers)
        if len(set(ask.answers)) < len(ask.answers):
            reader.note(MistakeKind.TWICE, ("ask", ask.field))


def all_throws(dice: int) -> Iterable[Faces]:
    """Every throw of so many dice, whatever their order."""
    return combinations_with_replacement(SIDES, dice)


def _chances(reader: FileReader, plan: Plan) -> None:
    """Can anybody ever score, and does anybody ever not lose?"""
    if plan.kind is not Kind.TOTAL:
        return
    kept = [faces for faces in all_throws(plan.dice) if loss(plan, faces) is None]
    if not kept:
        reader.note(MistakeKind.ALWAYS_LOST, ("lost",))
    elif plan.goal and all(_most(plan, faces) <= 0 for faces in kept):
        reader.note(MistakeKind.NEVER_POINTS, ("score",))


def _most(plan: Plan, faces: Faces) -> int:
    if plan.keep is not Keep.SCORING:
        return throw_points(plan, faces)
    return 1 if set_aside(plan.lines, faces) else 0
