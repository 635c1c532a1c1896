"""`play` with people: all senses and views put together, and what an evening begins with."""
