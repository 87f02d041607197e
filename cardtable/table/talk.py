"""What is said at a table, as values: each line as a sentence, what it has proved to be worth, who kept their word.

All of it follows from what everybody sees and hears, so that it is the same for all eyes at every moment of a game.
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
"""The first letter of a sentence, which may have been filled in."""
_LONGEST = 400
"""Characters shown of a sentence: programs may claim to hold thousands of cards, in numbers of any length."""


class Verdict(NamedTuple):
    """What words proved to be worth."""

    good: bool
    words: str
    """In a word or two, such as "kept"."""


class Spoken(NamedTuple):
    """A line of talk as it is shown."""

    line: SayLine
    words: str
    verdict: Verdict | None = None
    """None as long as nothing has proved it true or false."""


class Outcome(NamedTuple):
    """Something happened that showed what words were worth."""

    fact: str
    """What happened; it may be empty."""
    verdicts: tuple[Verdict, ...]


class Wordings(NamedTuple):
    """In what ways a line can be said: whole sentences, always as many of a kind, in the same order."""

    own: Sequence[str]
    """As its speaker alone talks; there may be none."""
    plain: Sequence[str]
    named: int = NOBODY
    """The seat that is called by name in all of them, if one is."""
    addresses: Sequence[str] = ()
    """How the line, {said}, is said to {who}, where it is to somebody; none: as anybody would."""


class Proof(NamedTuple):
    """What an event has shown of a player's words."""

    seat: int
    verdict: Verdict
    number: int | None = None
    """Of the line, counted from 0; None where the word was given otherwise, as in a deal."""
    told: str = ""
    """What is said of it among the lines; empty where the mark at the line is enough."""
    counts: bool = False
    """Whether a word was given, which was kept or not: more than a claim."""


class Lie(NamedTuple):
    """Words that were not so, and what came of them."""

    seat: int
    words: str
    truth: str
    earned: int | None
    """What the speaker won or lost by it; None where that can't be told."""
    landmark: int = 0
    """Which of the record's landmarks comes before it, from 0."""
    instead: bool = False
    """Whether `earned` is what it brought more, or less, than it would have brought to keep a word."""


class Word(NamedTuple):
    """How often somebody gave their word, and kept it."""

    kept: int = 0
    given: int = 0


class Speech(Snapshot):
    """What a game's folder knows of its talk. It follows each event once, lines of talk among them."""

    def wordings(self, line: SayLine) -> Wordings:
        """How a line can be said."""
        raise NotImplementedError

    def sayings(self, speaker: int) -> Sequence[Saying]:
        """What somebody can say just now, by picking."""
        return ()

    def claim(self, line: SayLine) -> str:
        """What a line says of the speaker's own hand, in a few words; empty for any other."""
        return ""

    def follow(self, event: object) -> Sequence[Proof]:
        """Takes in an event; what it proves."""
        return ()

    def counted(self) -> str:
        """A sentence on the words that count as given, and those that don't; empty where all do."""
        return ""

    def fact(self, event: object) -> str:
        """An event by which words were proved, in a few words."""
        return ""

    def lies(self) -> list[Lie]:
        """What was proved false so far, and what it earned."""
        return []


class Talk(Snapshot):
    """All that has been said at a table."""

    def __init__(self, names: Sequence[str], you: int, speech: Speech) -> None:
        """`you` is the seat that is spoken of as you; NOBODY where there is none."""
        self.entries: list[Spoken | Outcome] = []
        """Lines and what came of them, in order."""
        self.words = [Word() for _ in names]
        """By seat."""
        self.speech = speech
        self._names = names
        self._you = you
        self._seen = 0
        self._lines: list[int] = []  # where among the entries each line stands
        self._wording = Wording()
        self._addressed: dict[int, int] = {}  # how each last spoke to somebody

    def is_you(self, seat: int) -> bool:
        """Tell whether a seat is that of the one who is spoken of as you."""
        return seat == self._you

    def name(self, seat: int) -> str:
        """What a speaker is called beside their words."""
        return translate("table", "You") if seat == self._you else self._names[seat]

    def addressed(self, line: SayLine) -> str:
        """Whom a line is said to, as in "to Anna"; empty where it is said to all."""
        if line.to is None or line.to == line.seat:
            return ""
        if line.to == self._you:
            return translate("table", "to you", "whom a line of talk is said to")
        return filled(translate("table", "to {whom}"), whom=named(self._names[line.to]))

    @property
    def last(self) -> Spoken | None:
        """What was said last."""
        entry = self.entries[self._lines[-1]] if self._lines else None
        return entry if isinstance(entry, Spoken) else None

    def claims(self, seat: int, most: int = 3) -> list[tuple[str, Verdict | None]]:
        """What a seat has said of their hand, in few words, the last first."""
        found: list[tuple[str, Verdict | None]] = []
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
        """Takes in an event; what is to be heard of it."""
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
                told.append(Verdict(proof.verdict.good, proof.told))
        if told:
            self.entries.append(Outcome(self.speech.fact(event), tuple(dict.fromkeys(told))))
        return notice

    def preview(self, line: SayLine) -> str:
        """The sentence that a line would be said in, were it said at this moment."""
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
        """The line in one of its wordings: by what everybody has seen of the game alone, so that it is the same for all
        eyes and whenever the game is looked at; and not as this speaker said such a thing just before."""
        own, plain, called, addresses = self.speech.wordings(line)
        luck = KeyedRandom("wording", len(self._lines), self._seen, line.seat)
        sentence = self._wording.choose(line.seat, type(line), own, plain, luck)
        sentence = _BEGINNING.sub(lambda found: found[0].upper(), sentence)
        if line.to is None or line.to in (line.seat, called):
            return cut(sentence)
        ways = addresses or _ways_to_address()
        way = (self._addressed.get(line.seat, -1) + 1 + luck.number("address") % (len(ways) - 1)) % len(ways)
        self._addressed[line.seat] = way  # another than the last
        text = filled(ways[way], who=name_in_talk(self._names[line.to]), said=cut(sentence))
        return at_the_start(text)


def cut(words: str) -> str:
    """Words, or their beginning where they are as long as no sentence."""
    return words if len(words) <= _LONGEST else f"{words[: _LONGEST - 1]}…"


def is_nameless(name: str) -> bool:
    """Tell by what a seat is called by itself whether that is the only person, who has said no name."""
    return name == translate("table", "You")


def name_in_talk(name: str, about: bool = False) -> str:
    """Return what others call somebody when they talk to them, or `about` them: a person without a name is only "you"
    to the program. `name` is what the seat is called by itself."""
    if not is_nameless(name):
        return named(name)
    return translate("table", "our friend here") if about else translate("table", "my friend")


def _ways_to_address() -> tuple[str, ...]:
    """How anybody says a sentence to somebody."""
    return (
        translate("table", "{who}, listen. {said}"),
        translate("table", "A word with you, {who}. {said}"),
        translate("table", "This one's for you, {who}. {said}"),
    )
