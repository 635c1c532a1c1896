"""Checks what the device was taught, and whether its camera was set up."""

from __future__ import annotations

import os

from device.checkup.finding import Finding, Patient
from device.saving.learned import learned_in
from device.saving.state_folder import state_folder
from device.sources import SIMULATED, chosen
from words.phrases import listed, phrase
from words.sentences import in_words, sentence


def learned(patient: Patient) -> Finding:
    """Reads what was taught; a simulated tray teaches itself."""
    camera = chosen(patient.settings.camera.source)
    known, troubles = learned_in(state_folder(os.environ))
    if troubles:
        words = in_words(patient.language, troubles[0])
        return Finding("learned", False, True, sentence("doctor.as-told", words=words))
    names = known.names(camera)
    found = sentence("doctor.learned.nothing")
    if names:
        things = tuple(phrase(patient.language, f"learned.{name}") for name in names)
        found = sentence("doctor.learned.found", things=listed(patient.language, things))
    wants = "camera" not in names and camera != SIMULATED
    return Finding("learned", True, False, found, sentence("doctor.learned.help") if wants else None)
