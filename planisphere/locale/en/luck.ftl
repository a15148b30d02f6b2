# Luck.
luck-title = Luck, and how unusual it was
luck-condition = times: throws or draws; expected and came: in the unit of the matter; σ: luck in standard deviations; likely: to come out at least so well, or so badly, if each throw and each draw were made once more in its own place, with the same dice or from the same cards
luck-fights = The most unusual fights
luck-fights-condition = expected and came: armies that the attacker lost, or the sum of his chances before and after each throw; to take: the chance before the first throw, fought to its end; likely: to come out at least so far from what was expected, with the same dice
luck-none = Nothing of worth is left to chance in this game.
luck-column-matter = matter
luck-column-strokes = times
luck-column-expected = expected
luck-column-came = came
luck-column-luck = luck
luck-column-standard = σ
luck-column-likely = likely
luck-column-verdict = in a word
luck-column-number = entry
luck-column-where = where
luck-column-throws = throws
luck-column-chance = to take
luck-column-result = result
luck-matter-armies = armies lost in battle
luck-matter-sets = sets completed by a draw
luck-matter-jokers = jokers drawn
luck-matter-territories = territories dealt
luck-matter-sieges = chances of conquest
luck-matter-cards = values of cards drawn
luck-usual = as usual
luck-lucky = lucky
luck-very-lucky = very lucky
luck-unlucky = unlucky
luck-very-unlucky = very unlucky
luck-conquered = conquered
luck-repelled = not conquered
luck-number = { $number }
luck-more = +{ $number }
luck-less = −{ $number }
luck-turning = Entry { $number }: { $who } went from { $before } to { $after }. { $what }
luck-turnings = Where the match turned, by { $playouts ->
    [one] one playout
   *[other] { $playouts } playouts
} of normal bots from each moment:
luck-picture = Luck in standard deviations
luck-curve = Chance to win, entry by entry: { $playouts } playouts of normal bots from each moment
luck-extra = A picture needs { $name }, which is not installed: pip install "planisphere[arena]".
luck-playouts = The number of playouts goes from 1 to { $most }, and is not { $value }.
luck-picture-form = The picture is written as a file that ends in .png, and not as “{ $name }”.
luck-no-turning = No entry changed anybody’s chance to win by more than the playouts themselves may differ.
chances-late = The chances to win could not be reckoned in time: the server is busy. Try again later.
