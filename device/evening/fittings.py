"""What is wired to the pins: push buttons as a sense, lamps and the buzzer as views."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack

from device.calls.play_call import Call
from device.camera.camera_thread import Lookout
from device.camera.eye import Eye
from device.loop import View
from device.parts.buttons import Buttons
from device.parts.buzzer import Buzzer
from device.parts.lamps import Lamps, Status, StatusLamps
from device.parts.pins import has_pins, wired_buttons, wired_buzzer, wired_lamps, wired_status
from device.saving.journal import Journal
from session.evening import Evening
from words.phrases import Language


def status_of(eye: Eye, lookout: Lookout, journal: Journal) -> Callable[[Evening], Status]:
    """How things are at any moment; what is wrong comes first."""

    def status(evening: Evening) -> Status:
        if journal.trouble or lookout.trouble(Language(evening.lobby.language)):
            return Status.TROUBLE
        return Status.READING if eye.seen.is_reading else Status.READY

    return status


def fitted(
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
