"""From the edges of a bouncing wire to presses."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from device.parts.debounce import Contact, Edge, Press, at_rest, noticed

# A tactile switch on a breadboard, pressed for about 150 ms; seconds, and whether the wire is down.
BOUNCY_PRESS = (
    Edge(0.0000, True),
    Edge(0.0003, False),
    Edge(0.0011, True),
    Edge(0.0014, False),
    Edge(0.0032, True),
    Edge(0.1481, False),
    Edge(0.1489, True),
    Edge(0.1502, False),
    Edge(0.1504, True),
    Edge(0.1511, False),
)
FREE = at_rest(Edge(-1.0, False))


def presses(*edges: Edge, contact: Contact = FREE) -> list[Press]:
    told = []
    for edge in edges:
        contact, press = noticed(contact, edge)
        if press:
            told.append(press)
    return told


def looks(start: float, end: float, down: bool) -> tuple[Edge, ...]:
    """What the loop sees when it looks thirty times a second."""
    return tuple(Edge(start + turn / 30, down) for turn in range(int((end - start) * 30)))


def test_a_bouncing_press_is_one_short_press() -> None:
    assert presses(*BOUNCY_PRESS, Edge(0.2, False)) == [Press.SHORT]


def test_a_press_is_told_when_it_is_let_go_and_not_before() -> None:
    assert presses(*BOUNCY_PRESS[:5], *looks(0.01, 0.14, True)) == []


def test_a_long_press_is_told_once_while_it_is_still_held() -> None:
    assert presses(Edge(0.0, True), *looks(0.01, 3.0, True)) == [Press.LONG]


def test_letting_go_after_a_long_press_tells_nothing_more() -> None:
    held = (Edge(0.0, True), *looks(0.01, 1.5, True))
    assert presses(*held, Edge(1.5, False), *looks(1.51, 2.0, False)) == [Press.LONG]


def test_a_long_press_between_two_looks_is_still_long() -> None:
    assert presses(Edge(0.0, True), Edge(1.2, False), Edge(1.3, False)) == [Press.LONG]


def test_a_press_let_go_just_before_its_second_is_over_is_short() -> None:
    held = (Edge(0.0, True), Edge(0.99, False))
    assert presses(*held, Edge(1.01, False), Edge(1.05, False)) == [Press.SHORT]


def test_a_spark_on_the_wire_is_no_press() -> None:
    assert presses(Edge(0.0, True), Edge(0.02, False), *looks(0.03, 2.0, False)) == []


def test_two_presses_in_a_row_are_two() -> None:
    twice = (Edge(0.0, True), Edge(0.1, False), Edge(0.2, True), Edge(0.3, False))
    assert presses(*twice, Edge(0.4, False)) == [Press.SHORT, Press.SHORT]


def test_a_button_found_down_says_nothing_until_it_was_let_go() -> None:
    stuck = at_rest(Edge(0.0, True))
    assert presses(*looks(0.1, 5.0, True), Edge(5.0, False), *looks(5.01, 5.2, False), contact=stuck) == []
    later = (Edge(5.0, False), Edge(6.0, True), Edge(6.1, False), Edge(6.2, False))
    assert presses(*later, contact=stuck) == [Press.SHORT]


def test_a_button_is_stuck_after_ten_seconds() -> None:
    down = Contact(level=True, changed=0.0)
    assert [down.is_stuck(seconds) for seconds in (9.9, 10.0)] == [False, True]
    assert not Contact(level=False, changed=0.0).is_stuck(100.0)


@given(st.lists(st.floats(0.0, 0.024), max_size=40))
def test_any_rattle_that_never_lasts_is_silent(gaps: list[float]) -> None:
    moment, edges = 0.0, []
    for number, gap in enumerate(gaps):
        edges.append(Edge(moment, number % 2 == 0))
        moment += gap
    assert presses(*edges, Edge(moment, False), *looks(moment + 0.01, moment + 0.2, False)) == []


@given(st.lists(st.tuples(st.floats(0.0, 3.0), st.booleans()), max_size=60))
def test_there_is_never_more_than_one_press_for_each_time_the_wire_goes_down(
    changes: list[tuple[float, bool]],
) -> None:
    moment, edges = 0.0, []
    for gap, down in changes:
        moment += gap
        edges.append(Edge(moment, down))
    levels = [False, *(edge.down for edge in edges)]
    falls = sum(now and not before for before, now in pairwise(levels))
    assert len(presses(*edges, Edge(moment + 5, False), Edge(moment + 6, False))) <= falls
