"""Everything people see, touch and read: scenes as data, painted by pygame, worded in German and English."""

import os

# pygame greets on stdout, where machines read our JSON.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
