"""What can be asked of Beam me up on the command line."""
