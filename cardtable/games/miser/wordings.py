"""Wordings of every kind of line of talk in Miser: plain ones, and those of each character.

Placeholders: {cards} and {card} are cards in words, {total} is a number, {turns} a number of turns, {when} a condition
("if you attack me"), {why} a sentence about {who}. In a wording that addresses a player, {said} is the line itself. A
placeholder at the beginning of a sentence is capitalised automatically.
"""

from collections.abc import Callable

from cardtable.language import translate

Wordings = dict[str, tuple[str, ...]]
"""Wordings by the kind of line, and by ADDRESS."""
ADDRESS = "address"
"""Key of the wordings with which a line is addressed to a player it doesn't name."""


def plain() -> Wordings:
    """Return the wordings that any player may use."""
    return {**_plain_claims(), **_plain_vows(), **_plain_appeals()}


def _plain_claims() -> Wordings:
    """Return the plain wordings of claims about cards."""
    return {
        "holds": (
            translate("miser", "I've got {cards}."),
            translate("miser", "For what it's worth, I have {cards}."),
            translate("miser", "I'm holding {cards}."),
            translate("miser", "Just so you know, I have {cards}."),
            translate("miser", "I'm sitting here with {cards}."),
            translate("miser", "It's no secret: I have {cards}."),
            translate("miser", "{cards}, that's what I can bring to the table."),
        ),
        "laid": (
            translate("miser", "What I've got down there comes to {total}."),
            translate("miser", "My side adds up to {total}."),
            translate("miser", "You're looking at {total}."),
            translate("miser", "Turn mine over and you'll count {total}."),
            translate("miser", "That's {total} I've put down."),
            translate("miser", "You're up against {total}."),
        ),
    }


def _plain_vows() -> Wordings:
    """Return the plain wordings of promises, truces and threats."""
    return {
        "promise": (
            translate("miser", "I'll play {card}."),
            translate("miser", "My card will be {card}."),
            translate("miser", "Count on me for {card}."),
            translate("miser", "I promise you {card}, nothing else."),
            translate("miser", "{card} it is. You have my word."),
            translate("miser", "You'll see {card} from me when we turn them over."),
        ),
        "truce": (
            translate("miser", "{who}, I'll leave you alone for {turns}."),
            translate("miser", "Peace, {who}? I'll keep it for {turns}."),
            translate("miser", "For {turns} you have nothing to fear from me, {who}."),
            translate("miser", "Let's leave it there, {who}. I won't lay a card against you for {turns}."),
            translate("miser", "I won't touch your pennies for {turns}, {who}."),
            translate("miser", "You needn't watch me for {turns}, {who}."),
        ),
        "threat": (
            translate("miser", "{who}, {when}, I'll come for your pennies."),
            translate("miser", "Think twice, {who}: {when}, you're next."),
            translate("miser", "{who}, I'll be after you {when}."),
            translate("miser", "I won't forget it, {who}, {when}."),
            translate("miser", "{who}, {when}, I'll spend my next turn on you."),
            translate("miser", "I'll say this once, {who}: {when}, you'll pay for it."),
        ),
    }


def _plain_appeals() -> Wordings:
    """Return the plain wordings of pleas and warnings, and those that address a player."""
    return {
        "plea": (
            translate("miser", "Leave me out of it this once."),
            translate("miser", "Please, not me."),
            translate("miser", "I have little enough. Try someone else."),
            translate("miser", "Spare me, and I'll remember it."),
            translate("miser", "There isn't much to be had from me."),
            translate("miser", "Give me a turn to catch my breath."),
        ),
        "warn": (
            translate("miser", "Watch {who}. {why}"),
            translate("miser", "Mind {who}. {why}"),
            translate("miser", "Has everyone been watching {who}? {why}"),
            translate("miser", "Think about {who} for a moment. {why}"),
            translate("miser", "Don't lose sight of {who}. {why}"),
            translate("miser", "We should talk about {who}. {why}"),
        ),
        ADDRESS: (
            translate("miser", "{who}, listen. {said}"),
            translate("miser", "A word with you, {who}. {said}"),
            translate("miser", "This one's for you, {who}. {said}"),
            translate("miser", "{said} That's for you, {who}."),
        ),
    }


def honest() -> Wordings:
    """Return the wordings of the honest player: exact, courteous, and true to their word."""
    return {
        "holds": (
            translate("miser", "I don't mind saying it: I hold {cards}."),
            translate("miser", "{cards}. You can check me on that later."),
            translate("miser", "To be exact, I have {cards}."),
            translate("miser", "I'd rather you knew it from me: {cards}."),
            translate("miser", "Cards on the table, so to speak: {cards}."),
        ),
        "laid": (
            translate("miser", "It's {total}. I wouldn't say so if it weren't."),
            translate("miser", "{total}, and you'll see that it's {total}."),
            translate("miser", "In fairness, I should tell you mine come to {total}."),
            translate("miser", "I don't bluff. It's {total}."),
        ),
        "promise": (
            translate("miser", "I'll play {card}, as agreed."),
            translate("miser", "{card}. My word has to be good for something."),
            translate("miser", "You'll get {card} from me. I hope for the same."),
            translate("miser", "I give you my word on {card}."),
            translate("miser", "We said {card}, so {card} it is."),
        ),
        "truce": (
            translate("miser", "{who}, I'll keep the peace with you for {turns}, and I do keep count."),
            translate("miser", "I give you my word, {who}: {turns} of peace."),
            translate("miser", "I'll leave you be for {turns}, {who}, and ask for nothing in return."),
            translate("miser", "You have my promise for {turns}, {who}. I've never broken one."),
        ),
        "threat": (
            translate("miser", "I'd rather not, {who}, but {when}, I'll have to answer it."),
            translate("miser", "So that we understand each other, {who}: {when}, I'll return it."),
            translate("miser", "{who}, {when}, I'll do the same to you. That's only fair."),
            translate("miser", "Fair warning, {who}: {when}, I'll hit back."),
        ),
        "plea": (
            translate("miser", "I've kept to what I said. Please bear that in mind."),
            translate("miser", "I'm asking you fairly: let me have this turn."),
            translate("miser", "You'd lose a good partner in me."),
            translate("miser", "I've dealt straight with you. Deal kindly with me."),
        ),
        "warn": (
            translate("miser", "I don't like to say it of {who}, but it's true. {why}"),
            translate("miser", "You should know this about {who}. {why}"),
            translate("miser", "In fairness to all of us, look at {who}. {why}"),
            translate("miser", "I only say what I've seen. Look at {who}. {why}"),
        ),
        ADDRESS: (
            translate("miser", "With respect, {who}. {said}"),
            translate("miser", "{who}, I'd like you to know this. {said}"),
            translate("miser", "Honestly, {who}? {said}"),
            translate("miser", "{said} You have my word, {who}."),
        ),
    }


def opportunist() -> Wordings:
    """Return the wordings of the opportunist: smooth, and always about business."""
    return {
        "holds": (
            translate("miser", "You and I could do business: I have {cards}."),
            translate("miser", "Let's talk terms. I can bring {cards}."),
            translate("miser", "I have {cards}, and I'm open to offers."),
            translate("miser", "As it happens, I'm holding {cards}. Anyone interested?"),
            translate("miser", "{cards}, to the highest bidder."),
        ),
        "laid": (
            translate("miser", "{total}, there. Do the sums."),
            translate("miser", "It's {total}, so save yourself the expense."),
            translate("miser", "Between friends: {total}."),
            translate("miser", "You'd be throwing good cards after bad. It's {total}."),
        ),
        "promise": (
            translate("miser", "{card} from me. It pays for both of us."),
            translate("miser", "Of course I'll play {card}. Why wouldn't I?"),
            translate("miser", "{card}, then. You won't get a better bargain."),
            translate("miser", "Put me down for {card}."),
            translate("miser", "{card}, partner. Strictly business."),
        ),
        "truce": (
            translate("miser", "{turns} of quiet, {who}. We'll both profit by it."),
            translate("miser", "{who}, shall we say {turns}? After that we'll see."),
            translate("miser", "I have better business than you for {turns}, {who}."),
            translate("miser", "Let's not waste money on each other, {who}. {turns}?"),
        ),
        "threat": (
            translate("miser", "{who}, {when}, my plans change, and you're in them."),
            translate("miser", "That would cost you dear, {who}, {when}."),
            translate("miser", "{who}, {when}, I know where to find my next pennies."),
            translate("miser", "Bad investment, {who}: {when}, I'll collect the debt from you."),
        ),
        "plea": (
            translate("miser", "There are better bargains than me at this table."),
            translate("miser", "Let me go, and the next good deal is yours."),
            translate("miser", "I'm worth more to you with pennies than without."),
            translate("miser", "Where's the profit in it? I've hardly anything."),
        ),
        "warn": (
            translate("miser", "If I were you, I'd look at {who}. {why}"),
            translate("miser", "There's money to be made out of {who}. {why}"),
            translate("miser", "Funny that nobody mentions {who}. {why}"),
            translate("miser", "My advice, free of charge: {who}. {why}"),
        ),
        ADDRESS: (
            translate("miser", "{who}, a proposal. {said}"),
            translate("miser", "Between you and me, {who}. {said}"),
            translate("miser", "{said} Think it over, {who}."),
            translate("miser", "My dear {who}. {said}"),
        ),
    }


def grudge() -> Wordings:
    """Return the wordings of the grudge-bearer: bitter, and forgets nothing."""
    return {
        "holds": (
            translate("miser", "I have {cards}. Not that anyone ever believes me."),
            translate("miser", "{cards}, and I know who they're meant for."),
            translate("miser", "I've been saving {cards} for certain people."),
            translate("miser", "Write it down: I have {cards}. You'll remember it soon enough."),
            translate("miser", "{cards}. Some of you will wish you'd been nicer to me."),
        ),
        "laid": (
            translate("miser", "{total}. I've waited a long time to say that."),
            translate("miser", "This time it's {total}."),
            translate("miser", "It's {total}, for what was done to me."),
            translate("miser", "{total}. Now you'll know how it feels."),
        ),
        "promise": (
            translate("miser", "{card} from me. And I'll remember what comes from you."),
            translate("miser", "I'll play {card}. Don't make me regret it."),
            translate("miser", "{card}. I've been let down before, so don't you try it."),
            translate("miser", "You'll get {card}. Cheat me, and it's the last thing you'll ever get."),
            translate("miser", "{card}, this once. I haven't forgotten what people are like."),
        ),
        "truce": (
            translate("miser", "{turns}, {who}. I haven't forgiven you, I'm only waiting."),
            translate("miser", "{who}, I'll let it lie for {turns}. No longer."),
            translate("miser", "You'll get {turns} of peace from me, {who}, and then we'll settle up."),
            translate("miser", "I'm not forgetting anything, {who}, but you have {turns}."),
        ),
        "threat": (
            translate("miser", "{who}, {when}, I'll have it back with interest."),
            translate("miser", "I keep a list, {who}, and {when}, you're at the top of it."),
            translate("miser", "{who}, {when}, you'll never hear the end of it."),
            translate("miser", "I never forget a face, {who}. {when}, you'll see mine."),
        ),
        "plea": (
            translate("miser", "It's always me. Pick on someone else for once."),
            translate("miser", "Haven't I lost enough to all of you?"),
            translate("miser", "I'll remember who left me alone. And who didn't."),
            translate("miser", "Go on, then. Everyone else has had a turn at me."),
        ),
        "warn": (
            translate("miser", "I haven't forgotten about {who}. {why}"),
            translate("miser", "{who}, of course. Who else? {why}"),
            translate("miser", "Ask me about {who}. {why}"),
            translate("miser", "{who} is on my list, and should be on yours. {why}"),
        ),
        ADDRESS: (
            translate("miser", "I remember you, {who}. {said}"),
            translate("miser", "{who}, you of all people. {said}"),
            translate("miser", "{said} I won't forget it, {who}."),
            translate("miser", "Don't look away, {who}. {said}"),
        ),
    }


def bully() -> Wordings:
    """Return the wordings of the bully: loud and short."""
    return {
        "holds": (
            translate("miser", "I've got {cards}. Who wants some?"),
            translate("miser", "{cards}. Out of my way."),
            translate("miser", "See this fist? {cards}."),
            translate("miser", "{cards}, right here. Come and get them."),
            translate("miser", "I've got {cards}, and you've got nothing."),
        ),
        "laid": (
            translate("miser", "{total}! Give up."),
            translate("miser", "That's {total}. You can't beat it."),
            translate("miser", "{total} on my side. Go on, waste a card."),
            translate("miser", "{total}, and I'm not even trying."),
        ),
        "promise": (
            translate("miser", "I'm playing {card}. You'd better play yours."),
            translate("miser", "{card}, and no nonsense from you."),
            translate("miser", "You heard me: {card}."),
            translate("miser", "I said {card}, so it's {card}."),
            translate("miser", "{card}. And don't you dare cross me."),
        ),
        "truce": (
            translate("miser", "I'm in a good mood, {who}. You get {turns}."),
            translate("miser", "{who}, you may breathe for {turns}."),
            translate("miser", "{turns} off, {who}. Say thank you."),
            translate("miser", "Lucky you, {who}. I'll let you live for {turns}."),
        ),
        "threat": (
            translate("miser", "{who}, {when}, I'll take every penny you've got."),
            translate("miser", "Just try it, {who}. {when}, you're finished."),
            translate("miser", "{who}! {when}, I'll flatten you."),
            translate("miser", "You've been warned, {who}. {when}, I'll clean you out."),
        ),
        "plea": (
            translate("miser", "You don't want to do that to me. You really don't."),
            translate("miser", "Pick on the others. I'll look the other way."),
            translate("miser", "Back off, and I'll leave you something."),
            translate("miser", "Bad idea. Choose someone smaller."),
        ),
        "warn": (
            translate("miser", "Get {who}, all of you. {why}"),
            translate("miser", "Are you asleep? Look at {who}! {why}"),
            translate("miser", "Someone stop {who}. {why}"),
            translate("miser", "What are you waiting for? It's {who} you want. {why}"),
        ),
        ADDRESS: (
            translate("miser", "Hey, {who}! {said}"),
            translate("miser", "You there, {who}! {said}"),
            translate("miser", "{said} Got it, {who}?"),
            translate("miser", "Shut up and listen, {who}. {said}"),
        ),
    }


def hoarder() -> Wordings:
    """Return the wordings of the hoarder: anxious, sparing with words."""
    return {
        "holds": (
            translate("miser", "I have {cards}, and I'm keeping them."),
            translate("miser", "{cards}. All put by."),
            translate("miser", "No need to look in here. Just {cards}."),
            translate("miser", "I've saved up {cards}."),
            translate("miser", "{cards}. I'd hate to part with them."),
        ),
        "laid": (
            translate("miser", "{total}, and it hurts me to see it lie there."),
            translate("miser", "That's {total} out of my savings. Please don't ask for more."),
            translate("miser", "It's cost me {total} already."),
            translate("miser", "{total}. I can't afford more."),
        ),
        "promise": (
            translate("miser", "I can spare {card}. No more than that."),
            translate("miser", "{card}, if I must."),
            translate("miser", "I'll part with {card} for this."),
            translate("miser", "My share is {card}, and not a pip more."),
            translate("miser", "{card}. Make it worth my while."),
        ),
        "truce": (
            translate("miser", "{who}, you keep yours and I'll keep mine, for {turns}."),
            translate("miser", "I'm only minding my own pennies for {turns}, {who}."),
            translate("miser", "{turns} without spending anything, {who}. That suits us both."),
            translate("miser", "Let's both save for {turns}, {who}."),
        ),
        "threat": (
            translate("miser", "{who}, {when}, I'll open the chest, and you won't like it."),
            translate("miser", "I count everything, {who}. {when}, I'll collect."),
            translate("miser", "{who}, {when}, I have big cards put by for you."),
            translate("miser", "Every penny is counted, {who}. {when}, I want it back."),
        ),
        "plea": (
            translate("miser", "Not my pennies. I know every one of them."),
            translate("miser", "I've saved so long for these. Please."),
            translate("miser", "Take it from those who throw it about."),
            translate("miser", "Must you? I was saving those."),
        ),
        "warn": (
            translate("miser", "I've been counting, and it's {who}. {why}"),
            translate("miser", "Hold on to your pennies when {who} looks at you. {why}"),
            translate("miser", "I'd lock things away from {who}. {why}"),
            translate("miser", "Keep your purse shut near {who}. {why}"),
        ),
        ADDRESS: (
            translate("miser", "Quietly, {who}. {said}"),
            translate("miser", "Er, {who}? {said}"),
            translate("miser", "{said} If it's all the same to you, {who}."),
        ),
    }


def chatterbox() -> Wordings:
    """Return the wordings of the chatterbox, who never stops talking and means half of it."""
    return {
        "holds": (
            translate("miser", "You'll never guess what I've got. All right, I'll tell you: {cards}!"),
            translate("miser", "Oh, what a hand! {cards}, would you believe it?"),
            translate("miser", "I really shouldn't say, but it's {cards}, and then some."),
            translate("miser", "Did I mention {cards}? Well, now I have."),
            translate("miser", "Ask me what I've got! Go on! {cards}!"),
        ),
        "laid": (
            translate("miser", "That's {total}, or my name isn't my name!"),
            translate("miser", "Let me count again. Yes! {total}!"),
            translate("miser", "{total}, no, don't look at me like that, {total}!"),
            translate("miser", "Ooh, this is exciting! It's {total}, I swear!"),
        ),
        "promise": (
            translate("miser", "I'll play {card}, cross my heart, on my grandmother's teapot."),
            translate("miser", "{card}! I've practically played it already."),
            translate("miser", "Shall we? I'll bring {card}, you bring yours, and off we go!"),
            translate("miser", "{card}, {card}, {card}. There, I've said it three times."),
            translate("miser", "Oh, you'll love this: {card}, just for you!"),
        ),
        "truce": (
            translate("miser", "{who}, dear {who}, let's be friends for {turns}!"),
            translate("miser", "You and I, {who}, for {turns}, and not one harsh word!"),
            translate("miser", "Oh, {who}, quarrels are so tiring. How about {turns} off?"),
            translate("miser", "Tell you what, {who}: {turns}, no fighting, and I'll even stop talking. Well, nearly."),
        ),
        "threat": (
            translate("miser", "Ooh, {who}, {when}, there'll be words! And cards!"),
            translate("miser", "{who}, I'm all smiles, but {when}, watch out!"),
            translate("miser", "I've told you before, {who}, and I'll tell you again: {when}, I'm coming over there!"),
            translate("miser", "Now, {who}, I never lose my temper, but {when}, well!"),
        ),
        "plea": (
            translate("miser", "Me? Little me? But then who would you talk to?"),
            translate("miser", "Oh no, no, no. Look over there! Someone richer!"),
            translate("miser", "I'll tell you a lovely story if you leave me alone."),
            translate("miser", "You wouldn't! Would you? You would. Please don't!"),
        ),
        "warn": (
            translate("miser", "I'm not one to gossip, but {who}! {why}"),
            translate("miser", "Have you heard about {who}? {why}"),
            translate("miser", "Everyone's saying it about {who}. {why}"),
            translate("miser", "Don't tell a soul, but have a look at {who}. {why}"),
        ),
        ADDRESS: (
            translate("miser", "Psst, {who}! {said}"),
            translate("miser", "Oh, {who}, {who}, {who}! {said}"),
            translate("miser", "{said} Isn't that so, {who}?"),
            translate("miser", "{who}, darling, guess what. {said}"),
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
"""Functions that return a character's wordings, by the character's name."""


def conditions(again: bool = False) -> dict[str, str]:
    """Return the conditions of a threat, by provocation; with `again` if it has been done to the speaker before."""
    if again:
        return {
            "attack": translate("miser", "if you attack me again"),
            "contract": translate("miser", "if you join another contract against me"),
            "refuse": translate("miser", "if you turn me down again"),
        }
    return {
        "attack": translate("miser", "if you attack me"),
        "contract": translate("miser", "if you join a contract against me"),
        "refuse": translate("miser", "if you turn me down"),
    }


def charges() -> dict[str, tuple[str, ...]]:
    """Return the reasons for a warning, as sentences about the player warned of."""
    return {
        "leader": (
            translate("miser", "They have the most pennies."),
            translate("miser", "At this rate they'll win."),
            translate("miser", "They're ahead of the rest of us."),
        ),
        "reneged": (
            translate("miser", "They went back on their word."),
            translate("miser", "They agree on one card and play another."),
            translate("miser", "A deal with them is worth nothing."),
        ),
        "bluffed": (
            translate("miser", "They said what wasn't so."),
            translate("miser", "Half of what they tell us is made up."),
            translate("miser", "They've bluffed before, and they'll do it again."),
        ),
    }
