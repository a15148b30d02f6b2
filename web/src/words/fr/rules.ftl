# Les règles des jeux, comme un livre.
rules-title = Règles : { $game }
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle trouvée
    [one] Une règle trouvée
   *[other] { $count } règles trouvées
}
rules-none = Aucune règle n’a ces mots.
rules-option-what = Ce dont on peut convenir
rules-option-values = Valeurs, l’habituelle en plein
rules-option-usual = habituel
rules-option-rule = Règle
rules-option-up-to = jusqu’à { $most }
rules-option-note = Qui dresse la table choisit ; chacun y voit ce qui a été choisi.
rules-ruling = Décision
rules-option = Option
rules-ruling-option = Décision et option
rules-page = Page entière
