"""Lessons: faults of their files, and every way through those that are shipped."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.engine.games import GAMES
from cardtable.errors import BadInput
from cardtable.games.war.moves import WarBid
from cardtable.resources import game_resource
from cardtable.session.lesson import is_lesson, lesson_files, read_lesson
from cardtable.session.lesson_game import TaughtGame, check_played, moment
from tests.test_plain_words import SHUNNED, glossary, whole

SHIPPED = sorted(path for game in GAMES for path in game_resource(game, "").glob("lesson.toml"))
TRANSLATED = sorted(path for game in GAMES for path in game_resource(game, "").glob("lesson.*.toml"))
HEADER = """
[header]
game = "war"
seats = [{}, {}]
seed = 1
rules = { suit_size = 3 }
[header.setup]
suits = ["H", "S"]
hands = [["AH", "2H", "3H"], ["AS", "2S", "3S"]]
first = 0
prizes = ["2D", "3D", "AD"]
"""
ASKED = """
[[steps]]
text = "Bid your 2."
[[steps.answers]]
move = { card = "2H" }
goes_on = true
reply = "Well done."
[[steps.answers]]
reply = "Not that one."
"""
READ = """
[[steps]]
lines = [{ seat = 1, move = "bid", card = "AS" }]
text = "That was all."
"""


def lesson_of(path: Path) -> TaughtGame:
    """Return a shipped lesson at its beginning."""
    return TaughtGame(read_lesson(*lesson_files(path, "en")))


def at_rest(game: TaughtGame) -> TaughtGame:
    """Play every move that comes before the lesson's current step."""
    while game.plays:
        game.play_on()
    return game


def written(*parts: str) -> bytes:
    """Join the parts of a lesson's file."""
    return "".join(parts).encode()


# --- those that are shipped ------------------------------------------------------------------------------------------


def test_every_game_has_a_lesson() -> None:
    assert {path.parent.name for path in SHIPPED} == set(GAMES)


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.parent.name)
def test_a_lesson_is_of_its_folders_game_and_short(path: Path) -> None:
    lesson = lesson_of(path).lesson
    assert lesson.header.game.key == path.parent.name
    assert 5 <= len(lesson.steps) <= 9
    assert lesson.summary is not None
    check_played(lesson)
    assert sum(bool(step.answers) for step in lesson.steps) >= len(lesson.steps) / 2  # most are answered by playing


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.parent.name)
def test_a_lesson_goes_on_with_every_right_answer_and_explains_every_other(path: Path) -> None:
    lesson = lesson_of(path).lesson
    for at, step in enumerate(lesson.steps):
        here = TaughtGame(lesson)
        here.go_to(at)
        right = at_rest(here).right_moves()
        assert len(right) == sum(answer.goes_on for answer in step.answers)
        for move in right:
            game = TaughtGame(lesson)
            game.go_to(at)
            assert at_rest(game).answer(move)
            game.go_to(len(lesson.steps))  # raises an error if the lines can't be played
            assert not at_rest(game).asks
        for answer in step.answers:
            assert answer.goes_on or answer.reply


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.parent.name)
def test_a_lesson_keeps_to_the_glossary_and_plain_words(path: Path) -> None:
    lesson = lesson_of(path).lesson
    assert lesson.summary is not None
    said = [text for step in lesson.steps for text in (step.text, *[answer.reply for answer in step.answers])]
    for summary in (lesson.summary, *[variant.summary for variant in lesson.variants]):
        said += [summary.goal, summary.bluff, *[picture.words for picture in summary.pictures]]
    shunned = [words for term in glossary() for words in term.shunned]
    found = [(words, text) for words in (*shunned, *SHUNNED) for text in said if whole(words, "s?").search(text)]
    assert found == []


# --- one game --------------------------------------------------------------------------------------------------------


def test_a_wrong_answer_changes_nothing_but_what_is_said() -> None:
    game = at_rest(TaughtGame(read_lesson(written(HEADER, ASKED, READ))))
    before = game.observer.lines
    assert not game.answer(WarBid(seat=0, card="3H"))
    assert (game.at, game.reply, game.observer.lines) == (0, "Not that one.", before)
    assert game.answer(WarBid(seat=0, card="2H"))
    assert (game.at, game.reply) == (1, "Well done.")


def test_others_play_what_the_lesson_says_and_their_sealed_cards_stay_hidden() -> None:
    lesson = written(HEADER, ASKED, READ.replace("}]", '}, { seat = 1, move = "bid", card = "3S" }]'))
    game = at_rest(TaughtGame(read_lesson(lesson)))
    game.go_to(1)
    at_rest(game)
    bids = [line["card"] for line in game.observer.lines if line.get("move") == "bid"]
    assert bids == ["2H", None, None]
    revealed = [entry["card"] for line in game.observer.lines for entry in line.get("reveal", ())]
    assert "AS" in revealed
    assert "3S" not in revealed


def test_a_lesson_is_gone_into_at_a_step_by_right_answers() -> None:
    lesson = read_lesson(written(HEADER, ASKED, READ))
    game = TaughtGame(lesson)
    game.go_to(1)
    assert game.on_last
    assert game.reply == ""
    game.go_to(99)
    assert game.at == 1


# --- files -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "what"),
    [
        (written(HEADER), "steps is missing"),
        (written("steps = []", HEADER), "the last step must have no answers"),
        (written(HEADER, ASKED), "the last step must have no answers"),
        (written(HEADER, READ.replace("text", "words")), "steps[0]: unknown key words"),
        (written(HEADER.replace("war", "chess"), READ), "header: game must be one of"),
        (written(HEADER.replace('"AH", "2H"', '"AH", "AH"'), READ), "header: setup: "),
        (written("seat = 2", HEADER, READ), "seat must be between 0 and 1, not 2"),
        (
            written(HEADER, READ.replace("That was all.", "x" * 241)),
            "step 1: a text must have between 1 and 240 characters, not 241",
        ),
        (written(HEADER, ASKED.replace("Not that one.", "x" * 171), READ), "step 1: a reply may have at most 170"),
        (written(HEADER, ASKED.replace("Not that one.", ""), READ), "step 1: an answer without goes_on"),
        (written(HEADER, ASKED.replace("true", "false"), READ), "step 1: at least one answer needs goes_on"),
        (written(HEADER, ASKED.replace("[[steps.answers]]\nreply", "[[steps.answers]]\nmove = {}\nreply"), READ),
         "step 1: the last answer must have no move, because it stands for all other moves"),
        (written(HEADER, READ, 'points = [{ card = "2H", seat = 1 }]'), "step 1: each item of points must be"),
        (written(HEADER, READ.replace('"bid"', '"fly"')), "step 1: move must be"),
        (written(HEADER, READ.replace("move", "chance")), "step 1: "),
        (written("[header\n"), "not a TOML file"),
        (b"\xff", "not UTF-8"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_file_is_told_in_one_sentence(held: bytes, what: str) -> None:
    with pytest.raises(BadInput) as fault:
        read_lesson(held)
    assert fault.value.what.startswith(what)
    assert "\n" not in fault.value.what


def test_a_fault_has_the_line_of_its_step_or_of_what_cannot_be_read() -> None:
    for held, line in (
        (written(HEADER, ASKED, READ.replace('"bid"', '"fly"')), written(HEADER, ASKED).count(b"\n") + 2),
        (written(HEADER, "[steps\n"), HEADER.count("\n") + 1),
        (written(HEADER), 0),
    ):
        with pytest.raises(BadInput) as fault:
            read_lesson(held)
        assert fault.value.line == line


SUMMARY = """
[summary]
goal = "Win."
bluff = "It pays."
[[summary.pictures]]
words = "A prize."
[[summary.pictures]]
lines = [{ seat = 0, move = "bid", card = "2H" }]
words = "A bid."
[[summary.pictures]]
lines = [{ seat = 0, move = "bid", card = "2H" }, { seat = 1, move = "bid", card = "AS" }]
words = "It is won."
"""


def test_a_summary_shows_what_has_been_played_by_then() -> None:
    lesson = read_lesson(written(HEADER, SUMMARY, ASKED, READ))
    assert lesson.summary is not None
    bids = [[line for line in moment(lesson, place).lines if line.get("move") == "bid"] for place in range(3)]
    assert [len(line) for line in bids] == [0, 1, 2]
    assert read_lesson(written(HEADER, ASKED, READ)).summary is None


def test_a_summary_is_translated_with_its_lesson() -> None:
    words = '[[steps]]\ntext = "Biete."\nreplies = ["", "Nein."]\n[[steps]]\ntext = "Ende."\n'
    german = SUMMARY.replace("Win.", "Gewinne.").replace("A bid.", "Ein Gebot.")
    lesson = read_lesson(written(HEADER, SUMMARY, ASKED, READ), written(words, german))
    assert lesson.summary is not None
    assert (lesson.summary.goal, lesson.summary.pictures[1].words) == ("Gewinne.", "Ein Gebot.")
    assert len(lesson.moments[2]) == 2


def test_a_translated_summary_has_as_many_pictures() -> None:
    words = '[[steps]]\ntext = "Biete."\nreplies = ["", "Nein."]\n[[steps]]\ntext = "Ende."\n'
    short = SUMMARY[: SUMMARY.rindex("[[")]
    with pytest.raises(BadInput, match="the summary of the translation must have 3 pictures, not 2"):
        read_lesson(written(HEADER, SUMMARY, ASKED, READ), written(words, short))


@pytest.mark.parametrize("path", TRANSLATED, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_a_translated_lesson_says_all_of_it_in_another_language(path: Path) -> None:
    language = path.stem.partition(".")[2]
    english = lesson_of(path.with_name("lesson.toml")).lesson
    lesson = read_lesson(*lesson_files(path.with_name("lesson.toml"), language))
    assert lesson.summary is not None
    assert english.summary is not None
    for step, said in zip(lesson.steps, english.steps, strict=True):
        assert step.text != said.text
        assert [bool(answer.reply) for answer in step.answers] == [bool(answer.reply) for answer in said.answers]
    summaries = zip(
        [lesson.summary, *[variant.summary for variant in lesson.variants]],
        [english.summary, *[variant.summary for variant in english.variants]],
        strict=True,
    )
    for summary, other in summaries:
        assert summary.goal != other.goal
        assert summary.bluff != other.bluff
        assert all(mine.words != said.words for mine, said in zip(summary.pictures, other.pictures, strict=True))
    check_played(lesson)


VARIANT = """
[[variants]]
[variants.header]
game = "war"
seats = [{}, {}, {}]
seed = 1
rules = { bidding = "open" }
""" + SUMMARY.replace("[summary", "[variants.summary").replace("[[summary", "[[variants.summary").replace(
    '"2H" }', '"2C" }'
).replace('"AS" }', '"3D" }').replace("Win.", "Bid more.")


def test_a_variant_takes_the_summarys_place_under_its_rules() -> None:
    lesson = read_lesson(written(HEADER, SUMMARY, VARIANT, ASKED, READ))
    assert [len(variant.moments) for variant in lesson.variants] == [3]
    for rules, goal, seats in [({}, "Win.", 2), ({"bidding": "open", "ace_value": 14}, "Bid more.", 3)]:
        told = lesson.under(GAMES["war"].rules.made(rules))
        assert told.summary is not None
        assert (told.summary.goal, len(told.header.seats)) == (goal, seats)
        assert told.steps == lesson.steps


def test_a_variant_is_of_the_same_game_and_is_played_too() -> None:
    poker = VARIANT.replace('"war"', '"mentalist"').replace('rules = { bidding = "open" }', "")
    with pytest.raises(BadInput, match="variants: header: it is for another game"):
        read_lesson(written(HEADER, SUMMARY, poker, ASKED, READ))
    with pytest.raises(BadInput, match="variants: header: bidding"):
        read_lesson(written(HEADER, SUMMARY, VARIANT.replace('"open"', '"shut"'), ASKED, READ))
    with pytest.raises(BadInput, match="picture 2: "):
        check_played(read_lesson(written(HEADER, SUMMARY, VARIANT.replace('"2C"', '"2S"'), ASKED, READ)))


@pytest.mark.parametrize(
    ("held", "what"),
    [
        (SUMMARY[: SUMMARY.rindex("[[")], "summary: a summary must have 3 pictures, not 2"),
        (SUMMARY.replace("Win.", ""), "summary: a text must have between 1 and 280 characters, not 0"),
        (SUMMARY.replace('"bid"', '"fly"'), "summary: move must be"),
    ],
)
def test_what_is_wrong_with_a_summary_is_told(held: str, what: str) -> None:
    with pytest.raises(BadInput) as fault:
        read_lesson(written(HEADER, held, ASKED, READ))
    assert fault.value.what.startswith(what)


@pytest.mark.parametrize(
    ("held", "what"),
    [
        (written(HEADER, SUMMARY.replace('"AS"', '"9S"'), ASKED, READ), "picture 3: "),
        (written(HEADER, ASKED, READ.replace("seat = 1", "seat = 0")), "step 2: "),
        (written(HEADER, ASKED.replace("2H", "9H"), READ), "step 1: no legal move leads to the next step"),
    ],
)
def test_a_lesson_that_cannot_be_played_says_where(held: bytes, what: str) -> None:
    lesson = read_lesson(held)
    with pytest.raises(BadInput) as fault:
        check_played(lesson)
    assert fault.value.what.startswith(what)


def test_a_lesson_is_told_from_other_files_of_ours() -> None:
    assert is_lesson(written(HEADER, ASKED, READ))
    assert is_lesson(written(HEADER))  # a faulty lesson, which has to be told as one
    assert not is_lesson(b'game = "war"\nseats = ["club", "club"]\n')
    assert not is_lesson(b"\xff")


def test_a_translation_holds_the_texts_alone(tmp_path: Path) -> None:
    (tmp_path / "lesson.toml").write_bytes(written(HEADER, ASKED, READ))
    (tmp_path / "lesson.de.toml").write_text(
        '[[steps]]\ntext = "Biete die 2."\nreplies = ["Gut.", "Nicht die."]\n[[steps]]\ntext = "Das war alles."\n',
        encoding="utf-8",
    )
    path = tmp_path / "lesson.toml"
    said = [read_lesson(*lesson_files(path, language)).steps[0] for language in ("en", "de")]
    assert [step.text for step in said] == ["Bid your 2.", "Biete die 2."]
    assert [answer.reply for answer in said[1].answers] == ["Gut.", "Nicht die."]
    assert said[0].answers[0].move == said[1].answers[0].move


@pytest.mark.parametrize(
    ("words", "what"),
    [
        ('[[steps]]\ntext = "Biete."\nreplies = ["", ""]\n', "the translation must have 2 steps, not 1"),
        (
            '[[steps]]\ntext = "Biete."\n[[steps]]\ntext = "Ende."\n',
            "the number of replies in step 1 of the translation must be 2, not 0",
        ),
    ],
)
def test_a_translation_that_does_not_fit_is_refused(words: str, what: str) -> None:
    with pytest.raises(BadInput, match=what):
        read_lesson(written(HEADER, ASKED, READ), words.encode())
