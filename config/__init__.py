"""Typed, checked settings and the files they come from. Standard library only."""
