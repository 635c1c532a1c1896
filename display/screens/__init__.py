"""One file a screen: `fits(evening)` says when it is shown, `build(evening, look)` lays it out."""
