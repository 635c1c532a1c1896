"""What can be asked of Numberloor on the command line."""
