"""Rules page of Bidding War, worded for the house rules in force."""

from cardtable.games.war.game import GAME
from cardtable.games.war.rules import WarRules
from cardtable.language import filled, in_sequence, listed, translate
from cardtable.table.rules_text import Section, origin, ours


def rules_page(rules: WarRules, seats: int) -> list[Section]:
    """Return the whole rules page, by section."""
    parts = [_aim(rules), _cards(rules, seats), _prizes(rules), _bids(rules), _values(rules), _end(rules, seats)]
    return [*parts, origin(GAME)]


def _aim(rules: WarRules) -> Section:
    return translate("war", "Goal"), [
        translate("war", "Your cards are your money. Spend them to win the prizes worth the most points."),
    ]


def _cards(rules: WarRules, seats: int) -> Section:
    lines = [
        translate("war", "Everyone holds a whole suit of %n card(s), from the ace up.", None, rules.suit_size),
        translate("war", "So everyone always knows what the others can still bid."),
    ]
    if seats > 3:
        lines.append(translate("war", "Two packs are used; cards from the second carry a mark."))
    return translate("war", "The cards"), lines


def _prizes(rules: WarRules) -> Section:
    auction = rules.bidding == "open"
    if rules.prizes == "spare_suit":
        lines = [translate("war", "A suit that nobody holds is shuffled and placed face down: these are the prizes.")]
        if auction:
            turns = translate(
                "war", "They are turned up one at a time. Players take turns to open the bidding, clockwise."
            )
            lines.append(ours(in_sequence([turns, translate("war", "Who opens first is chosen at random.")])))
        else:
            lines.append(translate("war", "They are turned up one at a time."))
    else:
        lines = [translate("war", "Each prize is a card that a player offers from their own hand.")]
        if rules.offer_order == "there_and_back":
            lines.append(
                translate("war", "The turn to offer goes round the table and back: A B C, then C B A, and so on.")
            )
        else:
            lines.append(translate("war", "The turn to offer goes round the table: A B C, A B C, and so on."))
        lines.append(
            ours(translate("war", "Who offers first (A) is chosen at random; B and C are the next players clockwise."))
        )
        if not rules.seller_bids:
            lines.append(translate("war", "The player who offers the card doesn't bid for it."))
        elif auction:
            lines.append(ours(translate("war", "The player who offers the card bids too, after everyone else.")))
        else:
            lines.append(ours(translate("war", "The player who offers the card bids too.")))
        if auction:
            lines.append(ours(translate("war", "The player to their left opens the bidding.")))
    lines.append(translate("war", "Prizes lie open in front of the players who won them."))
    return translate("war", "The prizes"), lines


def _bids(rules: WarRules) -> Section:
    if rules.bidding == "sealed":
        ties = {
            "discard": translate("war", "If the highest bids tie, nobody gets the prize."),
            "carry": translate(
                "war",
                "If the highest bids tie, the prize is added to the next one. Prizes still waiting after the "
                "last round go to nobody.",
            ),
            "next_highest": translate(
                "war",
                "If the highest bids tie, they cancel out: the prize goes to the highest bid that nobody else "
                "matched. If there is none, nobody gets the prize.",
            ),
        }
        return translate("war", "Bidding"), [
            translate("war", "Everyone plays one card face down. When all have, the cards are turned over together."),
            translate("war", "The highest card wins the prize. All cards that were bid are spent, win or lose."),
            ties[rules.tie],
        ]
    return translate("war", "The auction"), [
        ours(translate("war", "In turn, play a card face up that beats the current bid, or pass.")),
        ours(translate("war", "If you pass, you are out until the next prize. If all others pass before anyone has "
                              "bid, the last player may still bid.")),
        ours(translate("war", "The highest bidder spends the last card they bid and takes the prize; their earlier "
                              "bids return to their hand.")),
        translate("war", "The others spend the highest card they bid, too.")
        if rules.losers_pay
        else ours(translate("war", "The others take all their cards back.")),
        ours(translate("war", "If nobody bids, nobody gets the prize.")),
    ]  # fmt: skip


def _values(rules: WarRules) -> Section:
    names = [translate("war", "ace"), translate("war", "jack"), translate("war", "queen"), translate("war", "king")]
    ranks = [0, 10, 11, 12]
    shown = [
        f"{name} {rules.values()[rank]}" for name, rank in zip(names, ranks, strict=True) if rank < rules.suit_size
    ]
    line = translate("war", "A card is worth the number on it, both as a bid and as a prize; {cards}.")
    return translate("war", "Card values"), [filled(line, cards=listed(shown))]


def _end(rules: WarRules, seats: int) -> Section:
    if rules.prizes == "spare_suit":
        first = translate("war", "The game ends after the last prize.")
    elif rules.seller_bids:
        first = ours(
            translate(
                "war",
                "The game ends when the player whose turn it is to offer can't both offer a card "
                "and keep one to bid, or when anyone who may bid has no card left.",
            )
        )
    else:
        first = ours(
            translate(
                "war",
                "The game ends when the player whose turn it is to offer has no card, or when "
                "anyone who may bid has no card left.",
            )
        )
    return translate("war", "End of the game"), [
        first,
        translate("war", "Only cards you have won score. The most points win."),
        ours(translate("war", "Players who tie share the win.")),
    ]  # fmt: skip
