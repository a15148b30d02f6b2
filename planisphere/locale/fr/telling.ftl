# Comment tout s’appelle, et ce qui se passe dans les jeux du monde.
label-name = { $name } ({ $letter })
label-seat = Joueur { $letter }
bot-name = { $level ->
    [random] Hasard
    [easy] Facile
    [hard] Difficile
    [master] Maître
   *[other] Normal
}
label-bot = Robot { $level ->
    [random] au hasard
    [easy] facile
    [hard] difficile
    [master] maître
   *[other] normal
} { $letter }
label-ally = l’allié ({ $letter })

symbol-infantry = fantassin
symbol-artillery = canon
symbol-cavalry = cavalier
symbol-joker = joker

colour-yellow = jaune
colour-red = rouge
colour-blue = bleu
colour-black = noir
colour-violet = violet
colour-green = vert

mission-territories = tenir { $count } territoires{ $least ->
    [1] {""}
   *[other] {" "}avec au moins { $least } armées chacun
}
mission-continents = tenir { $first } et { $second }{ $more ->
    [0] {""}
   *[other] , et un troisième continent au choix
}
mission-destroy = détruire le camp { $colour } : { $who }
mission-destroy-absent = détruire le camp { $colour }
mission-instead = { $mission } ; comme c’est impossible : { $instead }

told-place = { $who } place { $count ->
    [one] { $count } armée
   *[other] { $count } armées
} : { $where }.
told-undo = { $who } reprend son dernier coup.
told-sealed = { $who } a placé toutes ses armées, à l’insu des autres jusqu’à ce que tous aient fini.
told-attack = { $who } attaque { $target } ({ $owner }) depuis { $source } avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}.
told-defend = { $who } se défend avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}.
told-roll = { $source } ({ $attacker }) { $attack } contre { $defence } { $target } ({ $defender }) : { $lost ->
    [0] { $defender } −{ $killed }
   *[other] { $killed ->
        [0] { $attacker } −{ $lost }
       *[other] { $attacker } −{ $lost }, { $defender } −{ $killed }
    }
} ; { $theirs ->
    [0] conquête : { $target }.
   *[other] reste { $mine } contre { $theirs }.
}
told-lay = { $who } pose { $cards }.
told-exchange = { $who } échange { $cards } contre { $count } armées{ $bonus ->
    [0] {""}
   *[other] , et { $bonus } de plus sur les territoires montrés
}.
told-conquest = { $who } prend { $target } à { $victim } et y entre avec { $count ->
    [one] { $count } armée
   *[other] { $count } armées
}.
told-continent = { $who } tient un continent entier : { $continent }.
told-fall = { $who } est éliminé{ $count ->
    [0] {""}
    [one] {" "}; { $by } prend sa carte
   *[other] {" "}; { $by } prend ses { $count } cartes
}.
told-move = { $who } déplace { $count ->
    [one] { $count } armée
   *[other] { $count } armées
} : { $source } → { $target }.
told-done = { $who } a fini.
told-draw = { $who } tire une carte ({ $count } en main).
told-draw-card = { $who } tire une carte : { $card } ({ $count } en main).
told-lots = Dés pour l’ordre de jeu : { $throws }. À tour de rôle : { $order }.
told-lots-again = égalité, de nouveau :
told-opens = { $last } a pris le dernier territoire : { $who } ouvre la seconde phase.
told-deal = Les 42 territoires sont distribués : { $shares }.
told-mission = { $who } a une mission : { $mission }.
told-missions = Chaque joueur a une mission secrète.
told-turn = Tour { $round } · { $who } · { $count ->
    [0] aucune armée
    [one] { $count } armée
   *[other] { $count } armées
} pour { $land ->
    [one] { $land } territoire
   *[other] { $land } territoires
}{ $whole ->
    [0] {""}
   *[other] {" "}et { $continents }
}
told-ally-window = { $who } mène l’allié · { $count ->
    [0] aucune armée
    [one] { $count } armée
   *[other] { $count } armées
} à placer

ending-running = La partie continue.
ending-mission = { $who } a gagné : mission accomplie ({ $mission })
ending-last = { $who } a gagné : il ne reste personne d’autre
ending-world = { $who } a gagné : le monde entier est conquis
ending-horizon = La partie est finie : elle devait s’arrêter après le tour { $horizon }, et personne n’a gagné

list-and = { $first } et { $last }
ending-points = { $who } a gagné avec { $points } points ({ $others })
