# Manchots Barjots au terminal.
verb-give = donner
verb-left = gauche
verb-right = droite
verb-land = débarquer

manchots-title-give = Tour { $round } sur { $rounds } · dons
manchots-title-land = Tour { $round } sur { $rounds } · débarquement
manchots-title-late = Tour { $round } sur { $rounds } · débarquement des guetteurs
manchots-shown = tour { $round }
manchots-points = points
manchots-lands = débarque
manchots-lands-open = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
manchots-lands-late = { $count }, guetteur
manchots-cards = main+pioche
manchots-hand-reserve = { $held } + { $reserve }
manchots-pile-reserve = pile { $held } + { $reserve }
manchots-legend = { $majority } majorité : la plus forte somme posée   { $destroyed } détruite : ne compte pas
manchots-legend-end = { $majority } majorité   { $destroyed } détruite   somme posée → points des cartes gardées en main
manchots-hand = Main de { $who } : { $cards }
manchots-hint = Tab complète · choix · aide · plateau · mémoire · journal · quitter

# Ce qui est demandé.
own-recruits = Vous avez recruté { $cards }.
own-got = Vous avez reçu { $first } de { $left }, { $second } de { $right }.
own-took = Vous avez pris { $first } dans la pioche de { $left }, { $second } dans celle de { $right }.
ask-give = { $who } : une carte à gauche à { $left }, une à droite à { $right }.
ask-give-right = { $who } : { $card } va à { $left }. Laquelle à droite, à { $right } ?
ask-land = { $who } : { $count ->
    [one] quelle carte débarquez-vous
   *[other] quelles deux cartes débarquez-vous
} ? Toutes seront montrées ensemble.
ask-land-second = { $who } : { $card } est face cachée. Quelle carte débarquez-vous avec elle ?
ask-land-late = { $who } : les autres ont montré leurs cartes. { $count ->
    [one] Quelle carte débarquez-vous
   *[other] Quelles deux cartes débarquez-vous
} ?
ask-land-all-late = { $who } : tout le monde guette, donc tous débarquent ensemble. { $count ->
    [one] Quelle carte
   *[other] Quelles deux cartes
} ?
form-give = { $verb } CARTE CARTE
form-give-means = pour la gauche, puis pour la droite ({ $code } = { $card })
form-right = { $verb } CARTE
form-right-means = { $code } = { $card }
form-land = { $verb } CARTE
form-land-means = { $code } = { $card }
form-land-two = { $verb } CARTE CARTE
form-land-two-means = jumeaux ninjas au tour d’avant ({ $code } = { $card })
choice-laid = posé : vous { $mine }, meilleur autre { $who } { $most }
choice-laid-alone = posé : vous { $mine }, personne d’autre
choice-laid-nothing = rien de posé
hint-left = à gauche, { $who } : { $card }
hint-right = à droite, { $who } : { $card }
hint-right-open = à droite, { $who } : …
hint-majority = { $card } : vous { $mine }, meilleur autre jusqu’ici { $most } : majorité
hint-shared = { $card } : vous { $mine }, meilleur autre jusqu’ici { $most } : majorité partagée
hint-behind = { $card } : vous { $mine }, meilleur autre jusqu’ici { $most } : pas la majorité
hint-destroyed = { $card } : détruite par le kamikaze
hint-twins = deux cartes au tour suivant
hint-kamikaze = détruit tout { $least } ou plus de ce tour
hint-lookout = vous guettez au tour suivant

# La mémoire.
memory-title = Ce dont { $who } se souvient
memory-round = tour
memory-recruits = recruté
memory-to-left = à { $who }, gauche
memory-to-right = à { $who }, droite
memory-from-left = de { $who }, gauche
memory-from-right = de { $who }, droite
memory-landed = débarqué
memory-start = début

# L’aide.
usage-give = { $verb } d5 lune-3
help-give = donner la première carte à gauche, la seconde à droite
usage-left = { $verb } d5
help-left = un don à la fois : à gauche, puis « droite l3 »
usage-land = { $verb } d5
help-land = débarquer une carte, ou après les jumeaux ninjas deux : débarquer d5 l3
usage-memory = { $verb }
help-memory = ce que vous avez recruté, donné, reçu et débarqué, tour par tour
help-typing-manchots = Cartes : desert-5, désert 5 ou d5, en français ou en anglais. Le verbe peut manquer : d5 l3.
help-powers = { $twins } jumeaux ninjas : vous débarquez deux cartes au tour suivant [M6]. { $kamikaze } kamikaze : toute carte de { $least } ou plus débarquée à ce tour est détruite [M7]. { $lookout } guetteur : au tour suivant vous choisissez après les autres [M8]. Les cartes en main comptent : toutes celles d’une zone où vous avez la majorité, la plus faible là où vous avez posé quelque chose, sinon aucune [M10, M11].
help-copies = Chaque zone a { $copies } (ces nombres, et les pouvoirs des valeurs, sont reconstitués).
