"""Files that commands write where they are told to."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from cardtable.commands import Complaint, of_file, shown
from cardtable.library.folders import replace_file, replacing
from cardtable.wording import worded


def replace(path: Path, data: bytes) -> None:
    """Writes a file: what was there before stays until the new one is whole. What a link leads to is replaced, and what
    is no plain file, such as a pipe, is written into. OSError where it can't be."""
    if path.exists() and not path.is_file():
        path.write_bytes(data)
    else:
        replace_file(path, data, private=False)


def check_place(path: Path) -> None:
    """Complaint where no file could be written, before an hour has gone into what is to stand there."""
    try:
        if path.exists() and not path.is_file():
            path.open("ab").close()
        else:
            _try_to_replace(path)
    except OSError as error:
        raise complaint(path, error) from None


def _try_to_replace(path: Path) -> None:
    """Begin to replace a file, and leave it as it is; OSError where it couldn't be replaced."""
    with suppress(_Left), replacing(path, private=False):
        raise _Left


class _Left(Exception):
    """Ends what was only tried."""


def complaint(path: Path, error: OSError) -> Complaint:
    """What is said of a file, or folder, that can't be written."""
    return of_file(path, error)


def fresh_folder(path: Path, taken: Callable[[str], bool], what: str) -> Path:
    """A folder, made if need be; Complaint where it can't be written to, or holds `what`: a file whose name is
    `taken`."""
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
