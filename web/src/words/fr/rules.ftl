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
rules-ruling = Décision
rules-option = Option
rules-ruling-option = Décision et option
rules-page = Page entière
