"""Miser in studies, whose rounds are its turns."""

from collections.abc import Callable, Mapping
from typing import Final

from cardtable.engine.cards import bits
from cardtable.engine.lines import Said
from cardtable.games.miser.course import course_of
from cardtable.games.miser.moves import ContractMade, ContractOffered, ContractSettled
from cardtable.games.miser.play import Miser
from cardtable.games.miser.rules import MiserRules
from cardtable.games.miser.rules_page import rules_page
from cardtable.language import translate
from cardtable.playtest.measures import Counted, GameProfile

CLAIMS: Final[Mapping[str, Callable[[], str]]] = {
    "weak_hand": lambda: translate("miser", "A skilled player can win even with a weak hand."),
    "saved_cards": lambda: translate("miser", "Holding on to your cards for as long as possible is an advantage."),
    "contracts": lambda: translate(
        "miser", "Contracts pay: a player who never proposes one, or never accepts one, wins less."
    ),
    "bids": lambda: translate(
        "miser",
        "Bidding for the centre is riskier than it looks: a player who never opens the bidding is no worse off.",
    ),
}
"""Claims about the game, by the name of the study that tests each."""


def _out(state: Miser) -> int:
    return len(state.scores) - state.inside.bit_count()


def _certain(rules: MiserRules, seats: int) -> Mapping[str, float]:
    """Return measures that are the same in every game: the first knock-out ends it, so nobody is out before."""
    return {"out": 0.0} if rules.ending == "first_knockout" else {}


def _hands(state: Miser) -> list[float]:
    """Return the strength of each hand: the total value of its cards, as in an attack."""
    return [float(sum([state.terms.values[card] for card in bits(hand)])) for hand in state.hands]


_MORE = {
    "contracts_proposed": Counted(
        ContractOffered,
        lambda: translate("miser", "Contracts proposed"),
        lambda: translate("miser", "Contracts proposed in a game, not counting counter-offers."),
        lambda: (
            translate("miser", "{by} more contracts are proposed per game"),
            translate("miser", "{by} fewer contracts are proposed per game"),
        ),
        when=lambda event: not event.counter,
    ),
    "contracts_made": Counted(
        ContractMade,
        lambda: translate("miser", "Contracts made"),
        lambda: translate("miser", "Contracts accepted in a game."),
        lambda: (
            translate("miser", "{by} more contracts are made per game"),
            translate("miser", "{by} fewer contracts are made per game"),
        ),
    ),
    "contracts_kept": Counted(
        ContractSettled,
        lambda: translate("miser", "Contracts kept by both"),
        lambda: translate("miser", "Contracts kept by both partners in a game."),
        lambda: (
            translate("miser", "Both partners keep their word in {by} more contracts per game"),
            translate("miser", "Both partners keep their word in {by} fewer contracts per game"),
        ),
        when=lambda event: all(event.kept),
    ),
    "contracts_broken": Counted(
        ContractSettled,
        lambda: translate("miser", "Contracts broken"),
        lambda: translate("miser", "Contracts broken by one or both partners in a game."),
        lambda: (
            translate("miser", "{by} more contracts are broken per game"),
            translate("miser", "{by} fewer contracts are broken per game"),
        ),
        when=lambda event: not all(event.kept),
    ),
    "talk": Counted(
        Said,
        lambda: translate("miser", "Lines of talk"),
        lambda: translate("miser", "Lines of talk in a game."),
        lambda: (
            translate("miser", "Players say {by} more lines per game"),
            translate("miser", "Players say {by} fewer lines per game"),
        ),
    ),
}
"""Measures of Miser alone, counted from the events of a game. Contracts kept and broken add up to those made."""


_MOVES = {
    "pass": lambda: translate("miser", "pass"),
    "propose": lambda: translate("miser", "propose a contract"),
    "counter": lambda: translate("miser", "make a counter-offer"),
    "accept": lambda: translate("miser", "accept a contract"),
    "decline": lambda: translate("miser", "decline a contract"),
    "commit": lambda: translate("miser", "play a card in a contract"),
    "attack": lambda: translate("miser", "attack"),
    "lay": lambda: translate("miser", "lay another card in an attack"),
    "forfeit": lambda: translate("miser", "give in to an attack"),
    "ready": lambda: translate("miser", "lay no more cards in an attack"),
    "open": lambda: translate("miser", "open the bidding for the centre"),
    "join": lambda: translate("miser", "join the bidding for the centre"),
    "raise": lambda: translate("miser", "raise a bid for the centre"),
    "stand": lambda: translate("miser", "add nothing to a bid for the centre"),
}

STUDY = GameProfile(
    course=course_of,
    rules_page=rules_page,
    rounds=lambda: translate("miser", "turns"),
    unit=lambda: translate("miser", "pennies"),
    out=_out,
    certain=_certain,
    hands=_hands,
    more=_MORE,
    moves=_MOVES,
    optional=("pass", "propose", "accept", "attack", "lay", "open", "join"),
    brief=True,
    sought=("rounds", 40.0),
    claims=CLAIMS,
)
