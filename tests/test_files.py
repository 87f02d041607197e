"""Every file is read within a limit, and nothing else is taken for one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable.disk import InUse, lock, new_file, open_file, read_file

# --- reading ---------------------------------------------------------------------------------------------------------


def test_a_file_is_read_as_far_as_its_limit_and_a_larger_one_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_file(path, 5) == b"12345"
    with pytest.raises(OSError, match="the file has more than 4 bytes") as error:
        read_file(path, 4)
    assert error.value.filename == str(path)


def test_no_more_is_read_of_a_file_without_end_than_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "file"
    with path.open("wb") as file:
        file.truncate(1 << 40)  # more than any memory
    with pytest.raises(OSError, match="the file has more than 1,000 bytes"):
        read_file(path, 1000)


KINDS = ("a pipe", "a pipe that somebody holds open", "a device", "a socket", "a folder")


@pytest.fixture(params=KINDS)
def strange(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Something else than a file, by way of a link."""
    link, path = tmp_path / "link", tmp_path / "strange"
    held = -1
    if not hasattr(os, "mkfifo"):
        pytest.skip("pipes and devices of POSIX")
    if "pipe" in request.param:
        os.mkfifo(path)
        held = os.open(path, os.O_RDWR) if "holds" in request.param else -1
    elif request.param == "a device":
        path = Path("/dev/zero")
    elif request.param == "a socket":
        import socket

        monkeypatch.chdir(tmp_path)  # a socket's path must be short
        with socket.socket(socket.AF_UNIX) as door:
            door.bind(path.name)
    else:
        path.mkdir()
    link.symlink_to(path)
    yield link
    if held >= 0:
        os.close(held)


def test_what_is_no_file_is_neither_waited_for_nor_read(strange: Path) -> None:
    with pytest.raises(OSError, match=r"it is no ordinary file|Is a directory") as error:
        read_file(strange, 1000)
    assert error.value.filename == str(strange)


def test_no_device_is_opened_to_see_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some do something as soon as they are opened."""
    opened: list[object] = []
    monkeypatch.setattr(os, "open", lambda *how: opened.append(how))
    with pytest.raises(OSError, match="ordinary"):
        open_file(Path("/dev/zero"))
    assert opened == []


def test_what_becomes_a_pipe_after_it_was_looked_at_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("pipes of POSIX")
    path = tmp_path / "file"
    path.touch()
    really = os.open

    def late(named: Path, flags: int) -> int:
        path.unlink()
        os.mkfifo(path)
        return really(named, flags)

    monkeypatch.setattr(os, "open", late)
    with pytest.raises(OSError, match="ordinary"):
        read_file(path, 1000)


def test_a_new_file_takes_nobodys_place(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("nowhere")
    (tmp_path / "file").write_text("theirs")
    for name in ("link", "file"):
        with pytest.raises(FileExistsError):
            new_file(tmp_path / name)
    assert (tmp_path / "file").read_text() == "theirs"
    assert not (tmp_path / "nowhere").exists()
    with new_file(tmp_path / "new") as file:
        lock(file)
        with (tmp_path / "new").open("rb") as other, pytest.raises(InUse):
            lock(other)
