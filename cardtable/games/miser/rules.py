"""House rules of Miser. The defaults play the game as its author wrote it."""

# Not compiled: mypyc strips the keywords of msgspec's classes.

from typing import Annotated, Literal

from cardtable.engine.houserules import HouseRules, choice, number, switch


class MiserRules(HouseRules, frozen=True, kw_only=True):
    """Miser: pennies, promises, betrayal."""

    starting_pennies: Annotated[
        int, number(1, 500, "Starting pennies", "How many pennies each player starts with.", whole_game=True)
    ] = 20
    wager_limit: Annotated[
        int,
        number(1, 50, "Wager limit", "The most pennies a player may wager on one contract or attack."),
    ] = 3
    pass_cost: Annotated[
        int,
        number(
            0,
            50,
            "Cost of a pass",
            "What passing puts into the centre, or all a player has if that is less. It can be 0 only with a "
            "turn limit.",
        ),
    ] = 3
    uneven_deal: Annotated[
        Literal["drop_low", "set_aside"],
        choice(
            "Uneven deal",
            "How everyone gets the same number of cards: the lowest cards are removed before the shuffle, or "
            "the last cards are set aside face down.",
            ("remove lowest cards", "set last cards aside"),
            whole_game=True,
        ),
    ] = "drop_low"
    first_player: Annotated[
        Literal["high_card", "random"],
        choice(
            "Who goes first",
            "Everyone draws a card, ace high, and the highest goes first; or a random player does.",
            ("highest draw", "at random"),
            whole_game=True,
        ),
    ] = "high_card"
    contract_match: Annotated[
        Literal["combined", "wager_limit"],
        choice(
            "Victim must match",
            "What the victim puts in: as much as both partners together, or that but no more than the wager limit.",
            ("both wagers", "up to wager limit"),
        ),
    ] = "combined"
    odd_penny: Annotated[
        Literal["centre", "proposer"],
        choice(
            "Odd penny of a contract",
            "Where an odd penny goes when partners split the centre.",
            ("stays in centre", "to the proposer"),
        ),
    ] = "centre"
    proposals_per_turn: Annotated[
        int,
        number(
            1,
            50,
            "Offers per turn",
            "How many contracts may be offered in one turn, counter-offers included. The last offer can only be "
            "accepted or declined.",
        ),
    ] = 6
    attack_tie: Annotated[
        Literal["centre", "split", "defender"],
        choice(
            "Tied attack",
            "If totals tie: the pennies stay in the centre, are split evenly (an odd penny stays), or go to the "
            "victim.",
            ("stay in centre", "split evenly", "to the victim"),
        ),
    ] = "centre"
    unanswered_attack: Annotated[
        Literal["all", "wagers"],
        choice(
            "Unanswered attack",
            "What the attacker takes when the victim lays no card.",
            ("whole centre", "the two wagers"),
        ),
    ] = "all"
    attack_card_limit: Annotated[
        int,
        number(
            0,
            26,
            "Cards in an attack",
            "How many cards each side may lay in one attack; 0 means no limit.",
            lowest="no limit",
        ),
    ] = 0
    ace_value: Annotated[int, number(1, 20, "Value of an ace", "In contracts and attacks.")] = 11
    court_value: Annotated[int, number(1, 20, "Value of jacks, queens and kings", "In contracts and attacks.")] = 10
    second_bidder_pays: Annotated[
        bool,
        switch(
            "Second-highest bidder pays too",
            "Whether the second-highest bid for the centre is paid as well. Tied highest bids are paid either way.",
        ),
    ] = True
    ending: Annotated[
        Literal["first_knockout", "last_standing"],
        choice(
            "Game ends",
            "When the first player has no pennies left, or when only one player has any left.",
            ("first knock-out", "one player left"),
        ),
    ] = "first_knockout"
    turn_limit: Annotated[
        int,
        number(
            0,
            1000,
            "Turn limit",
            "The game ends after this many turns, and the most pennies win; 0 means no limit.",
            lowest="no limit",
        ),
    ] = 0
    open_slush: Annotated[
        bool,
        switch(
            "Played cards may be looked through",
            "Whether everyone may look through the played cards. If not, players must remember them, and the "
            "card of an unanswered attack is never shown.",
            whole_game=True,
        ),
    ] = False

    def conflicts(self, seats: int | None) -> list[str]:
        """Return rules that exclude each other: if passing costs nothing, a game needs a turn limit to end."""
        if self.pass_cost or self.turn_limit:
            return []
        return ["with {pass_cost} 0, a game needs a {turn_limit} to end"]


PRESETS = {
    "classic": ("Standard rules", MiserRules()),
    "long": ("Long: 40 pennies, capped contracts", MiserRules(starting_pennies=40, contract_match="wager_limit")),
    "gentle": ("Gentle: a penny at a time", MiserRules(wager_limit=1)),
    "last": ("To the last player standing", MiserRules(ending="last_standing")),
}
"""Sets of house rules by name, each with its title."""
