"""Child processes, and making sure that they end when this process ends, however it ends."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # multiprocessing is imported with the first process, which most runs never start
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

_GUARD = 'read -r group && { read -r never; kill -s KILL -- "-$group"; }'
"""Shell script that reads a process group's ID, and kills the group once its input is closed."""


class OrphanGuard:
    """Guard that kills a process group if this process ends without calling `close`, even by SIGKILL.

    It is a shell in its own session, out of reach of Ctrl-C, that waits for the end of a pipe which only this process
    holds open. Linux's own means, PR_SET_PDEATHSIG, would not reach grandchildren, would fire when the starting thread
    ends, and would need Python code between fork and exec. Without a shell, as on Windows, this does nothing, and a
    program must notice the end of its input.
    """

    def __init__(self) -> None:
        self._shell: subprocess.Popen[bytes] | None = None
        if sys.platform == "win32":
            return
        with suppress(OSError):
            self._shell = subprocess.Popen(
                ["/bin/sh", "-c", _GUARD],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                start_new_session=True,
            )

    def watch(self, group: int) -> None:
        """Kill the group, from now on, when this process ends."""
        if self._shell is not None and self._shell.stdin is not None:
            with suppress(OSError):
                self._shell.stdin.write(b"%d\n" % group)

    def close(self) -> None:
        """Stop guarding: the group has ended, or is to be left alone."""
        if self._shell is not None and self._shell.stdin is not None:
            self._shell.kill()
            self._shell.wait()
            self._shell.stdin.close()


def end_with_parent() -> None:
    """End this process, started by multiprocessing, as soon as its parent has ended, whatever it is doing."""
    from multiprocessing import parent_process
    from multiprocessing.connection import wait as wait_for

    parent = parent_process()
    if parent is None:
        return

    def wait() -> None:
        wait_for([parent.sentinel])
        os._exit(1)

    threading.Thread(target=wait, name="cardtable-parent", daemon=True).start()


def start_with_pipe(
    target: Callable[..., None], *args: object, name: str, daemon: bool = True, deaf_to: Sequence[str] = ()
) -> "tuple[BaseProcess, Connection]":
    """Start a process with one end of a pipe and `args` as arguments; return the process and the other end.

    The process ignores the signals named in `deaf_to`, such as SIGINT, until it calls `hear`. Otherwise Ctrl-C, which a
    terminal sends to all processes, could arrive before it can be handled.
    """
    import multiprocessing

    context = multiprocessing.get_context("spawn")
    connection, theirs = context.Pipe()
    process = context.Process(target=target, args=(theirs, *args), name=name, daemon=daemon)
    _start_sheltered(process, deaf_to)
    theirs.close()
    return process, connection


def _start_sheltered(process: "BaseProcess", names: Sequence[str]) -> None:
    if sys.platform == "win32":
        process.start()
        return
    from multiprocessing import resource_tracker

    numbers = [signal.Signals[name] for name in names]
    resource_tracker.ensure_running()  # or starting the process would do it, and unblock interrupts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, numbers)  # a new process inherits the signal mask
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def hear(*names: str) -> None:
    """Unblock signals that `start_with_pipe` has blocked."""
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.Signals[name] for name in names])
