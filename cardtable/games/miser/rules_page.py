"""Rules of Miser in the app's own words, as they are under the house rules in force."""

from cardtable.games.miser.amounts import cards_count, pennies_words
from cardtable.games.miser.game import GAME
from cardtable.games.miser.rules import MiserRules
from cardtable.language import filled, in_sequence, translate
from cardtable.table.rules_text import Section, origin, ours


def rules_page(rules: MiserRules, seats: int) -> list[Section]:
    """Return the rules of the whole game for a number of seats."""
    parts = [_aim(rules, seats), _turn(rules), _contract(rules), _attack(rules), _bids(rules), _cards(rules)]
    return [*parts, _talk(), _end(rules), origin(GAME)]


def _aim(rules: MiserRules, seats: int) -> Section:
    left_over = 52 % seats
    lines = [
        filled(
            translate("miser", "Have the most pennies when the game ends. Everyone starts with {pennies} and {cards}."),
            pennies=pennies_words(rules.starting_pennies),
            cards=cards_count(52 // seats),
        )
    ]
    if left_over and rules.uneven_deal == "drop_low":
        lines.append(
            ours(translate("miser", "To make the hands equal, the %n lowest card(s) are removed from the pack.",
                           None, left_over))
        )  # fmt: skip
    elif left_over:
        lines.append(
            translate("miser", "To make the hands equal, the last %n card(s) are set aside face down.", None, left_over)
        )
    if rules.first_player == "high_card":
        lines.append(
            ours(
                translate(
                    "miser", "Everyone draws a card, ace high. The highest goes first; players who tie draw again."
                )
            )
        )
    else:
        lines.append(translate("miser", "Who goes first is chosen at random."))
    lines.append(
        translate("miser", "All pennies are in full view. Hands are secret, and cards don't return once played.")
    )
    return translate("miser", "Goal"), lines


def _turn(rules: MiserRules) -> Section:
    if rules.pass_cost:
        cost = filled(
            translate("miser", "Pass, and put {pennies} into the centre."),
            pennies=pennies_words(rules.pass_cost),
        )
    else:
        cost = translate("miser", "Pass, at no cost.")
    return translate("miser", "Your turn"), [
        translate("miser", "Players take turns clockwise. On your turn, do one of these:"),
        cost,
        translate("miser", "Make a contract with one player against another."),
        translate("miser", "Attack a player."),
        translate("miser", "Bid for the pennies in the centre, if there are any."),
        translate(
            "miser", "Without cards you can only pass. Others can still attack you or make a contract against you."
        ),
        ours(translate("miser", "You can't wager more pennies than you have. If a pass or another player's wager asks "
                                "for more, you put in all you have.")),
    ]  # fmt: skip


def _wager(rules: MiserRules) -> str:
    most = pennies_words(rules.wager_limit)
    return most if rules.wager_limit == 1 else filled(translate("miser", "1 to {most}"), most=most)


def _contract(rules: MiserRules) -> Section:
    match = {
        "combined": ours(translate("miser", "The victim must match both wagers together.")),
        "wager_limit": filled(
            translate("miser", "The victim must match both wagers together, up to {limit}."),
            limit=pennies_words(rules.wager_limit),
        ),
    }[rules.contract_match]
    odd = {
        "centre": translate("miser", "An odd penny stays in the centre."),
        "proposer": translate("miser", "An odd penny goes to the proposer."),
    }[rules.odd_penny]
    return translate("miser", "A contract"), [
        filled(
            translate("miser", "Choose a partner, a victim, how much each of you wagers ({wager}), and the card "
                               "value, 2 to 11, that you both agree to play."),
            wager=_wager(rules),
        ),
        ours(translate("miser", "Your partner accepts, declines, or makes a counter-offer, which you may answer the "
                                "same way. There are at most %n offer(s) a turn, counter-offers included; after that "
                                "it is yes or no. If declined, you do something else instead.",
                       None, rules.proposals_per_turn)),
        match,
        translate("miser", "Both partners play a card face down without seeing the other's, and turn them over "
                           "together. Nobody has to play what was agreed."),
        in_sequence([translate("miser", "If the values are equal, agreed or not, you split the whole centre, including "
                                        "what was there before."), odd]),
        translate("miser", "Otherwise the higher card takes it all."),
    ]  # fmt: skip


def _attack(rules: MiserRules) -> Section:
    tie = {
        "centre": translate("miser", "If the totals tie, the pennies stay in the centre."),
        "split": translate("miser", "If the totals tie, both split the centre; an odd penny stays there."),
        "defender": translate("miser", "If the totals tie, the victim takes the centre."),
    }[rules.attack_tie]
    unanswered = {
        "all": ours(translate("miser", "A victim who lays no card gives in, and the attacker takes the whole centre.")),
        "wagers": translate("miser", "A victim who lays no card gives in, and the attacker takes only the two wagers."),
    }[rules.unanswered_attack]
    if rules.open_slush:
        unanswered = in_sequence([unanswered, translate("miser", "The attacker's card is still turned over.")])
    else:
        unanswered = in_sequence([unanswered, ours(translate("miser", "The attacker's card is never shown."))])
    lines = [
        filled(
            translate("miser", "Wager {wager} and lay a card face down. Your victim matches your wager."),
            wager=_wager(rules),
        ),
        in_sequence([unanswered, translate("miser", "A victim without cards gives in at once.")]),
        ours(translate("miser", "Otherwise you take turns, each laying one more card face down or saying ready. When "
                                "both are ready, one after the other, all cards are turned over.")),
        translate("miser", "A card once laid can't be taken back."),
        translate("miser", "The higher total takes the whole centre, including what was there before."),
        tie,
    ]  # fmt: skip
    if rules.attack_card_limit:
        lines.insert(4, translate("miser", "Each side lays at most %n card(s).", None, rules.attack_card_limit))
    return translate("miser", "An attack"), lines


def _bids(rules: MiserRules) -> Section:
    lines = [
        translate("miser", "Play any card face up and bid at least a penny. The others who have a card and a penny may "
                           "join with a card and a bid of their own. Bids may be raised, but never taken back."),
        ours(translate("miser", "Clockwise, each player joins, raises, or stands. Bidding ends when everyone stands, "
                                "one after another, including the last to raise. Until then, those who stood may "
                                "still join or raise.")),
        translate("miser", "The highest bidder takes what was in the centre and pays their bid into it."),
    ]  # fmt: skip
    if rules.second_bidder_pays:
        lines.append(translate("miser", "The second-highest bid is paid too, by everyone who made it. The others "
                                        "take their bids back."))  # fmt: skip
    else:
        lines.append(translate("miser", "The others take their bids back."))
    lines.append(translate("miser", "If the highest bids tie, nobody takes the centre, and these bids and the "
                                    "next-highest are paid."))  # fmt: skip
    return translate("miser", "The centre"), lines


def _cards(rules: MiserRules) -> Section:
    worth = translate("miser", "An ace counts {ace}, kings, queens and jacks {court}, other cards their number. "
                               "Suits don't matter.")  # fmt: skip
    lines = [filled(worth, ace=rules.ace_value, court=rules.court_value)]
    if rules.open_slush:
        lines.append(
            translate("miser", "Played cards lie open for everyone to look through, unanswered ones included.")
        )
    else:
        lines.append(
            ours(translate("miser", "Played cards are turned face down once everyone has seen them. Remember them."))
        )
    return translate("miser", "Card values"), lines


def _talk() -> Section:
    return translate("miser", "Talk"), [
        translate("miser", "Say what you like about your cards and plans at any time. Nothing you say is "
                           "binding, but nobody may show their hand."),
    ]  # fmt: skip


def _end(rules: MiserRules) -> Section:
    if rules.ending == "first_knockout":
        lines = [ours(translate("miser", "The game ends once a turn is settled and a player has no pennies left."))]
    else:
        lines = [translate("miser", "Players with no pennies left once a turn is settled are out. The game ends "
                                    "when only one is left.")]  # fmt: skip
    if rules.turn_limit:
        lines.append(translate("miser", "It ends after %n turn(s) at the latest.", None, rules.turn_limit))
    lines.append(translate("miser", "The most pennies win; there is no second place."))
    lines.append(
        ours(translate("miser", "Players who tie share the win. Pennies still in the centre belong to nobody."))
    )
    return translate("miser", "End of the game"), lines
