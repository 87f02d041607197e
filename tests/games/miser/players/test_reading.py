"""Readings that Miser's players make of moves and talk: they fit the game, and weigh words by what proved true."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.bots.players import PLAYERS
from cardtable.engine.cards import bits
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import line_object
from cardtable.engine.views import View
from cardtable.games.miser.codes import TURN
from cardtable.games.miser.play import Miser
from cardtable.games.miser.players.cards import worth_of
from cardtable.games.miser.players.habits import FOE, POOREST, RICHEST, Habits
from cardtable.games.miser.players.levels import MiserExpert
from cardtable.games.miser.players.reading import _KEPT, reading_of
from cardtable.games.miser.players.search import Guesses, Rollouts
from cardtable.games.miser.players.speech import Belief, SpeechRecord
from tests.engine.suite import Table, begun, tables
from tests.games.miser.rules.desk import MISER, Desk

LUCK = KeyedRandom("talk")


@given(table=tables(MISER), seed=st.integers(0, 1 << 32))
def test_a_reading_follows_the_pennies_and_the_cards(table: Table, seed: int) -> None:
    random = Random(seed)
    match = begun(table)
    state = match.state
    assert isinstance(state, Miser)
    for _ in range(80):
        if match.over:
            return
        if state.phase == TURN:
            reading = reading_of(state)
            assert reading.scores == state.scores
            assert reading.counts == state.counts
            assert reading.centre == state.centre
        match.submit_code(state.any_move(state.turn, random.random))


def test_readings_of_a_view_and_of_the_game_are_the_same() -> None:
    _KEPT.clear()  # readings that other tests left may fill the cache, which is then dropped as a whole
    desk = Desk(["9H 5S", "5D KC", "AS 10S"], whole=True)
    desk.play("0 attack 1 2 5S; 1 forfeit; 1 propose 2 0 2+2 10; 2 accept; 1 commit KC; 2 commit 10S")
    own, seen = reading_of(desk.state), reading_of(desk.view(0))
    assert own.scores == seen.scores == desk.pennies
    assert own.conduct[1].kept == seen.conduct[1].kept == 1
    assert own is reading_of(desk.state)


def test_two_who_share_what_they_take_are_seen_to_stand_together_until_one_betrays() -> None:
    desk = Desk(["10H 10D 3H", "10S 10C AS", "5D 6D 7D", "5C 6C 7C"], whole=True)

    def against() -> list[int]:
        return [reading_of(desk.state).pact_against(seat) for seat in range(4)]

    assert against() == [0, 0, 0, 0]
    desk.play("0 propose 1 2 3+3 10; 1 accept; 0 commit 10H; 1 commit 10S")
    assert against() == [0, 0, 0b0011, 0b0011]
    desk.play("1 propose 0 2 3+3 10; 0 accept; 1 commit AS; 0 commit 10D")
    assert against() == [0, 0, 0, 0]


def test_whom_somebody_goes_for_is_learnt() -> None:
    desk = Desk(["2H 3H 4H"], seats=4, whole=True)
    for card in ("2H", "3H", "4H"):
        desk.play(f"0 attack 1 3 {card}; 1 forfeit; 1 pass; 2 pass; 3 pass")
    conduct = reading_of(desk.state).conduct[0]
    assert conduct.likely(POOREST) > 2 * conduct.likely(RICHEST)


def test_who_kept_their_word_is_trusted_and_who_did_not_is_not() -> None:
    desk = Desk(["10H AS", "10S KC", "2D 3D"], whole=True)
    before = reading_of(desk.state).conduct[1].faith()
    desk.play("0 propose 1 2 2+2 10; 1 accept; 0 commit AS; 1 commit KC")
    reading = reading_of(desk.state)
    assert reading.conduct[1].faith() > before > reading.conduct[0].faith()
    assert reading.conduct[0].betrayals == 1
    assert reading.conduct[1].hurt_by == 0
    assert reading.conduct[2].hurt_by == 0


# --- words -------------------------------------------------------------------------------------------------------


def test_a_claim_comes_true_when_the_cards_are_played() -> None:
    desk = Desk(["9H 9S", "AD KC", "5S 10S"], whole=True)
    desk.say(0, "holds", values=[9])
    assert reading_of(desk.state).speech[0].claimed == [9]
    desk.play("0 attack 1 2 9H; 1 lay KC; 0 ready; 1 ready")
    speech = reading_of(desk.state).speech[0]
    assert (speech.true, speech.false, speech.claimed) == (1, 0, [])


def test_a_claim_is_false_where_the_cards_are_elsewhere() -> None:
    desk = Desk(["AH AS 2H", "AD KC", "AC 10S"], whole=True)
    desk.say(1, "holds", values=[11, 11])
    desk.play("0 attack 1 2 AH; 1 lay AD; 0 lay AS; 1 ready; 0 ready")
    speech = reading_of(desk.state).speech[1]
    assert (speech.true, speech.false) == (0, 0)  # one of the cards has come, and the other still may
    desk.play("1 pass; 2 open AC 1; 0 stand; 1 stand; 2 stand; 0 attack 1 2 2H; 1 lay KC; 0 ready; 1 ready")
    assert reading_of(desk.state).speech[1].claimed == [11]
    desk = Desk(["AH AS 2H", "AD KC", "AC 10S"], whole=True)
    desk.say(1, "holds", values=[11, 11, 11])
    desk.play("0 attack 1 2 AH; 1 lay KC; 0 lay AS; 1 ready; 0 ready")
    speech = reading_of(desk.state).speech[1]
    assert (speech.true, speech.false, speech.claimed) == (0, 1, [])


@pytest.mark.parametrize(
    "values", [[99], [-1], [0, 12], [10**30], list(range(30_000))], ids=["99", "-1", "0", "big", "many"]
)
def test_a_claim_of_cards_that_there_are_not_is_false(values: list[int]) -> None:
    """A claim may name any cards: programs and records are not restricted."""
    desk = Desk(["9H 9S 2H", "AD KC", "5S 10S"], whole=True)
    desk.say(0, "holds", values=values)
    desk.play("0 attack 1 2 9H; 1 lay KC; 0 ready; 1 ready")
    speech = reading_of(desk.state).speech[0]
    assert (speech.true, speech.false, speech.claimed) == (0, 1, [])


def test_what_was_said_to_lie_on_the_table_is_proved_when_it_is_turned() -> None:
    desk = Desk(["9H 5S", "5D KC", "AS 10S"], whole=True)
    desk.play("0 attack 1 2 9H; 1 lay KC")
    desk.say(0, "laid", total=9)
    desk.say(1, "laid", total=11)
    desk.play("0 ready; 1 ready")
    speech = reading_of(desk.state).speech
    assert (speech[0].true, speech[0].false) == (1, 0)
    assert (speech[1].true, speech[1].false) == (0, 1)
    assert speech[0].honesty() > 0.65 > speech[1].honesty()
    assert speech[1].honesty(kept=4.0) > speech[1].honesty() > speech[1].honesty(broken=4.0)


def test_what_was_true_when_it_was_said_is_no_lie_when_more_was_laid() -> None:
    desk = Desk(["9H 5S", "5D KC", "AS 10S"], whole=True)
    desk.play("0 attack 1 2 9H; 1 lay KC")
    desk.say(0, "laid", total=9)
    desk.play("0 lay 5S; 1 ready; 0 ready")
    speech = reading_of(desk.state).speech[0]
    assert (speech.true, speech.false) == (0, 0)


def test_a_promise_is_for_one_contract() -> None:
    desk = Desk(["10H 5S", "10S KC", "5D 3D"], whole=True)
    desk.say(1, "promise", value=10)
    desk.play("0 propose 1 2 2+2 10; 1 decline; 0 pass")
    assert reading_of(desk.state).speech[1].true == 0
    desk = Desk(["10H 5S", "10S KC", "5D 3D"], whole=True)
    desk.play("0 propose 1 2 2+2 10; 1 accept")
    desk.say(0, "promise", value=10)
    desk.say(1, "promise", value=9)
    desk.play("0 commit 10H; 1 commit KC")
    speech = reading_of(desk.state).speech
    assert (speech[0].true, speech[1].false) == (1, 1)


def test_promises_and_claims_are_believed_apart() -> None:
    """A seat whose claims are true and whose promise is broken is believed in claims only."""
    desk = Desk(["10H 9S 5S", "10S AC 9C", "5D 3D 4D"], whole=True)
    stranger = reading_of(desk.state).speech[0].belief()
    assert stranger.claims == stranger.promises == 0.5
    desk.play("0 propose 1 2 2+2 10; 1 accept")
    desk.say(0, "promise", value=10)
    desk.say(1, "promise", value=10)
    desk.play("0 commit 10H; 1 commit AC")
    kept, liar = [reading_of(desk.state).speech[seat].belief() for seat in (0, 1)]
    assert kept.promises > kept.claims > 0.5
    assert liar.promises < liar.claims < 0.5


def test_of_who_always_lies_hardly_anything_is_believed() -> None:
    speech = SpeechRecord()
    for _ in range(4):
        speech.proved(False)
    assert speech.honesty() < 0.15
    for _ in range(8):
        speech.proved(False)
    assert speech.honesty() < 0.06


def test_a_threat_is_believed_as_far_as_earlier_ones_were_carried_out() -> None:
    def resolve(answer: str) -> float:
        desk = Desk(["9H 5S 4S", "5D KC 6C", "AS 10S 3C"], whole=True)
        desk.say(1, "threat", **{"against": 0, "if": "attack"})
        desk.play(f"0 attack 1 2 9H; 1 forfeit; {answer}")
        return reading_of(desk.state).speech[1].resolve()

    paid_back, let_go = resolve("1 attack 0 1 5D; 0 forfeit"), resolve("1 attack 2 1 5D; 2 forfeit")
    assert paid_back > SpeechRecord().resolve() > let_go
    assert let_go == resolve("1 pass")


def test_a_promise_counts_for_as_much_as_the_word_of_who_gave_it() -> None:
    desk = Desk(["10H 9S 5S", "10S KC 9C", "5D 3D 4D"], whole=True)
    desk.play("0 propose 1 2 2+2 10; 1 accept")
    desk.say(0, "promise", value=10)
    desk.play("0 commit 10H")
    state = desk.view(1)
    reading = reading_of(state)

    def keeps(promises: float) -> list[float]:
        belief = [Belief(promises=promises)] * 3
        scene = Rollouts(state, 1, reading, Habits(), belief, Random(1))
        return [table[0].keeps for table in scene._tables]

    assert set(keeps(0.95)) == {0.95}
    assert max(keeps(0.1)) < 0.95


def test_peace_is_kept_broken_or_over() -> None:
    desk = Desk(["9H 5S", "5D KC", "AS 10S"], whole=True)
    desk.say(0, "truce", **{"with": 1, "turns": 2})
    desk.say(2, "truce", **{"with": 0, "turns": 2})
    assert reading_of(desk.state).speech[0].spares(desk.state.turns) == 0b010
    desk.play("0 attack 2 2 9H; 2 forfeit; 1 attack 0 1 5D; 0 forfeit; 2 pass")
    reading = reading_of(desk.state)
    assert reading.speech[2].spares(desk.state.turns) == 0  # seat 2 struck first
    assert reading.speech[0].spares(desk.state.turns) == 0
    desk = Desk(["9H 5S", "5D KC", "AS 10S"], whole=True)
    desk.say(0, "truce", **{"with": 1, "turns": 2})
    desk.play("0 attack 1 2 9H; 1 forfeit")
    assert reading_of(desk.state).speech[0].false == 1


def test_to_decline_an_offer_is_no_breach_of_the_peace() -> None:
    desk = Desk(["9H 5S", "5D KC", "AS 10S"], whole=True)
    desk.say(0, "truce", **{"with": 1, "turns": 2})
    desk.play("0 propose 1 2 2+2 5; 1 decline")
    assert reading_of(desk.state).speech[0].spares(desk.state.turns) == 0b010


def test_a_threat_given_cause_is_expected_to_be_carried_out() -> None:
    desk = Desk(["9H 5S", "5D KC", "AS 10S"], whole=True)
    calm = reading_of(desk.state).conduct[1].likely(FOE)
    desk.say(1, "threat", against=0, **{"if": "attack"})
    desk.play("0 attack 1 2 9H; 1 forfeit")
    conduct = reading_of(desk.state).conduct[1]
    assert conduct.hurt_by == 0
    assert conduct.likely(FOE) > calm + 0.1


# --- worlds ------------------------------------------------------------------------------------------------------


@given(table=tables(MISER), seed=st.integers(0, 1 << 32))
@settings(max_examples=20)
def test_guesses_fit_what_the_seat_knows(table: Table, seed: int) -> None:
    random = Random(seed)
    match = begun(table)
    state = match.state
    assert isinstance(state, Miser)
    worth = worth_of(state.terms)
    for number in range(40):
        if match.over:
            return
        seat = number % state.terms.seats
        view = state.information_state(seat)
        reading = reading_of(view)
        reading.speech[(seat + 1) % state.terms.seats].claimed = [10, 10, 3]
        guesses = Guesses(view, worth, reading.speech, [1.0] * state.terms.seats)
        world = guesses.drawn([Habits()] * state.terms.seats, random)
        assert [hand.bit_count() for hand in world.hands] == state.counts
        assert world.information_state(seat).facts() == view.facts()
        match.submit_code(state.any_move(state.turn, random.random))


def test_a_claim_that_is_believed_is_dealt_out() -> None:
    desk = Desk(["9H 5S", "5D KC", "AS 10S"], whole=True)
    desk.say(1, "holds", values=[11, 11])
    view = desk.view(0)
    worth = worth_of(view.terms)
    reading = reading_of(view)

    def aces(belief: float) -> float:
        guesses = Guesses(view, worth, reading.speech, [belief] * 3)
        random = Random(1)
        worlds = [guesses.drawn([Habits()] * 3, random) for _ in range(200)]
        held = [len([card for card in bits(world.hands[1]) if worth.of[card] == 11]) for world in worlds]
        return len([count for count in held if count >= 2]) / len(worlds)

    assert aces(1.0) == 1
    assert 0.45 < aces(0.0) < 0.85
    assert aces(0.0) < aces(0.5) < 1


def test_an_attackers_word_on_their_card_counts_as_far_as_it_is_believed() -> None:
    desk = Desk(["9H 5S 2D", "5D KC 3C", "AS 10S 4C"], whole=True)
    desk.play("0 attack 1 3 5S")

    def strong(belief: float) -> float:
        view = desk.view(1)
        guesses = Guesses(view, worth_of(view.terms), reading_of(view).speech, [belief] * 3)
        random = Random(1)
        worlds = [guesses.drawn([Habits(strong=0.4)] * 3, random) for _ in range(200)]
        return len([world for world in worlds if worth_of(view.terms).of[world.laid[0][0]] >= 9]) / len(worlds)

    unsaid = strong(0.5)
    desk.say(0, "laid", total=10)
    assert strong(1.0) > strong(0.7) > unsaid > strong(0.2), "a liar's word speaks against the card"
    assert strong(0.0) == unsaid, "nothing was heard"


def test_the_deaf_hear_nothing() -> None:
    desk = Desk(["9H 5S 10C", "5D KC", "AS 10S"], whole=True)
    deaf, all_ears = MiserExpert(listens=False), MiserExpert()
    before = {player: player.advise(_seen(desk), LUCK, 0.5) for player in (deaf, all_ears)}
    desk.say(1, "holds", values=[11, 11])
    desk.say(2, "holds", values=[2, 2, 2])
    assert deaf.advise(_seen(desk), LUCK, 0.5) == before[deaf]
    assert all_ears.advise(_seen(desk), LUCK, 0.5) != before[all_ears]


def _seen(desk: Desk) -> View:
    return View(MISER, desk.match.header.rules, 0, desk.state.information_state(0))


# --- what they say themselves ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["club:honest", "club:chatterbox", "beginner:bully", "club", "club:hoarder"])
def test_players_say_little_that_is_well_formed_and_never_the_same_twice_running(name: str) -> None:
    player = PLAYERS["miser"][name]
    occasions = spoke = 0
    for seed in range(3):
        match = begun(Table(MISER, MISER.rules.made({}), 4, seed))
        last: dict[int, object] = {}
        while not match.over:
            for seat in range(4):
                lines = player.talk(match.view(seat), KeyedRandom(seed, match.moves, seat))
                occasions += 1
                spoke += bool(lines)
                assert len(lines) <= 2
                for line in lines:
                    assert line.seat == seat
                    said = {key: value for key, value in line_object(line).items() if key != "to"}
                    assert said != last.get(seat)
                    last[seat] = said
                    match.submit(seat, line)
            seat = match.state.turn
            match.submit_code(player.choose(match.view(seat), match.player_rng(seat), 1.0))
    assert 0 < spoke < occasions / (2 if name == "club:chatterbox" else 4)


def test_the_honest_claim_nothing_that_is_not_so() -> None:
    honest = PLAYERS["miser"]["club:honest"]
    proved = 0.0
    for seed in range(6):
        match = begun(Table(MISER, MISER.rules.made({}), 4, seed))
        state = match.state
        assert isinstance(state, Miser)
        while not match.over:
            for seat in range(4):
                for line in honest.talk(match.view(seat), KeyedRandom(seed, match.moves, seat)):
                    match.submit(seat, line)
            seat = state.turn
            match.submit_code(honest.choose(match.view(seat), match.player_rng(seat), 1.0))
        reading = reading_of(state)
        proved += sum(speech.true for speech in reading.speech)
        assert [speech.false for speech in reading.speech] == [0.0] * 4
    assert proved > 5
