# Manchots Barjots at the terminal.
verb-give = give
verb-left = left
verb-right = right
verb-land = land

manchots-title-give = Round { $round } of { $rounds } · gifts
manchots-title-land = Round { $round } of { $rounds } · landing
manchots-title-late = Round { $round } of { $rounds } · landing of the lookouts
manchots-shown = round { $round }
manchots-points = points
manchots-lands = lands now
manchots-lands-open = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
manchots-lands-late = { $count }, lookout
manchots-cards = hand+reserve
manchots-hand-reserve = { $held } + { $reserve }
manchots-pile-reserve = pile { $held } + { $reserve }
manchots-legend = { $majority } majority: the highest sum laid   { $destroyed } destroyed: does not count
manchots-legend-end = { $majority } majority   { $destroyed } destroyed   sum laid → points for the cards kept in hand
manchots-hand = Hand of { $who }: { $cards }
manchots-hint = Tab completes · choices · help · board · memory · log · quit

# What is asked.
own-recruits = You recruited { $cards }.
own-got = You were given { $first } by { $left }, { $second } by { $right }.
own-took = You took { $first } from the reserve of { $left }, { $second } from that of { $right }.
ask-give = { $who }: give a card left, to { $left }, and one right, to { $right }.
ask-give-right = { $who }: { $card } is for { $left }. Which card goes right, to { $right }?
ask-land = { $who }: { $count ->
    [one] which card do you land
   *[other] which two cards do you land
}? All are turned up together.
ask-land-second = { $who }: { $card } lies face down. Which card do you land with it?
ask-land-late = { $who }: the others have shown their cards. { $count ->
    [one] Which card do you land
   *[other] Which two cards do you land
}?
ask-land-all-late = { $who }: everybody is on the lookout, so all land together. { $count ->
    [one] Which card
   *[other] Which two cards
}?
form-give = { $verb } CARD CARD
form-give-means = the left one first, then the right ({ $code } = { $card })
form-right = { $verb } CARD
form-right-means = { $code } = { $card }
form-land = { $verb } CARD
form-land-means = { $code } = { $card }
form-land-two = { $verb } CARD CARD
form-land-two-means = ninja twins in the last round ({ $code } = { $card })
choice-laid = laid: you { $mine }, best other { $who } { $most }
choice-laid-alone = laid: you { $mine }, nobody else
choice-laid-nothing = nothing laid
hint-left = left, { $who }: { $card }
hint-right = right, { $who }: { $card }
hint-right-open = right, { $who }: …
hint-majority = { $card }: you { $mine }, best other so far { $most }: majority
hint-shared = { $card }: you { $mine }, best other so far { $most }: majority shared
hint-behind = { $card }: you { $mine }, best other so far { $most }: no majority
hint-destroyed = { $card }: destroyed by the kamikaze
hint-twins = you land two next round
hint-kamikaze = destroys each { $least } or more of this round
hint-lookout = you land late next round

# Memory.
memory-title = What { $who } remembers
memory-round = round
memory-recruits = recruited
memory-to-left = to { $who }, left
memory-to-right = to { $who }, right
memory-from-left = from { $who }, left
memory-from-right = from { $who }, right
memory-landed = landed
memory-start = start

# Help.
usage-give = { $verb } d5 moon-3
help-give = give the first card to the left, the second to the right
usage-left = { $verb } d5
help-left = one gift at a time: the left one, then “right m3”
usage-land = { $verb } d5
help-land = land a card, or after ninja twins two: land d5 m3
usage-memory = { $verb }
help-memory = what you recruited, gave, got and landed, round by round
help-typing-manchots = Cards: desert-5, desert 5 or d5, in English or French. The verb may be left out: d5 m3.
help-powers = { $twins } ninja twins: you land two cards next round [M6]. { $kamikaze } kamikaze: each card of { $least } or more that lands this round is destroyed [M7]. { $lookout } lookout: next round you choose after the others [M8]. Cards kept in hand score: all of a zone where you have the majority, the lowest where you have laid something, else none [M10, M11].
help-copies = Each zone has { $copies } (these numbers, and the powers of the values, are reconstructed).
