# Ce qu’imprime la ligne de commande.
odds-win = L’assaillant gagne avec une probabilité de { $share }
odds-left = restent
odds-attackers-left = assaillants
odds-defenders-left = défenseurs
siege-chance = { $card }{ $holder ->
    [held] {" "}; à un autre joueur
   *[free] {""}
}{ $lines ->
    [none] {""}
   *[other] {" "}; lignes remplies : { $lines }
} ; { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} : probabilité de conquête { $share }
sieges-title = Chances de conquête avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
sieges-card = carte
sieges-free = au milieu
sieges-held = à un autre joueur
verify-fair = Les dés sont bien ceux de la graine : { $count } jets et tirages vérifiés.
unfair-die = Coup { $number } : { $side ->
    [attacker] le dé { $die } de l’attaquant
    [defender] le dé { $die } du défenseur
   *[alone] le dé { $die }
} montre { $said }, mais la graine donne { $true }.
unfair-draw = Coup { $number } : le résultat { $index } de son hasard est « { $said } », mais la graine donne « { $true } ».

bench-title = Jeu au hasard sur { $cores } cœurs, coupé après le tour { $horizon }
bench-seats = places
bench-moves-per-second = coups par seconde, un cœur
bench-moves-per-second-all-cores = coups par seconde, tous les cœurs
bench-games-per-second = parties par seconde
bench-moves-per-game = coups par partie
bench-share-ended = part qui finit d’elle-même
bench-replay-5000-moves-ms = relecture de 5 000 coups, ms
bench-bytes = octets d’une position
bench-actions = actions
bench-cold-compile-seconds = premier coup, rien de compilé, s
bench-warm-start-seconds = premier coup, tout compilé, s
first-start = Premier départ : les règles sont en cours de compilation. Cela prend une demi-minute, une seule fois.
