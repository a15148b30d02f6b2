# The room of Africa 1880.
africa-asked-pick = Choose the power that you will play.
africa-asked-place = Place your first presence: pick a glowing coast.
africa-asked-orders = { $year }: write your orders{ $count ->
    [0] {""}
    [one] {" "}for one presence
   *[other] {" "}for { $count } presences
}.
africa-asked-last = { $year }, the last turn: write your orders{ $count ->
    [0] {""}
    [one] {" "}for one presence
   *[other] {" "}for { $count } presences
}.
africa-about = { $power } · { $presences ->
    [one] one presence
   *[other] { $presences } presences
}{ $colonies ->
    [0] {""}
    [one] {" · "}one colony
   *[other] {" · "}{ $colonies } colonies
} · { $points ->
    [one] one point
   *[other] { $points } points
}

africa-years = The years
africa-last-turn = The last turn
africa-papers = Papers
africa-tab-sheet = Order sheet
africa-fold = Show more of the map
africa-unfold = Show the papers
africa-tab-opening = The opening
africa-tab-powers = Powers
africa-tab-reading = The reading
africa-powers = Powers
africa-taken-by = taken by { $who }
africa-in-history = in history: { $where }
africa-placing = The first presences are placed, power by power.

africa-sheet = Order sheet
africa-orders = Orders
africa-landing = Landing
africa-embassies = Embassies
africa-develop = Develop
africa-nothing = Nothing
africa-no-landing = No landing
africa-explore-to = → { $where }
africa-land-in = Land in { $where }
africa-unwritten = no order yet
africa-order-of = Order: { $where }
africa-on-map = { $where }: fill on the map
africa-squares = { $built } of { $squares } squares developed
africa-on-the-map = On the map
africa-hold-none = Pick one of your flags on the map, or write on the sheet.
africa-hold-order = { $where }: pick a glowing neighbour to explore, or
africa-hold-landing = Pick a glowing coast to land on, or
africa-missing-orders = { $count ->
    [one] One presence has no order: it stays as it is.
   *[other] { $count } presences have no order: they stay as they are.
}
africa-missing-landing = No landing is written: nobody lands.
africa-missing-declarations = { $count ->
    [one] One power is told nothing: that counts as alliance.
   *[other] { $count } powers are told nothing: that counts as alliance.
}
africa-complete = Every line is written.
africa-hand-in = Hand the sheet in
africa-do-take = Take a power: { $power }
africa-do-start = Place the first presence: { $where }
africa-do-declare = { $power }: { $relation }
africa-do-nothing = Hand in an empty sheet
africa-declare-to = To { $power }
africa-last-alliance = last declared alliance to you
africa-last-war = last declared war on you

africa-sheets = The sheets
africa-writes = writes
africa-is-in = is in
africa-own-sheet = Your sheet
africa-own-develops = { $where } is developed
africa-own-explores = { $where } → { $to }

africa-worth = Points as if the match ended now: { $alone } for a colony of one’s own, { $shared } for one that is shared, { $alliance } for each alliance declared to you in the last turn.
africa-colonies-so-far = Colonies: { $count } of { $most }.
africa-stock = { $count } of { $most } presences
africa-allies = { $count ->
    [one] one alliance
   *[other] { $count } alliances
}
africa-points = { $count ->
    [one] point
   *[other] points
}
africa-declared = Declared last
africa-declared-how = Each row declares to the columns: a dove for alliance, a cannon for war.

africa-nobody = nobody there
africa-told-colony = colony, worth { $points } to each
africa-told-order = ordered: { $order }

africa-reading = The reading of the sheets
africa-step = { $step } of { $steps }
africa-before = Back
africa-next = Next
africa-at-once = All at once
africa-again = From the beginning
africa-to-sheet = Go on

talk-time = Time to talk
talk-ready = I am ready to write
talk-ready-done = You are ready
talk-ready-who = Ready: { $who }
talk-propose = Propose something
talk-proposal = Proposal
talk-proposal-alliance = Alliance this turn
talk-proposal-war = War together on …
talk-proposal-leave = Leave me …
talk-proposal-develop = Develop together …
talk-about-power = Which power?
talk-about-territory = Which territory?
talk-both-there = where you both stand
talk-elsewhere = elsewhere
talk-propose-send = Propose
talk-incoming = Proposed to you
talk-accept = Agree
talk-decline = Decline
talk-agreed = agreed
talk-declined = declined
talk-open = no answer yet
talk-binds = What is agreed binds nobody.
