# La salle de Manchots Barjots.
manchots-ask-give = Tour { $round } : choisissez une carte pour chaque voisin.
manchots-ask-land = { $count ->
    [one] Tour { $round } : choisissez la carte que vous débarquez.
   *[other] Tour { $round } : choisissez les { $count } cartes que vous débarquez.
}
manchots-ask-late = Tour { $round } : votre guetteur a vu les autres débarquer. À vous de choisir.
manchots-about = { $held ->
    [one] { $held } carte en main
   *[other] { $held } cartes en main
}, { $reserve } en pioche
manchots-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
manchots-stands = Si tout finissait là : { $points } points
manchots-stands-why = Ce que vaudrait votre main avec les majorités du moment
manchots-virtual = Virtuel { $number }

manchots-pages = Que regarder
manchots-round = Tour { $round }
manchots-round-of = Tour { $round } sur { $rounds }
manchots-zones = Zones
manchots-landing = Débarquement
manchots-landing-of = Débarquement du tour { $round }
manchots-memory = Donné et reçu
manchots-count = Le décompte
manchots-majority = majorité
manchots-nothing-yet = Personne n’a encore débarqué. Qui pose le plus dans une zone en a la majorité ; à la fin, toutes les cartes de cette zone gardées en main comptent pour lui.
manchots-holds = { $held } en main
manchots-pile = { $held ->
    [0] pas de pile
   *[other] pile de { $held }
}
manchots-choosing = est en train de choisir
manchots-is-late = débarque en dernier
manchots-lands-two = débarque deux cartes
manchots-card-destroyed = { $card }, détruite

manchots-hand = { $count ->
    [one] Votre main : { $count } carte
   *[other] Votre main : { $count } cartes
}
manchots-twins-do = jumeaux ninjas : qui les débarque débarque deux cartes au tour suivant
manchots-kamikaze-does = kamikaze : toute carte de { $value } ou plus débarquée au même tour est détruite, les vôtres aussi
manchots-lookout-does = guetteur : qui le débarque choisit après les autres au tour suivant
manchots-choice = Votre choix
manchots-left = à gauche : { $who }
manchots-right = à droite : { $who }
manchots-ashore = à terre
manchots-ashore-of = à terre, { $number } sur { $count }
manchots-empty = Vide : la prochaine carte va ici
manchots-take-back = Reprendre { $card }
manchots-pick-for = Choisissez dans votre main une carte pour { $who }.
manchots-pick-land = { $count ->
    [one] Choisissez la carte qui débarque. Elle restera devant vous, dans sa zone.
   *[other] Choisissez la carte { $number } sur { $count } qui débarquent.
}
manchots-ready-gifts = Les deux cadeaux sont choisis. Seuls ceux qui les reçoivent les verront.
manchots-ready-land = { $count ->
    [one] Toutes les cartes seront retournées ensemble.
   *[other] Les deux débarquent. Toutes les cartes seront retournées ensemble.
}
manchots-give = Donner les deux
manchots-land = { $count ->
    [one] Débarquer
   *[other] Débarquer les deux
}
manchots-do-give = Donner { $first } à { $one }, à gauche, et { $second } à { $other }, à droite
manchots-do-land = Débarquer { $cards }
manchots-swap = Échanger
manchots-sealed = { $count ->
    [0] Scellé.
   *[other] Scellé. On attend { $who }.
}
manchots-from = de { $who }

manchots-gave = donné à
manchots-got = reçu de
manchots-took = pris à

manchots-skip = Tout montrer
manchots-step-lands = { $who } débarque { $card }.
manchots-step-late = Les guetteurs ont tout vu et choisissent maintenant.
manchots-step-strikes = Le kamikaze de { $who } détruit tout ce qui a débarqué avec { $value } ou plus : { $cards }.
manchots-step-spares = Le kamikaze de { $who } ne trouve rien de { $value } ou plus.
manchots-step-twins = Jumeaux ninjas : { $who } débarquera deux cartes au tour suivant.
manchots-step-lookout = Guetteur : { $who } choisira après les autres au tour suivant.
manchots-step-majority = { $count ->
    [one] { $zone } : { $who } a désormais la majorité avec { $sum }.
   *[other] { $zone } : { $who } se partagent désormais la majorité avec { $sum } chacun.
}

manchots-count-all = Majorité avec { $sum } : toutes les cartes gardées comptent.
manchots-count-lowest = { $sum } posés, mais sans majorité : seule la plus basse compte.
manchots-count-nothing = Rien de posé ici : aucune carte ne compte.
manchots-count-empty = Aucune carte gardée.
