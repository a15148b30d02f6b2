# The room of the two world games.
world-ask-place = { $count ->
    [one] Place one army on a territory of yours.
   *[other] Place { $count } armies on your territories.
}
world-ask-place-first = { $count ->
    [0] Your first armies are laid out: hand them in.
    [one] Place your first army.
   *[other] Place your first { $count } armies.
}
world-ask-trade = You hold { $count } cards: exchange a set for armies.
world-ask-attack = Attack, or end your fights.
world-ask-attack-trade = Attack, exchange cards, or end your fights.
world-ask-no-attack = You cannot attack: end your fights.
world-ask-defend = { $count ->
    [one] Defend { $territory } against one die: with how many?
   *[other] Defend { $territory } against { $count } dice: with how many?
}
world-ask-answered = { $territory } is attacked: your dice answer by themselves.
world-ask-occupy = { $territory } has fallen: how many armies move in?
world-ask-bring = How many armies go to { $territory }?
world-ask-move = Move rested armies, or end your turn.
world-ask-move-once = Move armies once, or end your turn.
world-ask-no-move = Nothing can move: end your turn.
world-ask-wait = One moment…
world-ask-place-ally = { $count ->
    [one] The ally: place one army.
   *[other] The ally: place { $count } armies.
}
world-ask-attack-ally = The ally: attack, or end its fights.
world-ask-no-attack-ally = The ally cannot attack: end its fights.

world-territories = { $count ->
    [one] one territory
   *[other] { $count } territories
}
world-armies = { $count ->
    [one] one army
   *[other] { $known } armies
}
world-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
world-out = out of the match
world-ally = The ally ({ $letter })
world-nobody = nobody
world-held-by = all held by { $letter }
world-told = { $territory }, { $continent }. Held by { $who } ({ $letter }), armies: { $armies }.
world-told-rested = { $count ->
    [0] None may move any more.
    [one] One may still move.
   *[other] { $count } may still move.
}
world-told-pick = May be picked.

world-placing = Armies to place
world-left = { $count ->
    [0] All armies are laid out
    [one] One army to place
   *[other] { $count } armies to place
}
world-drag = Drag armies onto a territory
world-place-how = Pick a territory; with Shift it gets five.
world-place-touch = Touch a territory; a long press lays five.
world-laid = { $territory }: { $count } more
world-each = Each click
world-less = One less on { $territory }
world-more = One more on { $territory }
world-rest-here = The rest here
world-spread = Spread evenly
world-undo-last = Undo last
world-hand-in = Hand in
world-place = { $count ->
    [0] Place
   *[other] Place { $count }
}

world-battle = Attack from { $from } on { $to }
world-win = to conquer
world-on-average = On average { $attackers } attackers and { $defenders } defenders are left.
world-one-throw = { $dice ->
    [one] One die, you lose:
   *[other] { $dice } dice, you lose:
}
world-no-throw = The dice have not been thrown yet.
world-dice = Dice
world-dice-count = { $count ->
    [one] One die
   *[other] { $count } dice
}
world-roll = Roll
world-roll-until = Roll until
world-armies-left = armies are left
world-limit = Armies that are to be left
world-stop = Stop
world-throw-said = { $from } throws { $attack }, { $to } throws { $defence }. Losses: { $from } { $attacker }, { $to } { $defender }.
world-falls = { $territory } falls.
world-pick-from = Pick a territory of yours that glows to attack from.
world-pick-from-ally = Pick a territory of the ally that glows to attack from.
world-pick-target = { $territory } attacks: pick a target, or another territory of yours.
world-pick-move = Pick the territory that armies leave.
world-pick-rested = Pick the territory that armies leave. The green numbers may still go; who fought must stay.
world-pick-to = From { $territory }: pick where the armies go, or another territory of yours.

world-no-foe = { $territory } has no neighbour to attack.
world-no-friend = { $territory } has no neighbour of yours to move to.

world-targets = Territories to pick
world-defence = Defence
world-standing-on = Defence: always the most dice
world-standing-off = Defence: you are asked
world-standing-on-short = Defence: auto
world-standing-off-short = Defence: ask
world-standing-on-press = Press to be asked with how many dice you defend
world-standing-off-press = Press to defend with the most dice always
world-attacked = { $dice ->
    [one] { $who } attacks { $to } from { $from } with one die. Your armies there: { $armies }.
   *[other] { $who } attacks { $to } from { $from } with { $dice } dice. Your armies there: { $armies }.
}
world-defend-with = { $count ->
    [one] Defend with one die
   *[other] Defend with { $count } dice
}

world-march = From { $from } to { $to }
world-stay = { $count ->
    [one] one stays behind
   *[other] { $count } stay behind
}
world-least = Least: { $count }
world-most = Most: { $count }
world-how-many = How many armies
world-go = { $count ->
    [one] One army goes
   *[other] { $count } armies go
}
world-end-fights = End your fights
world-end-ally = End the ally’s fights
world-end-turn = End your turn

world-do-place = { $count ->
    [one] Place one army: { $territory }
   *[other] Place { $count } armies: { $territory }
}
world-do-trade = Exchange these cards: { $cards }
world-do-attack = { $count ->
    [one] Attack { $to } from { $from } with one die
   *[other] Attack { $to } from { $from } with { $count } dice
}
world-do-go = { $count ->
    [one] Send one army
   *[other] Send { $count } armies
}
world-do-go-all = Send all armies that may leave
world-do-move = { $count ->
    [one] Move one army: { $from } → { $to }
   *[other] Move { $count } armies: { $from } → { $to }
}
world-do-move-some = Move armies: { $from } → { $to }

world-your-cards = Your cards
world-no-cards = You hold no cards yet.
world-no-set = No set can be exchanged now: it takes three alike or three different, before your fights.
world-no-series = No series can be exchanged now: it takes one of each arm{ $joker ->
    [wild] ; a joker stands for one of them.
   *[alone] , or a joker by itself.
}
world-sets = Sets you can exchange
world-trade-for = { $count ->
    [one] Exchange for one army
   *[other] Exchange for { $count } armies
}
world-forced = You hold { $count } cards. With five or more a set must be exchanged before you go on.
world-mission = Mission
world-mission-show = Look at your mission
world-mission-hide = Turn it face down
world-mission-instead = That cannot be done at this table, so your mission is: { $mission }.
world-mission-others = other continents
world-mission-prey = territories that { $who } still holds
world-mission-territories = { $least ->
    [one] territories
   *[other] territories with { $least } armies or more
}

world-parts = { $who }’s turn
world-part-forces = Armies
world-part-fights = Fights
world-part-moves = Moves
world-windows = The parts of this turn
world-window-first = { $one } fights { $other }
world-window-ally = { $other } leads the ally
world-window-second = { $one } fights anybody
world-news-out = { $who } is out of the match.
world-news-spoils = { $you ->
    [yes] { $count ->
        [one] You take the card.
       *[other] You take the { $count } cards.
    }
   *[no] { $count ->
        [one] { $who } takes the card.
       *[other] { $who } takes the { $count } cards.
    }
}
world-news-led = { $you ->
    [leads] You lead the ally against { $other } now.
    [against] { $who } leads the ally against you now.
   *[neither] { $who } leads the ally against { $other } now.
}
world-news-whole = { $who } holds all of { $continent }: +{ $worth } armies a turn.
world-news-whole-you = You hold all of { $continent }: +{ $worth } armies a turn.
world-news-lost = { $who } took from you: { $places }.
world-news-more = { $places } and { $count } more
