"""What every game on the shelf promises to eye and ear, a stranger's too: what is installed is tried here.

To try a game of your own, install its package into the environment and run this file.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from display.building.parts import Banner, Button, Label, Scene, Weight
from display.building.view_intents import TossWanted
from display.registry import gallery, game_words, view_of
from display.samples import begun
from display.scene import scene
from display.spoken import Ear, spoken
from display.spoken.full_summary import everything_that_matters
from display.spoken.names import button_names
from display.style.look import Look
from display.window.screen import Screen
from display.wording.cue_words import sentence
from display.wording.facts import facts, phase_words
from display.wording.house_words import asked_words
from display.wording.notices import notice_for
from games import choices as verbs
from games import cues as shared_cues
from games.choices import Choice
from games.cues import Cue, Refused
from games.dice import Throw
from games.events import Chosen, DiceSettled, Event, Pressed
from games.game import Game
from games.registry import games
from games.table import expected, outcome, rules
from session.evening import Evening, advance, choices
from session.lobby import TonightWanted
from session.rematch import AGAIN, ANOTHER_GAME
from tests.display.hands import Walk, two_buttons
from words.languages import LANGUAGES
from words.phrases import ENGLISH, Language, has_phrase

SIZES = {(800, 480): 5.2, (1280, 720): 8.26, (480, 800): 5.2}
MOMENTS = 25
"""So many events of a random game: long enough for every kind of screen, short enough to paint them all."""
MOVES = 12
"""So many moves by two buttons; whole games of ours are played so in test_paths.py."""
KEY = re.compile(r"(?<![\w.])[a-z]+(?:-[a-z]+)*(?:\.[a-zA-Z][\w-]*)+(?![\w.])")
"""A key of the catalogues, such as choice.more-time, where a sentence should be."""
AnyGame = Game[Any, Any]
every_game = pytest.mark.parametrize("game", games().values(), ids=list(games()))
every_language = pytest.mark.parametrize("language", [*map(Language, LANGUAGES)], ids=LANGUAGES)


def an_event(evening: Evening, chance: random.Random) -> Event | None:
    """A throw, or any decision of the game and of the table but the way out."""
    assert evening.table
    wanted = expected(evening.table)
    if wanted and chance.random() < 0.4:
        signs = rules(evening.table).signs(evening.table.state)
        thrown = tuple(chance.choice(signs) for _ in range(wanted.taught_dice))
        new = tuple(chance.randint(1, 6) for _ in range(wanted.pip_dice - len(wanted.kept)))
        sure = chance.random() < 0.9
        return DiceSettled(Throw(tuple(sorted((*wanted.kept, *new))), thrown), sure, "leaning", 0)
    aside = {verbs.LEAVE, verbs.LEAVE_SEAT, verbs.PAUSE, AGAIN, ANOTHER_GAME}
    offered = [choice for choice in choices(evening) if choice.verb not in aside]
    of_game = [choice for choice in offered if choice in rules(evening.table).choices(evening.table.state)]
    if of_game and chance.random() < 0.5:  # questions and hints are many, and the game is to go on
        offered = of_game
    return Chosen(chance.choice(offered)) if offered else None


@cache
def moments(game: str, language: str) -> tuple[tuple[Evening, tuple[Cue, ...]], ...]:
    """A random game, event by event, with what is to be noticed each time."""
    chance = random.Random(f"{game} seen")
    found: list[tuple[Evening, tuple[Cue, ...]]] = [(begun(language, game), ())]
    while len(found) < MOMENTS and (event := an_event(found[-1][0], chance)):
        step = advance(found[-1][0], event)
        found.append((step.state, step.cues))
    return tuple(found)


def own_samples(game: str, language: str) -> list[Evening]:
    """Every screen that the game shows of itself."""
    start = begun(language, game).lobby
    return [*view_of(game).samples(replace(start, draft=None)).values()]


def all_evenings(game: str, language: str) -> list[Evening]:
    """Those, and every moment of a random game."""
    return [*own_samples(game, language), *(evening for evening, _ in moments(game, language))]


def pages(evening: Evening, look: Look) -> Iterator[Scene]:
    first = scene(evening, look)
    yield first
    yield from (scene(evening, replace(look, page=page)) for page in range(1, first.pages))


def written(shown: Scene) -> Iterator[str]:
    for part in shown.parts:
        if isinstance(part, Label | Banner):
            yield " ".join(part.words.lines)


def as_programs_say_it(game: AnyGame, text: str) -> list[str]:
    """Keys of the catalogues, and verbs, fields and kinds with a stroke, such as fewer-dice or event_die."""
    fields = (question.field for question in game.house.questions)
    own = {game.name, *game.decisions.kinds, *fields, *game.seats.kinds, *game.seats.simulated}
    ids = {each for each in own if "-" in each or "_" in each}
    return [*KEY.findall(text), *(each for each in ids if re.search(rf"(?<![\w-]){each}(?![\w-])", text))]


@every_game
def test_its_view_is_loaded_and_its_words_are_there(game: AnyGame) -> None:
    assert [left for left in gallery().left_out if left.name == game.name] == []
    evening = begun("en", game.name)
    assert game_words(ENGLISH, game.name) != game.name
    assert has_phrase(f"game.{game.name}.about")
    asked = [question.field for question in game.house.questions]
    assert [field for field in asked if asked_words(ENGLISH, evening, field) == field] == []
    seats = [
        (f"{game.name}.plays.{kind}", f"{game.name}.seat.{kind}", f"seat.{kind}") for kind in game.seats.kinds
    ]
    assert [keys for keys in seats if not any(map(has_phrase, keys))] == []


@every_game
@every_language
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_every_sample_and_every_moment_is_painted(
    game: AnyGame, language: Language, size: tuple[int, int]
) -> None:
    """The moments on the usual panel only: on the others what differs is where things stand."""
    with closing(Screen(Look(*size, SIZES[size], language=language, can_toss=True), "hidden")) as screen:
        is_usual = size == (800, 480)
        for evening in all_evenings(game.name, language) if is_usual else own_samples(game.name, language):
            screen.show(evening)
            for page in range(scene(evening, screen.look).pages):
                screen.look = replace(screen.look, page=page)
                screen.paint()


@every_game
@every_language
def test_no_key_and_no_id_is_shown_or_said(game: AnyGame, language: Language) -> None:
    look = Look(language=language, can_toss=True)
    raw = [
        (text, found)
        for evening in all_evenings(game.name, language)
        for shown in pages(evening, look)
        for text in (*written(shown), *button_names(language, evening, shown))
        if (found := as_programs_say_it(game, text))
    ]
    assert raw == []


@every_game
@every_language
def test_every_choice_has_words_and_buttons_are_told_apart_by_ear(game: AnyGame, language: Language) -> None:
    for evening, _ in moments(game.name, language):
        for choice in choices(evening):
            keys = (
                f"{game.name}.choice.{choice.verb}",
                f"{game.name}.say.{choice.verb}",
                f"choice.{choice.verb}",
            )
            assert any(map(has_phrase, keys)) or is_shown_otherwise(choice), f"no words for {choice}"
        for shown in pages(evening, Look(language=language, can_toss=True)):
            assert all(button_names(language, evening, shown))


def is_shown_otherwise(choice: Choice) -> bool:
    """Dice and faces are pictures, with names of their own for the ear."""
    return choice.verb in {verbs.CORRECT, verbs.ENTER, verbs.ASK}


@every_game
@every_language
def test_every_choice_is_on_some_page(game: AnyGame, language: Language) -> None:
    for evening, _ in moments(game.name, language):
        found: set[Choice] = set()
        for shown in pages(evening, Look(language=language)):
            for button in shown.buttons:
                match button.does:
                    case Chosen(choice):
                        found.add(choice)
                    case Pressed(key):
                        found |= {choice for choice in choices(evening) if choice.verb == key.value}
        assert set(choices(evening)) - found == set()


@every_game
@every_language
def test_the_facts_make_sense_and_the_phase_has_a_sentence(game: AnyGame, language: Language) -> None:
    for evening, _ in moments(game.name, language):
        table = evening.table
        assert table
        known = facts(table)
        assert len(known.signs) == len(table.players)
        assert known.on_turn is None or known.on_turn in range(len(table.players))
        assert outcome(table) or phase_words(language, table), f"no words for the phase {known.phase!r}"


@every_game
@every_language
def test_whatever_happens_is_noticed_and_said(game: AnyGame, language: Language) -> None:
    ear = Ear()
    for evening, cues in moments(game.name, language):
        assert evening.table
        for cue in cues:
            notice_for(language, cue, evening)
            is_shared = type(cue).__module__ == shared_cues.__name__ or isinstance(cue, TonightWanted)
            is_own = not is_shared or isinstance(cue, Refused)
            assert not is_own or sentence(language, cue, evening.table), f"no words for {cue}"
        ear, text = spoken(language, ear, evening.table, cues)
        told = f"{text} {everything_that_matters(language, evening.table)}"
        assert as_programs_say_it(game, told) == []


def places_taken(before: Scene, now: Scene) -> list[tuple[Button, Button]]:
    """Buttons of the table that are still there, each with another one that lies where it lay."""
    still = {button.does for button in now.buttons}
    return [
        (button, other)
        for button in before.buttons
        for other in now.buttons
        if button.does in still
        and is_beside_the_table(button)
        and is_beside_the_table(other)
        and other.does != button.does
        and other.box.meets(button.box)
    ]


def is_beside_the_table(button: Button) -> bool:
    """Throwing, the push buttons, and decisions that need nothing more."""
    if button.weight is Weight.BARE:
        return False
    return isinstance(button.does, TossWanted | Pressed) or (
        isinstance(button.does, Chosen) and not button.does.choice.about
    )


@every_game
@pytest.mark.parametrize("size", SIZES)
def test_whoever_taps_twice_taps_on_the_same_button(game: AnyGame, size: tuple[int, int]) -> None:
    look = Look(*size, SIZES[size], ENGLISH, can_toss=True)
    scenes = [scene(evening, look) for evening, _ in moments(game.name, ENGLISH)]
    same = [(before, now) for before, now in pairwise(scenes) if before.name == now.name]
    assert [taken for before, now in same for taken in places_taken(before, now)] == []


@every_game
def test_it_is_playable_by_two_buttons(game: AnyGame) -> None:
    chance = random.Random(f"{game.name} by two buttons")
    with closing(Walk(two_buttons)) as walk:
        walk.show(begun("en", game.name, max(2, game.seats.fewest)))
        for _ in range(MOVES):
            table = walk.evening.table
            assert table
            offered = [one for one in rules(table).choices(table.state) if one.verb != verbs.LEAVE_SEAT]
            wanted = expected(table)
            if wanted and wanted.pip_dice and (not offered or chance.random() < 0.5):
                walk.throw()
            elif offered:
                walk.choose(chance.choice(offered))
            elif wanted:
                lying = chance.sample(rules(table).signs(table.state), wanted.taught_dice)
                walk.happen(DiceSettled(Throw((), tuple(lying))))
