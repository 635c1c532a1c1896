"""The camera thread: frames in, events out, and a camera that fails is opened again and again."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from queue import SimpleQueue
from threading import Event as Flag
from threading import Thread

from device.camera.eye import Eye
from device.clock import Clock
from games.events import CameraBack, CameraLost, Event, LobbyEvent
from session.evening import Evening
from vision.frames import CameraFault, Frame, FrameSource, NoMoreFrames, Steering
from words.phrases import Language
from words.sentences import Sentence, in_words, sentence

HANGS_AFTER_SECONDS = 3.0
"""Without a picture; a camera gives thirty a second, five while it rests."""
OPENS_WITHIN_SECONDS = 15.0
"""Until the first picture: a machine that has just come up after a power cut is busy with other things."""
JOIN_SECONDS = 0.3
LOST_AFTER_SECONDS = 20.0
"""A camera may take its time to fail; a thread that does not come back for so long never will."""
LOOKS_FOREVER_SECONDS = 300.0
"""No machine is so slow: whoever looks at one picture for so long goes round in circles."""


class Lookout:
    """Watches one camera from its own thread; as a sense of the loop it tells when no pictures come."""

    def __init__(
        self,
        eye: Eye,
        open_source: Callable[[], FrameSource],
        inbox: SimpleQueue[Event | LobbyEvent],
        clock: Clock = time.monotonic,
        retry_seconds: float = 1.0,
    ) -> None:
        self._eye, self._open, self._inbox, self._clock = eye, open_source, inbox, clock
        self._retry_seconds = retry_seconds
        self._stopping = Flag()
        self._beat = clock()
        self._patience = OPENS_WITHIN_SECONDS
        """How long what the thread does just now may take before people are told."""
        self._is_looking = False
        """Is the thread busy with a picture, and not waiting for the camera?"""
        self._fault: Sentence | None = None
        self._ended = False
        self._crash: Exception | None = None
        self._thread = Thread(target=self._work, name="camera", daemon=True)

    def start(self) -> None:
        """Begin to look."""
        self._thread.start()

    def stop(self) -> None:
        """End the thread; one that hangs in the camera's driver is left behind, it holds no state."""
        self._stopping.set()
        self._thread.join(JOIN_SECONDS)

    def __call__(self, evening: Evening) -> Iterable[Event]:
        """Compare what the table believes with how the camera does; a crash is everybody's."""
        if self._crash:
            raise self._crash
        if evening.table is None:
            return ()
        trouble = self.trouble(Language(evening.lobby.language))
        if trouble and evening.table.camera_lost is None:
            return (CameraLost(trouble),)
        if not trouble and evening.table.camera_lost is not None:
            return (CameraBack(),)
        return ()

    @property
    def has_crashed(self) -> bool:
        """Did something happen that nobody foresaw?"""
        return self._crash is not None

    @property
    def is_well(self) -> bool:
        """Does the thread still come round? It does when a camera fails, but not when one swallows it."""
        patience = LOOKS_FOREVER_SECONDS if self._is_looking else LOST_AFTER_SECONDS
        return self._ended or self._clock() - self._beat < patience

    def trouble(self, language: Language) -> str | None:
        """Why no pictures come, in words, or None."""
        why = self._fault or self._silence()
        return in_words(language, why) if why else None

    def _silence(self) -> Sentence | None:
        if self._ended:
            return sentence("lookout.ended")
        if not self._is_looking and self._clock() - self._beat > self._patience:
            return sentence("lookout.hangs")
        return sentence(f"lookout.{self._eye.seen.blind}") if self._eye.seen.blind else None

    def _work(self) -> None:
        try:
            while not self._stopping.is_set():
                self._try_camera()
        except NoMoreFrames:
            self._ended = True
        except Exception as crash:  # the loop ends the process with it
            self._crash = crash

    def _try_camera(self) -> None:
        self._begin(OPENS_WITHIN_SECONDS)
        try:
            source = self._open()
            try:
                self._look_through(source)
            finally:
                source.close()
        except CameraFault as fault:
            self._beat = self._clock()
            self._fault = fault.sentence
            self._stopping.wait(self._retry_seconds)

    def _look_through(self, source: FrameSource) -> None:
        while not self._stopping.is_set():
            frame = source.read()
            self._fault = None
            event = self._looked_at(frame)
            if event:
                self._inbox.put(event)
            if source.steering:
                self._steer(source.steering)

    def _begin(self, patience: float) -> None:
        """Something that may take so long."""
        self._beat, self._patience, self._is_looking = self._clock(), patience, False

    def _looked_at(self, frame: Frame) -> Event | LobbyEvent | None:
        """A slow machine may look for long, which says nothing about its camera."""
        self._beat, self._is_looking = self._clock(), True
        noticed = self._eye.notice(frame)
        self._begin(HANGS_AFTER_SECONDS)
        return noticed

    def _steer(self, camera: Steering) -> None:
        camera.rest(resting=self._eye.seen.is_drowsy)
        camera.hold(self._eye.orders.held)
        self._eye.light = camera.light
