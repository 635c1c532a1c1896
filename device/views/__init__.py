"""What the loop shows its state to: the window, counting aloud, the log."""
