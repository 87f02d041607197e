"""Readings: how each player has played so far in this game, in numbers that everybody at the table could work out.

A reading is built from what all players have seen and heard (`State.past`) and from nothing else, so it is the same for
every seat. It is worked out once for each link of that chain, and the last few readings are cached.
"""

from collections.abc import Callable
from math import exp, log
from typing import Final

from cardtable.engine.cards import bits
from cardtable.engine.lines import SayLine
from cardtable.engine.state import NOBODY
from cardtable.games.miser.codes import (
    COMMIT,
    DECLINE,
    FORFEIT,
    PASS,
    READY,
    STAND,
    STANDING,
)
from cardtable.games.miser.moves import Holds, Laid, Promise, Threat, Truce
from cardtable.games.miser.play import Miser
from cardtable.games.miser.players.cards import Worth, worth_of
from cardtable.games.miser.players.habits import ANYBODY, FEWEST_CARDS, FOE, POOREST, RICHEST, SENSIBLE, Habits
from cardtable.games.miser.players.speech import NOTHING_SAID, SpeechRecord
from cardtable.games.miser.players.styles import MEASURE
from cardtable.games.miser.position import MiserTerms, Past

SURE: Final = 0.8
"""Probability that a player who aims at one kind of victim picks such a victim; otherwise they pick anybody."""
FADES: Final = 0.95
"""Factor by which old evidence shrinks with each new piece of its kind, because people change their minds."""
SENSE: Final = 1.2
"""Head start of the sensible aim over the others before anything was seen, as a logarithm of likelihood."""
WRATH: Final = 1.0
"""Added to the likelihood (a logarithm) that a player goes for the seat that gave cause to their threat."""
MOST_SEATS: Final = 8
KEPT: Final = 64
"""Most readings that are cached."""


class Conduct:
    """Conduct of one player: counts of what they were seen to do. Those of their own turns fade (FADES)."""

    def __init__(self) -> None:
        self.passes: float = 0.0
        """Passes while everybody else held cards."""
        self.passes_late: float = 0.0
        self.contracts: float = 0.0
        self.attacks: float = 0.0
        self.attacks_late: float = 0.0
        self.bids: float = 0.0
        self.tempted: float = 0.0
        """Pennies in the centre at the start of each of their turns, added up, in units of MEASURE."""
        self.aims: list[float] = [SENSE, 0.0, 0.0, 0.0, 0.0, 0.0]
        """Likelihood of each aim, indexed by the aim's number: logarithms, up to a common constant."""
        self.offered: float = 0.0
        """Offers they answered as the partner."""
        self.accepted: float = 0.0
        self.agreed: float = 0.0
        """Contracts they had a part in."""
        self.kept: float = 0.0
        self.betrayals: int = 0
        """Cards they played in contracts that were higher than agreed."""
        self.topped: int = 0
        """Betrayals with a card of at least the commonest value (a ten under the standard rules)."""
        self.exposed: float = 0.0
        """Pennies at stake in attacks on them while they held cards, added up, in units of MEASURE."""
        self.answered: float = 0.0
        self.turned: float = 0.0
        """Attacks of theirs that were answered, so that the cards were turned."""
        self.strong: float = 0.0
        """Answered attacks of theirs in which they had laid a high card."""
        self.auctions: float = 0.0
        """Times the centre was bid for when they bid, or could have."""
        self.paid: float = 0.0
        """Bids of theirs for the centre, each as a share of it (at most 1.5), added up."""
        self.with_whom: list[float] = [0.0] * MOST_SEATS
        """Contracts made together, by the other partner's seat; 0 again once that partner has taken everything."""
        self.shared: list[int] = [0] * MOST_SEATS
        """Contracts in a row in which the two split the pennies, by the other partner's seat."""
        self.hurt_by: int = NOBODY
        """Seat that took pennies from them last."""

    def copy(self) -> "Conduct":
        twin = Conduct()
        twin.passes = self.passes
        twin.passes_late = self.passes_late
        twin.contracts = self.contracts
        twin.attacks = self.attacks
        twin.attacks_late = self.attacks_late
        twin.bids = self.bids
        twin.tempted = self.tempted
        twin.aims = self.aims.copy()
        twin.offered = self.offered
        twin.accepted = self.accepted
        twin.agreed = self.agreed
        twin.kept = self.kept
        twin.betrayals = self.betrayals
        twin.topped = self.topped
        twin.exposed = self.exposed
        twin.answered = self.answered
        twin.turned = self.turned
        twin.strong = self.strong
        twin.auctions = self.auctions
        twin.paid = self.paid
        twin.with_whom = self.with_whom.copy()
        twin.shared = self.shared.copy()
        twin.hurt_by = self.hurt_by
        return twin

    def fade(self) -> None:
        """Fade the counts of their own turns, because another one begins."""
        self.passes *= FADES
        self.passes_late *= FADES
        self.contracts *= FADES
        self.attacks *= FADES
        self.attacks_late *= FADES
        self.bids *= FADES
        self.tempted *= FADES

    def faith(self, kept: float = 0.0, broken: float = 0.0) -> float:
        """Return how likely they are to play the agreed card. `kept` and `broken` are their promises in other games,
        weighted as promises of this game."""
        return (FAITH + self.kept + kept) / (2 * FAITH + self.agreed + kept + broken)

    def likely(self, aim: int) -> float:
        """Return how likely it is, from 0 to 1, that they have this aim."""
        top = max(self.aims)
        return exp(self.aims[aim] - top) / sum([exp(level - top) for level in self.aims], 0.0)

    def nerve(self) -> float:
        """Return the probability that they answer an attack with MEASURE pennies at stake."""
        return (0.5 + self.answered) / (1.7 + self.exposed)

    def strength(self) -> float:
        """Return the probability that they attack with a high card."""
        return (0.9 + self.strong) / (2.0 + self.turned)

    def eagerness(self) -> float:
        """Return what they bid for the centre, as a share of it."""
        return (0.5 + self.paid) / (1.2 + self.auctions)

    def habits(self, random: Callable[[], float]) -> Habits:
        """Draw habits that would explain what was seen: the aim and some traits at random, the rest as estimates."""
        top = max(self.aims)
        weights = [exp(level - top) for level in self.aims]
        draw = random() * sum(weights, 0.0)
        aim = SENSIBLE
        for number, weight in enumerate(weights):
            draw -= weight
            if draw < 0:
                aim = number
                break
        attacks = self.attacks + self.attacks_late
        total = 2.0 + self.passes + self.contracts + attacks + self.bids
        passes = (0.2 + self.passes) / (2.0 + self.passes + self.contracts + self.attacks)
        late = (0.1 + self.passes_late) / (2.0 + self.passes_late + self.attacks_late)
        closest = max(self.with_whom)
        mate = NOBODY
        if closest > 0 and random() < closest / (closest + ALLIES):
            mate = self.with_whom.index(closest)
        return Habits(
            aim=aim,
            attacks=(1.4 + attacks) / total,
            contracts=(0.4 + self.contracts) / total,
            passes=passes,
            passes_late=late,
            bids=(0.2 + self.bids) / (1.0 + self.tempted),
            heeds=random() < HEEDING,
            accepts=(0.8 + self.accepted) / (2.0 + self.offered),
            keeps=self.faith(),
            tops=(0.5 + self.topped) / (1.5 + self.betrayals),
            nerve=self.nerve(),
            strong=self.strength(),
            greed=self.eagerness(),
            foe=self.hurt_by,
            mate=mate,
        )


ALLIES: Final = 1.0
"""Contracts between the same two seats at which the guess that they stay together has a probability of one half."""
FAITH: Final = 0.9
"""Words kept, and as many broken, with which every player starts."""
HEEDING: Final = 0.75
"""Probability with which other players are taken to mind who wins when a player is knocked out."""


class HabitReading:
    """Reading of a game: pennies, cards, conduct and speech of every seat as all players have seen them."""

    def __init__(self, terms: MiserTerms) -> None:
        self.terms: MiserTerms = terms
        self.worth: Worth = worth_of(terms)
        self.scores: list[int] = [terms.starting_pennies] * terms.seats
        self.counts: list[int] = [terms.hand_size] * terms.seats
        self.centre: int = 0
        self.gone: list[int] = [0] * (max(terms.values) + 1)
        """Number of turned-up cards by value, without those laid with a bid: the chain doesn't name them."""
        self.conduct: list[Conduct] = [Conduct() for _ in range(terms.seats)]
        self.speech: list[SpeechRecord] = [SpeechRecord() for _ in range(terms.seats)]

    def copy(self) -> "HabitReading":
        """Return a copy that shares nothing that changes."""
        twin = HabitReading(self.terms)
        twin.scores = self.scores.copy()
        twin.counts = self.counts.copy()
        twin.centre = self.centre
        twin.gone = self.gone.copy()
        twin.conduct = [each.copy() for each in self.conduct]
        twin.speech = [each.copy() for each in self.speech]
        return twin

    def take(self, past: Past) -> None:
        """Take in one link of the chain: a deed or a line of talk."""
        deed = past.deed
        if not deed:
            if past.line is not None:
                self._heard(past.line, past.turn)
            return
        kind = deed[0]
        if kind == PASS:
            self._passed(deed[1], deed[2])
        elif kind == DECLINE:
            self._declined(deed)
            self._provoked(deed[1], deed[2] if deed[1] == deed[3] else deed[3], "refuse")
        elif kind == COMMIT:
            self._contract(deed, past.turn)
        elif kind == FORFEIT:
            self._forfeit(deed, past.turn)
        elif kind == READY:
            self._attack(deed, past.turn)
        elif kind == STAND:
            self._auction(deed)
        elif kind == STANDING:
            self._stand_so(deed)

    def _stand_so(self, deed: tuple[int, ...]) -> None:
        """Adopt how the game stands at its first position or under other rules, which earlier deeds don't tell."""
        seats = self.terms.seats
        self.centre = deed[1]
        self.gone = [0] * len(self.gone)
        for card in bits(deed[2]):
            self.gone[self.worth.of[card]] += 1
        self.scores = list(deed[3 : 3 + seats])
        self.counts = list(deed[3 + seats : 3 + 2 * seats])
        for seat, buried in enumerate(deed[3 + 2 * seats :]):
            self.speech[seat].hidden = buried

    def bare(self, seat: int) -> bool:
        """Return whether any player other than `seat` is in the game without cards."""
        scores = self.scores
        return any(not count and other != seat and scores[other] for other, count in enumerate(self.counts))

    def pact_against(self, seat: int) -> int:
        """Return the two players who have split the most contracts in a row, as a mask; 0 if no two in the game have
        split one, or if `seat` is one of the two."""
        most = 0
        found = 0
        for other, conduct in enumerate(self.conduct):
            for mate in range(other):
                shared = conduct.shared[mate]
                if shared > most and self.scores[other] and self.scores[mate]:
                    most = shared
                    found = 1 << other | 1 << mate
        return 0 if found >> seat & 1 else found

    def _began(self, seat: int, victim: int = NOBODY) -> Conduct:
        """Record that a seat has used its turn, to go for `victim` if that is not NOBODY. Return the seat's conduct."""
        self.speech[seat].took_turn(victim)
        for speech in self.speech:
            speech.promise = NOTHING_SAID
        conduct = self.conduct[seat]
        conduct.fade()
        if self.centre > 1:
            conduct.tempted += self.centre / MEASURE
        return conduct

    def _passed(self, seat: int, pennies: int) -> None:
        if self.counts[seat]:
            conduct = self._began(seat)
            if self.bare(seat):
                conduct.passes_late += 1
            else:
                conduct.passes += 1
        self.scores[seat] -= pennies
        self.centre += pennies

    def _declined(self, deed: tuple[int, ...]) -> None:
        _, seat, proposer, partner, victim, _, _, _ = deed
        if seat == partner:
            self.conduct[seat].offered += 1
        self.conduct[proposer].contracts += 0.5
        self._aimed(proposer, victim, partner)

    def _contract(self, deed: tuple[int, ...], turn: int) -> None:
        _, player, partner, victim, own, theirs, value, card, other_card, gain, partners_gain = deed
        for seat, card_laid in ((player, card), (partner, other_card)):
            self.speech[seat].committed(self.worth.of[card_laid])
        conduct = self._began(player, victim)
        conduct.contracts += 1
        self._aimed(player, victim, partner)
        self.conduct[partner].offered += 1
        self.conduct[partner].accepted += 1
        conduct.with_whom[partner] += 1
        self.conduct[partner].with_whom[player] += 1
        played = (self.worth.of[card], self.worth.of[other_card])
        for seat, level in ((player, played[0]), (partner, played[1])):
            each = self.conduct[seat]
            each.agreed += 1
            if level == value:
                each.kept += 1
            elif level > value:
                each.betrayals += 1
                if level >= self.worth.common:
                    each.topped += 1
        self.conduct[victim].hurt_by = player
        for seat, other in ((player, partner), (partner, player)):
            shared = self.conduct[seat].shared
            shared[other] = shared[other] + 1 if played[0] == played[1] else 0
        if not gain and partners_gain:
            self.conduct[player].hurt_by = partner
            conduct.with_whom[partner] = 0.0
        elif not partners_gain and gain:
            self.conduct[partner].hurt_by = player
            self.conduct[partner].with_whom[player] = 0.0
        matched = min(own + theirs, self.terms.match_limit, self.scores[victim])
        self.scores[player] += gain - own
        self.scores[partner] += partners_gain - theirs
        self.scores[victim] -= matched
        self.centre += own + theirs + matched - gain - partners_gain
        self.counts[player] -= 1
        self.counts[partner] -= 1
        for seat, level in ((player, played[0]), (partner, played[1])):
            self.gone[level] += 1
            self.speech[seat].went_for(victim, turn)
        for seat, level in ((player, played[0]), (partner, played[1])):
            self.speech[seat].showed([level], self.counts[seat], self.gone, self.worth)
        self._provoked(player, victim, "contract")

    def _forfeit(self, deed: tuple[int, ...], turn: int) -> None:
        _, player, victim, wager, matched, gain = deed
        self._attacked(player, victim, turn)
        if self.counts[victim]:
            stake = self.centre + wager + matched if self.terms.unanswered_takes_all else wager + matched
            self.conduct[victim].exposed += stake / MEASURE
        self.conduct[victim].hurt_by = player
        self.scores[player] += gain - wager
        self.scores[victim] -= matched
        self.centre += wager + matched - gain
        self.counts[player] -= 1
        self.speech[player].hidden += 1
        self.speech[player].total = self.speech[victim].total = NOTHING_SAID

    def _attack(self, deed: tuple[int, ...], turn: int) -> None:
        _, player, victim, wager, matched, _, _, gain, defence, cards, other_cards = deed
        self._attacked(player, victim, turn)
        conduct = self.conduct[victim]
        conduct.exposed += (self.centre + wager + matched) / MEASURE
        if other_cards:
            conduct.answered += 1
        if gain > defence:
            conduct.hurt_by = player
        self.conduct[player].turned += 1
        if cards & self.worth.high:
            self.conduct[player].strong += 1
        self.scores[player] += gain - wager
        self.scores[victim] += defence - matched
        self.centre += wager + matched - gain - defence
        self.counts[player] -= cards.bit_count()
        self.counts[victim] -= other_cards.bit_count()
        of = self.worth.of
        shown = ([of[card] for card in bits(cards)], [of[card] for card in bits(other_cards)])
        for value in (*shown[0], *shown[1]):
            self.gone[value] += 1
        self.speech[player].laid(shown[0])
        self.speech[victim].laid(shown[1])
        self.speech[player].showed(shown[0], self.counts[player], self.gone, self.worth)
        self.speech[victim].showed(shown[1], self.counts[victim], self.gone, self.worth)

    def _attacked(self, player: int, victim: int, turn: int) -> None:
        conduct = self._began(player, victim)
        if self.bare(player):
            conduct.attacks_late += 1
        else:
            conduct.attacks += 1
        self._aimed(player, victim, NOBODY)
        self.speech[player].went_for(victim, turn)
        self._provoked(player, victim, "attack")

    def _provoked(self, player: int, victim: int, how: str) -> None:
        """Record that `player` harmed `victim`, which ends the victim's truce with them, or turned them down
        ("refuse"). If the victim had threatened them for it, the victim now has cause to pay it back."""
        speech = self.speech[victim]
        if how != "refuse":
            speech.end_peace(player)
        if speech.warned == player and speech.warned_of == how:
            self.conduct[victim].aims[FOE] += WRATH
        speech.had_cause(player, how)

    def _heard(self, line: SayLine, turn: int) -> None:
        """Take in a line of talk."""
        speech = self.speech[line.seat]
        if isinstance(line, Holds):
            speech.claims(list(line.values))
        elif isinstance(line, Laid):
            speech.total = line.total
        elif isinstance(line, Promise):
            speech.promise = line.value
        elif isinstance(line, Truce):
            speech.end_peace(line.partner)
            speech.peace.append((line.partner, turn + line.turns * self.terms.seats))
        elif isinstance(line, Threat):
            speech.warned = line.against
            speech.warned_of = line.provocation

    def _auction(self, deed: tuple[int, ...]) -> None:
        opener, taker, taken = deed[1], deed[2], deed[3]
        bids = list(deed[4:])
        self._began(opener).bids += 1
        best = max(bids)
        second = max([0, *[bid for bid in bids if bid < best]])
        tied = bids.count(best) > 1
        lowest = second if second and (tied or self.terms.second_pays) else best
        centre = self.centre
        for seat, bid in enumerate(bids):
            conduct = self.conduct[seat]
            if bid:
                self.counts[seat] -= 1
                self.speech[seat].hidden += 1
                conduct.auctions += 1
                conduct.paid += min(bid / max(centre, 1), 1.5)
            elif self.counts[seat] and self.scores[seat]:
                conduct.auctions += 1
            if bid >= lowest:
                self.scores[seat] -= bid
                self.centre += bid
        self.centre -= taken
        if taker != NOBODY:
            self.scores[taker] += taken

    def _aimed(self, seat: int, victim: int, partner: int) -> None:
        """Update the aims of a seat that picked `victim`; `partner` is the seat that could not be picked, or NOBODY."""
        scores = self.scores
        counts = self.counts
        others = [other for other in range(self.terms.seats) if other not in (seat, partner) and scores[other]]
        if len(others) < 2 or victim not in others:
            return
        most = max([scores[other] for other in others])
        least = min([scores[other] for other in others])
        fewest = min([counts[other] for other in others])
        leads = scores[seat] >= most
        conduct = self.conduct[seat]
        foe = conduct.hurt_by
        anybody = 1.0 / len(others)
        for aim in range(FOE + 1):
            total = chosen = 0.0
            for other in others:
                weight = 0.0
                if aim == SENSIBLE:
                    weight = 0.5 if counts[other] else 2.0
                    if (leads and scores[other] == least) or (not leads and scores[other] == most):
                        weight += 1.0
                elif aim == ANYBODY or (
                    (aim == RICHEST and scores[other] == most)
                    or (aim == POOREST and scores[other] == least)
                    or (aim == FEWEST_CARDS and counts[other] == fewest)
                    or (aim == FOE and other == foe)
                ):
                    weight = 1.0
                total += weight
                if other == victim:
                    chosen = weight
            likely = SURE * chosen / total + (1 - SURE) * anybody if total else anybody
            conduct.aims[aim] = FADES * conduct.aims[aim] + log(likely / anybody)


_KEPT: Final[dict[int, tuple[Past, HabitReading]]] = {}


def reading_of(state: Miser) -> HabitReading:
    """Return the reading of a game as it stands, from the cache as far as possible."""
    last = state.past
    if last is None:
        return HabitReading(state.terms)
    news: list[Past] = []
    reading: HabitReading | None = None
    link: Past | None = last
    while link is not None:
        known = _KEPT.get(id(link))
        if known is not None and known[0] is link and known[1].terms is state.terms:
            reading = known[1]
            break
        news.append(link)
        link = link.before
    if not news:
        assert reading is not None
        return reading
    reading = HabitReading(state.terms) if reading is None else reading.copy()
    for link in reversed(news):
        reading.take(link)
    if len(_KEPT) >= KEPT:
        _KEPT.clear()
    _KEPT[id(last)] = (last, reading)
    return reading
