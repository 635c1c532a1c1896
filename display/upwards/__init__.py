"""The screens of Upwards!, and what they share."""
