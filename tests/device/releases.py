"""A release for the tests, as tools/release.py makes one; its installer only says that it was called."""

from __future__ import annotations

import hashlib
import io
import tarfile
from pathlib import Path

NEWER = "99.0.0"
INSTALL = '#!/bin/sh\necho "installing from $0"\nexit 3\n'


def release(
    folder: Path, version: str = NEWER, inside: str | None = None, *, outside: str | None = None
) -> Path:
    """As tools/release.py makes one."""
    path = folder / f"pipsight-{version}.tar.gz"
    top = f"pipsight-{version}"
    files = {
        f"{top}/pyproject.toml": f'[project]\nversion = "{inside or version}"\n',
        f"{top}/systemd/install": INSTALL,
        **({outside: "I was here"} if outside else {}),
    }
    with tarfile.open(path, "w:gz") as archive:
        for name, text in files.items():
            entry = tarfile.TarInfo(name)
            entry.size, entry.mode = len(text), 0o755
            archive.addfile(entry, io.BytesIO(text.encode()))
    path.with_name(f"{path.name}.sha256").write_text(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  x\n")
    return path
