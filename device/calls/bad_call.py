"""A call that cannot be followed, told in one sentence."""

from __future__ import annotations

from words.faults import Fault


class BadCall(Fault):
    """The call is wrong: the sentence says what was and what would be right."""
