"""Pages as a PDF: vector, black on white, with the fonts in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import registerFont, stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from games.drawings import Point
from games.paper import Label, Outline, Side
from paper.markers import SQUARES, black_runs
from paper.printing.pages import PrintedPage
from paper.printing.pen import Colour, draw, grey
from words.phrases import Language

REGULAR, BOLD = "PipsightRegular", "PipsightBold"
CAP_HEIGHT = 0.72
"""Of the type's size: where a capital letter ends."""


@dataclass(frozen=True, slots=True)
class Fonts:
    """The two font files."""

    regular: Path
    bold: Path


def pdf(pages: Sequence[PrintedPage], language: Language, fonts: Fonts, title: str) -> bytes:
    """All pages as one file; the same pages give the same bytes."""
    registerFont(TTFont(REGULAR, str(fonts.regular)))
    registerFont(TTFont(BOLD, str(fonts.bold)))
    file = BytesIO()
    canvas = Canvas(file, invariant=1, pageCompression=1, lang=language, initialFontName=REGULAR)
    canvas.setTitle(title)
    canvas.setCreator("Pipsight")
    for page in pages:
        canvas.setPageSize((page.width * mm, page.height * mm))
        _put(page, _PdfPen(canvas, page.height), language)
        canvas.showPage()
    canvas.save()
    return file.getvalue()


def _put(page: PrintedPage, pen: _PdfPen, language: Language) -> None:
    draw(page.plan, pen, language)
    for marker, box in page.markers:
        side = box.width / SQUARES
        for row, column, length in black_runs(marker):
            pen.square(box.x + column * side, box.y + row * side, length * side, side)


class _PdfPen:
    """Reportlab counts in points from the bottom left corner; plans in millimetres from the top left."""

    def __init__(self, canvas: Canvas, height: float) -> None:
        self._canvas, self._height = canvas, height

    def _at(self, point: Point) -> tuple[float, float]:
        return point[0] * mm, (self._height - point[1]) * mm

    def line(self, begin: Point, end: Point, width: float, colour: Colour) -> None:
        self._pen(width, colour)
        self._canvas.setLineCap(1)
        self._canvas.line(*self._at(begin), *self._at(end))

    def frame(self, frame: Outline) -> None:
        box = frame.box
        self._pen(frame.width, grey(frame.shade))
        if frame.dashed:
            self._canvas.setDash(1.2 * mm, 1 * mm)
        if frame.filled is not None:
            self._canvas.setFillColorRGB(*grey(frame.filled))
        x, y = self._at((box.x, box.y + box.height))
        fill = int(frame.filled is not None)
        self._canvas.roundRect(x, y, box.width * mm, box.height * mm, frame.corner * mm, fill=fill)
        self._canvas.setDash()

    def ring(self, middle: Point, radius: float, width: float, colour: Colour) -> None:
        self._pen(width, colour)
        self._canvas.circle(*self._at(middle), radius * mm)

    def disc(self, middle: Point, radius: float, colour: Colour) -> None:
        self._canvas.setFillColorRGB(*colour)
        self._canvas.circle(*self._at(middle), radius * mm, stroke=0, fill=1)

    def patch(self, corners: Sequence[Point], colour: Colour) -> None:
        self._canvas.setFillColorRGB(*colour)
        path = self._canvas.beginPath()
        path.moveTo(*self._at(corners[0]))
        for corner in corners[1:]:
            path.lineTo(*self._at(corner))
        path.close()
        self._canvas.drawPath(path, stroke=0, fill=1)

    def square(self, x: float, y: float, width: float, height: float) -> None:
        """Black and without an outline, which would widen it; a hair taller, so that rows leave no seam."""
        self._canvas.setFillColorRGB(0, 0, 0)
        left, low = self._at((x, y + height))
        self._canvas.rect(left, low, width * mm, height * mm + 0.02, stroke=0, fill=1)

    def text(self, text: str, label: Label) -> None:
        box, font = label.box, BOLD if label.bold else REGULAR
        size = label.size * mm
        wide = stringWidth(text, font, size)
        size = min(size, size * box.width * mm / wide) if wide else size
        self._canvas.setFont(font, size)
        self._canvas.setFillColorRGB(*grey(label.shade))
        # The capitals stand in the middle of the box, whatever size the text has shrunk to.
        low = self._height * mm - box.middle[1] * mm - CAP_HEIGHT * size / 2
        left, right = box.x * mm, (box.x + box.width) * mm
        match label.side:
            case Side.LEFT:
                self._canvas.drawString(left, low, text)
            case Side.MIDDLE:
                self._canvas.drawCentredString((left + right) / 2, low, text)
            case Side.RIGHT:
                self._canvas.drawRightString(right, low, text)

    def _pen(self, width: float, colour: Colour) -> None:
        self._canvas.setLineWidth(width * mm)
        self._canvas.setStrokeColorRGB(*colour)
