"""The yardstick: only the two large libraries."""

from __future__ import annotations

import cv2  # noqa: F401 - importing is all it does
import pygame  # noqa: F401

from device.bench_programs.peak import peak_kilobytes

if __name__ == "__main__":
    print(peak_kilobytes())
