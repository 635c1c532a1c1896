"""Faces that were taught: the event die's, cards', your own dice's."""
