"""Talk in Miser: how each line is worded, and what proves it true or false.

Lines are judged by what everybody has seen: cards that were turned or bid with, contracts and attacks; after the end of
the game also by the cards that are shown then. Cards that other players can't see prove nothing before.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from typing_extensions import override

from cardtable.engine.cards import split_card
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import RulesChanged, Said, SayLine
from cardtable.engine.state import NOBODY
from cardtable.games.miser import moves
from cardtable.games.miser.amounts import turns_words, value_words, values_words
from cardtable.games.miser.codes import HIGH_RANKS, card_names
from cardtable.games.miser.play import Miser
from cardtable.games.miser.rules import MiserRules
from cardtable.games.miser.sayings import sayings
from cardtable.games.miser.wordings import CHARGES, CONDITIONS, PLAIN, VOICES
from cardtable.language import filled, translate
from cardtable.table.board import Snapshot
from cardtable.table.model import Perspective
from cardtable.table.sayings import Saying
from cardtable.table.talk import Lie, Proof, Speech, Talk, TalkVerdict, Wordings, cut, name_in_talk
from cardtable.table.words import Narrator, Sentence, cards_words

_BLUFFED = Sentence("miser", "You bluffed", "{who} bluffed")
_BROKE_PROMISE = Sentence("miser", "You broke a promise", "{who} broke a promise")
_BROKE_AGREEMENT = Sentence("miser", "You broke the agreement", "{who} broke the agreement")
_BROKE_TRUCE = Sentence("miser", "You broke a truce", "{who} broke a truce")
_CARRIED_OUT_THREAT = Sentence("miser", "You carried out a threat", "{who} carried out a threat")
_KEPT_WORD = Sentence("miser", "Both kept their word")
_CONTRACT = Sentence("miser", "Contract: {who} {card}, {partner} {other}")
_ATTACK = Sentence("miser", "Attack: {who} {total}, {victim} {other}")


def talk_of(seen: Perspective, start: Miser | None = None) -> Talk:
    """Return the talk of a table as an observer sees it; it follows the events of their view. `start` is the state in
    which the game begins, if that is a position in the midst of it."""
    speech = MiserSpeech(seen)
    if start and start.turn >= 0:
        speech.begin(start)
    return Talk(seen.names, seen.you, speech)


class _Hand(Snapshot):
    """Cards of one seat, as far as they are known."""

    def __init__(self) -> None:
        self.dealt = 0
        self.own: tuple[str, ...] = ()
        """Cards dealt, if the observer knows them."""
        self.played: list[str | None] = []
        """Cards that have left the hand, in order; None for each that not everybody knows."""
        self.hidden: dict[int, str] = {}
        """Cards that only the observer knows, by their index in `played`."""
        self.down: list[int] = []
        """Indices in `played` of the cards that lie face down in front of the seat."""
        self.shown: tuple[str, ...] | None = None
        """Cards that were never played openly, as shown after the end of the game."""
        self.stake = 0
        """Pennies that this seat has in the centre for the current attack."""

    def leave(self, card: str | None, known: str | None = None) -> None:
        """Take a card out of the hand: `card` if everybody sees it, `known` if only the observer knows it."""
        if known:
            self.hidden[len(self.played)] = known
        self.played.append(card)

    def turn(self, cards: Sequence[str]) -> None:
        """Turn the cards that lie in front of the seat."""
        for place, card in zip(self.down, cards, strict=True):
            self.played[place] = card
        self.down = []


class _Claim(NamedTuple):
    """Claim about cards: `values` of cards in hand, or the `total` of the cards `down` on the table.

    `number` is the index of its line.
    """

    number: int
    seat: int
    left: int
    """Number of cards that had left the hand when the claim was made."""
    turn: int
    values: tuple[int, ...] = ()
    down: tuple[int, ...] = ()
    total: int = 0


class _Vow(NamedTuple):
    """Promise, truce or threat; `number` is the index of its line."""

    number: int
    seat: int
    other: int = NOBODY
    value: int = 0
    turns: int = 0
    begun: bool = False
    """True once a threat has been given cause, or a truce has been kept for a turn."""
    late: bool = False
    """True for a truce promised after the speaker had used their own turn: it begins with their next one."""
    done: bool = False
    """True once a threat has been carried out."""


class MiserSpeech(Speech):
    """Judge of what is said in a game of Miser."""

    def __init__(self, seen: Perspective) -> None:
        rules = seen.rules
        assert isinstance(rules, MiserRules)
        self._values: dict[str, int] = {}
        self._ace = 0
        self._adopt(rules)
        self._names = seen.names
        self._narrator = Narrator(seen.names, seen.you)
        self._voices = [player.partition(":")[2] for player in seen.players] or [""] * seen.seats
        self._hands = [_Hand() for _ in range(seen.seats)]
        self._left_out: tuple[str, ...] = ()  # cards not dealt, as everybody sees
        self._sets_aside = rules.uneven_deal == "set_aside"
        self._lines: list[SayLine] = []
        self._claims: list[_Claim] = []
        self._struck: set[tuple[str, int, int]] = set()
        """Harm done so far, as threats name it: the provocation, the seat that did it, and its victim."""
        self._vows: dict[str, list[_Vow]] = {"promise": [], "truce": [], "threat": []}
        self._gains: dict[int, int] = {}
        self._before = 0  # number of turns before the first that is followed here
        self._player = NOBODY
        self._acted = False  # True once the turn has been used and only needs settling
        self._turn = 0
        self._over = False
        self._lies: list[Lie] = []

    def _adopt(self, rules: MiserRules) -> None:
        """Adopt the values that cards have under these rules."""
        values = (*range(2, 11), *[rules.court_value] * 3, rules.ace_value)
        self._values = dict(zip(HIGH_RANKS, values, strict=True))
        self._ace = rules.ace_value if rules.ace_value not in values[:-1] else 0

    def begin(self, state: Miser) -> None:
        """Start from a position: take in the cards that are known and whose turn it is."""
        self._see(state.dealt())
        self._left_out += card_names(state.slush)
        self._player, self._turn, self._before = state.player, state.turns, state.turns - 1

    # --- wordings ------------------------------------------------------------------------------------------------

    @override
    def wordings(self, line: SayLine) -> Wordings:
        kind, words, called = str(line.__struct_config__.tag), self._words(line), self._called(line)
        voice = VOICES.get(self._voices[line.seat])
        own = voice[kind] if voice else ()
        return Wordings(
            [filled(text, **words) for text in own],
            [filled(text, **words) for text in PLAIN[kind]],
            called,
            (voice or PLAIN)["address"],
        )

    def _called(self, line: SayLine) -> int:
        """Return the seat that all wordings of a line call by name, else NOBODY."""
        match line:
            case moves.Truce(partner=seat) | moves.Threat(against=seat) | moves.Warn(about=seat):
                return seat
        return NOBODY

    def _words(self, line: SayLine) -> dict[str, str]:
        """Return the words for the placeholders of a line's wordings."""
        called = self._called(line)
        words = {"who": name_in_talk(self._names[called], isinstance(line, moves.Warn)) if called != NOBODY else ""}
        match line:
            case moves.Holds(values=values):
                words["cards"] = values_words(values, self._ace)
            case moves.Laid(total=total):
                words["total"] = f"{total}"
            case moves.Promise(value=value):
                words["card"] = value_words(value, self._ace)
            case moves.Truce(turns=turns):
                words["turns"] = turns_words(turns)
            case moves.Threat(provocation=provocation):
                again = (provocation, called, line.seat) in self._struck
                words["when"] = CONDITIONS[provocation][again]
            case moves.Warn(reason=reason):
                choice = CHARGES[reason]
                words["why"] = choice[KeyedRandom("why", len(self._lines), line.seat).number("charge") % len(choice)]
        return words

    @override
    def claim(self, line: SayLine) -> str:
        return values_words(line.values, self._ace) if isinstance(line, moves.Holds) else ""

    def _whom(self, seat: int) -> str:
        """Return what a seat is called within a sentence."""
        return self._narrator.called(seat, translate("miser", "you"))

    @override
    def sayings(self, speaker: int) -> list[Saying]:
        values = sorted(set(self._values.values()), reverse=True)
        return sayings(self._narrator.names, speaker, values, self._ace, len(self._hands[speaker].down))

    # --- events --------------------------------------------------------------------------------------------------

    @override
    def follow(self, event: object) -> list[Proof]:
        match event:
            case Said(line=line):
                return self._hear(line)
            case RulesChanged(rules=MiserRules() as rules):
                self._adopt(rules)
                return []
            case moves.TurnBegan(seat=seat):
                before, self._player, self._turn = self._player, seat, event.number
                self._acted = False
                return [*self._judge(), *self._end_turn(before)]
            case moves.ContractMade():
                self._acted = True
                return self._strike((event.proposer, event.partner), event.victim, "contract")
            case moves.AttackMade():
                self._acted = True
                self._hands[event.attacker].stake, self._hands[event.victim].stake = event.wager, event.matched
                return self._strike((event.attacker,), event.victim, "attack")
            case moves.ContractDeclined(seat=seat):
                refused = event.partner if seat == event.proposer else event.proposer
                return self._strike((seat,), refused, "refuse")
            case moves.ContractSettled():
                return [*self._settle_contract(event), *self._judge()]
            case moves.AttackSettled():
                self._gain((event.attacker, event.victim), event.gains)
                return self._judge()
            case moves.KnockedOut(seat=seat):
                # nobody can go for them any more
                self._vows["threat"] = [vow for vow in self._vows["threat"] if vow.done or vow.other != seat]
            case moves.MiserEnded():
                self._over = True
                return [*self._end_turn(self._player), *self._judge()]
        self._see(event)
        return self._judge() if isinstance(event, moves.CentreBidMade | moves.HandShown | moves.BuriedShown) else []

    def _see(self, event: object) -> None:
        """Take in an event that plays or shows cards, or gives pennies for a forfeit."""
        match event:
            case moves.MiserDealt():
                for hand, cards in zip(self._hands, event.hands, strict=True):
                    hand.dealt, hand.own = len(cards), tuple([card for card in cards if card])
                self._left_out = () if self._sets_aside else tuple([card for card in event.aside if card])
            case moves.CardLaid(seat=seat, card=card):
                hand = self._hands[seat]
                hand.down.append(len(hand.played))
                hand.leave(None, card)
            case moves.CardsTurned():
                for seat, turned in zip(event.seats, event.cards, strict=True):
                    self._hands[seat].turn(turned)
            case moves.CentreBidMade(seat=seat, card=card) if card:
                self._acted = True
                self._hands[seat].leave(card)
            case moves.Forfeited():
                self._gain((event.attacker,), (event.pennies,))
            case moves.CardBuried(seat=seat):
                self._hands[seat].down = []
            case moves.HandShown(seat=seat) if seat != NOBODY:
                self._hands[seat].shown = event.cards
            case moves.BuriedShown(seat=seat, card=card):
                hand = self._hands[seat]
                places = (place for place, known in enumerate(hand.played) if not known and place not in hand.hidden)
                place = next(places, None)
                if place is not None:  # None if it was buried before the game's first position
                    hand.hidden[place] = card

    def _value(self, card: str) -> int:
        return self._values[card[: -len(split_card(card)[1])]]

    def _hear(self, line: SayLine) -> list[Proof]:
        number, seat, hand = len(self._lines), line.seat, self._hands[line.seat]
        self._lines.append(line)
        before = len(self._claims)
        match line:
            case moves.Holds(values=values):
                self._claims.append(_Claim(number, seat, len(hand.played), self._turn, tuple(values)))
            case moves.Laid(total=total) if hand.down:
                self._claims.append(
                    _Claim(number, seat, len(hand.played), self._turn, down=tuple(hand.down), total=total)
                )
            case moves.Promise(value=value):
                self._vows["promise"].append(_Vow(number, seat, value=value))
            case moves.Truce(partner=other, turns=turns) if other != seat:
                late = self._acted and seat == self._player
                self._vows["truce"].append(_Vow(number, seat, other, turns=turns, late=late))
            case moves.Threat(against=other) if other != seat:
                self._vows["threat"].append(_Vow(number, seat, other))
        return self._judge(self._claims[before:])  # a line proves nothing about earlier ones

    # --- claims about cards --------------------------------------------------------------------------------------

    def _gain(self, seats: Sequence[int], pennies: Sequence[int]) -> None:
        """Record what a settled attack brought to seats that made claims about their cards on the table."""
        for seat, gained in zip(seats, pennies, strict=True):
            for claim in self._claims:
                if claim.seat == seat and claim.down and claim.number not in self._gains:
                    self._gains[claim.number] = gained - self._hands[seat].stake

    def _judge(self, claims: Sequence[_Claim] | None = None) -> list[Proof]:
        """Judge claims, by default all that are open. Return proofs for those that are now known to be true or false,
        and drop them from the open ones."""
        found: list[Proof] = []
        proved: set[int] = set()
        known: dict[_Claim, bool | None] = {}  # repeated claims are judged once
        for claim in self._claims if claims is None else claims:
            same = claim._replace(number=0, turn=0)
            if same not in known:
                known[same] = self._laid(claim) if claim.down else self._held(claim)
            truth = known[same]
            if truth is None:
                continue
            proved.add(claim.number)
            if truth:
                found.append(Proof(claim.seat, TalkVerdict(True, translate("miser", "true")), claim.number))
            else:
                told = self._narrator.say(_BLUFFED, claim.seat)
                found.append(Proof(claim.seat, TalkVerdict(False, translate("miser", "a bluff")), claim.number, told))
                self._lies.append(self._lie(claim))
        if proved:
            self._claims = [claim for claim in self._claims if claim.number not in proved]
        return found

    def _known(self, seat: int, place: int) -> str | None:
        """Return a card that has left a hand; None if it may not be spoken of yet."""
        hand = self._hands[seat]
        return hand.played[place] or (hand.hidden.get(place) if self._over else None)

    def _laid(self, claim: _Claim) -> bool | None:
        """Return whether cards laid add up to the claimed total; None until all of them are known."""
        cards = [self._known(claim.seat, place) for place in claim.down]
        return None if None in cards else sum(self._value(card) for card in cards if card) == claim.total

    def _held(self, claim: _Claim) -> bool | None:
        """Return whether the claimed cards were in the hand, or None if that can't be told. It goes by the cards that
        have left the hand since, and by those known to have been elsewhere."""
        hand = self._hands[claim.seat]
        places = range(len(hand.played))
        cards = [self._known(claim.seat, place) for place in places]
        seen = Counter(self._value(card) for card in cards[claim.left :] if card)
        needed = Counter(claim.values)
        if (needed - seen).total() > hand.dealt - claim.left - seen.total():  # more than there are unseen ones
            return False
        if needed <= seen:
            return True
        rest = self._rest(hand, cards)
        if rest is not None:
            buried = cards[: claim.left].count(None)
            most = seen + rest
            sure = seen + Counter({value: count - min(buried, count) for value, count in rest.items()})
            return True if needed <= sure else None if needed <= most else False
        there = Counter([value for value in self._values.values() for _ in range(4)])
        elsewhere = [*self._left_out, *cards[: claim.left]]
        for other, held in enumerate(self._hands):
            if other != claim.seat:
                elsewhere += held.played
        there -= Counter(self._value(card) for card in elsewhere if card)
        return None if needed <= there else False

    def _rest(self, hand: _Hand, cards: Sequence[str | None]) -> Counter[int] | None:
        """Return the values of a hand's cards not known to have left it; None before the end or if unknown."""
        if not self._over:
            return None
        if hand.own:
            return Counter(self._value(card) for card in hand.own if card not in cards)
        if hand.shown is not None:
            return Counter(self._value(card) for card in hand.shown if card not in cards)
        return Counter() if len(cards) == hand.dealt and None not in cards else None

    def _lie(self, claim: _Claim) -> Lie:
        if not claim.down:
            words = filled(translate("miser", "claimed to hold {cards}"), cards=values_words(claim.values, self._ace))
            return Lie(claim.seat, words, "", None, self._landmark(claim.turn))
        cards = [card for place in claim.down if (card := self._known(claim.seat, place))]
        words = filled(translate("miser", "claimed {total} on the table"), total=claim.total)
        truth = filled(translate("miser", "laid {cards}"), cards=cards_words(cards)) if cards else ""
        return Lie(claim.seat, words, truth, self._gains.get(claim.number), self._landmark(claim.turn))

    def _landmark(self, turn: int) -> int:
        """Return the index of a turn among the record's landmarks."""
        return max(0, turn - 1 - self._before)

    # --- promises, truces and threats ----------------------------------------------------------------------------

    def _settle_contract(self, event: moves.ContractSettled) -> list[Proof]:
        """Judge the agreement and the promises of a contract whose cards are turned."""
        found: list[Proof] = []
        for side, (seat, played) in enumerate(zip((event.proposer, event.partner), event.values, strict=True)):
            vows = [vow for vow in self._vows["promise"] if vow.seat == seat]
            broken = [vow.value for vow in vows if vow.value != played]
            promise = self._narrator.say(_BROKE_PROMISE, seat)
            given: set[int] = set()  # a promise counts once, however often it was made
            for vow in vows:
                self._vows["promise"].remove(vow)
                kept = vow.value == played
                # The agreed card counts once, through the agreement.
                counts = vow.value != event.value and vow.value not in given
                given.add(vow.value)
                found.append(Proof(seat, _kept(kept), vow.number, "" if kept else promise, counts))
            told = ""
            if not (event.kept[side] or broken):
                broken.append(event.value)
                told = self._narrator.say(_BROKE_AGREEMENT, seat)
            elif side and all(event.kept) and not any(proof.told for proof in found):
                told = self._narrator.say(_KEPT_WORD)
            found.append(Proof(seat, _kept(event.kept[side]), None, told, counts=True))
            if broken:
                words = filled(translate("miser", "promised {card}"), card=value_words(broken[-1], self._ace))
                truth = filled(translate("miser", "played {card}"), card=value_words(played, self._ace))
                more = event.gains[side] - sum(event.gains) // 2
                self._lies.append(Lie(seat, words, truth, more, self._landmark(self._turn), instead=True))
        return found

    def _strike(self, seats: Sequence[int], victim: int, how: str) -> list[Proof]:
        """Judge truces and threats after `seats` have attacked `victim`, made a contract against them, or turned their
        offer down; `how` is the provocation as a threat names it."""
        found: list[Proof] = []
        self._struck.update((how, seat, victim) for seat in seats)
        if how != "refuse":
            for vow in list(self._vows["truce"]):
                if vow.seat in seats and vow.other == victim:
                    told = self._narrator.say(_BROKE_TRUCE, vow.seat)
                    counts = all(proof.seat != vow.seat for proof in found)  # once, however often it was promised
                    found.append(Proof(vow.seat, _kept(False), vow.number, told, counts))
                    self._vows["truce"].remove(vow)
                elif vow.other in seats and vow.seat == victim:  # harmed by the other player, the speaker is free
                    self._vows["truce"].remove(vow)
        self._vows["threat"] = [self._threatened(vow, seats, victim, how) for vow in self._vows["threat"]]
        return found

    def _threatened(self, vow: _Vow, seats: Sequence[int], victim: int, how: str) -> _Vow:
        """Return a threat updated after `seats` did `how` to `victim`: given cause, or carried out."""
        line = self._lines[vow.number]
        assert isinstance(line, moves.Threat)
        begun = vow.begun or (vow.other in seats and vow.seat == victim and line.provocation == how)
        strikes = begun and how != "refuse" and vow.seat in seats and vow.other == victim
        return vow._replace(begun=begun, done=vow.done or strikes)

    def _end_turn(self, seat: int) -> list[Proof]:
        """Judge truces kept and threats carried out, at the end of a seat's turn or of the game."""
        found = []
        given: set[tuple[int, int]] = set()
        for vow in list(self._vows["truce"]):
            if vow.seat == seat or self._over:
                self._vows["truce"].remove(vow)
                if vow.late:
                    self._vows["truce"] += [] if self._over else [vow._replace(late=False)]
                    continue
                turns = vow.turns - (vow.seat == seat)
                if turns and not self._over:
                    self._vows["truce"].append(vow._replace(turns=turns, begun=True))
                elif vow.seat == seat or vow.begun:
                    pair = (vow.seat, vow.other)
                    found.append(Proof(vow.seat, _kept(True), vow.number, counts=pair not in given))
                    given.add(pair)
        for vow in list(self._vows["threat"]):
            if vow.seat == seat and vow.begun:
                self._vows["threat"].remove(vow)
                words = translate("miser", "carried out") if vow.done else translate("miser", "an empty threat")
                told = self._narrator.say(_CARRIED_OUT_THREAT, seat)
                found.append(Proof(seat, TalkVerdict(vow.done, words), vow.number, told if vow.done else ""))
        return found

    @override
    def counted(self) -> str:
        return translate("miser", "Contracts, promises and truces count; claims and threats don't.")

    @override
    def fact(self, event: object) -> str:
        match event:
            case moves.ContractSettled():
                first, second = [self._hands[seat].played[-1] or "" for seat in (event.proposer, event.partner)]
                return self._narrator.say(
                    _CONTRACT,
                    who=self._whom(event.proposer),
                    card=cards_words([first]),
                    partner=self._whom(event.partner),
                    other=cards_words([second]),
                )
            case moves.AttackSettled():
                return self._narrator.say(
                    _ATTACK,
                    who=self._whom(event.attacker),
                    total=event.totals[0],
                    victim=self._whom(event.victim),
                    other=event.totals[1],
                )
        return ""

    @override
    def lies(self) -> list[Lie]:
        lies = [lie._replace(words=cut(lie.words)) for lie in self._lies]
        return list({(lie.seat, lie.words, lie.truth, lie.earned): lie for lie in reversed(lies)}.values())[::-1]


def _kept(kept: bool) -> TalkVerdict:
    return TalkVerdict(kept, translate("miser", "kept") if kept else translate("miser", "broken"))
