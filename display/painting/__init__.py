"""From parts to pixels: a painter for each kind of part, and all signs drawn by ourselves."""
