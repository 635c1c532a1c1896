"""Sheets that nobody wrote: filled in by simulated hands, photographed by a simulated camera, from seeds."""
