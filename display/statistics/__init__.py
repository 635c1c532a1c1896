"""Looking back: faces as bars, scores over the evenings, and games to take up again."""
