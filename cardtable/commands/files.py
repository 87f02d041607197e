"""Files that commands write where they are told to."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

from cardtable.commands import Complaint, of_file, shown
from cardtable.wording import worded


def replace(path: Path, data: bytes) -> None:
    """Writes a file: what was there before stays until the new one is whole. What a link leads to is replaced, and what
    is no plain file, such as a pipe, is written into. OSError where it can't be."""
    path = path.resolve()
    if path.exists() and not path.is_file():
        path.write_bytes(data)
        return
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        fresh.write_bytes(data)
        if path.exists():
            shutil.copymode(path, fresh)
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)


def check_place(path: Path) -> None:
    """Complaint where no file could be written, before an hour has gone into what is to stand there."""
    place = path.resolve()
    try:
        if place.exists() and not place.is_file():
            place.open("ab").close()
        else:
            probe = place.with_name(f".{place.name}.{os.getpid()}")
            probe.touch(exist_ok=False)
            probe.unlink()
    except OSError as error:
        raise complaint(path, error) from None


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
        probe = path / f".cardtable-{os.getpid()}"
        probe.touch(exist_ok=False)
        probe.unlink()
    except OSError as error:
        raise complaint(path, error) from None
    return path
