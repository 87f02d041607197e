"""Entry point of the program: `cardtable`, `python -m cardtable`, and the frozen executable."""

import sys


def main() -> int:
    """Run the command line and return its exit status; Ctrl-C ends it without a traceback, however early it comes."""
    try:
        import signal

        # A process that ignores Ctrl-C, as background jobs of a shell do, must go on ignoring it.
        heard = signal.getsignal(signal.SIGINT) is signal.default_int_handler
        if heard:  # while importing there is nothing to clean up, so end at once
            signal.signal(signal.SIGINT, signal.SIG_DFL)
        from cardtable.cli import main as run

        if heard:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        status = run()
        if heard:  # nor is there while the interpreter shuts down
            signal.signal(signal.SIGINT, signal.SIG_DFL)
        return status
    except KeyboardInterrupt:
        return 130  # equals cli.INTERRUPTED, which may not be imported yet


if __name__ == "__main__":
    sys.exit(main())
