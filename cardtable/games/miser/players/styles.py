"""Moves of players with given habits, quick enough to be asked for at every move of thousands of playouts.

Only the player's own cards and what lies open are looked at, so a full state and the seat's information state give the
same moves. Advice of players who go by habit is found by drawing a move many times (`advised`).
"""

from collections.abc import Callable
from typing import Final

from cardtable.bots.player import Advice, mixed
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.state import NOBODY
from cardtable.games.miser.codes import (
    ACCEPT,
    ANSWER,
    ATTACK,
    ATTACKED,
    BIDDING,
    CARD,
    COMMIT,
    COMMIT_CARDS,
    DECLINE,
    FORFEIT,
    HIGHEST_VALUE,
    JOIN,
    LAY,
    LOWEST_VALUE,
    NO_CARD,
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
)
from cardtable.games.miser.play import Miser
from cardtable.games.miser.players.cards import Worth, worth_of
from cardtable.games.miser.players.habits import ANYBODY, FEWEST_CARDS, FOE, POOREST, RICHEST, SENSIBLE, Habits

MANY: Final = 3
"""Cards that a side usually lays in an attack at most."""
STUBBORN: Final = 0.6
"""Probability that a side considers one more card if both sides have laid MANY or more."""
LOYAL: Final = 0.9
"""Least probability that a mate's offer is taken."""
MEASURE: Final = 10.0
"""Pennies at stake for which `Habits.nerve` is the probability of answering an attack."""


OTHERS: Final = [
    tuple([seat for seat in range(8) if inside >> seat & 1 and seat != but])
    for inside in range(256)
    for but in range(8)
]
"""Seats of a mask without one seat, in order; indexed by `mask << 3 | seat`."""


def move_of(state: Miser, habits: Habits, worth: Worth, random: Callable[[], float]) -> int:
    """Return a move of the seat on turn."""
    phase = state.phase
    if phase == TURN:
        return turn(state, habits, worth, random)
    if phase == UNANSWERED:
        return _answer_attack(state, habits, worth, random)
    if phase == ATTACKED:
        return _go_on(state, habits, worth, random)
    if phase == ANSWER:
        return _answer_offer(state, habits, worth, random)
    if phase == COMMIT_CARDS:
        return COMMIT | agreed_card(state, habits, worth, random) << CARD
    assert phase == BIDDING
    return _bid(state, habits, worth, random)


def turn(state: Miser, habits: Habits, worth: Worth, random: Callable[[], float]) -> int:
    """Return what a player does on their turn: pass, offer a contract, bid for the centre or attack."""
    seat = state.turn
    if not state.counts[seat]:
        return PASS
    scores = state.scores
    terms = state.terms
    mine = scores[seat]
    centre = state.centre
    others = OTHERS[state.inside << 3 | seat]
    poorest, richest, fewest, bare = _compared(state, others)
    limit = mine if mine < terms.wager_limit else terms.wager_limit
    if scores[poorest] <= limit:
        move = _knock_out(state, habits, worth, poorest, limit)
        if move != PASS:
            return move
    ruinous = terms.pass_cost >= mine
    if not (ruinous or bare) and (habits.waits or (habits.rich and mine > habits.rich)):
        return PASS
    passes = 0.0 if ruinous and habits.heeds else habits.passes_late if bare else habits.passes
    contracts = habits.contracts
    if contracts:
        if state.proposals >= terms.proposals_per_turn or len(others) < 2:
            contracts = 0.0
        elif state.proposals:
            contracts *= 0.3
    bids = habits.bids * centre / MEASURE if centre > 1 and mine > 1 else 0.0
    attacks = habits.attacks
    draw = random() * (passes + contracts + bids + attacks)
    if draw < passes:
        return PASS
    draw -= passes
    if draw < contracts:
        move = _offer(state, habits, worth, random, mine >= scores[richest], richest, poorest)
        if move != PASS:
            return move
    elif draw - contracts < bids:
        cap = int(habits.greed * centre * (0.5 + random()))
        pennies = max(1, min(cap // 2, mine - 1))
        return OPEN | worth.lowest(state.hands[seat]) << CARD | pennies << PENNIES
    if attacks == 0.0 and not ruinous:
        return PASS
    aim = habits.aim
    if aim == SENSIBLE:
        victim = _sensible_victim(state, habits, random, poorest, richest, limit)
    elif aim == RICHEST:
        victim = richest
    elif aim == POOREST:
        victim = poorest
    elif aim == FEWEST_CARDS:
        victim = fewest
    elif aim == FOE and habits.foe != NOBODY and state.inside >> habits.foe & 1 and habits.foe != seat:
        victim = habits.foe
    else:
        victim = any_other(state, seat, random)
    return _attack(state, habits, worth, random, victim, limit)


def _compared(state: Miser, others: tuple[int, ...]) -> tuple[int, int, int, bool]:
    """Return the poorest of some seats, the richest, the one with the fewest cards (of equals the first), and whether
    one of them is without cards."""
    scores = state.scores
    counts = state.counts
    poorest = richest = fewest = others[0]
    low = high = scores[poorest]
    fewest_cards = counts[fewest]
    for other in others:
        score = scores[other]
        if score < low:
            poorest = other
            low = score
        elif score > high:
            richest = other
            high = score
        if counts[other] < fewest_cards:
            fewest = other
            fewest_cards = counts[other]
    return poorest, richest, fewest, not fewest_cards


def _knock_out(state: Miser, habits: Habits, worth: Worth, poorest: int, limit: int) -> int:
    """Return an attack that can knock out the poorest player, or PASS if this player doesn't want that. `limit` is the
    most that they can wager."""
    seat = state.turn
    scores = state.scores
    terms = state.terms
    low = scores[poorest]
    if habits.heeds and not habits.spares >> poorest & 1:
        # Knocking a player out ends the game, which is good only for the player who then leads.
        after = scores[seat] + low + (state.centre if terms.unanswered_takes_all else 0)
        rival = 0
        for other in OTHERS[state.inside << 3 | seat]:
            if other != poorest and scores[other] > rival:
                rival = scores[other]
        if after < rival and not terms.last_standing:
            return PASS
        wager = low
    elif habits.hurries:
        wager = limit
    else:
        return PASS
    hand = state.hands[seat]
    card = worth.highest(hand) if state.counts[poorest] else worth.lowest(hand)
    return ATTACK | poorest << VICTIM | wager << WAGER | card << CARD


def _sensible_victim(
    state: Miser, habits: Habits, random: Callable[[], float], poorest: int, richest: int, limit: int
) -> int:
    """Return the victim of an attack with the aim SENSIBLE and a wager of at most `limit`."""
    seat = state.turn
    scores = state.scores
    counts = state.counts
    leads = scores[seat] >= scores[richest]
    heeds = habits.heeds
    spares = habits.spares
    victim = NOBODY
    most = -1.0
    for other in OTHERS[state.inside << 3 | seat]:
        level = random()
        if not counts[other]:
            level += 1.0
        if other == poorest and leads:
            level += 0.2
        if other == richest:
            level += 0.3 if leads else 1.0
        if heeds and scores[other] <= limit:
            level -= 1.5
        if spares and spares >> other & 1:
            level -= 2.0
        if level > most or victim == NOBODY:
            most = level
            victim = other
    return victim


def _attack(state: Miser, habits: Habits, worth: Worth, random: Callable[[], float], victim: int, limit: int) -> int:
    """Return an attack on a victim, or on another player if the habits spare this one; PASS if that seems better.
    `limit` is the most that the player can wager."""
    seat = state.turn
    hand = state.hands[seat]
    scores = state.scores
    terms = state.terms
    ruinous = terms.pass_cost >= scores[seat]
    if habits.spares >> victim & 1:
        free = [other for other in OTHERS[state.inside << 3 | seat] if not habits.spares >> other & 1]
        if free:
            victim = free[int(random() * len(free))]
        elif not ruinous:
            return PASS
    wager = limit
    if habits.heeds and not terms.last_standing and scores[victim] <= wager:
        # A wager that knocks the victim out could end the game in another player's favour.
        wager = scores[victim] - 1
        if wager < 1:
            if not ruinous:
                return PASS
            wager = 1
    if not state.counts[victim]:
        card = worth.lowest(hand)
    else:
        strong = random() < habits.strong + habits.bold * state.centre
        card = worth.highest(hand) if strong else worth.lowest(hand)
    return ATTACK | victim << VICTIM | wager << WAGER | card << CARD


def any_other(state: Miser, seat: int, random: Callable[[], float]) -> int:
    """Return a random seat that is in the game, other than `seat`."""
    inside = state.inside
    place = int(random() * (inside.bit_count() - 1))
    for other in range(state.terms.seats):
        if other != seat and inside >> other & 1:
            if not place:
                return other
            place -= 1
    return NOBODY


def _offer(
    state: Miser,
    habits: Habits,
    worth: Worth,
    random: Callable[[], float],
    leads: bool,
    richest: int,
    poorest: int,
) -> int:
    """Return a contract to propose, or PASS if there is none."""
    seat = state.turn
    scores = state.scores
    counts = state.counts
    limit = state.terms.wager_limit
    aim = habits.aim
    victim = richest
    if aim == POOREST or (aim == SENSIBLE and leads):
        victim = poorest
    if victim == habits.mate:
        victim = richest if victim == poorest else poorest
    elif aim == FOE and habits.foe != NOBODY and state.inside >> habits.foe & 1 and habits.foe != seat:
        victim = habits.foe
    elif aim == ANYBODY:
        victim = any_other(state, seat, random)
    partner = NOBODY
    most = -1.0
    for other in range(state.terms.seats):
        if other in (seat, victim) or not counts[other] or not state.inside >> other & 1:
            continue
        level = random()
        if other == habits.foe:
            level -= 1.0
        if other == habits.mate:
            level += 1.0
        if level > most:
            most = level
            partner = other
    if partner == NOBODY or habits.spares >> victim & 1:
        return PASS
    own = min(limit, scores[seat])
    theirs = min(limit, scores[partner])
    if habits.heeds and not state.terms.last_standing and scores[victim] <= own + theirs:
        # A contract that ends the game is only worth proposing for the player who then leads.
        after = scores[seat] + (state.centre + scores[victim]) // 2
        if after < scores[partner] + (state.centre + scores[victim]) // 2 and habits.keeps > 0.5:
            return PASS
    hand = state.hands[seat]
    card = worth.valued(hand, worth.common)
    if card == NO_CARD or (habits.keeps < 0.5 and random() < 0.5):
        card = worth.lowest(hand)
    value = min(max(worth.of[card], LOWEST_VALUE), HIGHEST_VALUE)
    return PROPOSE | partner << PARTNER | victim << VICTIM | own << WAGER | theirs << PARTNERS_WAGER | value << VALUE


def _answer_offer(state: Miser, habits: Habits, worth: Worth, random: Callable[[], float]) -> int:
    """Accept or decline an offer."""
    seat = state.turn
    scores = state.scores
    victim = state.victim
    accepts = habits.accepts
    if habits.mate != NOBODY and habits.mate in (state.player, state.partner):
        accepts = max(accepts, LOYAL)
    if random() >= accepts or habits.spares >> victim & 1:
        return DECLINE
    if habits.keeps >= 1.0 and worth.valued(state.hands[seat], state.value) == NO_CARD:
        return DECLINE
    if habits.heeds and not state.terms.last_standing:
        put_in = state.wagers[0] + state.wagers[1]
        if scores[victim] <= min(put_in, state.terms.match_limit):
            partner = state.player if seat != state.player else state.partner
            rival = 0
            for other in range(state.terms.seats):
                if other != seat and other != partner and other != victim and scores[other] > rival:
                    rival = scores[other]
            half = (state.centre + scores[victim]) // 2
            if scores[seat] + half < max(rival, scores[partner] + half) and habits.keeps > 0.5:
                return DECLINE
    return ACCEPT


def agreed_card(state: Miser, habits: Habits, worth: Worth, random: Callable[[], float]) -> int:
    """Return the card that the seat on turn plays in a contract."""
    seat = state.turn
    hand = state.hands[seat]
    scores = state.scores
    value = state.value
    keeps = habits.keeps
    own = worth.valued(hand, value)
    if own != NO_CARD and keeps >= 1.0 and not habits.turns_late:
        return own
    if (habits.heeds or habits.turns_late) and not scores[state.victim] and not state.terms.last_standing:
        # The game ends with this contract: an even split favours only the player who then leads.
        partner = state.partner if seat == state.player else state.player
        half = state.centre // 2
        behind = scores[seat] + half <= scores[partner] + half or own == NO_CARD
        if habits.turns_late or (behind and random() < 0.8):
            return worth.highest(hand)
    elif habits.turns_late and state.counts[seat] <= 2:
        keeps = 0.2
    if own != NO_CARD and random() < keeps:
        return own
    card = worth.highest(hand) if random() < habits.tops else worth.above(hand, value)
    if card != NO_CARD:
        return card
    if own != NO_CARD and random() < 0.7:
        return own
    return worth.lowest(hand)


def price(state: Miser, habits: Habits) -> float:
    """Return the value, in pennies, of the cards that players with these habits expect an answer to cost. Each card is
    worth a turn without a pass, and an attack that nobody answers."""
    terms = state.terms
    return habits.thrift * (terms.pass_cost + terms.wager_limit)


def _answer_attack(state: Miser, habits: Habits, worth: Worth, random: Callable[[], float]) -> int:
    """Return the victim's first card in an attack, or the forfeit."""
    seat = state.turn
    if not state.counts[seat]:
        return FORFEIT
    hand = state.hands[seat]
    last_penny = not state.scores[seat] and habits.heeds
    stake = state.centre if state.terms.unanswered_takes_all else state.wagers[0] + state.matched
    if not last_penny and random() * MEASURE >= habits.nerve * (stake - price(state, habits)):
        return FORFEIT
    card = worth.highest(hand)
    if not last_penny and worth.of[card] < worth.common and random() < 0.7:
        return FORFEIT
    return LAY | card << CARD


def _go_on(state: Miser, habits: Habits, worth: Worth, random: Callable[[], float]) -> int:
    """Return one more card for an attack, or READY."""
    seat = state.turn
    side = 0 if seat == state.player else 1
    own = state.laid[side]
    counts = state.counts
    if not counts[seat] or len(own) >= state.terms.attack_card_limit:
        return READY
    other = len(state.laid[1 - side])
    if len(own) >= MANY and (other < MANY or random() >= STUBBORN):
        return READY
    total = 0
    for card in own:
        total += worth.of[card]
    wanted = worth.common * other
    if other == len(own) and state.ready:
        wanted -= 2  # a side that is ready after as many cards may be bluffing
    if total > wanted:
        return READY
    if random() * MEASURE >= (0.3 + habits.nerve) * (state.centre - 3 - price(state, habits)):
        return READY
    card = worth.above(state.hands[seat], wanted - total)
    return READY if card == NO_CARD else LAY | card << CARD


def _bid(state: Miser, habits: Habits, worth: Worth, random: Callable[[], float]) -> int:
    """Return a move in the bidding for the centre: join, raise or stand."""
    seat = state.turn
    bids = state.bids
    own = bids[seat]
    best = max(bids)
    if own and own == best and bids.count(best) == 1:
        return STAND
    if habits.greed <= 0.0:
        return STAND
    more = best + 1 - own
    spare = state.scores[seat] - own - (1 if habits.heeds else 0)
    if more > spare:
        return STAND
    cap = habits.greed * (0.5 + random()) * state.centre
    if own:
        cap += 0.5 * own
    else:
        cap -= 1.0
    if best + 1 > cap:
        return STAND
    if own:
        return RAISE | more << PENNIES
    return JOIN | worth.lowest(state.hands[seat]) << CARD | more << PENNIES


def play_on(state: Miser, habits: list[Habits], worth: Worth, random: Callable[[], float]) -> None:
    """Play a full state on to the end of the game, each seat by its own habits."""
    state.remembers = False
    seat = state.turn
    while seat >= 0:
        state.apply(move_of(state, habits[seat], worth, random))
        seat = state.turn


DRAWS: Final = 150
"""Number of moves drawn for one advice."""


def drawn(state: Miser, seat: int, habits: Habits, rng: KeyedRandom) -> int:
    """Return one move drawn by these habits."""
    return move_of(_asked(state, seat), habits, worth_of(state.terms), rng.generator().random)


def advised(state: Miser, seat: int, habits: Habits, rng: KeyedRandom) -> Advice:
    """Return how often each move is made with these habits, over DRAWS draws."""
    worth = worth_of(state.terms)
    random = rng.generator().random
    asked = _asked(state, seat)
    return mixed([(move_of(asked, habits, worth, random), 1.0) for _ in range(DRAWS)])


def _asked(state: Miser, seat: int) -> Miser:
    """Return the state with `seat` on turn: partners choose their cards at once, but only the proposer is on turn."""
    if state.turn == seat or state.phase != COMMIT_CARDS:
        return state
    asked = state.clone()
    asked.turn = seat
    return asked
