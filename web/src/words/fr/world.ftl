# La salle des deux jeux du monde.
world-ask-place = { $count ->
    [one] Placez une armée sur l’un de vos territoires.
   *[other] Placez { $count } armées sur vos territoires.
}
world-ask-place-first = { $count ->
    [0] Vos premières armées sont disposées : remettez-les.
    [one] Placez votre première armée.
   *[other] Placez vos { $count } premières armées.
}
world-ask-trade = Vous avez { $count } cartes : échangez une série contre des armées.
world-ask-attack = Attaquez, ou terminez vos combats.
world-ask-attack-trade = Attaquez, échangez des cartes, ou terminez vos combats.
world-ask-no-attack = Vous ne pouvez pas attaquer : terminez vos combats.
world-ask-defend = { $count ->
    [one] Défendez { $territory } contre un dé : avec combien ?
   *[other] Défendez { $territory } contre { $count } dés : avec combien ?
}
world-ask-answered = On attaque { $territory } : vos dés répondent d’eux-mêmes.
world-ask-occupy = { $territory } : la place est prise. Combien d’armées y entrent ?
world-ask-bring = Combien d’armées vont vers { $territory } ?
world-ask-move = Déplacez des armées reposées, ou terminez votre tour.
world-ask-move-once = Déplacez des armées une fois, ou terminez votre tour.
world-ask-no-move = Rien ne peut bouger : terminez votre tour.
world-ask-wait = Un instant…
world-ask-place-ally = { $count ->
    [one] L’allié : placez une armée.
   *[other] L’allié : placez { $count } armées.
}
world-ask-attack-ally = L’allié : attaquez, ou terminez ses combats.
world-ask-no-attack-ally = L’allié ne peut pas attaquer : terminez ses combats.

world-territories = { $count ->
    [one] un territoire
   *[other] { $count } territoires
}
world-armies = { $count ->
    [one] { $known } armée
   *[other] { $known } armées
}
world-cards = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}
world-out = hors du jeu
world-ally = L’allié ({ $letter })
world-nobody = personne
world-held-by = tenu par { $letter }
world-told = { $territory }, { $continent }. Tenu par { $who } ({ $letter }), armées : { $armies }.
world-told-rested = { $count ->
    [0] Aucune ne peut plus partir.
    [one] Une peut encore partir.
   *[other] { $count } peuvent encore partir.
}
world-told-pick = Peut être choisi.

world-placing = Armées à placer
world-left = { $count ->
    [0] Toutes les armées sont disposées
    [one] Une armée à placer
   *[other] { $count } armées à placer
}
world-drag = Glissez des armées vers un territoire
world-place-how = Choisissez un territoire ; Maj en pose cinq.
world-place-touch = Touchez un territoire ; un appui long en pose cinq.
world-laid = { $territory } : { $count } de plus
world-each = Par clic
world-less = Une de moins : { $territory }
world-more = Une de plus : { $territory }
world-rest-here = Le reste ici
world-spread = Répartir
world-undo-last = Annuler la dernière
world-hand-in = Remettre
world-place = { $count ->
    [0] Placer
   *[other] Placer { $count }
}

world-battle = Attaque de { $to } depuis { $from }
world-win = de chances de conquérir
world-on-average = En moyenne, il reste { $attackers } attaquants et { $defenders } défenseurs.
world-one-throw = { $dice ->
    [one] Avec un dé, vous perdez :
   *[other] Avec { $dice } dés, vous perdez :
}
world-no-throw = Les dés ne sont pas encore lancés.
world-dice = Dés
world-dice-count = { $count ->
    [one] Un dé
   *[other] { $count } dés
}
world-roll = Lancer
world-roll-until = Lancer jusqu’à
world-armies-left = armées restantes
world-limit = Armées qui doivent rester
world-stop = Arrêter
world-throw-said = { $from } lance { $attack }, { $to } lance { $defence }. Pertes : { $from } { $attacker }, { $to } { $defender }.
world-falls = { $territory } : la place est prise.
world-pick-from = Choisissez un de vos territoires illuminés pour attaquer.
world-pick-from-ally = Choisissez un territoire illuminé de l’allié pour attaquer.
world-pick-target = { $territory } attaque : choisissez une cible, ou un autre de vos territoires.
world-pick-move = Choisissez le territoire que des armées quittent.
world-pick-rested = Choisissez le territoire que des armées quittent. Les nombres verts peuvent encore partir ; qui a combattu reste.
world-pick-to = Depuis { $territory } : choisissez où vont les armées, ou un autre de vos territoires.

world-no-foe = { $territory } : aucun voisin à attaquer.
world-no-friend = { $territory } : aucun de vos territoires n’est voisin.

world-targets = Territoires à choisir
world-defence = Défense
world-standing-on = Défense : toujours le plus de dés
world-standing-off = Défense : on vous demande
world-standing-on-short = Défense : auto
world-standing-off-short = Défense : choix
world-standing-on-press = Touchez pour choisir vos dés à chaque défense
world-standing-off-press = Touchez pour défendre toujours avec le plus de dés
world-attacked = { $dice ->
    [one] { $who } attaque { $to } depuis { $from } avec un dé. Vos armées sur place : { $armies }.
   *[other] { $who } attaque { $to } depuis { $from } avec { $dice } dés. Vos armées sur place : { $armies }.
}
world-defend-with = { $count ->
    [one] Défendre avec un dé
   *[other] Défendre avec { $count } dés
}

world-march = De { $from } vers { $to }
world-stay = { $count ->
    [one] une reste
   *[other] { $count } restent
}
world-least = Au moins { $count }
world-most = Au plus { $count }
world-how-many = Nombre d’armées
world-go = { $count ->
    [one] Une armée part
   *[other] { $count } armées partent
}
world-end-fights = Finir les combats
world-end-ally = Finir les combats de l’allié
world-end-turn = Finir le tour

world-do-place = { $count ->
    [one] Placer une armée : { $territory }
   *[other] Placer { $count } armées : { $territory }
}
world-do-trade = Échanger ces cartes : { $cards }
world-do-attack = { $count ->
    [one] Attaquer { $to } depuis { $from }, avec un dé
   *[other] Attaquer { $to } depuis { $from }, avec { $count } dés
}
world-do-go = { $count ->
    [one] Envoyer une armée
   *[other] Envoyer { $count } armées
}
world-do-go-all = Envoyer toutes les armées qui peuvent partir
world-do-move = { $count ->
    [one] Déplacer une armée : { $from } → { $to }
   *[other] Déplacer { $count } armées : { $from } → { $to }
}
world-do-move-some = Déplacer des armées : { $from } → { $to }

world-your-cards = Vos cartes
world-no-cards = Vous n’avez pas encore de carte.
world-no-set = Aucune série ne peut être échangée maintenant : il en faut trois pareilles ou trois différentes, avant vos combats.
world-no-series = Aucune série ne peut être échangée maintenant : il faut une carte de chaque arme{ $joker ->
    [wild]  ; un joker en remplace une.
   *[alone] , ou un joker à lui seul.
}
world-sets = Séries à échanger
world-trade-for = { $count ->
    [one] Échanger contre une armée
   *[other] Échanger contre { $count } armées
}
world-forced = Vous avez { $count } cartes. À partir de cinq, il faut échanger une série avant de continuer.
world-mission = Mission
world-mission-show = Regarder votre mission
world-mission-hide = La retourner face cachée
world-mission-instead = Elle est impossible à cette table ; la vôtre est donc : { $mission }.
world-mission-others = autres continents
world-mission-prey = territoires que { $who } tient encore
world-mission-territories = { $least ->
    [one] territoires
   *[other] territoires avec { $least } armées ou plus
}

world-parts = Le tour de { $who }
world-part-forces = Renforts
world-part-fights = Combats
world-part-moves = Déplacements
world-windows = Les parties de ce tour
world-window-first = { $one } combat { $other }
world-window-ally = { $other } mène l’allié
world-window-second = { $one } combat qui il veut
world-news-out = { $who } est hors du jeu.
world-news-spoils = { $you ->
    [yes] { $count ->
        [one] Vous prenez sa carte.
       *[other] Vous prenez ses { $count } cartes.
    }
   *[no] { $count ->
        [one] { $who } prend sa carte.
       *[other] { $who } prend ses { $count } cartes.
    }
}
world-news-led = { $you ->
    [leads] Vous menez maintenant l’allié contre { $other }.
    [against] { $who } mène maintenant l’allié contre vous.
   *[neither] { $who } mène maintenant l’allié contre { $other }.
}
world-news-whole = { $who } tient tout le continent : { $continent }, +{ $worth } armées par tour.
world-news-whole-you = Vous tenez tout le continent : { $continent }, +{ $worth } armées par tour.
world-news-lost = { $who } vous a pris : { $places }.
world-news-more = { $places } et { $count } de plus
