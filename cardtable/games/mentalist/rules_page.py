"""The rules of Mentalist Poker in our own words, as they are under the house rules in force."""

from cardtable.games.mentalist.game import GAME
from cardtable.games.mentalist.rules import MentalistRules
from cardtable.games.mentalist.words import chips_words
from cardtable.language import filled, translate
from cardtable.table.rules_text import Section, origin, ours


def rules_page(rules: MentalistRules, seats: int) -> list[Section]:
    """Return the sections of the rules for a number of seats."""
    if rules.variant == "advanced":
        middle = [_bet(rules), _guesses(), _settling_advanced(rules)]
    else:
        middle = [_bet(rules), _guess(seats), _settling(seats), _without_chips(seats)]
    return [_aim(rules, seats), _pot(rules), *middle, _out(rules, seats), _end(rules, seats), origin(GAME)]


def _aim(rules: MentalistRules, seats: int) -> Section:
    chips = translate("mentalist", "Everyone starts with {chips}, a screen to hide them, and a betting line.")
    return translate("mentalist", "Goal"), [
        translate("mentalist", "Make bets that nobody guesses, guess what the others bet, and win their chips."),
        filled(chips, chips=chips_words(rules.chips_each(seats))),
        translate("mentalist", "Everyone knows how many chips each player has, since every bet is shown in the end."),
    ]


def _pot(rules: MentalistRules) -> Section:
    ante = chips_words(rules.ante)
    if rules.variant == "advanced":
        line = translate(
            "mentalist", "Before each bet, everyone antes {chips} into the pot, whatever is already there."
        )
        who = [
            translate("mentalist", "After each bet, the player to the left bets next."),
            ours(translate("mentalist", "Who bets first is chosen at random.")),
        ]
    else:
        line = translate("mentalist", "Each pot starts with an ante of {chips} from everyone.")
        who = [translate("mentalist", "Who gets the First Bettor button, and bets first, is chosen at random. "
                                      "With each new pot, the button passes to the left.")]  # fmt: skip
    return translate("mentalist", "The pot"), [filled(line, chips=ante), *who]


def _bet(rules: MentalistRules) -> Section:
    if rules.capped:
        most = translate("mentalist", "They push any number of their chips, from none to all, over the betting "
                                      "line, but no more than are in the pot.")  # fmt: skip
    else:
        most = translate("mentalist", "They push any number of their chips, from none to all, over the betting line.")
    lines = [translate("mentalist", "The bettor decides behind their screen, where nobody can see."), most]
    if rules.variant == "advanced":
        lines.append(ours(translate("mentalist", "A bettor without chips bets zero.")))
    return translate("mentalist", "The bet"), lines


def _guess(seats: int) -> Section:
    if seats == 2:
        line = translate("mentalist", "The other player guesses how many chips were bet.")
    else:
        line = translate("mentalist", "The player to the bettor's right guesses how many chips were bet.")
    return translate("mentalist", "The guess"), [
        line,
        ours(translate("mentalist", "You may guess any number up to the highest possible bet.")),
    ]


def _guesses() -> Section:
    return translate("mentalist", "The guesses"), [
        translate("mentalist", "Everyone else guesses how many chips were bet, one after another, starting with "
                               "the player to the bettor's right and going counter-clockwise. Everyone hears "
                               "each guess."),
        ours(translate("mentalist", "You may guess any number up to the highest possible bet, even one that was "
                                    "guessed already.")),
    ]  # fmt: skip


def _settling(seats: int) -> Section:
    if seats == 2:
        line = translate("mentalist", "If the guess is wrong, the bet goes into the pot and the other player bets.")
    else:
        line = translate(
            "mentalist", "If the guess is wrong, the bet goes into the pot and the player to the left bets."
        )
    return translate("mentalist", "Lifting the screen"), [
        translate("mentalist", "A right guess wins the pot and the bet."),
        line,
    ]


def _settling_advanced(rules: MentalistRules) -> Section:
    lines = [
        translate("mentalist", "The first right guess wins the pot and the bet at once."),
        translate(
            "mentalist", "If everyone misses, the bettor takes the bet back and as many chips again from the pot."
        ),
    ]
    if not rules.capped:
        lines.append(translate("mentalist", "If they bet more than is in the pot, they take the whole pot."))
    return translate("mentalist", "Lifting the screen"), lines


def _without_chips(seats: int) -> Section:
    line = translate(
        "mentalist", "A player whose turn it is to bet and who has no chips loses the pot to the guesser and is out."
    )
    return translate("mentalist", "No chips to bet"), [line if seats == 2 else ours(line)]


def _out(rules: MentalistRules, seats: int) -> Section:
    lines = [
        ours(translate("mentalist", "A player who can't pay the ante is out. They keep the chips they have left, and "
                                    "these count.")),
        ours(translate("mentalist", "Who can pay is settled before anyone pays. If that ends the game, nobody does.")),
    ]  # fmt: skip
    if rules.ending == "last_standing" and seats > 2:
        if rules.variant == "advanced":
            on = translate("mentalist", "The others play on. The turn to bet passes over players who are out.")
        else:
            on = translate("mentalist", "The others play on. The First Bettor button and the turn to bet pass over "
                                        "players who are out.")  # fmt: skip
        lines.append(ours(on))
    return translate("mentalist", "Players who are out"), lines


def _end(rules: MentalistRules, seats: int) -> Section:
    if rules.ending == "first_bust" or seats == 2:
        lines = [translate("mentalist", "The game ends as soon as a player is out.")]
    else:
        lines = [ours(translate("mentalist", "The game ends when only one player is left."))]
    if rules.turn_limit:
        lines.append(translate("mentalist", "It ends after %n bet(s) at the latest.", None, rules.turn_limit))
    lines.append(ours(translate("mentalist", "Chips still in the pot then belong to nobody.")))
    lines.append(ours(translate("mentalist", "The most chips win; players who tie share the win.")))
    return translate("mentalist", "End of the game"), lines
