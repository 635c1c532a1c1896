"""A call that cannot be followed, told in one sentence."""

from __future__ import annotations


class BadCall(Exception):
    """The call is wrong: the message says, in the caller's language, what was and what would be right."""
