"""A filled sheet lies in the simulated tray: the camera reads it, screen and voice ask, then it counts."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from device.camera.eye import Eye
from device.camera.sheet_look import SheetCamera, SheetLook, Unread
from device.camera.sheet_picture import unread_picture
from device.simulated.paper import SimulatedPaper
from device.simulated.throw_request import can_lay_paper
from display.samples import after, samples
from display.upwards.spoken import to_do
from display.wording.cue_words import sentence
from games.choices import Choice
from games.cues import Refused
from games.dice import Throw
from games.events import SheetShown
from games.paper import Compared, Kind
from games.rules import Showing
from games.table import rules
from games.upwards.cues import SheetCannotBe
from games.upwards.verbs import LEAVE_SHEET, READ_RIGHT
from paper.frame import Form
from paper.printing.raster import raster
from session.evening import Evening
from tests.paper.filled_sheets import CELL_PX, GRID, filled, photo
from vision.frames import Frame, Picture
from words.phrases import ENGLISH, GERMAN

TRAY = np.full((720, 1280, 3), 90, np.uint8)
OTHER = """\
. . . .
. . . .
. . . .
. . . .
. . . 4
1 . 2 3
2 1 5 6
6 5 4 1"""
THROWS = tuple(Throw((1 + n % 6, 1 + (n + 2) % 6, 1 + (n + 3) % 6), ("no-effect",)) for n in range(7))


def _showing() -> Evening:
    evening = samples(GERMAN)["show-sheet"]
    assert evening.table
    return replace(evening, table=replace(evening.table, state=replace(evening.table.state, thrown=THROWS)))


def _seen(evening: Evening, look: SheetLook) -> SheetShown:
    assert evening.table
    paper = SimulatedPaper(evening.table, TRAY)
    frames = (paper.over(Frame(TRAY, number, number / 30)) for number in range(20))
    events = [event for frame in frames if (event := look(frame)[1])]
    assert len(events) == 1, "a sheet that lies there is told once"
    return events[0]


def test_a_sheet_in_the_tray_is_read_and_counts_once_somebody_says_so() -> None:
    evening = _showing()
    assert can_lay_paper(evening.table)
    look = SheetLook()
    read = after(evening, _seen(evening, look))
    assert read.table
    page = read.table.state.entered[0]
    faces = sorted(face for throw in THROWS for face in throw.faces)
    assert page.draft
    numbers = sorted(value for stack in page.draft.columns for value in stack if value)
    assert len(numbers) == len(faces)
    assert sum(abs(one - two) for one, two in zip(numbers, faces, strict=True)) <= 5
    look.wanted, look.compared = Showing.KEEP, rules(read.table).compared(read.table.state)
    shown, event = look(Frame(TRAY, 99, 9.9))
    assert (shown.picture.shape, event) == ((800, 600, 3), None)
    counted = after(read, Choice(READ_RIGHT, (0,)))
    assert counted.table
    assert sum(map(len, counted.table.state.entered[0].sheet.columns)) == len(faces)


@pytest.mark.parametrize(
    ("kind", "why"),
    [("half", Unread.PART), ("two", Unread.SEVERAL), ("blank", Unread.BLANK), ("none", None)],
)
def test_paper_that_cannot_be_read_is_told_once_and_an_empty_tray_is_not(
    kind: str, why: Unread | None
) -> None:
    sheet, picture = filled(form=Form.QUARTER)
    bare = raster(sheet, CELL_PX / sheet.plan.fields[0].box.width, ENGLISH)
    shown = {"half": picture[: picture.shape[0] // 2], "two": np.hstack([picture, picture]), "blank": bare}
    seen = photo(shown[kind]) if kind in shown else TRAY
    eye, evening = Eye(), _showing()
    camera = SheetCamera(eye)
    camera(evening, ())
    assert eye.orders.instead
    events = [eye.orders.instead(Frame(seen, number, number / 30))[1] for number in range(24)]
    assert not any(events)
    assert list(camera.troubles()) == ([Refused(why)] if why else [])
    assert all(sentence(language, Refused(why), evening.table) for language in (ENGLISH, GERMAN) if why)


def _kept(look: SheetLook, compared: Compared) -> Picture:
    """The picture beside what was read, with nothing in the tray any more."""
    look.wanted, look.compared = Showing.KEEP, compared
    return look(Frame(TRAY, 99, 9.9))[0].picture


def _shown(look: SheetLook, picture: Picture, first: int = 0) -> list[SheetShown]:
    frames = (Frame(picture, number, number / 30) for number in range(first, first + 24))
    return [event for frame in frames if isinstance(event := look(frame)[1], SheetShown)]


def _in_words(grid: str) -> Compared:
    """A grid as people compare it, the top row first."""
    lines = [line.split() for line in grid.splitlines()][::-1]
    return Compared(
        tuple(
            ((Kind.NUMBER, row, column), {".": None, "*": 0}.get(sign, int(sign) if sign.isdigit() else 0))
            for row, line in enumerate(lines, 1)
            for column, sign in enumerate(line, 1)
        )
    )


@pytest.mark.parametrize("light", [1.0, 0.3])
def test_a_box_that_is_asked_about_is_seen_close_by_however_dark_it_is(light: float) -> None:
    _, picture = filled()
    look = SheetLook()
    assert _shown(look, np.asarray(photo(picture) * light, np.uint8))
    whole = _in_words(GRID)
    near = _kept(look, replace(whole, at=(Kind.NUMBER, 3, 2)))
    far = _kept(look, whole)
    assert np.median(near) > 200
    assert np.median(far) > 200
    # A 5 with a 2 to its left, and nothing to its right.
    dark = [_ink(near[300:500, left : left + 200]) for left in (0, 200, 400)]
    assert min(dark[:2]) > 10 * dark[2]


def _ink(part: Picture) -> float:
    """How much of the inside of a box is dark, away from its lines."""
    return float(np.mean(part[30:-30, 30:-30].min(axis=2) < 140)) + 1e-4


def test_a_sheet_with_few_numbers_keeps_its_picture_when_two_of_them_are_put_right() -> None:
    """And after an undo, when somebody else's sheet was read since, it is its own picture again."""
    look, few = SheetLook(), "\n".join([*[". . . ."] * 7, "3 5 1 ."])
    assert _shown(look, photo(filled(grid=few)[1]))
    own = _kept(look, _in_words(few))
    assert np.array_equal(_kept(look, _in_words(few.replace("3 5", "2 6"))), own)
    look.wanted = Showing.LOOK
    assert _shown(look, photo(filled(2, grid=few.replace("3 5 1", "4 5 6"))[1]), 100)
    assert not np.array_equal(_kept(look, _in_words(few.replace("3 5 1", "4 5 6"))), own)
    assert np.array_equal(_kept(look, _in_words(few)), own)


def test_after_a_new_start_no_other_sheet_is_put_beside_what_was_read() -> None:
    """Nothing is complained about meanwhile, and what the camera sees is not squeezed."""
    _, picture = filled()
    _, other = filled(2, grid=OTHER)
    half, two = picture[: picture.shape[0] // 2], np.hstack([picture, picture])
    look = SheetLook()
    look.wanted, look.compared = Showing.KEEP, _in_words(GRID)
    for first, strange in enumerate((half, two, other)):
        seen = photo(strange)
        assert _shown(look, seen, 100 * first) == []
        beside = look(Frame(seen, 100 * first + 50, 0.0))[0].picture
        assert np.array_equal(beside, unread_picture(seen))
    assert look.troubles.empty()
    assert _shown(look, photo(picture), 400) == []
    assert np.array_equal(_kept(look, _in_words(GRID)), _kept(look, _in_words(GRID)))
    assert np.median(_kept(look, _in_words(GRID))) > 200


def test_a_sheet_that_was_refused_is_not_told_again_because_a_doubt_flickers() -> None:
    _, picture = filled()
    look = SheetLook()
    assert len(_shown(look, photo(picture, 1))) == 1
    assert _shown(look, photo(picture, 2), 100) == []
    _, other = filled(2, grid=OTHER)
    assert len(_shown(look, photo(other), 200)) == 1


def test_a_sheet_that_lies_there_does_not_seem_frozen() -> None:
    evening = _showing()
    assert evening.table
    paper = SimulatedPaper(evening.table, TRAY)
    one, two = (paper.over(Frame(TRAY, number, number / 30)).picture for number in (1, 2))
    assert np.any(one != two)
    assert float(np.abs(one.astype(int) - two).mean()) < 2


def test_the_camera_looks_for_paper_only_while_it_is_wanted() -> None:
    eye, evening = Eye(), _showing()
    camera = SheetCamera(eye)
    camera(evening, ())
    assert isinstance(eye.orders.instead, SheetLook)
    camera(after(evening, Choice(LEAVE_SHEET, (0,))), ())
    assert eye.orders.instead is None


def test_a_doubtful_box_is_asked_about_by_ear() -> None:
    read = samples(ENGLISH)["sheet-read"].table
    assert read
    assert to_do(ENGLISH, read) == "Row 1, column 3: a 6. Is that right?"


def test_a_sheet_that_cannot_be_says_why_and_where() -> None:
    read = samples(ENGLISH)["sheet-cannot-be"].table
    assert read
    why = sentence(ENGLISH, SheetCannotBe(0, "sum", 77, 75), read)
    assert why == "Its numbers add up to 77, but all the dice together made 75."
    assert to_do(ENGLISH, read) == "Row 1, column 3: a 6. Is that right?"
