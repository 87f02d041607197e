"""Remarks of bots on public events, which appear at the table alone and in no record.

A remark depends only on public events, on names, and on keyed draws that anyone can repeat. It is therefore the same
for every observer, and whenever the game is looked at again. No player takes remarks into account.

There are plain wordings, which any bot may use, and those of each temper. In them, {who} is the player spoken to. No
wording may tell of the speaker's cards or chips, or promise anything.
"""

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.state import NOBODY
from cardtable.language import filled
from cardtable.table.board import Snapshot
from cardtable.table.talk import Wording, is_nameless, name_in_talk
from cardtable.table.words import Phrases

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
        own = tempers[KeyedRandom("temper", self._names[seat]).number("which") % len(tempers)]
        words = self._wording.choose(seat, occasion.kind, own[occasion.kind], PLAIN[occasion.kind], luck)
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


PLAIN = Phrases(
    "remarks",
    tie=("Well, who saw that coming?", "Two minds, one thought.", "And nobody is any the richer."),
    won=("That'll do nicely.", "I'll take that.", "Thank you, everyone."),
    envy=("Well played, {who}.", "That was a big one, {who}.", "Nicely done, {who}."),
    lost=("That hurt.", "Well, that went wrong.", "I didn't see that coming."),
    near=("That was close!", "Only one off!", "So near."),
    cheap=("That went cheap.", "What a bargain, {who}!", "Was nobody awake?"),
    quiet=("It's very quiet in here.", "Has everyone gone to sleep?", "Does anyone want tea?"),
    end_won=("Good game, everyone.", "Thanks for the game.", "Well, that's that."),
    end_lost=("Good game, {who}.", "You earned it, {who}.", "Next time, {who}."),
    threatened=("You don't scare me, {who}.", "I'll keep that in mind.", "Is that so?"),
    asked=("I'll think about it.", "We'll see, {who}.", "Let me think."),
    told=("If you say so, {who}.", "Good to know.", "I heard you."),
)
"""Wordings that any bot may use, by kind of occasion."""
TEMPERS = {
    # takes nothing seriously, and the other players least of all
    "dry": Phrases(
        "remarks",
        tie=("Great minds, they say.", "So much for surprises."),
        won=("I suppose that'll do.", "Don't all clap at once."),
        envy=("Do leave us something, {who}.", "Enjoy it while it lasts, {who}."),
        lost=("I've had better moments.", "Not my finest hour."),
        near=("Close, and no use at all.", "Nearly clever."),
        cheap=("Daylight robbery, and so polite.", "We must have been asleep."),
        quiet=("Don't let me interrupt.", "What a lively bunch we are."),
        end_won=("I'm as surprised as you are.", "Well, someone had to win."),
        end_lost=("Well, at least I was there.", "Try to be modest about it, {who}."),
        threatened=("I'm trembling.", "How very frightening."),
        asked=("What's it worth to you?", "I'll sleep on it."),
        told=("How reassuring.", "I've heard better stories."),
    ),
    # glad to be here and wishes everyone well
    "warm": Phrases(
        "remarks",
        tie=("Oh, what a pity!", "We think too much alike."),
        won=("This must be my lucky day!", "Oh, how lovely!"),
        envy=("Good for you, {who}!", "I'm happy for you, {who}. Nearly."),
        lost=("Ah well, it's only a game.", "Serves me right!"),
        near=("Ooh, so close!", "Better luck next time!"),
        cheap=("Well spotted, {who}!", "What a lovely bargain!"),
        quiet=("Isn't this nice?", "I do like a quiet game."),
        end_won=("What fun that was!", "You made it hard for me!"),
        end_lost=("Congratulations, {who}!", "That was fun, {who}. Again?"),
        threatened=("Let's not quarrel, {who}.", "There's no need for that!"),
        asked=("You do ask nicely.", "I know how you feel, {who}."),
        told=("Thank you for telling me!", "I do like it when we talk."),
    ),
    # never wrong and says so
    "proud": Phrases(
        "remarks",
        tie=("I don't like sharing.", "Someone has to give way, and it won't be me."),
        won=("That's how it's done.", "Was there ever any doubt?"),
        envy=("Beginner's luck, {who}.", "I'll have that back, {who}."),
        lost=("That won't happen twice.", "I'm letting you catch up."),
        near=("You'll have to do better than that.", "Near isn't there."),
        cheap=("You won't get the next one so cheaply, {who}.", "I was looking the other way."),
        quiet=("Take your time. You'll need it.", "You're all thinking about me, I suppose."),
        end_won=("Same time tomorrow?", "Who's next?"),
        end_lost=("I want a rematch, {who}.", "I'll be better tomorrow, {who}."),
        threatened=("Others have tried.", "Is that all, {who}?"),
        asked=("Why should I?", "Ask me again when I'm losing."),
        told=("I knew that already.", "Words are cheap, {who}."),
    ),
}
"""Wordings of each temper; bots get a temper by their name."""
