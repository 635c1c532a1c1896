"""Game files: read, put on the shelf, and checked for their authors."""
