"""Positions that a game of Miser can start from: the `setup` of a header, with what is secret in it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cardtable.engine.game import PositionPart, Secret, check_count, check_each, check_range, seat_told
from cardtable.engine.setups import SETUP, Pack, Places, within_setup
from cardtable.engine.state import NOBODY
from cardtable.errors import Refused
from cardtable.games.miser.codes import CARDS, card_names
from cardtable.games.miser.moves import MiserSetup
from cardtable.games.miser.play import Miser
from cardtable.games.miser.position import MiserTerms
from cardtable.games.miser.rules import MiserRules
from cardtable.wording import worded

MOST_TURNS: Final = 10_000
"""Most turns before a position to start from, if there is no turn limit."""
CARD_PACK: Final = Pack(CARDS)


def setup_of(state: Miser) -> dict[str, Any] | None:
    """Return the position as a `setup`, at the beginning of a turn; None at any other moment."""
    if state.turn < 0 or not state.rests():
        return None
    return {
        "hands": [list(card_names(hand)) for hand in state.hands],
        "aside": list(card_names(state.aside)),
        "pennies": list(state.scores),
        "turn": state.player,
        "number": state.turns - 1,
        "centre": state.centre,
        "played": [list(card_names(cards)) for cards in state.shown],
        "buried": [list(card_names(cards)) for cards in state.buried],
    }


def position_parts(rules: MiserRules, seats: int) -> list[PositionPart]:
    """Return the parts of a position, as a form asks for them."""
    pennies = rules.starting_pennies
    return [
        PositionPart("hands", "Cards in hand", "Cards each player still holds.", each=True, cards=True),
        PositionPart("played", "Played", "Cards everyone has seen.", each=True, cards=True),
        PositionPart(
            "buried",
            "Unanswered",
            "Cards of unanswered attacks, never shown.",
            each=True,
            cards=True,
            matters=not rules.open_slush,
        ),
        PositionPart(
            "aside",
            "Left over",
            "The cards that nobody was dealt.",
            cards=True,
            matters=rules.uneven_deal == "set_aside" and 52 % seats > 0,
        ),
        PositionPart(
            "pennies",
            "Pennies",
            "Players without pennies are out.",
            pennies,
            pennies * seats,
            each=True,
            coins=True,
        ),
        PositionPart("centre", "In the centre", "Pennies in the centre.", 0, pennies * seats, coins=True),
        PositionPart(
            "turn", "Whose turn it is", "The player who attacks, offers a contract, opens the bidding or passes."
        ),
    ]


def secrets(rules: MiserRules, setup: Mapping[str, Any]) -> list[Secret]:
    """Return the secrets of a `setup`: hands, cards set aside, and cards that met a forfeit."""
    found = [*secret_cards("hands", "hand", setup["hands"]), *secret_left_over(rules, setup["aside"])]
    found += secret_cards("buried", "buried", setup.get("buried", ()))
    return [secret._replace(path=(SETUP, *secret.path)) for secret in found]


def secret_cards(key: str, told: str, cards: Sequence[Sequence[str | None]]) -> list[Secret]:
    """Return secrets for the cards by seat that lie in a line under `key`. A reveal tells them under the key `told`."""
    tag = "held" if key == "hands" else key
    return [
        Secret((tag, card), seat, (key, seat, place), {"seat": seat, told: [card]})
        for seat, own in enumerate(cards)
        for place, card in enumerate(own)
    ]


def secret_left_over(rules: MiserRules, aside: Sequence[str | None]) -> list[Secret]:
    """Return secrets for the left-over cards, if they are set aside face down rather than removed as the lowest."""
    if rules.uneven_deal != "set_aside":
        return []
    return [Secret(("aside", card), NOBODY, ("aside", place), {"aside": [card]}) for place, card in enumerate(aside)]


@within_setup()
def set_up(state: Miser, setup: MiserSetup) -> None:
    """Put a state into a position; Refused if the position is impossible."""
    terms = state.terms
    seats = terms.seats
    played, buried = setup.played or [[]] * seats, setup.buried or [[]] * seats
    for name, values in (("hands", setup.hands), ("pennies", setup.pennies), ("played", played), ("buried", buried)):
        check_each(name, values, seats)
    _check_pennies(setup, terms)
    check_range("number", setup.number, 0, terms.turn_limit - 1 if terms.turn_limit else MOST_TURNS)
    if terms.open_slush and any(buried):
        raise Refused(worded("{name} must be empty if played cards may be looked through", name="buried"))
    places = Places(CARD_PACK)

    def mask(key: str, cards: Sequence[str | None], owner: int) -> int:
        hidden = state.observer not in (NOBODY, owner) and not any(cards)
        return 0 if hidden else places.mask(key, cards)

    for seat in range(seats):
        count = len(setup.hands[seat]) + len(played[seat]) + len(buried[seat])
        if count != terms.hand_size:
            raise Refused(
                worded(
                    "hands, played and buried must add up to {due} cards for {who}, not {count}",
                    count=count,
                    who=seat_told(seat),
                    due=terms.hand_size,
                )
            )
    check_count("aside", setup.aside, terms.left_over)
    hands = [mask("hands", cards, seat) for seat, cards in enumerate(setup.hands)]
    aside = mask("aside", setup.aside, NOBODY if terms.sets_aside else state.observer)
    if not terms.sets_aside and aside != (1 << terms.left_over) - 1:
        raise Refused(
            worded("{name} must hold the lowest cards: {cards}", name="aside", cards=" ".join(CARDS[: terms.left_over]))
        )
    state.set_up(
        player=setup.turn,
        number=setup.number,
        scores=setup.pennies,
        centre=setup.centre,
        hands=hands,
        counts=[len(cards) for cards in setup.hands],
        aside=aside,
        shown=[places.mask("played", cards) for cards in played],
        buried=[mask("buried", cards, seat) for seat, cards in enumerate(buried)],
        buried_counts=[len(cards) for cards in buried],
    )


def _check_pennies(setup: MiserSetup, terms: MiserTerms) -> None:
    """Check the pennies and the turn of a position. Refused if there are more pennies than were dealt out, fewer than
    two players have some, or the player on turn has none."""
    most = terms.seats * terms.starting_pennies
    for name, pennies in [*[("pennies", pennies) for pennies in setup.pennies], ("centre", setup.centre)]:
        check_range(name, pennies, 0, most)
    whole = sum(setup.pennies) + setup.centre
    if whole > most:
        raise Refused(
            worded("pennies and centre add up to {whole}, but there are only {most} pennies", whole=whole, most=most)
        )
    check_range("turn", setup.turn, 0, terms.seats - 1)
    if sum(1 for pennies in setup.pennies if pennies) < 2:
        raise Refused(worded("{name}: at least two players must have some", name="pennies"))
    if not setup.pennies[setup.turn]:
        raise Refused(
            worded("{name} can't be {who}, who has no pennies and is out", name="turn", who=seat_told(setup.turn))
        )
