"""Lessons, arranged games in which each step says what to look at and what to try, and the files that hold them.

The format of the files is described in `docs/lessons.md`.
"""

import re
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from cardtable.disk import read_file
from cardtable.engine.game import converted
from cardtable.engine.houserules import RULES_LIMIT, HouseRules, plain_toml
from cardtable.engine.lines import MoveLine, SayLine
from cardtable.engine.record import FORMAT, VERSION, Header, json_text, parse_line, read_header
from cardtable.errors import BadInput, Refused
from cardtable.wording import reason, worded

LONGEST_TEXT: Final = 240
"""Maximum number of characters in a step's text, so that it can be read at a glance beside the table."""
LONGEST_REPLY: Final = 170
"""Maximum number of characters in the reply to an answer."""


LONGEST_SUMMARY: Final = 280
"""Maximum number of characters in each text of a summary."""
PICTURES: Final = 3
"""Number of pictures in a summary, each a moment of one turn."""


class PointedTarget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Object to which a step points, by the table's name for it: a card, a zone, a seat's plaque, or a button."""

    card: str | None = None
    zone: str | None = None
    seat: int | None = None
    """With a zone, the seat to which it belongs; alone, the seat whose plaque is meant."""
    button: str | None = None


class LessonAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Reaction of the lesson to a move of the learner that fits a pattern."""

    reply: str = ""
    """Text shown after the move; empty only if the lesson goes on."""
    move: dict[str, Any] | None = None
    """Pattern that the move must fit, as programs get it (`docs/bots.md`), perhaps in part; None fits any move."""
    goes_on: bool = False
    """True to play the move; False to show only the reply and let the learner choose again."""


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Step of a lesson: lines that are played, then a text, then the learner's answer if one is asked for."""

    text: str
    lines: list[dict[str, Any]] = []
    """Lines of a record that are played before the text is shown."""
    points: list[PointedTarget] = []
    answers: list[LessonAnswer] = []
    """Answers, of which the first that fits the learner's move counts; empty if the step is only for reading."""


class LessonPicture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Picture of the table at one moment, with a caption."""

    words: str
    lines: list[dict[str, Any]] = []
    """Lines that have been played by then, from the position in the header."""


class Summary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Summary of how to play, on one page."""

    goal: str
    pictures: list[LessonPicture]
    bluff: str
    """Text that says why bluffing pays."""


class _Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Summary for tables with the house rules of its header, as written in the file."""

    header: dict[str, Any]
    """Header with the position from which the pictures are played."""
    summary: Summary


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Contents of a lesson's file."""

    header: dict[str, Any]
    steps: list[LessonStep]
    seat: int = 0
    summary: Summary | None = None
    variants: list[_Variant] = []


class _StepWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    replies: list[str] = []


class _Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Contents of a file that translates a lesson: its texts in another language."""

    steps: list[_StepWords]
    summary: Summary | None = None
    variants: list[Summary] = []


class Variant(NamedTuple):
    """Summary for tables that have the house rules changed in its header, whatever their other house rules."""

    header: Header
    summary: Summary
    moments: Sequence[Sequence[MoveLine | SayLine]]


class Lesson(NamedTuple):
    """Lesson whose file has no fault.

    A lesson may still have lines that can't be played, which only `taught_game.check_played` finds out.
    """

    header: Header
    """Header with the position from which the lesson starts."""
    seat: int
    """Seat of the learner."""
    steps: Sequence[LessonStep]
    lines: Sequence[Sequence[MoveLine | SayLine]]
    """Lines that are played before the text of each step, by step."""
    summary: Summary | None
    """Summary of how to play; None if the file has none."""
    moments: Sequence[Sequence[MoveLine | SayLine]]
    """Lines that have been played by the moment of each picture of the summary."""
    variants: Sequence[Variant] = ()

    def under(self, rules: HouseRules) -> "Lesson":
        """Return the lesson with the summary of the first variant for these house rules; itself if there is none."""
        for variant in self.variants:
            if all(getattr(rules, name) == value for name, value in variant.header.rules.changed().items()):
                return self._replace(header=variant.header, summary=variant.summary, moments=variant.moments)
        return self


def lesson_files(path: Path, language: str) -> tuple[bytes, bytes | None]:
    """Return the contents of a lesson's file and of its translation, or None if that doesn't exist.

    The German translation of `lesson.toml` is `lesson.de.toml` beside it. Raises OSError if a file can't be read.
    """
    words = path.with_suffix(f".{language}{path.suffix}")
    return read_file(path, RULES_LIMIT), read_file(words, RULES_LIMIT) if words.is_file() else None


def is_lesson(data: bytes) -> bool:
    """Return whether data is TOML that is meant as a lesson: no other file of ours has its keys."""
    try:
        held = plain_toml(data, "a lesson")[1]
    except BadInput:
        return False
    return "steps" in held or "header" in held


def read_lesson(data: bytes, words: bytes | None = None) -> Lesson:
    """Return the lesson in the contents of its file, in the words of its translation if there is one.

    Raises BadInput if something is wrong in either.
    """
    held: _File = _read(data, _File, "a lesson")
    header = _header(held.header, "header")
    if not 0 <= held.seat < len(header.seats):
        raise BadInput(
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
        except BadInput as fault:  # its line number counts in the translation
            what = worded("line {line}: {why}", line=fault.line, why=reason(fault)) if fault.line else reason(fault)
            raise BadInput(what) from None
        steps, summary = _translated(steps, said), _summed_up(summary, said.summary)
        told = [_summed_up(one, other) or one for one, other in zip_longest(told, said.variants[: len(told)])]
    if not steps or steps[-1].answers:
        raise BadInput(worded("the last step must have no answers"))
    lines = []
    for number, step in enumerate(steps, 1):
        try:
            _check(step)
            lines.append([_line(line, header) for line in step.lines])
        except Refused as why:
            what = worded("step {number}: {why}", number=number, why=reason(why))
            raise BadInput(what, _line_of_step(data, number)) from None
    moments = _moments(summary, header, "summary") if summary else []
    variants = [_variant(*one, header, held.seat) for one in zip(held.variants, told, strict=True)]
    return Lesson(header, held.seat, steps, lines, summary, moments, variants)


def _variant(held: _Variant, summary: Summary, lesson: Header, seat: int) -> Variant:
    """Return a variant of a lesson; BadInput if it is for another game or lacks the learner's seat."""
    header = _header(held.header, "variants: header")
    if header.game is not lesson.game or seat >= len(header.seats):
        raise BadInput(worded("{where}: {what}", where="variants: header", what=worded("it is for another game")))
    return Variant(header, summary, _moments(summary, header, "variants: summary"))


def _header(held: dict[str, Any], where: str) -> Header:
    try:
        return read_header(1, json_text({"format": FORMAT, "version": VERSION, **held}).encode())
    except BadInput as fault:
        raise BadInput(worded("{where}: {what}", where=where, what=fault.what)) from None


def _moments(summary: Summary, header: Header, where: str) -> list[list[MoveLine | SayLine]]:
    """Return the lines played before each picture of a summary; BadInput if the summary has a fault."""
    try:
        _check_summary(summary)
        return [[_line(line, header) for line in picture.lines] for picture in summary.pictures]
    except Refused as why:
        raise BadInput(worded("{where}: {what}", where=where, what=reason(why))) from None


def _read(data: bytes, kind: Any, what: str) -> Any:
    held = plain_toml(data, what)[1]
    try:
        return converted(held, kind)
    except Refused as why:
        raise BadInput(reason(why)) from None


def _line_of_step(data: bytes, number: int) -> int:
    """Return the line at which a step begins, both counted from 1; 0 if the step isn't a table of its own.

    The search is rough, which is good enough for messages.
    """
    lines = enumerate(data.decode().split("\n"), 1)
    begins = [at for at, line in lines if re.match(r"\s*\[\[\s*steps\s*\]\]", line)]
    return begins[number - 1] if number <= len(begins) else 0


def _translated(steps: Sequence[LessonStep], words: _Words) -> list[LessonStep]:
    if len(words.steps) != len(steps):
        raise BadInput(
            worded("the translation must have {due} steps, not {count}", count=len(words.steps), due=len(steps))
        )
    found = []
    for number, (step, said) in enumerate(zip(steps, words.steps, strict=True), 1):
        if len(said.replies) != len(step.answers):
            raise BadInput(
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
    """Return a summary in the words of its translation, if any; BadInput if their numbers of pictures differ."""
    if summary is None or said is None:
        return summary
    if len(said.pictures) != len(summary.pictures):
        raise BadInput(
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
    """Raise Refused if a summary has the wrong number of pictures, or a text that is empty or too long."""
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


def _check(step: LessonStep) -> None:
    """Raise Refused if a step has a text or reply of the wrong length, or answers or points that are incomplete."""
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
