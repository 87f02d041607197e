"""The rules of Loser's Game in our own words, as they stand under the house rules in force."""

from cardtable.engine.losers.rules import LosersRules
from cardtable.language import filled, translate
from cardtable.table.losers.words import points_words
from cardtable.table.rules_text import Section


def rules_page(rules: LosersRules, seats: int) -> list[Section]:
    """The whole game for so many seats."""
    return [_aim(rules), _cards(seats), _trump(rules), _bids(rules), _tricks(), _points(rules), _end(rules)]


def _aim(rules: LosersRules) -> Section:
    text = translate("losers", "Say how much you will take, and take it. {points}, and more than anybody else, wins.")
    return translate("losers", "The aim"), [filled(text, points=points_words(rules.target))]


def _cards(seats: int) -> Section:
    lines = [
        translate("losers", "A pack of 52 cards is dealt out, %n card(s) to each. Aces are high, twos low.", None,
                  52 // seats)
    ]  # fmt: skip
    if 52 % seats:
        lines.append(
            translate(
                "losers",
                "%n card(s) can't be shared out: they lie face up beside the game, and nobody gets them.",
                None,
                52 % seats,
            )
        )
    return translate("losers", "The cards"), lines


def _trump(rules: LosersRules) -> Section:
    ties = {
        "youngest": translate("losers", "Of several who are equally low, the youngest does."),
        "random": translate("losers", "Of several who are equally low, the lot decides."),
        "rotate": translate(
            "losers",
            "Of several who are equally low, in the first hand the youngest does, later the first of them to the left "
            "of the last caller.",
        ),
    }
    return translate("losers", "Trump"), [
        translate("losers", "The player with the lowest score looks at their cards and names the trump suit: those who "
                            "are behind have the choice."),
        ties[rules.tie_caller],
    ]  # fmt: skip


def _bids(rules: LosersRules) -> Section:
    made = (
        translate("losers", "Take as many points as you bid, or more, and your bid is added to your score: what you "
                            "take beyond it brings nothing.")
        if rules.made_bid == "bid"
        else translate("losers", "Take as many points as you bid, or more, and all you took is added to your score.")
    )  # fmt: skip
    failed = (
        translate("losers", "Take fewer, and your bid is taken off it.")
        if rules.failed_bid == "minus_bid"
        else translate("losers", "Take fewer, and it stays as it is.")
    )
    return translate("losers", "Bids"), [
        translate("losers", "Then everyone in turn says how many points they mean to take in this hand, beginning to "
                            "the left of the player who named trump, who bids last."),
        f"{made} {failed}",
    ]  # fmt: skip


def _tricks() -> Section:
    return translate("losers", "Tricks"), [
        translate("losers", "The player who named trump leads any card. The others each lay one to it, clockwise: of "
                            "the suit that was led if they hold one, else whatever they like."),
        translate("losers", "The highest trump takes the trick; where there is none, the highest card of the suit "
                            "that was led. Nobody has to beat what lies there."),
        translate("losers", "The player who takes a trick lays it face down, and leads to the next. Taken tricks stay "
                            "closed until the hand is over; only the last one may be looked at, until the next card is "
                            "played."),
    ]  # fmt: skip


def _points(rules: LosersRules) -> Section:
    lines = []
    if rules.trump_points:
        text = translate("losers", "Each trump you take: {points}.")
        lines.append(filled(text, points=points_words(rules.trump_points)))
    if rules.three_points:
        text = translate("losers", "Three cards of a rank: {points}.")
        lines.append(filled(text, points=points_words(rules.three_points)))
    if rules.four_points:
        text = translate("losers", "All four of a rank: {points}, and not three of a kind beside.")
        lines.append(filled(text, points=points_words(rules.four_points)))
    elif rules.three_points:
        lines.append(translate("losers", "All four of a rank: nothing, not even what three are worth."))
    if len(lines) < 3:
        lines.append(translate("losers", "Nothing else counts."))
    return translate("losers", "What tricks are worth"), lines


def _end(rules: LosersRules) -> Section:
    text = translate(
        "losers",
        "After a hand in which somebody has {points} or more, and nobody else has as many as the leader, the match is "
        "over.",
    )
    lines = [filled(text, points=points_words(rules.target))]
    if rules.round_limit:
        lines.append(
            translate(
                "losers",
                "After %n hand(s) it is over whatever the scores; players who are equal then share the win.",
                None,
                rules.round_limit,
            )
        )
    lines.append(translate("losers", "The most points win."))
    return translate("losers", "The end"), lines
