"""Miser's talk without a window: how lines are worded, what proves them, and what a person can say by picking."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from cardtable.engine.games import GAMES
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import Said, SayLine
from cardtable.engine.record import SeatName, new_header, parse_line
from cardtable.engine.state import NOBODY
from cardtable.games.miser import moves
from cardtable.games.miser.amounts import turns_words, values_words
from cardtable.games.miser.codes import card_names
from cardtable.games.miser.play import Miser
from cardtable.games.miser.rules import MiserRules
from cardtable.games.miser.sayings import sayings
from cardtable.games.miser.talk import MiserSpeech, talk_of
from cardtable.games.miser.wordings import CHARGES, CONDITIONS, PLAIN, VOICES
from cardtable.match import Match
from cardtable.session.observer import observers_of
from cardtable.table.model import Perspective, seen_by
from cardtable.table.sayings import Saying, said
from cardtable.table.talk import Spoken, Talk, TalkOutcome

NAMES = ("Anna", "Bram", "Cleo", "Dirk")
KINDS = ("holds", "laid", "promise", "truce", "threat", "plea", "warn")
FILLERS = {"cards": "C", "card": "C", "total": "12", "turns": "T", "when": "W", "why": "Y", "who": "Bram"}


def table(players: Sequence[str] = (), rules: MiserRules | None = None, you: int = NOBODY) -> Talk:
    """Return the talk at a table of four, before the deal."""
    return talk_of(Perspective(rules or MiserRules(), NAMES, 0, 0, you, players=players))


def after(talk: Talk, *events: object) -> Talk:
    """Let the talk follow these events, and return it."""
    for event in events:
        talk.follow(event)
    return talk


def dealt(size: int = 13) -> moves.MiserDealt:
    return moves.MiserDealt(((None,) * size,) * 4, (), (), 0)


def holds(seat: int, *values: int, to: int | None = None) -> Said:
    return Said(moves.Holds(seat=seat, values=list(values), to=to))


def contract(
    cards: tuple[str, str], values: tuple[int, int], value: int, gains: tuple[int, int], victim: int = 2
) -> list[object]:
    """Return the events of a contract between seats 0 and 1, from agreement to settlement."""
    return [
        moves.ContractMade(1, 0, 1, victim, (1, 1), 2, value),
        moves.CardLaid(0, None),
        moves.CardLaid(1, None),
        moves.CardsTurned((0, 1), ((cards[0],), (cards[1],))),
        moves.ContractSettled(0, 1, victim, value, values, (values[0] == value, values[1] == value), gains),
    ]


def attack(mine: Sequence[str], theirs: Sequence[str], totals: tuple[int, int], *between: object) -> list[object]:
    """Return the events of an attack of seat 0 on seat 1; those in `between` happen before the cards are turned."""
    gains = (6, 0) if totals[0] > totals[1] else (0, 6)
    return [
        moves.AttackMade(0, 1, 3, 3),
        *[moves.CardLaid(0, None) for _ in mine],
        *[moves.CardLaid(1, None) for _ in theirs],
        *between,
        moves.CardsTurned((0, 1), (tuple(mine), tuple(theirs))),
        moves.AttackSettled(0, 1, totals, gains),
    ]


def verdicts(talk: Talk) -> list[bool | None]:
    """Return for each spoken line, in order, whether it proved good; None if that is open."""
    lines = [entry for entry in talk.entries if isinstance(entry, Spoken)]
    return [line.verdict.good if line.verdict else None for line in lines]


def told(talk: Talk) -> list[str]:
    """Return the words of all verdicts so far."""
    return [verdict.words for entry in talk.entries if isinstance(entry, TalkOutcome) for verdict in entry.verdicts]


# --- how it is said --------------------------------------------------------------------------------------------------


def test_every_kind_of_line_has_many_wordings_and_every_character_some_of_their_own() -> None:
    for kind in KINDS:
        assert len(PLAIN[kind]) >= 6
        wordings = PLAIN[kind]
        for voice in VOICES.values():
            assert len(voice[kind]) >= 4
            wordings += voice[kind]
        assert len(set(wordings)) == len(wordings)
    assert set(VOICES) == {"honest", "opportunist", "grudge", "bully", "hoarder", "chatterbox"}


@pytest.mark.parametrize("voice", ["", *VOICES])
def test_a_speaker_has_a_voice_and_never_says_a_thing_twice_in_the_same_words(voice: str) -> None:
    talk = table(["human", f"expert:{voice}" if voice else "expert", "club", "random"])
    lines: list[SayLine] = [
        moves.Holds(seat=1, values=[10, 10]),
        moves.Laid(seat=1, total=19),
        moves.Promise(seat=1, value=5, to=2),
        moves.Truce(seat=1, partner=2, turns=2, to=2),
        moves.Threat(seat=1, against=0, provocation="attack", to=0),
        moves.Plea(seat=1),
        moves.Warn(seat=1, about=3, reason="leader"),
    ]
    for line in lines:
        before = len(talk.entries)
        for _ in range(40):
            talk.follow(Said(line))
        words = [entry.words for entry in talk.entries[before:] if isinstance(entry, Spoken)]
        assert all(one != other for one, other in pairwise(words)), words
        assert len(set(words)) >= 6
        assert not any("{" in said for said in words)


def test_each_character_has_a_way_of_its_own_to_speak_to_somebody() -> None:
    """And never the same way twice in a row."""
    ways: dict[str, set[str]] = {}
    for voice in ("", *VOICES):
        talk = table([f"club:{voice}" if voice else "club"] * 4)
        for _ in range(60):
            talk.follow(holds(1, 10, to=2))
        said = [entry.words for entry in talk.entries if isinstance(entry, Spoken)]
        found = [next(way for way in voice_of(voice) if fits(way, words)) for words in said]
        assert all(one != other for one, other in pairwise(found))
        assert len(set(found)) >= 3
        ways[voice] = set(found)
    assert len(set().union(*ways.values())) == sum(len(found) for found in ways.values())


def voice_of(voice: str) -> list[str]:
    """Return the templates in which a bot of a character addresses another player."""
    return VOICES.get(voice, PLAIN)["address"]


def fits(way: str, words: str) -> bool:
    """Return whether a sentence follows a template."""
    before, after = way.replace("{who}", "Cleo").split("{said}")
    return words.startswith(before) and words.endswith(after)


def test_a_threat_knows_what_has_been_done_already() -> None:
    """A threat in the middle of an attack doesn't speak of being attacked as something to come."""
    threat = Said(moves.Threat(seat=1, against=0, provocation="attack", to=0))
    talk = after(table(), dealt(), *[threat] * 4, moves.AttackMade(0, 1, 3, 3), *[threat] * 4)
    words = [entry.words for entry in talk.entries if isinstance(entry, Spoken)]
    assert all("f you attack me" in one for one in words)
    assert [" again" in one for one in words] == [False] * 4 + [True] * 4


def test_sentences_begin_with_a_capital_whatever_fills_them() -> None:
    for voice in ("", *VOICES):
        talk = table([f"expert:{voice}"] * 4)
        for seat in range(4):
            for _ in range(12):
                after(talk, holds(seat, 10, 10), Said(moves.Truce(seat=seat, partner=2, turns=2)))
                after(talk, Said(moves.Threat(seat=seat, against=1, provocation="attack")))
                after(talk, Said(moves.Promise(seat=seat, value=8)))
        for words in [entry.words for entry in talk.entries if isinstance(entry, Spoken)]:
            assert words[0].isupper(), words
            assert not re.search(r"[.!?] [a-z]", words), words


def test_the_person_and_programs_have_the_plain_wordings() -> None:
    for player in ("human", "exec:./grudge", "expert", "expert:unheard-of"):
        talk = table([player] * 4)
        for _ in range(30):
            talk.follow(Said(moves.Plea(seat=0)))
        assert {entry.words for entry in talk.entries if isinstance(entry, Spoken)} <= set(PLAIN["plea"])


def test_a_line_says_whom_it_is_for() -> None:
    talk = table()
    for to in (None, 2):
        after(talk, *[holds(1, 10, to=to) for _ in range(20)])
    words = [entry.words for entry in talk.entries if isinstance(entry, Spoken)]
    assert not any("Cleo" in one for one in words[:20])
    assert all(one.count("Cleo") == 1 for one in words[20:])
    after(talk, *[Said(moves.Threat(seat=1, against=2, provocation="refuse", to=2)) for _ in range(20)])
    assert all(1 <= entry.words.count("Cleo") <= 2 for entry in talk.entries[40:] if isinstance(entry, Spoken))


def test_a_person_without_a_name_is_not_called_you_by_others() -> None:
    talk = talk_of(Perspective(MiserRules(), ("You", *NAMES[1:]), 0, 0, 0))
    after(talk, *[holds(1, 10, to=0) for _ in range(9)])
    after(talk, *[Said(moves.Truce(seat=1, partner=0, turns=2, to=0)) for _ in range(9)])
    after(talk, *[Said(moves.Warn(seat=1, about=0, reason="leader")) for _ in range(9)])
    words = [entry.words for entry in talk.entries if isinstance(entry, Spoken)]
    assert not any("You," in one or ", You" in one for one in words)
    assert all("y friend" in one for one in words[:18])
    assert all("our friend here" in one.lower() for one in words[18:])


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ([5], "a five"),
        ([8], "an eight"),
        ([10, 10], "two tens"),
        ([5, 11, 10, 10], "an ace, two tens and a five"),
        ([6] * 7, "7 sixes"),
        ([17], "a card worth 17"),
    ],
)
def test_cards_are_called_by_their_values(values: list[int], words: str) -> None:
    assert values_words(values, 11) == words


def test_a_truce_may_have_more_turns_than_qt_can_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs and records may name any number."""
    monkeypatch.setattr("cardtable.language._translate", QCoreApplication.translate)
    assert [turns_words(turns) for turns in (1, 6)] == ["one turn", "six turns"]
    for turns in ((1 << 31) - 1, 1 << 31, 10**30):
        assert turns_words(turns) == f"{turns} turns"


def test_what_never_ends_is_cut() -> None:
    """Otherwise a bubble would cover the table for hours."""
    talk = after(table(), dealt(), holds(0, *range(16_000), to=1), Said(moves.Laid(seat=0, total=10**4000)))
    after(talk, Said(moves.Promise(seat=0, value=10**4000)), *contract(("9H", "5D"), (9, 5), 5, (4, 0)))
    assert verdicts(talk) == [False, None, False]
    assert all(380 < len(entry.words) < 450 for entry in talk.entries if isinstance(entry, Spoken))
    assert all(entry.words.count("…") == 1 for entry in talk.entries if isinstance(entry, Spoken))
    assert [len(claim) for claim, _ in talk.claims(0)] == [400]
    assert [len(lie.words) for lie in talk.speech.lies()] == [400, 400]


def test_an_ace_is_called_so_where_nothing_else_counts_the_same() -> None:
    for rules, words in ((MiserRules(), "an ace"), (MiserRules(ace_value=10), "a ten"), (MiserRules(ace_value=1), "")):
        claim = after(table(rules=rules), holds(0, rules.ace_value)).claims(0)[0][0]
        assert claim == (words or "an ace")


# --- what proves it --------------------------------------------------------------------------------------------------


def test_a_claim_is_true_once_the_cards_have_been_seen() -> None:
    talk = after(table(), dealt(), holds(0, 10, 10))
    after(talk, moves.CentreBidMade(0, "KH", 1, 1))
    assert verdicts(talk) == [None]
    after(talk, moves.CentreBidMade(0, "QS", 1, 1))
    assert verdicts(talk) == [True]
    assert talk.claims(0)[0][1] is not None


def test_cards_that_left_the_hand_before_prove_nothing() -> None:
    talk = after(table(), dealt(), moves.CentreBidMade(0, "KH", 1, 1), holds(0, 10), moves.CentreBidMade(0, "5S", 1, 1))
    assert verdicts(talk) == [None]


def test_a_claim_is_a_bluff_once_the_cards_can_t_have_been_there() -> None:
    talk = after(table(), dealt(), holds(0, 11, 11))
    for seat, ace in ((1, "AC"), (2, "AD")):
        after(talk, moves.CentreBidMade(seat, ace, 1, 1))
    assert verdicts(talk) == [None]
    after(talk, moves.CentreBidMade(3, "AH", 1, 1))
    assert verdicts(talk) == [False]
    assert told(talk) == ["Anna bluffed"]
    assert [lie.words for lie in talk.speech.lies()] == ["claimed to hold two aces"]


def test_more_cards_than_are_left_are_a_bluff_at_once() -> None:
    talk = after(table(), dealt(2), holds(0, 5, 6), holds(0, 5, 6, 7))
    assert verdicts(talk) == [None, False]


def test_a_claim_is_a_bluff_once_too_few_cards_are_left_that_nobody_has_seen() -> None:
    talk = after(
        table(), dealt(4), holds(0, 10, 10), moves.CentreBidMade(0, "KH", 1, 1), moves.CentreBidMade(0, "2H", 1, 1)
    )
    assert verdicts(talk) == [None]
    talk = after(talk, holds(0, 3, 4), moves.CentreBidMade(0, "5H", 1, 1))
    assert verdicts(talk) == [None, False]  # the last card may be a ten
    after(talk, moves.CentreBidMade(0, "9H", 1, 1))
    assert verdicts(talk) == [False, False]
    talk = after(table(), dealt(2), holds(0, 10), *attack(("2H",), ("3H",), (2, 3)), moves.AttackMade(0, 1, 3, 3))
    after(talk, moves.CardLaid(0, None), moves.Forfeited(1, 0, 6), moves.CardBuried(0, None))
    assert verdicts(talk) == [None]  # a card face down may be a ten


def test_who_says_a_thing_all_the_time_is_looked_into_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program may say twenty lines on every occasion."""
    looks: list[object] = []
    held = MiserSpeech._held

    def look(speech: MiserSpeech, claim: Any) -> bool | None:
        looks.append(claim)
        return held(speech, claim)

    monkeypatch.setattr(MiserSpeech, "_held", look)
    talk = after(table(), dealt(), *[holds(0, 10) for _ in range(400)])
    assert len(looks) == 400
    after(talk, moves.TurnBegan(0, 1), moves.CentreBidMade(0, "5H", 1, 1))
    assert len(looks) == 402
    after(talk, moves.CentreBidMade(0, "KH", 1, 1))
    assert (len(looks), set(verdicts(talk))) == (403, {True})


def test_what_lies_there_is_counted_when_it_is_turned() -> None:
    claims = (Said(moves.Laid(seat=0, total=19)), Said(moves.Laid(seat=1, total=9)), Said(moves.Laid(seat=2, total=9)))
    talk = after(table(), dealt(), *attack(("9H", "KC"), ("2C",), (19, 2), *claims))
    assert verdicts(talk) == [True, False, None]
    assert told(talk) == ["Bram bluffed"]
    lie = talk.speech.lies()[0]
    assert (lie.seat, lie.earned) == (1, -3)
    assert "2♣" in lie.truth


def test_a_claim_of_what_lies_there_is_of_the_cards_that_lay_there_then() -> None:
    talk = after(table(), dealt(), moves.AttackMade(0, 1, 3, 3), moves.CardLaid(0, None))
    after(talk, Said(moves.Laid(seat=0, total=9)), moves.CardLaid(0, None))
    after(talk, moves.CardsTurned((0, 1), (("9H", "KC"), ())), moves.AttackSettled(0, 1, (19, 0), (6, 0)))
    assert verdicts(talk) == [True]


def test_a_promise_is_kept_or_broken_at_the_speaker_s_next_contract() -> None:
    talk = after(table(), dealt(), Said(moves.Promise(seat=0, value=5)), Said(moves.Promise(seat=1, value=5, to=0)))
    after(talk, *contract(("5H", "9D"), (5, 9), 5, (0, 4)))
    assert verdicts(talk) == [True, False]
    assert told(talk) == ["Bram broke a promise"]
    outcome = talk.entries[-1]
    assert isinstance(outcome, TalkOutcome)
    assert outcome.fact == "Contract: Anna 5♥, Bram 9♦"


def test_a_contract_of_the_person_s_own_calls_them_you_in_the_midst_of_a_sentence() -> None:
    talk = after(table(you=1), dealt(), *contract(("5H", "9D"), (5, 9), 5, (0, 4)))
    outcome = talk.entries[-1]
    assert isinstance(outcome, TalkOutcome)
    assert outcome.fact == "Contract: Anna 5♥, you 9♦"
    assert talk.words[:2] == [(1, 1), (0, 1)]
    assert [(lie.seat, lie.earned) for lie in talk.speech.lies()] == [(1, 2)]
    after(talk, *contract(("5C", "5D"), (5, 5), 5, (2, 2)))
    assert talk.words[:2] == [(2, 2), (1, 2)]
    assert told(talk)[-1] == "Both kept their word"


def test_a_promise_of_another_card_than_was_agreed_counts_beside_it() -> None:
    talk = after(table(you=0), dealt(), Said(moves.Promise(seat=0, value=9)))
    after(talk, *contract(("5H", "5D"), (5, 5), 5, (2, 2)))
    assert talk.words[0] == (1, 2)
    assert told(talk) == ["You broke a promise"]


def test_a_truce_is_broken_by_an_attack_or_a_contract_and_kept_by_turns() -> None:
    truce = Said(moves.Truce(seat=0, partner=2, turns=2, to=2))
    turns = [moves.TurnBegan(number % 4, number + 1) for number in range(6)]
    talk = after(table(), dealt(), turns[0], truce, *turns[1:5])
    assert verdicts(talk) == [None]
    assert verdicts(after(talk, turns[5])) == [True]
    for strike in (moves.AttackMade(0, 2, 1, 1), *contract(("5H", "5D"), (5, 5), 5, (2, 2))[:1]):
        talk = after(table(), dealt(), turns[0], truce, strike)
        assert verdicts(talk) == [False]
        assert told(talk) == ["Anna broke a truce"]
    talk = after(table(), dealt(), turns[0], truce, moves.AttackMade(2, 0, 1, 1), moves.AttackMade(0, 2, 1, 1))
    assert verdicts(talk) == [None]
    assert talk.words[0] == (0, 0)


@pytest.mark.parametrize(
    "deed",
    [moves.AttackMade(0, 2, 1, 1), moves.ContractMade(1, 0, 1, 2, (1, 1), 2, 5), moves.CentreBidMade(0, "KH", 1, 1)],
)
def test_a_truce_after_the_deed_begins_with_the_next_turn(deed: object) -> None:
    """In the turn of an attack itself, the attacker's truce can no longer be kept or broken."""
    truce = Said(moves.Truce(seat=0, partner=2, turns=1, to=2))
    talk = after(table(), dealt(), moves.TurnBegan(0, 1), deed, truce, moves.TurnBegan(1, 2))
    assert (verdicts(talk), talk.words[0]) == ([None], (0, 0))
    kept = after(talk.clone(), moves.TurnBegan(0, 3), moves.TurnBegan(1, 4))
    assert (verdicts(kept), kept.words[0]) == ([True], (1, 1))
    broken = after(talk, moves.TurnBegan(0, 3), moves.AttackMade(0, 2, 1, 1))
    assert (verdicts(broken), broken.words[0]) == ([False], (0, 1))
    over = after(table(), dealt(), moves.TurnBegan(0, 1), deed, truce, moves.MiserEnded((1,), (0, 9, 9, 9), "knockout"))
    assert verdicts(over) == [None]


@pytest.mark.parametrize(
    ("provocation", "cause"),
    [
        ("attack", moves.AttackMade(1, 0, 1, 1)),
        ("contract", moves.ContractMade(1, 3, 1, 0, (1, 1), 2, 5)),
        ("refuse", moves.ContractDeclined(1, 0, 1, 2)),
    ],
)
def test_a_threat_is_carried_out_or_empty_once_it_was_given_cause(provocation: Any, cause: object) -> None:
    threat = Said(moves.Threat(seat=0, against=1, provocation=provocation, to=1))
    idle = after(table(), dealt(), moves.TurnBegan(0, 1), threat, moves.TurnBegan(1, 2))
    assert verdicts(after(idle, moves.TurnBegan(0, 3), moves.AttackMade(0, 1, 1, 1), moves.TurnBegan(1, 4))) == [None]
    for strike, carried in (((moves.AttackMade(0, 1, 1, 1),), True), ((), False)):
        talk = after(table(), dealt(), threat, moves.TurnBegan(1, 1), cause, moves.TurnBegan(0, 2))
        assert verdicts(after(talk, *strike)) == [None]
        assert verdicts(after(talk, moves.TurnBegan(1, 3))) == [carried]
        assert told(talk) == (["Anna carried out a threat"] if carried else [])


def test_a_word_that_is_given_again_and_again_counts_once() -> None:
    """Otherwise players would seem the more faithful, the more often they say it."""
    truce, promise = Said(moves.Truce(seat=0, partner=2, turns=1)), Said(moves.Promise(seat=0, value=9))
    talk = after(table(), dealt(), moves.TurnBegan(0, 1), *[truce] * 20)
    broken = after(talk.clone(), moves.AttackMade(0, 2, 1, 1))
    assert (verdicts(broken), broken.words[0]) == ([False] * 20, (0, 1))
    after(talk, Said(moves.Truce(seat=0, partner=1, turns=1)), moves.TurnBegan(1, 2))
    assert (verdicts(talk), talk.words[0]) == ([True] * 21, (2, 2))
    talk = after(table(), dealt(), *[promise] * 20, *contract(("9H", "5D"), (9, 5), 5, (4, 0)))
    assert (verdicts(talk), talk.words[0]) == ([True] * 20, (1, 2))  # counts the promise beside the contract


def test_a_threat_is_not_empty_because_somebody_else_came_first() -> None:
    threat = Said(moves.Threat(seat=0, against=1, provocation="attack", to=1))
    talk = after(table(), dealt(), threat, moves.TurnBegan(1, 1), moves.AttackMade(1, 0, 1, 1), moves.TurnBegan(2, 2))
    out = after(talk.clone(), moves.KnockedOut(1), moves.TurnBegan(0, 3), moves.TurnBegan(2, 4))
    assert verdicts(out) == [None]
    after(talk, moves.TurnBegan(0, 3), moves.AttackMade(0, 1, 1, 1), moves.KnockedOut(1), moves.TurnBegan(2, 4))
    assert verdicts(talk) == [True]


# --- whole games -----------------------------------------------------------------------------------------------------


class Truth:
    """Observer that knows all hands and notes, when a line is said, whether it is true."""

    def __init__(self, match: Match) -> None:
        self.match = match
        assert isinstance(match.state, Miser)
        self.state = match.state
        self.claims: list[bool | None] = []

    def say(self, line: SayLine) -> None:
        """Note whether a claim is true, or None for any other line."""
        state = self.state
        terms = state.terms
        truth: bool | None = None
        if isinstance(line, moves.Holds):
            held = [terms.values[card] for card in range(52) if state.hands[line.seat] >> card & 1]
            truth = all(held.count(value) >= line.values.count(value) for value in line.values)
        elif isinstance(line, moves.Laid) and (laid := self.lying(line.seat)):
            truth = sum(terms.values[card] for card in laid) == line.total
        self.claims.append(truth)
        self.match.submit(line.seat, line)

    def lying(self, seat: int) -> list[int]:
        """Return the cards that lie face down before a seat."""
        state = self.state
        cards = [card for card in state.laid[0] if seat == state.player]
        cards += [card for card in state.laid[1] if seat == state.victim]
        return cards + [card for who, card in zip((state.player, state.partner), state.commits, strict=True)
                        if who == seat and card >= 0]  # fmt: skip


def random_line(rng: Random, match: Match, seats: int) -> SayLine:
    """Return a random line that a person could pick."""
    speaker = rng.randrange(seats)
    assert isinstance(match.state, Miser)
    names = [f"{seat}" for seat in range(seats)]
    values = sorted(set(match.state.terms.values), reverse=True)
    kinds = sayings(names, speaker, values, 0, rng.randrange(3))
    saying = rng.choice(kinds)
    picked = [rng.choice(step.choices) for step in saying.steps]
    line = parse_line({"seat": speaker, **said(saying, picked)}, match.game, seats)
    assert isinstance(line, SayLine)
    return line


@pytest.mark.parametrize("number", range(24))
def test_whole_games_prove_what_was_said_and_the_same_for_all_eyes(number: int) -> None:
    """A mark is never wrong, no observer sees one before the others do, and at the end of a game all hands are
    known."""
    rng = Random(number)
    seats = rng.choice((3, 4, 5, 8))
    rules = MiserRules(
        uneven_deal=rng.choice(("drop_low", "set_aside")),
        open_slush=rng.random() < 0.3,
        ace_value=rng.choice((11, 11, 1, 10)),
        court_value=rng.choice((10, 10, 12)),
        ending=rng.choice(("first_knockout", "last_standing")),
    )
    header = new_header(GAMES["miser"], rules, tuple([SeatName(name, "random") for name in "abcdefgh"[:seats]]), number)
    observers = observers_of(header)
    match = Match(header, KeyedRandom(number), list(observers.values()))
    match.go_on()
    truth = Truth(match)
    talks = {viewer: talk_of(seen_by(header, viewer)._replace(you=NOBODY)) for viewer in observers}
    given = dict.fromkeys(observers, 0)

    def look() -> list[object]:
        """Return what the talk of each observer has come to."""
        for viewer, observer in observers.items():
            after(talks[viewer], *observer.events[given[viewer] :])
            given[viewer] = len(observer.events)
        return [(talk.entries, talk.words) for talk in talks.values()]

    while True:
        if rng.random() < 0.3:
            truth.say(random_line(rng, match, seats))
        else:
            match.submit_code(match.state.any_move(match.state.turn, rng.random))
        if match.over:
            break
        first, *others = look()
        assert all(other == first for other in others)
    look()
    for viewer, talk in talks.items():
        found = verdicts(talk)
        claims = [pair for pair in zip(truth.claims, found, strict=True) if pair[0] is not None]
        assert all(seen == true for true, seen in claims), viewer


def test_a_moment_that_is_kept_stays_as_it_was() -> None:
    talk = after(table(), dealt(), holds(0, 10), Said(moves.Promise(seat=0, value=5)))
    kept = talk.clone()
    after(talk, moves.CentreBidMade(0, "KH", 1, 1), *contract(("5H", "9D"), (5, 9), 5, (0, 4)))
    assert verdicts(talk) == [True, True]
    assert verdicts(kept) == [None, None]
    assert kept.words[1] == (0, 0)
    again = after(kept, moves.CentreBidMade(0, "KH", 1, 1), *contract(("5H", "9D"), (5, 9), 5, (0, 4)))
    assert (again.entries, again.words) == (talk.entries, talk.words)


def test_the_same_talk_reads_the_same_again() -> None:
    events = [dealt(), holds(0, 10), holds(1, 5, to=0), moves.TurnBegan(0, 1), Said(moves.Plea(seat=2)), holds(0, 10)]
    assert after(table(), *events).entries == after(table(), *events).entries


# --- what a person can say -------------------------------------------------------------------------------------------


def every_line(saying: Saying) -> list[dict[str, Any]]:
    """Return all lines of a kind that can be made with one pick in each step."""
    lines: list[list[Any]] = [[]]
    for step in (*saying.steps, *([saying.to] if saying.to else [])):
        lines = [[*line, choice] for line in lines for choice in step.choices]
    return [said(saying, line) for line in lines]


def test_all_that_can_be_picked_is_well_formed_and_players_are_picked_last() -> None:
    game, kinds = GAMES["miser"], set()
    state = game.start(MiserRules(), 4)
    for down in (0, 1, 4):
        for saying in sayings(NAMES, 1, range(11, 1, -1), 11, down):
            players = [any(choice.seat != NOBODY for choice in step.choices) for step in saying.steps]
            assert players == sorted(players)
            kinds.add(saying.kind)
            for held in every_line(saying):
                line = parse_line({"seat": 1, **held}, game, 4)
                assert isinstance(line, SayLine)
                game.hear(state, line)
        assert ("laid" in kinds) == bool(down)
    assert kinds == set(KINDS)


def test_cards_that_are_picked_add_up() -> None:
    saying = sayings(NAMES, 1, range(11, 1, -1), 11, 0)[0]
    assert saying.to
    by = {choice.says: choice for choice in saying.steps[0].choices}
    everybody, anna = saying.to.choices[0], next(choice for choice in saying.to.choices if choice.seat == 0)
    assert said(saying, [by["two tens"], by["a five"], everybody]) == {"say": "holds", "values": [10, 10, 5]}
    assert said(saying, [by["an ace"], anna]) == {"say": "holds", "values": [11], "to": 0}


def test_conditions_and_charges_are_those_of_the_game() -> None:
    assert set(CONDITIONS.texts) == {"attack", "contract", "refuse"}
    assert {len(texts) for texts in CONDITIONS.texts.values()} == {2}
    assert set(CHARGES.texts) == {"leader", "reneged", "bluffed"}
    assert card_names(1) == ("2C",)
