"""The doctor's checks: each looks at one part and says what it found and what would help."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile

from config.settings import Settings, load
from device.parts.pins import has_pins, wired_buttons
from device.parts.sound import RATE
from device.parts.speech import voice
from device.parts.surroundings import ScreenKind, screen_kind, touch_panels
from device.parts.vitals import SLOWS_DOWN_CELSIUS, celsius, has_low_voltage
from device.saving.state_folder import state_folder
from device.sentences import Sentence, sentence
from device.sources import SIMULATED, chosen, open_source
from display.phrases import Language
from display.player import Player
from vision.frames import CameraFault, NoMoreFrames

LEAST_FREE_MB = 50


@dataclass(frozen=True, slots=True)
class Finding:
    """One part: is it fine, do the settings ask for it, what was found, and what would help."""

    part: str
    fine: bool
    needed: bool
    found: Sentence
    advice: Sentence | None = None

    @property
    def is_missing(self) -> bool:
        """Is this something that the settings ask for and that is not there?"""
        return self.needed and not self.fine


@dataclass(frozen=True, slots=True)
class Patient:
    """What is examined: the settings in force, where they come from, and the language to be told in."""

    settings: Settings
    file: Path | None
    language: Language
    refusal: str | None = None
    """What is wrong with that file, so that the defaults are examined instead."""

    def asks_for(self, section: str) -> bool:
        """A default is an offer; what the owner has changed is a wish."""
        return bool(getattr(self.settings, section) != getattr(load(), section))


def camera(patient: Patient) -> Finding:
    """Opens the camera and takes one picture."""
    wished = patient.settings.camera.source
    needed = wished not in {"auto", SIMULATED}
    name = chosen(wished)
    if name == SIMULATED:
        return Finding("camera", True, needed, sentence("doctor.camera.simulated"))
    try:
        size = _first_picture(name, patient)
    except CameraFault as fault:
        return Finding("camera", False, needed, sentence("doctor.as-told", words=fault))
    return Finding("camera", True, needed, sentence("doctor.camera.fine", name=name, size=size))


def _first_picture(name: str, patient: Patient) -> str:
    source = open_source(name, patient.settings.camera, patient.language, real_time=False)
    try:
        height, width = source.read().picture.shape[:2]
    except NoMoreFrames as error:
        raise CameraFault(name) from error
    finally:
        source.close()
    return f"{width} × {height}"


def screen(patient: Patient) -> Finding:
    """Looks for a desktop or a panel."""
    mode, kind = patient.settings.screen.mode, screen_kind(os.environ)
    found = sentence(f"doctor.screen.{kind.value}")
    if mode in {"auto", "none"} or kind is ScreenKind.DESKTOP:
        return Finding("screen", True, mode not in {"auto", "none"}, found)
    fine = kind is ScreenKind.PANEL and mode == "fullscreen"
    return Finding("screen", fine, True, found, None if fine else sentence("doctor.screen.help"))


def touch(_: Patient) -> Finding:
    """A panel that may not be listened to is dead without a word, so this is worth saying."""
    panels = touch_panels()
    if not panels:
        return Finding("touch", True, False, sentence("doctor.touch.none"))
    deaf = [panel for panel in panels if not panel.readable]
    found = sentence("doctor.touch.fine", name=panels[0].name)
    if deaf and screen_kind(os.environ) is not ScreenKind.DESKTOP:
        return Finding("touch", False, True, found, sentence("doctor.touch.help", device=deaf[0].device))
    return Finding("touch", True, False, found)


def buttons(patient: Patient) -> Finding:
    """Opens the pins and looks whether a button hangs."""
    wished = patient.settings.buttons
    pins = [pin for pin in (wished.pass_pin, wished.announce_pin) if pin]
    if not has_pins():
        asked = patient.asks_for("buttons") and bool(pins)
        return Finding("buttons", not asked, asked, sentence("doctor.buttons.no-pins"))
    wired = wired_buttons(wished, patient.language)
    down = [key for key, button in wired.items() if button.is_pressed]
    for button in wired.values():
        button.close()
    if len(wired) < len(pins):
        found = sentence("doctor.buttons.some", count=len(wired), wished=len(pins))
        return Finding("buttons", False, True, found, sentence("doctor.buttons.help"))
    if down:
        found = sentence("doctor.buttons.down", keys=", ".join(down))
        return Finding("buttons", False, True, found, sentence("doctor.buttons.let-go"))
    return Finding("buttons", True, True, sentence("doctor.buttons.fine", count=len(wired)))


def sound(patient: Patient) -> Finding:
    """Opens the sound device, without a sound."""
    volume = patient.settings.sound.volume
    if volume == 0:
        return Finding("sound", True, False, sentence("doctor.sound.off"))
    player = Player(RATE)
    player.open()
    player.close()
    if player.trouble is None:
        return Finding("sound", True, patient.asks_for("sound"), sentence("doctor.sound.fine"))
    found = sentence("doctor.sound.none", why=player.trouble)
    return Finding("sound", False, patient.asks_for("sound"), found, sentence("doctor.sound.help"))


def speech(patient: Patient) -> Finding:
    """Looks for the speaking program."""
    if patient.settings.sound.speech == "off":
        return Finding("speech", True, False, sentence("doctor.speech.off"))
    program, asked = voice(), patient.asks_for("sound")
    if program:
        return Finding("speech", True, asked, sentence("doctor.speech.fine", program=program))
    return Finding("speech", False, asked, sentence("doctor.speech.none"), sentence("doctor.speech.help"))


def storage(_: Patient) -> Finding:
    """Writes a file where saved games go, and looks how much room there is."""
    folder = state_folder(os.environ)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder) as file:
            file.write(b"pipsight")
        free = shutil.disk_usage(folder).free // 2**20
    except OSError as error:
        found = sentence("doctor.storage.closed", folder=folder, why=error.strerror)
        return Finding("storage", False, True, found, sentence("doctor.storage.help"))
    found = sentence("doctor.storage.fine", folder=folder, free=free)
    if free < LEAST_FREE_MB:
        return Finding("storage", False, True, found, sentence("doctor.storage.full", least=LEAST_FREE_MB))
    return Finding("storage", True, True, found)


def power(_: Patient) -> Finding:
    """A weak supply freezes cameras long before it stops the machine."""
    low = has_low_voltage()
    if low:
        return Finding("power", False, True, sentence("doctor.power.low"), sentence("doctor.power.help"))
    return Finding(
        "power", True, False, sentence("doctor.power.fine" if low is False else "doctor.unmeasured")
    )


def heat(_: Patient) -> Finding:
    """A machine that is too hot slows down."""
    now = celsius()
    if now is None:
        return Finding("heat", True, False, sentence("doctor.unmeasured"))
    found = sentence("doctor.heat.found", celsius=now)
    if now >= SLOWS_DOWN_CELSIUS:
        return Finding("heat", False, True, found, sentence("doctor.heat.help"))
    return Finding("heat", True, False, found)


def settings(patient: Patient) -> Finding:
    """Says which file is in force."""
    if patient.refusal:
        return Finding("settings", False, True, sentence("doctor.as-told", words=patient.refusal))
    if patient.file is None:
        return Finding("settings", True, False, sentence("doctor.settings.defaults"))
    return Finding("settings", True, True, sentence("doctor.settings.file", file=patient.file))


CHECKS: tuple[Callable[[Patient], Finding], ...] = (
    camera,
    screen,
    touch,
    buttons,
    sound,
    speech,
    storage,
    power,
    heat,
    settings,
)
