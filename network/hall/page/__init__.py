"""The wall's page: files that are served as they are."""
