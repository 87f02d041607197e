"""Where the program starts: `cardtable`, `python -m cardtable`, and the frozen one."""

import sys


def main() -> int:
    """Runs the command line and returns its exit status. Ctrl-C ends it without a traceback, however early it comes."""
    try:
        import signal

        # Who ignores Ctrl-C, as what runs in the background does, goes on ignoring it.
        heard = signal.getsignal(signal.SIGINT) is signal.default_int_handler
        if heard:  # what is being imported leaves nothing half done
            signal.signal(signal.SIGINT, signal.SIG_DFL)
        from cardtable.cli import main as run

        if heard:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        status = run()
        if heard:  # nor does the interpreter, as it ends
            signal.signal(signal.SIGINT, signal.SIG_DFL)
        return status
    except KeyboardInterrupt:
        return 130  # as cli.INTERRUPTED, which may not be there yet


if __name__ == "__main__":
    sys.exit(main())
