"""Everything people see, touch and read: scenes as data, painted by pygame, worded in German and English."""
