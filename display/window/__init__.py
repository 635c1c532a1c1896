"""The window itself: painting what changed, fingers, keys, push buttons, sound."""
