"""What is said, so that a game can be played with closed eyes."""

from display.spoken.focus import FocusTold
from display.spoken.names import Focused, PageShown, ReadOut
from display.spoken.telling import Ear, spoken

__all__ = ["Ear", "FocusTold", "Focused", "PageShown", "ReadOut", "spoken"]
