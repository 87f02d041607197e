"""Wording of texts from below the screen: English there, and in the screen's language where they are shown."""

import ast
import errno
import pickle

import pytest

from cardtable import language
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import read_rules
from cardtable.errors import BadInput, Refused, file_reason
from cardtable.playtest.study_file import read_study
from cardtable.wording import Amount, either, in_words, reason, worded
from tasks import ROOT


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Install a language that puts each text in brackets, and separates thousands by full stops."""

    def translate(context: str, text: str, remark: str | None = None, n: int = -1) -> str:
        return f"[{text.replace('%n', str(n)) if n >= 0 else text}]"

    monkeypatch.setattr(language, "_translate", translate)
    monkeypatch.setattr(language, "_counted", lambda value, digits: f"{value:,}".replace(",", "."))


class TestWorded:
    def test_it_is_a_plain_english_string(self) -> None:
        clause = worded("{name} holds {count} cards", name="aside", count=3)
        assert clause == "aside holds 3 cards"
        assert str(Refused(clause)) == "aside holds 3 cards"

    def test_a_large_whole_number_is_written_to_its_last_digit(self) -> None:
        assert in_words(Amount(2**63 - 1)) == "9,223,372,036,854,775,807"

    def test_values_in_a_row_and_large_numbers(self) -> None:
        clause = worded("at most {most} bytes of {kinds}", most=Amount(65536), kinds=("a", "b"))
        assert clause == "at most 65,536 bytes of a, b"

    def test_plurals(self) -> None:
        assert [worded("%n card(s) left", n=count) for count in (1, 2)] == ["1 card left", "2 cards left"]

    def test_what_fills_a_placeholder_is_not_searched_for_others(self) -> None:
        assert worded("{who}: {why}", who="{why}", why="because") == "{why}: because"

    @pytest.mark.usefixtures("marked")
    def test_people_read_it_in_their_language(self) -> None:
        inner = worded("at most {most} bytes", most=Amount(65536))
        assert in_words(worded("{where}: {what}", where="setup", what=inner)) == "[setup: [at most 65.536 bytes]]"
        assert in_words(worded("%n card(s) left", n=2)) == "[2 card(s) left]"
        assert in_words(worded("one of {kinds}", kinds=["a", worded("b")])) == "[one of a[, ][b]]"
        assert in_words("a name") == "a name"

    @pytest.mark.usefixtures("marked")
    def test_processes_hand_it_on(self) -> None:
        handed = pickle.loads(pickle.dumps(worded("{why} again", why=worded("late"))))
        assert handed == "late again"
        assert in_words(handed) == "[[late] again]"

    def test_names_keep_their_direction_to_themselves(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(language, "_mirrored", lambda: True)
        assert in_words(worded("{file} is {what}", file="a.toml", what=worded("bad"))) == "\u2068a.toml\u2069 is bad"

    def test_one_of_several(self) -> None:
        assert [either(list("abc")[:count]) for count in (0, 1, 2, 3)] == ["", "a", "a or b", "a, b or c"]


def test_sentences_follow_one_another(monkeypatch: pytest.MonkeyPatch) -> None:
    assert language.in_sequence(["One.", "", "Two.", "Three."]) == "One. Two. Three."
    assert language.in_sequence([]) == ""
    monkeypatch.setattr(language, "_translate", lambda context, text, *_: text.replace(" ", ""))
    assert language.in_sequence(["一。", "二。"]) == "一。二。"


@pytest.mark.parametrize(
    ("last", "word"),
    [("Inés", "e"), ("Hilda", "e"), ("\u2068Íñigo\u2069", "e"), ("Ann", "y"), ("Hielo", "y"), ("7", "y")],
)
def test_and_before_the_sound_of_i(last: str, word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def translate(context: str, text: str, remark: str | None = None, n: int = -1) -> str:
        return text.replace("and", "e" if remark and "Inés" in remark else "y")

    monkeypatch.setattr(language, "_translate", translate)
    assert language.listed_with_and(["Bo", "Cy", last]) == f"Bo, Cy {word} {last}"


@pytest.mark.usefixtures("marked")
class TestReasons:
    def test_of_a_refusal(self) -> None:
        assert in_words(Refused(worded("too late"))) == "[too late]"

    def test_of_a_line_without_its_number(self) -> None:
        fault = BadInput(worded("too late"), 3)
        assert (str(fault), in_words(fault)) == ("3: too late", "[too late]")

    def test_of_a_system(self) -> None:
        assert in_words(OSError(errno.EACCES, "Permission denied", "file")) == "[Permission denied]"
        assert in_words(OSError(0, "something new")) == "something new"

    def test_told_on(self) -> None:
        assert in_words(Refused(reason(BadInput(worded("too high"))))) == "[too high]"

    def test_of_something_without_words(self) -> None:
        assert in_words(ValueError()) == ""

    def test_of_house_rules(self) -> None:
        with pytest.raises(BadInput) as error:
            read_rules(GAMES["war"].rules, "war", b"suit_size = 99")
        assert in_words(error.value) == "[suit_size must be between 3 and 13, not 99]"
        assert error.value.what == "suit_size must be between 3 and 13, not 99"

    def test_of_a_file_of_the_system(self) -> None:
        assert file_reason(OSError(errno.EACCES, "Permission denied", "file")) == "file: Permission denied"
        assert file_reason(OSError(worded("too late"))) == "too late"

    def test_several_faults_are_told_as_they_were_found_and_listed_by_their_lines(self) -> None:
        late, early = BadInput(worded("late"), 7), BadInput(worded("early"), 2, "seats")
        both = BadInput.of([late, early])
        assert (str(both), in_words(both), both.line) == ("late; early", "[[late]; [early]]", 0)
        assert both.faults == [early, late]
        assert BadInput.of([early]) is early
        assert early.faults == [early]

    def test_they_survive_the_way_from_another_process(self) -> None:
        fault = pickle.loads(pickle.dumps(BadInput(worded("late"), 7, "seats", "file")))
        assert (in_words(fault), fault.line, fault.key, fault.where) == ("[late]", 7, "seats", "file")

    def test_of_a_study_with_several_faults(self) -> None:
        with pytest.raises(BadInput) as error:
            read_study(b"game = 'war'\nseats = 3\nalso = 4\n")
        told = "[[seats must be a list of players, not 3]; [also must be a list chosen from "
        assert in_words(error.value).startswith(told)


_SAID = {"BadInput", "Refused", "ProgramFault", "record_fault"}
"""Errors whose reasons people read in the window."""
_COUNTED = ("block_runner.py", "match_runner.py", "positions.py")
"""Modules whose Faults describe a program's failure in a batch; these are kept in files, in English."""


def test_every_reason_can_be_translated() -> None:
    found = []
    for path in sorted((ROOT / "cardtable").rglob("*.py")):
        if path.name in _COUNTED:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _SAID:
                bare = [each for each in node.args if isinstance(each, ast.JoinedStr) or _is_text(each)]
                found += [f"{path.name}:{each.lineno}" for each in bare]
    assert found == [], "say it by cardtable.wording.worded"


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value != ""
