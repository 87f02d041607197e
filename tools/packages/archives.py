"""Archives rewritten so that two with the same files are byte-equal."""

from __future__ import annotations

import gzip
import tarfile
import zipfile
from pathlib import Path

from tools.packages.facts import built_at


def put_tar_in_order(archive: Path, target: Path) -> None:
    """Rewrite a .tar.gz in the order of names, without time, user or machine of its making."""
    when = built_at()
    with (
        tarfile.open(archive) as old,
        target.open("wb") as file,
        gzip.GzipFile("", "wb", fileobj=file, mtime=when) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as new,
    ):
        for entry in sorted(old.getmembers(), key=lambda entry: entry.name):
            entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = when, 0, 0, "", ""
            entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
            entry.pax_headers = {}
            new.addfile(entry, old.extractfile(entry) if entry.isfile() else None)


def sort_zip(archive: Path) -> None:
    """Sort the files of a .zip by name, in place, and change nothing else."""
    with zipfile.ZipFile(archive) as old:
        files = [(entry, old.read(entry)) for entry in sorted(old.infolist(), key=lambda entry: entry.filename)]
    with zipfile.ZipFile(archive, "w") as new:
        for entry, data in files:
            new.writestr(entry, data)
