"""The command line where the disk is full: no file grows beyond a limit. POSIX only."""

import os
import subprocess
import sys


def on_full_disk(arguments: list[str], limit: int) -> subprocess.CompletedProcess[str]:
    """What ``cardtable ARGUMENTS`` prints where a file takes ``limit`` bytes and no more.

    No bytecode is written there: Python would put what the limit leaves of a module into the cache that all share, and
    every later import of it would fail.
    """
    import resource

    return subprocess.run(
        [sys.executable, "-m", "cardtable", *arguments],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)),
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
