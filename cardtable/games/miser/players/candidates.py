"""Candidates: the moves that are worth a trial, some of each kind but never all."""

from typing import Final

from cardtable.games.miser.play import (
    ACCEPT,
    ANSWER,
    ATTACK,
    ATTACKED,
    BIDDING,
    CARD,
    COMMIT,
    COMMIT_CARDS,
    COUNTER,
    DECLINE,
    FORFEIT,
    HIGHEST_VALUE,
    JOIN,
    KIND,
    LAY,
    LOWEST_VALUE,
    OPEN,
    PARTNER,
    PARTNERS_WAGER,
    PASS,
    PENNIES,
    PROPOSE,
    RAISE,
    READY,
    STAND,
    TURN,
    UNANSWERED,
    VALUE,
    VICTIM,
    WAGER,
    Miser,
)
from cardtable.games.miser.players.cards import NOTHING, Worth

_SEAT: Final = 7


def candidates(state: Miser, seat: int, worth: Worth, trust: list[float], pact: int = 0) -> list[int]:
    """Return the candidate moves of a seat that owes a decision.

    `trust` is, by seat, the probability that it keeps its word; `pact` is the mask of two seats that stand together, or
    0.
    """
    phase = state.phase
    hand = state.hands[seat]
    kinds = state.kinds(seat)
    if phase == TURN:
        return _turns(state, seat, worth, kinds, trust, pact)
    if phase == ANSWER:
        found = [ACCEPT, DECLINE]
        return [*found, *_counters(state, seat, worth)] if COUNTER in kinds else found
    if phase == COMMIT_CARDS:
        return [COMMIT | card << CARD for card in _agreed(state, hand, worth)]
    if phase in (UNANSWERED, ATTACKED):
        found = [FORFEIT if phase == UNANSWERED else READY]
        if LAY in kinds:
            found += [LAY | card << CARD for card in _cards_to_lay(state, seat, hand, worth)]
        return found
    assert phase == BIDDING
    found = [STAND]
    kind = RAISE if RAISE in kinds else JOIN
    if kind in kinds:
        card = 0 if kind == RAISE else worth.lowest(hand) << CARD
        found += [kind | card | more << PENNIES for more in _raises(state, seat)]
    return found


def sure_things(state: Miser, moves: list[int]) -> list[int]:
    """Return the moves that take pennies for certain: attacks on players without cards."""
    counts = state.counts
    return [move for move in moves if move & KIND == ATTACK and not counts[move >> VICTIM & _SEAT]]


def stands_against(state: Miser, seat: int, move: int, pact: int) -> bool:
    """Return whether a move makes, or agrees to, a contract with a player outside a pact against one who is in it."""
    kind = move & KIND
    if kind == PROPOSE:
        other, victim = move >> PARTNER & _SEAT, move >> VICTIM & _SEAT
    elif kind in (ACCEPT, COUNTER):
        other, victim = state.partner if seat == state.player else state.player, state.victim
    else:
        return False
    return pact >> victim & 1 == 1 and not pact >> other & 1


def _turns(state: Miser, seat: int, worth: Worth, kinds: list[int], trust: list[float], pact: int) -> list[int]:
    found = [PASS]
    hand = state.hands[seat]
    scores = state.scores
    if ATTACK in kinds:
        limit = state.limit(seat)
        lowest, highest = worth.lowest(hand), worth.highest(hand)
        common = worth.valued(hand, worth.common)
        for victim in state.others(seat):
            wagers = {limit}
            if scores[victim] <= limit:
                wagers = {scores[victim], scores[victim] - 1}  # knocked out, or left with a penny
            elif state.centre >= 2 * limit:
                wagers.add(1)
            cards = {lowest}
            if state.counts[victim]:
                cards |= {highest} if common == NOTHING else {common}
                if state.centre >= limit:
                    cards.add(highest)
            found += [
                ATTACK | victim << VICTIM | wager << WAGER | card << CARD
                for wager in sorted(wagers)
                if wager
                for card in sorted(cards)
            ]
    if PROPOSE in kinds:
        found += _offers(state, seat, worth, trust, pact)
    if OPEN in kinds and scores[seat] > 1:
        card = worth.lowest(hand)
        found += [OPEN | card << CARD | bid << PENNIES for bid in _openings(state.centre, scores[seat] - 1)]
    return found


def _openings(centre: int, most: int) -> list[int]:
    """Return first bids for the centre, at most `most`: to test interest, or to keep others off."""
    bids = {1, centre // 3, 2 * centre // 3} if centre > 2 else {1}
    return sorted({min(bid, most) for bid in bids if bid})


def _raises(state: Miser, seat: int) -> list[int]:
    """Return pennies to add to a bid: enough to be just above the highest, and to be far above it."""
    bids = state.bids
    best = max(bids)
    own = bids[seat]
    spare = state.scores[seat] - own
    if own == best and bids.count(best) == 1:
        return [1] if spare else []  # a raise of the highest bid, which only serves to warn others off
    least = best + 1 - own
    far = (best + state.centre) // 2 + 1 - own
    return sorted({more for more in (least, far) if 0 < more <= spare})


_PAIRS = 4
"""Most pairs of partner and victim that are offered a contract."""
_REFUSALS = 2
"""Offers that a partner may decline in a turn before they get no more."""


def _offers(state: Miser, seat: int, worth: Worth, trust: list[float], pact: int) -> list[int]:
    """Return contracts to propose, for the most promising pairs of partner and victim."""
    scores = state.scores
    limit = state.terms.wager_limit
    hand = state.hands[seat]
    others = state.others(seat)
    leader = max(others, key=lambda other: (scores[other], -other))
    poorest = min(others, key=lambda other: (scores[other], other))
    pairs = []
    declined = _declined(state)
    unwilling = [partner for partner, _ in declined]
    for partner in state.partners(seat):
        if unwilling.count(partner) >= _REFUSALS:
            continue
        for victim in others:
            if victim == partner or (partner, victim) in declined:
                continue
            level = 2 * trust[partner] - scores[partner] / 40 + (0.5 if victim == leader else 0.0)
            level += 0.4 if victim == poorest else 0.0
            if pact >> victim & 1 and not pact >> partner & 1:
                level += 2.0  # before all others, so that pacts are opposed
            if scores[victim] <= 2 * limit:
                level += 0.5
            pairs.append((-level, partner, victim))
    pairs.sort()
    values = {_level(worth.of[worth.lowest(hand)])}
    if worth.valued(hand, worth.common) != NOTHING:
        values.add(_level(worth.common))
    else:
        values.add(_level(worth.of[worth.highest(hand)]))
    found = []
    for _, partner, victim in pairs[:_PAIRS]:
        own = min(limit, scores[seat])
        theirs = min(limit, scores[partner])
        base = PROPOSE | partner << PARTNER | victim << VICTIM
        found += [base | own << WAGER | theirs << PARTNERS_WAGER | value << VALUE for value in sorted(values)]
    return found


def _declined(state: Miser) -> set[tuple[int, int]]:
    """Return the pairs of partner and victim whose offers came to nothing in this turn: they are not offered again."""
    found: set[tuple[int, int]] = set()
    past = state.past
    while past is not None and past.turn == state.turns:
        deed = past.deed
        if deed and deed[0] == DECLINE:
            found.add((deed[3], deed[4]))
        past = past.before
    return found


def _level(value: int) -> int:
    """Return the value nearest to a card's that a contract can agree on."""
    return min(max(value, LOWEST_VALUE), HIGHEST_VALUE)


def _counters(state: Miser, seat: int, worth: Worth) -> list[int]:
    """Return counter-offers: another value (the commonest or that of the seat's lowest card), or a penny less."""
    hand = state.hands[seat]
    own, theirs = state.wagers
    values = {_level(worth.common), _level(worth.of[worth.lowest(hand)])} - {state.value}
    found = [COUNTER | own << WAGER | theirs << PARTNERS_WAGER | value << VALUE for value in sorted(values)]
    # The seat may also offer one penny less of its own, if at least one is left.
    less = (own - 1, theirs) if seat == state.player else (own, theirs - 1)
    if min(less) > 0:
        found.append(COUNTER | less[0] << WAGER | less[1] << PARTNERS_WAGER | state.value << VALUE)
    return found


def _agreed(state: Miser, hand: int, worth: Worth) -> list[int]:
    """Return cards for a contract: of the agreed value, the cheapest above it, the highest and the lowest."""
    cards = [
        worth.valued(hand, state.value),
        worth.above(hand, state.value),
        worth.highest(hand),
        worth.lowest(hand),
    ]
    found: list[int] = []
    for card in cards:
        if card != NOTHING and card not in found:
            found.append(card)
    return found


def _cards_to_lay(state: Miser, seat: int, hand: int, worth: Worth) -> list[int]:
    """Return cards to lay in an attack: the lowest, one of the commonest value, the highest, and the cheapest that
    would beat cards of the commonest value."""
    cards = [worth.lowest(hand), worth.valued(hand, worth.common), worth.highest(hand)]
    if state.phase == ATTACKED:
        side = state.side(seat)
        total = sum([worth.of[card] for card in state.laid[side]])
        cards.append(worth.above(hand, worth.common * len(state.laid[1 - side]) - total))
    found: list[int] = []
    for card in cards:
        if card != NOTHING and card not in found:
            found.append(card)
    return found
