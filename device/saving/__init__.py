"""What outlives the evening: the journal and its second copy, saved games, facts about boxes."""
