# The game at the terminal.
column-land = land
column-armies = armies
column-cards = cards

percent = { $number }%
percent-below = < { $number }%
percent-above = > { $number }%

word-always = always
word-until = until

verb-place = place
verb-attack = attack
verb-defend = defend
verb-occupy = occupy
verb-move = move
verb-trade = trade
verb-done = done

# Missions and cards.
own-mission = Your mission: { $mission }.
own-no-mission = There are no missions in this match.
own-cards = Your cards: { $cards }.
own-no-cards = You have no cards.

# What is asked.
ask-place = { $who }: place { $count ->
    [one] your army
   *[other] your { $count } armies
} on your territories.
ask-start = { $who }: place your { $count } armies on your territories{ $sealed ->
    [0] {""}
   *[other] {" "}(unseen by the others)
}.
ask-must-exchange = { $who }: you hold { $count } cards, so exchange a set first.
ask-finish-exchange = { $who }: which card completes the set?
ask-fight = { $who }: attack, or say done to end your fights.
ask-no-fight = { $who }: you can attack nobody; say done to end your fights.
ask-ally-place = { $who }: you lead the ally; place its { $count ->
    [one] army
   *[other] { $count } armies
}.
ask-ally-fight = { $who }: you lead the ally; attack { $prey }, or say done.
ask-defence = { $who }: { $attacker } attacks { $target } ({ $armies }) from { $source } with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}. Defend with how many?
ask-occupy = { $who }: { $target } has fallen. How many armies enter from { $source }: { $low } to { $high }?
ask-cross = { $who }: how many armies move from { $source } to { $target }: { $low } to { $high }?
ask-move = { $who }: { $several ->
    [0] one move between neighbouring territories of yours, or done to end your turn.
   *[other] move armies that did not fight to neighbouring territories of yours, or say done to end your turn.
}
ask-move-first = { $who }: first window: one move between neighbouring territories of yours, or done; then { $prey } leads the ally.
ask-no-move-first = { $who }: first window: nothing can move; say done; then { $prey } leads the ally.
window-first = (First window: only { $prey } may be attacked.)
window-first-anyone = (First window: anyone may be attacked.)
window-second = (Second window.)
ask-no-move = { $who }: nothing can move; say done to end your turn.

form-place = { $verb } WHERE 1…{ $count }
form-exchange = { $verb } CARDS
form-attack = { $verb } FROM TO
form-move = { $verb } FROM TO N
choice-own = your territories
choice-allied = allied territories
choice-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
choice-enter = (or Enter)
choice-always = from now on with the most dice, without asking
choice-occupy = type the number of armies that enter
choice-cross = type the number of armies that move
choice-exchange = +{ $count } armies{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } on your territories shown
}
choice-more = … and { $count } more sets (see your cards)
choice-rows = … and from { $count } more of your territories (choices lists them)
choice-allied-rows = … and from { $count } more allied territories (choices lists them)
choice-fights-end = end your fights, then you may move
choice-end = end your turn
choice-end-first = end your first window; then { $prey } leads the ally
choice-ally-end = end the ally’s fights
choice-again = Enter attacks again: { $odds }
    Or attack elsewhere (choices lists all), blitz, done.

odds-fight = { $source } { $mine } → { $target } ({ $owner }) { $theirs }: conquest { $win }{ $stop ->
    [1] {""}
   *[other] {" "}(stopping at { $stop })
}; left ≈{ $left } against ≈{ $standing }

# Around the match.
terminal-options = Options: { $options }
terminal-promise = Dice and cards are settled already; their seed has the hash { $hash }…
terminal-hello = Type help for what you can say; Tab completes; quit keeps the match for later.
terminal-hint = Tab completes · choices · help · board · odds · cards · quit
terminal-earlier = … { $count ->
    [one] { $count } line before (log all)
   *[other] { $count } lines before (log all)
}
terminal-since = Since you last played ({ $count ->
    [one] { $count } line
   *[other] { $count } lines
}):
terminal-round = Round { $round }
terminal-setup = Before the first round
terminal-always = { $who } now always defends with the most dice.
terminal-no-odds = There is no such fight to give odds for.
terminal-saved = The match is kept in { $path }
terminal-resume = Go on with: { $command }
terminal-record = The match is kept in { $path }
    See it again with: { $command }
pass-keyboard = Pass the keyboard to { $who }. Everybody else looks away.
pass-enter = { $who }, press Enter when you alone see the screen.

terminal-player = “{ $text }” cannot sit here. Possible: human, human:NAME, module:name, program:COMMAND, { $allowed }.
terminal-line-seats = The position is for { $seats } players, but { $given } were seated: say who with --seats.
terminal-line-option = The position has its options in it: there { $option } is { $value }.
terminal-seat = There is no seat “{ $text }”. Possible: { $allowed }.
terminal-file-exists = { $path } exists already. Choose another name, or go on with it by --resume.
terminal-not-saved = The match could not be written: { $cause }.
terminal-whole-set = Name three cards: a set is exchanged as a whole, in any order.
terminal-save-name = The name of a file is missing.
terminal-assault-few = No more than { $count } armies are there already.

replay-prompt = { $number }/{ $last }
replay-hint = Enter next · b back · a number to jump · q quit

# Help.
usage-place = { $verb } brazil 3
help-place = put armies on a territory of yours; “all” for all that are left
usage-trade = { $verb } CARD CARD CARD
help-trade = exchange a set of cards for armies
usage-attack = { $verb } brazil peru [DICE]
help-attack = attack, with the most dice if you name none; “until 4” goes on until it is won or 4 armies are left in brazil
usage-defend = { $verb } 2
help-defend = answer an attack; “defend always” from now on with the most dice
usage-occupy = { $verb } 5
help-occupy = enter a conquered territory with so many armies; the number alone will do
usage-move = { $verb } brazil peru 2
help-move = move armies after the fights
usage-done = { $verb }
help-done = end your fights, then your turn
usage-help = { $verb }
help-help = this page
usage-choices = { $verb }
help-choices = all that you may do now
usage-board = { $verb }
help-board = the board
usage-look = { $verb } brazil
help-look = a territory and its neighbours
usage-odds = { $verb } brazil peru
help-odds = the exact odds of a fight to the end, if the defender throws the most dice; “until 4” to stop earlier
usage-blitz = { $verb } brazil peru
help-blitz = attack until it is won or lost; “until 4” to stop earlier
usage-cards = { $verb }
help-cards = your cards
usage-mission = { $verb }
help-mission = your mission
usage-hint = { $verb }
help-hint = what the best bot would do in your place, and why where it can say so
usage-log = { $verb } [50]
help-log = what happened lately; “log all” for everything
usage-line = { $verb }
help-line = the position as one line, with ? for what you may not see
help-line-several = the position as one line, with ? for what not everybody may see
usage-save = { $verb } FILE
help-save = write the match to a file
usage-quit = { $verb }
help-quit = keep the match for later and leave; Ctrl-D and Ctrl-C do the same
help-typing = Names may be cut short (at bra n-af 3), in English or French. Several moves at once: place brazil 3; attack brazil peru 2.
help-rules = The numbers in brackets are rules: planisphere/rulebook/en/{ $game }.md.

# Risk Express.
column-points = points
column-card = card
column-lines = lines
column-chance = from nothing with 7 dice

verb-fill = fill
verb-aside = aside
verb-continue = continue
verb-afresh = afresh

express-turned = turned over
express-legend = +★ also, if somebody holds the card   ✓ filled
express-siege = Siege of { $card }
express-on-lines = { $count ->
    [one] { $count } die
   *[other] { $count } dice
} on its lines
express-tray = Tray:
express-hint = Tab completes · choices · help · board · odds · log · quit

ask-invade = { $who }: fill a line of the card you invade, or set a die aside.
ask-fill = { $who }: you besiege { $card }; which line do you fill?
ask-fill-or-aside = { $who }: you besiege { $card }; fill a line, or set a die aside.
ask-aside = { $who }: no line of { $card } can be filled; which die do you set aside?
ask-offer = { $who }: go on with { $before }’s siege of { $card }, or start afresh?
form-fill = { $verb } CARD N
form-aside = { $verb } DIE
choice-conquest = conquest
choice-aside = { $left ->
    [0] your turn is over then
    [one] then { $left } die
   *[other] then { $left } dice
}
choice-continue = throw the other { $dice ->
    [one] die
   *[other] { $dice } dice
}, conquest
choice-afresh = throw all { $dice } dice, at any card
choice-easiest = at best { $card }
hint-fill = { $card }, line { $line } ({ $asked }): then { $share } to conquer it

usage-fill = { $verb } brazil 2 [1 3]
help-fill = lay dice on line 2 of Brazil: those you name, else the fewest; once a card is fixed, the number alone will do
usage-aside = { $verb } cannon
help-aside = set a die aside until your turn ends: 1, 2, 3 (soldiers), cannon, cavalry or general
usage-continue = { $verb }
help-continue = go on with the siege of the player before
usage-afresh = { $verb }
help-afresh = lift that siege and throw all dice
usage-chance = { $verb } [brazil]
help-chance = the exact chance to conquer a card with all dice, if you go for it from the start and play as well as can be
help-typing-express = Names may be cut short (f bra 2), in English or French. Enter does the only thing that can be done, or lists the choices.
together-read = Enter when everybody has read this.
together-more = Enter for more.
