"""House rules of Bidding War. The defaults are the game as its author published it."""

# Not compiled: mypyc strips the keywords of msgspec's classes.

from typing import Annotated, Literal

from cardtable.engine.houserules import HouseRules, When, choice, number, switch

_AUCTION = When("in an open auction", lambda rules: rules.bidding == "open")
_SEALED = When("with sealed bids, since auctions never tie", lambda rules: rules.bidding == "sealed")
_JACKS = When("when a suit has at least eleven cards", lambda rules: rules.suit_size >= 11)
_QUEENS = When("when a suit has at least twelve cards", lambda rules: rules.suit_size >= 12)
_KINGS = When("when a suit has all thirteen cards", lambda rules: rules.suit_size >= 13)
_OWN_CARDS = When("when players offer their own cards", lambda rules: rules.prizes == "own_cards")


class WarRules(HouseRules, frozen=True, kw_only=True):
    """House rules of Bidding War: a suit of money, a suit of prizes."""

    suit_size: Annotated[
        int,
        number(
            3,
            13,
            "Suit size",
            "How many cards each suit has, from the ace up. With 5: A 2 3 4 5.",
            whole_game=True,
        ),
    ] = 13
    prizes: Annotated[
        Literal["spare_suit", "own_cards"],
        choice(
            "Prizes",
            "What players bid for: a shuffled suit that nobody holds, or cards that players offer in turn.",
            ("a spare suit", "the players' own cards"),
            whole_game=True,
        ),
    ] = "spare_suit"
    bidding: Annotated[
        Literal["sealed", "open"],
        choice(
            "Bidding",
            "All at once and face down, or face up in an auction where each bid must be higher.",
            ("sealed, face down", "open auction"),
        ),
    ] = "sealed"
    tie: Annotated[
        Literal["discard", "carry", "next_highest"],
        choice(
            "Tied bids",
            "What happens to the prize if the highest bids tie: it is discarded, added to the next prize, or won "
            "by the highest bid that nobody else made.",
            ("discard the prize", "add it to the next", "next highest bid wins"),
            when=_SEALED,
        ),
    ] = "discard"
    ace_value: Annotated[int, number(0, 30, "Value of an ace", "Both as a bid and as a prize.")] = 1
    jack_value: Annotated[int, number(0, 30, "Value of a jack", "Both as a bid and as a prize.", _JACKS)] = 11
    queen_value: Annotated[int, number(0, 30, "Value of a queen", "Both as a bid and as a prize.", _QUEENS)] = 12
    king_value: Annotated[int, number(0, 30, "Value of a king", "Both as a bid and as a prize.", _KINGS)] = 13
    offer_order: Annotated[
        Literal["there_and_back", "round"],
        choice(
            "Order of offers",
            "In what order players offer cards: round the table and back again, so that nobody is always first, "
            "or always round the same way.",
            ("there and back: A B C C B A", "round: A B C A B C"),
            when=_OWN_CARDS,
        ),
    ] = "there_and_back"
    seller_bids: Annotated[
        bool,
        switch("Seller bids too", "Whether the player who offers a card may bid for it.", when=_OWN_CARDS),
    ] = True
    losers_pay: Annotated[
        bool,
        switch(
            "Losers pay too", "Whether players who lose an auction also spend the highest card they bid.", when=_AUCTION
        ),
    ] = False

    def values(self) -> list[int]:
        """Return the value of each rank, from the ace up."""
        return [self.ace_value, *range(2, 11), self.jack_value, self.queen_value, self.king_value]


PRESETS = {
    "classic": ("Standard rules", WarRules()),
    "quick": ("Quick: seven cards a suit", WarRules(suit_size=7)),
    "carry": ("Ties raise the stakes", WarRules(tie="carry")),
    "ballroom": ("Queen over king", WarRules(queen_value=13, king_value=12)),
    "easy_sums": ("All picture cards are ten", WarRules(jack_value=10, queen_value=10, king_value=10)),
    "auction": ("Open auction", WarRules(bidding="open")),
    "market": ("The players' own cards", WarRules(prizes="own_cards")),
    "auction_house": ("Own cards, open auction", WarRules(prizes="own_cards", bidding="open")),
}
"""Sets of house rules by name, each with its title."""
