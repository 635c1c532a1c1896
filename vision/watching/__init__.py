"""Frames to throws: what moves, what rests, what is new."""
