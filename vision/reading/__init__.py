"""One picture to dice: found, judged, counted, doubted."""
