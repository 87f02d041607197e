"""The rules of Bidding War in our own words, as they stand under the house rules in force."""

from cardtable.engine.war.rules import WarRules
from cardtable.language import filled, translate
from cardtable.table.rules_text import Section


def rules_page(rules: WarRules, seats: int) -> list[Section]:
    """The whole game for so many seats."""
    return [_aim(rules), _cards(rules, seats), _prizes(rules), _bids(rules), _values(rules), _end(rules, seats)]


def _aim(rules: WarRules) -> Section:
    return translate("war", "The aim"), [
        translate("war", "Your cards are your money. Spend them well, and take prizes worth the most points."),
    ]


def _cards(rules: WarRules, seats: int) -> Section:
    lines = [
        translate("war", "Everyone holds one whole suit of %n card(s), from the ace up.", None, rules.suit_size),
        translate("war", "So everybody knows what everybody can still bid."),
    ]
    if seats > 3:
        lines.append(translate("war", "Two packs are in play; cards of the second carry a mark."))
    return translate("war", "The cards"), lines


def _prizes(rules: WarRules) -> Section:
    if rules.prizes == "spare_suit":
        lines = [
            translate("war", "A suit that nobody holds is shuffled and laid face down: these are the prizes."),
            translate("war", "They are turned up one at a time. Who opens the bidding goes round the table."),
        ]
    else:
        lines = [translate("war", "Each prize is a card that a player puts up from their own hand.")]
        if rules.offer_order == "there_and_back":
            lines.append(
                translate("war", "The turn to put one up goes round the table and back: A B C, then C B A, and again.")
            )
        else:
            lines.append(translate("war", "The turn to put one up goes round the table: A B C, A B C."))
        lines.append(
            translate("war", "The player who put it up bids too, after everyone else.")
            if rules.seller_bids
            else translate("war", "The player who put it up doesn't bid for it.")
        )
    return translate("war", "The prizes"), lines


def _bids(rules: WarRules) -> Section:
    if rules.bidding == "sealed":
        ties = {
            "discard": translate("war", "If the highest bids are worth the same, nobody gets the prize."),
            "carry": translate(
                "war",
                "If the highest bids are worth the same, the prize waits and goes with the next one. "
                "Prizes still waiting after the last round are nobody's.",
            ),
            "next_highest": translate(
                "war",
                "If the highest bids are worth the same, they cancel out: the prize goes to the highest bid "
                "that nobody else made. If there is none, nobody gets it.",
            ),
        }
        return translate("war", "Bidding"), [
            translate("war", "Everyone lays one card face down. When all lie there, they are turned together."),
            translate("war", "The highest takes the prize. Every card that was bid is spent, won or lost."),
            ties[rules.tie],
        ]
    return translate("war", "The auction"), [
        translate("war", "In turn, lay a card worth more than the one that stands, face up, or pass."),
        translate("war", "Who passes is out until the next prize. If all others pass before anyone has bid, the last "
                         "may still bid."),
        translate("war", "The highest bidder spends their last card and takes the prize; their earlier ones return to "
                         "their hand."),
        translate("war", "The losers spend the highest card that they bid, too.")
        if rules.losers_pay
        else translate("war", "The losers take all their cards back."),
        translate("war", "If nobody bids, the prize is nobody's."),
    ]  # fmt: skip


def _values(rules: WarRules) -> Section:
    names = [translate("war", "ace"), translate("war", "jack"), translate("war", "queen"), translate("war", "king")]
    ranks = [0, 10, 11, 12]
    shown = [
        f"{name} {rules.values()[rank]}" for name, rank in zip(names, ranks, strict=True) if rank < rules.suit_size
    ]
    line = translate("war", "A card is worth the number on it, to bid and to win; {cards}.")
    return translate("war", "What cards are worth"), [filled(line, cards=", ".join(shown))]


def _end(rules: WarRules, seats: int) -> Section:
    if rules.prizes == "spare_suit":
        first = translate("war", "After the last prize the piles are counted.")
    elif rules.seller_bids:
        first = translate(
            "war",
            "The game ends when the player to put up a card has not one to offer and one to bid, or when anyone "
            "who may bid has none.",
        )
    else:
        first = translate(
            "war",
            "The game ends when the player to put up a card has none, or when anyone who may bid has none.",
        )
    return translate("war", "The end"), [
        first,
        translate("war", "Only cards that were won score. The most points win; equal players share the win."),
    ]
