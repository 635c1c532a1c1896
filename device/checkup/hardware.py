"""Checks of what hangs on the machine: camera, screen, touch, buttons, lamps, sound and voice."""

from __future__ import annotations

import os
from functools import lru_cache

from config.settings import CameraSettings
from device.checkup.finding import Finding, Patient
from device.parts.access import CAMERAS, SOUND_CARDS, refused
from device.parts.instruments import RATE
from device.parts.pins import give_back, has_pins, wired_buttons, wired_buzzer, wired_lamps, wired_status
from device.parts.surroundings import ScreenKind, screen_kind, touch_panels
from device.parts.voices import ESPEAK, PIPER, Voices, voices
from device.sources import SIMULATED, chosen, open_source
from display.window.sound_player import Player
from vision.frames import CameraFault, NoMoreFrames, Picture
from vision.tray import Hindrance, examine
from words.phrases import Language
from words.sentences import Sentence, sentence

WARM_UP_FRAMES = 10
"""A camera that has just been opened is still looking for its exposure."""
LIGHT_AND_FOCUS = (Hindrance.DARK, Hindrance.BRIGHT, Hindrance.BLURRED, Hindrance.GLARE)


def camera(patient: Patient) -> Finding:
    """Opens the camera and takes a picture."""
    wished = patient.settings.camera.source
    needed = wished not in {"auto", SIMULATED}
    name = chosen(wished)
    if name == SIMULATED:
        return Finding("camera", True, needed, sentence("doctor.camera.simulated"))
    try:
        height, width = _picture(name, patient.settings.camera, patient.language).shape[:2]
    except CameraFault as fault:
        return Finding("camera", False, needed, fault.sentence, _refusal(CAMERAS))
    found = sentence("doctor.camera.fine", name=name, size=f"{width} × {height}")
    return Finding("camera", True, needed, found)


def light(patient: Patient) -> Finding:
    """Looks at the light and the focus of the camera's picture."""
    name = chosen(patient.settings.camera.source)
    try:
        seen = examine(_picture(name, patient.settings.camera, patient.language))
    except CameraFault:
        return Finding("light", True, False, sentence("doctor.light.unseen"))
    wrong = next((each for each in seen.hindrances if each in LIGHT_AND_FOCUS), None)
    found = sentence("doctor.light.found", light=round(seen.light), sharpness=f"{seen.sharpness:.2f}")
    if wrong:
        return Finding("light", False, False, found, sentence(f"hindrance.{wrong.value}"))
    return Finding("light", True, False, found)


@lru_cache(maxsize=1)
def _picture(name: str, camera: CameraSettings, language: Language) -> Picture:
    """Taken once for both checks: opening a Pi's camera again and again leaks its memory."""
    if name == SIMULATED:
        raise CameraFault("camera.no-good-picture", path=name)
    source = open_source(name, camera, language, real_time=False)
    try:
        for _ in range(WARM_UP_FRAMES):
            picture = source.read().picture
    except NoMoreFrames as error:
        raise CameraFault("camera.no-good-picture", path=name) from error
    finally:
        source.close()
    return picture


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
    wires = patient.settings.buttons
    wished = sum(bool(pin) for pin in (wires.pass_pin, wires.announce_pin, *wires.seat_pins))
    if not has_pins():
        asked = patient.asks_for("buttons") and wished > 0
        advice = sentence("doctor.pins.help") if asked else None
        return Finding("buttons", not asked, asked, sentence("doctor.buttons.no-pins"), advice)
    wired = wired_buttons(wires, patient.language)
    down = [str(name + 1 if isinstance(name, int) else name) for name in wired if wired[name].is_pressed]
    for button in wired.values():
        give_back(button)
    if len(wired) < wished:
        found = sentence("doctor.buttons.some", count=len(wired), wished=wished)
        return Finding("buttons", False, True, found, sentence("doctor.buttons.help"))
    if down:
        found = sentence("doctor.buttons.down", keys=", ".join(down))
        return Finding("buttons", False, True, found, sentence("doctor.buttons.let-go"))
    return Finding("buttons", True, True, sentence("doctor.buttons.fine", count=len(wired)))


def lamps(patient: Patient) -> Finding:
    """Switches every lamp and the buzzer on and off once, so that people can look and listen."""
    wires = patient.settings.buttons
    wished = sum("lamp" in name or name in _OTHER_OUTPUTS for name in wires.wired)
    if not wished:
        return Finding("lamps", True, False, sentence("doctor.lamps.none"))
    if not has_pins():
        return Finding("lamps", False, True, sentence("doctor.lamps.no-pins"), sentence("doctor.pins.help"))
    opened = [*wired_lamps(wires, patient.language).values(), *wired_status(wires, patient.language).values()]
    buzzer = wired_buzzer(wires, patient.language)
    opened += [buzzer] if buzzer else []
    for part in opened:
        part.blink(0.2, 0.1, n=1, background=False)
        give_back(part)
    if len(opened) < wished:
        found = sentence("doctor.buttons.some", count=len(opened), wished=wished)
        return Finding("lamps", False, True, found, sentence("doctor.buttons.help"))
    return Finding("lamps", True, True, sentence("doctor.lamps.fine", count=len(opened)))


_OTHER_OUTPUTS = ("ready_pin", "reading_pin", "trouble_pin", "buzzer_pin")


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
    advice = _refusal(SOUND_CARDS) or sentence("doctor.sound.help")
    return Finding("sound", False, patient.asks_for("sound"), found, advice)


def _refusal(patterns: tuple[str, ...]) -> Sentence | None:
    """A device that is there all the same, and what lets us open it."""
    device = refused(patterns)
    return sentence("doctor.refused", device=device) if device else None


def speech(patient: Patient) -> Finding:
    """Looks for the speaking programs, and for the voices that the settings name."""
    sound, asked = patient.settings.sound, patient.asks_for("sound")
    if sound.speech == "off":
        return Finding("speech", True, False, sentence("doctor.speech.off"))
    found, named = voices(sound), (sound.piper_de, sound.piper_en)
    if any(named) and not _can_pipe(found, sum(map(bool, named))):
        return Finding(
            "speech", False, asked, sentence("doctor.speech.no-piper"), sentence("doctor.speech.piper-help")
        )
    if all(named) or found.espeak:
        program = PIPER if all(named) else f"{PIPER}, {ESPEAK}" if any(named) else found.espeak
        return Finding("speech", True, asked, sentence("doctor.speech.fine", program=program))
    return Finding("speech", False, asked, sentence("doctor.speech.none"), sentence("doctor.speech.help"))


def _can_pipe(found: Voices, wanted: int) -> bool:
    """Is everything there that these piper voices need?"""
    return bool(found.piper and found.player) and len(found.files) == wanted
