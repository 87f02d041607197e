"""Reference players of Miser, for `make ladder`: programs with one idea each, never tuned.

    simulate miser --seat expert --seat "exec:python -m tools.games.miser.reference richest" ...

- `passes` always passes, and never answers attacks.
- `richest`, `poorest`, `fewest` attack the player with most pennies, fewest pennies or fewest cards, with their lowest
  card.
- `keeps` offers contracts against the richest, and keeps them; `betrays` plays its highest card instead, and `late`
  does so when the game hangs on it.
- `hoards` passes while it has more than its starting pennies less six, then attacks with its highest cards.
- `sits` lays nothing until another player is out of cards, and then attacks them.
- `vulture` passes until there are pennies in the centre, and bids for them; `outbids` bids more than anybody.
- `finisher` attacks the poorest with its highest card.
- `tens` tells everybody at every turn that it holds two tens, attacks the richest and claims a ten for its card.
- `threatens` threatens those who attack it, and pays them back.
- `pact` makes contracts only with a player who says the same words, against the poorest of the others.

Wagers are as high as allowed. Styles that offer contracts attack the richest if nobody takes one. Only `outbids` and
`vulture` mind the centre.
"""

import sys
from random import Random
from typing import Any

from cardtable.engine.state import NOBODY
from cardtable.engine.views import ViewReader
from cardtable.games.miser import codes
from cardtable.games.miser.codes import (
    CARD,
    PARTNER,
    PARTNERS_WAGER,
    PENNIES,
    VALUE,
    VICTIM,
    WAGER,
)
from cardtable.games.miser.moves import Threat, Truce
from cardtable.games.miser.play import Miser
from tools.player_program import answer_until_the_end, own

STYLES = (
    "passes",
    "richest",
    "poorest",
    "fewest",
    "keeps",
    "betrays",
    "late",
    "hoards",
    "sits",
    "vulture",
    "outbids",
    "finisher",
    "tens",
    "threatens",
    "pact",
)
PARTNERS = ("keeps", "betrays", "late", "pact")
"""Styles that make contracts."""
SIGN = 99
"""Turns of peace that a `pact` promises, by which pacts recognise each other: no other player promises so many."""
TEN = 10


class Sitter:
    """Player of a style, with the state and its hand sorted by worth."""

    def __init__(self, style: str, state: Miser, seat: int, random: Random) -> None:
        self.style = style
        self.state = state
        self.seat = seat
        self.random = random
        worth = state.terms.values
        self.hand = sorted([card for card in range(52) if state.hands[seat] >> card & 1], key=lambda card: worth[card])
        self.worth = [worth[card] for card in self.hand]

    def decided(self) -> int:
        """Return the code of the move to make."""
        state = self.state
        phase = state.phase
        if phase == codes.TURN:
            return self.turn()
        if phase == codes.ANSWER:
            return self.answer()
        if phase == codes.COMMIT_CARDS:
            return codes.COMMIT | self.agreed() << CARD
        if phase == codes.BIDDING:
            return self.bid()
        if phase == codes.UNANSWERED:
            return self.answered()
        return codes.READY

    def turn(self) -> int:
        """Return the move for its own turn."""
        state, seat, style = self.state, self.seat, self.style
        if not self.hand or style == "passes":
            return codes.PASS
        others = state.others(seat)
        bare = [other for other in others if not state.counts[other]]
        if style == "sits":
            return self.attack(bare[0], self.hand[0]) if bare else codes.PASS
        if style == "hoards":
            rich = state.scores[seat] > state.terms.starting_pennies - 6
            return codes.PASS if rich and not bare else self.attack(self.richest(), self.hand[-1])
        if style in ("vulture", "outbids"):
            if not state.centre:
                return codes.PASS
            pennies = max(1, min(state.scores[seat] - 1, state.centre // 2))
            return codes.OPEN | self.hand[0] << CARD | pennies << PENNIES
        if style in PARTNERS and not state.proposals:
            move = self.offer()
            if move:
                return move
        victim = self.richest()
        card = self.hand[0]
        if style in ("poorest", "finisher", "pact"):
            victim = self.poorest([other for other in others if other != self.mate()])
            card = self.hand[-1] if style == "finisher" else card
        elif style == "fewest":
            victim = min(others, key=lambda other: (state.counts[other], other))
        elif style == "threatens" and self.enemy() in others:
            victim = self.enemy()
        return self.attack(victim, card)

    def richest(self) -> int:
        """Return the seat with most pennies among the others."""
        return max(self.state.others(self.seat), key=lambda other: (self.state.scores[other], -other))

    def poorest(self, others: list[int]) -> int:
        """Return the seat with fewest pennies among `others`."""
        return min(others, key=lambda other: (self.state.scores[other], other))

    def attack(self, victim: int, card: int) -> int:
        """Return an attack with the highest wager allowed."""
        return codes.ATTACK | victim << VICTIM | self.state.limit(self.seat) << WAGER | card << CARD

    def offer(self) -> int:
        """Return the offer of a contract, or 0 if there is no partner for it."""
        state, seat = self.state, self.seat
        partners = state.partners(seat)
        if self.style == "pact":
            partners = [other for other in partners if other == self.mate()]
        if not partners:
            return 0
        victim = self.richest()
        partner = partners[int(self.random.random() * len(partners))]
        if self.style == "pact" or partner == victim:
            victim = self.poorest([other for other in state.others(seat) if other != partner])
        value = self.most_held()
        wagers = state.limit(seat) << WAGER | state.limit(partner) << PARTNERS_WAGER
        return codes.PROPOSE | partner << PARTNER | victim << VICTIM | wagers | value << VALUE

    def most_held(self, but: int = 0) -> int:
        """Return the value from 2 to 11, other than `but`, of which it holds most cards; 10 if it holds none."""
        held = [worth for worth in self.worth if 2 <= worth <= 11 and worth != but]
        return max(held, key=lambda worth: (held.count(worth), worth), default=TEN)

    def answer(self) -> int:
        """Return the answer to an offer; a pact counters until there is a value that both hold."""
        state = self.state
        if self.style not in PARTNERS:
            return codes.DECLINE
        if self.style == "pact":
            other = state.player if self.seat == state.partner else state.partner
            if other != self.mate():
                return codes.DECLINE
            value = self.most_held(state.value)
            if state.value not in self.worth and value in self.worth and state.proposals < 3:
                own, theirs = state.wagers
                return codes.COUNTER | own << WAGER | theirs << PARTNERS_WAGER | value << VALUE
        return codes.ACCEPT

    def agreed(self) -> int:
        """Return the card to play for a contract."""
        state = self.state
        hangs = not state.scores[state.victim] or len(self.hand) <= 2
        if self.style == "betrays" or (self.style == "late" and hangs) or state.value not in self.worth:
            return self.hand[-1]
        return self.hand[self.worth.index(state.value)]

    def bid(self) -> int:
        """Return its bid: stand, join or raise."""
        state, seat = self.state, self.seat
        best, own = max(state.bids), state.bids[seat]
        more = best + 1 - own
        most = {"vulture": state.centre, "outbids": state.centre + 6}.get(self.style, 0)
        if best + 1 > most or more >= state.scores[seat] - own or (own and own == best):
            return codes.STAND
        if own:
            return codes.RAISE | more << PENNIES
        return codes.JOIN | self.hand[0] << CARD | more << PENNIES

    def answered(self) -> int:
        """Return the answer to an attack.

        It lays its highest card if that is a ten or better and the centre holds ten pennies or more.
        """
        if self.style in ("passes", "sits", "vulture", "outbids") or not self.hand or self.worth[-1] < TEN:
            return codes.FORFEIT
        return codes.LAY | self.hand[-1] << CARD if self.state.centre >= TEN else codes.FORFEIT

    def enemy(self) -> int:
        """Return the seat that last attacked this player, or NOBODY."""
        past = self.state.past
        while past is not None:
            if past.deed and past.deed[0] in (codes.FORFEIT, codes.READY) and past.deed[2] == self.seat:
                return past.deed[1]
            past = past.before
        return NOBODY

    def mate(self) -> int:
        """Return the other seat that last promised a pact's SIGN of peace, or NOBODY."""
        past = self.state.past
        while past is not None:
            if isinstance(past.line, Truce) and past.line.turns == SIGN and past.line.seat != self.seat:
                return past.line.seat
            past = past.before
        return NOBODY

    def said(self) -> list[dict[str, Any]]:
        """Return the lines that it says before its move."""
        state, seat = self.state, self.seat
        if state.phase == codes.TURN and self.hand:
            if self.style == "tens":
                return [{"say": "holds", "values": [TEN, TEN]}]
            if self.style == "threatens" and not self._has_said(Threat):
                return [{"say": "threat", "against": self.richest(), "if": "attack"}]
        if self.style == "pact" and not self._has_said(Truce):
            return [{"say": "truce", "with": (seat + 1) % state.terms.seats, "turns": SIGN}]
        if self.style == "tens" and state.phase == codes.ATTACKED:
            return [{"say": "laid", "total": TEN * len(state.laid[state.side(seat)])}]
        return []

    def _has_said(self, kind: type) -> bool:
        past = self.state.past
        while past is not None:
            if isinstance(past.line, kind) and past.line is not None and past.line.seat == self.seat:
                return True
            past = past.before
        return False


def answer(style: str, reader: ViewReader, message: dict[str, Any], random: Random) -> list[dict[str, Any]]:
    """Return the lines that a program of this style writes in answer to a question."""
    state = reader.state
    assert isinstance(state, Miser)
    if "may_say" in message:
        sitter = Sitter(style, state, message["may_say"], random)
        return [*(sitter.said() if style == "pact" else []), {"done": True}]
    seat = message["your_turn"]
    sitter = Sitter(style, state, seat, random)
    return [*sitter.said(), own(reader.game.move_line(_asked(state, seat), sitter.decided()))]


def _asked(state: Miser, seat: int) -> Miser:
    asked = state.clone()
    asked.turn = seat
    return asked


def sit(style: str) -> None:
    """Answer until the input ends."""
    answer_until_the_end(lambda reader, asked, seen: answer(style, reader, asked, Random(seen)))


if __name__ == "__main__":
    sit(sys.argv[1])
