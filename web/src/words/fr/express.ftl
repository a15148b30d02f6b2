# La salle de Risk Express.
express-ask-offer = Poursuivre le siège de la carte { $card }, ou recommencer ?
express-ask-choose = Remplissez une ligne d’une carte qui brille, ou écartez un dé.
express-ask-aside = Aucune ligne ne peut être remplie : écartez un dé.
express-ask-fill = Remplissez une ligne de la carte { $card }.
express-ask-aside-from = Aucune ligne de la carte { $card } ne peut être remplie : écartez un dé.
express-about = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}

express-standings = Les points en ce moment
express-final = Le décompte final
express-no-cards = aucune carte
express-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
express-worth = le continent entier : { $points } points
express-held-by = tenue par { $who }
express-closed = Son continent est complet : elle est retournée, hors d’atteinte.
express-besieged = assiégée
express-open = une ligne peut être remplie
express-chance = { $chance } de la prendre
express-chance-why = La probabilité exacte en jouant au mieux à partir d’ici

express-card = Carte : { $card }
express-dock = Siège et dés
express-tray = Les dés sur le plateau
express-tray-empty = Les dés sont encore dans la main.
express-set-aside = { $count ->
    [one] un dé écarté ce tour-ci
   *[other] { $count } dés écartés ce tour-ci
}
express-soldiers = { $count ->
    [one] un soldat
   *[other] { $count } soldats
}
express-general-of = le général de { $who }
express-filled = remplie
express-fill-line = Ligne ouverte : { $line }
express-fill = Remplir avec
express-lay = Remplir avec { $dice }
express-lead = Choisissez une carte qui brille. La première ligne remplie décide de la carte que vous assiégez ; le pourcentage est votre chance exacte de la prendre.
express-lead-other = C’est à { $who } de jouer. Choisissez une carte pour en voir les lignes.
express-continue = Poursuivre : { $card }
express-afresh = Recommencer avec sept dés
express-do-fill = Carte { $card } : remplir la ligne « { $line } »
express-do-fill-with = Carte { $card } : remplir la ligne « { $line } » avec { $dice }
express-offer-why = Si vous poursuivez, les dés posés sur les lignes y restent et vous lancez les autres.
express-aside = Écarter : { $face }
express-aside-must = Ces dés ne remplissent rien. Choisissez-en un à écarter ; les autres sont relancés.
express-aside-may = Vous préférez attendre ? Choisissez un dé à écarter ; les autres sont relancés.
express-aside-not = Une ligne peut être remplie, donc elle doit l’être : choisissez une ligne qui brille.

express-turn = Comment va un tour
express-turn-1 = On lance les sept dés.
express-turn-2 = On en remplit une ligne d’une seule carte, celle qu’on assiège. Ou bien l’on écarte un dé.
express-turn-3 = On relance ce qui reste sur le plateau, et ainsi de suite : une ligne, ou un dé de moins.
express-turn-4 = Toutes les lignes remplies, la carte est prise. Une carte déjà tenue demande un général de plus. Un continent entier est à l’abri et vaut davantage.
