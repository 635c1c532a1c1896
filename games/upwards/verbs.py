"""What may be decided in Upwards!, besides PASS and ANNOUNCE; `about` always begins with the seat."""

from __future__ import annotations

ROUND_DONE = "round-done"  # the one verb without a seat: everybody has written

# A sheet on the device.
DROP_METEORITE = "drop-meteorite"  # column
MARK_ROW = "mark-row"  # row
PICK = "pick"  # "die" or "reserve", place: a second tap puts it back
RESULT = "result"  # number, when the event allows several
WRITE = "write"  # column
SAVE = "save"
TAKE_BACK = "take-back"
CONFIRM = "confirm"

# Blocks, on the device and while a paper sheet is counted.
CLAIM = "claim"  # block name: the place the device suggests
CELL = "cell"  # row, column: a second tap lets go
OUTLINE = "outline"  # the tapped cells are a block

# Counting a paper sheet.
OPEN_SHEET = "open-sheet"
COLUMN = "column"  # column the next numbers fall into
NUMBER = "number"  # number, 0 for a meteorite
REPEAT = "repeat"
ERASE = "erase"
SHEET_DONE = "sheet-done"
SKIP_SCORING = "skip-scoring"

# Showing a paper sheet to the camera.
SHOW_SHEET = "show-sheet"
LEAVE_SHEET = "leave-sheet"
READ_BOX = "read-box"  # row, column (-1 the arrow): this box is to be put right
READ_VALUE = "read-value"  # what stands there: a number, 0 a meteorite or an arrow, -1 nothing
READ_KEEP = "read-keep"
READ_RIGHT = "read-right"

DIE = "die"
RESERVE = "reserve"
OWN_TOTAL = "own-total"  # seat
