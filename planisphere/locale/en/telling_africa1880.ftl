# What happens in Africa 1880.
africa-side = { $power } ({ $letter })
africa-player = { $who }, { $power }
africa-turn = { $year }, turn { $turn } of { $turns }

africa-short-sud-ouest-africain = South-West
africa-short-great-britain = Britain
africa-short-france = France
africa-short-germany = Germany
africa-short-italy = Italy
africa-short-netherlands = Netherlands
africa-short-belgium = Belgium

africa-word-develop = develop
africa-word-nothing = nothing
africa-word-landing = landing
africa-word-alliance = alliance
africa-word-war = war

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
