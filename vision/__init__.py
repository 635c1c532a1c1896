"""From pictures to throws. Takes arrays and numbers, gives values: no threads, no files, no settings."""
