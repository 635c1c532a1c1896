"""A tray that exists only in pictures: dice, felt, light, a hand and a camera, all painted by arithmetic."""
