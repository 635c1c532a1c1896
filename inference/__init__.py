"""Asks networks that were taught beforehand: the one door to the library that runs them.

It is fed by whoever sees dice or paper, and knows of neither."""

from inference.network import Floats, Network

__all__ = ["Floats", "Network"]
