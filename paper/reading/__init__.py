"""Reads a sheet from a picture: finds its markers, straightens it, and judges every box by itself."""
