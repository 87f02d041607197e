"""Sealed bids for a thoughtful player: mixed strategies for one prize, judged by a `Reading` of what follows.

Two players meet in a matrix game: by both cards, the chance to win afterwards. It is solved by regret matching+
(Tammelin, "Solving Large Imperfect Information Games Using CFR+", 2014) as a *restricted Nash response* (Johanson,
Zinkevich and Bowling, "Computing Robust Counter-Strategies", 2007): the other is taken to follow people's habit with
probability HABIT, and else to do the worst they can. So habits are punished, and little is given to those who punish
back.

Where a tie carries a spare suit's prize on, two with the same hands may tie again and again. Once more is up than is
still to come, and neither leads, their highest card is best whatever the other lays: two who never err lay it to the
end of a game without a point. So club players err a little there: with the same hands, and a prize that was carried,
they settle for a *quantal response equilibrium* (McKelvey and Palfrey, "Quantal Response Equilibria for Normal Form
Games", 1995), in which every card is laid, less often the worse it is. Most ties end early, while it costs little to
give way.

Three and more settle by smooth fictitious play (Fudenberg and Levine, "The Theory of Learning in Games", 1998): again
and again each of them answers, better cards being likelier, the average of the others' answers so far and habit.
"""

from math import exp
from operator import mul
from typing import Final, NamedTuple

from cardtable.bots.player import steps
from cardtable.engine.cards import RANKS_IN
from cardtable.games.war.play import CARRY, NEXT_HIGHEST, War
from cardtable.games.war.players.reading import SURE, Reading, chance_of, softmax

HABIT: Final = 0.5
"""Two players: how often the other is taken to bid out of habit."""
CARRY_HABIT: Final = 0.65
"""How often where ties carry the prizes of a spare suit on."""
HABIT_WIDTH: Final = 1.5
"""How far habit strays, in places of the hand."""
FIELD_HABIT: Final = 0.4
"""How often with more players."""
FIELD_HABIT_WIDTH: Final = 3.0
"""How far with more players."""
HABIT_RAISE: Final = 0.5
"""How far above the prize's own place habit bids."""
STEPS: Final = 50
"""Steps of regret matching, or of settling a tie that was carried."""
GIVING_WAY: Final = 0.1
"""Same hands, carried prizes: a card with so much less chance to win is laid e times less often."""
ANSWERS: Final = 36
"""Answers by all together among three and more players."""
HASTE: Final = 1.5
"""How much more than its even part of the average the latest answer is."""
TEMPERATURE: Final = 0.1
"""How readily worse cards are bid, over the range of all."""


class BidMix(NamedTuple):
    """A mixed strategy over a hand's ranks, lowest rank first, and the seat's chance to win by it as judged."""

    mix: list[float]
    value: float


def sealed_mix(state: War, seat: int, effort: float) -> BidMix:
    """How a seat should bid, or what a sealed round promises it where it does not bid itself.

    `effort` scales the steps; 1 is the usual.
    """
    reading = Reading(state)
    if reading.seats == 2 and len(reading.bidders) == 2:
        return _duel(state, reading, seat, steps(STEPS, effort, 2))
    return _field(state, reading, seat, max(steps(ANSWERS, effort) // reading.seats, 1))


def habit(state: War, reading: Reading, seat: int, width: float) -> list[float]:
    """How people bid: about the card that stands in the hand where the prize stands among those to come.

    By the hand's places, lowest first. With own cards a prize is compared with the hand itself.
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


def _duel(state: War, reading: Reading, seat: int, steps: int) -> BidMix:
    """How to bid against the one other player."""
    other = 1 - seat
    mine = [reading.place[rank] for rank in RANKS_IN[state.hands[seat]]]
    theirs = reading.hands[other]
    table = _chances(state, reading, seat, mine, theirs)
    carry = state.terms.tie == CARRY and not state.terms.own_cards
    if carry and state.stake & (state.stake - 1) and reading.hands[seat] == theirs:  # more than one prize is up
        return _give_way(table, steps)
    share = CARRY_HABIT if carry else HABIT
    return _respond(table, habit(state, reading, other, HABIT_WIDTH), steps, share)


def _chances(state: War, reading: Reading, seat: int, mine: list[int], theirs: list[int]) -> list[list[float]]:
    """By both cards: the chance to win afterwards, exact where but one card each, and one prize, is left.

    What hands are good for is `Reading`'s measure for two, without either card: in it each pair of cards counts the
    place of the higher for its holder, so that taking a card from each takes a row and a column from a sum.
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
    """Sums by each card of a hand, over its pairs with the other's cards, of the place of the higher card: counted for
    the hand where that is its own, and against it where not; and of all these places."""
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
    """A card that may be bid, while the matrix game is solved."""

    def __init__(self, chances: list[float], fixed: float) -> None:
        self.chances: list[float] = chances
        """By the other's cards: the chance to win."""
        self.fixed: float = fixed
        """How often it is bid out of habit."""
        self.regret: float = 0.0
        self.part: float = 0.0
        """How often it is bid by who is free to choose."""
        self.mixed: float = 0.0
        """How often in all."""
        self.worth: float = 0.0
        self.summed: float = 0.0
        """Its parts so far, each times its step."""


def _respond(table: list[list[float]], habit: list[float], steps: int, share: float = HABIT) -> BidMix:
    """Regret matching+ for the rows against columns of which a share is fixed; later steps count for more.

    What adds nothing to a sum is left out, and steps that repeat the one before are only counted: no digit changes.
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
        if not moved:  # nor will anything in the steps to come
            for later in range(step + 1, steps + 1):
                for row in rows:
                    row.summed += later * row.part
            break
        _match(columns)
    total = sum([row.summed for row in rows])
    return _settled([row.summed / total for row in rows], rows)


def _match(options: list[_Option]) -> None:
    """Regret matching: each as often as it is regretted."""
    total = 0.0
    for option in options:
        total += option.regret
    even = 1 / len(options)
    for option in options:
        option.part = option.regret / total if total > 0.0 else even


def _give_way(table: list[list[float]], steps: int) -> BidMix:
    """The quantal response equilibrium of rows and columns, by smooth fictitious play: both answer the other's average,
    better cards being likelier."""
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
    """Gives the logit response part of the average: unlike in `softmax`, all that counts is how much chance to win an
    option gives up."""
    best = max([option.worth for option in options])
    total = 0.0
    for option in options:
        option.mixed = exp((option.worth - best) / GIVING_WAY)
        total += option.mixed
    for option in options:
        option.part += pace * (option.mixed / total - option.part)


def _settled(mix: list[float], rows: list[_Option]) -> BidMix:
    """The rows' mix with its chance to win, by what each of them was worth last."""
    return BidMix(mix, sum(map(mul, mix, [row.worth for row in rows])))


def _moved(average: list[float], latest: list[float], pace: float) -> list[float]:
    """An average with part of it given to the latest answer."""
    return [old + pace * (latest[place] - old) for place, old in enumerate(average)]


def matched(regret: list[float]) -> list[float]:
    """Regret matching: each card as often as it is regretted."""
    total = sum(regret)
    if total <= 0:
        return [1 / len(regret)] * len(regret)
    return [part / total for part in regret]


# --- more players ------------------------------------------------------------------------------------------------


class Round:
    """One sealed bidding as a `Reading` judges it, and the mixes of all who bid. Mixes are by place."""

    def __init__(self, state: War, reading: Reading) -> None:
        self.state: War = state
        self.reading: Reading = reading
        seats = range(reading.seats)
        levels = [reading.expected(other, 0) / reading.spread for other in seats]
        top = max(levels)
        self.weights: list[float] = [exp(max(level - top, -SURE)) for level in levels]
        """By seat: its weight in the softmax of final scores; the winner's is multiplied by `prize`."""
        self.total: float = sum(self.weights)
        self.prize: float = exp(min(reading.stake / reading.spread, SURE))
        self.hands: list[list[int]] = [sorted(set(hand)) for hand in reading.hands]
        self.after: list[list[float]] = [
            [exp(max(reading.expected(other, place) / reading.spread - top, -SURE)) for place in self.hands[other]]
            for other in seats
        ]
        """By seat: its weight by each of its places, once that is spent."""
        self.habits: list[list[float]] = [[0.0] * reading.size for _ in seats]
        for bidder in reading.bidders:
            usual = habit(state, reading, bidder, FIELD_HABIT_WIDTH)
            for place, part in zip(reading.hands[bidder], usual, strict=True):
                self.habits[bidder][place] += part
        self.settled: bool = False
        self.answers: list[list[float]] = self.habits
        """By seat: how often it answers with the card of each place."""
        self.pay: list[list[float]] = [[] for _ in seats]
        """By seat: what each of its places was worth when it last thought about it."""

    def settle(self, rounds: int) -> None:
        """Smooth fictitious play of all who bid, so many times."""
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
        """How often each seat bids each place: in part out of habit."""
        if not self.settled:
            return self.habits
        mixes: list[list[float]] = []
        for seat, habit in enumerate(self.habits):
            answer = self.answers[seat]
            mixes.append([FIELD_HABIT * part + (1 - FIELD_HABIT) * answer[place] for place, part in enumerate(habit)])
        return mixes

    def worths(self, mixes: list[list[float]]) -> list[list[float]]:
        """By seat: its chance to win by each of its places where the others bid so; nothing for who does not bid."""
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
        """The chance to win of a seat that does not bid where the others bid so."""
        bidders = self.reading.bidders
        odds = _odds(self.state.terms.tie, bidders, mixes, [_summed(mix) for mix in mixes], self.reading.size)
        weights = self.weights
        value = 0.0
        nobody = 1.0
        for other, part in zip(bidders, odds.takers, strict=True):
            value += part * weights[seat] / (self.total + weights[other] * (self.prize - 1))
            nobody -= part
        return value + max(nobody, 0.0) * weights[seat] / self.total


def _field(state: War, reading: Reading, seat: int, rounds: int) -> BidMix:
    """How a seat should bid among more, or what it may expect where it does not bid."""
    bidding = Round(state, reading)
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
    """By place: how often a bid is there or lower."""
    total = 0.0
    sums: list[float] = []
    for part in mix:
        total += part
        sums.append(total)
    return sums


class _Odds(NamedTuple):
    """What becomes of the prize, by the place one bids, others bidding as they do."""

    win: list[float]
    lose: list[float]
    takers: list[float]
    """By others: how likely each is to take it if one bids nothing."""


def _odds(tie: int, others: list[int], mixes: list[list[float]], reached: list[list[float]], size: int) -> _Odds:
    """The odds of winning and losing; the rest is that nobody wins."""
    lower = [1.0] * size  # that all others are at this place or lower
    for other in others:
        sums = reached[other]
        for place in range(size):
            lower[place] *= sums[place]
    alone = [0.0] * size  # that one of the others, alone, is highest here
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
    """Odds of winning and losing where the highest bid that nobody else made wins.

    From the top place down: how likely it is that so many of the others have bid here or lower and nobody above has
    bid alone. The others are taken for so many players of their average mix.
    """
    count = len(by_place[0])
    win = [0.0] * len(by_place)
    lose = [0.0] * len(by_place)
    chances = [0.0] * count + [1.0]  # by how many others are here or lower
    mass = 1.0  # of one player's bids here or lower
    lost = 0.0
    for place in range(len(by_place) - 1, 0, -1):
        part = sum(by_place[place]) / count
        hit = min(part / mass, 1.0) if mass > 1e-9 else 1.0
        mass -= part
        lose[place] = lost
        if hit <= 0:
            win[place] = sum(chances)
            continue
        hits = [1.0]  # by how many: that so many bid here
        misses = [1.0]  # that so many don't
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
