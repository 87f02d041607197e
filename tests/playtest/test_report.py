"""Report of a study: it agrees with the JSON, and the page is self-contained."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from cardtable import about
from cardtable.cli import main
from cardtable.playtest import html_parts
from cardtable.playtest.confidence import Interval
from cardtable.playtest.estimates import Finding
from cardtable.playtest.findings_text import shown_cells
from cardtable.playtest.histogram import Bar
from cardtable.playtest.html_parts import spread_svg
from cardtable.playtest.measures import MeasureKind
from cardtable.playtest.report import WIDTH, forest_row
from cardtable.playtest.rule_set_measures import measures_of

pytestmark = pytest.mark.slow

MEASURED = measures_of("war")

COMPARED = ("compare", "war", "--seats", "random,random", "--set", "tie=carry", "--seed", "7", "--games", "60")
STUDY = """
game = "war"
seats = ["beginner", "beginner"]
seed = 3
[rules]
suit_size = 5
[variants."<carry> & 'more'\\u0007"]
tie = "carry"
[goals]
rounds = { from = 5, to = 5 }
decisions = { from = 11 }
shared = { to = 0.12 }
[sweep]
ace_value = [3]
"""


def reported(
    capsys: pytest.CaptureFixture[str], page: Path, *arguments: str, status: int = 0
) -> tuple[ET.Element, dict[str, Any]]:
    """Run a command; return the report, which must be well-formed, and the JSON of the same run."""
    assert main([*arguments, "--json", "--report", str(page)]) == status, capsys.readouterr().err
    doctype, _, rest = page.read_text(encoding="utf-8").partition("\n")
    assert doctype == "<!DOCTYPE html>"
    return ET.fromstring(rest), json.loads(capsys.readouterr().out)


def words(element: ET.Element) -> str:
    return " ".join("".join(element.itertext()).split())


def sections(page: ET.Element) -> dict[str, ET.Element]:
    """Return the report's sections on rule sets, by their letters."""
    return {section.attrib["id"]: section for section in page.iter("section") if "id" in section.attrib}


def measures(section: ET.Element) -> list[list[ET.Element]]:
    """Return the cells of the table of measures."""
    (table,) = [table for table in section.iter("table") if words(next(table.iter("th"))) == "Measure"]
    return [list(row) for row in table.findall("tbody/tr")]


class TestNumbers:
    def test_they_are_those_of_the_json_to_the_last_digit(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        page, held = reported(capsys, tmp_path / "page.html", *COMPARED)
        for number, letter in enumerate("ab"):
            rows = measures(sections(page)[letter])
            assert len(rows) == len(MEASURED)
            for name, cells in zip(MEASURED, rows, strict=True):
                told = [held["rule_sets"][number]["measures"][name]]
                told += [difference["measures"][name] for difference in held["differences"] if number]
                for place, one in enumerate(told):
                    found = [data.attrib["value"] for cell in cells[2 * place + 1 :][:2] for data in cell.iter("data")]
                    numbers = [float(value) for text in found for value in text.split()]
                    assert numbers == [one[key] for key in ("mean", "low", "high") if one[key] is not None]

    def test_they_are_shown_as_the_terminal_shows_them(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        compared = (*COMPARED[:-1], "800")
        page, _ = reported(capsys, tmp_path / "page.html", *compared)
        assert main(list(compared)) == 0
        lines = capsys.readouterr().out.splitlines()
        tables = [line.split() for line in lines if line.split()[:1] and line.split()[0] in MEASURED]
        shown = [[words(cell) for cell in row[1:5]] for letter in "ab" for row in measures(sections(page)[letter])]
        assert [" ".join(row).split() for row in shown] == [row[1:] for row in tables]
        told = [line.strip() for line in lines if line.startswith("  ") and "[" in line and line.endswith(".")]
        assert told
        assert all(sentence in words(page) for sentence in told)

    def test_games_are_counted(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        page, held = reported(capsys, tmp_path / "page.html", *COMPARED, "--max-moves", "25")
        (footer,) = page.iter("footer")
        rows = [[words(cell) for cell in row] for row in footer.findall(".//tbody/tr")]
        assert rows[0][:4] == ["base", "60", "60", "0"]
        assert rows[1][:5] == ["Tied bids: add it to the next", "60", "60", "0", "0"]
        assert held["command"] in words(footer)
        assert [words(told) for told in page.iter("dd")] == [measure.meaning() for measure in MEASURED.values()]
        assert about.version() in words(footer)
        assert "There are no paired games to compare yet." in words(page)

    def test_how_games_are_spread_is_that_of_the_json(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        page, held = reported(capsys, tmp_path / "page.html", *COMPARED[:-1], "400")
        figures = list(sections(page)["b"].iter("figure"))
        assert figures
        labels = {measure.label(): name for name, measure in MEASURED.items()}
        for figure in figures:
            name = labels[words(next(figure.iter("figcaption")))]
            rows = figure.findall(".//tbody/tr")
            for number in (0, 1):
                bars = held["rule_sets"][number]["distributions"][name]
                assert sum(bar["games"] for bar in bars) == 400
                counted = [int(list(row.iter("data"))[number].attrib["value"]) for row in rows]
                assert counted == [bar["games"] for bar in bars]
                shown = [words(list(row)[1 + number]) for row in rows]
                assert shown == [f"{bar['games'] / 4:.1f}" for bar in bars]
        assert not list(sections(page)["a"].iter("figure"))


GRID = """
game = "war"
seats = ["beginner", "beginner"]
seed = 7
[goals]
margin = { to = 14 }
[sweep]
mode = "grid"
lower = "margin"
king_value = [7, 13]
jack_value = [3, 7, 11]
"""


@pytest.fixture(scope="module")
def swept(tmp_path_factory: pytest.TempPathFactory) -> tuple[ET.Element, dict[str, Any]]:
    """Return the report of a sweep of two rules, and the JSON of the same run."""
    folder = tmp_path_factory.mktemp("sweep")
    (folder / "sweep.toml").write_text(GRID)
    command = ["study", str(folder / "sweep.toml"), "--games", "32", "--halve", "16", "--json"]
    with redirect_stdout(StringIO()) as out:
        assert main([*command, "--report", str(folder / "page.html")]) == 0
    return ET.fromstring((folder / "page.html").read_text().partition("\n")[2]), json.loads(out.getvalue())


class TestSweep:
    def tables(self, page: ET.Element) -> list[list[list[str]]]:
        """Return the tables of the section on all rule sets, including their headings."""
        section = next(each for each in page.iter("section") if words(next(each.iter("h2"))) == "All rule sets")
        return [[[words(cell) for cell in row] for row in table.iter("tr")] for table in section.iter("table")]

    def test_all_rule_sets_are_ranked_as_in_json(self, swept: tuple[ET.Element, dict[str, Any]]) -> None:
        page, held = swept
        ranked = self.tables(page)[0][1:]
        called = {
            "base": "base",
            "king_value=7 jack_value=3": "Value of a jack: 3, Value of a king: 7",
            "king_value=7 jack_value=7": "Value of a jack: 7, Value of a king: 7",
            "king_value=7 jack_value=11": "Value of a king: 7",
            "king_value=13 jack_value=3": "Value of a jack: 3",
            "king_value=13 jack_value=7": "Value of a jack: 7",
        }
        assert [row[1] for row in ranked] == [called[place["rule_set"]] for place in held["ranking"]]
        games = {each["name"]: f"{each['games']}" for each in held["rule_sets"]}
        assert [row[5] for row in ranked] == [games[place["rule_set"]] for place in held["ranking"]]
        assert [row[6] for row in ranked] == ["", "", "", "", "", "16"]
        assert " Games per rule set: 16 to 32. " in words(next(page.iter("header")))

    def test_each_rule_stands_alone_and_both_together(self, swept: tuple[ET.Element, dict[str, Any]]) -> None:
        page, held = swept
        _, alone, grid = self.tables(page)
        assert {(row[0], row[1]) for row in alone[2:]} == {
            ("Value of a jack (now 11)", "3"),
            ("Value of a jack (now 11)", "7"),
            ("Value of a king (now 13)", "7"),
        }
        assert grid[0] == ["Value of a jack ↓ Value of a king →", "7", "13"]
        assert [row[0] for row in grid[1:]] == ["3", "7", "11"]
        means = {each["name"]: each["measures"]["margin"]["mean"] for each in held["rule_sets"]}
        for row, jack in zip(grid[1:], ("jack_value=3", "jack_value=7", "jack_value=11"), strict=True):
            for text, king in zip(row[1:], ("king_value=7", "king_value=13"), strict=True):
                mean = means.get(f"{king} {jack}", means["base"])
                assert f"{mean:.1f} [" in text
        out = [text for row in grid[1:] for text in row[1:] if text.startswith("(")]
        assert len(out) == 1  # the rule set that dropped out early

    def test_the_largest_mean_has_the_darkest_cell(self, swept: tuple[ET.Element, dict[str, Any]]) -> None:
        page, _ = swept
        shaded = [cell for cell in page.iter("td") if "shade" in cell.attrib.get("class", "")]
        numbers = {float(re.findall(r"[\d.]+", words(cell))[0]): cell.attrib["class"] for cell in shaded}
        assert len(shaded) == 6
        assert numbers[max(numbers)].endswith("shade5")
        assert numbers[min(numbers)].endswith("shade0")

    def test_no_heading_says_a_rule_twice(self, swept: tuple[ET.Element, dict[str, Any]]) -> None:
        headings = [words(each) for kind in ("h2", "h3") for each in swept[0].iter(kind)]
        assert not any("=" in text for text in headings)
        assert "Value of a jack: 3, Value of a king: 7" in headings

    def test_it_says_how_it_was_measured_and_what_the_measures_are(
        self, swept: tuple[ET.Element, dict[str, Any]]
    ) -> None:
        told = {words(next(each.iter("h2"))): words(each) for each in swept[0].iter("section")}
        assert "confidence sequences" in told["How this was measured"]
        assert "successive halving" in told["How this was measured"]
        assert "it was played again with new deals" in told["How this was measured"]
        assert "How far ahead of second place the winner finishes" in told["Measures explained"]


class TestPage:
    def test_it_needs_nothing_else(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        page, _ = reported(capsys, tmp_path / "page.html", *COMPARED)
        assert {"script", "link", "img", "iframe", "object"}.isdisjoint({element.tag for element in page.iter()})
        text = (tmp_path / "page.html").read_text(encoding="utf-8")
        assert set(re.findall(r"https?://[^\"]*", text)) == {"http://www.w3.org/2000/svg"}
        assert "@import" not in text
        assert "url(" not in text
        assert (
            words(next(page.iter("title")))
            == words(next(page.iter("h1")))
            == "What does “Tied bids: add it to the next” change in Bidding War?"
        )
        assert words(next(page.iter("h2"))) == "Tied bids: add it to the next"

    def test_a_study_has_its_goals_its_names_and_where_they_lead(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        path = tmp_path / "study.toml"
        path.write_text(STUDY)
        page, held = reported(capsys, tmp_path / "page.html", "study", str(path), "--games", "100")
        assert words(next(page.iter("h1"))) == "What do 2 sets of house rules change in Bidding War?"
        assert [words(next(each.iter("h2"))) for each in sections(page).values()] == [
            "<carry> & 'more'\ufffd: tie=carry",
            "Value of an ace: 3",
            "base: suit_size=5",
        ]
        (nav,) = page.iter("nav")
        rows = nav.findall(".//tbody/tr")
        assert [link.attrib["href"].removeprefix("#") for link in nav.iter("a")] == ["a", "b", "c"]
        signs = {"met": "✓ met", "missed": "✗ missed", "not yet known": "? not yet known"}
        for row, each in zip(rows, held["rule_sets"], strict=True):
            verdicts = [signs[goal["verdict"]] for goal in each["goals"]]
            assert [words(cell) for cell in row[1:4]] == verdicts
        for letter, each in zip("abc", held["rule_sets"], strict=True):
            for goal in each["goals"]:
                assert goal["why"] in words(sections(page)[letter])
        assert {goal["verdict"] for goal in held["rule_sets"][0]["goals"]} >= {"met", "missed"}

    def test_the_rule_book_is_there_with_its_changes(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        page, _ = reported(capsys, tmp_path / "page.html", *COMPARED)
        (book,) = [div for div in sections(page)["b"].iter("div") if div.attrib.get("class") == "book"]
        assert [words(deleted) for deleted in book.iter("del")] == ["nobody gets"]
        assert words(next(book.iter("ins"))) == "is added to the next one"
        assert "Your cards are your money." in words(book)  # the whole book, not only its changes

    def test_a_rule_that_the_book_says_nothing_of_here_is_told_as_such(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        changed = ("--set", "losers_pay=true", "--games", "4")
        page, _ = reported(capsys, tmp_path / "page.html", "compare", "war", "--seats", "random,random", *changed)
        section = sections(page)["b"]
        rows = [[words(cell) for cell in row] for row in section.iter("tr")]
        assert rows[-1] == ["Losers pay too", "yes (only matters in an open auction)", "no"]
        assert "No differences have been proven so far." in words(section)

    def test_the_same_games_make_the_same_bytes(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        whole, merged = tmp_path / "whole.html", tmp_path / "merged.html"
        reported(capsys, whole, *COMPARED, "--jobs", "1")
        parts = [str(tmp_path / f"{number}.part") for number in (1, 2)]
        for number, part in enumerate(parts, 1):
            page, _ = reported(capsys, merged, *COMPARED, "--shard", f"{number}/2", "--out", part, "--jobs", "2")
            assert f"This is only part {number} of 2." in words(page)
        reported(capsys, merged, "merge", *parts)
        assert merged.read_bytes() == whole.read_bytes()

    @pytest.mark.parametrize(("place", "why"), [("no/page.html", "No such file or directory"), (".", "Is a directory")])
    def test_where_none_can_be_written_nothing_is_played(
        self, place: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        page = tmp_path / place
        endless = ("compare", "war", "--set", "tie=carry", "--games", "1000000")
        assert main([*endless, "--report", str(page)]) == 2
        assert capsys.readouterr() == ("", f"{page}: {why}\n")


class TestSpread:
    def test_bars_are_as_high_as_their_games_and_means_stand_where_they_lie(self) -> None:
        base = [Bar(0, 1, 3, ()), Bar(2, 3, 1, ())]
        bars = [Bar(0, 1, 0, ()), Bar(2, 3, 4, ())]
        _, filled, outline, *means, first, last = ET.fromstring(
            spread_svg(MeasureKind.AMOUNT, base, bars, (0.5, 2.5), "")
        )
        assert (first.text, last.text) == ("0", "3")
        assert float(filled.attrib["x"]) == html_parts.SPREAD_WIDTH / 2 + 0.5
        high = float(filled.attrib["height"])
        levels = [float(level) for level in re.findall(r"L[\d.]+ ([\d.]+)", outline.attrib["d"])]
        assert [round(92 - level, 1) for level in levels[::2][:2]] == [0.75 * high, 0.25 * high]
        assert [float(mean.attrib["x1"]) for mean in means] == [
            html_parts.SPREAD_WIDTH / 4,
            3 * html_parts.SPREAD_WIDTH / 4,
        ]
        assert len(ET.fromstring(spread_svg(MeasureKind.RATE, base, bars, (None, None), ""))) == 5


class TestForest:
    def shapes(self, low: float, mean: float, high: float) -> list[ET.Element]:
        return list(ET.fromstring(forest_row(Finding(mean, Interval(low, high)), "proven")))

    def test_zero_is_in_the_middle_and_each_row_has_its_own_scale(self) -> None:
        for by in (1e-6, 1.0, 1e6):
            zero, bar, *ends, dot = self.shapes(-1 * by, 1 * by, 3 * by)
            assert float(zero.attrib["x1"]) == WIDTH / 2
            assert "stroke-dasharray" in zero.attrib
            places = [float(bar.attrib["x1"]), float(dot.attrib["cx"]), float(bar.attrib["x2"])]
            assert [place - WIDTH / 2 for place in places] == pytest.approx([-88 / 3, 88 / 3, 88], abs=0.06)
            assert [end.attrib["x1"] for end in ends] == [bar.attrib["x1"], bar.attrib["x2"]]

    def test_what_is_proven_is_strong(self) -> None:
        for low, strong in ((-0.1, False), (0.1, True)):
            _, bar, *_, dot = self.shapes(low, 1.0, 2.0)
            assert (float(bar.attrib["stroke-width"]) > 2) == strong
            assert (dot.attrib["fill"] == "currentColor") == strong

    def test_what_is_not_known_is_not_drawn(self) -> None:
        for found in (Finding(None, None), Finding(1.0, None)):
            assert len(ET.fromstring(forest_row(found, ""))) == 1
        assert len(self.shapes(0.0, 0.0, 0.0)) == 2  # a bar that can't change is a dot on the line


def test_cells_say_what_cannot_be_otherwise() -> None:
    assert shown_cells("margin", Finding(None, None)) == ("-", "-")
    assert shown_cells("margin", Finding(2.0, None)) == ("2.0", "[?]")
    assert shown_cells("margin", Finding(0.0, Interval(0.0, 0.0), 5, True), signed=True) == ("0.0", "can't change")
    assert shown_cells("rounds", Finding(-8.0, Interval(-8.0, -8.0), 5, True), signed=True) == ("-8.0", "always")
