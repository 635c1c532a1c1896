"""The screens of Beam me up, and what they share."""
