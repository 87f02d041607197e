"""The rules of Mentalist Poker in our own words, as they stand under the house rules in force."""

from cardtable.engine.mentalist.rules import MentalistRules
from cardtable.language import filled, translate
from cardtable.table.mentalist.words import chips_words
from cardtable.table.rules_text import Section


def rules_page(rules: MentalistRules, seats: int) -> list[Section]:
    """The whole game for so many seats."""
    if rules.variant == "advanced":
        middle = [_bet(rules), _guesses(), _settling_advanced(rules)]
    else:
        middle = [_bet(rules), _guess(seats), _settling(seats), _without_chips()]
    return [_aim(rules, seats), _pot(rules), *middle, _out(), _end(rules, seats)]


def _aim(rules: MentalistRules, seats: int) -> Section:
    chips = translate("mentalist", "Everyone begins with {chips}, a screen to hide them, and a line to bet over.")
    return translate("mentalist", "The aim"), [
        translate("mentalist", "Bet what nobody guesses, guess what others bet, and win their chips."),
        filled(chips, chips=chips_words(rules.chips_each(seats))),
        translate("mentalist", "What everyone has is known to all: every bet is shown in the end."),
    ]


def _pot(rules: MentalistRules) -> Section:
    ante = chips_words(rules.ante)
    if rules.variant == "advanced":
        line = translate("mentalist", "Before each bet everyone puts {chips} into the pot, whatever lies there.")
        who = translate("mentalist", "The lot says who bets first. After each bet the next player to the left bets.")
    else:
        line = translate("mentalist", "Each pot begins with {chips} from everyone.")
        who = translate("mentalist", "The lot says who has the First Bettor button, and bets first. With each new pot "
                                     "it goes one to the left.")  # fmt: skip
    return translate("mentalist", "The pot"), [filled(line, chips=ante), who]


def _bet(rules: MentalistRules) -> Section:
    if rules.capped:
        most = translate("mentalist", "They push from none to all of their chips over their line, but no more than lie "
                                      "in the pot.")  # fmt: skip
    else:
        most = translate("mentalist", "They push from none to all of their chips over their line.")
    return translate("mentalist", "The bet"), [
        translate("mentalist", "The bettor decides behind their screen, where nobody sees what moves."),
        most,
    ]


def _guess(seats: int) -> Section:
    if seats == 2:
        line = translate("mentalist", "The other says how many chips were bet.")
    else:
        line = translate("mentalist", "The player to their right, who bet before them, says how many chips were bet.")
    return translate("mentalist", "The guess"), [
        line,
        translate("mentalist", "Any number will do, up to the highest bet that there can be."),
    ]


def _guesses() -> Section:
    return translate("mentalist", "The guesses"), [
        translate("mentalist", "All others say how many chips were bet, one after another, from the player to the "
                               "bettor's right round to the left. All hear it."),
        translate("mentalist", "Any number will do, up to the highest bet that there can be, one that was heard too."),
    ]  # fmt: skip


def _settling(seats: int) -> Section:
    if seats == 2:
        line = translate("mentalist", "A wrong guess: the bet goes into the pot, and the other bets.")
    else:
        line = translate("mentalist", "A wrong guess: the bet goes into the pot, and the player to the left bets.")
    return translate("mentalist", "The screen is lifted"), [
        translate("mentalist", "A right guess wins the pot, and the bet."),
        line,
    ]


def _settling_advanced(rules: MentalistRules) -> Section:
    lines = [
        translate("mentalist", "The first right guess wins the pot, and the bet, at once."),
        translate("mentalist", "If all miss, the bettor takes the bet back, and as many chips from the pot."),
    ]
    if not rules.capped:
        lines.append(translate("mentalist", "If they bet more than lies in the pot, they take all of it."))
    return translate("mentalist", "The screen is lifted"), lines


def _without_chips() -> Section:
    return translate("mentalist", "Nothing to bet"), [
        translate("mentalist", "A player who is to bet and has no chips loses the pot to the guesser, and is out."),
    ]


def _out() -> Section:
    return translate("mentalist", "Out"), [
        translate(
            "mentalist", "A player who can't pay the ante is out. The chips that they have stay theirs, and count."
        ),
    ]


def _end(rules: MentalistRules, seats: int) -> Section:
    if rules.ending == "first_bust" or seats == 2:
        lines = [translate("mentalist", "The game ends as soon as a player is out.")]
    else:
        lines = [translate("mentalist", "The game ends when one player alone is left.")]
    if rules.turn_limit:
        lines.append(translate("mentalist", "It ends after %n bet(s) at the latest.", None, rules.turn_limit))
    lines.append(translate("mentalist", "What lies in the pot then is nobody's."))
    lines.append(translate("mentalist", "The most chips win; equal players share the win."))
    return translate("mentalist", "The end"), lines
