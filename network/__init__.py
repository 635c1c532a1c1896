"""Everything with a network: the gate for phones, and the wall of a hall. Nothing here knows a game."""
