"""Studies are kept by the bench, and found again on their page."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QInputDialog
from pytestqt.qtbot import QtBot

from cardtable.app.jobs import works_aside
from cardtable.app.lab.bench_page import BenchPage
from cardtable.app.lab.open_table_page import OpenTablePage
from cardtable.app.lab.studies_page import StudiesPage
from cardtable.app.lab.sweep_page import SweepPage
from cardtable.app.routes import Home, OpenTable, Studies, StudyAt
from cardtable.app.window import MainWindow
from cardtable.games.war.rules import WarRules
from cardtable.library.folders import own_folder, studies_path
from cardtable.library.studies import STUDY, OpenedStudy, begin_study, open_study
from cardtable.library.study_archive import packed
from cardtable.playtest.study import BASE, Claim, Evidence, Goal, RuleSet, Study
from cardtable.playtest.study_part import Part
from tests.app.conftest import drop, let_happen, page_of, press
from tests.app.sight import column
from tests.app.studies import BLOCKS
from tests.app.test_bench import answered, bench
from tests.app.test_home import cut
from tests.app.test_watch import played

pytestmark = pytest.mark.usefixtures("unpainted")

CARRY = "Ties raise the stakes"
SETS = (RuleSet(BASE, WarRules()), RuleSet("carried", WarRules(tie="carry")))
ASKED = Study("war", ("random", "random"), SETS, 7, (Goal("margin", 1.0),))


def kept(qtbot: QtBot, page: BenchPage, name: str = CARRY) -> Path:
    """Wait until the bench has saved its study, and return the study's folder."""
    qtbot.waitUntil(lambda: page.foot.kept_as.accessibleName() == f"Saved as “{name}”")
    qtbot.waitUntil(lambda: not works_aside())
    return studies_path() / name


def part_of(opened: OpenedStudy) -> Part:
    assert opened.part is not None
    return opened.part


def listed(qtbot: QtBot, window: MainWindow) -> StudiesPage:
    """Open the page of kept studies from the bench."""
    if not isinstance(window.page, BenchPage):
        bench(qtbot, window)
    page = window.page
    assert isinstance(page, BenchPage)
    page.studies_button.click()
    studies = window.page
    assert isinstance(studies, StudiesPage)
    qtbot.waitUntil(lambda: studies.studies is not None)
    return studies


def opened(qtbot: QtBot, window: MainWindow, path: Path) -> BenchPage:
    before = window.page
    window.go(StudyAt(path))
    qtbot.waitUntil(lambda: window.page is not before)
    page = window.page
    assert isinstance(page, BenchPage)
    return page


def test_what_is_found_is_kept_under_the_name_of_the_question(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, tie="carry")
    standing = answered(qtbot, page)
    part = part_of(open_study(kept(qtbot, page)))
    assert part.study == page.study
    assert part.tally.written() == standing.tally.written()
    assert page.foot.kept_as.isVisible()
    assert page.foot.kept_as.accessibleName() == f"Saved as “{CARRY}”"


def test_a_question_that_is_asked_again_has_what_was_found(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, tie="carry")
    standing = answered(qtbot, page)
    kept(qtbot, page)
    page.asking.form.show_rules(WarRules(suit_size=7))
    answered(qtbot, page)
    kept(qtbot, page, "Quick seven cards a suit")
    page.asking.form.show_rules(WarRules(tie="carry"))
    answered(qtbot, page)
    assert page.run.process is None
    assert page.standing == standing
    assert page.keeping.path == studies_path() / CARRY
    page.playing.more_button.click()
    assert answered(qtbot, page).blocks == 2 * BLOCKS


def test_another_name_by_a_click(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, tie="carry")
    answered(qtbot, page)
    kept(qtbot, page)
    page.foot.kept_as.click()
    (dialog,) = window.findChildren(QInputDialog)
    dialog.setTextValue("Ties & co")
    dialog.accept()
    assert kept(qtbot, page, "Ties & co").is_dir()
    qtbot.waitUntil(lambda: page.foot.kept_as.text() == "Saved as “Ties && co”")


def test_what_was_not_written_yet_is_when_the_bench_is_left(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, tie="carry")
    standing = answered(qtbot, page)
    folder = kept(qtbot, page)
    assert page.run.process
    more = standing.tally.merged(standing.tally)
    page.run.take(standing._replace(tally=more, blocks=more.blocks, over=False))
    assert part_of(open_study(folder)).tally.blocks == BLOCKS
    window.go(Home())
    qtbot.waitUntil(lambda: part_of(open_study(folder)).tally.blocks == 2 * BLOCKS)


def test_a_disk_that_is_full_is_said_once_and_the_games_go_on(
    qtbot: QtBot, window: MainWindow, at_once: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(window, "say", said.append)
    studies_path().parent.mkdir(parents=True, exist_ok=True)
    studies_path().write_text("no folder")
    page = bench(qtbot, window, tie="carry")
    page.failed.connect(said.append)
    answered(qtbot, page)
    qtbot.waitUntil(lambda: bool(said))
    assert said[0].startswith("The findings can't be saved: ")
    count = len(said)
    assert page.standing
    page.run.take(page.standing)
    qtbot.waitUntil(lambda: not works_aside())
    let_happen()
    assert len(said) == count
    studies_path().unlink()
    page.keeping.write()
    kept(qtbot, page)


def test_games_that_are_looked_at_lie_in_the_folder(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, tie="carry")
    answered(qtbot, page)
    folder = kept(qtbot, page)
    page.side.watch_button.click()
    qtbot.waitUntil(lambda: isinstance(window.page, OpenTablePage))
    assert [path.parent for path in studies_path().rglob("*.cardtable")] == [folder]


def test_a_kept_study_is_shown_at_once_and_gone_on_with(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    first = bench(qtbot, window, tie="carry")
    standing = answered(qtbot, first)
    folder = kept(qtbot, first)
    page = opened(qtbot, window, folder)
    assert page is not first
    assert page.run.process is None
    assert page.standing is not None
    assert page.standing.findings.differences == standing.findings.differences
    assert len(page.side.games.rows) == len(standing.cases[0])
    assert page.asked.players == ("random", "random")
    page.playing.more_button.click()
    answered(qtbot, page)
    qtbot.waitUntil(lambda: part_of(open_study(folder)).tally.blocks == 2 * BLOCKS)
    assert [path.name for path in studies_path().iterdir()] == [CARRY]


def test_what_a_study_says_besides_its_question_stays(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    folder = begin_study("Mine", ASKED)
    page = opened(qtbot, window, folder)
    answered(qtbot, page)
    kept(qtbot, page, "Mine")
    assert part_of(open_study(folder)).study == ASKED


def test_one_of_several_rule_sets_is_shown_with_all_of_them(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    sets = (*SETS, RuleSet("short", WarRules(suit_size=5)))
    said = Claim("It is short.", (Evidence("rounds", "short", BASE, below=0.0),))
    folder = begin_study("Mine", ASKED._replace(rule_sets=sets, claim=said))
    page = opened(qtbot, window, folder)
    answered(qtbot, page)
    kept(qtbot, page, "Mine")
    assert [row.name for row in page.sets.list.rows] == ["carried", "short"]
    assert all(row.told for row in page.sets.list.rows)
    page.ask(page.asked.named(1, "shorter"))
    page.keeping.write()
    # The question is written before the results: in between no part belongs to it.
    qtbot.waitUntil(lambda: (part := open_study(folder).part) is not None and part.study.rule_sets[2].name == "shorter")
    found = part_of(open_study(folder))
    assert found.study.claim
    assert found.study.claim.shown_by[0].under == "shorter"
    assert found.tally.blocks == BLOCKS


@pytest.mark.parametrize(
    ("good", "bad", "why"),
    [
        (b'"engine": "', b'"engine": "0 ', "played by another version of Cardtable"),
        (b'"games": 12', b'"games": 1e999', "the results in it are damaged"),
        (b'"format": "', b'"format": "not ', "not a part of a study"),
    ],
)
def test_findings_that_can_not_be_used_are_left_as_they_are_and_it_is_said_why(
    qtbot: QtBot,
    window: MainWindow,
    at_once: None,
    monkeypatch: pytest.MonkeyPatch,
    good: bytes,
    bad: bytes,
    why: str,
) -> None:
    said: list[str] = []
    monkeypatch.setattr(window, "say", said.append)
    first = bench(qtbot, window, tie="carry")
    answered(qtbot, first)
    results = kept(qtbot, first) / "results.part"
    old = results.read_bytes().replace(good, bad)
    assert old != results.read_bytes()
    results.write_bytes(old)
    studies = listed(qtbot, window)
    assert column(studies.list, 0) == [CARRY]
    qtbot.waitUntil(lambda: column(studies.list, 3) == [f"Can't be used: {why}"])
    page = opened(qtbot, window, results.parent)
    assert said == [
        f"The findings of this study can't be used: {why}. They are kept as they are, and new findings are saved as "
        "another study."
    ]
    answered(qtbot, page)
    kept(qtbot, page, f"{CARRY} (2)")
    assert results.read_bytes() == old


def test_the_studies_lie_over_the_bench_the_latest_first(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    os.utime(begin_study("Old", ASKED) / STUDY, (1_600_000_000, 1_600_000_000))
    broken = begin_study("Broken", ASKED) / STUDY
    broken.write_text("game = 7")
    os.utime(broken, (1_500_000_000, 1_500_000_000))
    page = bench(qtbot, window, tie="carry")
    answered(qtbot, page)
    kept(qtbot, page)
    studies = listed(qtbot, window)
    assert column(studies.list, 0) == [CARRY, "Old", "Broken"]
    assert column(studies.list, 4) == [str(4 * BLOCKS), "", ""]
    qtbot.waitUntil(lambda: column(studies.list, 3) == ["Players not yet known to be fit", "", ""])
    assert studies.list.row == 0  # the first study is still chosen
    assert set(column(studies.list, 2)[:2]) == {"Tied bids: add it to the next"}
    press(studies.list, Qt.Key.Key_Return)
    assert window.page is page
    studies = listed(qtbot, window)
    studies.list.choose_row(2)
    assert not studies.open_button.isEnabled()
    assert studies.why_not.text().startswith("This study can't be read: game must be one of")
    studies.list.choose_row(1)
    press(studies.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.page, BenchPage) and window.page is not page)


def test_one_is_deleted_and_had_back_with_the_bench_on_it(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, tie="carry")
    answered(qtbot, page)
    folder = kept(qtbot, page)
    studies = listed(qtbot, window)
    assert not studies.undo_button.isEnabled()
    press(studies.list, Qt.Key.Key_Delete)
    assert not folder.exists()
    assert studies.list.isHidden()
    assert page.foot.kept_as.isHidden()
    studies.undo_button.click()
    qtbot.waitUntil(lambda: bool(studies.studies))
    assert page.keeping.path == folder
    press(studies.list, Qt.Key.Key_F2)
    (dialog,) = studies.findChildren(QInputDialog)
    dialog.setTextValue("Carried")
    dialog.accept()
    qtbot.waitUntil(lambda: column(studies.list, 0) == ["Carried"])
    assert page.keeping.path == studies_path() / "Carried"


def test_one_is_sent_and_taken_in_elsewhere(qtbot: QtBot, window: MainWindow, at_once: None, tmp_path: Path) -> None:
    page = bench(qtbot, window, tie="carry")
    answered(qtbot, page)
    kept(qtbot, page)
    studies = listed(qtbot, window)
    for button, name in ((studies.send_button, "sent.cardtable-study"), (studies.report_button, "sent.html")):
        button.click()
        (dialog,) = studies.window().findChildren(QFileDialog)
        assert dialog.selectedFiles() == [dialog.directory().absoluteFilePath(CARRY + Path(name).suffix)]
        dialog.fileSelected.emit(str(tmp_path / name))
        dialog.close()
        dialog.deleteLater()
        qtbot.waitUntil((tmp_path / name).exists)
        qtbot.waitUntil(lambda: not works_aside())
        let_happen()
    assert "had a different winner" in (tmp_path / "sent.html").read_text()
    studies.take(tmp_path / "sent.cardtable-study")
    qtbot.waitUntil(lambda: studies.chosen is not None and studies.chosen.name == f"{CARRY} (2)")
    parts = [part_of(open_study(studies_path() / name)) for name in (f"{CARRY} (2)", CARRY)]
    assert parts[0].tally.written() == parts[1].tally.written()


def test_a_question_that_was_passed_over_has_what_others_tell_of_it_later(
    qtbot: QtBot, window: MainWindow, at_once: None
) -> None:
    page = bench(qtbot, window, tie="carry")
    answered(qtbot, page)
    both = page.asked.with_rule_set().with_rules(WarRules(suit_size=5))
    page.ask(both.without_rule_set(0))  # typed on the way to another, and never played
    assert page.view.standing is None
    page.ask(both)
    page.begin()
    qtbot.waitUntil(lambda: page.standing is not None and page.standing.over)
    known = page.standing
    page.ask(both.without_rule_set(0))
    assert known
    assert page.standing
    assert page.standing.over
    assert page.standing.findings.differences == known.findings.differences[1:]


@pytest.mark.parametrize(("suffix", "name"), [("cardtable-study", "Mine (2)"), ("zip", "Mine (2)"), ("toml", "theirs")])
def test_a_study_that_is_dropped_on_the_window_is_copied_and_opened(
    qtbot: QtBot, window: MainWindow, at_once: None, tmp_path: Path, suffix: str, name: str
) -> None:
    folder = begin_study("Mine", ASKED)
    path = tmp_path / f"theirs.{suffix}"
    path.write_bytes((folder / STUDY).read_bytes() if suffix == "toml" else packed(folder))
    drop(window, path)
    page = page_of(qtbot, window, BenchPage)
    answered(qtbot, page)
    assert page.keeping.path == studies_path() / name
    assert path.exists()
    assert part_of(open_study(kept(qtbot, page, name))).study == ASKED


def test_games_that_were_laid_open_are_listed_and_lead_to_the_open_table(qtbot: QtBot, window: MainWindow) -> None:
    folder = own_folder(own_folder(studies_path()) / "Sunday")
    path = played(folder / "game.cardtable", "war", ("random", "random"))
    studies = listed(qtbot, window)
    assert column(studies.list, 0) == ["Sunday"]
    assert column(studies.list, 2) == ["1 game from the open table"]
    assert studies.why_not.text().startswith("This study has no question")
    assert not studies.send_button.isEnabled()
    assert not studies.report_button.isEnabled()
    wanted: list[object] = []
    studies.wants.disconnect()
    studies.wants.connect(wanted.append)
    studies.open_button.click()
    assert wanted == [OpenTable(path)]


def test_who_turns_from_rule_to_rule_leaves_no_folder_for_each(qtbot: QtBot, window: MainWindow, at_once: None) -> None:
    page = bench(qtbot, window, tie="carry")
    standing = answered(qtbot, page)._replace(blocks=24, over=False)
    assert page.study
    page.keeping.asks(ASKED)
    page.keeping.keep(ASKED, standing)
    qtbot.waitUntil(lambda: not works_aside())
    assert page.keeping.path is None
    page.keeping.keep(ASKED, standing._replace(blocks=25))
    qtbot.waitUntil(lambda: page.keeping.path is not None)


def test_a_studys_file_is_taken_in_and_what_is_none_is_said(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    studies = listed(qtbot, window)
    said: list[str] = []
    studies.failed.disconnect()
    studies.failed.connect(said.append)
    path = tmp_path / "many.toml"
    values = "ace_value = [2, 3, 4, 5]"
    path.write_text(f'game = "war"\nseats = ["club", "club"]\n[sweep]\n{values}\n')
    studies.take(path)
    qtbot.waitUntil(lambda: bool(studies.studies))
    assert studies.chosen is not None
    assert column(studies.list, 2) == ["5 rule sets"]
    assert not studies.open_button.isEnabled()
    assert studies.why_not.text().startswith("The bench has room for 3 rule sets beside")
    path.write_text("game = 7")
    studies.take(path)
    qtbot.waitUntil(lambda: bool(said))
    assert said[0].startswith("many.toml can't be imported: game must be one of")
    path.write_text('game = "war"\nseats = ["club", "novice"]\n')
    studies.take(path)
    qtbot.waitUntil(lambda: len(said) == 2)
    assert said[1].startswith("many.toml can't be imported: unknown player 'novice'; choose from random")


@pytest.mark.parametrize("asks", ["variants.a", "sweep"])
def test_a_study_that_names_programs_starts_none(
    qtbot: QtBot, window: MainWindow, at_once: None, tmp_path: Path, asks: str
) -> None:
    started, path = tmp_path / "started", tmp_path / "theirs.toml"
    tried = "king_value = [1, 2, 3, 4, 5]\n[goals.shared]\nto = 9" if asks == "sweep" else "king_value = 5"
    path.write_text(f'game = "war"\nseats = ["exec:touch {started}", "exec:touch {started}"]\n[{asks}]\n{tried}\n')
    drop(window, path)
    qtbot.waitUntil(lambda: isinstance(window.page, StudiesPage | BenchPage | SweepPage))
    page = window.page
    assert isinstance(page, StudiesPage)
    qtbot.waitUntil(lambda: page.chosen is not None)
    assert page.why_not.text().startswith("The bench only has built-in players, but programs play in this study.")
    assert not page.open_button.isEnabled()
    assert not started.exists()


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_nothing_is_cut(qtbot: QtBot, window: MainWindow, at_once: None, size: tuple[int, int]) -> None:
    window.resize(*size)
    begin_study("A name that is longer than most, and of which there is not all to be seen", ASKED)
    studies = listed(qtbot, window)
    let_happen()
    assert cut(studies) == []


def test_where_their_folder_can_not_be_read_it_is_said_why(qtbot: QtBot, window: MainWindow) -> None:
    own_folder(studies_path().parent)
    studies_path().write_text("no folder")
    window.go(Studies())
    qtbot.waitUntil(lambda: isinstance(window.page, StudiesPage) and window.page.studies is not None)
    page = window.page
    assert isinstance(page, StudiesPage)
    assert page.nothing.text() == f"Your studies in {studies_path()} can't be read: Not a directory."
    studies_path().unlink()
    page.look()
    qtbot.waitUntil(lambda: "listed here" in page.nothing.text())
