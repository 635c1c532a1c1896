"""Imports `device` before any test imports OpenCV, which learns its limits only once."""

from __future__ import annotations

import device  # noqa: F401
