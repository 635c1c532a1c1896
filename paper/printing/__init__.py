"""Puts plans on paper: as a PDF for printers, and as a picture for simulated hands."""
