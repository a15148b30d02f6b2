# What the command line prints.
odds-win = The attacker wins with probability { $share }
odds-left = left
odds-attackers-left = attackers
odds-defenders-left = defenders
siege-chance = { $card }{ $holder ->
    [held] ; held by another player
   *[free] {""}
}{ $lines ->
    [none] {""}
   *[other] ; lines filled: { $lines }
}; { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: conquered with probability { $share }
sieges-title = Chance of conquest with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
sieges-card = card
sieges-free = in the middle
sieges-held = held by another player
verify-fair = The dice are those of the seed: { $count } throws and draws checked.
unfair-die = Hand-in { $number }: { $side ->
    [attacker] die { $die } of the attacker
    [defender] die { $die } of the defender
   *[alone] die { $die }
} shows { $said }, but the seed gives { $true }.
unfair-draw = Hand-in { $number }: outcome { $index } of its chance is “{ $said }”, but the seed gives “{ $true }”.

bench-title = Random play on { $cores } cores, cut after round { $horizon }
bench-seats = seats
bench-moves-per-second = moves a second, one core
bench-moves-per-second-all-cores = moves a second, all cores
bench-games-per-second = games a second
bench-moves-per-game = moves a game
bench-share-ended = share that ends by itself
bench-replay-5000-moves-ms = replay of 5,000 moves, ms
bench-bytes = bytes of a position
bench-actions = actions
bench-cold-compile-seconds = first move, nothing compiled, s
bench-warm-start-seconds = first move, all compiled, s
first-start = First start: the rules are being compiled. This takes about half a minute, once.
