"""Sealed bids for the club player: mixed strategies for one prize, judged by a `HandReading` of the rest of the game.

Two players' bids are a matrix game whose payoffs are the chances to win after both cards. It is solved by regret
matching+ (Tammelin, "Solving Large Imperfect Information Games Using CFR+", 2014) as a *restricted Nash response*
(Johanson, Zinkevich and Bowling, "Computing Robust Counter-Strategies", 2007): the opponent is taken to follow people's
habit with probability HABIT, and otherwise to make the best response. So habits are punished, at little risk of being
punished in return.

Where ties carry over the prizes of a spare suit, two players with the same hands may tie again and again. Once more
points are up than are still to come, and neither player leads, their highest card is best whatever the other bids: two
perfect players bid it to the end of a game without a point. So club players err a little there: with equal hands and a
prize that was carried over, they settle for a *quantal response equilibrium* (McKelvey and Palfrey, "Quantal Response
Equilibria for Normal Form Games", 1995), in which every card is bid, less often the worse it is. Most ties then end
early, while giving way costs little.

Three or more players settle by smooth fictitious play (Fudenberg and Levine, "The Theory of Learning in Games", 1998):
each in turn answers the average of the others' answers so far, mixed with habit, with better cards more likely.
"""

from math import exp
from operator import mul
from typing import Final, NamedTuple

from cardtable.bots.player import steps
from cardtable.engine.cards import RANKS_IN
from cardtable.games.war.play import CARRY, NEXT_HIGHEST, War
from cardtable.games.war.players.reading import SURE, HandReading, chance_of, softmax

HABIT: Final = 0.5
"""Probability, with two players, that the opponent bids out of habit."""
CARRY_HABIT: Final = 0.65
"""Value of HABIT where ties carry over the prizes of a spare suit."""
HABIT_WIDTH: Final = 1.5
"""Distance from the habitual card, in places of the hand, at which a bid is e times less likely."""
FIELD_HABIT: Final = 0.4
"""Value of HABIT with three or more players."""
FIELD_HABIT_WIDTH: Final = 3.0
"""Value of HABIT_WIDTH with three or more players."""
HABIT_RAISE: Final = 0.5
"""Number of places by which habit bids above the prize's own place."""
STEPS: Final = 50
"""Number of steps of regret matching, or of settling a tie that was carried over, at effort 1."""
GIVING_WAY: Final = 0.1
"""Loss in chance to win that makes a card e times less likely, with equal hands and a carried prize."""
ANSWERS: Final = 36
"""Number of answers computed among three or more players, all seats together, at effort 1."""
HASTE: Final = 1.5
"""Weight of the latest answer, as a multiple of its equal share of the average."""
TEMPERATURE: Final = 0.1
"""Temperature of the softmax over cards, as a share of the range of their values."""


class BidMix(NamedTuple):
    """Mixed strategy by legal move, lowest rank first, and the seat's estimated chance to win with it."""

    mix: list[float]
    value: float


def sealed_mix(state: War, seat: int, effort: float) -> BidMix:
    """Return how a seat should bid; the mix is empty if the seat does not bid in this round.

    `effort` scales the number of steps; 1 is the usual one.
    """
    reading = HandReading(state)
    if reading.seats == 2 and len(reading.bidders) == 2:
        return _duel(state, reading, seat, steps(STEPS, effort, 2))
    return _field(state, reading, seat, max(steps(ANSWERS, effort) // reading.seats, 1))


def habit(state: War, reading: HandReading, seat: int, width: float) -> list[float]:
    """Return how often people bid each card: mostly about the place that the prize has among those to come.

    The list runs over the places of the hand, lowest first. With own cards the prize is compared with the hand itself.
    """
    cards = len(reading.hands[seat])
    values = state.terms.values
    others = reading.coming
    if state.terms.own_cards:
        others = [float(values[rank]) for rank in RANKS_IN[state.hands[seat]]]
    lower = sum([1.0 if worth < reading.stake else 0.5 if worth == reading.stake else 0.0 for worth in others])
    centre = lower / max(len(others), 1) * (cards - 1) + HABIT_RAISE
    odds = [exp(-abs(card - centre) / width) for card in range(cards)]
    total = sum(odds)
    return [part / total for part in odds]


# --- two players -------------------------------------------------------------------------------------------------


def _duel(state: War, reading: HandReading, seat: int, steps: int) -> BidMix:
    """Return how to bid against a single opponent."""
    other = 1 - seat
    mine = [reading.place[rank] for rank in RANKS_IN[state.hands[seat]]]
    theirs = reading.hands[other]
    table = _chances(state, reading, seat, mine, theirs)
    carry = state.terms.tie == CARRY and not state.terms.own_cards
    if carry and state.stake & (state.stake - 1) and reading.hands[seat] == theirs:  # more than one prize is up
        return _give_way(table, steps)
    share = CARRY_HABIT if carry else HABIT
    return _respond(table, habit(state, reading, other, HABIT_WIDTH), steps, share)


def _chances(state: War, reading: HandReading, seat: int, mine: list[int], theirs: list[int]) -> list[list[float]]:
    """Return the chance to win by my card and by theirs.

    It is exact if just this prize and another one, for the last card of each hand, are left. Hands are valued without
    the two cards by a measure for two players: each pair of cards counts the place of the higher card for its holder,
    so removing a card from each hand removes a row and a column from a sum.
    """
    lead = state.scores[seat] - state.scores[1 - seat]
    stake = reading.stake
    to_come = reading.points_to_come
    carry = state.terms.tie == CARRY
    last = len(mine) == 2 and len(theirs) == 2 and not state.terms.own_cards
    mine_sum = sum(mine)
    theirs_sum = sum(theirs)
    margins, weights = _pairs(mine, theirs)
    their_margins, their_weights = _pairs(theirs, mine)
    margin = sum(margins)
    weight = sum(weights)
    table: list[list[float]] = []
    for place, card in enumerate(mine):
        row: list[float] = []
        for other, rival in enumerate(theirs):
            higher = max(card, rival)
            sign = 1 if card > rival else -1 if card < rival else 0
            coming = to_come + stake if carry and not sign else to_come
            after = float(lead + sign * stake)
            if last:
                rest_sign = (mine_sum - card > theirs_sum - rival) - (mine_sum - card < theirs_sum - rival)
                after += rest_sign * coming
                row.append(1.0 if after > 0 else 0.0 if after < 0 else 0.5)
                continue
            left = weight - weights[place] - their_weights[other] + higher
            if left > 0:
                margin_left = margin - margins[place] + their_margins[other] + sign * higher
                after += reading.pull * coming * margin_left / left
            row.append(chance_of(after, reading.spread))
        table.append(row)
    return table


def _pairs(hand: list[int], others: list[int]) -> tuple[list[int], list[int]]:
    """Return two sums for each card of a hand, over its pairs with the other hand's cards.

    The first adds the place of the higher card of a pair, negative if that is the other hand's; the second adds it in
    any case.
    """
    margins: list[int] = []
    weights: list[int] = []
    for card in hand:
        margin = 0
        weight = 0
        for other in others:
            if card > other:
                margin += card
                weight += card
            else:
                weight += other
                if card < other:
                    margin -= other
        margins.append(margin)
        weights.append(weight)
    return margins, weights


class _Option:
    """Card that may be bid, with its working values while the matrix game is solved."""

    def __init__(self, chances: list[float], fixed: float) -> None:
        self.chances: list[float] = chances
        """Chance to win, by the opponent's card."""
        self.fixed: float = fixed
        """Probability that it is bid out of habit."""
        self.regret: float = 0.0
        self.part: float = 0.0
        """Probability that a player who chooses freely bids it."""
        self.mixed: float = 0.0
        """Total probability that it is bid."""
        self.worth: float = 0.0
        self.summed: float = 0.0
        """Sum of `part` over the steps, each weighted by its number."""


def _respond(table: list[list[float]], habit: list[float], steps: int, share: float = HABIT) -> BidMix:
    """Solve for the rows by regret matching+ against columns of which a share is fixed; later steps weigh more.

    Zero terms are skipped, and once a step changes nothing the rest are only counted: results stay the same to the
    digit.
    """
    rows = [_Option(row, 0.0) for row in table]
    columns = [_Option([], share * part) for part in habit]
    _match(rows)
    _match(columns)
    for step in range(1, steps + 1):
        for column in columns:
            column.mixed = column.fixed + (1 - share) * column.part
            column.worth = 0.0
        mean = 0.0
        for row in rows:
            chances = row.chances
            worth = 0.0
            for place, column in enumerate(columns):
                worth += chances[place] * column.mixed
            row.worth = worth
            mean += worth * row.part
        moved = False
        for row in rows:
            regret = row.regret + row.worth - mean
            if regret < 0.0:
                regret = 0.0
            if regret != row.regret:
                row.regret = regret
                moved = True
        _match(rows)
        for row in rows:
            part = row.part
            if part > 0.0:
                row.summed += step * part
                chances = row.chances
                for place, column in enumerate(columns):
                    column.worth += chances[place] * part
        mean = 0.0
        for column in columns:
            mean += column.worth * column.part
        for column in columns:
            regret = column.regret + mean - column.worth
            if regret < 0.0:
                regret = 0.0
            if regret != column.regret:
                column.regret = regret
                moved = True
        if not moved:  # later steps would not change anything either
            for later in range(step + 1, steps + 1):
                for row in rows:
                    row.summed += later * row.part
            break
        _match(columns)
    total = sum([row.summed for row in rows])
    return _settled([row.summed / total for row in rows], rows)


def _match(options: list[_Option]) -> None:
    """Set each option's probability in proportion to its regret."""
    total = 0.0
    for option in options:
        total += option.regret
    even = 1 / len(options)
    for option in options:
        option.part = option.regret / total if total > 0.0 else even


def _give_way(table: list[list[float]], steps: int) -> BidMix:
    """Find the quantal response equilibrium of rows and columns by smooth fictitious play.

    In each step both players answer the other's average strategy, with better cards more likely.
    """
    rows = [_Option(row, 0.0) for row in table]
    columns = [_Option([], 0.0) for _ in table[0]]
    _match(rows)
    _match(columns)
    for step in range(steps):
        for column in columns:
            column.worth = 0.0
        for row in rows:
            chances = row.chances
            worth = 0.0
            for place, column in enumerate(columns):
                worth += chances[place] * column.part
                column.worth -= chances[place] * row.part
            row.worth = worth
        pace = HASTE / (step + HASTE)
        _answer(rows, pace)
        _answer(columns, pace)
    return _settled([row.part for row in rows], rows)


def _answer(options: list[_Option], pace: float) -> None:
    """Add the logit response to the average with weight `pace`.

    Unlike in `softmax`, probabilities depend on the absolute loss in chance to win, not on its share of the range.
    """
    best = max([option.worth for option in options])
    total = 0.0
    for option in options:
        option.mixed = exp((option.worth - best) / GIVING_WAY)
        total += option.mixed
    for option in options:
        option.part += pace * (option.mixed / total - option.part)


def _settled(mix: list[float], rows: list[_Option]) -> BidMix:
    """Return the rows' mix and its chance to win, from the worth of each row in the last step."""
    return BidMix(mix, sum(map(mul, mix, [row.worth for row in rows])))


def _moved(average: list[float], latest: list[float], pace: float) -> list[float]:
    """Return an average moved towards the latest answer by the share `pace`."""
    return [old + pace * (latest[place] - old) for place, old in enumerate(average)]


def matched(regret: list[float]) -> list[float]:
    """Return probabilities in proportion to regrets, equal ones if there is no regret."""
    total = sum(regret)
    if total <= 0:
        return [1 / len(regret)] * len(regret)
    return [part / total for part in regret]


# --- more players ------------------------------------------------------------------------------------------------


class SealedRound:
    """Sealed round as a `HandReading` judges it, with the mixes of all bidders by place."""

    def __init__(self, state: War, reading: HandReading) -> None:
        self.state: War = state
        self.reading: HandReading = reading
        seats = range(reading.seats)
        levels = [reading.expected(other, 0) / reading.spread for other in seats]
        top = max(levels)
        self.weights: list[float] = [exp(max(level - top, -SURE)) for level in levels]
        """Weight in the softmax of final scores, by seat; the winner's is multiplied by `prize`."""
        self.total: float = sum(self.weights)
        self.prize: float = exp(min(reading.stake / reading.spread, SURE))
        self.hands: list[list[int]] = [sorted(set(hand)) for hand in reading.hands]
        self.after: list[list[float]] = [
            [exp(max(reading.expected(other, place) / reading.spread - top, -SURE)) for place in self.hands[other]]
            for other in seats
        ]
        """Weight of each seat after spending the card at each of its places."""
        self.habits: list[list[float]] = [[0.0] * reading.size for _ in seats]
        for bidder in reading.bidders:
            usual = habit(state, reading, bidder, FIELD_HABIT_WIDTH)
            for place, part in zip(reading.hands[bidder], usual, strict=True):
                self.habits[bidder][place] += part
        self.settled: bool = False
        self.answers: list[list[float]] = self.habits
        """Average answer of each seat, as the probability of each place."""
        self.pay: list[list[float]] = [[] for _ in seats]
        """Chance to win with each place of each seat's hand, in the last step of `settle`."""

    def settle(self, rounds: int) -> None:
        """Run that many rounds of smooth fictitious play among all bidders."""
        for step in range(rounds):
            self.pay = self.worths(self.mixes())
            fresh = [[0.0] * self.reading.size for _ in self.answers]
            for bidder in self.reading.bidders:
                parts = softmax(self.pay[bidder], TEMPERATURE)
                answer = fresh[bidder]
                for index, place in enumerate(self.hands[bidder]):
                    answer[place] = parts[index]
            if step:
                pace = HASTE / (step + HASTE)
                fresh = [_moved(before, fresh[seat], pace) for seat, before in enumerate(self.answers)]
            self.answers = fresh
            self.settled = True

    def mixes(self) -> list[list[float]]:
        """Return how often each seat bids each place, habit included."""
        if not self.settled:
            return self.habits
        mixes: list[list[float]] = []
        for seat, habit in enumerate(self.habits):
            answer = self.answers[seat]
            mixes.append([FIELD_HABIT * part + (1 - FIELD_HABIT) * answer[place] for place, part in enumerate(habit)])
        return mixes

    def worths(self, mixes: list[list[float]]) -> list[list[float]]:
        """Return the chance to win by seat and by place of its hand; empty for a seat that does not bid."""
        weights = self.weights
        prize = self.prize
        bidders = self.reading.bidders
        reached = [_summed(mix) for mix in mixes]
        pay: list[list[float]] = [[] for _ in mixes]
        for bidder in bidders:
            others = [other for other in bidders if other != bidder]
            odds = _odds(self.state.terms.tie, others, mixes, reached, self.reading.size)
            against = self.total - weights[bidder]
            takers = odds.takers
            taken = sum(takers)
            gains = [weights[other] * (prize - 1) for other in others]
            after = self.after[bidder]
            worths = pay[bidder]
            for index, place in enumerate(self.hands[bidder]):
                own = after[index]
                every = own + against
                lost = 0.0
                for one, part in enumerate(takers):
                    lost += part * own / (every + gains[one])
                won = own * prize / (own * prize + against)
                win = odds.win[place]
                lose = odds.lose[place]
                worths.append(
                    win * won + (lose * lost / taken if taken > 0 else 0.0) + max(1 - win - lose, 0.0) * own / every
                )
        return pay

    def observer(self, seat: int, mixes: list[list[float]]) -> float:
        """Return the chance to win of a seat that does not bid, for these mixes."""
        bidders = self.reading.bidders
        odds = _odds(self.state.terms.tie, bidders, mixes, [_summed(mix) for mix in mixes], self.reading.size)
        weights = self.weights
        value = 0.0
        nobody = 1.0
        for other, part in zip(bidders, odds.takers, strict=True):
            value += part * weights[seat] / (self.total + weights[other] * (self.prize - 1))
            nobody -= part
        return value + max(nobody, 0.0) * weights[seat] / self.total


def _field(state: War, reading: HandReading, seat: int, rounds: int) -> BidMix:
    """Return how a seat should bid among three or more players; the mix is empty if it does not bid."""
    bidding = SealedRound(state, reading)
    bidding.settle(rounds)
    if seat not in reading.bidders:
        return BidMix([], bidding.observer(seat, bidding.mixes()))
    answer = bidding.answers[seat]
    worths = zip(bidding.hands[seat], bidding.pay[seat], strict=True)
    value = sum([answer[place] * worth for place, worth in worths])
    held = reading.hands[seat]
    places = [reading.place[rank] for rank in RANKS_IN[state.hands[seat]]]
    return BidMix([answer[place] / held.count(place) for place in places], value)


def _summed(mix: list[float]) -> list[float]:
    """Return the cumulative sums of a mix, by place."""
    total = 0.0
    sums: list[float] = []
    for part in mix:
        total += part
        sums.append(total)
    return sums


class _Odds(NamedTuple):
    """Probabilities that the prize is won by a bid at each place, or lost to another bid; given the others' mixes."""

    win: list[float]
    lose: list[float]
    takers: list[float]
    """Probability that each of the others takes the prize if the seat makes no bid."""


def _odds(tie: int, others: list[int], mixes: list[list[float]], reached: list[list[float]], size: int) -> _Odds:
    """Return the odds by place of the seat's bid; the remaining probability is that no seat wins."""
    lower = [1.0] * size  # probability that all others bid at most this place
    for other in others:
        sums = reached[other]
        for place in range(size):
            lower[place] *= sums[place]
    alone = [0.0] * size  # probability that exactly one of the others is highest at this place
    takers: list[float] = []
    for other in others:
        taken = 0.0
        mix = mixes[other]
        sums = reached[other]
        for place in range(1, size):
            if mix[place] > 0:
                if sums[place - 1] > 0:
                    highest = mix[place] * lower[place - 1] / sums[place - 1]
                else:
                    highest = mix[place]
                    for rival in others:
                        if rival != other:
                            highest *= reached[rival][place - 1]
                alone[place] += highest
                taken += highest
        takers.append(taken)
    if tie == NEXT_HIGHEST and len(others) > 1:
        win, lose = _next_highest([[mixes[other][place] for other in others] for place in range(size)])
        return _Odds(win, lose, takers)
    lose = [0.0] * size
    above = 0.0
    for place in range(size - 1, 0, -1):
        lose[place] = above
        above += alone[place]
    return _Odds([0.0, *lower[:-1]], lose, takers)


def _next_highest(by_place: list[list[float]]) -> tuple[list[float], list[float]]:
    """Return the odds of winning and losing where the highest unmatched bid wins.

    `by_place` holds, by place of the hand and by other seat, the chance that the seat bids there; the results are by
    place. From the top place down, `chances` is the distribution of how many other seats bid at most the current place,
    while no seat above has bid alone. Each of the others is taken to play the average of their mixes.
    """
    count = len(by_place[0])
    win = [0.0] * len(by_place)
    lose = [0.0] * len(by_place)
    chances = [0.0] * count + [1.0]  # by number of other seats that bid at most this place
    mass = 1.0  # share of a single seat's bids that are at most this place
    lost = 0.0
    for place in range(len(by_place) - 1, 0, -1):
        part = sum(by_place[place]) / count
        hit = min(part / mass, 1.0) if mass > 1e-9 else 1.0
        mass -= part
        lose[place] = lost
        if hit <= 0:
            win[place] = sum(chances)
            continue
        hits = [1.0]  # by number of seats: probability that they all bid here
        misses = [1.0]  # by number of seats: probability that none of them bids here
        for _ in range(count):
            hits.append(hits[-1] * hit)
            misses.append(misses[-1] * (1 - hit))
        fresh = [0.0] * (count + 1)
        for left, chance in enumerate(chances):
            if chance > 0:
                fresh[left] += chance * misses[left]
                win[place] += chance * misses[left]
                if left:
                    lost += chance * left * hit * misses[left - 1]
                ways = left
                for several in range(2, left + 1):
                    ways = ways * (left - several + 1) // several
                    fresh[left - several] += chance * ways * hits[several] * misses[left - several]
        chances = fresh
    return win, lose
