"""Output files and folders of commands."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from cardtable.commands import Complaint, of_file, shown
from cardtable.library.folders import replace_file, replacing
from cardtable.wording import worded


def replace(path: Path, data: bytes) -> None:
    """Write a file, leaving an existing one in place until the new one is complete.

    A link is followed and its target replaced; anything but a regular file, such as a pipe, is written into. OSError if
    it can't be written.
    """
    if path.exists() and not path.is_file():
        path.write_bytes(data)
    else:
        replace_file(path, data, private=False)


def check_place(path: Path) -> None:
    """Complain now if a file can't be written, before an hour has been spent on its content."""
    try:
        if path.exists() and not path.is_file():
            path.open("ab").close()
        else:
            _try_to_replace(path)
    except OSError as error:
        raise complaint(path, error) from None


def _try_to_replace(path: Path) -> None:
    """Begin to replace a file, but leave it as it is; OSError if it can't be replaced."""
    with suppress(_Left), replacing(path, private=False):
        raise _Left


class _Left(Exception):
    """Raised to leave a replacement that was only a test."""


def complaint(path: Path, error: OSError) -> Complaint:
    """Return a complaint about a file or folder that can't be written."""
    return of_file(path, error)


def fresh_folder(path: Path, taken: Callable[[str], bool], what: str) -> Path:
    """Return a folder, created if necessary.

    Complaint if it can't be written to, or if it contains a file whose name is `taken`; `what` describes such files.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
        held = next((entry.name for entry in path.iterdir() if taken(entry.name)), None)
        if held:
            raise of_file(
                path,
                worded("the folder already contains {what} ({held}); choose an empty one", what=what, held=shown(held)),
            )
        _try_to_replace(path / "probe")
    except OSError as error:
        raise complaint(path, error) from None
    return path
