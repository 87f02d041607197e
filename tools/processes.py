"""Processes and threads that this process has started and that still run."""

import multiprocessing
import sys
import threading
from pathlib import Path


def children() -> dict[int, str]:
    """Return the running child processes with their command lines; outside Linux only those of multiprocessing."""
    tasks = Path("/proc/self/task")
    if not tasks.is_dir():
        return {process.pid or 0: process.name for process in multiprocessing.active_children()}
    multiprocessing.active_children()  # its side effect reaps processes that have ended
    result = {}
    for listing in tasks.glob("*/children"):
        try:
            pids = listing.read_text(encoding="ascii").split()
        except OSError:  # the thread has ended since
            continue
        for pid in pids:
            try:
                words = Path("/proc", pid, "cmdline").read_bytes().decode(errors="replace").split("\0")
            except OSError:
                continue
            command = " ".join(words).strip()
            # Ended processes have no command line; multiprocessing's resource tracker lives as long as this process.
            if command and "resource_tracker" not in command:
                result[int(pid)] = command
    return result


def busy_threads() -> list[threading.Thread]:
    """Return the threads at work; those of the app's pool, which stay, are left out while the pool is idle."""
    jobs = sys.modules.get("cardtable.app.jobs")
    idle = jobs is None or not jobs.works_aside()
    return [one for one in threading.enumerate() if not (idle and one.name.startswith("cardtable-work"))]
