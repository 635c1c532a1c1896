"""How the screen is looked at: its size, language and colours, and the page and place somebody is at."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import hypot

from config.corners import Corner
from display.style.boxes import Box
from display.style.theme import (
    DESIGNED_FOR_MM,
    HEAD_MM,
    LARGE_HEAD_MM,
    LARGE_MARGIN_MM,
    LARGE_NOTICE_EDGE_MM,
    LINE_MM,
    MARGIN_MM,
    NOTICE_EDGE_MM,
    NOTICE_MM,
    SPACE_MM,
    TABLE_HEAD_MM,
)
from display.wording.notices import Notice
from session.pip_counting import CountingStep
from session.preferences import Preferences
from words.phrases import GERMAN, Language

# A 7-inch panel's short side is the least room the screens are designed for; on a huge screen they grow.
_LEAST_SHORT_MM, _LEAST_LONG_MM = DESIGNED_FOR_MM
_MOST_SHORT_MM = 110
MM_PER_INCH = 25.4


@dataclass(frozen=True, slots=True)
class Look:
    """Everything that a scene depends on besides the evening."""

    width: int = 800
    height: int = 480
    px_per_mm: float = 5.2
    language: Language = GERMAN
    theme: str = "light"
    text_scale: float = 1.0
    reduced_motion: bool = False
    words: bool = False
    """Does each die have its number as a word, too?"""
    can_toss: bool = False
    """A simulated tray: touching its picture throws the dice."""
    corner: Corner | None = None
    """Where in the tray dice are left that are kept."""
    page: int = 0
    """Screens with more choices than room have several pages."""
    behind: int = 0
    """The page from which somebody opened what else can be done: the way back leads there."""
    fresh: bool = False
    """Has a throw fallen that nobody has turned away from yet? It is everybody's before it is anybody's."""
    notice: Notice | None = None
    counting: CountingStep | None = None
    """How far the counting of the throw is, while it lasts."""

    @property
    def is_portrait(self) -> bool:
        """Taller than wide?"""
        return self.height > self.width

    @property
    def px(self) -> float:
        """Pixels for a millimetre of the design: the panel's own, unless it is too small or huge."""
        short, long = sorted((self.width, self.height))
        most = min(short / _LEAST_SHORT_MM, long / _LEAST_LONG_MM)
        return min(max(self.px_per_mm, short / _MOST_SHORT_MM), most)

    @property
    def real_px(self) -> float:
        """Pixels for a millimetre of what must be so tall even where a small panel makes all else smaller."""
        return max(self.px, self.px_per_mm)

    @property
    def gap(self) -> int:
        """The space between two things."""
        return self.mm(SPACE_MM)

    @property
    def area(self) -> Box:
        """The screen without its margin and without the place that is kept for notices."""
        margin = self.grown(MARGIN_MM, LARGE_MARGIN_MM)
        height = self.notice_area.y - self.grown(NOTICE_EDGE_MM, LARGE_NOTICE_EDGE_MM) - margin
        return Box(margin, margin, self.width - 2 * margin, height)

    @property
    def notice_area(self) -> Box:
        """Along the lower edge, where a notice comes and goes and covers nothing."""
        edge, usual = self.grown(NOTICE_EDGE_MM, LARGE_NOTICE_EDGE_MM), NOTICE_MM[self.is_portrait]
        height = self.grown(usual, max(usual, LINE_MM))
        return Box(edge, self.height - edge - height, self.width - 2 * edge, height)

    @property
    def head(self) -> int:
        """The height of a headline."""
        return self._head(HEAD_MM)

    @property
    def table_head(self) -> int:
        """The height of what stands above a table: round, players, time."""
        return self._head(TABLE_HEAD_MM)

    def _head(self, usual: float) -> int:
        return self.grown(usual, LARGE_HEAD_MM)

    def share(self, usual: float, large: float) -> float:
        """A share that changes with the text, from usual to large where that is twice its size."""
        return usual + (large - usual) * (self.text_scale - 1)

    def grown(self, usual: float, large: float) -> int:
        """A length in pixels that grows with the text, from usual to large where that is twice its size."""
        return self.mm(self.share(usual, large))

    def liked(self, preferences: Preferences, px_per_mm: float) -> Look:
        """The same screen as people like it; `px_per_mm` is for those who say nothing about their panel."""
        inches = preferences.panel_inches
        return replace(
            self,
            language=Language(preferences.language),
            theme=preferences.theme,
            text_scale=preferences.text_percent / 100,
            reduced_motion=preferences.reduced_motion,
            words=preferences.words,
            px_per_mm=hypot(self.width, self.height) / (inches * MM_PER_INCH) if inches else px_per_mm,
        )

    def mm(self, length: float) -> int:
        """So many millimetres of the design, in pixels."""
        return round(length * self.px)
