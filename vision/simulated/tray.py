"""The simulated tray: a camera for everybody who has none, with dice that are thrown, kept and taken away."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import numpy as np

from games.dice import Throw
from vision.frames import Frame, Picture
from vision.simulated import stories
from vision.simulated.dice import PIP_FACES, Die, Pose, tilt_of, upward
from vision.simulated.hand import arm_by_chance
from vision.simulated.keep_corner import APART, KeepCorner, keep_corner
from vision.simulated.layout import Lying, fits, nearby, overlap, scattered
from vision.simulated.mishaps import leaning, touching
from vision.simulated.motion import flight
from vision.simulated.painting import PaintedDie, Painter
from vision.simulated.reaching import Hand
from vision.simulated.scenery import Scenery
from vision.simulated.scenery import scenery as scenery_by_seed
from vision.simulated.signs import SIGNS, sides_with
from vision.simulated.stories import Place, Shot

_PAUSE = 6
"""Empty frames between the hand and the next throw."""
_LEVEL = 2.0
"""A die that is off level by more degrees than this leans."""

_FINGER = 52.0
"""From the middle of the hand to the tip of its poking finger, in mm."""


class SimulatedTray:
    """A FrameSource whose clock ticks 1/fps of a second a frame, however long the painting takes."""

    def __init__(
        self,
        seed: int,
        pip_dice: int = 3,
        sign_faces: tuple[str, ...] = (),
        *,
        size: tuple[int, int] = (1280, 720),
        fps: float = 30.0,
        trouble: float = 0.04,
        scenery: Scenery | None = None,
    ) -> None:
        self.thinks = 0.0
        """How often a hand that lays dice aside first holds one out of the picture for a moment."""
        self._rng = np.random.default_rng([seed, 3])
        self._scenery = scenery_by_seed(seed) if scenery is None else scenery
        self._fps, self._trouble = fps, trouble
        self._painter = Painter(self._scenery, size)
        self._keep = keep_corner(self._scenery, self._painter.view)
        self._arm = arm_by_chance(self._rng)
        self._hand = Hand(self._painter.view, self._arm, self._scenery.light)
        self._story: deque[Shot] = deque()
        self._lying: list[Lying] = []
        self._kept: list[Lying] = []
        self._resting: tuple[PaintedDie, ...] = ()
        self._painted: tuple[PaintedDie, ...] | None = None
        self._number = 0
        self.set_dice(pip_dice, sign_faces)

    def set_dice(self, pip_dice: int, sign_faces: tuple[str, ...]) -> None:
        """The dice for the next throw; `sign_faces` are the six faces of the event die, or nothing."""
        if len(sign_faces) not in {0, 6} or not set(sign_faces) <= set(SIGNS):
            raise ValueError(f"An event die has six faces out of {', '.join(SIGNS)}; found {sign_faces}.")
        room = self._scenery
        self._dice = [Die(room.style, room.edge, grain=2.7 * number) for number in range(pip_dice)]
        self._sign_dice = [Die(room.sign_style, room.sign_edge, sign_faces)] if sign_faces else []

    def read(self) -> Frame:
        """The next frame."""
        shot = self._story.popleft() if self._story else Shot(self._resting)
        picture = self._clean(shot.dice)
        if shot.hand is not None:
            picture = picture.copy()
            self._hand.lay(picture, shot.hand)
        frame = Frame(self._painter.noisy(picture, self._rng), self._number, self._number / self._fps)
        self._number += 1
        return frame

    def close(self) -> None:
        """Nothing is held open."""

    def throw(self, keep: tuple[int, ...] = (), *, aside: bool = False) -> None:
        """Take the dice up and throw again, but leave dice with these faces: `aside` in the keep corner."""
        kept = self._showing(keep)
        start = self._home
        if aside and self._keep:
            kept, start = self._lay_aside(kept, self._keep)
        self._take(kept, start)
        stay = [die for die, _ in kept]
        dice = [die for die in self._dice if die not in stay][: len(self._dice) - len(kept)] + self._sign_dice
        frames = self._flight(dice, kept)
        self._story.extend(stories.thrown(dice, frames, kept, self._painter.view))
        self._lie([*kept, *zip(dice, frames[-1], strict=True)], kept)

    def put(self, faces: tuple[int, ...]) -> None:
        """Dice with these faces lie there, as if they had been thrown before anybody looked."""
        lying: list[Lying] = []
        for die, face in zip(self._dice, faces, strict=True):
            row = die.faces.index(face)
            lying.append((die, scattered(die, row, lying, self._scenery.inner, self._rng)))
        self._lie(lying)

    def show(self, sign: str) -> None:
        """A hand takes everything away and lays an event die there, this sign up, turned anyhow."""
        self.clear()
        sides = sides_with(sign)
        die = Die(self._scenery.sign_style, self._scenery.sign_edge, sides)
        self._lie([(die, scattered(die, sides.index(sign), [], self._scenery.inner, self._rng))])

    def clear(self) -> None:
        """Take all dice away."""
        self._take([], self._home)

    def nudge(self, place: int | None = None) -> None:
        """Poke the die at this place of the truth, or one that leans or touches another: it will lie flat."""
        if not self._lying:
            return
        row = (self._troubled() or 0) if place is None else self._in_order()[place]
        die, pose = self._lying[row]
        others = [each for at, each in enumerate(self._lying) if at != row]
        flat = self._place_near(die, pose, others, APART)
        after = [*self._lying[:row], (die, flat), *self._lying[row + 1 :]]
        there = pose.middle[:2] - self._arm.way * _FINGER
        story = stories.poked(self._lying, after, (float(there[0]), float(there[1])), self._home, self._fps)
        self._story.extend(story)
        self._lie(after, [after[at] for at, each in enumerate(self._lying) if each in self._kept])

    @property
    def is_empty(self) -> bool:
        """Do no dice lie there?"""
        return not self._lying

    @property
    def at_rest(self) -> bool:
        """Does nothing move any more?"""
        return not self._story

    @property
    def truth(self) -> Throw | None:
        """What lies in the tray; None while anything moves, while a die leans, and when it is empty."""
        leans = any(tilt_of(pose) > _LEVEL for _, pose in self._lying)
        return None if leans else self.tops

    @property
    def tops(self) -> Throw | None:
        """The uppermost faces, even of a die that leans; None while anything moves, and when it is empty."""
        if self._story or not self._lying:
            return None
        faces = [upward(*each) for each in self._lying]
        return Throw(
            tuple(sorted(face for face in faces if isinstance(face, int))),
            tuple(sorted(face for face in faces if isinstance(face, str))),
            tuple(sorted(_pips(each) for each in self._kept if self._keep and self._keep.holds(each))),
        )

    @property
    def _home(self) -> tuple[float, float]:
        """Where the hand waits, out of the picture."""
        return self._arm.home(self._scenery.inner)

    def _clean(self, dice: tuple[PaintedDie, ...]) -> Picture:
        """The picture without hand and noise; it is painted anew only when dice have moved."""
        if dice != self._painted:
            self._painted, self._picture = dice, self._painter.clean(list(dice))
        return self._picture

    def _lie(self, dice: list[Lying], kept: Sequence[Lying] = ()) -> None:
        self._lying, self._kept = dice, list(kept)
        self._resting = tuple(PaintedDie(die, pose) for die, pose in dice)

    def _showing(self, faces: tuple[int, ...]) -> list[Lying]:
        """A lying pip die for each of these faces, as far as there are any."""
        pips = [each for each in self._lying if each[0].faces == PIP_FACES]
        found: list[Lying] = []
        for face in faces:
            found += [each for each in pips if _pips(each) == face and each not in found][:1]
        return found

    def _lay_aside(self, kept: list[Lying], keep: KeepCorner) -> tuple[list[Lying], Place]:
        """Let the hand lay these dice into the corner: how they lie there, and where the hand is then."""
        before, after = self._lying, keep.with_aside(self._lying, kept, self._rng)
        moved_rows = [row for row, (old, new) in enumerate(zip(before, after, strict=True)) if new is not old]
        thinks = moved_rows[0] if moved_rows and self._rng.random() < self.thinks else None
        self._story.extend(stories.carried(before, after, self._home, self._fps, thinks))
        self._lie(after)
        pairs = list(zip(before, after, strict=True))
        moved = [new for old, new in pairs if new is not old]
        start = stories.place_of(moved[-1][1]) if moved else self._home
        return [new for old, new in pairs if old in kept], start

    def _take(self, kept: list[Lying], start: Place) -> None:
        """Let the hand, which is there already, take all dice but the kept ones."""
        taken = [each for each in self._lying if each not in kept]
        if taken:
            self._story.extend(stories.gathered(taken, kept, start, self._home, self._fps))
        self._lie(kept)
        self._story.extend([Shot(self._resting)] * (_PAUSE if taken else 0))

    def _flight(self, dice: list[Die], kept: list[Lying]) -> list[list[Pose]]:
        """A flight after which all dice lie in the tray and apart; now and then, one of them awkwardly."""
        if not dice:
            return [[]]
        frames = flight(dice, kept, self._scenery.inner, self._fps, self._rng)
        ended = list(kept)
        for row, die in enumerate(dice):
            if not fits((die, frames[-1][row]), ended, self._scenery.inner):
                stories.diverted(frames, row, self._place_near(die, frames[-1][row], ended))
            ended.append((die, frames[-1][row]))
        self._make_trouble(frames, ended, len(kept))
        return frames

    def _make_trouble(self, frames: list[list[Pose]], ended: list[Lying], kept: int) -> None:
        for mishap in (touching, leaning):
            if self._rng.random() < self._trouble:
                change = mishap(ended, kept, self._scenery.inner, self._rng)
                if change is not None:
                    stories.diverted(frames, change[0] - kept, change[1])
                    return

    def _place_near(self, die: Die, pose: Pose, others: list[Lying], gap: float = 3.0) -> Pose:
        """A free place near by for a die, the same face up."""
        face = die.faces.index(upward(die, pose))
        return nearby(die, face, pose.middle, others, self._scenery.inner, self._rng, gap)

    def _in_order(self) -> list[int]:
        """The rows of the lying dice as the truth names them: pip dice by face, then signs."""
        faces = [upward(*each) for each in self._lying]
        return sorted(range(len(faces)), key=lambda row: (isinstance(faces[row], str), str(faces[row])))

    def _troubled(self) -> int | None:
        """The die to poke: one that leans, else one that touches another."""
        for row, (_, pose) in enumerate(self._lying):
            if tilt_of(pose) > _LEVEL:
                return row
        for row, each in enumerate(self._lying):
            if any(overlap(each, other, 1.0) for other in self._lying[:row]):
                return row
        return None


def _pips(each: Lying) -> int:
    face = upward(*each)
    return face if isinstance(face, int) else 0
