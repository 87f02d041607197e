"""The rules of Miser in our own words, as they stand under the house rules in force."""

from cardtable.engine.miser.rules import MiserRules
from cardtable.language import filled, translate
from cardtable.table.miser.words import cards_count, pennies_words
from cardtable.table.rules_text import Section


def rules_page(rules: MiserRules, seats: int) -> list[Section]:
    """The whole game for so many seats."""
    parts = [_aim(rules, seats), _turn(rules), _contract(rules), _attack(rules), _bids(rules), _cards(rules)]
    return [*parts, _talk(), _end(rules)]


def _aim(rules: MiserRules, seats: int) -> Section:
    left_over = 52 % seats
    lines = [
        filled(
            translate("miser", "Have the most pennies when play stops. Everyone begins with {pennies} and {cards}."),
            pennies=pennies_words(rules.starting_pennies),
            cards=cards_count(52 // seats),
        )
    ]
    if left_over and rules.uneven_deal == "drop_low":
        lines.append(
            translate("miser", "So that hands are equal, the %n lowest card(s) leave the pack.", None, left_over)
        )
    elif left_over:
        lines.append(
            translate("miser", "So that hands are equal, the last %n card(s) stay face down.", None, left_over)
        )
    if rules.first_player == "high_card":
        lines.append(
            translate("miser", "Everyone draws a card, ace high: the highest goes first; equal ones draw again.")
        )
    else:
        lines.append(translate("miser", "The lot says who goes first."))
    lines.append(translate("miser", "All pennies lie in view. Hands are secret, and no card comes back once played."))
    return translate("miser", "The aim"), lines


def _turn(rules: MiserRules) -> Section:
    if rules.pass_cost:
        cost = filled(
            translate("miser", "Pass: put {pennies} into the centre, or all you have if that is less."),
            pennies=pennies_words(rules.pass_cost),
        )
    else:
        cost = translate("miser", "Pass: it costs nothing.")
    return translate("miser", "Your turn"), [
        translate("miser", "Clockwise, one turn each. Do one of these:"),
        cost,
        translate("miser", "Take out a contract with one player against another."),
        translate("miser", "Attack a player."),
        translate("miser", "Bid for the pennies in the centre, if there are any."),
        translate("miser", "Without cards you can only pass. Others can still attack you, or make you a victim."),
    ]


def _wager(rules: MiserRules) -> str:
    most = pennies_words(rules.wager_limit)
    return most if rules.wager_limit == 1 else filled(translate("miser", "1 to {most}"), most=most)


def _contract(rules: MiserRules) -> Section:
    match = {
        "combined": translate("miser", "The victim must put in as much as both together."),
        "wager_limit": filled(
            translate("miser", "The victim must put in as much as both together, but {limit} at most."),
            limit=pennies_words(rules.wager_limit),
        ),
    }[rules.contract_match]
    odd = {
        "centre": translate("miser", "An odd penny stays there."),
        "proposer": translate("miser", "An odd penny goes to the proposer."),
    }[rules.odd_penny]
    return translate("miser", "A contract"), [
        filled(
            translate("miser", "You name a partner, a victim, what each of you puts in ({wager}), and a value, "
                               "2 to 11, that you both say you will play."),
            wager=_wager(rules),
        ),
        translate("miser", "Your partner accepts, declines, or makes another offer, to which you may do the same. In "
                           "one turn there are at most %n offer(s), counter-offers among them; then it is yes or no. "
                           "Declined, you may still do anything else.", None, rules.proposals_per_turn),
        match + " " + translate("miser", "Who has fewer puts in all they have."),
        translate("miser", "Both partners lay a card face down, neither seeing the other's, and turn them together. "
                           "Nobody must play what was agreed."),
        translate("miser", "Equal values, agreed or not: you split the whole centre, what lay there before included.")
        + " " + odd,
        translate("miser", "Otherwise the higher card takes it all."),
    ]  # fmt: skip


def _attack(rules: MiserRules) -> Section:
    tie = {
        "centre": translate("miser", "Equal totals: the pennies stay in the centre."),
        "split": translate("miser", "Equal totals: both split the centre; an odd penny stays."),
        "defender": translate("miser", "Equal totals: the one who was attacked takes the centre."),
    }[rules.attack_tie]
    unanswered = {
        "all": translate("miser", "Who lays no card at all gives in, and loses the whole centre to the attacker."),
        "wagers": translate("miser", "Who lays no card at all gives in, and loses the two wagers alone."),
    }[rules.unanswered_attack]
    if rules.open_slush:
        unanswered += " " + translate("miser", "That one card is turned all the same.")
    else:
        unanswered += " " + translate("miser", "That one card is never shown.")
    lines = [
        filled(
            translate("miser", "Wager {wager} and lay a card face down. Your victim puts in as many, or all they have "
                               "if that is less."),
            wager=_wager(rules),
        ),
        unanswered,
        translate("miser", "Else you lay in turn: one more card face down, or none. When both lay none, one after "
                           "another, all cards are turned. A card that was laid stays."),
        translate("miser", "The higher total takes the whole centre, what lay there before included."),
        tie,
    ]  # fmt: skip
    if rules.attack_card_limit:
        lines.insert(3, translate("miser", "A side lays at most %n card(s).", None, rules.attack_card_limit))
    return translate("miser", "An attack"), lines


def _bids(rules: MiserRules) -> Section:
    lines = [
        translate("miser", "Lay any card face up, and before you as many pennies as you like. Clockwise all others who "
                           "have a card and a penny may join with a card and pennies of their own, or stand; those who "
                           "bid may add pennies, never take any back."),
        translate("miser", "Bidding ends when all stand one after another, the last to raise too. Who stood may still "
                           "join or raise until then."),
        translate("miser", "The highest bid takes what lay in the centre, and is paid into it."),
    ]  # fmt: skip
    if rules.second_bidder_pays:
        lines.append(translate("miser", "The second-highest bid is paid too, by all who made it. Others take theirs "
                                        "back."))  # fmt: skip
    else:
        lines.append(translate("miser", "All others take theirs back."))
    lines.append(translate("miser", "Equal highest bids: nobody takes the centre, and they and the next-highest are "
                                    "paid."))  # fmt: skip
    return translate("miser", "The centre"), lines


def _cards(rules: MiserRules) -> Section:
    worth = translate("miser", "An ace counts {ace}, kings, queens and jacks {court}, others their pips. Suits mean "
                               "nothing.")  # fmt: skip
    lines = [filled(worth, ace=rules.ace_value, court=rules.court_value)]
    if rules.open_slush:
        lines.append(translate("miser", "Played cards lie open, unanswered ones too, and may be looked through."))
    else:
        lines.append(translate("miser", "Played cards lie face down once they were seen: remember them."))
    return translate("miser", "What cards are worth"), lines


def _talk() -> Section:
    return translate("miser", "Talk"), [
        translate("miser", "Say what you like of your cards and plans, at any time. Nothing said binds anybody, and "
                           "nobody may show a hand."),
    ]  # fmt: skip


def _end(rules: MiserRules) -> Section:
    if rules.ending == "first_knockout":
        lines = [translate("miser", "When a turn is settled and somebody has no penny left, the game ends.")]
    else:
        lines = [translate("miser", "Players without a penny when a turn is settled are out; the game ends when one is "
                                    "left.")]  # fmt: skip
    if rules.turn_limit:
        lines.append(translate("miser", "It ends after %n turn(s) at the latest.", None, rules.turn_limit))
    lines.append(translate("miser", "The most pennies win, all else is losing; equal players share the win. What lies "
                                    "in the centre is nobody's."))  # fmt: skip
    return translate("miser", "The end"), lines
