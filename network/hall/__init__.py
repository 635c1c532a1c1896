"""The wall of a hall: all tables of a club on one page, from what the broker keeps."""
