"""The rounds that all share: throw, write, announce, pass, one last round."""

from __future__ import annotations

from dataclasses import replace

from games.cues import Cue, Refused, Step
from games.dice import Throw
from games.upwards.cues import (
    AlreadyAnnounced,
    AlreadyPassed,
    Announced,
    BlocksRemembered,
    EffectFell,
    EffectFizzled,
    FieldOutlined,
    Passed,
    Refusal,
    RoundBegan,
    ScoringBegan,
)
from games.upwards.forgoing import forgo
from games.upwards.open_blocks import missed, offered, outlining
from games.upwards.setup import Effect, Option, Setup, SheetFacts
from games.upwards.sheet import Sheet, open_columns, unmarked_rows
from games.upwards.state import Desk, Moment, Phase, Upwards, refused, unready, with_desk


def throw_fell(game: Upwards, throw: Throw) -> Step[Upwards]:
    """A throw begins the round that waits for it, or the next one when everybody has written."""
    if game.phase in {Phase.SCORING, Phase.OVER}:
        return refused(game, Refusal.NO_THROW_NOW)
    if fault := _throw_fault(game.setup, throw):
        return Step(game, (fault,))
    if game.phase is Phase.WAITING:
        return _begin(game, throw)
    if game.is_last_round:
        return refused(game, Refusal.LAST_THROW_LIES)
    if waiting := unready(game):
        return refused(game, Refusal.STILL_WRITING, game.setup.players[waiting[0]])
    ended = _end_round(game)
    begun = _begin(ended.state, throw)
    return Step(begun.state, ended.cues + begun.cues)


def throw_corrected(game: Upwards, throw: Throw) -> Step[Upwards]:
    """A misread throw is replaced; sheets on the device go back to before it fell."""
    if game.phase is not Phase.WRITING:
        return refused(game, Refusal.NOT_NOW)
    if fault := _throw_fault(game.setup, throw):
        return Step(game, (fault,))
    return _begin(_forget_desks(game), throw)


def round_done(game: Upwards) -> Step[Upwards]:
    """Everybody has written: on to the next throw, or to the points."""
    if waiting := unready(game):
        return refused(game, Refusal.STILL_WRITING, game.setup.players[waiting[0]])
    if busy := outlining(game):
        return refused(game, Refusal.STILL_OUTLINING, game.setup.players[busy[0]])
    on_device = tuple(desk.seat for desk in game.desks if desk)
    warning = missed(game, on_device) if game.is_last_round else None
    return warning or _end_round(game)


def announce(game: Upwards, seat: int) -> Step[Upwards]:
    """A number does not fit any more: one more round follows, and this seat forgoes the rest of this one."""
    if game.is_last_round:
        return pass_round(game, seat)
    if seat in game.announced:
        return Step(game, (AlreadyAnnounced(seat),))
    step = _forgone(game, seat)
    if seat not in step.state.passed:
        return step
    last = replace(step.state, announced=(*game.announced, seat), announced_in=game.round)
    return Step(last, (*step.cues, Announced(seat)))


def pass_round(game: Upwards, seat: int) -> Step[Upwards]:
    """Forgoing is for those who cannot enter a number; before the last round that is announced."""
    if seat in game.passed:
        return Step(game, (AlreadyPassed(seat),))
    if not game.is_last_round:
        return refused(game, Refusal.ANNOUNCE_FIRST, game.setup.players[seat])
    return _forgone(game, seat)


def _forgone(game: Upwards, seat: int) -> Step[Upwards]:
    """Paper is trusted; on the device the rules look whether there is room."""
    passed = replace(game, passed=(*game.passed, seat))
    desk = game.desks[seat]
    if desk is None:
        return Step(passed, (Passed(seat),))
    step = forgo(desk, game.setup.full_grid_ends)
    lost = any(isinstance(cue, Passed) for cue in step.cues)
    blocks = offered(game, step.state) if lost else ()
    return Step(with_desk(passed if lost else game, step.state), (*step.cues, *blocks))


def _throw_fault(setup: Setup, throw: Throw) -> Refused | None:
    wanted = (setup.dice, int(setup.event_die))
    if (len(throw.faces), len(throw.signs)) != wanted or not all(1 <= face <= 6 for face in throw.faces):
        why = Refusal.WRONG_DICE_EVENT if setup.event_die else Refusal.WRONG_DICE
        return Refused(why, (setup.dice,))
    if any(sign not in tuple(Effect) for sign in throw.signs):
        return Refused(Refusal.WRONG_EVENT, throw.signs)
    return None


def _begin(game: Upwards, throw: Throw) -> Step[Upwards]:
    lying = replace(throw, faces=tuple(sorted(throw.faces)))
    thrown = (*game.thrown[: game.round - 1], lying)
    game = replace(game, phase=Phase.WRITING, throw=lying, thrown=thrown)
    cues: list[Cue] = [EffectFell(game.effect)] if game.effect else []
    for desk in game.desks:
        if desk:
            step = _deal(desk, lying.faces, game)
            game = with_desk(game, step.state)
            cues.extend(step.cues)
    return Step(game, tuple(cues))


def _deal(desk: Desk, faces: tuple[int, ...], game: Upwards) -> Step[Desk]:
    """The dice come into the hand; an effect that needs no decision happens at once."""
    sheet, effect = desk.sheet, game.effect
    dealt = Desk(desk.seat, Moment(sheet, faces), begun=sheet, effect=effect, done=False)
    if effect not in {Effect.METEORITE, Effect.BONUS_ROW, Effect.EXTRA_RESERVE}:
        return Step(dealt)
    if not _finds_work(effect, sheet, game.setup.facts):
        return Step(dealt, (EffectFizzled(desk.seat, effect),))
    if effect is Effect.EXTRA_RESERVE:
        roomier = replace(dealt.now, sheet=replace(sheet, fields=sheet.fields + 1))
        return Step(replace(dealt, now=roomier), (FieldOutlined(desk.seat),))
    return Step(replace(dealt, now=replace(dealt.now, due=effect)))


def _finds_work(effect: Effect, sheet: Sheet, facts: SheetFacts) -> bool:
    match effect:
        case Effect.METEORITE:
            return bool(open_columns(sheet))
        case Effect.BONUS_ROW:
            return bool(unmarked_rows(sheet))
        case Effect.EXTRA_RESERVE:
            return sheet.fields < facts.reserve + facts.extra_reserve
        case _:
            return False


def _forget_desks(game: Upwards) -> Upwards:
    """What was done on the device with the old throw never happened, announcements included."""
    desks = tuple(replace(desk, now=Moment(desk.begun)) if desk else None for desk in game.desks)
    passed = tuple(seat for seat in game.passed if game.desks[seat] is None)
    if game.is_last_round:
        return replace(game, desks=desks, passed=passed)
    announced = tuple(seat for seat in game.announced if game.desks[seat] is None)
    announced_in = game.announced_in if announced else None
    return replace(game, desks=desks, passed=passed, announced=announced, announced_in=announced_in)


def _end_round(game: Upwards) -> Step[Upwards]:
    rested = replace(game, desks=tuple(desk and _rest(desk) for desk in game.desks), throw=None, passed=())
    if game.is_last_round:
        counted = all(entered is None for entered in game.entered)
        scoring = replace(rested, phase=Phase.OVER if counted else Phase.SCORING, entering=_first_page(game))
        return Step(scoring, (*_remembered(game), ScoringBegan()))
    begun = replace(rested, phase=Phase.WAITING, round=game.round + 1)
    return Step(begun, (*_remembered(game), RoundBegan(begun.round, begun.is_last_round)))


def _remembered(game: Upwards) -> tuple[Cue, ...]:
    """Whoever writes on paper outlines there; the device only knows that it is time to."""
    return (BlocksRemembered(),) if game.setup.option == Option.BLOCKS and any(game.entered) else ()


def _rest(desk: Desk) -> Desk:
    return Desk(desk.seat, Moment(desk.sheet), desk.sheet)


def _first_page(game: Upwards) -> int | None:
    return next((seat for seat, entered in enumerate(game.entered) if entered), None)
