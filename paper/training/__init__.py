"""Teaches the two networks that judge a box; needs torch, and is no part of the installed program."""
