"""From values to words: what a choice, a cue, a setting or a phase is called."""
