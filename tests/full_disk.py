"""Command line on a full disk, simulated by a limit on the size of files. POSIX only."""

import os
import subprocess
import sys


def on_full_disk(arguments: list[str], limit: int) -> subprocess.CompletedProcess[str]:
    """Run ``cardtable ARGUMENTS`` with files limited to ``limit`` bytes.

    No bytecode is written: Python would put truncated modules into the shared cache, and every later import of them
    would fail.
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
