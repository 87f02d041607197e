"""The command line: runs commands, and reports any failure as one clear line."""

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from cardtable.bots import SOLVED
from cardtable.commands import say, told
from cardtable.errors import BadInput
from cardtable.registry import faults
from cardtable.wording import in_words

BAD_INPUT = 2
INTERRUPTED = 130
READER_GONE = 141
"""Exit status that shells report for a program that wrote to a pipe nobody reads any more."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status; `arguments` default to those of the process."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # whatever the locale, and the characters in file names
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        status = _run(list(sys.argv[1:] if arguments is None else arguments))
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except BadInput as error:
        return _complain(*[told(error.where or "cardtable", fault.what, fault.line) for fault in error.faults])
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return READER_GONE
    except OSError as error:  # commands handle errors of their own files, so this is the output
        _forget_output()
        return _complain(f"cardtable: {error.strerror or error}")


def _run(arguments: list[str]) -> int:
    _keep_solved()
    if not arguments:
        return _open_app()
    from cardtable.commands.arguments import parsed  # late, because the app and worker processes don't need it
    from cardtable.commands.terminal import speak_for

    speak_for(arguments)
    try:
        options = parsed(arguments)
    except SystemExit:  # help or the version has been printed
        return 0
    if options.run is None:
        return _open_app(options.record)
    try:
        status: int = options.run(options)
    except BadInput as error:
        error.where = error.where or options.prog
        raise
    _tell_of_guests()
    return status


def _tell_of_guests() -> None:
    """Say which installed games of others can't be used, if the command came upon any."""
    if faults:
        from cardtable.engine.games import left_out

        _complain(*(f"cardtable: {in_words(sentence)}" for sentence in left_out()))


def _keep_solved() -> None:
    """Tell players in all processes, through the environment, where to keep solved games."""
    from platformdirs import user_cache_dir

    os.environ.setdefault(SOLVED, user_cache_dir("cardtable", appauthor=False))


def _open_app(record: Path | None = None) -> int:
    from cardtable.app.main import main as open_app

    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        # Qt's loop runs no Python code that could handle Ctrl-C, and nothing on the table can be lost: end at once.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    return open_app([], record)


def _complain(*lines: object) -> int:
    with suppress(OSError):
        say(*lines, to=sys.stderr)
    return BAD_INPUT


def _forget_output() -> None:
    """Redirect stdout to the null device, so that the interpreter doesn't retry the failed write as it ends."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
