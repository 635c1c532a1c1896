"""Checks of the machine itself: where it saves, its clock, its voltage, its heat, its settings."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from tempfile import TemporaryFile

from device.checkup.finding import Finding, Patient
from device.games_from_settings import all_left_out, why_left_out, why_shown_plainly
from device.parts.vitals import SLOWS_DOWN_CELSIUS, celsius, has_low_voltage
from device.saving.state_folder import state_folder
from display.registry import gallery, game_words
from games import registry
from games.registry import Shelf
from words.phrases import listed
from words.sentences import in_words, sentence, trouble

LEAST_FREE_MB = 50


def storage(_: Patient) -> Finding:
    """Writes a file where saved games go, and looks how much room there is."""
    folder = state_folder(os.environ)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder) as file:
            file.write(b"pipsight")
        free = shutil.disk_usage(folder).free // 2**20
    except OSError as error:
        found = sentence("doctor.storage.closed", folder=folder, why=trouble(error))
        return Finding("storage", False, True, found, sentence("doctor.storage.help"))
    found = sentence("doctor.storage.fine", folder=folder, free=free)
    if free < LEAST_FREE_MB:
        return Finding("storage", False, True, found, sentence("doctor.storage.full", least=LEAST_FREE_MB))
    return Finding("storage", True, True, found)


def clock(_: Patient, program: Path = Path(__file__)) -> Finding:
    """No game asks what time it is, but log lines have a date; a Pi without network may have a wrong one."""
    with TemporaryFile() as file:
        now = os.fstat(file.fileno()).st_mtime
    if now < program.stat().st_mtime:
        return Finding("clock", False, False, sentence("doctor.clock.behind"), sentence("doctor.clock.help"))
    return Finding("clock", True, False, sentence("doctor.clock.fine"))


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


def games(patient: Patient, shelf: Shelf | None = None) -> Finding:
    """Says which games can be played, and which of those installed cannot, or not with their own screens."""
    missing = shelf.left_out if shelf else all_left_out(patient.settings)
    shelf = shelf or registry.shelf()
    plain = gallery().left_out
    if missing or plain:
        sentences = (*map(why_left_out, missing), *map(why_shown_plainly, plain))
        words = " ".join(in_words(patient.language, each) for each in sentences)
        return Finding("games", False, True, sentence("doctor.as-told", words=words))
    names = tuple(game_words(patient.language, name) for name in shelf.games)
    return Finding(
        "games", bool(names), True, sentence("doctor.games", names=listed(patient.language, names))
    )


def settings(patient: Patient) -> Finding:
    """Says which file is in force."""
    if patient.refusal:
        return Finding("settings", False, True, sentence("doctor.as-told", words=patient.refusal))
    if patient.file is None:
        return Finding("settings", True, False, sentence("doctor.settings.defaults"))
    return Finding("settings", True, True, sentence("doctor.settings.file", file=patient.file))
