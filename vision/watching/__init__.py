"""Frames to throws: what moves, what rests, what is new. Outside vision, only what is named here is used."""

from vision.watching.motion import stir
from vision.watching.same_throw import Dice
from vision.watching.stillness import Rest, rested
from vision.watching.trust import Trust
from vision.watching.wanted import Wanted
from vision.watching.watch_news import Blinded, Emptied, News, Settled, Sorted
from vision.watching.watcher import Watch, watch

__all__ = [
    "Blinded",
    "Dice",
    "Emptied",
    "News",
    "Rest",
    "Settled",
    "Sorted",
    "Trust",
    "Wanted",
    "Watch",
    "rested",
    "stir",
    "watch",
]
