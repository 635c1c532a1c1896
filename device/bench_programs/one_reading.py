"""One picture read, and the memory that took."""

from __future__ import annotations

from device.bench_programs.peak import peak_kilobytes
from vision.reading import read
from vision.simulated.pictures import still

if __name__ == "__main__":
    read(still(1, (1, 2, 3))[0])
    print(peak_kilobytes())
