"""What can be decided in Mäxchen.

The button ANNOUNCE means: I don't believe it!
The button PASS means: I believe it.
"""

from __future__ import annotations

SAY = "say"
"""Announce a value: (value,)"""
UNSEEN = "unseen"
"""Pass the cup on without a look at it."""
GO_ON = "go-on"
"""Everybody has seen it: the next round begins."""
