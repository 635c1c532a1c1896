"""One picture to dice: found, judged, counted, doubted. Outside vision, only what is named here is used."""

from vision.reading.annotation import annotate
from vision.reading.reader import read
from vision.reading.readings import Advice, Doubt, PictureBox, Reading, SeenDie

__all__ = ["Advice", "Doubt", "PictureBox", "Reading", "SeenDie", "annotate", "read"]
