"""The pieces that screens are built from, as plain data with their places."""
