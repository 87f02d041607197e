"""How people talk in Miser: wordings of every kind of line, as anybody may say it and as each character does.

What fills them: {cards} and {card} are cards in words, {total} a number, {turns} a number of turns, {when} a condition
("if you attack me"), {why} a sentence about {who}. A placeholder that opens a sentence is written large by itself.
"""

from collections.abc import Callable

from cardtable.language import translate

Wordings = dict[str, tuple[str, ...]]
"""By the kind of line."""


def plain() -> Wordings:
    """As anybody says it."""
    return {
        "holds": (
            translate("miser", "I hold {cards}."),
            translate("miser", "For what it's worth, I have {cards}."),
            translate("miser", "You can count on {cards} with me."),
            translate("miser", "Among my cards: {cards}."),
            translate("miser", "I'm sitting here with {cards}."),
            translate("miser", "There's no secret about it, I have {cards}."),
            translate("miser", "{cards}, that's what I can bring."),
        ),
        "laid": (
            translate("miser", "What I have down comes to {total}."),
            translate("miser", "My side adds up to {total}."),
            translate("miser", "You are looking at {total}."),
            translate("miser", "Turn mine up and you'll count {total}."),
            translate("miser", "It's {total} that I have lying there."),
            translate("miser", "Reckon with {total} from me."),
        ),
        "promise": (
            translate("miser", "I'll play {card}."),
            translate("miser", "My card will be {card}."),
            translate("miser", "Count on me for {card}."),
            translate("miser", "I promise {card}, nothing else."),
            translate("miser", "{card} it is. You have my word."),
            translate("miser", "You'll see {card} from me when we turn."),
        ),
        "truce": (
            translate("miser", "{who}, I'll leave you alone for {turns}."),
            translate("miser", "Peace, {who}: {turns} from me."),
            translate("miser", "For {turns} you have nothing to fear from me, {who}."),
            translate("miser", "Let it rest, {who}. {turns}, and not a card against you."),
            translate("miser", "I won't touch your pennies for {turns}, {who}."),
            translate("miser", "{who}, you can look the other way for {turns}. I won't come."),
        ),
        "threat": (
            translate("miser", "{who}, {when}, I come for your pennies."),
            translate("miser", "Think twice, {who}: {when}, you are next."),
            translate("miser", "{who}, I'll be after you {when}."),
            translate("miser", "I won't forget it, {who}, {when}."),
            translate("miser", "{who}, {when}, my next turn goes against you."),
            translate("miser", "I say it once, {who}: {when}, you pay for it."),
        ),
        "plea": (
            translate("miser", "Leave me out of it this once."),
            translate("miser", "Please, not me."),
            translate("miser", "I have little enough. Look further up the table."),
            translate("miser", "Spare me, and I'll remember it."),
            translate("miser", "There is not much to be had from me."),
            translate("miser", "Let me live through this turn."),
        ),
        "warn": (
            translate("miser", "Watch {who}. {why}"),
            translate("miser", "Mind {who}. {why}"),
            translate("miser", "Has everybody looked at {who}? {why}"),
            translate("miser", "Think about {who} for a moment. {why}"),
            translate("miser", "Don't lose sight of {who}. {why}"),
            translate("miser", "{why} I mean {who}."),
        ),
    }


def honest() -> Wordings:
    """Who deals honestly: exact, courteous, nothing left open."""
    return {
        "holds": (
            translate("miser", "I can say so openly: I hold {cards}."),
            translate("miser", "{cards}. You'll find that I count correctly."),
            translate("miser", "To be exact, I have {cards}."),
            translate("miser", "I'd rather you knew: {cards}."),
        ),
        "laid": (
            translate("miser", "It is {total}. I wouldn't say so if it weren't."),
            translate("miser", "{total}, and we will see it is {total}."),
            translate("miser", "In fairness, mine come to {total}."),
        ),
        "promise": (
            translate("miser", "I'll play {card}, as agreed."),
            translate("miser", "{card}. My word has to be good for something."),
            translate("miser", "You'll get {card} from me. I hope for the same."),
            translate("miser", "I give you my word on {card}."),
        ),
        "truce": (
            translate("miser", "{who}, I give you {turns}, and I keep count of them."),
            translate("miser", "{turns} of peace, {who}. I'll hold to it."),
            translate("miser", "I offer you {turns}, {who}, and ask for nothing."),
        ),
        "threat": (
            translate("miser", "I'd rather not, {who}, but {when}, I must answer it."),
            translate("miser", "So that it's clear beforehand, {who}: {when}, I'll return it."),
            translate("miser", "{who}, {when}, I'll do the same to you. That is only fair."),
        ),
        "plea": (
            translate("miser", "I have kept to what I said. Please weigh that."),
            translate("miser", "I ask you fairly: leave me this turn."),
            translate("miser", "You'd lose a good partner in me."),
        ),
        "warn": (
            translate("miser", "I don't like to say it of {who}. {why}"),
            translate("miser", "You should know this about {who}. {why}"),
            translate("miser", "In fairness to all of us, look at {who}. {why}"),
        ),
    }


def opportunist() -> Wordings:
    """Who turns with the wind: smooth, and always about business."""
    return {
        "holds": (
            translate("miser", "I could do something with you: I have {cards}."),
            translate("miser", "Let's talk business. {cards} on my side."),
            translate("miser", "I have {cards}, and I'm open to offers."),
            translate("miser", "It happens that I hold {cards}."),
        ),
        "laid": (
            translate("miser", "{total} there. You can do the sums."),
            translate("miser", "It's {total}, so save yourself the trouble."),
            translate("miser", "Between friends: {total}."),
        ),
        "promise": (
            translate("miser", "{card} from me. It pays for both of us."),
            translate("miser", "Of course I'll play {card}. Why wouldn't I?"),
            translate("miser", "{card}, then. A good bargain for you."),
            translate("miser", "Put me down for {card}."),
        ),
        "truce": (
            translate("miser", "{turns} of quiet, {who}. We both gain by it."),
            translate("miser", "{who}, let's say {turns}. After that we'll see."),
            translate("miser", "I have better business than you for {turns}, {who}."),
        ),
        "threat": (
            translate("miser", "{who}, {when}, my plans change, and you are in them."),
            translate("miser", "That would be dear for you, {who}, {when}."),
            translate("miser", "{who}, {when}, I know where to find my next pennies."),
        ),
        "plea": (
            translate("miser", "There are better bargains than me at this table."),
            translate("miser", "Let me go, and the next good deal is yours."),
            translate("miser", "I'm worth more to you with pennies than without."),
        ),
        "warn": (
            translate("miser", "If I were you I'd look at {who}. {why}"),
            translate("miser", "There's something to be earned from {who}. {why}"),
            translate("miser", "Strange that nobody speaks of {who}. {why}"),
        ),
    }


def grudge() -> Wordings:
    """Who bears grudges: bitter, and forgets nothing."""
    return {
        "holds": (
            translate("miser", "I have {cards}. Not that anybody ever believes me."),
            translate("miser", "{cards}, and I know who they're meant for."),
            translate("miser", "I've been keeping {cards} for certain people."),
            translate("miser", "Write it down: {cards}."),
        ),
        "laid": (
            translate("miser", "{total}. I've waited long enough to say it."),
            translate("miser", "This time it's {total}."),
            translate("miser", "{total}, for what was done to me."),
        ),
        "promise": (
            translate("miser", "{card} from me. And I'll remember what comes from you."),
            translate("miser", "I'll play {card}. Don't make me sorry."),
            translate("miser", "{card}. I've been let down before, so look at me when you answer."),
            translate("miser", "You get {card}. Cheat me, and it's the last one."),
        ),
        "truce": (
            translate("miser", "{turns}, {who}. I haven't forgiven you, I'm only counting."),
            translate("miser", "{who}, I'll let it lie for {turns}. No longer."),
            translate("miser", "Nothing between us for {turns}, {who}. Use them well."),
        ),
        "threat": (
            translate("miser", "{who}, {when}, I'll have it back with interest."),
            translate("miser", "I keep a list, {who}, and {when}, you head it."),
            translate("miser", "{who}, {when}, you won't hear the last of it in this game."),
        ),
        "plea": (
            translate("miser", "It's always me. Just this once let it be another."),
            translate("miser", "Haven't I lost enough to all of you?"),
            translate("miser", "I'll remember who left me alone. And who didn't."),
        ),
        "warn": (
            translate("miser", "I haven't forgotten about {who}. {why}"),
            translate("miser", "{who}, naturally. {why}"),
            translate("miser", "Ask me about {who}. {why}"),
        ),
    }


def bully() -> Wordings:
    """Who pushes others about: loud and short."""
    return {
        "holds": (
            translate("miser", "I've got {cards}. Who wants some?"),
            translate("miser", "{cards}. Keep out of my way."),
            translate("miser", "Look at this fist: {cards}."),
            translate("miser", "You don't want to meet {cards}, and I have them right here."),
        ),
        "laid": (
            translate("miser", "{total}! Give up."),
            translate("miser", "That's {total}. You can't beat it."),
            translate("miser", "{total} on my side. Go on, waste a card."),
        ),
        "promise": (
            translate("miser", "I play {card}. You'd better play yours."),
            translate("miser", "{card}, and no nonsense from you."),
            translate("miser", "You heard me: {card}."),
            translate("miser", "I said {card}, so it's {card}."),
        ),
        "truce": (
            translate("miser", "I'm in a good mood, {who}. {turns}."),
            translate("miser", "{who}, you may breathe for {turns}."),
            translate("miser", "{turns} off, {who}. Say thank you."),
        ),
        "threat": (
            translate("miser", "{who}, {when}, I'll take every penny you have."),
            translate("miser", "Just try it, {who}. {when}, you're finished."),
            translate("miser", "{who}! You'll wish you had passed {when}."),
        ),
        "plea": (
            translate("miser", "You don't want to do that to me. Really not."),
            translate("miser", "Pick on the others. I'll look the other way."),
            translate("miser", "Leave me be, and I'll leave you a little."),
        ),
        "warn": (
            translate("miser", "Get {who}, all of you. {why}"),
            translate("miser", "Are you asleep? {who}! {why}"),
            translate("miser", "Somebody stop {who}. {why}"),
        ),
    }


def hoarder() -> Wordings:
    """Who clings to every penny: anxious, sparing with words."""
    return {
        "holds": (
            translate("miser", "I have {cards}, and they stay where they are."),
            translate("miser", "{cards}. I've put them by."),
            translate("miser", "No need to look in here. {cards}, that's all."),
            translate("miser", "I've saved up {cards}."),
        ),
        "laid": (
            translate("miser", "{total}, and every point of it hurts me."),
            translate("miser", "I've laid out {total}. Please don't ask for more."),
            translate("miser", "It cost me {total} already."),
        ),
        "promise": (
            translate("miser", "I can spare {card}. No more than that."),
            translate("miser", "{card}, if it must be."),
            translate("miser", "I'll part with {card} for this."),
            translate("miser", "For my share I'll give {card}."),
        ),
        "truce": (
            translate("miser", "{who}, you keep yours and I keep mine, for {turns}."),
            translate("miser", "I'm only minding my pennies for {turns}, {who}."),
            translate("miser", "{turns} without any spending, {who}. That suits us both."),
        ),
        "threat": (
            translate("miser", "{who}, {when}, I open the chest, and you won't like it."),
            translate("miser", "I count everything, {who}. {when}, I'll collect."),
            translate("miser", "{who}, {when}, there are big cards put by for you."),
        ),
        "plea": (
            translate("miser", "Not my pennies. I know each of them."),
            translate("miser", "I've saved so long for these. Please."),
            translate("miser", "Take from those who throw it about."),
        ),
        "warn": (
            translate("miser", "I've been counting, and it's {who}. {why}"),
            translate("miser", "Hold on to your pennies when {who} looks at you. {why}"),
            translate("miser", "I'd lock things away from {who}. {why}"),
        ),
    }


def chatterbox() -> Wordings:
    """Who never stops talking, and means half of it."""
    return {
        "holds": (
            translate("miser", "You'll never guess. All right, I'll tell you: {cards}!"),
            translate("miser", "Oh, what a hand! {cards}, would you believe it?"),
            translate("miser", "I really shouldn't say, but it's {cards}, and then some."),
            translate("miser", "Did I mention {cards}? Well, now I have."),
        ),
        "laid": (
            translate("miser", "That's {total}, or my name isn't my name!"),
            translate("miser", "Let me count again. Yes! {total}!"),
            translate("miser", "{total}, no, don't look at me like that, {total}!"),
        ),
        "promise": (
            translate("miser", "I'll play {card}, cross my heart, on my grandmother's teapot."),
            translate("miser", "{card}! I've practically played it already."),
            translate("miser", "Shall we? I bring {card}, you bring yours, and off we go!"),
            translate("miser", "{card}, {card}, {card}. There, I've said it three times."),
        ),
        "truce": (
            translate("miser", "{who}, dear {who}, let's be friends for {turns}!"),
            translate("miser", "You and I, {who}, {turns}, not one harsh word!"),
            translate("miser", "Oh, {who}, quarrels are so tiring. {turns} off?"),
        ),
        "threat": (
            translate("miser", "Ooh, {who}, {when}, there will be talk! And cards!"),
            translate("miser", "{who}, I'm all smiles, but {when}, watch out!"),
            translate("miser", "I've warned you, {who}, and I'll warn you again: {when}, I come over there!"),
        ),
        "plea": (
            translate("miser", "Me? Little me? But who would you talk to then?"),
            translate("miser", "Oh no, no, no. Look over there! Somebody richer!"),
            translate("miser", "I'll tell you a lovely story if you leave me alone."),
        ),
        "warn": (
            translate("miser", "I'm not one to gossip, but {who}! {why}"),
            translate("miser", "Have you heard about {who}? {why}"),
            translate("miser", "Everybody's saying it about {who}. {why}"),
        ),
    }


VOICES: dict[str, Callable[[], Wordings]] = {
    "honest": honest,
    "opportunist": opportunist,
    "grudge": grudge,
    "bully": bully,
    "hoarder": hoarder,
    "chatterbox": chatterbox,
}
"""By character."""


def conditions() -> dict[str, str]:
    """What a threat depends on."""
    return {
        "attack": translate("miser", "if you attack me"),
        "contract": translate("miser", "if you join a contract against me"),
        "refuse": translate("miser", "if you turn me down"),
    }


def charges() -> dict[str, tuple[str, ...]]:
    """Why a player is warned of, in a sentence about them."""
    return {
        "leader": (
            translate("miser", "They have the most pennies."),
            translate("miser", "At this rate they win."),
            translate("miser", "They are ahead of all of us."),
        ),
        "reneged": (
            translate("miser", "They went back on their word."),
            translate("miser", "They agree on one card and play another."),
            translate("miser", "A deal with them is worth nothing."),
        ),
        "bluffed": (
            translate("miser", "They claimed what was not so."),
            translate("miser", "Half of what they tell us is made up."),
            translate("miser", "They have bluffed before, and will again."),
        ),
    }
