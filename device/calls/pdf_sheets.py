"""Pages as a PDF file, with the fonts of the screen in it."""

from __future__ import annotations

from importlib import resources

from paper.printing.pages import PrintedPage
from paper.printing.pdf import Fonts, pdf
from words.phrases import Language

FONT = "AtkinsonHyperlegibleNext-{}.ttf"


def pdf_file(pages: tuple[PrintedPage, ...], language: Language, title: str) -> bytes:
    """The content of the file."""
    folder = resources.files("display") / "style" / "fonts"
    with (
        resources.as_file(folder / FONT.format("Regular")) as regular,
        resources.as_file(folder / FONT.format("Bold")) as bold,
    ):
        return pdf(pages, language, Fonts(regular, bold), title)
