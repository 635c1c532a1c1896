"""Files of people: read within limits, written without destroying what was there."""
