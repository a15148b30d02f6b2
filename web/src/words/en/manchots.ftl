# The room of Manchots Barjots.
manchots-ask-give = Round { $round }: choose a card for each neighbour.
manchots-ask-land = { $count ->
    [one] Round { $round }: choose the card that you land.
   *[other] Round { $round }: choose the { $count } cards that you land.
}
manchots-ask-late = Round { $round }: your lookout has seen the others land. Now choose yours.
manchots-about = { $held ->
    [one] one card in hand
   *[other] { $held } cards in hand
}, { $reserve } in reserve
manchots-points = { $points ->
    [one] one point
   *[other] { $points } points
}
manchots-stands = If it ended now: { $points } points
manchots-stands-why = What your hand would count with the majorities as they stand
manchots-virtual = Virtual { $number }

manchots-pages = What to look at
manchots-round = Round { $round }
manchots-round-of = Round { $round } of { $rounds }
manchots-zones = Zones
manchots-landing = Landing
manchots-landing-of = Landing of round { $round }
manchots-memory = What I gave and got
manchots-count = The last count
manchots-majority = majority
manchots-nothing-yet = Nobody has landed yet. Whoever lays the most in a zone has its majority; at the end, cards you still hold there all count.
manchots-holds = { $held ->
    [one] one in hand
   *[other] { $held } in hand
}
manchots-pile = { $held ->
    [0] no pile
   *[other] pile of { $held }
}
manchots-choosing = is choosing
manchots-is-late = lands last
manchots-lands-two = lands two
manchots-card-destroyed = { $card }, destroyed

manchots-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
manchots-twins-do = ninja twins: whoever lands them lands two cards in the next round
manchots-kamikaze-does = kamikaze: every card of { $value } or more that is landed in the same round is destroyed, yours too
manchots-lookout-does = lookout: whoever lands it chooses after the others in the next round
manchots-choice = Your choice
manchots-left = left: { $who }
manchots-right = right: { $who }
manchots-ashore = ashore
manchots-ashore-of = ashore, { $number } of { $count }
manchots-empty = Empty: the next card goes here
manchots-take-back = Take back { $card }
manchots-pick-for = Pick a card from your hand for { $who }.
manchots-pick-land = { $count ->
    [one] Pick the card that lands. It will stand in its zone before you.
   *[other] Pick card { $number } of { $count } that land.
}
manchots-ready-gifts = Both gifts are chosen. Nobody sees them but who gets them.
manchots-ready-land = { $count ->
    [one] All cards are turned up together.
   *[other] Both land. All cards are turned up together.
}
manchots-give = Give both
manchots-land = { $count ->
    [one] Land it
   *[other] Land both
}
manchots-do-give = Give { $first } to { $one } on the left, and { $second } to { $other } on the right
manchots-do-land = Land { $cards }
manchots-swap = Swap
manchots-sealed = { $count ->
    [0] Sealed.
   *[other] Sealed. Waiting for { $who }.
}
manchots-from = from { $who }

manchots-gave = given to
manchots-got = got from
manchots-took = taken from

manchots-skip = Show all
manchots-step-lands = { $who } lands { $card }.
manchots-step-late = The lookouts have seen this, and choose now.
manchots-step-strikes = The kamikaze of { $who } destroys all that landed with { $value } or more: { $cards }.
manchots-step-spares = The kamikaze of { $who } finds nothing of { $value } or more.
manchots-step-twins = Ninja twins: { $who } lands two cards in the next round.
manchots-step-lookout = Lookout: { $who } chooses after the others in the next round.
manchots-step-majority = { $count ->
    [one] { $zone }: { $who } now has the majority with { $sum }.
   *[other] { $zone }: { $who } now share the majority with { $sum } each.
}

manchots-count-all = Majority with { $sum }: every card kept counts.
manchots-count-lowest = { $sum } laid, but no majority: only the lowest card counts.
manchots-count-nothing = Nothing laid there: no card counts.
manchots-count-empty = No card kept.
