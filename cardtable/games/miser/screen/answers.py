"""Answers of the person in Miser: the kind of a move, then its parts, by buttons, keys, clicks on players or drags."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtGui import QKeyEvent

from cardtable.app.parts.number_choice import NumberPickers, NumberSpec
from cardtable.app.table.answer_button import Answer
from cardtable.app.table.hooks import DropTarget
from cardtable.app.table.presenter import TablePresenter
from cardtable.games.miser.amounts import value_of
from cardtable.games.miser.codes import ANSWER, ATTACKED, BIDDING, COMMIT_CARDS, TURN, UNANSWERED
from cardtable.games.miser.layout import DISH, SLUSH, MiserLayout, hand
from cardtable.games.miser.play import Miser
from cardtable.games.miser.questions import MiserQuestions, Parts, Utterance
from cardtable.games.miser.table import MiserModel
from cardtable.games.miser.words import line_of
from cardtable.table.actions import Value, parts_of
from cardtable.table.board import Card, Piece

_TERMS = ("wagers.0", "wagers.1", "value")
_SEATS = ("partner", "victim")
_OFFERS = ("propose", "counter")
_USUAL_WAGER = 3
"""Wager with which an attack begins if there is no advice."""


class Answers:
    """Controller of the person's answers at one table."""

    def __init__(self, table: TablePresenter, questions: MiserQuestions) -> None:
        self._table = table
        self._questions = questions
        self._decision: tuple[int, int] | None = None  # the decision that parts have been chosen for
        self.parts: Parts = {}
        """Parts chosen of the move that is asked for, except its card."""
        self._hinted: Parts = {}  # parts of the move that a hint has given
        self._advised: Parts = {}
        self.numbers = NumberPickers(partial(Answers._numbered, self))
        self.numbers.setParent(table.page)
        self.numbers.hide()

    @property
    def state(self) -> Miser:
        """State that the person's seat knows. It may be ahead of the table, except while something is asked."""
        state = self._table.source.view.state
        assert isinstance(state, Miser)
        return state

    @property
    def _model(self) -> MiserModel:
        return self._table.shown(MiserModel)

    @property
    def _kind(self) -> str:
        return str(self.parts.get("move", ""))

    def _due(self) -> Parts:
        """Return the parts chosen so far, after clearing them if another decision is due."""
        decision = self._table.turn.decision
        if decision != self._decision:
            self._decision = decision
            self.parts, self._hinted, self._advised = {}, {}, {}
            self.numbers.forget()
            kinds = self._kinds()
            if kinds and (len(kinds) == 1 or self.state.phase == BIDDING):
                self.parts["move"] = kinds[0]
        return self.parts

    def _kinds(self) -> list[str]:
        return [str(kind) for kind in self._table.source.actions().kinds()]

    def _options(self, part: str) -> list[Value]:
        """Return the values that a part may have, given the other parts chosen."""
        chosen = {name: value for name, value in self.parts.items() if name != part}
        return [*self._table.source.actions().options(part, **chosen)]

    def _wish(self) -> Parts:
        """Return the parts of the hinted move, or else of a sensible player's."""
        if self._hinted:
            return self._hinted
        if not self._advised:
            move = self._table.turn.sensible()
            self._advised = {"move": ""} if move is None else self._of(move)
        return self._advised

    def _of(self, move: int) -> Parts:
        return parts_of(line_of(self.state, move))

    # --- questions and buttons -----------------------------------------------------------------------------------

    def question(self) -> str:
        """Return the question to the person."""
        return self._questions.question(self.state, self._due())

    def buttons(self) -> list[Answer]:
        """Return the buttons: kinds of move, or the players, numbers and cards for the chosen kind."""
        self._due()
        asks_number = False
        hints = self._table.hint_answers()
        if not self._kind:
            answers = [*self._kind_answers(), *hints]
        elif (part := self._open_seat()) is not None:
            answers = [*self._seat_answers(part), self._back()]
        elif self._kind in _OFFERS:
            asks_number = True
            answers = [self._offer_answer(), self._back()]
        elif self._kind in ("attack", "open"):
            asks_number = True
            answers = [*self._card_answer(), self._back()]
        elif self.state.phase == BIDDING:
            asks_number = self._kind != "stand"
            answers = [*self._bid_answers(), *hints]
        else:
            answers = [*self._card_answer(), *hints]
        self._table.page.prompt.put_control(self.numbers if asks_number else None)
        return answers

    def _answer(self, name: str, said: Utterance, then: object, likely: bool = False) -> Answer:
        return Answer(name, said.label, said.says, said.key, then, likely)  # type: ignore[arg-type]

    def _kind_answers(self) -> list[Answer]:
        kinds = self._kinds()
        order = ("lay", "accept", "pass", "propose", "attack", "open", "counter", "decline", "ready", "forfeit")
        kinds.sort(key=order.index)
        wish = self._wish()["move"]
        likely = wish if wish in kinds else "attack" if "attack" in kinds else kinds[0]
        found = []
        for kind in kinds:
            if kind == "lay":
                found += self._card_answer(kind == likely)
                continue
            said = self._questions.kind(self.state, kind)
            found.append(self._answer(kind, said, partial(self.choose, move=kind), kind == likely))
        if not any(answer.likely for answer in found):
            found[-1] = found[-1]._replace(likely=True)
        return found

    def _open_seat(self) -> str | None:
        """Return the name of the player part that is still to be chosen; None if there is none."""
        wanted = _SEATS if self._kind == "propose" else _SEATS[1:] if self._kind == "attack" else ()
        return next((part for part in wanted if part not in self.parts), None)

    def _seat_answers(self, part: str) -> list[Answer]:
        state, options = self.state, [int(seat) for seat in self._options(part)]
        seats = self._table.seats
        places = {(self._me + place) % seats: place for place in range(1, seats)}  # the same keys in every question
        order = [seat for seat in places if seat in options]
        wish = self._wish().get(part)
        likely = wish if wish in order else max(order, key=lambda seat: (state.scores[seat], -seat))
        return [
            self._answer(
                f"seat-{seat}",
                self._questions.seat(state, seat, places[seat]),
                partial(self.choose, **{part: seat}),
                seat == likely,
            )
            for seat in order
        ]

    @property
    def _me(self) -> int:
        return self._table.seat

    def _back(self) -> Answer:
        return self._answer("back", self._questions.back(), self.take_back)

    def _numbers_for(self, parts: tuple[str, ...], called: list[str]) -> None:
        """Ask for numbers with these labels, and take in the values chosen so far."""
        asked = []
        for part, name in zip(parts, called, strict=True):
            options = [int(value) for value in self._table.source.actions().options(part, **self._before())]
            first = self._hinted[part] if self._is_hinted(part) else self._first(part, max(options))
            asked.append(NumberSpec(name, min(options), max(options), int(first)))
        self.numbers.begin(asked)
        self.parts |= dict(zip(parts, self.numbers.values, strict=True))

    def _is_hinted(self, part: str) -> bool:
        """Return whether a hint has given this part, for the chosen kind of move."""
        return part in self._hinted and self._hinted["move"] == self._kind

    def _first(self, part: str, most: int) -> Value:
        """Return the first value of a number that no hint has given, at most `most`."""
        wish, state = self._wish(), self.state
        if self._kind == "counter":
            return wish[part] if wish["move"] == "counter" else self._offered(part)
        if part == "pennies" and state.phase == BIDDING:
            return max(state.bids) + 1 - state.bids[self._me]
        if part == "value":
            held = [value_of(self._model.rules, card) for card in self._model.known(hand(self._me))]
            return wish[part] if wish.get(part) in held else min(held)
        if part in _TERMS:
            return most
        return wish.get(part, _USUAL_WAGER if part == "wager" else 1)

    def _before(self) -> Parts:
        """Return the parts chosen other than numbers, which don't limit each other."""
        return {name: value for name, value in self.parts.items() if name in ("move", *_SEATS)}

    def _offered(self, part: str) -> int:
        """Return a number of the offer on the table."""
        first, second = self.state.wagers
        return {"wagers.0": first, "wagers.1": second, "value": self.state.value}[part]

    def _offer_answer(self) -> Answer:
        self._numbers_for(_TERMS, self._questions.terms(self.state, self.parts))
        if self._kind == "counter" and all(self.parts[part] == self._offered(part) for part in _TERMS):
            label, says = self._questions.unchanged()
            return Answer("offer", label, says, "Return", partial(self._table.turn.play, move="accept"), likely=True)
        label, says = self._questions.offer(self.state, self.parts)
        return Answer("offer", label, says, "Return", self.play, likely=True, room=[(label, says + "0")])

    def _card_answer(self, likely: bool = True) -> list[Answer]:
        """Return the button that plays the chosen card; none if no card can be played."""
        state, card = self.state, self._table.turn.card
        if self._kind in ("attack", "open"):
            part = "wager" if self._kind == "attack" else "pennies"
            self._numbers_for((part,), [self._questions.pennies()])
        if card is None:
            playable = self._table.turn.playable()
            if not playable:
                return []
            card = self._table.turn.chosen["card"] = playable[0]
            card = str(card)
        laid = self._model.own_total()
        label, says = self._questions.playing(state, card, self.parts, laid)
        key = "L" if state.phase in (UNANSWERED, ATTACKED) else "B" if state.phase == BIDDING else "Return"
        return [Answer("play", label, says, key, self.play, likely)]

    def _bid_answers(self) -> list[Answer]:
        state = self.state
        stand = self._questions.kind(state, "stand")
        stands = self._wish()["move"] in ("stand", "")
        answers = []
        if self._kind == "raise":
            self._numbers_for(("pennies",), [self._questions.more_pennies(state)])
            label, says = self._questions.raising(state, int(self.parts["pennies"]))
            answers = [Answer("play", label, says, "R", self.play, not stands)]
        elif self._kind == "join":
            self._numbers_for(("pennies",), [self._questions.pennies()])
            answers = self._card_answer(not stands)
        likely = stands or not answers
        return [*answers, self._answer("stand", stand, partial(self._table.turn.play, move="stand"), likely)]

    def likely_card(self, cards: Sequence[str]) -> str | None:
        """Return the card to preselect in a contract: the agreed one, or else the next higher one, so that Enter alone
        doesn't break a promise. Return None otherwise, to leave it to the usual player."""
        if self.state.phase != COMMIT_CARDS:
            return None
        rules, agreed = self._model.rules, self.state.value
        enough = [card for card in cards if value_of(rules, card) >= agreed]
        return min(enough, key=lambda card: value_of(rules, card), default=None)

    # --- choices -------------------------------------------------------------------------------------------------

    def choose(self, **parts: Value) -> None:
        """Choose parts of the move, and play it if it is complete."""
        self.numbers.forget()
        self.parts |= parts
        if self._open_seat() is not None and len(options := self._options(self._open_seat() or "")) == 1:
            self.parts[self._open_seat() or ""] = options[0]
        if self._table.source.actions().left(**self.parts):
            self._table.ask()
        else:
            self._table.turn.play(**self.parts)

    def take_back(self) -> None:
        """Take back the last player that was chosen, or the kind of move."""
        self.numbers.forget()
        for name in [*_TERMS, "wager", "pennies"]:
            self.parts.pop(name, None)
        self.parts.popitem()
        while self.parts and self._open_seat() is not None and len(self._options(self._open_seat() or "")) == 1:
            self.parts.popitem()
        self._table.ask()

    def play(self) -> None:
        """Play the chosen move."""
        card = self._table.turn.card
        parts = dict(self.parts)
        if self.state.phase not in (TURN, ANSWER, BIDDING):
            parts = {}
        if card and self._kind not in (*_OFFERS, "raise"):
            parts["card"] = card
        self._table.turn.play(**parts)

    def suggest(self, move: int) -> None:
        """Make a hint's move the highlighted answer, step by step."""
        self._due()
        chosen_for_them = self.state.phase == BIDDING or len(self._kinds()) == 1
        self.parts = {"move": self.parts["move"]} if chosen_for_them else {}
        self._hinted = self._of(move)
        self.numbers.forget()

    def _numbered(self) -> None:
        """Update the buttons for a changed number."""
        if self.is_asked:
            self._table.ask()
            self._table.announce(" ".join(f"{value}" for value in self.numbers.values))

    @property
    def is_asked(self) -> bool:
        """True if a decision is asked of the person."""
        return self._table.turn.open

    def press(self, event: QKeyEvent) -> bool:
        """Take a key for numbers, and return whether it was one."""
        if not self.is_asked or self.numbers.isHidden():
            return False
        return self.numbers.take_key(event, alone=self._kind not in ("attack", "open", "join"))

    @property
    def takes_card(self) -> bool:
        """True if the chosen move leaves room for a card; with an offer the card is chosen later."""
        return self._due().get("move") not in _OFFERS

    def why_not(self, card: str) -> str:
        """Return why a card of the hand can't be played."""
        offers = self._kind in _OFFERS or self.state.phase == ANSWER
        return self._questions.why_no_card() if offers else ""

    # --- players, cards and pennies ------------------------------------------------------------------------------

    def touch_seat(self, seat: int) -> None:
        """Answer a click on a player: choose them if a player is asked for, or attack them on the person's own turn."""
        if not self.is_asked or self.state.phase != TURN:
            return
        part = self._open_seat() or "victim"
        kind = self._kind if self._kind in ("propose", "attack") else "attack"
        if self._open_seat() is None and kind == "propose":
            return
        self._go_for(kind, {**({} if not self._kind else self.parts), "move": kind, part: seat}, seat)

    def _go_for(self, kind: str, parts: Parts, seat: int) -> None:
        """Begin a move against a player, or with them, or say why that is impossible."""
        if self._table.source.actions().allows(**parts):
            self.parts = {}
            self.choose(**parts)
        else:
            self._say(self._questions.why_not_seat(self.state, seat, kind, self.parts))

    def joinable(self, seat: int) -> bool:
        """Return whether a ribbon can be pulled from a player's plaque."""
        return self.is_asked and self.state.phase == TURN

    def join(self, one: int, other: int) -> None:
        """Answer a ribbon from one plaque to another: a contract with the first player against the second, or an attack
        if it comes from the person's own plaque."""
        if one == self._me:
            self._go_for("attack", {"move": "attack", "victim": other}, other)
        elif self._table.source.actions().allows(move="propose", partner=one):
            self._go_for("propose", {"move": "propose", "partner": one, "victim": other}, other)
        else:
            self._say(self._questions.why_not_seat(self.state, one, "propose", {}))

    def drop(self, piece: Piece, target: DropTarget) -> bool:
        """Answer a dragged card, and return whether it was taken: on a player it attacks, on the dish it bids; anywhere
        else it is played with what has been chosen."""
        turn = self._table.turn
        card = piece.card if isinstance(piece, Card) else None
        if card is None or card not in turn.playable():
            return False
        if self.state.phase != TURN:
            self.use(card)
            return True
        turn.chosen["card"] = card
        if target.seat is not None:
            self._go_for("attack", {"move": "attack", "victim": target.seat}, target.seat)
        elif not self._kind and self._is_dish(target) and "open" in self._kinds():
            self.choose(move="open")
        else:
            self.use(card)
        return not self.is_asked

    def use(self, card: str) -> None:
        """Play a card with what has been chosen, or begin an attack if nothing has been; its victim is chosen apart."""
        if self.state.phase == BIDDING:
            self.play()
        elif self.state.phase != TURN:
            self._table.turn.play(card=card)
        elif not self._kind:
            self.choose(move="attack")
        elif self._open_seat() is None:
            self.play()
        else:
            self._table.ask()

    def _is_dish(self, target: DropTarget) -> bool:
        assert isinstance(self._table.layout, MiserLayout)
        dish = self._table.layout.dish
        return dish.x <= target.at[0] <= dish.x + dish.width and dish.y <= target.at[1] <= dish.y + dish.height

    def touch(self, piece: Piece | None) -> None:
        """Answer a click on a piece: bid for the pennies in the centre, or say why played cards stay hidden."""
        if piece is None:
            return
        if piece in self._model.zone(SLUSH) and not self._model.rules.open_slush:
            self._say(self._questions.why_hidden())
        elif piece in self._model.zone(DISH) and self.is_asked and self.state.phase == TURN and not self._kind:
            if "open" in self._kinds():
                self.choose(move="open")
            else:
                self._say(self._questions.why_no_turn(self.state, "open"))

    def _say(self, words: str) -> None:
        if words:
            self._table.hints.put_away()
            self._table.display.notify(words)
