"""Talk at a table as values: lines as sentences, verdicts on claims and promises, and who kept their word.

It depends only on what everybody sees and hears, so that it is the same for every observer at every moment of a game.
A person puts a line together part by part (`Picking`).
"""

from collections.abc import Hashable, Sequence
from copy import copy
from re import compile as pattern
from typing import Any, NamedTuple

from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Said, SayLine
from cardtable.engine.state import NOBODY
from cardtable.language import at_the_start, filled, listed, named, translate
from cardtable.table.board import Snapshot
from cardtable.table.sayings import Saying, SayingChoice, SayingStep, said
from cardtable.table.telling import Notice
from cardtable.table.words import Narrator, Phrases

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
        self.narrator = Narrator(names, you)
        self._names = names
        self._seen = 0
        self._lines: list[int] = []  # index among the entries of each line
        self._wording = Wording()
        self._addressed: dict[int, int] = {}  # by seat, the index of the last way of addressing a player

    def name(self, seat: int) -> str:
        """Return the name of a speaker as it stands beside their words."""
        return translate("table", "You") if seat == self.narrator.you else self._names[seat]

    def addressed(self, line: SayLine) -> str:
        """Return a phrase on whom a line is said to, such as "to Anna"; empty if it is said to all."""
        if line.to is None or line.to == line.seat:
            return ""
        if line.to == self.narrator.you:
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
        ways = addresses or _USUAL["address"]
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


_USUAL = Phrases(
    "table",
    address=("{who}, listen. {said}", "A word with you, {who}. {said}", "This one's for you, {who}. {said}"),
)
"""Usual ways to say a sentence, {said}, to a player, {who}."""
_OWN = 4
"""Number of lines out of which a speaker with wordings of their own uses a plain one about once."""
_REMEMBERED = 2
"""Number of a speaker's last wordings of a kind that are not used again."""


class Wording(Snapshot):
    """Chooser of wordings at one table, which remembers the last ones of each speaker."""

    def __init__(self) -> None:
        self._last: dict[tuple[int, Hashable], list[int]] = {}

    def choose(self, seat: int, kind: Hashable, own: Sequence[str], plain: Sequence[str], luck: KeyedRandom) -> str:
        """Return one of a speaker's own wordings of a kind, or one of the plain ones.

        For any speaker and kind there must always be the same number of wordings in the same order, and more than are
        remembered. `luck` must be drawn from public knowledge, so that all observers get the same wording.
        """
        used = self._last.setdefault((seat, kind), [])
        fresh = [number for number in range(len(own) + len(plain)) if number not in used]
        if own and luck.number("voice") % _OWN:
            fresh = [number for number in fresh if number < len(own)] or fresh
        chosen = fresh[luck.number("wording") % len(fresh)]
        self._last[seat, kind] = [*used, chosen][-_REMEMBERED:]
        return [*own, *plain][chosen]


class Picking:
    """State of a line of talk being picked: first its kind, then its parts, until it is complete and can be said."""

    def __init__(self, talk: Talk, speaker: int, who: str = "") -> None:
        """Begin a line; `who` is the speaker's name if several people might speak, and empty if it is you."""
        self._talk, self._speaker, self._who = talk, speaker, who
        self._saying: Saying | None = None
        self._picked: list[list[SayingChoice]] = []  # by step answered so far
        self._several: list[SayingChoice] = []  # in the present step, if several may be picked
        self._to: SayingChoice | None = None

    @property
    def _sayings(self) -> Sequence[Saying]:
        return self._talk.speech.sayings(self._speaker)

    @property
    def _now(self) -> Saying | None:
        """Kind of line picked, None before that; if there is only one kind, it is picked by itself."""
        sayings = self._sayings
        if self._saying is None and len(sayings) == 1:
            self._saying = sayings[0]
        return self._saying

    @property
    def can_go_back(self) -> bool:
        """True if there is a step to go back to."""
        return bool(self._picked) or (self._now is not None and len(self._sayings) > 1)

    @property
    def begun(self) -> bool:
        """True if anything was picked beside the kind of line."""
        return bool(self._picked or self._several)

    @property
    def step(self) -> SayingStep | None:
        """Question to be answered now; None once the line is complete."""
        saying = self._now
        if saying is None:
            return self._kinds()
        return saying.steps[len(self._picked)] if len(self._picked) < len(saying.steps) else None

    @property
    def to(self) -> SayingStep | None:
        """Question whom the complete line is said to; None if that is settled, or the line is not complete."""
        return self._saying.to if self._saying is not None and self.step is None else None

    @property
    def line(self) -> dict[str, Any] | None:
        """Parts of the line, without its speaker; None until it is complete."""
        if self._saying is None or self.step is not None:
            return None
        to = self._addressee()
        return said(self._saying, [*self._all(), *([to] if to else [])])

    @property
    def asks(self) -> str:
        """Words of the present question, or a heading for the complete line."""
        step = self.step
        if step is not None:
            return step.asks
        if self._who:
            return filled(translate("table", "{who} will say:"), who=named(self._who))
        return translate("table", "You will say:")

    @property
    def so_far(self) -> str:
        """Parts picked so far, in a few words; empty before the first."""
        picked = [*self._all(), *self._several]
        if self._saying is None or not picked:
            return ""
        kind = self._saying.label.removesuffix("…").rstrip()
        words = [choice.says if choice.cards else choice.words for choice in picked]
        return filled(translate("table", "{kind}: {what}"), kind=kind, what=listed(words))

    def chosen(self) -> list[SayingChoice]:
        """Return the choices on display that are marked as picked."""
        to = self._addressee()
        return [*self._several, *([to] if to else [])]

    def pick(self, choice: SayingChoice) -> None:
        """Pick one of the choices on display."""
        saying, step = self._now, self.step
        if saying is None:
            kind = choice.parts["say"]
            # The game may have gone on, so that this kind can't be said any more.
            self._saying = next((saying for saying in self._sayings if saying.kind == kind), None)
        elif step is None:
            self._to = choice
        elif step.adds:
            self._add(choice, step)
        else:
            self._picked.append([choice])

    def go_on(self) -> None:
        """Go on from a step that allows several picks to the next; do nothing before the first pick."""
        if self._several:
            self._picked.append(self._several)
            self._several = []

    def go_back(self) -> bool:
        """Go back a step and return True, or return False if there is none."""
        if not self.can_go_back:
            return False
        self._to = None
        if self._picked:
            last = self._picked.pop()
            self._several = last if self.step is not None and self.step.adds else []
        else:
            self._saying, self._several = None, []
        return True

    def _all(self) -> list[SayingChoice]:
        return [choice for picked in self._picked for choice in picked]

    def _addressee(self) -> SayingChoice | None:
        """Return the choice of whom the complete line is said to; None unless that is asked."""
        to = self.to
        return (self._to or to.choices[0]) if to else None

    def _kinds(self) -> SayingStep:
        asks = translate("table", "What do you say?")
        if self._who:
            asks = filled(translate("table", "What does {who} say?"), who=named(self._who))
        kinds = [SayingChoice(saying.label, {"say": saying.kind}, saying.says) for saying in self._sayings]
        return SayingStep(asks, tuple(kinds))

    def _add(self, choice: SayingChoice, step: SayingStep) -> None:
        """Add a choice to the picks of a step, or remove it if it is among them.

        Equal cards have a choice for each number of them. Picking a single card adds one to the number picked before,
        and picking several replaces that number.
        """
        alike = [held for held in self._several if choice.cards and held.cards[:1] == choice.cards[:1]]
        others = [held for held in self._several if held not in alike]
        if len(choice.cards) == 1 and alike:
            more = alike[0].cards + choice.cards
            self._several = others + [held for held in step.choices if held.cards == more]
        else:
            self._several = others if choice in alike else [*others, choice]
