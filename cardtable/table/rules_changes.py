"""Rules pages with changes marked: the differences between an old and a new page, sentence by sentence.

A sentence that is mostly unchanged is marked word by word. Any other is struck as a whole, and the new one follows it.
"""

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from enum import Enum
from html import escape
from itertools import chain, groupby, zip_longest
from typing import Final, NamedTuple

from cardtable.table.rules_text import OURS, Section, with_legend


class ChangeMark(Enum):
    """Fate of words on the way from the old page to the new."""

    KEPT = "kept"
    STRUCK = "struck"
    NEW = "new"


class Words(NamedTuple):
    """Run of words with the same mark."""

    text: str
    mark: ChangeMark


Sentence = Sequence[Words]


class MarkedSection(NamedTuple):
    """Section of the page, with its changes marked."""

    title: Sentence
    lines: Sequence[Sequence[Sentence]]
    """Paragraphs, each a list of sentences."""

    @property
    def changed(self) -> bool:
        """True if anything in it is marked as struck or new."""
        return is_changed(self.title) or any(is_changed(sentence) for line in self.lines for sentence in line)


_SENTENCE: Final = re.compile(rf"(?<=[.!?。!?])\s+|(?<={OURS})\s+")
_TOKEN: Final = re.compile(r"\s*(?:[\w'’]+|[^\w\s])")
_TAGS: Final = {
    ChangeMark.KEPT: ("", ""),
    ChangeMark.STRUCK: ("<del>", "</del>"),
    ChangeMark.NEW: ("<ins><u>", "</u></ins>"),
}
"""Opening and closing HTML tags: Qt's rich text knows `del`, but shows `ins` only with `u`."""
_MOST_RUNS: Final = 3
"""Largest number of changed places in a sentence marked word by word: with more, two sentences are easier to read."""


def rules_changes(old: Sequence[Section], new: Sequence[Section]) -> list[MarkedSection]:
    """Return the whole new page with changes marked; text of the old page is struck where it stood."""
    marked = []
    for before, after in _paired([title for title, _ in old], [title for title, _ in new]):
        title = _marked_title(old[before][0] if before is not None else "", new[after][0] if after is not None else "")
        lines = _marked_lines(old[before][1] if before is not None else [], new[after][1] if after is not None else [])
        marked.append(MarkedSection(title, lines))
    return marked


def only_changes(sections: Sequence[MarkedSection]) -> list[MarkedSection]:
    """Return the sections that have changes, with only their changed sentences, each as a paragraph."""
    return [
        MarkedSection(title, [[sentence] for line in lines for sentence in line if is_changed(sentence)])
        for title, lines in [section for section in sections if section.changed]
    ]


def is_changed(sentence: Sentence) -> bool:
    """Return whether any words of a sentence are struck or new."""
    return any(words.mark is not ChangeMark.KEPT for words in sentence)


def changes_html(sections: Sequence[MarkedSection], level: int = 3) -> str:
    """Return the page as HTML, with headings of the given level and, if needed, a legend for the mark on choices."""
    return with_legend(
        "".join(
            f"<h{level}>{sentence_html(title)}</h{level}>"
            + "".join(f"<p>{' '.join(map(sentence_html, line))}</p>" for line in lines)
            for title, lines in sections
        )
    )


def sentence_html(sentence: Sentence) -> str:
    """Return a sentence as HTML, with struck words in `del` and new ones in `ins`."""
    text, last = "", ChangeMark.KEPT
    for words, mark in sentence:
        if mark is not ChangeMark.KEPT and last not in (ChangeMark.KEPT, mark):
            text += " "  # between struck and new words
        blank = words[: len(words) - len(words.lstrip())]  # kept outside the tags, so that it isn't underlined
        opening, closing = _TAGS[mark]
        text += blank + opening + escape(words.lstrip()) + closing
        last = mark
    return text


def _paired(old: Sequence[str], new: Sequence[str]) -> Iterator[tuple[int | None, int | None]]:
    """Yield pairs of indices of old and new texts that correspond, in order; None for a text without a counterpart."""
    for kind, first, end, other, other_end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        mine, theirs = range(first, end), range(other, other_end)
        if kind in ("equal", "replace"):
            yield from zip_longest(mine, theirs)
        else:
            yield from [(place, None) for place in mine]
            yield from [(None, place) for place in theirs]


def _marked_title(old: str, new: str) -> Sentence:
    return list(chain(*_alternatives(old, new)))


class _Placed(NamedTuple):
    """Sentence, with whether a paragraph begins with it."""

    text: str
    begins: bool


def _sentences(lines: Sequence[str]) -> list[_Placed]:
    return [
        _Placed(text, not number) for line in lines for number, text in enumerate(_SENTENCE.split(line)) if text.strip()
    ]


def _marked_lines(old: Sequence[str], new: Sequence[str]) -> list[list[Sentence]]:
    was, now = _sentences(old), _sentences(new)
    lines: list[list[Sentence]] = []
    for before, after in _aligned([one.text for one in was], [one.text for one in now]):
        source = now[after] if after is not None else was[before or 0]
        found = _alternatives(
            was[before].text if before is not None else "", now[after].text if after is not None else ""
        )
        if source.begins or not lines:
            lines.append([])
        lines[-1] += found
    return lines


def _aligned(old: Sequence[str], new: Sequence[str]) -> Iterator[tuple[int | None, int | None]]:
    """Pair sentences like `_paired`, but those that differ only if they can be marked word by word."""
    for kind, first, end, other, other_end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            yield from zip(range(first, end), range(other, other_end), strict=True)
            continue
        theirs = list(range(other, other_end))
        for place in range(first, end):
            like = next((one for one in theirs if _word_by_word(old[place], new[one])), None)
            if like is None:
                yield place, None
                continue
            while theirs[0] != like:
                yield None, theirs.pop(0)
            yield place, theirs.pop(0)
        yield from [(None, one) for one in theirs]


def _alternatives(old: str, new: str) -> list[Sentence]:
    """Return one sentence marked word by word, or else the old one struck, followed by the new one."""
    if old == new:
        return [[Words(old, ChangeMark.KEPT)]]
    within = _word_by_word(old, new)
    if within:
        return [within]
    return [[Words(text, mark)] for text, mark in ((old, ChangeMark.STRUCK), (new, ChangeMark.NEW)) if text]


def _word_by_word(old: str, new: str) -> Sentence | None:
    """Return a sentence marked word by word; None if half of it or more differs, or it differs in too many places."""
    was, now = _TOKEN.findall(old), _TOKEN.findall(new)
    runs = list(_runs(was, now))
    kept = sum([len(before) for before, after in runs if before == after])
    if 2 * kept <= max(len(was), len(now)) or sum([before != after for before, after in runs]) > _MOST_RUNS:
        return None
    words: list[Words] = []
    for mine, theirs in runs:
        before, after = "".join(mine), "".join(theirs)
        if before == after:
            words.append(Words(before, ChangeMark.KEPT))
            continue
        if before[:1] == after[:1] == " ":  # a blank that both begin with is not marked
            words.append(Words(" ", ChangeMark.KEPT))
            before, after = before[1:], after[1:]
        words += [Words(before, ChangeMark.STRUCK), Words(after, ChangeMark.NEW)]
    return [
        Words("".join([part.text for part in parts]), mark)
        for mark, parts in groupby([part for part in words if part.text], key=lambda part: part.mark)
    ]


def _runs(old: Sequence[str], new: Sequence[str]) -> Iterator[tuple[Sequence[str], Sequence[str]]]:
    """Yield the tokens of the old and of the new sentence run by run; both are equal if the run is unchanged.

    A single token between two changes, such as "is", is made part of the change, because it tells a reader nothing.
    """
    opcodes = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    last = len(opcodes) - 1
    kept = [
        kind == "equal" and (end - first > 1 or place in (0, last))
        for place, (kind, first, end, *_) in enumerate(opcodes)
    ]
    for _, run in groupby(zip(kept, opcodes, strict=True), key=lambda pair: pair[0]):
        spans = [opcode for _, opcode in run]
        yield old[spans[0][1] : spans[-1][2]], new[spans[0][3] : spans[-1][4]]
