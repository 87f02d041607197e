"""Processes that we start, and how they come to their end: with us, however we go."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # multiprocessing comes with the first process, which most runs do without
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

_GUARD = 'read -r group && { read -r never; kill -s KILL -- "-$group"; }'
"""For a shell: learns of a process group, and kills it as soon as nobody holds the other end of its input."""


class OrphanGuard:
    """Kills a process group when this process has ended without `close`, be it by SIGKILL.

    A shell of its own, out of reach of Ctrl-C, waits for the end of a pipe that this process alone holds. Linux' own
    signal for that (PR_SET_PDEATHSIG) would spare the processes that a program has started, come with the end of the
    thread that started it, and take Python code between fork and exec. Where there is no shell, as on Windows, this
    does nothing, and a program is left with the end of its input.
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
        """From now on the group ends with us."""
        if self._shell is not None and self._shell.stdin is not None:
            with suppress(OSError):
                self._shell.stdin.write(b"%d\n" % group)

    def close(self) -> None:
        """The group has ended, or is to be left alone."""
        if self._shell is not None and self._shell.stdin is not None:
            self._shell.kill()
            self._shell.wait()
            self._shell.stdin.close()


def end_with_parent() -> None:
    """In a process started by multiprocessing: from now on it ends, at once and in the midst of whatever it does, when
    the process that started it has ended."""
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
    """Starts a process of ours, which is given its end of a pipe and then `args`; gives the process, and the other end.
    It does not hear the signals of the names in `deaf_to`, such as SIGINT, until it calls `hear`.

    Else Ctrl-C, which a terminal sends to all of us, would meet it before it can handle it.
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
    resource_tracker.ensure_running()  # as starting a process would, which lets interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, numbers)  # a new process inherits what is blocked
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def hear(*names: str) -> None:
    """Lets signals through that `start_with_pipe` kept away."""
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.Signals[name] for name in names])
