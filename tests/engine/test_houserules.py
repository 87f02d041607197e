"""House rules: declared once, and printed, read, checked and explained from there."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.game import AnyGame
from cardtable.engine.games import GAMES
from cardtable.engine.houserules import read_rules, rules_file
from cardtable.errors import BadInput
from cardtable.games.war.rules import WarRules
from tests.engine.suite import house_rules, rule_values

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


# --- every game --------------------------------------------------------------------------------------------------


@every_game
@given(data=st.data())
def test_a_rules_file_reads_back(game: AnyGame, data: st.DataObject) -> None:
    rules = data.draw(house_rules(game.rules))
    text = rules_file(game.key, rules)
    assert read_rules(game.rules, game.key, text.encode()) == rules
    assert tomllib.loads(text)["game"] == game.key


@every_game
@given(data=st.data())
def test_what_a_record_holds_reads_back(game: AnyGame, data: st.DataObject) -> None:
    rules = data.draw(house_rules(game.rules))
    changed = rules.changed()
    assert game.rules.made(changed) == rules
    assert all(value != rules.rule(name).default or rules.rule(name).formula for name, value in changed.items())


@every_game
def test_defaults_are_nothing_to_write(game: AnyGame) -> None:
    assert game.rules().changed() == {}
    assert game.rules.made({}) == game.rules()


@every_game
def test_every_rule_is_explained(game: AnyGame) -> None:
    rules = game.rules()
    text = rules_file(game.key, rules)
    for rule in rules.declared():
        assert rule.label
        assert rule.help.endswith(".")
        assert f"# {rule.label}. {rule.help}\n# {rule.range_words}; default" in text
        assert len(rule.choice_labels) == len(rule.choices)
        assert rule.problem(rule.default) is None
        assert (rule.low < rule.high) == (rule.kind == "number")
        if rule.when:
            assert f"# Only matters {rule.when.words}.\n" in text


@every_game
@given(data=st.data())
def test_set_takes_what_a_file_takes(game: AnyGame, data: st.DataObject) -> None:
    rules = data.draw(house_rules(game.rules))
    rule = data.draw(st.sampled_from(rules.declared()))
    value = data.draw(rule_values(rule))
    text = str(value).lower() if isinstance(value, bool) else str(value)
    try:
        expected = game.rules.made({**rules.changed(), rule.name: value})
    except BadInput:
        with pytest.raises(BadInput):  # the value is legal, but conflicts with the others
            rules.with_text(f"{rule.name}={text}").check()
        return
    assert rules.with_text(f"{rule.name}={text}") == expected
    assert rules.with_text(f" {rule.name} = {text} ") == expected


@every_game
def test_presets_are_rules_with_titles(game: AnyGame) -> None:
    for name, (title, rules) in game.presets.items():
        assert name.isidentifier()
        assert title
        assert game.rules.made(rules.changed()) == rules


@every_game
@given(data=st.data())
def test_any_other_value_is_refused(game: AnyGame, data: st.DataObject) -> None:
    rule = data.draw(st.sampled_from(game.rules.declared()))
    wrong = data.draw(
        st.none()
        | st.text(max_size=9)
        | st.floats(allow_nan=False)
        | st.lists(st.integers(), max_size=2)
        | st.integers(max_value=-1)
        | st.integers(min_value=10**6 + 1)
    )
    if rule.kind == "choice" and wrong in rule.choices:
        return
    with pytest.raises(BadInput, match=rule.name) as caught:
        game.rules.made({rule.name: wrong})
    assert "\n" not in str(caught.value)


# --- Bidding War's ---------------------------------------------------------------------------------------------------


def test_the_defaults_are_the_authors_game() -> None:
    assert {rule.name: rule.default for rule in WarRules.declared()} == {
        "suit_size": 13,
        "prizes": "spare_suit",
        "bidding": "sealed",
        "tie": "discard",
        "ace_value": 1,
        "jack_value": 11,
        "queen_value": 12,
        "king_value": 13,
        "offer_order": "there_and_back",
        "seller_bids": True,
        "losers_pay": False,
    }
    assert WarRules().values() == list(range(1, 14))


def test_the_ranges() -> None:
    assert {rule.name: (rule.low, rule.high) for rule in WarRules.declared() if rule.kind == "number"} == {
        "suit_size": (3, 13),
        "ace_value": (0, 30),
        "jack_value": (0, 30),
        "queen_value": (0, 30),
        "king_value": (0, 30),
    }
    assert {rule.name: rule.choices for rule in WarRules.declared() if rule.choices} == {
        "prizes": ("spare_suit", "own_cards"),
        "bidding": ("sealed", "open"),
        "tie": ("discard", "carry", "next_highest"),
        "offer_order": ("there_and_back", "round"),
    }


@pytest.mark.parametrize(
    ("rules", "idle"),
    [
        (WarRules(), {"offer_order", "seller_bids", "losers_pay"}),
        (WarRules(bidding="open"), {"tie", "offer_order", "seller_bids"}),
        (WarRules(prizes="own_cards"), {"losers_pay"}),
        (WarRules(prizes="own_cards", bidding="open"), {"tie"}),
        (WarRules(suit_size=12), {"king_value", "offer_order", "seller_bids", "losers_pay"}),
        (WarRules(suit_size=11), {"queen_value", "king_value", "offer_order", "seller_bids", "losers_pay"}),
        (
            WarRules(suit_size=10),
            {"jack_value", "queen_value", "king_value", "offer_order", "seller_bids", "losers_pay"},
        ),
    ],
)
def test_matters(rules: WarRules, idle: set[str]) -> None:
    assert {rule.name for rule in rules.declared() if not rules.matters(rule)} == idle


def test_a_rule_without_effect_is_accepted() -> None:
    assert WarRules.made({"losers_pay": True, "bidding": "sealed"}).losers_pay


# --- errors ----------------------------------------------------------------------------------------------------------


def refused(text: str) -> str:
    with pytest.raises(BadInput) as caught:
        read_rules(WarRules, "war", text.encode())
    assert "\n" not in caught.value.what
    assert len(caught.value.what) < 400
    return caught.value.what


def test_a_file_for_another_game() -> None:
    assert refused('game = "miser"') == 'these house rules are for "miser", not for "war"'
    assert refused("game = 3") == 'these house rules are for 3, not for "war"'
    assert read_rules(WarRules, "war", b"") == WarRules()


def test_values_in_files() -> None:
    assert refused("suit_size = 2") == "suit_size must be between 3 and 13, not 2"
    assert refused("suit_size = 3.0") == "suit_size must be between 3 and 13, not 3.0"
    assert refused("suit_size = true") == "suit_size must be between 3 and 13, not true"
    assert refused('suit_size = "3"') == 'suit_size must be between 3 and 13, not "3"'
    assert refused("suit_size = nan").startswith("suit_size must be between 3 and 13, not ")
    assert refused("suit_size = 1979-05-27").startswith("suit_size must be between 3 and 13, not ")
    assert refused("suit_size = [3]") == "suit_size must be between 3 and 13, not [3]"
    assert refused("[suit_size]\nx = 3") == 'suit_size must be between 3 and 13, not {"x":3}'
    assert refused("seller_bids = 1") == "seller_bids must be true or false, not 1"
    assert refused('tie = "CARRY"') == 'tie must be one of discard, carry, next_highest, not "CARRY"'
    assert refused("suits = 3").startswith("unknown house rule 'suits'; choose from suit_size, prizes, ")
    assert refused("x" * 900 + " = 3").startswith("unknown house rule 'xxx")


def test_files_that_are_no_toml() -> None:
    for text in ("suit_size", "suit_size = ", "suit_size = 3\nsuit_size = 3", "= 3", "[", "\0", "suit_size = 03"):
        assert refused(text).startswith("not a TOML file: ")
    assert refused("suit_size = " + "[\n" * 5000 + "]\n" * 5000) == "not a TOML file: nested too deeply"


def test_keys_are_no_deeper_than_can_be_read_at_once() -> None:
    """A key of 40 KB once took 1.6 GB of memory."""
    assert refused("suit_size = 3\n" + ".".join("a" * 20_000) + " = 1") == "the line is longer than 1,000 characters"
    assert refused(".".join("a" * 490) + " = 1").startswith("unknown house rule 'a'; choose from ")
    deep = [".".join([f"k{line}", *("a" * 480)]) + " = 1" for line in range(60)]
    assert refused("\n".join(deep)).startswith("unknown house rule 'k0'; choose from ")
    headers = "\n".join([f"[{'a.' * 480}a]"] * 60)
    assert len(refused(headers)) < 300
    assert refused("\n" * (1 << 16) + "x") == "a file of house rules may have at most 65,536 bytes"


@pytest.mark.parametrize(
    ("assignment", "reason"),
    [
        ("suit_size", "'suit_size' must have the form KEY=VALUE"),
        ("", "'' must have the form KEY=VALUE"),
        ("suit_size=", 'suit_size must be between 3 and 13, not ""'),
        ("suit_size=x", 'suit_size must be between 3 and 13, not "x"'),
        ("suit_size=3.0", 'suit_size must be between 3 and 13, not "3.0"'),
        ("suit_size=14", "suit_size must be between 3 and 13, not 14"),
        ("suit_size=" + "7" * 5000, "suit_size must be between 3 and 13, not "),
        ("seller_bids=yes", 'seller_bids must be true or false, not "yes"'),
        ("seller_bids=1", 'seller_bids must be true or false, not "1"'),
        ("tie=none", 'tie must be one of discard, carry, next_highest, not "none"'),
        ("=3", "unknown house rule ''; choose from suit_size"),
        ("Suit_size=3", "unknown house rule 'Suit_size'; choose from suit_size"),
    ],
)
def test_errors_of_set(assignment: str, reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        WarRules().with_text(assignment)
    assert str(caught.value).startswith(reason)
    assert len(str(caught.value)) < 400


def test_set_keeps_what_was_set_before() -> None:
    rules = WarRules().with_text("tie=carry").with_text("suit_size=5").with_text("tie=discard")
    assert rules == WarRules(suit_size=5)
