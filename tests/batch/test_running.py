"""How batches run: Ctrl-C, the interpreter's lock, what is imported."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import hupai
from hupai import batch

LONG_BATCH = """
import sys, time
import numpy as np, hupai
hands = hupai.batch.HandArray(np.full((200_000, 14), 42, np.uint8))
print("ready", flush=True)
try:
    hupai.batch.score(hands, threads=int(sys.argv[1]))
except KeyboardInterrupt:
    print(time.time(), flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT to another process")
@pytest.mark.parametrize("threads", [1, 2])
def test_ctrl_c_ends_a_batch(threads: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", LONG_BATCH, str(threads)], stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
        time.sleep(0.3)
        sent = time.time()
        child.send_signal(signal.SIGINT)
        ended = float(child.stdout.readline())
    assert child.returncode == 0
    assert ended - sent < 2  # a tenth of a second, on a machine that has nothing else to do


def test_other_threads_go_on_meanwhile() -> None:
    hands = batch.HandArray(np.full((2000, 14), 42, np.uint8))  # a tenth of a second and more
    running = threading.Event()
    ended = threading.Event()
    ticks: list[int] = []

    def tick() -> None:
        running.set()
        while not ended.is_set():
            ticks.append(1)
            time.sleep(0.001)

    other = threading.Thread(target=tick)
    other.start()
    running.wait()
    before = len(ticks)
    batch.score(hands)
    during = len(ticks) - before
    ended.set()
    other.join()
    assert during >= 3


def test_a_batch_may_run_in_any_thread() -> None:
    counts = np.zeros((5000, 34), np.uint8)
    counts[:, :13] = 1
    expected = batch.shanten(counts)
    found = []
    threads = [
        threading.Thread(target=lambda: found.append(batch.shanten(counts, threads=2))) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4
    assert all(np.array_equal(answer, expected) for answer in found)


def test_numpy_is_imported_with_the_first_batch_and_not_before() -> None:
    code = (
        "import sys, hupai; early = 'numpy' in sys.modules; hupai.batch; print(early, 'numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False True\n"
    assert "batch" in dir(hupai)
    with pytest.raises(AttributeError, match="no attribute 'batches'"):
        hupai.batches  # type: ignore[attr-defined]  # noqa: B018
