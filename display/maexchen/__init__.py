"""The screens and the words of Mäxchen."""
