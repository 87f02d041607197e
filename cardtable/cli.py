"""The command line, where whatever goes wrong ends in one clear line."""

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from cardtable.bots import SOLVED
from cardtable.commands import Complaint, say

BAD_INPUT = 2
INTERRUPTED = 130
READER_GONE = 141
"""What a shell reports for a program that wrote to a pipe nobody reads any more."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit status; `arguments` are those of the process unless given."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # whatever the locale, and whatever the name of a file
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        status = _run(list(sys.argv[1:] if arguments is None else arguments))
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except Complaint as complaint:
        return _complain(*complaint.args)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return READER_GONE
    except OSError as error:  # of all commands' files they take care themselves: this is the output
        _forget_output()
        return _complain(f"cardtable: {error.strerror or error}")


def _run(arguments: list[str]) -> int:
    _keep_solved()
    if not arguments:
        return _open_app()
    from cardtable.commands.arguments import parsed  # late: the app and worker processes do without
    from cardtable.commands.terminal import speak_for

    speak_for(arguments)
    try:
        options = parsed(arguments)
    except SystemExit:  # help, or the version, has been printed
        return 0
    if options.run is None:
        return _open_app(options.record)
    status: int = options.run(options)
    return status


def _keep_solved() -> None:
    """Names the folder for solved games to players, in whatever process they think."""
    from platformdirs import user_cache_dir

    os.environ.setdefault(SOLVED, user_cache_dir("cardtable", appauthor=False))


def _open_app(record: Path | None = None) -> int:
    from cardtable.app.main import main as open_app

    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        # Qt's loop lets no Python code run that could hear of it, and nothing that is on the table can be lost.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    return open_app([], record)


def _complain(*lines: object) -> int:
    with suppress(OSError):
        say(*lines, to=sys.stderr)
    return BAD_INPUT


def _forget_output() -> None:
    """Keeps the interpreter, as it ends, from trying once more to write what could not be written."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
