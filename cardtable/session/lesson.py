"""A lesson: an arranged game in which somebody says what to look at and what to try, as a value; and the files that
hold one. `docs/lessons.md` is for those who write them."""

import re
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from cardtable.disk import read_file
from cardtable.engine.conversion import converted
from cardtable.engine.game import Refused
from cardtable.engine.houserules import RULES_LIMIT, HouseRules, RulesError, plain_toml
from cardtable.engine.lines import MoveLine, SayLine
from cardtable.engine.record import FORMAT, VERSION, Fault, Header, json_text, parse_line, read_header
from cardtable.wording import reason, worded

LONGEST_TEXT: Final = 240
"""Characters of what a step says: what can be read at a glance beside the table."""
LONGEST_REPLY: Final = 170
"""The same of what is replied to an answer."""


LONGEST_SUMMARY: Final = 280
"""The same of what stands on the page that says how to play."""
PICTURES: Final = 3
"""So many moments of a turn that page shows."""


class LessonFault(ValueError):
    """What is wrong with a lesson's file: one sentence."""

    def __init__(self, what: str, line: int = 0) -> None:
        super().__init__(what)
        self.line = line
        """The line of the file, 0 where there is none."""


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is pointed at, by the table's own names: a card, what lies in a zone, a seat's plaque, or a button
    of the question."""

    card: str | None = None
    zone: str | None = None
    seat: int | None = None
    """With a zone, whose it is; alone, the plaque."""
    button: str | None = None


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What follows from some of the moves that can be made."""

    reply: str = ""
    """What is said to it."""
    move: dict[str, Any] | None = None
    """A pattern as a program is given it, of which parts may be left out; None for every other move."""
    goes_on: bool = False
    """Whether the move is made. Else it is explained, and may be chosen anew."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happens, something that is said, and what the learner does about it."""

    text: str
    lines: list[dict[str, Any]] = []
    """What is played before it is said, as lines of a record."""
    points: list[Target] = []
    answers: list[Answer] = []
    """The first that fits is the one; none where there is only something to read."""


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment, as the table shows it."""

    words: str
    lines: list[dict[str, Any]] = []
    """What has been played by then, from where the lesson starts."""


class Summary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How to play on one page."""

    goal: str
    pictures: list[Picture]
    bluff: str
    """Why bluffing pays."""


class _Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How to play on one page where house rules make another game of it: those of its header."""

    header: dict[str, Any]
    """Where its pictures start."""
    summary: Summary


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written."""

    header: dict[str, Any]
    steps: list[Step]
    seat: int = 0
    summary: Summary | None = None
    variants: list[_Variant] = []


class _StepWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    replies: list[str] = []


class _Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same lesson's texts in another language."""

    steps: list[_StepWords]
    summary: Summary | None = None
    variants: list[Summary] = []


class Variant(NamedTuple):
    """The one page for tables that play by the house rules of its header, whatever their others are."""

    header: Header
    summary: Summary
    moments: Sequence[Sequence[MoveLine | SayLine]]


class Lesson(NamedTuple):
    """A lesson, with nothing wrong in any of its parts. Whether it can be played shows only when it is."""

    header: Header
    """The position from which it starts."""
    seat: int
    """The learner's."""
    steps: Sequence[Step]
    lines: Sequence[Sequence[MoveLine | SayLine]]
    """By step, what is played before."""
    summary: Summary | None
    """How to play on one page, where the file says that too."""
    moments: Sequence[Sequence[MoveLine | SayLine]]
    """By its pictures, what has been played."""
    variants: Sequence[Variant] = ()

    def under(self, rules: HouseRules) -> "Lesson":
        """Return the lesson with the page for tables with these house rules, if one of its variants is for them."""
        for variant in self.variants:
            if all(getattr(rules, name) == value for name, value in variant.header.rules.changed().items()):
                return self._replace(header=variant.header, summary=variant.summary, moments=variant.moments)
        return self


def lesson_files(path: Path, language: str) -> tuple[bytes, bytes | None]:
    """What a lesson's file holds, and the one beside it that has its texts in another language, where there is
    one: `lesson.de.toml` beside `lesson.toml`. OSError where they can't be read."""
    words = path.with_suffix(f".{language}{path.suffix}")
    return read_file(path, RULES_LIMIT), read_file(words, RULES_LIMIT) if words.is_file() else None


def is_lesson(data: bytes) -> bool:
    """Whether a file in TOML is meant for a lesson, and for nothing else of ours."""
    try:
        held = plain_toml(data, "a lesson")[1]
    except RulesError:
        return False
    return "steps" in held or "header" in held


def read_lesson(data: bytes, words: bytes | None = None) -> Lesson:
    """A lesson from what its files hold; LessonFault where something is wrong in one."""
    held: _File = _read(data, _File, "a lesson")
    header = _header(held.header, "header")
    if not 0 <= held.seat < len(header.seats):
        raise LessonFault(
            worded(
                "{name} must be between {low} and {high}, not {value}",
                name="seat",
                low=0,
                high=len(header.seats) - 1,
                value=held.seat,
            )
        )
    steps, summary, told = held.steps, held.summary, [variant.summary for variant in held.variants]
    if words is not None:
        try:
            said: _Words = _read(words, _Words, worded("a translation"))
        except LessonFault as fault:  # its line is of another file
            what = worded("line {line}: {why}", line=fault.line, why=reason(fault)) if fault.line else reason(fault)
            raise LessonFault(what) from None
        steps, summary = _translated(steps, said), _summed_up(summary, said.summary)
        told = [_summed_up(one, other) or one for one, other in zip_longest(told, said.variants[: len(told)])]
    if not steps or steps[-1].answers:
        raise LessonFault(worded("the last step must have no answers"))
    lines = []
    for number, step in enumerate(steps, 1):
        try:
            _check(step)
            lines.append([_line(line, header) for line in step.lines])
        except Refused as why:
            what = worded("step {number}: {why}", number=number, why=reason(why))
            raise LessonFault(what, _line_of_step(data, number)) from None
    moments = _moments(summary, header, "summary") if summary else []
    variants = [_variant(*one, header, held.seat) for one in zip(held.variants, told, strict=True)]
    return Lesson(header, held.seat, steps, lines, summary, moments, variants)


def _variant(held: _Variant, summary: Summary, lesson: Header, seat: int) -> Variant:
    """A page for other rules than the lesson's; LessonFault where it is not of the same game."""
    header = _header(held.header, "variants: header")
    if header.game is not lesson.game or seat >= len(header.seats):
        raise LessonFault(worded("{where}: {what}", where="variants: header", what=worded("it is for another game")))
    return Variant(header, summary, _moments(summary, header, "variants: summary"))


def _header(held: dict[str, Any], where: str) -> Header:
    try:
        return read_header(1, json_text({"format": FORMAT, "version": VERSION, **held}).encode())
    except Fault as fault:
        raise LessonFault(worded("{where}: {what}", where=where, what=fault.what)) from None


def _moments(summary: Summary, header: Header, where: str) -> list[list[MoveLine | SayLine]]:
    """By its pictures, what has been played."""
    try:
        _check_summary(summary)
        return [[_line(line, header) for line in picture.lines] for picture in summary.pictures]
    except Refused as why:
        raise LessonFault(worded("{where}: {what}", where=where, what=reason(why))) from None


def _read(data: bytes, kind: Any, what: str) -> Any:
    try:
        return converted(plain_toml(data, what)[1], kind)
    except RulesError as error:
        raise LessonFault(reason(error), error.line) from None
    except Refused as why:
        raise LessonFault(reason(why)) from None


def _line_of_step(data: bytes, number: int) -> int:
    """The line at which a step begins, 0 where it is no table of its own. What is found is only for messages."""
    lines = enumerate(data.decode().split("\n"), 1)
    begins = [at for at, line in lines if re.match(r"\s*\[\[\s*steps\s*\]\]", line)]
    return begins[number - 1] if number <= len(begins) else 0


def _translated(steps: Sequence[Step], words: _Words) -> list[Step]:
    if len(words.steps) != len(steps):
        raise LessonFault(
            worded("the translation must have {due} steps, not {count}", count=len(words.steps), due=len(steps))
        )
    found = []
    for number, (step, said) in enumerate(zip(steps, words.steps, strict=True), 1):
        if len(said.replies) != len(step.answers):
            raise LessonFault(
                worded(
                    "the number of replies in step {number} of the translation must be {due}, not {count}",
                    number=number,
                    count=len(said.replies),
                    due=len(step.answers),
                )
            )
        answers = [
            msgspec.structs.replace(answer, reply=reply)
            for answer, reply in zip(step.answers, said.replies, strict=True)
        ]
        found.append(msgspec.structs.replace(step, text=said.text, answers=answers))
    return found


def _summed_up(summary: Summary | None, said: Summary | None) -> Summary | None:
    """A summary in the words of a translation; without those it stays as it is."""
    if summary is None or said is None:
        return summary
    if len(said.pictures) != len(summary.pictures):
        raise LessonFault(
            worded(
                "the summary of the translation must have {due} pictures, not {count}",
                count=len(said.pictures),
                due=len(summary.pictures),
            )
        )
    pictures = [
        msgspec.structs.replace(picture, words=other.words)
        for picture, other in zip(summary.pictures, said.pictures, strict=True)
    ]
    return Summary(said.goal, pictures, said.bluff)


def _check_summary(summary: Summary) -> None:
    """Refused where there are not so many pictures as there is room for, or too many words."""
    if len(summary.pictures) != PICTURES:
        raise Refused(
            worded("a summary must have {due} pictures, not {count}", due=PICTURES, count=len(summary.pictures))
        )
    for text in (summary.goal, summary.bluff, *[picture.words for picture in summary.pictures]):
        if not 0 < len(text) <= LONGEST_SUMMARY:
            raise Refused(
                worded(
                    "a text must have between 1 and {most} characters, not {count}",
                    most=LONGEST_SUMMARY,
                    count=len(text),
                )
            )


def _check(step: Step) -> None:
    """Refused where a step has too much to say, or nothing to say to somebody."""
    if not 0 < len(step.text) <= LONGEST_TEXT:
        raise Refused(
            worded(
                "a text must have between 1 and {most} characters, not {count}", most=LONGEST_TEXT, count=len(step.text)
            )
        )
    for answer in step.answers:
        if len(answer.reply) > LONGEST_REPLY:
            raise Refused(
                worded(
                    "a reply may have at most {most} characters, not {count}",
                    most=LONGEST_REPLY,
                    count=len(answer.reply),
                )
            )
        if not (answer.reply or answer.goes_on):
            raise Refused(worded("an answer without goes_on needs a reply"))
    if step.answers and not any(answer.goes_on for answer in step.answers):
        raise Refused(worded("at least one answer needs goes_on"))
    if step.answers and step.answers[-1].move is not None:
        raise Refused(worded("the last answer must have no move, because it stands for all other moves"))
    for target in step.points:
        named = [target.card, target.button, target.zone if target.zone is not None else target.seat]
        if sum(name is not None for name in named) != 1 or (target.seat is not None and named[2] is None):
            raise Refused(worded("each item of points must be a card, a button, a zone (and its seat), or a seat"))


def _line(held: dict[str, Any], header: Header) -> MoveLine | SayLine:
    line = parse_line(held, header.game, len(header.seats))
    if not isinstance(line, MoveLine | SayLine):
        raise Refused(worded("lines must be moves or talk"))
    return line
