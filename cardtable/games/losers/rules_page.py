"""Rules page of Loser's Game, worded for the house rules in force."""

from cardtable.games.losers.game import GAME
from cardtable.games.losers.rules import LosersRules
from cardtable.games.losers.words import points_words
from cardtable.language import filled, in_sequence, translate
from cardtable.table.rules_text import Section, origin, ours


def rules_page(rules: LosersRules, seats: int) -> list[Section]:
    """Return the whole rules page, by section."""
    parts = [_aim(rules), _cards(seats), _trump(rules), _bids(rules), _tricks(rules), _points(rules), _end(rules)]
    return [*parts, origin(GAME)]


def _aim(rules: LosersRules) -> Section:
    text = translate(
        "losers",
        "Bid the points you will take in each hand, then take them. Reach {points} and "
        "have more than anyone else to win.",
    )
    return translate("losers", "Goal"), [filled(text, points=points_words(rules.target))]


def _cards(seats: int) -> Section:
    lines = [
        translate("losers", "A pack of 52 cards is dealt, %n card(s) to each player. Aces are high, twos are low.",
                  None, 52 // seats)
    ]  # fmt: skip
    if 52 % seats:
        lines.append(
            translate(
                "losers",
                "The %n card(s) left over are set aside face up and count for nobody.",
                None,
                52 % seats,
            )
        )
    return translate("losers", "The cards"), lines


def _trump(rules: LosersRules) -> Section:
    ties = {
        "youngest": in_sequence([ours(translate("losers", "If players tie, the youngest of them does.")),
                                 translate("losers", "In the first hand, that is the youngest of all.")]),
        "random": translate("losers", "If players tie, one of them is chosen at random."),
        "rotate": translate(
            "losers",
            "If players tie, the youngest of them does in the first hand; after that, the first of them to the "
            "left of the last player who called.",
        ),
    }  # fmt: skip
    return translate("losers", "Trump"), [
        translate("losers", "The player with the lowest score looks at their cards and calls trump. Being behind "
                            "has its advantages."),
        ties[rules.tie_caller],
    ]  # fmt: skip


def _bids(rules: LosersRules) -> Section:
    made = (
        translate("losers", "If you take at least as many points as you bid, you score your bid. Points beyond "
                            "it score nothing.")
        if rules.made_bid == "bid"
        else translate("losers", "If you take at least as many points as you bid, you score all the points you "
                                 "took.")
    )  # fmt: skip
    failed = (
        translate("losers", "If you take fewer, you lose your bid in points.")
        if rules.failed_bid == "minus_bid"
        else translate("losers", "If you take fewer, you score nothing.")
    )
    return translate("losers", "Bids"), [
        translate("losers", "Everyone in turn bids how many points they will take in this hand. The player to "
                            "the left of the trump caller bids first, the caller last."),
        ours(translate("losers", "A bid is a number from 0 to the most points that one player could take.")),
        in_sequence([made, failed, translate("losers", "A bid of 0 can't fail.")]),
    ]  # fmt: skip


def _tricks(rules: LosersRules) -> Section:
    if rules.last_trick:
        taken = translate(
            "losers",
            "The player who takes a trick places it face down and leads to the next. Nobody may "
            "look at tricks until the hand is over, except at the last one until the next card "
            "is played.",
        )
    else:
        taken = translate(
            "losers",
            "The player who takes a trick places it face down and leads to the next. Nobody may "
            "look at tricks until the hand is over.",
        )
    return translate("losers", "Tricks"), [
        translate("losers", "The trump caller leads any card to the first trick. Clockwise, the others each play "
                            "a card: of the suit led if they hold one, otherwise any card."),
        translate("losers", "The highest trump takes the trick or, without a trump, the highest card of the suit "
                            "led. You never have to beat a card."),
        taken,
    ]  # fmt: skip


def _points(rules: LosersRules) -> Section:
    lines = []
    if rules.trump_points:
        text = translate("losers", "Each trump card: {points}.")
        lines.append(filled(text, points=points_words(rules.trump_points)))
    if rules.three_points:
        text = translate("losers", "Three of a kind: {points}.")
        lines.append(filled(text, points=points_words(rules.three_points)))
    if rules.four_points:
        text = translate("losers", "Four of a kind: {points}. They don't also count as three of a kind.")
        lines.append(filled(text, points=points_words(rules.four_points)))
    elif rules.three_points:
        lines.append(translate("losers", "Four of a kind: nothing, not even the points for three."))
    if len(lines) < 3:
        lines.append(translate("losers", "Nothing else counts."))
    return translate("losers", "Points in tricks"), lines


def _end(rules: LosersRules) -> Section:
    text = translate(
        "losers",
        "The match ends after a hand in which one player alone has the highest score, and it is at least {points}.",
    )
    more = translate("losers", "Until then, another hand is dealt.")
    lines = [in_sequence([ours(filled(text, points=points_words(rules.target))), more])]
    if rules.round_limit:
        lines.append(
            translate(
                "losers",
                "It ends after %n hand(s) at the latest; players who tie then share the win.",
                None,
                rules.round_limit,
            )
        )
    lines.append(translate("losers", "The highest score wins."))
    return translate("losers", "End of the game"), lines
