"""What the owner of a real box can tell about it, once: facts that no rule text prints."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Answer = int | str


@dataclass(frozen=True, slots=True)
class Fact:
    """One fact: what is believed now, what it may be, and whether that is only a guess of ours."""

    name: str
    now: Answer
    answers: tuple[Answer, ...]
    guessed: bool = False
    goes_round: bool = False
    """Does the first answer follow the last, so that one step is enough?"""

    @property
    def less(self) -> Answer | None:
        """The answer before this one."""
        if self.goes_round:
            return None
        place = self.answers.index(self.now)
        return self.answers[place - 1] if place else None

    @property
    def more(self) -> Answer | None:
        """The answer after this one."""
        place = self.answers.index(self.now) + 1
        if self.goes_round:
            return self.answers[place % len(self.answers)]
        return self.answers[place] if place < len(self.answers) else None


@dataclass(frozen=True, slots=True)
class Edition:
    """What can differ between the boxes of a game: its facts, and its setup with one of them changed."""

    facts: Callable[[Any], tuple[Fact, ...]]
    with_fact: Callable[[Any, str, Answer], Any]


def known(edition: Edition, setup: Any) -> dict[str, Answer]:
    """All facts as plain values, to be kept."""
    return {fact.name: fact.now for fact in edition.facts(setup)}


def with_known(edition: Edition, setup: Any, kept: dict[str, Answer]) -> Any:
    """The setup with the facts that were kept; what does not belong there any more is left out."""
    for fact in edition.facts(setup):
        if kept.get(fact.name) in fact.answers:
            setup = edition.with_fact(setup, fact.name, kept[fact.name])
    return setup
