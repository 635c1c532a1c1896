"""`play` with people: the start page or the interrupted game, and all senses and views there are."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace

from device.calls.hush_stderr import hushed
from device.calls.play_call import Call
from device.camera.camera_thread import Lookout
from device.camera.eye import Eye
from device.camera.lesson_camera import Apprentice
from device.camera.sheet_look import SheetCamera
from device.camera_setup import Sight, sight_for
from device.clock import Clock
from device.feed.feed import Feed
from device.feed.place import feed_place
from device.first_page import opening
from device.games_from_settings import GameLeftOut, all_left_out
from device.log import complain
from device.loop import Loop, Sense, View, timekeeper
from device.parts.access import CameraRefused, Refusals, SoundRefused
from device.parts.buttons import Buttons
from device.parts.buzzer import Buzzer
from device.parts.heartbeat import Heartbeat
from device.parts.lamps import Lamps, Status, StatusLamps
from device.parts.pins import has_pins, wired_buttons, wired_buzzer, wired_lamps, wired_status
from device.parts.sound import RATE, Sound
from device.saving.journal import Journal
from device.saving.learned import Learned, learned_or_set_aside
from device.saving.resuming import Resumed
from device.saving.saved import resumed
from device.saving.state_folder import state_folder
from device.shutdown import asked_to_end
from device.simulated.players import SimulatedPlayers
from device.sources import SIMULATED, is_live
from device.switch_off import Farewell
from device.views.counting_aloud import CountingAloud
from device.views.opening_news import set_aside, told_once
from device.views.printing import Printing
from device.views.reporting import report
from device.views.talking import speech_for
from device.views.window import Window, open_screen
from display.spoken import FocusTold
from display.window.screen import Screen
from display.window.sound_player import Player
from games.choices import Choice
from games.cues import Cue
from games.events import Chosen, Event
from games.table import Table
from session.evening import Evening
from session.lobby import Lobby
from words.phrases import Language, phrase
from words.sentences import Sentence, in_words

_log = logging.getLogger(__name__)
TAP_SECONDS = 0.8
"""How long a simulated player thinks: people want to follow."""


def open_evening(call: Call, journal: Journal, found: tuple[Sentence, ...] = ()) -> int:
    """Play until somebody switches off."""
    sight = sight_for(call)
    with ExitStack() as closing:
        closing.enter_context(hushed())
        screen = open_screen(call, can_toss=sight.toss is not None)
        closing.callback(screen.close)
        loop = built(call, journal, sight, screen, closing)
        loop.asides = (*loop.asides, told_once(set_aside(call.language, found)))
        farewell = Farewell(os.environ, may_switch_off=call.settings.machine.power_off)
        loop.views = (*loop.views, farewell)
        closing.enter_context(asked_to_end(loop.stop))
        _log.info("%s", phrase(call.language, "log.started", camera=call.camera, screen=call.screen))
        loop.run()
        if call.screen == "fullscreen":
            farewell.say(loop)
    _log.info("%s", phrase(call.language, "log.ended"))
    return 0


def built(call: Call, journal: Journal, sight: Sight, screen: Screen, closing: ExitStack) -> Loop:
    """Everything put together; what must be closed is closed in reverse order."""
    begun = beginning(call, journal)
    loop = Loop(Evening(begun.lobby), journal)
    apprentice = _apprentice(call, sight, begun.learned)
    players = begun.players
    player, speech = Player(RATE), speech_for(call, closing)
    closing.callback(player.close)
    window = Window(screen, sight.eye, sight.toss, loop.stop)
    lookout = Lookout(sight.eye, sight.open, loop.inbox)
    buttons, fittings = _pins(call, status_told(sight.eye, lookout, journal), closing)
    feed = Feed(feed_place(os.environ), journal.game_id)
    loop.witnesses, loop.tidings = (feed.witness,), (feed.tidings,)
    loop.senses = (
        timekeeper(time.monotonic),
        feed.sense,
        window.sense,
        window.pressing(buttons),
        lookout,
        taps(players, time.monotonic, lambda: speech.is_talking),
    )
    printing = Printing()
    counting = CountingAloud(time.monotonic, lambda: speech.is_talking)
    told = (
        buttons.troubles,
        counting.count_on,
        feed.aside,
        FocusTold(screen),
        sight.eye.troubles,
        apprentice.troubles,
        printing.news,
        _refusals(call, lookout, player),
        told_once(_opening_news(call, begun)),
    )
    loop.asides = (*loop.asides, *told)
    heartbeat = Heartbeat(lambda: lookout.is_well, os.environ)
    thinking: tuple[View, ...] = (
        sight.eye,
        apprentice,
        SheetCamera(sight.eye),
        *((sight.hand,) if sight.hand else ()),
        players,
    )
    loop.views = (
        report,
        *thinking,
        *fittings,
        Sound(player.play),
        speech,
        counting,
        printing,
        feed.view,
        window.view,
        heartbeat,
    )
    lookout.start()
    closing.callback(lookout.stop)
    closing.callback(feed.close)
    closing.callback(heartbeat.close)
    return loop


def _refusals(call: Call, lookout: Lookout, player: Player) -> Refusals:
    """Devices that are there and may not be used."""
    return Refusals(
        {
            CameraRefused: lambda: is_live(call.camera) and lookout.trouble(call.language) is not None,
            SoundRefused: lambda: player.trouble is not None,
        }
    )


def _opening_news(call: Call, begun: Beginning) -> Iterator[Cue]:
    """Games that cannot be played, and what of the disk made no sense."""
    yield from (GameLeftOut(game.name) for game in all_left_out(call.settings))
    yield from set_aside(call.language, begun.found)


@dataclass(frozen=True, slots=True)
class Beginning:
    """Everything that an evening starts with from the disk, whatever lies there."""

    lobby: Lobby
    learned: Learned
    players: SimulatedPlayers
    found: tuple[Sentence, ...] = ()
    """What of it made no sense and was set aside."""


def beginning(call: Call, journal: Journal) -> Beginning:
    """What is remembered, taught and interrupted; what makes no sense is told, and it goes on without."""
    saved, (learned, found) = resumed(journal, call.language), _learned(call)
    lobby = opening(call, journal, saved.table if saved else None)
    lobby = replace(lobby, learned=learned.names(call.camera))
    return Beginning(lobby, learned, _players(saved, journal), found)


def _learned(call: Call) -> tuple[Learned, tuple[Sentence, ...]]:
    """What was taught and calibrated; a simulated tray is a new one every evening."""
    if call.camera == SIMULATED:
        return Learned(), ()
    learned, found = learned_or_set_aside(state_folder(os.environ))
    for each in found:
        complain(in_words(call.language, each), logging.WARNING)
    return learned, tuple(found)


def _apprentice(call: Call, sight: Sight, learned: Learned) -> Apprentice:
    folder = None if call.camera == SIMULATED else state_folder(os.environ)
    return Apprentice(sight.eye, learned, folder, call.camera)


def taps(players: SimulatedPlayers, clock: Clock, is_talking: Callable[[], bool] = lambda: False) -> Sense:
    """Simulated players at the table, slow enough to follow, and polite enough to let a sentence end.

    They are asked once about each moment, and not before all views, they among them, have seen it.
    """
    due = since = clock()
    seen: Table | None = None
    pondered: Table | None = None
    planned: Choice | None = None

    def tapped(evening: Evening) -> Iterator[Event]:
        nonlocal due, since, seen, pondered, planned
        table, before, seen = evening.table, seen, evening.table
        if table is None or before is None or table.state is not before.state:
            since = clock()
        if table is None or table is not before or clock() < due or is_talking():
            return
        if table is not pondered:
            pondered, planned = table, players.decide(table)
        if planned and clock() >= since + players.grace(table, planned):
            due, choice, planned = clock() + TAP_SECONDS, planned, None
            yield Chosen(choice)

    return tapped


def _players(saved: Resumed | None, journal: Journal) -> SimulatedPlayers:
    players = SimulatedPlayers()
    if saved and players.hold_cards(saved.started.setup):
        players.remember(journal.sound_game(saved.number))
    return players


def status_told(eye: Eye, lookout: Lookout, journal: Journal) -> Callable[[Evening], Status]:
    """How things are at any moment; what is wrong comes first."""

    def status(evening: Evening) -> Status:
        if journal.trouble or lookout.trouble(Language(evening.lobby.language)):
            return Status.TROUBLE
        return Status.READING if eye.seen.is_reading else Status.READY

    return status


def _pins(
    call: Call, status: Callable[[Evening], Status], closing: ExitStack
) -> tuple[Buttons, tuple[View, ...]]:
    """The push buttons, and the lamps and the buzzer as views; none where there are no pins."""
    if not has_pins():
        return Buttons({}), ()
    wires, language = call.settings.buttons, call.language
    buttons = Buttons(wired_buttons(wires, language))
    lamps, lights = Lamps(wired_lamps(wires, language)), StatusLamps(wired_status(wires, language), status)
    sounding = wired_buzzer(wires, language) if call.settings.sound.buzzer else None
    buzzers = (Buzzer(sounding),) if sounding else ()
    for part in (buttons, lamps, lights, *buzzers):
        closing.callback(part.close)
    return buttons, (lamps, lights, *buzzers)
