# Ce qui se passe dans Risk Express.
arm-soldiers = soldats
arm-cannon = canon
arm-cavalry = cavalerie
arm-general = général
face-soldiers-1 = 1 soldat
face-soldiers-2 = 2 soldats
face-soldiers-3 = 3 soldats
face-cannon = canon
face-cavalry = cavalerie
face-general = général

express-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

told-generals = { $who } jette les dés pour commencer : { $dice } — { $count ->
    [0] aucun général
    [one] { $count } général
   *[other] { $count } généraux
}.
told-level = Autant de généraux chacun : { $who } jettent de nouveau les dés.
told-first = { $who } a le plus de généraux, et commence.
told-throw = { $who } jette { $count ->
    [one] { $count } dé
   *[other] { $count } dés
} : { $dice }
told-fill = { $who } pose { $dice } sur la carte { $card }, ligne { $line } ({ $asked }).
told-aside = { $who } écarte un dé : { $die } ({ $face }) ; il { $left ->
    [0] n’en reste plus.
   *[other] en reste { $left }.
}
told-taken = { $who } conquiert la carte { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
told-stolen = { $who } prend la carte { $card } à { $victim }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
told-whole = { $who } tient un continent entier : { $continent }, { $points } points ; ses cartes sont retournées, et nul ne peut plus les envahir.
told-nothing = { $who } n’a plus de dés, et n’a rien envahi.
told-failed = { $who } n’a plus de dés : la carte { $card } résiste ({ $filled ->
    [one] { $filled } ligne remplie
   *[other] { $filled } lignes remplies
} sur { $lines }).
told-lifted = Le siège de la carte { $card } est levé.
told-offer = { $who } peut reprendre le siège de la carte { $card } : { $filled ->
    [one] { $filled } ligne remplie
   *[other] { $filled } lignes remplies
} sur { $lines }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} à jeter.
told-continue = { $who } reprend le siège de la carte { $card }.
told-afresh = { $who } recommence avec tous les dés ; le siège de la carte { $card } est levé.
told-express-turn = Tour { $round } · { $who } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
told-score = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $cards ->
    [0] , aucune carte
   *[other] {" "}= { $parts }
}
score-whole = { $continent } { $points } (continent entier)
ending-level = { $who } a gagné : { $points } points comme { $level }, mais { $continents ->
    [one] { $continents } continent
   *[other] { $continents } continents
} contre { $fewer }
ending-shared = { $who } se partagent la victoire : { $points } points et { $continents ->
    [0] aucun continent entier
    [one] { $continents } continent entier
   *[other] { $continents } continents entiers
} chacun
