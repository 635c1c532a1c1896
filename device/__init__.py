"""The box: hardware behind one door each, the loop that owns the state, and the commands."""

from __future__ import annotations

import os
import signal
import sys

# Python answers ^C with a traceback as long as it still imports; until the command listens, ^C just ends it.
if os.path.basename(sys.argv[0]) in {"pipsight", "-m"}:  # noqa: PTH119 - pathlib takes longer than all of this
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # ./run holds it back until here

from device.files.memory import most_pixels, spare_bytes

# Libraries read these once, when they are first imported; every command passes through here before that.
os.environ.setdefault("LIBCAMERA_LOG_LEVELS", "*:WARN")
os.environ.setdefault("OPENCV_FFMPEG_LOGLEVEL", "-8")
os.environ["OPENCV_IO_MAX_IMAGE_PIXELS"] = str(most_pixels(spare_bytes()))
os.environ.setdefault("OPENCV_LOG_LEVEL", "SILENT")
os.environ.setdefault("OPENCV_VIDEOIO_V4L_SELECT_TIMEOUT", "2")
