# The room of Risk Express.
express-ask-offer = Go on with the siege of { $card }, or begin afresh?
express-ask-choose = Fill a line on any glowing card, or set a die aside.
express-ask-aside = No line can be filled: set a die aside.
express-ask-fill = Fill a line of { $card }.
express-ask-aside-from = No line of { $card } can be filled: set a die aside.
express-about = { $points ->
    [one] one point
   *[other] { $points } points
}, { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}

express-standings = Points as they stand
express-final = The last count
express-no-cards = no card
express-points = { $points ->
    [one] one point
   *[other] { $points } points
}
express-worth = the whole continent: { $points } points
express-held-by = held by { $who }
express-closed = Its continent is whole: it lies face down, out of reach.
express-besieged = under siege
express-open = a line can be filled
express-chance = { $chance } to take it
express-chance-why = The exact chance under the best play from here on

express-card = Card: { $card }
express-dock = Siege and dice
express-tray = Dice in the tray
express-tray-empty = The dice are still in the hand.
express-set-aside = { $count ->
    [one] one die set aside this turn
   *[other] { $count } dice set aside this turn
}
express-soldiers = { $count ->
    [one] one soldier
   *[other] { $count } soldiers
}
express-general-of = the general of { $who }
express-filled = filled
express-fill-line = Open line: { $line }
express-fill = Fill with
express-lay = Fill with { $dice }
express-lead = Pick a glowing card. The first line you fill decides which card you besiege; the percentage is your exact chance to take it.
express-lead-other = { $who } is on turn. Pick any card to look at its lines.
express-continue = Go on with { $card }
express-afresh = Begin afresh with seven dice
express-do-fill = The card { $card }: fill the line “{ $line }”
express-do-fill-with = The card { $card }: fill the line “{ $line }” with { $dice }
express-offer-why = If you go on, the dice on the lines stay there, and you throw the others.
express-aside = Set aside: { $face }
express-aside-must = Nothing can be filled with these dice. Pick one to set aside; the others are thrown again.
express-aside-may = Rather not? Pick a die to set aside; the others are thrown again.
express-aside-not = A line can be filled, and so it must be: pick a glowing line.

express-turn = How a turn goes
express-turn-1 = All seven dice are thrown.
express-turn-2 = Fill one line of one card with them; it is the card you besiege. Or set one die aside.
express-turn-3 = What is left in the tray is thrown again, and so on: one line, or one die less.
express-turn-4 = All lines filled: the card is yours. A card that somebody holds takes one more general. A whole continent is safe, and worth more.
