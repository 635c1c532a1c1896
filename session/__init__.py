"""The evening around the games, pure as they are: start pages, seats, names, lock, preferences, history."""
