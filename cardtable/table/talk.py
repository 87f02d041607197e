"""Talk at a table as values: lines as sentences, verdicts on claims and promises, and who kept their word.

It depends only on what everybody sees and hears, so that it is the same for every observer at every moment of a game.
"""

from collections.abc import Sequence
from copy import copy
from re import compile as pattern
from typing import NamedTuple

from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Said, SayLine
from cardtable.engine.state import NOBODY
from cardtable.language import at_the_start, filled, named, translate
from cardtable.table.board import Snapshot
from cardtable.table.sayings import Saying
from cardtable.table.telling import Notice
from cardtable.table.wording import Wording

_BEGINNING = pattern(r"^\W*\w|[.!?]\s+\w")
"""First letter of each sentence; it may come from a word filled in, and so be small."""
_LONGEST = 400
"""Largest number of characters of a sentence: programs may claim thousands of cards, or numbers of any length."""


class TalkVerdict(NamedTuple):
    """Verdict on a line, such as that a promise was kept."""

    good: bool
    words: str
    """Verdict in a word or two, such as "kept"."""


class Spoken(NamedTuple):
    """Line of talk as it is shown."""

    line: SayLine
    words: str
    verdict: TalkVerdict | None = None
    """Verdict on the line; None as long as nothing has proved it true or false."""


class TalkOutcome(NamedTuple):
    """Event that proved lines true or false, as an entry between the lines."""

    fact: str
    """Event in a few words; may be empty."""
    verdicts: tuple[TalkVerdict, ...]


class Wordings(NamedTuple):
    """Wordings of a line: whole sentences, always the same number in the same order for a kind of line."""

    own: Sequence[str]
    """Wordings peculiar to the speaker; may be empty."""
    plain: Sequence[str]
    named: int = NOBODY
    """Seat that all of them call by name; NOBODY if none."""
    addresses: Sequence[str] = ()
    """Ways to say the line, {said}, to a player, {who}; empty for the usual ones."""


class Proof(NamedTuple):
    """Proof, by an event, that a player's line or promise was true or false."""

    seat: int
    verdict: TalkVerdict
    number: int | None = None
    """Index of the line among all lines; None if the promise was given otherwise, as in a contract."""
    told: str = ""
    """Sentence about it shown between the lines; empty if the mark at the line is enough."""
    counts: bool = False
    """True if it counts as a promise kept or broken, rather than a mere claim."""


class Lie(NamedTuple):
    """Lie: words that proved false, and what they earned."""

    seat: int
    words: str
    truth: str
    earned: int | None
    """Score that the speaker won or lost by the lie; None if that can't be told."""
    landmark: int = 0
    """Index of the record's last landmark before it."""
    instead: bool = False
    """True if `earned` is the difference to what keeping the promise would have earned."""


class Word(NamedTuple):
    """Number of a player's promises that were put to the test, and of those kept."""

    kept: int = 0
    given: int = 0


class Speech(Snapshot):
    """Base class of a game's talk: its kinds of lines, their wordings, and proofs.

    It follows each event once, lines of talk among them.
    """

    def wordings(self, line: SayLine) -> Wordings:
        """Return the wordings of a line."""
        raise NotImplementedError

    def sayings(self, speaker: int) -> Sequence[Saying]:
        """Return the kinds of lines that a speaker can pick now."""
        return ()

    def claim(self, line: SayLine) -> str:
        """Return a line's claim about the speaker's own hand in a few words; empty for any other line."""
        return ""

    def follow(self, event: object) -> Sequence[Proof]:
        """Take in an event and return what it proves."""
        return ()

    def counted(self) -> str:
        """Return a sentence on which lines count as promises and which don't; empty if all do."""
        return ""

    def fact(self, event: object) -> str:
        """Return a few words for an event that proved lines true or false."""
        return ""

    def lies(self) -> list[Lie]:
        """Return the lies found out so far."""
        return []


class Talk(Snapshot):
    """All lines of talk at a table, with their verdicts."""

    def __init__(self, names: Sequence[str], you: int, speech: Speech) -> None:
        """Take the names of all seats; `you` is the seat that is called "you", NOBODY for none."""
        self.entries: list[Spoken | TalkOutcome] = []
        """Lines and the events that proved them, in order."""
        self.words = [Word() for _ in names]
        """Promises of each seat."""
        self.speech = speech
        self._names = names
        self._you = you
        self._seen = 0
        self._lines: list[int] = []  # index among the entries of each line
        self._wording = Wording()
        self._addressed: dict[int, int] = {}  # by seat, the index of the last way of addressing a player

    def is_you(self, seat: int) -> bool:
        """Return whether a seat is the one called "you"."""
        return seat == self._you

    def name(self, seat: int) -> str:
        """Return the name of a speaker as it stands beside their words."""
        return translate("table", "You") if seat == self._you else self._names[seat]

    def addressed(self, line: SayLine) -> str:
        """Return a phrase on whom a line is said to, such as "to Anna"; empty if it is said to all."""
        if line.to is None or line.to == line.seat:
            return ""
        if line.to == self._you:
            return translate("table", "to you", "whom a line of talk is said to")
        return filled(translate("table", "to {whom}"), whom=named(self._names[line.to]))

    @property
    def last(self) -> Spoken | None:
        """Last line; None if there is none."""
        entry = self.entries[self._lines[-1]] if self._lines else None
        return entry if isinstance(entry, Spoken) else None

    def claims(self, seat: int, most: int = 3) -> list[tuple[str, TalkVerdict | None]]:
        """Return the last `most` different claims of a seat about its hand with their verdicts, the latest first."""
        found: list[tuple[str, TalkVerdict | None]] = []
        for at in reversed(self._lines):
            entry = self.entries[at]
            if not isinstance(entry, Spoken) or entry.line.seat != seat:
                continue
            claim = (cut(self.speech.claim(entry.line)), entry.verdict)
            if claim[0] and claim not in found:
                found.append(claim)
                if len(found) == most:
                    break
        return found

    def follow(self, event: object) -> Notice | None:
        """Take in an event and return a notice for screen readers if it is a line of talk, else None."""
        notice = self._hear(event.line) if isinstance(event, Said) else None
        self._seen += 1
        told = []
        for proof in self.speech.follow(event):
            if proof.number is not None:
                at = self._lines[proof.number]
                entry = self.entries[at]
                assert isinstance(entry, Spoken)
                self.entries[at] = entry._replace(verdict=proof.verdict)
            if proof.counts:
                kept, given = self.words[proof.seat]
                self.words[proof.seat] = Word(kept + proof.verdict.good, given + 1)
            if proof.told:
                told.append(TalkVerdict(proof.verdict.good, proof.told))
        if told:
            self.entries.append(TalkOutcome(self.speech.fact(event), tuple(dict.fromkeys(told))))
        return notice

    def preview(self, line: SayLine) -> str:
        """Return the sentence in which a line would be said at this moment, without saying it."""
        twin = copy(self)
        twin._wording, twin._addressed = self._wording.clone(), dict(self._addressed)
        return twin._sentence(line)

    def _hear(self, line: SayLine) -> Notice:
        words = self._sentence(line)
        self._lines.append(len(self.entries))
        self.entries.append(Spoken(line, words))
        text = filled(translate("table", "{who}: {said}"), who=named(self.name(line.seat)), said=words)
        return Notice(text, logged=False, shown=False)

    def _sentence(self, line: SayLine) -> str:
        """Return a line in one of its wordings, not one that the speaker used just before for a line of this kind.

        The draw depends only on what everybody has seen, so that the sentence is the same for every observer, and
        whenever the game is looked at again.
        """
        own, plain, called, addresses = self.speech.wordings(line)
        luck = KeyedRandom("wording", len(self._lines), self._seen, line.seat)
        sentence = self._wording.choose(line.seat, type(line), own, plain, luck)
        sentence = _BEGINNING.sub(lambda found: found[0].upper(), sentence)
        if line.to is None or line.to in (line.seat, called):
            return cut(sentence)
        ways = addresses or _ways_to_address()
        way = (self._addressed.get(line.seat, -1) + 1 + luck.number("address") % (len(ways) - 1)) % len(ways)
        self._addressed[line.seat] = way  # never the last one
        text = filled(ways[way], who=name_in_talk(self._names[line.to]), said=cut(sentence))
        return at_the_start(text)


def cut(words: str) -> str:
    """Return words, cut off with an ellipsis if they are longer than any sentence should be."""
    return words if len(words) <= _LONGEST else f"{words[: _LONGEST - 1]}…"


def is_nameless(name: str) -> bool:
    """Return whether a seat's name is "You": that of the only person, who has given no name."""
    return name == translate("table", "You")


def name_in_talk(name: str, about: bool = False) -> str:
    """Return the name by which players talk to a player, or `about` them, given the name of the seat.

    A person without a name, whom only the program can call "You", becomes "my friend" or "our friend here".
    """
    if not is_nameless(name):
        return named(name)
    return translate("table", "our friend here") if about else translate("table", "my friend")


def _ways_to_address() -> tuple[str, ...]:
    """Return the usual ways to say a sentence, {said}, to a player, {who}."""
    return (
        translate("table", "{who}, listen. {said}"),
        translate("table", "A word with you, {who}. {said}"),
        translate("table", "This one's for you, {who}. {said}"),
    )
