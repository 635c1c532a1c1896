"""Games written in one file: a closed format, read into a plan, and one set of rules for all plans."""
