# Tournois.
arena-title = { $matches ->
    [one] 1 partie
   *[other] { $matches } parties
} de { $rounds } tours et { $decisions } décisions ({ $endings }) ; personne n’a gagné : { $undecided }
arena-caption = part : des victoires, chaque fois qu’il s’est assis ; intervalles à 95 % de Wilson ; cote : d’OpenSkill ; ms : par décision
arena-bot = robot
arena-seats = places
arena-share = part
arena-interval = 95 %
arena-par = égaux
arena-rating = cote
arena-decision = ms
arena-forfeits = forfaits
arena-by-seat = part gagnée, par place
arena-picture = { $game } : { $matches ->
    [one] 1 partie
   *[other] { $matches } parties
}
arena-whole = { $matches } parties ne donnent pas à chacun chacune des { $seats } places aussi souvent : on en joue { $wanted }.
arena-stopped = Arrêté après { $matches ->
    [one] 1 partie
   *[other] { $matches } parties
}.
arena-stopped-kept = Arrêté après { $matches ->
    [one] 1 partie
   *[other] { $matches } parties
} ; la même commande continue de là, avec ce qui est gardé dans { $path }.
arena-bots = Un tournoi demande au moins deux robots, séparés par des virgules.
arena-matches = Un tournoi a de 1 à { $most } parties, pas { $value }.
arena-playouts = Les parties simulées pour un coup vont de 1 à { $most }, pas { $value }.
arena-limit = Les secondes pour un coup dépassent 0 sans dépasser { $most }, pas { $value }.
arena-workers = Il peut y avoir de 1 à { $most } processus, pas { $value }.
arena-records = Les parties notées demandent un dossier : nommez-le par --out.
arena-extra = L’arène a besoin de { $name }, qui n’est pas installé : pip install "planisphere[arena]".
arena-ray = Aucun groupe Ray ne répond à { $address } : { $cause }
arena-folder = { $path } a des parties d’un tournoi sans dire duquel : choisissez un autre dossier.
arena-changed = { $path } contient un autre tournoi, qui diffère en : { $what }. Choisissez un autre dossier, ou le même tournoi.
arena-line = { $path } ne peut pas être lu à la ligne { $line }.
arena-nothing = Aucune partie n’a été jouée.
