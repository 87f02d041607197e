"""Kept studies: opened with their results, renamed, deleted, and exchanged as archives from any source."""

from __future__ import annotations

import json
import os
import pickle
import struct
import zipfile
from io import BytesIO
from pathlib import Path

import pytest

from cardtable.disk import InUse
from cardtable.errors import BadInput
from cardtable.games.war.rules import WarRules
from cardtable.journal import Journal, read
from cardtable.library import study_archive
from cardtable.library.branches import begin_branch, branches_in
from cardtable.library.folders import studies_path
from cardtable.library.studies import (
    RESULTS,
    STUDY,
    begin_study,
    keep_study,
    kept_studies,
    open_study,
    rename_study,
)
from cardtable.library.study_archive import check_archive, packed, unpacking
from cardtable.library.wastebasket import Wastebasket
from cardtable.playtest.batch import Batch
from cardtable.playtest.block_runner import StudyPlan
from cardtable.playtest.study import BASE, Goal, RuleSet, Study
from cardtable.playtest.study_file import read_study, with_title
from cardtable.playtest.study_part import Part
from cardtable.work import worked_out
from tests.library.test_notes import GAME

CARRY = RuleSet("carry", WarRules(suit_size=5, tie="carry"))
ASKED = Study("war", ("random", "random"), (RuleSet(BASE, WarRules(suit_size=5)), CARRY), 7, (Goal("margin", 1.0),))


@pytest.fixture
def folder() -> Path:
    return begin_study("Ties: what if?", ASKED)


def played(blocks: int, before: Part | None = None) -> Part:
    plan = StudyPlan(ASKED, blocks, jobs=1)
    tally = plan.tally() if before is None else before.tally
    return Part(ASKED, "cardtable study study.toml", 1, 1, blocks, tally.merged(Batch(plan.behind(tally)).run()))


class TestKeeping:
    def test_a_study_opens_with_what_was_found_and_goes_on_behind_it(self, folder: Path) -> None:
        assert folder == studies_path() / "Ties what if"
        assert open_study(folder) == (ASKED, None, "")
        keep_study(folder, ASKED, played(3))
        first = open_study(folder)
        assert first.part is not None
        assert first.part.tally.blocks == 3
        keep_study(folder, ASKED, played(8, first.part))
        (later, whole) = open_study(folder).part, played(8)
        assert later is not None
        held = [part.tally.written() for part in (later, whole)]
        for one in held:
            for each in one["rule_sets"]:
                each["seconds"] = 0.0
        assert held[0] == held[1]
        assert held[0]["differences"][0]["cases"]

    def test_what_does_not_hold_any_more_is_left_out_and_said(self, folder: Path) -> None:
        keep_study(folder, ASKED, played(2))
        other = ASKED._replace(seed=8)
        keep_study(folder, other)
        assert open_study(folder) == (other, None, "the results belong to another question")
        keep_study(folder, ASKED)
        held = json.loads((folder / RESULTS).read_text())
        (folder / RESULTS).write_text(json.dumps(held | {"engine": "0.0"}))
        assert open_study(folder).problem == "played by another version of Cardtable"
        (folder / RESULTS).write_bytes(b"\xff" * 100)
        assert open_study(folder).problem == "not a part of a study"

    def test_they_are_listed_the_latest_first_and_a_broken_one_says_so(self, folder: Path) -> None:
        later = begin_study("Ties: what if?", ASKED)
        assert later.name == "Ties what if (2)"
        os.utime(folder / STUDY, (1_600_000_000, 1_600_000_000))
        (studies_path() / "games alone").mkdir()
        broken = begin_study("broken", ASKED)
        (broken / STUDY).write_text("game = 7")
        keep_study(later, ASKED, played(2))
        os.utime(later / RESULTS, (1_700_000_000, 1_700_000_000))
        os.utime(later / STUDY, (1_600_000_000, 1_600_000_000))
        kept = {study.name: study for study in worked_out(kept_studies())}
        assert list(kept) == ["broken", "Ties what if (2)", "Ties what if"]
        assert [(study.study, study.games) for study in kept.values()] == [(None, 0), (ASKED, 8), (ASKED, 0)]
        assert kept["broken"].problem.startswith("game must be one of")

    def test_games_for_which_nothing_was_asked_are_listed_the_first_of_them_first(self) -> None:
        alone = studies_path() / "Sunday"
        alone.mkdir(parents=True)
        (alone / "z.cardtable").write_text(GAME)
        begin_branch(alone / "z.cardtable", read(alone / "z.cardtable"), 3, "another")
        (studies_path() / "notes.txt").write_text("no folder")
        (kept,) = worked_out(kept_studies())
        assert (kept.name, kept.study, kept.problem) == ("Sunday", None, "")
        assert [path.name for path in kept.records] == ["z.cardtable", "another.cardtable"]

    def test_another_name(self, folder: Path) -> None:
        begin_study("Carried", ASKED)
        renamed = rename_study(folder, "Carried")
        assert (renamed.name, folder.exists()) == ("Carried (2)", False)
        assert rename_study(renamed, "///") == renamed
        assert rename_study(renamed, "Carried (2)") == renamed

    def test_deleted_with_its_games_and_had_back(self, folder: Path) -> None:
        game = folder / "a 1-0.cardtable"
        game.write_text(GAME)
        basket = Wastebasket()
        journal = Journal.resume(game)
        with pytest.raises(InUse):
            basket.put(folder)
        journal.close()
        basket.put(folder)
        assert worked_out(kept_studies()) == []
        assert basket.take_back(folder) == folder
        assert game.read_text() == GAME
        basket.put(folder)
        basket.empty()
        assert not any(path.name == STUDY for path in studies_path().parent.rglob("*"))


def zipped(*files: tuple[str, bytes]) -> bytes:
    data = BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, held in files:
            archive.writestr(zipfile.ZipInfo(name), held, zipfile.ZIP_DEFLATED)
    return data.getvalue()


def as_if_of(count: int, data: bytes) -> bytes:
    """Return a zip whose end record claims to hold `count` files."""
    at = data.rindex(b"PK\x05\x06") + 8
    return data[:at] + struct.pack("<HH", count, count) + data[at + 4 :]


def with_an_end_in_its_end(data: bytes) -> bytes:
    """Return a zip whose end record contains the signature of an end record, where its directory's offset belongs."""
    return data[:-6] + b"PK\x05\x06" + data[-2:]


def locked(data: bytes) -> bytes:
    """Return a zip whose files are marked as encrypted."""
    for sign, flags in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        at = data.index(sign) + flags
        data = data[:at] + b"\x01\x00" + data[at + 2 :]
    return data


def packed_by(method: int) -> bytes:
    """Return a zip with a study, compressed by `method`."""
    data = BytesIO()
    with zipfile.ZipFile(data, "w", method) as archive:
        archive.writestr(*TOML)
    return data.getvalue()


def with_much_beside(data: bytes) -> bytes:
    """Return a zip whose directory is as large as that of many files."""
    with zipfile.ZipFile(file := BytesIO(data), "a") as archive:
        for number in range(40):
            entry = zipfile.ZipInfo(f"{number}.cardtable")
            entry.comment = b" " * 0xFFFF
            archive.writestr(entry, b"")
    return file.getvalue()


def with_large_numbers(data: bytes) -> bytes:
    """Return a zip with a zip64 end record, as archives of more than 65,535 files have."""
    at = data.rindex(b"PK\x05\x06")
    count, size, start = struct.unpack_from("<HLL", data, at + 10)
    large = struct.pack("<4sQ2H2L4Q", b"PK\x06\x06", 44, 45, 45, 0, 0, count, count, size, start)
    return data[:at] + large + struct.pack("<4sLQL", b"PK\x06\x07", 0, at, 1) + data[at:]


TOML = (STUDY, b'game = "war"\nseats = ["club", "club"]\nseed = 1\n')


class TestArchive:
    def test_what_is_sent_arrives_with_games_and_branches(self, folder: Path, tmp_path: Path) -> None:
        keep_study(folder, ASKED, played(2))
        game = folder / "a 1-0.cardtable"
        game.write_text(GAME)
        begin_branch(game, read(game), 5, "A very long name, longer than a file's may be, and then some more of it")
        (folder / "secret.txt").write_text("not a study's")
        sent = tmp_path / "x.cardtable-study"
        sent.write_bytes(packed(folder))
        assert packed(folder) == sent.read_bytes()
        check_archive(sent)
        taken = worked_out(unpacking(sent))
        assert taken == studies_path() / "Ties what if (2)"  # the name inside the archive, not the archive's
        assert (taken / RESULTS).read_bytes() == (folder / RESULTS).read_bytes()
        assert [branch.name for branch in branches_in(taken)] == [branch.name for branch in branches_in(folder)]
        assert {path.name for path in folder.iterdir()} - {path.name for path in taken.iterdir()} == {"secret.txt"}
        sent.write_bytes(packed(rename_study(taken, "Carried")))
        assert worked_out(unpacking(sent)).name == "Carried (2)"

    @pytest.mark.parametrize(
        ("first", "name"),
        [
            (b'title = "Ties \\u202e: 1/2"\n', "Ties 1 2"),
            (b'title = "../../evil"\n', "evil"),
            (b'title = "   "\n', "from afar"),
            (b"", "from afar"),
        ],
    )
    def test_whatever_it_says_it_is_called_makes_the_name_of_a_folder(
        self, first: bytes, name: str, tmp_path: Path
    ) -> None:
        path = tmp_path / "from afar.zip"
        path.write_bytes(zipped((STUDY, first + TOML[1])))
        assert worked_out(unpacking(path)) == studies_path() / name

    def test_a_file_without_a_title_gets_one_and_any_other_loses_its_own(self) -> None:
        for text in (
            TOML[1],
            b'# So.\n"title"  = "Old"\n' + TOML[1],
            TOML[1] + b"title = 'Old'\n[rules]\nsuit_size = 4\n",
        ):
            titled = with_title(text, 'A "new" one')
            assert read_study(titled).title == 'A "new" one'
            assert read_study(titled).study == read_study(text).study
        assert with_title(b"game = 7", "Mine") == b"game = 7"

    @pytest.mark.parametrize(
        ("data", "what"),
        [
            (b"", "it is damaged, or not a zip file"),
            (b"PK\x03\x04" + b"\0" * 50, "it is damaged, or not a zip file"),
            (zipped(("a.cardtable", b"")), "it contains no study.toml, so it is not a study"),
            (zipped((STUDY, b"game = 7")), "study.toml in it is damaged: game must be one of"),
            (
                zipped(TOML, ("../evil.cardtable", b"")),
                "'../evil.cardtable', which does not belong to a study",
            ),
            (
                zipped(TOML, ("/etc/a.cardtable", b"")),
                "'/etc/a.cardtable', which does not belong to a study",
            ),
            (zipped(TOML, ("C:\\a.cardtable", b"")), "which does not belong to a study"),
            (zipped(TOML, ("con.cardtable", b"")), "which does not belong to a study"),
            (zipped(TOML, (".cardtable", b"")), "which does not belong to a study"),
            (zipped(TOML, ("folder/", b"")), "which does not belong to a study"),
            (zipped(TOML, ("run.sh", b"")), "it contains 'run.sh', which does not belong to a study"),
            (zipped(TOML, ("\x1b[2J" * 40 + ".cardtable", b"")), "which does not belong to a study"),
            (zipped(TOML, ("a.cardtable", b""), ("A.cardtable", b"")), "it contains 'A.cardtable' twice"),
            (zipped(TOML, ("caf\xe9.cardtable", b""), ("cafe\u0301.cardtable", b"")), "twice"),
            (zipped(TOML, ("elbat\u202edrac.cardtable", b"")), "which does not belong to a study"),
            (zipped(TOML, ("one\u200b.cardtable", b"")), "which does not belong to a study"),
            (zipped(TOML, ("com\u00b9.cardtable", b"")), "which does not belong to a study"),
            (zipped(TOML, *[(f"{number}.cardtable", b"") for number in range(2001)]), "it contains 2,002 files"),
            (
                as_if_of(3, zipped(TOML, *[(f"{number}.cardtable", b"") for number in range(2001)])),
                "contains 2,002 files",
            ),
            (as_if_of(60_000, zipped(TOML)), "it contains 60,000 files; a study may have at most 2,000"),
            (
                with_an_end_in_its_end(as_if_of(60_000, zipped(TOML))),
                "it contains 60,000 files; a study may have at most 2,000",
            ),
            (with_much_beside(zipped(TOML)), "the file is too large for a study"),
            (with_large_numbers(zipped(TOML)), "the file is too large for a study"),
            (
                packed_by(zipfile.ZIP_BZIP2),
                "'study.toml' in it is encrypted, or compressed in a way that isn't supported",
            ),
            (
                packed_by(zipfile.ZIP_LZMA),
                "'study.toml' in it is encrypted, or compressed in a way that isn't supported",
            ),
            (locked(zipped(TOML)), "'study.toml' in it is encrypted, or compressed in a way that isn't supported"),
        ],
    )
    def test_what_is_no_study_is_refused_and_nothing_is_left(self, data: bytes, what: str, tmp_path: Path) -> None:
        path = tmp_path / "from afar.zip"
        path.write_bytes(data)
        with pytest.raises(BadInput) as error:
            worked_out(unpacking(path))
        assert what in str(error.value)
        with pytest.raises(BadInput):
            check_archive(path)
        assert len(str(error.value).splitlines()) == 1
        assert not studies_path().exists() or list(studies_path().iterdir()) == []

    def test_a_bomb_is_not_unpacked(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(study_archive, "MOST_BYTES", 1 << 16)
        path = tmp_path / "bomb.zip"
        path.write_bytes(zipped(TOML, ("a.cardtable", b"\0" * (1 << 20))))
        with pytest.raises(BadInput, match=r"'a.cardtable' in it is too large for a study"):
            worked_out(unpacking(path))
        path.write_bytes(zipped(TOML, *[(f"{number}.cardtable", b"\0" * 30_000) for number in range(3)]))
        with pytest.raises(BadInput, match=r"'2.cardtable' in it is too large for a study"):
            worked_out(unpacking(path))

    def test_no_file_is_unpacked_further_than_its_limit(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        taken: list[int] = []
        read = zipfile.ZipExtFile.read

        def reading(file: zipfile.ZipExtFile, most: int) -> bytes:
            taken.append(len(piece := read(file, most)))
            return piece

        monkeypatch.setattr(study_archive, "LARGEST", 100_000)
        monkeypatch.setattr(zipfile.ZipExtFile, "read", reading)
        path = tmp_path / "bomb.zip"
        path.write_bytes(zipped(("a.cardtable", b"\0" * (1 << 20))))
        with pytest.raises(BadInput, match="too large"):
            worked_out(unpacking(path))
        assert sum(taken) == 100_001

    @pytest.mark.parametrize("data", [as_if_of(60_000, zipped(TOML)), with_much_beside(zipped(TOML))])
    def test_a_directory_is_not_read_where_its_end_tells_enough(
        self, data: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def read(*_: object) -> None:
            raise AssertionError

        monkeypatch.setattr(zipfile, "ZipFile", read)
        path = tmp_path / "sent.zip"
        path.write_bytes(data)
        with pytest.raises(BadInput):
            worked_out(unpacking(path))

    def test_it_may_be_packed_anew_with_a_comment_and_without_compression(self, tmp_path: Path) -> None:
        path = tmp_path / "sent.zip"
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr(*TOML)
            archive.comment = b"from afar"
        assert (worked_out(unpacking(path)) / STUDY).read_bytes() == TOML[1]

    def test_whoever_leaves_it_has_nothing_of_it(self, tmp_path: Path) -> None:
        """Unpacking is abandoned at every step: in the middle of a file, between two, while they are written."""
        path = tmp_path / "sent.zip"
        path.write_bytes(zipped(TOML, ("a.cardtable", b" " * 200_000), ("b.cardtable", GAME.encode())))
        steps = 0
        while True:
            work = unpacking(path)
            taken = [share for _, share in zip(range(steps), work, strict=False)]
            if len(taken) < steps:
                break
            work.close()
            assert not studies_path().exists() or list(studies_path().iterdir()) == []
            steps += 1
        assert taken == sorted(taken)
        assert steps > 10
        assert [folder.name for folder in studies_path().iterdir()] == ["sent"]

    def test_a_disk_that_is_full_leaves_nothing(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        path = tmp_path / "sent.zip"
        path.write_bytes(zipped(TOML, ("a.cardtable", GAME.encode())))

        def full(*_: object, **__: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(study_archive, "replace_file", full)
        with pytest.raises(OSError, match="No space left"):
            worked_out(unpacking(path))
        assert list(studies_path().iterdir()) == []

    def test_what_a_killed_program_left_is_cleaned_up(self, tmp_path: Path) -> None:
        old, recent = (studies_path() / f".cardtable-{number * 16}" for number in "12")
        theirs = studies_path() / ".cardtable-notes"
        for folder in (old, recent, theirs):
            folder.mkdir(parents=True)
            (folder / "a.cardtable").touch()
        for folder in (old, theirs):
            os.utime(folder, (1_600_000_000, 1_600_000_000))
        path = tmp_path / "sent.zip"
        path.write_bytes(zipped(TOML))
        assert worked_out(unpacking(path)).name == "sent"
        assert [folder.exists() for folder in (old, recent, theirs)] == [False, True, True]


def test_what_is_found_travels_between_processes_to_be_gone_on_with() -> None:
    plan = StudyPlan(ASKED, 2, jobs=1)
    standing = plan.standing(Batch(plan).run(), 1.0)
    arrived = pickle.loads(pickle.dumps(standing))
    assert arrived.tally.written() == standing.tally.written()
    assert arrived.tally.merged(standing.tally).blocks == 4
