"""What can be asked of Upwards! on the command line."""
