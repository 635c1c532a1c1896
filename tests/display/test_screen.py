"""The window: painted when something changed, with notices that go away."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pygame
import pytest

from display.building.layout import banner, in_pieces
from display.building.parts import Banner, Button, DieFace, Label, TrayPicture
from display.samples import begun, samples
from display.screenshots import screenshots
from display.style.look import Look
from display.style.theme import RESULT_DIGIT_MM, THEMES
from display.upwards.samples import LEANING
from display.window.screen import Screen
from display.window.stage import PictureState, Stage
from display.wording.notices import Notice
from games.cues import (
    CameraMissed,
    Cue,
    GameFinished,
    LookAgainWanted,
    Refused,
    ThrowDoubted,
    ThrowTaken,
    TimeGiven,
    TimeWarned,
    Undone,
)
from games.dice import Throw
from games.events import Chosen
from games.table.advancing import TableRefusal
from games.upwards.cues import RoundBegan
from session.evening import Evening, advance, choices
from tests.display.hands import MovedClock
from vision.reading.readings import Doubt
from words.languages import LANGUAGES
from words.phrases import ENGLISH, GERMAN, phrase

SAMPLES = samples("en")


@pytest.fixture
def screen() -> Iterator[Screen]:
    opened = Screen(Look(can_toss=True), "hidden")
    yield opened
    opened.close()


def picture(value: int) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    return np.full((90, 160, 3), value, np.uint8)


def _pixels(screen: Screen, *marked: Button) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    stage = Stage(screen.look)
    stage.paint(screen.look, PictureState(screen.scene.parts, "light", "", (), marked, False), None)
    return pygame.surfarray.array3d(stage.picture).astype(np.int64)


@pytest.mark.parametrize("name", ["sheet-read", "show-sheet", "waiting", "beam-thrown"])
def test_the_button_in_focus_is_seen_whatever_lies_on_it(screen: Screen, name: str) -> None:
    """Boxes white as paper and the picture of the tray hid which one two push buttons had come to."""
    screen.show(SAMPLES[name])
    screen.lay_out()
    bare = _pixels(screen)
    for button in screen.scene.buttons:
        changed = np.abs(_pixels(screen, button) - bare).sum(axis=2) > 60
        assert changed.sum() > 3 * (button.box.width + button.box.height), button


def test_nothing_is_painted_twice(screen: Screen) -> None:
    screen.show(SAMPLES["round"])
    assert screen.paint()
    assert not screen.paint()
    screen.show(SAMPLES["pause"])
    assert screen.paint()


def test_a_new_picture_of_the_tray_is_painted_where_the_tray_is(screen: Screen, tmp_path: Path) -> None:
    screen.show(SAMPLES["waiting"])
    first, second = picture(10), picture(200)
    assert screen.paint(first)
    assert not screen.paint(first)
    assert screen.paint(second)
    (tmp_path / "tray.png").write_bytes(screen.png())
    tray = next(part for part in screen.scene.parts if isinstance(part, TrayPicture))
    assert tuple(pygame.image.load(tmp_path / "tray.png").get_at(tray.box.centre))[:3] == (200, 200, 200)


def test_without_a_tray_on_the_screen_new_pictures_cost_nothing(screen: Screen) -> None:
    screen.show(SAMPLES["pause"])
    assert screen.paint(picture(10))
    assert not screen.paint(picture(200))


def test_a_cue_is_a_notice_until_its_time_is_over() -> None:
    clock = MovedClock()
    screen = Screen(Look(), "hidden", clock=clock)
    screen.show(SAMPLES["round"], (Undone(),))
    clock.now = 5.0
    assert banners(screen) == [("Undone.",)]
    clock.now = 5.1
    assert banners(screen) == []
    screen.close()


def banners(screen: Screen) -> list[tuple[str, ...]]:
    screen.paint()
    return [part.words.lines for part in screen.scene.parts if isinstance(part, Banner)]


def test_a_notice_belongs_to_its_page(screen: Screen) -> None:
    screen.show(SAMPLES["pause"], (Refused(TableRefusal.PAUSED),))
    assert banners(screen) == [("The game is paused.",)]
    screen.show(SAMPLES["home"])
    assert banners(screen) == []


def test_what_is_wrong_with_the_machine_is_true_on_every_page(screen: Screen) -> None:
    screen.show(SAMPLES["round"], (CameraMissed("gone"),))
    told = banners(screen)
    assert told
    screen.show(SAMPLES["home"])
    assert banners(screen) == told


def test_the_next_throw_withdraws_the_call_for_it(screen: Screen) -> None:
    screen.show(SAMPLES["waiting"], (RoundBegan(2, False),))
    assert banners(screen) != []
    screen.show(SAMPLES["round"])
    assert banners(screen) == []


@pytest.mark.parametrize(
    ("name", "told", "answer"),
    [
        ("doubt", LookAgainWanted(), ThrowDoubted(LEANING.throw, LEANING.why, LEANING.die)),
        ("round", LookAgainWanted(), ThrowTaken(Throw((1, 2, 5)))),
        ("round-time-ending", TimeWarned(20), TimeGiven(50)),
    ],
)
def test_a_notice_is_withdrawn_by_what_makes_it_untrue(
    screen: Screen, name: str, told: Cue, answer: Cue
) -> None:
    screen.show(SAMPLES[name], (told,))
    assert banners(screen) != []
    screen.show(SAMPLES[name], (answer,))
    assert banners(screen) == []


def test_why_something_could_not_be_done_goes_when_something_is_done(screen: Screen) -> None:
    screen.show(SAMPLES["sheet"], (Refused(TableRefusal.NOT_NOW),))
    assert banners(screen) != []
    picked = next(one for one in choices(SAMPLES["sheet"]) if one.verb == "pick")
    screen.show(advance(SAMPLES["sheet"], Chosen(picked)).state)
    assert banners(screen) == []


def test_a_throw_that_begins_its_round_is_not_called_for(screen: Screen) -> None:
    screen.show(SAMPLES["round"], (RoundBegan(2, False), ThrowTaken(Throw((2, 3, 5)))))
    assert banners(screen) == []


def test_the_end_of_a_game_opens_with_who_won(screen: Screen) -> None:
    screen.show(SAMPLES["game-over"], (Undone(), GameFinished()))
    assert banners(screen) == []


@pytest.mark.parametrize("name", SAMPLES)
def test_a_notice_covers_nothing_and_moves_nothing(screen: Screen, name: str) -> None:
    screen.show(SAMPLES[name])
    screen.paint()
    # What is to be practised stands where notices do, and gives way to one for a moment.
    before = [part for part in screen.scene.parts if not isinstance(part, Banner)]
    screen.tell(Notice("Undone."))
    screen.paint()
    *others, banner = screen.scene.parts
    assert others == before
    assert [part for part in others if part.box.meets(banner.box)] == []


@pytest.mark.parametrize("doubt", Doubt)
def test_a_doubt_and_its_advice_stand_on_the_screen_once(screen: Screen, doubt: Doubt) -> None:
    step = advance(SAMPLES["waiting"], replace(LEANING, why=doubt.value))
    screen.show(step.state, step.cues)
    screen.paint()
    read = [" ".join(part.words.lines) for part in screen.scene.parts if isinstance(part, Label | Banner)]
    assert read.count(phrase(ENGLISH, f"doubt.{doubt}")) == 1
    assert phrase(ENGLISH, "doubt.title") in read


def test_the_screen_speaks_the_language_of_the_evening(screen: Screen) -> None:
    screen.show(samples("de")["pause"])
    assert screen.look.language == GERMAN


def test_another_moment_of_the_game_begins_at_its_first_page(screen: Screen) -> None:
    screen.show(SAMPLES["round"])
    screen.turn_page(1)
    screen.show(SAMPLES["round"])
    assert screen.look.page == 1
    screen.show(SAMPLES["announced"])
    assert screen.look.page == 0


@pytest.mark.parametrize(
    "look",
    [Look(800, 480, 5.2), Look(640, 400, 4.16), Look(1280, 720, 8.26), Look(720, 1280, 8.2)],
    ids=["800x480", "640x400", "1280x720", "720x1280"],
)
@pytest.mark.parametrize("name", ["round", "round-without-event"])
def test_three_dice_show_digits_that_read_across_the_table(screen: Screen, look: Look, name: str) -> None:
    screen.look = look
    screen.show(SAMPLES[name])
    screen.paint()
    digits = [part.digit for part in screen.scene.parts if isinstance(part, DieFace)]
    assert len(digits) == 3
    assert all(digit and digit.height >= round(look.px_per_mm * RESULT_DIGIT_MM) - 2 for digit in digits)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [(640, 400), (720, 1280)])
def test_every_screen_paints_in_every_theme(theme: str, size: tuple[int, int]) -> None:
    screen = Screen(Look(*size, 5.2, theme=theme, can_toss=True), "hidden")
    for evening in SAMPLES.values():
        screen.show(evening)
        assert screen.paint()
    screen.close()


def test_there_is_a_picture_of_every_screen_in_both_languages() -> None:
    files = dict(screenshots())
    assert list(files) == [f"{one}-{name}.png" for one in LANGUAGES for name in SAMPLES]
    sizes = {pygame.image.load(io.BytesIO(content), "x.png").get_size() for content in files.values()}
    assert sizes == {(800, 480)}


def test_one_screen_melts_into_the_next_and_then_rests() -> None:
    screen = Screen(Look(), "hidden")
    screen.moves = True
    screen.show(SAMPLES["home"])
    while screen.paint():
        pass
    screen.show(begun("en", "upwards"))
    painted = 0
    while screen.paint():
        painted += 1
    assert painted == 5
    assert shown_now() == afresh(begun("en", "upwards"))
    screen.close()


def shown_now() -> bytes:
    surface = pygame.display.get_surface()
    assert surface
    return pygame.image.tobytes(surface, "RGB")


def afresh(evening: Evening) -> bytes:
    screen = Screen(Look(), "hidden")
    screen.show(evening)
    screen.paint()
    return shown_now()


def test_a_notice_too_long_for_its_place_is_told_in_pieces_that_fit() -> None:
    told = " ".join(["Eine Datei mit gespeicherten Spielen liegt jetzt daneben."] * 4)
    screen = Screen(Look(), "hidden")
    screen.show(SAMPLES["home"])
    pieces = in_pieces(screen.look, Notice(told))
    assert " ".join(piece.text for piece in pieces) == told
    banners = [banner(screen.look, screen.look.notice_area, piece) for piece in pieces]
    assert all(each.words.height <= each.words_box.height for each in banners)
