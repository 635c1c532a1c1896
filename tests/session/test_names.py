"""Names: what can be taken, and why not."""

from __future__ import annotations

import pytest

from session.names import LONGEST_NAME, NameRefusal, refusal, tidy


@pytest.mark.parametrize("name", ["Ada", "Jürgen", "Zoë", "Ömer", "Anne-Marie", "Ωmega", "Жанна", "Leo 2"])
def test_names_of_many_languages_are_fine(name: str) -> None:
    assert refusal(name, ()) is None


@pytest.mark.parametrize(
    ("name", "others", "why"),
    [
        ("", (), NameRefusal.EMPTY),
        ("x" * 60, (), NameRefusal.TOO_LONG),
        ("x" * LONGEST_NAME, (), None),
        ("ADA", ("Ada",), NameRefusal.TAKEN),
        ("Bo🎲", (), NameRefusal.ODD_SIGN),
        ("B\x00b", (), NameRefusal.ODD_SIGN),
    ],
)
def test_a_name_that_cannot_be_taken_says_why(
    name: str, others: tuple[str, ...], why: NameRefusal | None
) -> None:
    assert refusal(name, others) is why


def test_spaces_are_tidied_and_accents_joined() -> None:
    assert tidy("  Anna   Lena ") == "Anna Lena"
    assert tidy("Ju\u0308rgen") == "Jürgen"
