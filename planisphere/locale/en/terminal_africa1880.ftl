# Africa 1880 at the terminal.
africa-setup = Before 1880

africa-region-north = North
africa-region-west = West
africa-region-centre = Centre
africa-region-east = East
africa-region-south = South
africa-points = pts
africa-war = war on
africa-on-map = on map
africa-in-stock = stock
africa-legend = { $coast } coast  { $built } built  { $free } free  { $colony } colony  { $map } on the map  { $stock } in stock  { $done } handed in
africa-legend-wide = { $coast } coast  { $built } built  { $free } free  { $colony } colony  { $done } sheet handed in  war on: declared last turn

africa-stances = war · alliance
africa-coasts = any coast (~) where nobody stands
africa-no-coast = no coast is free
africa-relations = relations

# What is asked.
africa-ask-power = { $who }: which power do you take?
africa-ask-start = { $who }: on which coast do you place your first presence?
africa-ask-orders = { $who }, { $year }: write your orders in secret ({ $count ->
    [one] { $count } presence
   *[other] { $count } presences
}).
africa-power-order = 1 places its first presence first, 6 last; the place is its start in history.
africa-power-starts = The place is where the power starts.
africa-form-start = Type a name:
africa-forms = Type a line, such as { $first } or { $last }; done hands the sheet in.
africa-examples = Type: { $examples }
africa-forms-verbs = sheet: all that you may write · done: hand the sheet in
africa-written = Written: { $lines }
africa-nothing-written = nothing yet
africa-without-order = Without order: { $places }
africa-confirm = Hand it in as it stands? Enter: yes. Any other line: go on writing.
africa-noted = ✓ { $lines } { $count ->
    [0] — all presences have orders: done hands in
    [one] ({ $count } presence without order)
   *[other] ({ $count } presences without order)
}
africa-void = Void: “{ $line }”. { $why }
africa-refused = “{ $line }”: { $why }
africa-handed-in = ✓ Handed in. It is read when everybody’s is.
africa-no-sheet = There is no sheet to write yet.
africa-nobody-else = Nobody else has to write now.
africa-hint = Tab completes · sheet · done · propose · territory NAME · board · log · help · quit

# Between the turns.
africa-talk = Diplomacy: talk now, all together or in private, for up to { $minutes } minutes. Promises bind nobody [A4].
africa-talk-enter = Enter when everybody is ready to write.
africa-proposed = { $number }. { $proposal }
africa-may-answer = accept NUMBER or refuse NUMBER answers; propose asks the others for something.
africa-made = Proposed: { $proposal }
africa-accepted = ✓ { $proposal } Agreed.
africa-declined = ✗ { $proposal } Refused.
africa-kept = Turn { $turn }: { $proposal } Both kept it.
africa-broken = Turn { $turn }: { $proposal } Broken by { $who }.
africa-nothing-said = Nothing has been proposed yet.
africa-no-talk = There is no talk now [A4].
africa-which-proposal = Say which proposal, by its number: { $allowed }.
africa-go-on = Enter goes on (log shows this again).
africa-see-map = Enter shows the map.

# Territories.
africa-kind-coast = coast
africa-kind-inland = inland
africa-kind-colony = colony
africa-name-attested = The name { $name } is in the booklet.
africa-name-ours = The name { $name } is ours: the booklet does not say it.
africa-names-attested = In the booklet ({ $count })
africa-names-ours = Ours ({ $count })

# Help.
verb-africa-take = take
usage-africa-take = { $verb } france
help-africa-take = take a power; its name alone will do
verb-africa-start = start
usage-africa-start = { $verb } algiers
help-africa-start = place your first presence on a coast; its name alone will do
verb-africa-develop = develop
usage-africa-develop = algiers { $verb }
help-africa-develop = the presence there builds one square; “algiers nothing” does nothing
verb-africa-explore = explore
usage-africa-explore = algiers morocco
help-africa-explore = the presence in Algiers puts another one into Morocco
verb-africa-landing = landing
usage-africa-landing = { $verb } natal
help-africa-landing = a new presence on a coast where nobody stands, once a turn
verb-africa-war = war
usage-africa-war = germany { $verb }
help-africa-war = war for this turn, everywhere; alliance where you write nothing
verb-africa-sheet = sheet
usage-africa-sheet = { $verb }
help-africa-sheet = your draft, and what each line may say; “sheet algiers: develop, germany: war” is a whole sheet at once
africa-help-done = hand the sheet in as it stands
usage-later = { $verb }
help-later = let another person write first; your draft is kept
usage-propose = { $verb } germany alliance
help-propose = ask a power for something this turn: “alliance”, “war italy” (together), “leave natal” (to you), “develop natal” (together) [A4]
usage-accept = { $verb } 2
help-accept = accept what was proposed to you; it binds nobody [A4]
usage-refuse = { $verb } 2
help-refuse = refuse what was proposed to you
usage-talks = { $verb }
help-talks = what was proposed this turn, and who kept what was agreed before
usage-territory = { $verb } algiers
help-territory = a territory, its borders, and where its name is from
usage-names = { $verb }
help-names = which names are in the booklet, and which are ours
africa-help-quit = keep the match for later and leave; a draft that is not handed in is lost
africa-help-typing = Names may be cut short (alg dev), in English or French; several lines at once: algiers develop, landing natal.
africa-help-aim = In the end a colony counts 8 for who is alone in it, 3 for each who shares it; 1 for each power that declared alliance to you in the last turn [A21].
africa-help-columns = Beside the powers: presences on the map and in stock, the points if the match ended now, and on whom they declared war last turn.
africa-help-board = The board is a reconstruction: borders, coasts and squares are ours, and most names.
