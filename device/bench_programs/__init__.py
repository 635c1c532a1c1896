"""Small programs that `bench` runs, each in a Python of its own: what they import is what is measured."""
