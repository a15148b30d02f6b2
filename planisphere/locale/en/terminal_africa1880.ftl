# Africa 1880 at the terminal.
africa-side = { $power } ({ $letter })
africa-player = { $who }, { $power }
africa-turn = { $year }, turn { $turn } of { $turns }
africa-setup = Before 1880

africa-region-north = North
africa-region-west = West
africa-region-centre = Centre
africa-region-east = East
africa-region-south = South
africa-short-sud-ouest-africain = South-West
africa-short-great-britain = Britain
africa-short-france = France
africa-short-germany = Germany
africa-short-italy = Italy
africa-short-netherlands = Netherlands
africa-short-belgium = Belgium
africa-points = pts
africa-war = war on
africa-on-map = on map
africa-in-stock = stock
africa-legend = { $coast } coast  { $built } built  { $free } free  { $colony } colony  { $map } on the map  { $stock } in stock  { $done } handed in
africa-legend-wide = { $coast } coast  { $built } built  { $free } free  { $colony } colony  { $done } sheet handed in  war on: declared last turn

africa-word-develop = develop
africa-word-nothing = nothing
africa-word-landing = landing
africa-word-alliance = alliance
africa-word-war = war
africa-stances = war · alliance
africa-coasts = any coast (~) where nobody stands
africa-no-coast = no coast is free
africa-relations = relations

# What happened.
africa-told-takes = { $who } takes { $power }.
africa-told-draws = { $who } draws { $power }.
africa-told-starts = { $who } starts in { $where }.
africa-told-sealed = { $who } has handed in a sheet.
africa-told-read = { $turn }: the sheets are read
africa-told-orders = { $who }: { $orders }.
africa-told-develops = develops { $where }
africa-told-explores = explores { $where }
africa-told-lands = lands in { $where }
africa-told-no-orders = no orders
africa-told-void = { $who }, void: “{ $line }”. { $why }
africa-told-again = { $who }: without effect, as this power stands there already: { $where } [{ $rule }].
africa-told-without = { $who }: without effect, as no presence is left in stock: { $where } [{ $rule }].
africa-told-built = Developed so far: { $places }.
africa-lost = ({ $count } too many, lost [{ $rule }])
africa-told-wars = War: { $wars }.
africa-told-peace = Nobody declares war: everybody is allied.
africa-told-both = { $where }: war between { $first } and { $second }, both ways: nobody goes [{ $rule }].
africa-told-driven = { $where }: war { $first } → { $second }, alliance in return: { $second } goes [{ $rule }].
africa-told-conflict = { $where }: { $counts } [{ $rule }].
africa-count-stays = { $who } stays ({ $wars ->
    [one] { $wars } war
   *[other] { $wars } wars
}, { $alliances ->
    [one] { $alliances } alliance
   *[other] { $alliances } alliances
})
africa-count-goes = { $who } goes ({ $wars ->
    [one] { $wars } war
   *[other] { $wars } wars
}, { $alliances ->
    [one] { $alliances } alliance
   *[other] { $alliances } alliances
})
africa-told-calm = Together in peace: { $where }.
africa-told-colonies = New colonies: { $places } [{ $rule }].
africa-told-held-up = Developed, but no colonies yet: { $places } [{ $rule }].
africa-at-war = { $where } (war { $wars })
africa-deserted = { $where } (nobody is there)
africa-told-summary = Colonies: { $colonies } of { $most }. Occupied or begun, but not fully developed: { $count }.
africa-told-last-colony = Colonies: { $colonies }. With the { $most }nd this was the last turn [A20].
africa-told-count = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} = { $alone ->
    [one] { $alone } colony
   *[other] { $alone } colonies
} alone × { $per_alone } + { $shared } shared × { $per_shared } + { $allies ->
    [one] { $allies } alliance
   *[other] { $allies } alliances
} × { $per_ally }
africa-ending-level = Nobody has won: { $who } have { $points } points each, and a shared first place counts for nobody [A22] ({ $others })

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
africa-hint = Tab completes · sheet · done · territory NAME · board · log · help · quit

# Between the turns.
africa-talk = Diplomacy: talk now, all together or in private, for up to { $minutes } minutes. Promises bind nobody [A4].
africa-talk-enter = Enter when everybody is ready to write.
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
usage-territory = { $verb } algiers
help-territory = a territory, its borders, and where its name is from
usage-names = { $verb }
help-names = which names are in the booklet, and which are ours
africa-help-quit = keep the match for later and leave; a draft that is not handed in is lost
africa-help-typing = Names may be cut short (alg dev), in English or French; several lines at once: algiers develop, landing natal.
africa-help-aim = In the end a colony counts 8 for who is alone in it, 3 for each who shares it; 1 for each power that declared alliance to you in the last turn [A21].
africa-help-columns = Beside the powers: presences on the map and in stock, the points if the match ended now, and on whom they declared war last turn.
africa-help-board = The board is a reconstruction: borders, coasts and squares are ours, and most names.
