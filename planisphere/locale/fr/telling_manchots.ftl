# Ce qui se passe dans Manchots Barjots.
label-virtual = Virtuel { $number }

power-twins = jumeaux ninjas
power-kamikaze = kamikaze
power-lookout = guetteur

manchots-round = Tour { $round } sur { $rounds }

told-dealt = Chacun a une pioche de { $count } cartes, et en prend deux en main.
told-recruits = { $who } recrute { $cards }.
told-gives = { $who } donne { $first } à { $left }, { $second } à { $right }.
told-gives-unseen = { $who } a choisi deux cartes à donner.
told-passed = Toutes les cartes données changent de main, sans que les autres les voient.
told-piled = Les cartes données rejoignent, sans être vues, les piles des joueurs virtuels.
told-got = { $who } reçoit { $first } de { $left }, { $second } de { $right }.
told-took = { $who } prend { $first } dans la pioche de { $left }, { $second } dans celle de { $right }.
told-took-unseen = { $who } prend la première carte des deux pioches virtuelles.
told-renewed = La pioche de { $who } est épuisée ; sa pile, mélangée, devient la nouvelle ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}).
told-lays = { $who } pose { $cards } face cachée.
told-lays-unseen = { $who } a choisi son débarquement.
told-lands = { $who } débarque { $cards }.
told-destroyed = Kamikaze ! Détruit : { $cards }.
told-spared = Kamikaze ! Mais il n’y a rien à détruire.
told-majorities = Majorités : { $changes }
majority-moved = { $zone } { $who } { $sum } (avant { $before })
majority-new = { $zone } { $who } { $sum }
told-twins = Jumeaux ninjas : { $who } { $count ->
    [one] débarque
   *[other] débarquent
} maintenant deux cartes.
told-lookout = Guetteur : { $who } { $count ->
    [one] débarque
   *[other] débarquent
} maintenant après les autres.
told-count = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} = { $parts }
count-all = { $zone } { $points } (majorité : { $cards })
count-lowest = { $zone } { $points } (la plus faible de { $cards })
count-nothing = { $zone } 0 (rien de posé : { $cards })
count-empty = { $zone } 0 (rien en main)
ending-together = { $who } se partagent la victoire : { $points } points chacun ({ $others })
ending-virtual = Personne n’a gagné : { $who } arrive en tête avec { $points } points ({ $others })
