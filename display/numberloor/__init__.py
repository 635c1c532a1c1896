"""The screens of Numberloor, and what they share."""
