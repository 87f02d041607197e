"""Words about an advice: shares add up, chances are rounded honestly, mixing is mentioned where it matters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.bots.advice_summary import ROUNDS, best, gist, hundred, shares
from cardtable.bots.player import Advice, Choice
from cardtable.table.advice_words import move_hint, sure_words
from cardtable.table.words import level_words


def advice(*choices: tuple[int, float, float | None], exact: bool = False) -> Advice:
    """Return an advice from moves, each with its probability and value."""
    made = sorted([Choice(*choice) for choice in choices], key=lambda choice: -choice.probability)
    valued = [choice for choice in made if choice.value is not None]
    value = sum(choice.probability * (choice.value or 0) for choice in valued) if valued else None
    return Advice(made, value, exact)


@given(st.lists(st.floats(0.001, 1), min_size=1, max_size=13))
def test_shares_add_up_and_are_true_to_a_round(weights: list[float]) -> None:
    parts = [weight / sum(weights) for weight in weights]
    told = shares(advice(*[(move, part, 0.5) for move, part in enumerate(parts)]))
    assert sum(share.rounds for share in told) <= ROUNDS
    for move, rounds in told:
        assert rounds > 0
        assert abs(rounds - ROUNDS * parts[move]) < 1


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ([1.0], [(0, 10)]),
        ([0.6, 0.3, 0.1], [(0, 6), (1, 3), (2, 1)]),
        ([0.55, 0.3, 0.08, 0.04, 0.03], [(0, 5), (1, 3), (2, 1)]),
        ([0.97, 0.03], [(0, 10)]),
        ([1 / 3, 1 / 3, 1 / 3], [(0, 4), (1, 3), (2, 3)]),
    ],
)
def test_only_what_matters_is_told(parts: list[float], told: list[tuple[int, int]]) -> None:
    assert shares(advice(*[(move, part, 0.5) for move, part in enumerate(parts)])) == told


def test_chances_are_none_or_all_only_where_that_is_certain() -> None:
    chances = [0.0, 1e-8, 0.002, 0.124, 0.5, 0.996, 0.9999, 1.0]
    """An estimate is never quite none or all; a chance that is certain is called so."""
    assert [hundred(chance) for chance in chances] == [0, 0, 1, 12, 50, 99, 100, 100]


def test_a_mix_is_told_where_the_move_is_hidden() -> None:
    found = gist(advice((3, 0.6, 0.5), (4, 0.4, 0.5), (9, 0.0, 0.2)), hidden=True)
    assert found is not None
    assert (found.move, found.mix, found.wins) == (None, [(3, 6), (4, 4)], 50)


def test_in_the_open_one_move_is_told_and_what_is_as_good() -> None:
    found = gist(advice((3, 0.6, 0.5), (4, 0.4, 0.49), (9, 0.0, 0.2)), hidden=False)
    assert found is not None
    assert (found.move, found.mix, found.equals, found.following) == (3, [], [4], None)


def test_who_always_makes_the_same_move_thinks_no_less_of_others_that_win_as_often() -> None:
    found = gist(advice((3, 1.0, 0.5), (4, 0.0, 0.498), (9, 0.0, 0.2)), hidden=False)
    assert found is not None
    assert (found.move, found.equals, found.following) == (3, [4], None)


def test_one_move_is_told_with_the_next_best() -> None:
    found = gist(advice((3, 0.98, 0.5), (4, 0.02, 0.3), (9, 0.0, 0.45), exact=True), hidden=True)
    assert found is not None
    assert (found.move, found.mix, found.equals, found.exact) == (3, [], [], True)
    assert found.following == Choice(9, 0.0, 0.45)


def test_no_order_is_told_against_the_values() -> None:
    """A search may not have settled: its likeliest move need not be the one it values most."""
    found = gist(advice((3, 0.97, 0.5), (4, 0.03, 0.53)), hidden=True)
    assert found is not None
    assert (found.move, found.following) == (3, None)


def test_where_nothing_matters_that_is_told() -> None:
    found = gist(advice((3, 0.5, 0.25), (4, 0.5, 0.251)), hidden=True)
    assert found is not None
    assert (found.move, found.mix, found.wins) == (None, [], 25)


def test_a_mix_of_all_moves_is_told_though_each_wins_as_often() -> None:
    """Two cards, one to win with and one to save: only a player that mixes them wins a quarter of the games."""
    for solved in (
        advice((3, 0.5, 0.25), (4, 0.5, 0.25), (5, 0.0, 0.247), exact=True),
        advice((3, 0.6, 0.25), (4, 0.4, 0.25)),
    ):
        found = gist(solved, hidden=True)
        assert found is not None
        assert (found.move, len(found.mix), found.wins) == (None, 2, 25)
        shown = gist(solved, hidden=False)
        assert shown is not None
        assert (shown.move, shown.mix) == (None, [])


@pytest.mark.parametrize("wins", [0.0, 1.0])
def test_no_mix_is_told_where_all_is_decided(wins: float) -> None:
    found = gist(advice((3, 0.6, wins), (4, 0.4, wins), exact=True), hidden=True)
    assert found is not None
    assert (found.move, found.mix, found.wins) == (None, [], 100 * wins)


def test_an_estimate_without_preference_tells_no_mix() -> None:
    """None of the cards beats anything: whichever is played first, the seat wins as often."""
    found = gist(advice((3, 0.5, 0.25), (4, 0.5, 0.25)), hidden=True)
    assert found is not None
    assert (found.move, found.mix) == (None, [])


def test_one_move_is_told_with_its_own_chance() -> None:
    found = gist(advice((3, 0.6, 0.5), (4, 0.4, 0.3), (9, 0.0, 0.45)), hidden=False)
    assert found is not None
    assert (found.move, found.wins) == (3, 50)
    assert found.following == Choice(9, 0.0, 0.45)


def tried(*choices: tuple[int, float, float, float]) -> Advice:
    """Return an advice from moves, each with its probability, value and the value's likely error."""
    return Advice([Choice(*choice) for choice in choices], choices[0][2], False)


def test_what_trials_can_not_tell_apart_is_as_good() -> None:
    found = gist(tried((3, 1.0, 0.5, 0.02), (4, 0.0, 0.48, 0.02), (9, 0.0, 0.46, 0.02)), hidden=False)
    assert found is not None
    assert (found.move, found.equals, found.following, found.wins, found.off) == (3, [4], None, 50, 4)


def test_the_next_best_is_one_that_is_known_to_win_less_often() -> None:
    """Left out are a move of which little is known, and one that may win as often."""
    tries = [(3, 1.0, 0.5, 0.02), (4, 0.0, 0.45, 0.09), (5, 0.0, 0.46, 0.02), (9, 0.0, 0.3, 0.02)]
    found = gist(tried(*tries), hidden=False)
    assert found is not None
    assert (found.equals, found.following) == ([], Choice(9, 0.0, 0.3, 0.02))


def test_no_move_is_advised_that_is_known_to_win_less_often() -> None:
    """A player may lean towards such a move; advice must not."""
    found = gist(tried((3, 1.0, 0.4, 0.02), (4, 0.0, 0.5, 0.02)), hidden=False)
    assert found is not None
    assert (found.move, found.wins) == (4, 50)
    mixed = gist(tried((3, 0.5, 0.5, 0.02), (4, 0.3, 0.48, 0.02), (9, 0.2, 0.4, 0.02)), hidden=True)
    assert mixed is not None
    assert [share.move for share in mixed.mix] == [3, 4]


def test_how_far_off_an_estimate_may_be_is_told() -> None:
    assert sure_words(tried((3, 1.0, 0.5, 0.016))) == "Estimated (±4)."
    assert sure_words(advice((3, 1.0, 0.5))) == "Estimated."
    assert sure_words(advice((3, 1.0, 0.5), exact=True)) == "Solved exactly."


@pytest.mark.parametrize(("count", "said"), [(2, "4, 5"), (5, "4, 5, 6 and 2 more")])
def test_moves_about_as_good_are_named_as_far_as_there_is_room(count: int, said: str) -> None:
    others = [(4 + place, 0.0, 0.49, 0.02) for place in range(count)]
    told = tried((3, 1.0, 0.5, 0.02), *others)
    found = gist(told, hidden=False)
    assert found is not None
    hint = move_hint(told, found, "As good as any other: {move}. You win {chance} in 100 games.", str)
    assert hint.headline == "As good as any other: 3. You win 50 in 100 games."
    assert hint.detail == f"About as good: {said}. Estimated (±4)."


def test_who_values_no_moves_has_nothing_to_tell() -> None:
    silent = advice((3, 0.5, None), (4, 0.5, None))
    assert gist(silent, hidden=True) is None
    assert best(silent) is None


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("club", "club"),
        ("expert", "expert"),
        ("perfect", "perfect"),
        ("club:honest", "Club, honest"),
        ("honest: keeps their word", "honest"),
    ],
)
def test_a_player_has_a_word_inside_a_sentence(name: str, word: str) -> None:
    assert level_words(name) == word
