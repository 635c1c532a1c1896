"""Dice are kept by leaving them in the corner of the tray: pictures in, kept faces out."""

from __future__ import annotations

from config.corners import CORNERS
from config.settings import load
from device.camera.eye import Eye
from device.games_from_settings import lobby_for
from device.simulated.throw_request import toss
from games.beam import Beam, Phase, Plays, Setup
from games.choices import LOOK_AGAIN, Choice
from games.dice import Throw
from games.events import Chosen, DiceSettled, DiceSorted, Event
from games.table import begin
from session.evening import Evening, advance
from vision.reading.readings import PictureBox, SeenDie
from vision.simulated.scenery import Scenery
from vision.simulated.tray import SimulatedTray
from words.phrases import ENGLISH

CORNER = CORNERS["top-right"]
SETUP = Setup(("Ada", "Ben"), (Plays.PERSON, Plays.PERSON))


class Evenings:
    """A game of Beam me up at a simulated tray, frame by frame."""

    def __init__(self, seed: int, thinks: float = 0.0) -> None:
        self.tray = SimulatedTray(seed, 5, trouble=0.0, scenery=Scenery(corner=CORNER))
        self.tray.thinks = thinks
        self.eye = Eye(corner=CORNER)
        self.heard: list[Event] = []
        self.evening = Evening(lobby_for(load(), ENGLISH), begin(SETUP))
        self.take(Chosen(Choice("lift", (3,))))

    @property
    def game(self) -> Beam:
        """The state of the rules."""
        assert self.evening.table
        game: Beam = self.evening.table.state
        return game

    def take(self, event: Event) -> None:
        step = advance(self.evening, event)
        self.evening = step.state
        self.eye(self.evening, step.cues)

    def throw(self, left: tuple[int, ...] | None = None) -> None:
        """A hand leaves these faces in the corner and throws the others; watched until it is told."""
        assert self.evening.table
        toss(self.tray, self.evening.table, left)
        self.watch()

    def watch(self) -> None:
        for _ in range(260):
            event = self.eye.look(self.tray.read())
            if event:
                self.heard.append(event)
                self.take(event)
            if isinstance(event, DiceSettled) and self.tray.at_rest:
                return


def test_a_whole_turn_with_dice_left_in_the_corner() -> None:
    night = Evenings(3)
    night.throw()
    kept = night.game.faces[1:3]
    night.throw(kept)
    assert night.game.kept_faces == kept
    assert night.game.throws == 2
    night.throw(kept)
    first, *between, last = night.heard
    assert DiceSorted(kept) in between
    assert isinstance(first, DiceSettled)
    assert isinstance(last, DiceSettled)
    assert all(event.sure for event in night.heard if isinstance(event, DiceSettled))
    assert last.throw == night.tray.truth
    assert last.throw.aside == kept


def test_a_die_held_for_a_moment_before_it_is_laid_into_the_corner_is_no_throw() -> None:
    night = Evenings(6, thinks=1.0)
    night.throw()
    kept = night.game.faces[1:3]
    night.throw(kept)
    assert (night.game.throws, night.game.kept_faces) == (2, kept)
    assert [type(event) for event in night.heard].count(DiceSettled) == 2


def test_dice_kept_by_touch_stay_where_they_lie_and_are_not_too_few() -> None:
    night = Evenings(5)
    night.throw()
    faces = night.game.faces
    night.take(Chosen(Choice("keep", (0,))))
    night.take(Chosen(Choice("keep", (4,))))
    night.throw()
    settled = [event for event in night.heard if isinstance(event, DiceSettled)]
    assert [event.sure for event in settled] == [True, True]
    assert night.game.kept_faces == (faces[0], faces[4])


def seen(face: int, x: int, y: int) -> SeenDie:
    return SeenDie(PictureBox(x - 10, y - 10, 20, 20), 0.99, face)


def test_only_news_about_the_corner_is_told() -> None:
    night = Evenings(5)
    frame = night.tray.read()
    high, wide = frame.picture.shape[:2]
    inside, outside = seen(4, wide - 60, 60), seen(2, 100, high - 60)
    assert night.eye._in_corner((inside, outside), frame) == (4,)
    assert [night.eye._sorted(aside) for aside in ((4,), (4,), (), ())] == [
        DiceSorted((4,)),
        None,
        DiceSorted(()),
        None,
    ]


def test_after_an_interruption_the_dice_that_lie_there_are_no_new_throw() -> None:
    night = Evenings(3)
    night.take(DiceSettled(Throw((1, 2, 2, 4, 6))))
    night.tray.put((1, 2, 2, 4, 6))
    seen_again = [night.eye.look(night.tray.read()) for _ in range(12)]
    assert seen_again == [None] * 12
    night.throw((2, 2))
    assert (night.game.throws, night.game.kept_faces) == (2, (2, 2))


def test_dice_are_put_back_into_a_tray_that_was_emptied_by_an_interruption() -> None:
    night = Evenings(3)
    night.take(DiceSettled(Throw((1, 2, 2, 4, 6))))
    night.throw((2, 2))
    assert all(event.sure for event in night.heard if isinstance(event, DiceSettled))
    assert (night.game.throws, night.game.kept_faces) == (2, (2, 2))


def looked_again(night: Evenings) -> list[Event]:
    """Somebody asks for a second look; what the camera makes of it."""
    before = len(night.heard)
    night.take(Chosen(Choice(LOOK_AGAIN)))
    for _ in range(20):
        event = night.eye.look(night.tray.read())
        if event:
            night.heard.append(event)
            night.take(event)
    return night.heard[before:]


def test_looking_again_in_the_middle_of_a_turn_uses_up_no_throw() -> None:
    night = Evenings(3)
    night.throw()
    kept = night.game.faces[1:3]
    night.throw(kept)
    before = night.game
    assert looked_again(night) == [DiceSettled(Throw(before.faces), again=True)]
    assert night.game == before
    night.throw(kept)
    assert night.game.phase is not Phase.THROWING or night.game.turn == 1


def test_looking_again_puts_a_misread_throw_right_and_keeps_what_was_kept() -> None:
    night = Evenings(3)
    night.throw()
    night.take(Chosen(Choice("keep", (0,))))
    right = night.game
    face = right.faces[4] % 6 + 1
    night.take(Chosen(Choice("correct", (4,))))
    night.take(Chosen(Choice("correct", (4, face))))
    assert night.game.faces != right.faces
    looked_again(night)
    assert (night.game.throws, night.game.faces) == (1, right.faces)
    assert right.faces[0] in night.game.kept_faces
