"""The screens of just dice: the throw with its sum, and the last throws."""
