"""What a call on the command line needs: its language, its files, its mistakes in a sentence."""
