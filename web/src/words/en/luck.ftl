# Luck: what was expected, what came, and the chances to win.
luck = Luck
luck-none = Nothing of worth is left to chance in this game.
luck-nothing = Nothing was left to chance.
luck-matter-armies = Armies lost in battle
luck-matter-sets = Sets completed by a draw
luck-matter-jokers = Jokers drawn
luck-matter-territories = Territories dealt
luck-matter-sieges = Chances of conquest
luck-matter-cards = Values of cards drawn
luck-numbers = { $came }, expected { $expected }
luck-verdict-usual = as usual
luck-verdict-lucky = lucky
luck-verdict-very-lucky = very lucky
luck-verdict-unlucky = unlucky
luck-verdict-very-unlucky = very unlucky
luck-better = It would have gone so well, or better, { $share } of the time.
luck-worse = It would have gone so badly, or worse, { $share } of the time.
luck-condition = The bar is what came, the stroke what was expected. “Of the time”: if each throw and each draw were made once more in its own place, with the same dice or from the same cards.
luck-battles = The most unusual battles
luck-sieges = The most unusual sieges
luck-no-card = No card
luck-battle = The attacker lost { $came }, expected { $expected }.
luck-siege = { $count ->
    [one] One throw.
   *[other] { $count } throws.
}
luck-conquered = Conquered.
luck-repelled = Not conquered.
luck-chance = Chance before the first throw: { $share }.
luck-rarity = { $share } likely
luck-chances = Chances to win
luck-reckoning = Bots play the match on from each turn… This takes up to half a minute, once.
luck-course = { $who }: from { $first } to { $last }.
luck-turning = Where the match turned
luck-swing = { $who }: from { $before } to { $after } (entry { $number }).
luck-no-turning = No single move changed the chances by much.
luck-table = The chances as a table
luck-entry = Entry
luck-playouts = By { $playouts } playouts of normal bots from the true position of each moment.
