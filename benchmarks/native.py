"""Builds and loads the loops over the C++ cores: hupai's, PyMahjongGB's, and the calibration.

Nothing of PyMahjongGB is kept in this repository: pip fetches its source distribution, which is compiled with the same
flags as hupai. Without network, compiler or CMake the loops are left out, and with them the rows that need them.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import tarfile
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from benchmarks.hands import HandSet

SOURCES = Path(__file__).parent / "native"
BUILD = Path(os.environ.get("HUPAI_BENCHMARK_BUILD", SOURCES.parents[1] / "build" / "benchmarks"))
PEER = "PyMahjongGB==1.4.0"
ALL_FORMS = 31


class Rows(ctypes.Structure):
    _fields_ = (
        ("counts", ctypes.c_void_p),
        ("jokers", ctypes.c_void_p),
        ("winning", ctypes.c_void_p),
        ("number", ctypes.c_size_t),
    )


def rows_of(hands: HandSet) -> Rows:
    """The arrays stay alive as long as the set of hands."""
    return Rows(hands.counts.ctypes.data, hands.jokers.ctypes.data, hands.winning.ctypes.data, len(hands))


def tiles_of(hands: HandSet) -> npt.NDArray[np.uint8]:
    return np.array(hands.kinds, np.uint8)


def _peer_sources() -> Path | None:
    folder = BUILD / "sdist"
    found = next(folder.glob("PyMahjongGB-*/setup.py"), None)
    if found is None:
        folder.mkdir(parents=True, exist_ok=True)
        fetch = [sys.executable, "-m", "pip", "download", "-q", "--no-binary", ":all:", "--no-deps"]
        if subprocess.run([*fetch, "-d", str(folder), PEER], check=False).returncode != 0:
            return None
        with tarfile.open(next(iter(folder.glob("*.tar.gz")))) as archive:
            archive.extractall(folder, filter="data")
        found = next(folder.glob("PyMahjongGB-*/setup.py"))
    return found.parent


@lru_cache
def _is_built() -> bool:
    configure = ["cmake", "-S", str(SOURCES), "-B", str(BUILD), "-DCMAKE_BUILD_TYPE=Release"]
    try:
        subprocess.run(
            [*configure, f"-DPYMAHJONGGB_SOURCE={_peer_sources() or ''}"],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        subprocess.run(["cmake", "--build", str(BUILD)], check=True, stdout=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"the loops over the C++ cores could not be built: {error}", file=sys.stderr)
        return False
    return True


@lru_cache
def library(name: str) -> Any:
    """`hupai`, `calibration` or `pymahjonggb`; None where it could not be built."""
    path = next(iter(BUILD.glob(f"*loops_{name}.*")), None) if _is_built() else None
    return None if path is None else ctypes.CDLL(str(path))


def pointer(array: npt.NDArray[Any]) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)
