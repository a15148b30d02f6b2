# What everything is called, and what happens in the world games.
label-name = { $name } ({ $letter })
label-seat = Player { $letter }
bot-name = { $level ->
    [random] Random
    [easy] Easy
    [hard] Hard
    [master] Master
   *[other] Normal
}
label-bot = { $level ->
    [random] Random
    [easy] Easy
    [hard] Hard
    [master] Master
   *[other] Normal
} bot { $letter }
label-ally = the ally ({ $letter })

symbol-infantry = infantry
symbol-artillery = artillery
symbol-cavalry = cavalry
symbol-joker = joker

colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-black = black
colour-violet = violet
colour-green = green

mission-territories = hold { $count } territories{ $least ->
    [1] {""}
   *[other] {" "}with at least { $least } armies each
}
mission-continents = hold { $first } and { $second }{ $more ->
    [0] {""}
   *[other] , and a third continent of your choice
}
mission-destroy = destroy { $colour }: { $who }
mission-destroy-absent = destroy { $colour }
mission-instead = { $mission }; as that cannot be done: { $instead }

told-place = { $who } places { $count ->
    [one] { $count } army
   *[other] { $count } armies
}: { $where }.
told-undo = { $who } takes the last move back.
told-sealed = { $who } has placed all armies, unseen until everybody has.
told-attack = { $who } attacks { $target } ({ $owner }) from { $source } with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
told-defend = { $who } defends with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
told-roll = { $source } ({ $attacker }) { $attack } against { $defence } { $target } ({ $defender }): { $lost ->
    [0] { $defender } −{ $killed }
   *[other] { $killed ->
        [0] { $attacker } −{ $lost }
       *[other] { $attacker } −{ $lost }, { $defender } −{ $killed }
    }
}; { $theirs ->
    [0] { $target } falls.
   *[other] { $mine } against { $theirs } left.
}
told-lay = { $who } lays down { $cards }.
told-exchange = { $who } exchanges { $cards } for { $count } armies{ $bonus ->
    [0] {""}
   *[other] , and { $bonus } more on the territories shown
}.
told-conquest = { $who } takes { $target } from { $victim } and enters with { $count ->
    [one] { $count } army
   *[other] { $count } armies
}.
told-continent = { $who } holds all of { $continent }.
told-fall = { $who } is out{ $count ->
    [0] {""}
    [one] ; { $by } takes the card
   *[other] ; { $by } takes the { $count } cards
}.
told-move = { $who } moves { $count ->
    [one] { $count } army
   *[other] { $count } armies
}: { $source } → { $target }.
told-done = { $who } is done.
told-draw = { $who } draws a card, and holds { $count }.
told-draw-card = { $who } draws { $card }, and holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
told-lots = Dice for the order of play: { $throws }. In turn: { $order }.
told-lots-again = equal, again:
told-opens = { $last } took the last territory, so { $who } opens the second phase.
told-deal = The 42 territories are dealt: { $shares }.
told-mission = { $who } has a mission: { $mission }.
told-missions = Each player has a secret mission.
told-turn = Round { $round } · { $who } · { $count ->
    [0] no armies
    [one] { $count } army
   *[other] { $count } armies
} for { $land ->
    [one] { $land } territory
   *[other] { $land } territories
}{ $whole ->
    [0] {""}
   *[other] {" "}and { $continents }
}
told-ally-window = { $who } leads the ally · { $count ->
    [0] no armies
    [one] { $count } army
   *[other] { $count } armies
} to place

ending-running = The match goes on.
ending-mission = { $who } has won: mission fulfilled ({ $mission })
ending-last = { $who } has won: nobody else is left
ending-world = { $who } has won: the whole world is conquered
ending-horizon = The match is over: it was to end after round { $horizon }, and nobody has won

list-and = { $first } and { $last }
ending-points = { $who } has won with { $points } points ({ $others })
