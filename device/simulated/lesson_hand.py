"""Shows simulated things to whoever is being taught: lays each face up, empties the tray, throws dice."""

from __future__ import annotations

from device.simulated.camera import SimulatedCamera
from games.cues import Cue
from session.evening import Evening
from session.lobby import EmptyTaken, FaceSeen, Lobby, Page
from vision.simulated.tray import SimulatedTray

Wanted = tuple[str, ...]
DICE = 4
CARD = "card"


class ShowingHand:
    """A view that does in the tray what the screen asks people to do; the reader only sees pictures of it."""

    def __init__(self, camera: SimulatedCamera) -> None:
        self._camera = camera
        self._shown: Wanted = ()

    def __call__(self, evening: Evening, cues: tuple[Cue, ...]) -> None:
        """Lay there what is wanted, once; after each look the face is laid down anew."""
        wanted = _wanted(evening.lobby) if evening.table is None else ()
        is_seen = any(isinstance(cue, FaceSeen | EmptyTaken) for cue in cues)
        if wanted and (wanted != self._shown or is_seen):
            self._show(wanted)
        elif self._shown[:1] == (CARD,) and not wanted:
            self._camera.show_card(None)
        self._shown = wanted

    def _show(self, wanted: Wanted) -> None:
        if wanted[0] == CARD:
            self._camera.show_card(wanted[1])
        else:
            self._camera.reach(lambda tray: _do(tray, wanted))


def _wanted(lobby: Lobby) -> Wanted:
    lesson = lobby.teaching
    if lobby.page is Page.LESSON and lesson and not lesson.are_cards:
        return ("show", lesson.meaning)
    if lobby.page is Page.LESSON and lesson:
        return (CARD, lesson.meaning)
    if lobby.page is Page.OWN_DICE and lobby.own_lesson:
        return () if lobby.own_lesson.faces else ("throw", str(lobby.own_lesson.throws))
    if lobby.page is Page.CALIBRATE:
        return ("throw",) if lobby.calibrating.has_empty else ("clear",)
    return ()


def _do(tray: SimulatedTray, wanted: Wanted) -> None:
    match wanted:
        case ("show", sign):
            tray.show(sign)
        case ("throw", *_):
            tray.set_dice(DICE, ())
            tray.throw()
        case _:
            tray.clear()
