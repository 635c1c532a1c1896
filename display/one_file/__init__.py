"""The screens and the words of every game that is written in one file."""
