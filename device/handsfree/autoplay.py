"""`play --hands-free`: builds the game, plays it to its end and tells how it went."""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack
from dataclasses import replace

from device.calls.play_call import Call
from device.files.output_file import Outputs
from device.games_from_settings import lobby_for, simulated_setup
from device.handsfree.narration import Lines, Narrator, Teller
from device.handsfree.selfplay import SelfPlay, beginning
from device.saving.game_file import SavedGame
from device.saving.journal import Journal
from device.saving.saved import resumed
from device.saving.state_folder import state_folder
from device.shutdown import asked_to_end
from device.views.talking import unheard_speech
from device.views.window import Window, open_screen, screen_picture
from games.record import Started
from games.table import Table, outcome
from session.evening import Evening
from words.phrases import phrase
from words.sentences import trouble_in_words

TURNS_BETWEEN_TAPS = 12
"""On a screen people want to follow."""


def play_itself(call: Call, journal: Journal, *, as_json: bool) -> int:
    """One game from its beginning, or from where it was interrupted, to its end."""
    started = Started(simulated_setup(call.own_game, call.own_players), call.settings.table.seconds)
    begun = beginning(journal, started, call.seed, _interrupted_game(call, journal))
    teller: Teller = Lines() if as_json else Narrator(call.language)
    teller.begin(begun.table, resumed=begun.resumed is not None)
    taps = TURNS_BETWEEN_TAPS if call.has_screen else 0
    game = SelfPlay(begun, lobby_for(call.settings, call.language), journal, teller, taps)
    table = _played(call, game)
    if table is None:
        print(_interrupted(call, journal, game), file=sys.stderr)
        return int(game.is_stuck)
    journal.finish()
    _end(table, game, teller)
    if not as_json:
        _keep_last_screen(call, game.loop.evening)
    return 0


def _interrupted_game(call: Call, journal: Journal) -> SavedGame | None:
    """As far as it can be played again."""
    found = resumed(journal, call.language)
    game = journal.sound_game(found.number) if found else None
    return replace(game, events=game.events[: found.events]) if found and game else None


def _interrupted(call: Call, journal: Journal, game: SelfPlay) -> str:
    if game.is_stuck:
        return phrase(call.language, "handsfree.stuck")
    if journal.trouble:
        return phrase(call.language, "handsfree.stopped-unsaved", why=journal.trouble)
    return phrase(call.language, "handsfree.stopped")


def _played(call: Call, game: SelfPlay) -> Table | None:
    with ExitStack() as closing:
        if call.has_screen:
            screen = open_screen(call, can_toss=False)
            closing.callback(screen.close)
            window = Window(screen, game.eye, None, game.loop.stop)
            game.loop.senses = (window.sense, *game.loop.senses)
            game.loop.views = (*game.loop.views, window.view)
        if call.transcript:
            game.speak(unheard_speech(call, game.clock, closing))
        closing.enter_context(asked_to_end(game.loop.stop))
        return game.run(in_real_time=call.has_screen)


def _end(table: Table, game: SelfPlay, teller: Teller) -> None:
    ending = outcome(table)
    if ending:
        teller.end(table, ending, game.count)


def _keep_last_screen(call: Call, evening: Evening) -> None:
    path = state_folder(os.environ) / "last-screen.png"
    try:
        Outputs(force=True).write(path, screen_picture(call, evening))
    except (OSError, RuntimeError) as error:
        print(
            phrase(call.language, "handsfree.no-screenshot", why=trouble_in_words(call.language, error)),
            file=sys.stderr,
        )
    else:
        print(phrase(call.language, "handsfree.screenshot", path=path))
