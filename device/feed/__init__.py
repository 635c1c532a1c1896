"""The table's open stream: a view that tells what happens on a local socket, and takes decisions back."""
