"""Who speaks at this evening, and where it is written down if the call wants that."""

from __future__ import annotations

import time
from contextlib import ExitStack

from device.calls.play_call import Call
from device.clock import Clock
from device.parts.speech import Speech
from device.parts.transcript import Transcript
from device.parts.voice import ImaginedVoice, SpeakingPrograms, Voice
from device.parts.voices import voices


def speech_for(call: Call, closing: ExitStack) -> Speech:
    """The voice that people hear; where nothing can speak, a transcript still tells what it would say."""
    found = voices(call.settings.sound)
    is_imagined = call.transcript is not None and not (found.espeak or found.files)
    return _speech(
        call,
        ImaginedVoice(time.monotonic) if is_imagined else SpeakingPrograms(found),
        time.monotonic,
        closing,
    )


def unheard_speech(call: Call, clock: Clock, closing: ExitStack) -> Speech:
    """For a game that plays faster than anybody could talk."""
    return _speech(call, ImaginedVoice(clock), clock, closing)


def _speech(call: Call, voice: Voice, clock: Clock, closing: ExitStack) -> Speech:
    """The file is there already: the command has made sure that it may be written."""
    transcript = None
    if call.transcript:
        transcript = Transcript(closing.enter_context(call.transcript.open("a", encoding="utf-8")), clock)
    speech = Speech(voice, transcript)
    closing.callback(speech.close)
    return speech
