"""Fills the disk at every single write of the code that saves: `python tests/device/full_disk.py`.

A library of a few lines is laid under a child process, and from the nth write to a file on it answers "No
space left on device". The child does the same row of things as in `power_cuts.py`, then there is room again,
and a little more is done. The game must go on all the time, and in the end everything must be on the disk.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import tempfile
import traceback
from itertools import count
from pathlib import Path

from power_cuts import DEEDS, QUICK, STARTED, Deeds, Held, held

from device.saving.journal import open_journal
from games.events import Ticked

LIBRARY = """
#define _GNU_SOURCE
#include <errno.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static int room = -1, asked = 0;
void room_for(int writes) { room = writes; asked = 0; }
int writes_asked(void) { return asked; }

static int is_full(int file) {
    struct stat about;
    if (fstat(file, &about) || !S_ISREG(about.st_mode)) return 0;
    asked++;
    if (room < 0 || asked <= room) return 0;
    errno = ENOSPC;
    return 1;
}

ssize_t write(int file, const void *from, size_t size) {
    return is_full(file) ? -1 : syscall(SYS_write, file, from, size);
}
ssize_t pwrite(int file, const void *from, size_t size, off_t at) {
    return is_full(file) ? -1 : syscall(SYS_pwrite64, file, from, size, at);
}
ssize_t pwrite64(int file, const void *from, size_t size, off_t at) { return pwrite(file, from, size, at); }
int fsync(int file) { return is_full(file) ? -1 : syscall(SYS_fsync, file); }
int fdatasync(int file) { return is_full(file) ? -1 : syscall(SYS_fdatasync, file); }
"""
DONE, UNSAVED, ENOUGH_ROOM = 0, 3, 4
LATER: Deeds = (lambda journal: journal.begin(STARTED), lambda journal: journal.append(Ticked(9)))
"""What is done when there is room again."""


def child(deeds: Deeds, room: int, folder: Path) -> int:
    """Do all of this with room for so many writes, and then a little more with all the room there is."""
    disk = ctypes.CDLL(None)
    disk.room_for(room)
    journal, told = open_journal(folder)
    for deed in deeds:
        deed(journal)
    if disk.writes_asked() <= room:
        return ENOUGH_ROOM
    was_troubled = journal.trouble is not None
    disk.room_for(-1)
    for deed in LATER:
        deed(journal)
    if told:
        return UNSAVED
    assert was_troubled, "nobody was told that the disk is full"
    assert journal.trouble is None, journal.trouble
    return DONE


def answer_of(deeds: Deeds, room: int, folder: Path) -> int:
    """In a process of its own, since a full disk may well be its end."""
    pid = os.fork()
    if not pid:
        try:
            os._exit(child(deeds, room, folder))
        except BaseException:
            traceback.print_exc()
            os._exit(1)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def whole(deeds: Deeds) -> Held:
    """What is to be found when there is always room."""
    with tempfile.TemporaryDirectory(dir=QUICK) as folder:
        journal, _ = open_journal(Path(folder))
        for deed in (*deeds, *LATER):
            deed(journal)
        journal.close()
        return held(Path(folder))


def fill(deeds: Deeds) -> int:
    """Fill the disk at every write and say how many there are; the first loss ends it with exit code 1."""
    wanted = whole(deeds)
    for room in count():
        with tempfile.TemporaryDirectory(dir=QUICK) as folder:
            answer = answer_of(deeds, room, Path(folder))
            if answer == ENOUGH_ROOM:
                return room
            if answer == UNSAVED:
                continue
            if answer != DONE or held(Path(folder)) != wanted:
                raise SystemExit(f"room for {room} writes: answer {answer}, {held(Path(folder))}")
    raise AssertionError("there is always a last write")


def main() -> None:
    """Lay the library under a Python like this one."""
    if len(sys.argv) > 1:
        return print(f"full at each of {fill(DEEDS[:-1])} and {fill(DEEDS)} writes, nothing lost")
    with tempfile.TemporaryDirectory() as folder:
        library, source = Path(folder, "full.so"), Path(folder, "full.c")
        source.write_text(LIBRARY)
        subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source], check=True)
        under = {**os.environ, "LD_PRELOAD": str(library)}
        raise SystemExit(
            subprocess.run([sys.executable, __file__, "full"], check=False, env=under).returncode
        )


if __name__ == "__main__":
    main()
