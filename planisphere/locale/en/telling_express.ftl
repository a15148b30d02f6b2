# What happens in Risk Express.
arm-soldiers = soldiers
arm-cannon = cannon
arm-cavalry = cavalry
arm-general = general
face-soldiers-1 = 1 soldier
face-soldiers-2 = 2 soldiers
face-soldiers-3 = 3 soldiers
face-cannon = cannon
face-cavalry = cavalry
face-general = general

express-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

told-generals = { $who } throws for the start: { $dice } — { $count ->
    [0] no general
    [one] { $count } general
   *[other] { $count } generals
}.
told-level = As many generals each: { $who } throw again.
told-first = { $who } has the most generals, and begins.
told-throw = { $who } throws { $count ->
    [one] { $count } die
   *[other] { $count } dice
}: { $dice }
told-fill = { $who } lays { $dice } on { $card }, line { $line } ({ $asked }).
told-aside = { $who } sets a die aside: { $die } ({ $face }); { $left ->
    [0] none is left.
    [one] { $left } is left.
   *[other] { $left } are left.
}
told-taken = { $who } conquers { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
told-stolen = { $who } takes { $card } from { $victim }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
told-whole = { $who } holds all of { $continent }, { $points } points: it is turned over, and nobody can invade it any more.
told-nothing = { $who } is out of dice, without having invaded anything.
told-failed = { $who } is out of dice: { $card } holds out ({ $filled ->
    [one] { $filled } line
   *[other] { $filled } lines
} of { $lines } filled).
told-lifted = The siege of { $card } is lifted.
told-offer = { $who } may go on with the siege of { $card }: { $filled } of { $lines } lines are filled, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} to throw.
told-continue = { $who } goes on with the siege of { $card }.
told-afresh = { $who } starts afresh with all dice; the siege of { $card } is lifted.
told-express-turn = Round { $round } · { $who } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}
told-score = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $cards ->
    [0] , no cards
   *[other] {" "}= { $parts }
}
score-whole = { $continent } { $points } (all of it)
ending-level = { $who } has won: { $points } points like { $level }, but { $continents ->
    [one] { $continents } whole continent
   *[other] { $continents } whole continents
} to { $fewer }
ending-shared = { $who } share the victory: { $points } points and { $continents ->
    [0] no whole continent
    [one] { $continents } whole continent
   *[other] { $continents } whole continents
} each
