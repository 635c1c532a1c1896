"""A whole game by itself: simulated players throw, the real reader reads, everything is told."""
