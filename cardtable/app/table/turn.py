"""The person's turn at a table: which parts of their move are chosen, and the move that they make."""

from typing import TYPE_CHECKING

from cardtable.app.table.answer_button import Answer
from cardtable.bots.players import PLAYERS, usual_player
from cardtable.engine.keyed_random import KeyedRandom
from cardtable.engine.lines import MoveLine
from cardtable.engine.record import parse_line
from cardtable.table.actions import Value
from cardtable.table.review import luck_of
from cardtable.table.words import card_words

if TYPE_CHECKING:
    from cardtable.app.table.presenter import TablePresenter


class Turn:
    """Choosing at one table. What a move is made of is the source's to say."""

    def __init__(self, table: "TablePresenter") -> None:
        self._table = table
        self.open = False
        """Whether the person's decision is asked for just now."""
        self.chosen: dict[str, Value] = {}
        """The parts of a move that have been chosen, the card of the hand among them."""
        self._by_person = False  # the card was chosen by the person, and not for them
        self._made = 0
        self._sensible: tuple[tuple[int, int], int] | None = None  # by the decision that it is about

    def begin(self) -> None:
        """A decision is asked for. If it is for a card of the hand, one is chosen already."""
        self.open = True
        cards = self.playable()
        if self.card in cards:
            return
        self.chosen.pop("card", None)
        likely = self._table.staging.asking.likely_card if self._suggested() is None else lambda cards: None
        card = likely(cards) if cards else None
        move = self.sensible() if cards and not card else None
        if move is not None:
            card = self._table.staging.hinting.card_of(move)
        if card in cards or (cards and move is None):
            self.chosen["card"] = card or cards[0]

    def end(self) -> None:
        """It is not asked for any more."""
        self.open = self._by_person = False
        self.chosen = {}

    @property
    def decision(self) -> tuple[int, int]:
        """Which decision it is: another value for each, and the same while others talk, so that what has been chosen
        stays. After a move it is another decision even where a lesson has not played that move, and asks again."""
        return sum("say" not in line for line in self._table.source.lines), self._made

    @property
    def card(self) -> str | None:
        """The card of the hand that is chosen to be played, while a card is asked for."""
        card = self.chosen.get("card")
        return str(card) if card is not None else None

    def playable(self) -> list[str]:
        """The cards that can be played now, in the order of the hand; none where none is asked for."""
        if not (self.open and self._table.staging.asking.takes_card()):
            return []
        playable = self._table.source.actions().options("card")
        cards = self._table.hand.cards
        return [piece.card for piece in cards if piece.card in playable] if playable else []  # type: ignore[misc]

    def sensible(self) -> int | None:
        """A move as the usual player makes them: what the bright button does to begin with. It is drawn from their mix,
        since whoever always made the likeliest move would be foreseen (king for king); the same view has the same
        draw. None where there is no such player, nothing to decide, or where there are to be no hints."""
        source = self._table.source
        suggested = self._suggested()
        if suggested is not None:
            return suggested
        players = PLAYERS[source.game.key]
        if len(players) < 2 or not (source.actions() and source.hints):
            return None
        decision = self.decision
        if self._sensible is None or self._sensible[0] != decision:
            rng = KeyedRandom(luck_of(source.lines)).child("suggestion")
            move = players[usual_player(source.game.key)].choose(source.view, rng, 1.0)
            self._sensible = (decision, move)
        return self._sensible[1]

    def _suggested(self) -> int | None:
        """The move that the source wants to be likely, if it does."""
        source = self._table.source
        move = source.suggested()
        if move is None:
            return None
        line = parse_line({"seat": source.seat, **move}, source.game, len(source.names))
        assert isinstance(line, MoveLine)
        return source.game.move_code(source.view.state, line)

    def choose(self, **parts: Value) -> None:
        """Chooses parts of the move that is asked for; a part that does not go with them is forgotten."""
        kept = {part: value for part, value in self.chosen.items() if part not in parts}
        while kept and not self._table.source.actions().allows(**kept, **parts):
            kept.popitem()
        self.chosen = kept | parts
        self._table.ask()

    def choose_card(self, card: str) -> None:
        """Chooses a card of the hand, or says why it can't be played."""
        table = self._table
        if card in self.playable():
            self.chosen["card"] = card
            self._by_person = True
            table.ask()
            table.hand.reach(card)
            if not table.hand.has_focus:
                table.announce(card_words(card))
        elif self.open:
            why = table.staging.asking.why_not(card)
            if why:
                table.hints.put_away()  # it would cover what is said now
                table.ask()
                table.page.prompt.show_notice(why)

    def suggest(self, card: str | None) -> None:
        """Chooses a card that was advised, where it can be played, and else none; what the person has chosen stays."""
        if self._by_person and self.card in self.playable():
            return
        self.chosen.pop("card", None)
        if card and card in self.playable():
            self.chosen["card"] = card
            self._table.hand.reach(card)

    def play(self, **parts: Value) -> None:
        """Makes the person's move, where these parts make one."""
        move = self._table.source.actions().move(**parts) if self.open else None
        if move is None:
            return
        self._table.ask_nothing()
        self._made += 1
        if self._table.source.practice and self._table.staging.hinting.weighs():
            self._table.source.weigh(move, self._table.adviser)
        self._table.source.choose(move)
        if not self._table.page.animator.busy:  # others come first: the person waits for them
            self._table.ask()

    def use_card(self, card: str) -> None:
        """Does with a card of the hand what is to be done with it: most often it is played."""
        (self._table.staging.asking.used or self.play_card)(card)

    def play_card(self, card: str) -> None:
        """Plays a card of the hand."""
        self.play(card=card)

    def play_answer(self, label: str, says: str) -> Answer:
        """The bright button that plays the chosen card."""
        return Answer("play", label, says, "Return", self._play_chosen, likely=True)

    def _play_chosen(self) -> None:
        if self.card:
            self.play_card(self.card)
