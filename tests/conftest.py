"""What holds for all tests."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("unhurried", deadline=None)  # a busy machine is no fault of what is tested
settings.load_profile("unhurried")
