"""An evening: the start page or the interrupted game, and all senses and views there are."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from device.calls.hush_stderr import hushed
from device.calls.play_call import Call
from device.camera.box_sheet_look import BoxSheetCamera
from device.camera.camera_thread import Lookout
from device.camera.lesson_camera import Apprentice
from device.camera.sheet_look import SheetCamera
from device.camera_setup import Sight, sight_for
from device.evening.beginning import Beginning, beginning
from device.evening.fittings import fitted, status_of
from device.evening.tapping import taps
from device.feed.feed import Feed
from device.feed.place import feed_place
from device.games_from_settings import GameLeftOut, all_left_out
from device.loop import Loop, View, timekeeper
from device.parts.access import CameraRefused, Refusals, SoundRefused
from device.parts.heartbeat import Heartbeat
from device.parts.instruments import RATE
from device.parts.sound import Sound
from device.saving.journal import Journal
from device.saving.learned import Learned
from device.saving.state_folder import state_folder
from device.shutdown import asked_to_end
from device.sources import SIMULATED, is_live
from device.switch_off import Farewell
from device.updating.table import places, wish_place
from device.views.counting_aloud import CountingAloud
from device.views.opening_news import only_once, set_aside
from device.views.picture_keeper import PictureKeeper
from device.views.printing import Printing
from device.views.reporting import report
from device.views.talking import speech_for
from device.views.updates import UpdateDesk
from device.views.window import Window, open_screen
from display.spoken import FocusTold
from display.window.screen import Screen
from display.window.sound_player import Player
from games.cues import Cue
from session.evening import Evening
from stream.beside import sheets_beside
from words.phrases import phrase
from words.sentences import Sentence

_log = logging.getLogger(__name__)


def open_evening(call: Call, journal: Journal, found: tuple[Sentence, ...] = ()) -> int:
    """Play until somebody switches off."""
    sight = sight_for(call)
    with ExitStack() as closing:
        closing.enter_context(hushed())
        screen = open_screen(call, can_toss=sight.toss is not None)
        closing.callback(screen.close)
        loop = built(call, journal, sight, screen, closing)
        loop.asides = (*loop.asides, only_once(set_aside(call.language, found)))
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
    player, speech = Player(RATE), speech_for(call, closing)
    closing.callback(player.close)
    lookout = Lookout(sight.eye, sight.open, loop.inbox)
    buttons, fittings = fitted(call, status_of(sight.eye, lookout, journal), closing)
    window = Window(screen, sight.eye, sight.toss, loop.stop)
    feed = Feed(feed_place(os.environ), journal.game_id, begun.players.held)
    counting = CountingAloud(time.monotonic, lambda: speech.is_talking)
    apprentice = _apprentice(call, sight, begun.learned)
    boxed = BoxSheetCamera(sight.eye, _kept_in(call), begun.learned.box_sheet)
    printing, updates = Printing(sheets_beside(feed_place(os.environ))), _update_desk(call)
    keeper = PictureKeeper(lambda: sight.eye.seen.settled, state_folder(os.environ))
    heartbeat = Heartbeat(lambda: lookout.is_well, os.environ)
    tapped = taps(begun.players, time.monotonic, lambda: speech.tells_news)
    loop.witnesses, loop.tidings = (feed.witness,), (feed.tidings, updates.tidings)
    timer, pressed = timekeeper(time.monotonic), window.pressing(buttons)
    loop.senses = (timer, feed.sense, window.sense, pressed, lookout, tapped)
    sheets = SheetCamera(sight.eye, lambda: boxed.known)
    refusals = _refusals(call, lookout, player)
    troubles = (sight.eye.troubles, apprentice.troubles, boxed.troubles, sheets.troubles, refusals)
    files = (printing.news, keeper.news, updates.news)
    more = (buttons.troubles, counting.count_on, feed.aside, FocusTold(screen), *troubles, *files)
    loop.asides = (*loop.asides, *sight.news, *more, only_once(_opening_news(call, begun)))
    hands = (sight.hand,) if sight.hand else ()
    thinking: tuple[View, ...] = (sight.eye, apprentice, boxed, sheets, *hands, begun.players, keeper)
    heard = (Sound(player, lambda: speech.is_talking), speech, counting)
    answering: tuple[View, ...] = (printing, updates.view, *fittings, *heard)
    loop.views = (report, *thinking, *answering, feed.view, window.view, heartbeat)
    lookout.start()
    for close in (lookout.stop, feed.close, heartbeat.close):
        closing.callback(close)
    return loop


def _update_desk(call: Call) -> UpdateDesk:
    has_address = bool(call.settings.machine.releases)
    return UpdateDesk(wish_place(os.environ), lambda: places(has_address=has_address))


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


def _apprentice(call: Call, sight: Sight, learned: Learned) -> Apprentice:
    return Apprentice(sight.eye, learned, _kept_in(call), call.camera)


def _kept_in(call: Call) -> Path | None:
    """Where lessons are kept; of a simulated camera there is nothing to keep."""
    return None if call.camera == SIMULATED else state_folder(os.environ)
