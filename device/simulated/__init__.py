"""The simulated tray behind the camera's door, and the players who sit at it."""
