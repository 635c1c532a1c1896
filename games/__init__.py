"""Pure rules: the table, its events and choices, and the three games. No clock, no chance, no files."""
