"""Views of Miser: their lines, the moment when cards are revealed, and the worlds that fit."""

from __future__ import annotations

import itertools
import json
from random import Random
from typing import Any

import pytest

from cardtable.engine.cards import bits
from cardtable.engine.lines import ResultLine
from cardtable.engine.state import AWAITING_REVEAL, HIDDEN, NOBODY, SPECTATOR
from cardtable.engine.views import ViewReader, ViewWriter, reader_of
from cardtable.games.miser.codes import CARDS, NO_CARD
from cardtable.games.miser.moves import AttackSettled, CardBuried, CardsTurned, HandShown
from cardtable.games.miser.play import Miser
from tests.engine.suite import record_of, replayed
from tests.games.miser.rules.desk import Desk, line_of

HANDS = ["9H 5S", "5D KC", "AS 10S"]
EVERYBODY = (0, 1, 2, SPECTATOR)


def table(**rules: Any) -> Desk:
    """Return a game for three, with 17 cards each."""
    return Desk(hands=HANDS, whole=True, **rules)


def moves(desk: Desk, seat: int) -> list[dict[str, Any]]:
    """Return a seat's view lines after the deal."""
    return desk.seen(seat)[1:]


def down(script: str) -> dict[str, Any]:
    """Return the object of a move line whose card this seat doesn't see."""
    return {**line_of(script), "card": None}


def reveal(*entries: tuple[int, str]) -> dict[str, Any]:
    return {"reveal": [{"line": line, "card": card} for line, card in entries]}


def dealt(desk: Desk, seat: int) -> list[str]:
    hands: list[list[str]] = record_of(desk.match).objects[1]["hands"]
    return hands[seat]


def end(desk: Desk) -> None:
    """Let all seats pass until one is out, and end the game."""
    while not desk.over:
        desk.play(f"{desk.state.turn} pass")
    desk.match.take(ResultLine(winners=desk.state.winners(), scores=desk.pennies))


def events_of(desk: Desk, seat: int) -> list[object]:
    """Return the events that a seat sees."""
    match = replayed(record_of(desk.match).objects, lambda header: ViewWriter(header, seat))
    (writer,) = match.observers
    assert isinstance(writer, ViewWriter)
    reader = ViewReader(writer.lines[0])
    return [event for held in writer.lines[1:] for event in reader.read(held)]


# --- the lines ---------------------------------------------------------------------------------------------------


def test_what_three_seats_see_of_the_same_lines() -> None:
    """This example is in docs/shape.md."""
    desk = table()
    desk.play("0 propose 1 2 2+3 5; 1 accept")
    desk.say(1, "promise", value=5, to=0)
    desk.play("0 commit 5S; 1 commit KC; 1 attack 2 3 5D; 2 forfeit")
    offer, accepted = line_of("0 propose 1 2 2+3 5"), line_of("1 accept")
    said = {"seat": 1, "say": "promise", "to": 0, "value": 5}
    forfeited = line_of("2 forfeit")
    assert moves(desk, 0) == [
        *(offer, accepted, said, line_of("0 commit 5S"), down("1 commit KC"), reveal((7, "KC"))),
        *(down("1 attack 2 3 5D"), forfeited),
    ]
    assert moves(desk, 1) == [
        *(offer, accepted, said, down("0 commit 5S"), line_of("1 commit KC"), reveal((6, "5S"))),
        *(line_of("1 attack 2 3 5D"), forfeited),
    ]
    for seat in (2, SPECTATOR):
        assert moves(desk, seat) == [
            *(offer, accepted, said, down("0 commit 5S"), down("1 commit KC"), reveal((6, "5S"), (7, "KC"))),
            *(down("1 attack 2 3 5D"), forfeited),
        ]
    end(desk)
    rest = [[card for card in dealt(desk, seat) if card not in ("5S", "KC")] for seat in range(3)]
    hands = [{"line": 2, "seat": seat, "hand": rest[seat]} for seat in range(3)]
    attack = {"line": 9, "card": "5D"}
    assert moves(desk, 0)[-2] == {"reveal": [hands[1], hands[2], attack]}
    assert moves(desk, 1)[-2] == {"reveal": [hands[0], hands[2]]}
    assert moves(desk, 2)[-2] == {"reveal": [hands[0], hands[1], attack]}
    assert moves(desk, SPECTATOR)[-2] == {"reveal": [*hands, attack]}
    for seat in EVERYBODY:
        assert list(moves(desk, seat)[-1]) == ["result", "winners", "scores"]


def test_the_hands_of_others_are_nulls_and_the_low_cards_are_known() -> None:
    desk = table()
    for seat in EVERYBODY:
        deal = desk.seen(seat)[0]
        assert deal["aside"] == ["2C"]
        assert deal["hands"] == [dealt(desk, one) if one == seat else [None] * 17 for one in range(3)]
        assert desk.view(seat).aside == 1


def test_cards_set_aside_are_nulls_until_the_end() -> None:
    desk = Desk(seats=5, uneven_deal="set_aside")
    aside = record_of(desk.match).objects[1]["aside"]
    assert aside == ["AS", "AH"]
    for seat in (*range(5), SPECTATOR):
        assert desk.seen(seat)[0]["aside"] == [None, None]
        assert desk.view(seat).aside == 0
    end(desk)
    for seat in (*range(5), SPECTATOR):
        assert desk.seen(seat)[-2]["reveal"][-1] == {"line": 2, "aside": aside}
        assert HandShown(NOBODY, ("AH", "AS")) in events_of(desk, seat)


def test_a_deal_shows_everybody_the_cards_drawn_for_who_goes_first() -> None:
    desk = table()
    objects = record_of(desk.match).objects
    objects[1]["draws"] = [["KH", "KS", "3D"], ["QC", "AD", None]]
    match = replayed(objects, *[lambda header, seat=seat: ViewWriter(header, seat) for seat in EVERYBODY])
    for writer in match.observers:
        assert isinstance(writer, ViewWriter)
        assert writer.lines[1]["draws"] == objects[1]["draws"]


def test_an_attack_card_comes_to_light_at_the_second_ready() -> None:
    desk = table()
    desk.play("0 attack 2 3 9H; 2 lay 10S; 0 lay 5S; 2 ready")
    for seat in EVERYBODY:
        assert not [held for held in moves(desk, seat) if "reveal" in held]
    desk.play("0 ready")
    said = [line_of("2 ready"), line_of("0 ready")]
    told = {
        0: [line_of("0 attack 2 3 9H"), down("2 lay 10S"), line_of("0 lay 5S"), *said, reveal((4, "10S"))],
        1: [
            *(down("0 attack 2 3 9H"), down("2 lay 10S"), down("0 lay 5S")),
            *(*said, reveal((3, "9H"), (4, "10S"), (5, "5S"))),
        ],
        2: [down("0 attack 2 3 9H"), line_of("2 lay 10S"), down("0 lay 5S"), *said, reveal((3, "9H"), (5, "5S"))],
    }
    told[SPECTATOR] = told[1]
    for seat, lines in told.items():
        assert moves(desk, seat) == lines
        assert events_of(desk, seat)[-3:-1] == [
            CardsTurned((0, 2), (("9H", "5S"), ("10S",))),
            AttackSettled(0, 2, (14, 10), (6, 0)),
        ]


def test_how_many_cards_lie_face_down_is_public() -> None:
    desk = table()
    desk.play("0 attack 2 3 9H; 2 lay 10S; 0 lay 5S")
    laid = desk.view(1).laid
    assert laid == [[HIDDEN, HIDDEN], [HIDDEN]]
    assert desk.view(1).counts == [15, 17, 16]
    number = {name: CARDS.index(name) for name in ("9H", "5S", "10S")}
    assert desk.view(0).laid == [[number["9H"], number["5S"]], [HIDDEN]]
    assert desk.view(2).laid == [[HIDDEN, HIDDEN], [number["10S"]]]


def test_commits_come_to_light_at_the_second() -> None:
    desk = table()
    desk.play("0 propose 1 2 2+2 5; 1 accept; 0 commit 5S")
    for seat in (1, 2, SPECTATOR):
        assert moves(desk, seat)[-1] == down("0 commit 5S")
        assert desk.view(seat).commits == [HIDDEN, NO_CARD]
    assert desk.view(0).commits == [CARDS.index("5S"), NO_CARD]
    desk.play("1 commit 5D")
    assert moves(desk, 2)[-1] == reveal((5, "5S"), (6, "5D"))


def test_the_card_that_met_a_forfeit_stays_down() -> None:
    desk = table()
    desk.play("0 attack 2 3 9H; 2 forfeit; 1 pass; 2 pass")
    card = 1 << CARDS.index("9H")
    for seat in (1, 2, SPECTATOR):
        assert not [held for held in moves(desk, seat) if "reveal" in held]
        state = desk.view(seat)
        assert (state.buried, state.buried_counts, state.slush) == ([0, 0, 0], [1, 0, 0], 0)
        assert state.unseen() & card
        assert CardBuried(0, None) in events_of(desk, seat)
    assert desk.view(0).buried == [card, 0, 0]
    assert CardBuried(0, "9H") in events_of(desk, 0)
    end(desk)
    for seat in EVERYBODY:
        hands = {event.seat: event.cards for event in events_of(desk, seat) if isinstance(event, HandShown)}
        assert ("9H" in hands.get(0, ())) == (seat != 0)
        told = moves(desk, seat)[-2]["reveal"]
        assert ({"line": 3, "card": "9H"} in told) == (seat != 0)


def test_open_slush_turns_the_card_that_met_a_forfeit() -> None:
    desk = table(open_slush=True)
    desk.play("0 attack 2 3 9H; 2 forfeit; 1 pass")
    for seat in (1, 2, SPECTATOR):
        assert moves(desk, seat)[1:3] == [line_of("2 forfeit"), reveal((3, "9H"))]
    assert moves(desk, 0)[1:3] == [line_of("2 forfeit"), line_of("1 pass")]
    for seat in EVERYBODY:
        assert desk.view(seat).slush == 1 << CARDS.index("9H")
        assert CardsTurned((0,), (("9H",),)) in events_of(desk, seat)
    end(desk)
    assert not [entry for entry in moves(desk, 1)[-2]["reveal"] if "9H" in entry.get("hand", ()) or "card" in entry]


def test_bids_are_face_up_and_not_revealed_in_the_hand() -> None:
    desk = table()
    desk.play("0 pass; 1 open 5D 2; 2 join 10S 3; 0 stand; 1 stand; 2 stand")
    for seat in EVERYBODY:
        assert moves(desk, seat) == record_of(desk.match).objects[2:]
    end(desk)
    for seat in EVERYBODY:
        for entry in moves(desk, seat)[-2]["reveal"]:
            assert not {"5D", "10S"} & set(entry["hand"])


def test_talk_is_printed_unchanged_for_all() -> None:
    desk = table()
    desk.say(0, "holds", values=[11, 2], to=2)
    desk.say(1, "threat", against=0, **{"if": "refuse"})
    for seat in EVERYBODY:
        assert moves(desk, seat) == [
            {"seat": 0, "say": "holds", "to": 2, "values": [11, 2]},
            {"seat": 1, "say": "threat", "against": 0, "if": "refuse"},
        ]
        assert desk.view(seat).past is not None


def test_nothing_but_the_keys_of_the_contract_is_printed() -> None:
    desk = table()
    desk.play("0 attack 2 3 9H; 2 lay 10S; 0 ready; 2 ready")
    desk.say(1, "plea")
    end(desk)
    objects = json.loads(json.dumps(record_of(desk.match).objects))
    objects[0] |= {"seed": 7, "note": "secret", "colour": "red"}
    objects[0]["seats"][1] = {"name": "Ann", "player": "club"}
    for held in objects[1:]:
        held |= {"t": 3.5, "note": "secret", "thought": "9H"}
    for seat in EVERYBODY:
        match = replayed(objects, lambda header, seat=seat: ViewWriter(header, seat))  # type: ignore[misc]
        (writer,) = match.observers
        assert isinstance(writer, ViewWriter)
        assert writer.lines[0] == {
            "format": "cardtable",
            "version": 1,
            "game": "miser",
            "rules": {},
            "seats": [{}, {"name": "Ann"}, {}],
            "you": seat,
        }
        assert writer.lines[1:] == desk.seen(seat)


# --- what is known -----------------------------------------------------------------------------------------------


def test_a_reader_waits_for_the_cards_that_are_being_turned() -> None:
    desk = table()
    desk.play("0 attack 2 3 9H; 2 lay 10S; 0 ready; 2 ready")
    match = replayed(record_of(desk.match).objects, lambda header: ViewWriter(header, 1))
    (writer,) = match.observers
    assert isinstance(writer, ViewWriter)
    reader = reader_of(writer.lines[:-1])
    assert reader.state.turn == AWAITING_REVEAL
    assert reader.state.to_act() == []
    assert reader.state.forced() == -1
    reader.read(writer.lines[-1])
    assert reader.state.facts() == desk.state.information_state(1).facts()


def test_a_seat_sees_the_same_whatever_the_hidden_cards_are() -> None:
    views = []
    for card in ("9H", "5S"):
        desk = table()
        desk.play(f"0 attack 2 3 {card}")
        views.append(desk.seen(2)[1:])
        assert desk.view(2).facts()
        assert desk.due == "2: lay, forfeit"
    assert views[0] == views[1]


def test_unseen_cards_are_those_that_nobody_showed_this_seat() -> None:
    desk = table()
    desk.play("0 attack 2 3 9H; 2 lay 10S; 0 ready; 2 ready; 1 attack 2 1 5D; 2 forfeit")
    turned = {"9H", "10S", "2C"}
    for seat in EVERYBODY:
        own = set(dealt(desk, seat)) if seat >= 0 else set()
        assert {CARDS[card] for card in bits(desk.view(seat).unseen())} == set(CARDS) - turned - own


def worlds(desk: Desk, seat: int) -> list[Miser]:
    view = desk.state.information_state(seat)
    return [view.determinization(Random(number)) for number in range(300)]


@pytest.mark.parametrize("open_slush", [False, True])
def test_worlds_deal_hands_and_what_lies_face_down(open_slush: bool) -> None:
    desk = Desk(hands=["9H 5S", "5D 3D", "AS 4S"], open_slush=open_slush)
    desk.play("0 attack 2 3 9H; 2 forfeit; 1 attack 2 1 5D; 2 lay 4S; 1 lay 3D")
    hidden = {CARDS.index(card) for card in ("5S", "5D", "3D")}
    if not open_slush:
        hidden.add(CARDS.index("9H"))
    found = set()
    for world in worlds(desk, 2):
        where = (*bits(world.hands[0]), *bits(world.buried[0]), *world.laid[0])
        assert set(where) == hidden
        assert world.hands[2] == desk.state.hands[2]
        assert world.laid[1] == [CARDS.index("4S")]
        assert world.information_state(2).facts() == desk.state.information_state(2).facts()
        found.add(where)
    assert found == set(itertools.permutations(hidden))


def test_worlds_of_a_commit_that_lies_face_down() -> None:
    desk = Desk(hands=["9H 5S", "5D 3D", "AS"])
    desk.play("0 propose 1 2 1+1 5; 1 accept; 0 commit 5S")
    assert {world.commits[0] for world in worlds(desk, 2)} == {CARDS.index(card) for card in ["9H", "5S", "5D", "3D"]}
    assert {world.commits[0] for world in worlds(desk, 1)} == {CARDS.index(card) for card in ["9H", "5S", "AS"]}
    assert {world.commits[0] for world in worlds(desk, 0)} == {CARDS.index("5S")}


def test_the_last_card_is_known_to_be_committed_and_not_which_it_is() -> None:
    desk = Desk(hands=["9H", "5D 3D", "AS"])
    desk.play("0 propose 1 2 1+1 5; 1 accept")
    for seat in (1, 2, SPECTATOR):
        assert desk.state.information_state(seat).forced() == HIDDEN
    assert desk.state.information_state(0).forced() == desk.state.forced() >= 0
