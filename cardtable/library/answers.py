"""What people said of games of a study that they played: three answers from 1 to 5, and a few words, all optional.

It is told beside what the bots' games have shown, never pooled with it: a few people who know that they are asked are
another sort of evidence than thousands of games of players that never tire.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec

from cardtable.library.folders import replace_file
from cardtable.library.studies import ANSWERS, read_file

QUESTIONS: Final = ("fun", "clear", "fair")
"""What is asked: was it fun, were the rules clear, was it fair?"""
LONGEST: Final = 2_000
"""Characters of free text."""

Mark = Annotated[int, msgspec.Meta(ge=1, le=5)] | None


class Answers(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Of one person, after one game. An answer is 1 (not at all) to 5 (very much), or None."""

    rule_set: str
    """By which rules it was played: their name in the study."""
    game: str
    """The file of the game, in the study's folder."""
    who: str = ""
    """What the person is called there."""
    fun: Mark = None
    clear: Mark = None
    fair: Mark = None
    text: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""

    @property
    def empty(self) -> bool:
        """Whether nothing was answered."""
        return not self.text.strip() and all(getattr(self, question) is None for question in QUESTIONS)


class Mean(NamedTuple):
    """What several people said to one question."""

    people: int
    """Who answered it."""
    mean: float | None
    """From 1 to 5; None where nobody did."""


def keep_answers(folder: Path, answers: Answers) -> None:
    """Adds to a study's folder what somebody said, in place of what they had said of the same game; nothing where they
    said nothing. OSError where it can't be written."""
    others = [one for one in answers_in(folder) if (one.game, one.who) != (answers.game, answers.who)]
    kept = others if answers.empty else [*others, answers]
    lines = [json.dumps(msgspec.to_builtins(one), ensure_ascii=False) + "\n" for one in kept]
    replace_file(folder / ANSWERS, "".join(lines).encode(errors="replace"))


def answers_in(folder: Path) -> list[Answers]:
    """All that was said of a study's games, in the order in which it was. Lines that are no answers are passed over;
    OSError where the file is there and can't be read."""
    try:
        data = read_file(folder / ANSWERS)
    except FileNotFoundError:
        return []
    found = []
    for line in data.splitlines():
        try:
            found.append(msgspec.json.decode(line, type=Answers))
        except (msgspec.DecodeError, UnicodeDecodeError):
            continue
    return found


def mean_answers(answers: Iterable[Answers], rule_set: str) -> dict[str, Mean]:
    """By question, what people said of games by one of a study's rule sets."""
    said = [one for one in answers if one.rule_set == rule_set]
    found = {}
    for question in QUESTIONS:
        marks = [mark for one in said if (mark := getattr(one, question)) is not None]
        found[question] = Mean(len(marks), sum(marks) / len(marks) if marks else None)
    return found
