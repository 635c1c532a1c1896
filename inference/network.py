"""One network, read from the file that a package brings, and asked on one thread."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    import onnxruntime

Floats = NDArray[np.float32]

ERRORS = 3
"""Its library's word for "say nothing but what went wrong"."""


class Network:
    """Numbers in, numbers out."""

    def __init__(self, package: str, name: str) -> None:
        with resources.as_file(resources.files(package) / "models" / name) as path:
            self._session = _opened(path)
        self._given = self._session.get_inputs()[0].name

    def answer(self, given: Floats) -> Floats:
        """What it says to some pictures, a row for each."""
        return np.asarray(self._session.run(None, {self._given: given})[0], np.float32)


def _opened(path: Path) -> onnxruntime.InferenceSession:
    _share_memory()
    import onnxruntime  # noqa: PLC0415

    options = onnxruntime.SessionOptions()
    # The table has other work for its other threads.
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.enable_mem_pattern = False
    options.add_session_config_entry("session.use_env_allocators", "1")
    options.log_severity_level = ERRORS
    return onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])


@cache
def _share_memory() -> None:
    """What one network needed for its answer, the next one takes over: a table that waits has 8 MB less."""
    with _unheard():
        # Only here: it takes a while, and most commands look at no picture.
        import onnxruntime  # noqa: PLC0415
    kind = onnxruntime.OrtAllocatorType.ORT_ARENA_ALLOCATOR
    plain = onnxruntime.OrtMemoryInfo("Cpu", kind, 0, onnxruntime.OrtMemType.DEFAULT)
    as_asked = onnxruntime.OrtArenaCfg(0, 1, 1 << 16, -1)
    onnxruntime.create_and_register_allocator(plain, as_asked)


@contextmanager
def _unheard() -> Iterator[None]:
    """On a Pi, whose screen has no maker's number, the library complains past Python when it is loaded."""
    terminal, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(terminal, 2)
        os.close(terminal)
        os.close(nowhere)
