"""The camera thread, its eye, and how both are set up and taught."""
