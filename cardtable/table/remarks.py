"""Remarks of bots on public events, which appear at the table alone and in no record.

A remark depends only on public events, on names, and on keyed draws that anyone can repeat. It is therefore the same
for every observer, and whenever the game is looked at again. No player takes remarks into account.

There are plain wordings, which any bot may use, and those of each temper. In them, {who} is the player spoken to. No
wording may tell of the speaker's cards or chips, or promise anything.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.state import NOBODY
from cardtable.language import filled, translate
from cardtable.table.board import Snapshot
from cardtable.table.talk import Wording, is_nameless, name_in_talk

QUIET = "quiet"
"""Kind of remarks made because there have been none for long."""
END = ("end_won", "end_lost")
"""Kinds of remarks at the end of the game, which may be made at any time."""
THREATENED, ASKED, TOLD = "threatened", "asked", "told"
"""Kinds of replies to a player who has just spoken, which may be made at any time."""
_AT_ANY_TIME = (*END, THREATENED, ASKED, TOLD)
_SILENT = ("", "human", "exec", "random")
"""Kinds of players that make no remarks; empty for a player not told."""
_LONG = 5
"""Number of rounds without a remark after which it counts as quiet."""
_NO_ONE = -1
"""Number that stands for NOBODY in the names of draws. If it changed, old games would have other remarks."""


class Occasion(NamedTuple):
    """Public event on which a bot may remark."""

    kind: str
    """Kind of the occasion, by which wordings are chosen."""
    speakers: Sequence[int]
    """Seats that may remark on it."""
    about: int = NOBODY
    """Seat that is spoken to; NOBODY if none is."""
    once_in: int = 2
    """Number of such occasions out of which about one is remarked on."""
    size: int = 0
    """Points or chips at stake, which make draws differ from game to game."""


class Remark(NamedTuple):
    """Remark of a seat."""

    seat: int
    words: str


class Noticing(Snapshot):
    """Base class of a game's recognition of occasions for remarks.

    It follows each event once, and may use only what all observers see alike.
    """

    rest = 1
    """Number of rounds without a remark after each remark."""

    def notice(self, event: object) -> Sequence[Occasion]:
        """Take in an event and return the occasions that it gives for remarks.

        Each new round must return an occasion of the kind `QUIET`, because that is how rounds are counted.
        """
        raise NotImplementedError


class Remarks(Snapshot):
    """Remarks at one table."""

    def __init__(self, names: Sequence[str], players: Sequence[str], noticing: Noticing) -> None:
        """Take the names and players of all seats; `players` are as in a header, and without them no seat speaks."""
        self.last: Remark | None = None
        """Remark on the last event; None if there was none."""
        self._names = names
        self._lucky = [
            "" if is_nameless(name) else name for name in names
        ]  # "You" differs by language, but draws must not
        self._bots = {seat for seat, player in enumerate(players) if _has_words(player)}
        self._noticing = noticing
        self._wording = Wording()
        self._noticed = 0
        self._rounds = 0  # since the last remark

    def follow(self, event: object) -> None:
        """Take in an event, and choose a remark on it or none."""
        self.last = None
        occasions = self._noticing.notice(event)
        self._noticed += bool(occasions)
        self._rounds += any(occasion.kind == QUIET for occasion in occasions)
        ready = [occasion for occasion in occasions if self._is_time(occasion.kind)]
        choices = [(one, seat) for one in ready for seat in one.speakers if seat in self._bots]
        if not choices:
            return
        seen = [(one.kind, _NO_ONE if one.about == NOBODY else one.about, one.size) for one in occasions]
        luck = KeyedRandom("remark", self._noticed, *self._lucky, *seen)
        occasion, seat = choices[luck.number("who") % len(choices)]
        if luck.number("whether") % occasion.once_in == 0:
            self._rounds = 0
            self.last = Remark(seat, self._words(occasion, seat, luck))

    def _is_time(self, kind: str) -> bool:
        if kind in _AT_ANY_TIME:
            return True
        return self._rounds >= (_LONG if kind == QUIET else self._noticing.rest)

    def _words(self, occasion: Occasion, seat: int, luck: KeyedRandom) -> str:
        tempers = list(TEMPERS.values())
        own = tempers[KeyedRandom("temper", self._names[seat]).number("which") % len(tempers)]()
        words = self._wording.choose(seat, occasion.kind, own[occasion.kind], plain()[occasion.kind], luck)
        return words if occasion.about == NOBODY else filled(words, who=name_in_talk(self._names[occasion.about]))


def others(seats: Sequence[int], *but: int) -> list[int]:
    """Return the seats without those in `but`."""
    return [seat for seat in seats if seat not in but]


def at_the_end(seats: Sequence[int], winners: Sequence[int]) -> list[Occasion]:
    """Return the occasions at the end: a winner may speak, and others to the winner if there is only one."""
    found = [Occasion("end_won", winners)]
    if len(winners) == 1:
        found.append(Occasion("end_lost", others(seats, *winners), winners[0]))
    return found


def _has_words(player: str) -> bool:
    """Return whether a player is a bot that makes remarks: not a person, a program or the random player."""
    return player.partition(":")[0] not in _SILENT


Wordings = dict[str, tuple[str, ...]]
"""Wordings by kind of occasion."""


def plain() -> Wordings:
    """Return the plain wordings, which any bot may use."""
    return {**_plain_in_play(), **_plain_at_any_time()}


def _plain_in_play() -> Wordings:
    """Return the plain wordings on what happens in play, and on silence."""
    return {
        "tie": (
            translate("remarks", "Well, who saw that coming?"),
            translate("remarks", "Two minds, one thought."),
            translate("remarks", "And nobody is any the richer."),
        ),
        "won": (
            translate("remarks", "That'll do nicely."),
            translate("remarks", "I'll take that."),
            translate("remarks", "Thank you, everyone."),
        ),
        "envy": (
            translate("remarks", "Well played, {who}."),
            translate("remarks", "That was a big one, {who}."),
            translate("remarks", "Nicely done, {who}."),
        ),
        "lost": (
            translate("remarks", "That hurt."),
            translate("remarks", "Well, that went wrong."),
            translate("remarks", "I didn't see that coming."),
        ),
        "near": (
            translate("remarks", "That was close!"),
            translate("remarks", "Only one off!"),
            translate("remarks", "So near."),
        ),
        "cheap": (
            translate("remarks", "That went cheap."),
            translate("remarks", "What a bargain, {who}!"),
            translate("remarks", "Was nobody awake?"),
        ),
        "quiet": (
            translate("remarks", "It's very quiet in here."),
            translate("remarks", "Has everyone gone to sleep?"),
            translate("remarks", "Does anyone want tea?"),
        ),
    }


def _plain_at_any_time() -> Wordings:
    """Return the plain wordings of the kinds that may be made at any time: at the end, and replies."""
    return {
        "end_won": (
            translate("remarks", "Good game, everyone."),
            translate("remarks", "Thanks for the game."),
            translate("remarks", "Well, that's that."),
        ),
        "end_lost": (
            translate("remarks", "Good game, {who}."),
            translate("remarks", "You earned it, {who}."),
            translate("remarks", "Next time, {who}."),
        ),
        "threatened": (
            translate("remarks", "You don't scare me, {who}."),
            translate("remarks", "I'll keep that in mind."),
            translate("remarks", "Is that so?"),
        ),
        "asked": (
            translate("remarks", "I'll think about it."),
            translate("remarks", "We'll see, {who}."),
            translate("remarks", "Let me think."),
        ),
        "told": (
            translate("remarks", "If you say so, {who}."),
            translate("remarks", "Good to know."),
            translate("remarks", "I heard you."),
        ),
    }


def dry() -> Wordings:
    """Return the wordings of the dry temper, which takes nothing seriously, and the other players least of all."""
    return {
        "tie": (
            translate("remarks", "Great minds, they say."),
            translate("remarks", "So much for surprises."),
        ),
        "won": (
            translate("remarks", "I suppose that'll do."),
            translate("remarks", "Don't all clap at once."),
        ),
        "envy": (
            translate("remarks", "Do leave us something, {who}."),
            translate("remarks", "Enjoy it while it lasts, {who}."),
        ),
        "lost": (
            translate("remarks", "I've had better moments."),
            translate("remarks", "Not my finest hour."),
        ),
        "near": (
            translate("remarks", "Close, and no use at all."),
            translate("remarks", "Nearly clever."),
        ),
        "cheap": (
            translate("remarks", "Daylight robbery, and so polite."),
            translate("remarks", "We must have been asleep."),
        ),
        "quiet": (
            translate("remarks", "Don't let me interrupt."),
            translate("remarks", "What a lively bunch we are."),
        ),
        "end_won": (
            translate("remarks", "I'm as surprised as you are."),
            translate("remarks", "Well, someone had to win."),
        ),
        "end_lost": (
            translate("remarks", "Well, at least I was there."),
            translate("remarks", "Try to be modest about it, {who}."),
        ),
        "threatened": (
            translate("remarks", "I'm trembling."),
            translate("remarks", "How very frightening."),
        ),
        "asked": (
            translate("remarks", "What's it worth to you?"),
            translate("remarks", "I'll sleep on it."),
        ),
        "told": (
            translate("remarks", "How reassuring."),
            translate("remarks", "I've heard better stories."),
        ),
    }


def warm() -> Wordings:
    """Return the wordings of the warm temper, which is glad to be here and wishes everyone well."""
    return {
        "tie": (
            translate("remarks", "Oh, what a pity!"),
            translate("remarks", "We think too much alike."),
        ),
        "won": (
            translate("remarks", "This must be my lucky day!"),
            translate("remarks", "Oh, how lovely!"),
        ),
        "envy": (
            translate("remarks", "Good for you, {who}!"),
            translate("remarks", "I'm happy for you, {who}. Nearly."),
        ),
        "lost": (
            translate("remarks", "Ah well, it's only a game."),
            translate("remarks", "Serves me right!"),
        ),
        "near": (
            translate("remarks", "Ooh, so close!"),
            translate("remarks", "Better luck next time!"),
        ),
        "cheap": (
            translate("remarks", "Well spotted, {who}!"),
            translate("remarks", "What a lovely bargain!"),
        ),
        "quiet": (
            translate("remarks", "Isn't this nice?"),
            translate("remarks", "I do like a quiet game."),
        ),
        "end_won": (
            translate("remarks", "What fun that was!"),
            translate("remarks", "You made it hard for me!"),
        ),
        "end_lost": (
            translate("remarks", "Congratulations, {who}!"),
            translate("remarks", "That was fun, {who}. Again?"),
        ),
        "threatened": (
            translate("remarks", "Let's not quarrel, {who}."),
            translate("remarks", "There's no need for that!"),
        ),
        "asked": (
            translate("remarks", "You do ask nicely."),
            translate("remarks", "I know how you feel, {who}."),
        ),
        "told": (
            translate("remarks", "Thank you for telling me!"),
            translate("remarks", "I do like it when we talk."),
        ),
    }


def proud() -> Wordings:
    """Return the wordings of the proud temper, which was never wrong and says so."""
    return {
        "tie": (
            translate("remarks", "I don't like sharing."),
            translate("remarks", "Someone has to give way, and it won't be me."),
        ),
        "won": (
            translate("remarks", "That's how it's done."),
            translate("remarks", "Was there ever any doubt?"),
        ),
        "envy": (
            translate("remarks", "Beginner's luck, {who}."),
            translate("remarks", "I'll have that back, {who}."),
        ),
        "lost": (
            translate("remarks", "That won't happen twice."),
            translate("remarks", "I'm letting you catch up."),
        ),
        "near": (
            translate("remarks", "You'll have to do better than that."),
            translate("remarks", "Near isn't there."),
        ),
        "cheap": (
            translate("remarks", "You won't get the next one so cheaply, {who}."),
            translate("remarks", "I was looking the other way."),
        ),
        "quiet": (
            translate("remarks", "Take your time. You'll need it."),
            translate("remarks", "You're all thinking about me, I suppose."),
        ),
        "end_won": (
            translate("remarks", "Same time tomorrow?"),
            translate("remarks", "Who's next?"),
        ),
        "end_lost": (
            translate("remarks", "I want a rematch, {who}."),
            translate("remarks", "I'll be better tomorrow, {who}."),
        ),
        "threatened": (
            translate("remarks", "Others have tried."),
            translate("remarks", "Is that all, {who}?"),
        ),
        "asked": (
            translate("remarks", "Why should I?"),
            translate("remarks", "Ask me again when I'm losing."),
        ),
        "told": (
            translate("remarks", "I knew that already."),
            translate("remarks", "Words are cheap, {who}."),
        ),
    }


TEMPERS: dict[str, Callable[[], Wordings]] = {"dry": dry, "warm": warm, "proud": proud}
"""Wordings of each temper; bots get a temper by their name."""
