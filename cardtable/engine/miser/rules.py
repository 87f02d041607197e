"""Miser's house rules. The defaults play the game as its author wrote it."""

from typing import Annotated, Literal

from cardtable.engine.houserules import HouseRules, choice, number, switch


class MiserRules(HouseRules, frozen=True, kw_only=True):
    """Miser: pennies, promises, betrayal."""

    starting_pennies: Annotated[
        int, number(1, 500, "Pennies each", "What every player begins with.", whole_game=True)
    ] = 20
    wager_limit: Annotated[
        int,
        number(1, 50, "Highest wager", "The most pennies that a player may wager on one contract or attack."),
    ] = 3
    pass_cost: Annotated[
        int,
        number(
            0,
            50,
            "Cost of a pass",
            "What passing puts into the centre: all that a player has, if that is less. It can be 0 only where the "
            "number of turns is limited.",
        ),
    ] = 3
    uneven_deal: Annotated[
        Literal["drop_low", "set_aside"],
        choice(
            "An uneven deal",
            "How 52 cards become equal hands: the lowest leave the pack before the shuffle, or the last ones stay "
            "undealt, face down.",
            ("lowest left out", "last set aside"),
            whole_game=True,
        ),
    ] = "drop_low"
    first_player: Annotated[
        Literal["high_card", "random"],
        choice(
            "Who goes first",
            "Everybody draws a card, ace high, and the highest goes first; or anybody does.",
            ("highest draw", "anybody"),
            whole_game=True,
        ),
    ] = "high_card"
    contract_match: Annotated[
        Literal["combined", "wager_limit"],
        choice(
            "A contract's victim matches",
            "What the victim puts in: as much as both partners together, or that but at most the highest wager.",
            ("both wagers", "highest wager"),
        ),
    ] = "combined"
    odd_penny: Annotated[
        Literal["centre", "proposer"],
        choice(
            "The odd penny of a contract",
            "Where it goes when the partners split the centre.",
            ("stays in centre", "to the proposer"),
        ),
    ] = "centre"
    proposals_per_turn: Annotated[
        int,
        number(
            1,
            50,
            "Offers in a turn",
            "How often contracts may be offered in one turn, counter-offers included. After that an offer can only be "
            "accepted or declined.",
        ),
    ] = 6
    attack_tie: Annotated[
        Literal["centre", "split", "defender"],
        choice(
            "Equal totals in an attack",
            "The pennies stay in the centre, are split evenly (an odd one stays), or go to the defender.",
            ("stay in centre", "split evenly", "to the defender"),
        ),
    ] = "centre"
    unanswered_attack: Annotated[
        Literal["all", "wagers"],
        choice(
            "An attack nobody answers",
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
            "How many cards each side may lay in one attack; 0 is no limit.",
            lowest="no limit",
        ),
    ] = 0
    ace_value: Annotated[int, number(1, 20, "Value of an ace", "In contracts and attacks.")] = 11
    court_value: Annotated[int, number(1, 20, "Value of jacks, queens and kings", "In contracts and attacks.")] = 10
    second_bidder_pays: Annotated[
        bool,
        switch(
            "The second bidder pays too",
            "Whether the second-highest bid for the centre is lost as well. Equal highest bids are lost either way.",
        ),
    ] = True
    ending: Annotated[
        Literal["first_knockout", "last_standing"],
        choice(
            "The game ends",
            "When the first player has no pennies left, or when only one player has any.",
            ("first knock-out", "one player left"),
        ),
    ] = "first_knockout"
    turn_limit: Annotated[
        int,
        number(
            0,
            1000,
            "Turns at most",
            "The game stops after so many turns, and the most pennies win; 0 is no limit.",
            lowest="no limit",
        ),
    ] = 0
    open_slush: Annotated[
        bool,
        switch(
            "Played cards may be looked through",
            "Otherwise players must remember them, and a card that met no answer is never shown.",
            whole_game=True,
        ),
    ] = False

    def conflicts(self, seats: int | None) -> list[str]:
        """Where passing costs nothing only a limit ends the game."""
        if self.pass_cost or self.turn_limit:
            return []
        return ["with {pass_cost} 0 a game needs a {turn_limit} to end"]


PRESETS = {
    "classic": ("As it was written", MiserRules()),
    "long": ("Long: 40 pennies, dearer contracts", MiserRules(starting_pennies=40, contract_match="wager_limit")),
    "gentle": ("Gentle: a penny at a time", MiserRules(wager_limit=1)),
    "last": ("To the last player standing", MiserRules(ending="last_standing")),
}
"""Sets of house rules by name, each with its title."""
