"""The phone page: files that are served as they are."""
