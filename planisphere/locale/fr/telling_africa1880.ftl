# Ce qui se passe dans Africa 1880.
africa-side = { $power } ({ $letter })
africa-player = { $who }, { $power }
africa-turn = { $year }, tour { $turn } sur { $turns }

africa-short-sud-ouest-africain = Sud-Ouest
africa-short-great-britain = G.-Bretagne
africa-short-france = France
africa-short-germany = Allemagne
africa-short-italy = Italie
africa-short-netherlands = Pays-Bas
africa-short-belgium = Belgique

africa-word-develop = développe
africa-word-nothing = rien
africa-word-landing = débarquement
africa-word-alliance = alliance
africa-word-war = guerre

africa-told-takes = { $who } prend un pays : { $power }.
africa-told-draws = { $who } tire un pays : { $power }.
africa-told-starts = { $who } débute : { $where }.
africa-told-sealed = { $who } a rendu sa feuille.
africa-told-read = { $turn } : on lit les feuilles
africa-told-orders = { $who } : { $orders }.
africa-told-develops = développe { $where }
africa-told-explores = explore { $where }
africa-told-lands = débarquement { $where }
africa-told-no-orders = aucun ordre
africa-told-void = { $who }, ligne nulle : « { $line } ». { $why }
africa-told-again = { $who } : sans effet, ce pays y est déjà : { $where } [{ $rule }].
africa-told-without = { $who } : sans effet, plus de présence en stock : { $where } [{ $rule }].
africa-told-built = Développements : { $places }.
africa-lost = ({ $count } de trop, perdu [{ $rule }])
africa-told-wars = Guerre : { $wars }.
africa-told-peace = Personne ne déclare la guerre : tous sont alliés.
africa-told-both = { $where } : guerre entre { $first } et { $second }, dans les deux sens ; personne ne part [{ $rule }].
africa-told-driven = { $where } : guerre { $first } → { $second }, alliance en retour ; retrait : { $second } [{ $rule }].
africa-told-conflict = { $where } : { $counts } [{ $rule }].
africa-count-stays = { $who } reste ({ $wars ->
    [one] { $wars } guerre
   *[other] { $wars } guerres
}, { $alliances ->
    [one] { $alliances } alliance
   *[other] { $alliances } alliances
})
africa-count-goes = { $who } se retire ({ $wars ->
    [one] { $wars } guerre
   *[other] { $wars } guerres
}, { $alliances ->
    [one] { $alliances } alliance
   *[other] { $alliances } alliances
})
africa-told-calm = Ensemble en paix : { $where }.
africa-told-colonies = Nouvelles colonies : { $places } [{ $rule }].
africa-told-held-up = Développés, mais pas encore colonies : { $places } [{ $rule }].
africa-at-war = { $where } (guerre { $wars })
africa-deserted = { $where } (personne n’y est)
africa-told-summary = Colonies : { $colonies } sur { $most }. Occupés ou entamés, mais pas tout développés : { $count }.
africa-told-last-colony = Colonies : { $colonies }. Avec la { $most }e, c’était le dernier tour [A20].
africa-told-count = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} = { $alone ->
    [one] { $alone } colonie
   *[other] { $alone } colonies
} à soi × { $per_alone } + { $shared ->
    [one] { $shared } partagée
   *[other] { $shared } partagées
} × { $per_shared } + { $allies ->
    [one] { $allies } alliance
   *[other] { $allies } alliances
} × { $per_ally }
africa-ending-level = Personne n’a gagné : { $who } ont { $points } points chacun, et une première place partagée n’est à personne [A22] ({ $others })
