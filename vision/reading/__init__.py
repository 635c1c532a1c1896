"""One picture to dice: found, judged, counted, doubted. Outside vision, only what is named here is used."""

from vision.reading.annotation import annotate
from vision.reading.reader import read
from vision.reading.readings import Advice, Box, Doubt, Reading, SeenDie

__all__ = ["Advice", "Box", "Doubt", "Reading", "SeenDie", "annotate", "read"]
