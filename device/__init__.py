"""The box: hardware behind one door each, the loop that owns the state, and the commands."""
