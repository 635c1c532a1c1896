"""Every screen in every language, size and text scale: nothing cut, nothing overlapping, all in reach."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, product

import pytest

from config.corners import CORNERS
from display.beam.parts import SpaceBoard
from display.building.parts import (
    Banner,
    Button,
    Confetti,
    DieFace,
    Label,
    Panel,
    Part,
    PlayerChip,
    Scene,
    TimerFrame,
    TimerRing,
    Weight,
)
from display.building.view_intents import PageTurned
from display.samples import NAMES as PEOPLE
from display.samples import samples
from display.scene import scene
from display.style.boxes import Box
from display.style.lettering import Lettering
from display.style.look import Look
from display.style.theme import CAPITAL, CONTROL_MM, MAIN_CONTROL_MM, SPACE_MM, TEXT_PAIRS
from display.upwards.parts import SheetGrid
from display.wording.notices import Notice, Tone
from games.choices import Choice
from games.events import Chosen, Pressed
from session.evening import Evening, choices
from words.languages import LANGUAGES
from words.phrases import ENGLISH, GERMAN, Language, phrase

CORNER = CORNERS["top-right"]
SIZES = {(640, 400): 4.16, (800, 480): 5.2, (1280, 720): 8.26, (720, 1280): 8.2, (1920, 1080): 3.6}
PANELS = {(800, 480): 5.2, (1280, 720): 8.26, (480, 800): 5.2}
"""Seven inches, lying and upright, and how many pixels a millimetre has there."""
SCALES = {**dict.fromkeys(SIZES, (1.0, 2.0)), (800, 480): (1.0, 1.5, 2.0)}
"""Between the smallest and the largest letters lies one more, where there is least room."""
LEAST_MM = 4.3
LIE_TOGETHER = {
    "cell",
    "column",
    "correct",
    "drop-meteorite",
    "keep",
    "mark-row",
    "pick",
    "read-box",
    "row",
    "save",
    "write",
}
LONG_NOTICE = Notice(
    "Ada kann nicht mehr alles eintragen. Schreibt die Runde fertig, dann eine noch.", Tone.ALERT
)
SAMPLES = {language: samples(language) for language in map(Language, LANGUAGES)}
NAMES = tuple(SAMPLES[GERMAN])
LOOKS = [
    Look(*size, px_per_mm, language=language, text_scale=scale, can_toss=True, corner=CORNER)
    for (size, px_per_mm), language in product(SIZES.items(), (GERMAN, ENGLISH))
    for scale in SCALES[size]
]
LARGE = [
    Look(*size, px_per_mm, language=language, text_scale=2.0, can_toss=True, corner=CORNER)
    for (size, px_per_mm), language in product(PANELS.items(), (GERMAN, ENGLISH))
]
UPRIGHT = [replace(look, text_scale=scale) for look in LARGE if look.is_portrait for scale in (1.0, 2.0)]


def name_of(look: Look) -> str:
    return f"{look.language}-{look.width}x{look.height}-{look.text_scale}"


@pytest.fixture(scope="module", params=LOOKS, ids=name_of)
def look(request: pytest.FixtureRequest) -> Iterator[Look]:
    """All tests of one look come together, so that its screens are laid out once and then forgotten."""
    yield request.param
    pages.cache_clear()


@cache
def pages(evening: Evening, look: Look) -> tuple[Scene, ...]:
    """All pages of a screen."""
    first = scene(evening, look)
    return (first, *(scene(evening, replace(look, page=page)) for page in range(1, first.pages)))


def all_scenes(look: Look) -> list[tuple[str, Scene]]:
    """All pages of all screens, by the sample's name."""
    return [(name, shown) for name in NAMES for shown in pages(SAMPLES[look.language][name], look)]


def texts(part: Part) -> list[tuple[Box, Lettering]]:
    match part:
        case Label(box, words):
            return [(box, words)]
        case Banner() | TimerRing() | PlayerChip():
            return [(part.words_box, part.words)]
        case _:
            return []


def is_cut(box: Box, words: Lettering) -> bool:
    return words.width > box.width or words.height > box.height


def cut_texts(scenes: list[tuple[str, Scene]]) -> list[tuple[str, Lettering]]:
    return [
        (name, words)
        for name, shown in scenes
        for part in shown.parts
        for box, words in texts(part)
        if is_cut(box, words)
    ]


def test_no_text_is_cut(look: Look) -> None:
    assert cut_texts(all_scenes(look)) == []


def test_a_long_notice_fits_on_every_screen(look: Look) -> None:
    evening = SAMPLES[look.language]["home"]
    noticed = scene(evening, replace(look, notice=LONG_NOTICE))
    assert cut_texts([("home", noticed)]) == []
    assert (
        noticed.parts[:-1] == scene(evening, look).parts
    )  # its place is its own: what fits once fits everywhere


@pytest.mark.parametrize("look", LARGE, indirect=True, ids=name_of)
def test_capitals_are_large_where_text_is_twice_as_large(look: Look) -> None:
    small = [
        (name, words)
        for name, shown in all_scenes(look)
        for part in shown.parts
        for _, words in texts(part)
        if words.size * CAPITAL / look.px_per_mm < LEAST_MM
    ]
    assert small == []


def test_everything_lies_on_the_screen(look: Look) -> None:
    whole = Box(0, 0, look.width, look.height)
    outside = [
        (name, part)
        for name, shown in all_scenes(look)
        for part in shown.parts
        if not whole.contains(part.box)
    ]
    assert outside == []


def test_parts_overlap_only_when_one_lies_on_the_other(look: Look) -> None:
    overlapping = [
        (name, one, other)
        for name, shown in all_scenes(look)
        for one, other in combinations(shown.parts, 2)
        if not lies_on(one, other) and any(here.meets(there) for here in boxes(one) for there in boxes(other))
    ]
    assert overlapping == []


def test_digits_never_touch_dice(look: Look) -> None:
    touching = [
        (name, one, other)
        for name, shown in all_scenes(look)
        for dice in [[part for part in shown.parts if isinstance(part, DieFace)]]
        for one in dice
        for other in dice
        if one.digit and gap(one.digit, other.box) < look.mm(1) - 1
    ]
    assert touching == []


def boxes(part: Part) -> list[Box]:
    """All that a part covers: a die's digit may stand apart from it."""
    return [part.box, part.digit] if isinstance(part, DieFace) and part.digit else [part.box]


def lies_on(below: Part, above: Part) -> bool:
    """What is painted later may lie on a card or a button, wholly; and on confetti or a frame."""
    if isinstance(below, Confetti | TimerFrame):
        return True
    if isinstance(below, SheetGrid | SpaceBoard):
        return below.box.contains(above.box)
    can_carry = isinstance(below, Panel | Button) and not isinstance(above, Button)
    return can_carry and any(below.box.contains(box) for box in boxes(above))


def test_controls_are_large_enough_for_every_finger(look: Look) -> None:
    small = [
        (name, button)
        for name, shown in all_scenes(look)
        for button in shown.buttons
        if min(button.box.width, button.box.height) < least_side(shown.name, button, look) - 2
    ]
    assert small == []


def least_side(name: str, button: Button, look: Look) -> int:
    """Eleven keys side by side and the boxes of a sheet are smaller than other controls, as everywhere."""
    if name == "name":
        return look.mm(8)
    if name == "just-dice" and verb_of(button) == "correct":
        return look.mm(CONTROL_MM)  # the sum is what people look at there
    if verb_of(button) in {"mark-row", "cell", "read-box", "row"}:
        return look.mm(7)
    if is_board_column(button):
        return look.mm(9)
    if is_board_square(button):
        return look.mm(7)
    is_aside = name == "more" or name.startswith(("setting", "features"))
    is_large = is_main(button) and not is_aside and not look.is_portrait
    return look.mm(MAIN_CONTROL_MM if is_large else CONTROL_MM)


def is_board_column(button: Button) -> bool:
    """A column of Beam me up is narrow, and as tall as the board."""
    return button.weight is Weight.BARE and verb_of(button) in {"lift", "move", "boost"}


def is_board_square(button: Button) -> bool:
    """A square of a board that is being copied."""
    return button.weight is Weight.BARE and verb_of(button) == "tell"


def is_main(button: Button) -> bool:
    """What is needed in every round; the event die is one of four, and smaller."""
    match button.does:
        case Pressed() | Chosen(Choice("undo")) | Chosen(Choice("correct", (0 | 1 | 2,))):
            return True
        case _:
            return False


def test_one_thing_to_do_stands_out(look: Look) -> None:
    loud = [
        name
        for name, shown in all_scenes(look)
        if sum(button.weight is Weight.MAIN for button in shown.buttons) > 1
    ]
    assert loud == []


@pytest.mark.parametrize("look", [*LOOKS, *UPRIGHT], indirect=True, ids=name_of)
def test_the_one_thing_to_do_says_what_it_is(look: Look) -> None:
    wordless = [
        (name, button.text)
        for name, shown in all_scenes(look)
        for button in shown.buttons
        if button.weight is Weight.MAIN or is_sheet(button, look)
        if not any(isinstance(part, Label) and button.box.contains(part.box) for part in shown.parts)
    ]
    assert wordless == []


def test_the_way_to_the_next_page_keeps_its_place(look: Look) -> None:
    text = phrase(look.language, "page.next")
    places: dict[tuple[str, str], set[Box]] = {}
    for name, shown in all_scenes(look):
        for button in shown.buttons if shown.patient else ():
            if button.text == text and isinstance(button.does, PageTurned):
                places.setdefault((name, shown.name), set()).add(button.box)
    assert {where for where, boxes in places.items() if len(boxes) > 1} == set()


def is_sheet(button: Button, look: Look) -> bool:
    """The way to somebody's sheet, one of several: a sign alone would not tell whose it is."""
    named = (phrase(look.language, "upwards.choice.open-sheet", name=name) for name in PEOPLE)
    return isinstance(button.does, PageTurned) and button.text in named


def test_buttons_keep_their_distance(look: Look) -> None:
    near = [
        (name, one, other)
        for name, shown in all_scenes(look)
        for one, other in combinations(shown.buttons, 2)
        if not name.startswith("name")
        and gap(one.box, other.box) < look.mm(SPACE_MM) - 2
        and not (lie_together(one) and lie_together(other))
    ]
    assert near == []


def gap(one: Box, other: Box) -> int:
    across = max(one.x, other.x) - min(one.right, other.right)
    down = max(one.y, other.y) - min(one.bottom, other.bottom)
    return max(across, down)


def lie_together(button: Button) -> bool:
    """Dice and boxes lie side by side; what is seen of each is smaller than what can be touched."""
    tells_a_column = isinstance(button.does, PageTurned) and button.weight is Weight.BARE
    on_board = is_board_column(button) or is_board_square(button)
    return tells_a_column or on_board or verb_of(button) in LIE_TOGETHER


def verb_of(button: Button) -> str | None:
    return button.does.choice.verb if isinstance(button.does, Chosen) else None


def test_every_choice_can_be_reached(look: Look) -> None:
    missing = [
        (name, choice)
        for name in NAMES
        for found in [reachable(SAMPLES[look.language][name], look)]
        for choice in choices(SAMPLES[look.language][name])
        if not is_step(choice) and choice not in found
    ]
    assert missing == []


def is_step(choice: Choice) -> bool:
    """The round's time and a number of dice are found by steps: less and more are always there."""
    return choice.about[:1] in {("seconds",), ("dice",)}


def reachable(evening: Evening, look: Look) -> frozenset[Choice]:
    """What buttons on any page mean; a push button stands for the page that asks who."""
    found: set[Choice] = set()
    for shown in pages(evening, look):
        for button in shown.buttons:
            match button.does:
                case Chosen(choice):
                    found.add(choice)
                case Pressed(key):
                    found |= {choice for choice in choices(evening) if choice.verb == key.value}
    return frozenset(found)


def test_every_button_means_something_possible(look: Look) -> None:
    idle = [
        (name, button)
        for name in NAMES
        for offered in [frozenset(choices(SAMPLES[look.language][name]))]
        for shown in pages(SAMPLES[look.language][name], look)
        for button in shown.buttons
        if isinstance(button.does, Chosen) and button.does.choice not in offered and not is_judged(button)
    ]
    assert idle == []


def is_judged(button: Button) -> bool:
    """A floor that does not fit can be laid all the same: the referee says why not."""
    return verb_of(button) == "lay" and button.weight is Weight.BARE


def test_words_are_written_only_in_colours_that_were_checked(look: Look) -> None:
    checked = {(pair.ink, pair.on) for pair in TEXT_PAIRS}
    used = {
        (part.ink, part.on)
        for _, shown in all_scenes(look)
        for part in shown.parts
        if isinstance(part, Label)
    }
    assert used <= checked
