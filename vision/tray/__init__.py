"""One camera above one tray: where it is, its light, whether it was moved."""
