# What happens in Manchots Barjots.
label-virtual = Virtual { $number }

power-twins = ninja twins
power-kamikaze = kamikaze
power-lookout = lookout

manchots-round = Round { $round } of { $rounds }

told-dealt = Everybody has a reserve of { $count } cards, and takes two of it in hand.
told-recruits = { $who } recruits { $cards }.
told-gives = { $who } gives { $first } to { $left }, { $second } to { $right }.
told-gives-unseen = { $who } has chosen two gifts.
told-passed = All gifts are passed on, unseen by the others.
told-piled = The gifts are laid, unseen, on the piles of the virtual players.
told-got = { $who } is given { $first } by { $left }, { $second } by { $right }.
told-took = { $who } takes { $first } from the reserve of { $left }, { $second } from that of { $right }.
told-took-unseen = { $who } takes the top card of both virtual reserves.
told-renewed = The reserve of { $who } is used up; its pile is shuffled and becomes the new one ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
told-lays = { $who } lays { $cards } face down.
told-lays-unseen = { $who } has chosen what to land.
told-lands = { $who } lands { $cards }.
told-destroyed = Kamikaze! Destroyed: { $cards }.
told-spared = Kamikaze! But nothing was landed that it destroys.
told-majorities = Majorities: { $changes }
majority-moved = { $zone } { $who } { $sum } (was { $before })
majority-new = { $zone } { $who } { $sum }
told-twins = Ninja twins: { $who } now { $count ->
    [one] lands
   *[other] land
} two cards.
told-lookout = Lookout: { $who } now { $count ->
    [one] lands
   *[other] land
} after the others.
told-count = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} = { $parts }
count-all = { $zone } { $points } (majority: { $cards })
count-lowest = { $zone } { $points } (lowest of { $cards })
count-nothing = { $zone } 0 (nothing laid there: { $cards })
count-empty = { $zone } 0 (no card kept)
ending-together = { $who } share the victory: { $points } points each ({ $others })
ending-virtual = Nobody has won: { $who } came first with { $points } points ({ $others })
