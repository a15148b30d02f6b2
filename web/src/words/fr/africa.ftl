# La salle d’Africa 1880.
africa-asked-pick = Choisissez le pays que vous jouerez.
africa-asked-place = Placez votre première présence : choisissez une côte qui brille.
africa-asked-orders = { $year } : écrivez vos ordres{ $count ->
    [0] {""}
    [one] {" "}pour une présence
   *[other] {" "}pour { $count } présences
}.
africa-asked-last = { $year }, dernier tour : écrivez vos ordres{ $count ->
    [0] {""}
    [one] {" "}pour une présence
   *[other] {" "}pour { $count } présences
}.
africa-about = { $power } · { $presences ->
    [one] { $presences } présence
   *[other] { $presences } présences
}{ $colonies ->
    [0] {""}
    [one] {" · "}{ $colonies } colonie
   *[other] {" · "}{ $colonies } colonies
} · { $points ->
    [one] { $points } point
   *[other] { $points } points
}

africa-years = Les années
africa-last-turn = Le dernier tour
africa-papers = Papiers
africa-tab-sheet = Feuille d’ordres
africa-fold = Voir plus de carte
africa-unfold = Voir les papiers
africa-tab-opening = L’ouverture
africa-tab-powers = Pays
africa-tab-reading = La lecture
africa-powers = Pays
africa-taken-by = pris par { $who }
africa-in-history = dans l’histoire : { $where }
africa-placing = Les premières présences se placent, pays après pays.

africa-sheet = Feuille d’ordres
africa-orders = Ordres
africa-landing = Débarquement
africa-embassies = Ambassades
africa-develop = Développer
africa-nothing = Rien
africa-no-landing = Aucun débarquement
africa-explore-to = → { $where }
africa-land-in = Débarquer : { $where }
africa-unwritten = pas encore d’ordre
africa-order-of = Ordre : { $where }
africa-on-map = { $where } : remplir sur la carte
africa-squares = { $built } cases développées sur { $squares }
africa-on-the-map = Sur la carte
africa-hold-none = Choisissez un de vos drapeaux sur la carte, ou écrivez sur la feuille.
africa-hold-order = { $where } : choisissez un voisin qui brille pour explorer, ou
africa-hold-landing = Choisissez une côte qui brille pour débarquer, ou
africa-missing-orders = { $count ->
    [one] Une présence n’a pas d’ordre : elle reste telle quelle.
   *[other] { $count } présences n’ont pas d’ordre : elles restent telles quelles.
}
africa-missing-landing = Aucun débarquement n’est écrit : personne ne débarque.
africa-missing-declarations = { $count ->
    [one] Un pays n’a pas de déclaration : cela vaut alliance.
   *[other] { $count } pays n’ont pas de déclaration : cela vaut alliance.
}
africa-complete = Toutes les lignes sont écrites.
africa-hand-in = Remettre la feuille
africa-do-take = Prendre un pays : { $power }
africa-do-start = Placer la première présence : { $where }
africa-do-declare = { $power } : { $relation }
africa-do-nothing = Remettre une feuille vide
africa-declare-to = Relation : { $power }
africa-last-alliance = vous a déclaré alliance
africa-last-war = vous a déclaré la guerre

africa-sheets = Les feuilles
africa-writes = écrit
africa-is-in = remise
africa-own-sheet = Votre feuille
africa-own-develops = { $where } : développer
africa-own-explores = { $where } → { $to }

africa-worth = Points si la partie finissait maintenant : { $alone } pour une colonie où l’on est seul, { $shared } pour une colonie partagée, { $alliance } pour chaque alliance qu’on vous déclare au dernier tour.
africa-colonies-so-far = Colonies : { $count } sur { $most }.
africa-stock = { $count } présences sur { $most }
africa-allies = { $count ->
    [one] { $count } alliance
   *[other] { $count } alliances
}
africa-points = { $count ->
    [one] point
   *[other] points
}
africa-declared = Dernières déclarations
africa-declared-how = Chaque ligne déclare aux colonnes : une colombe pour l’alliance, un canon pour la guerre.

africa-nobody = personne
africa-told-colony = colonie, vaut { $points } à chacun
africa-told-order = ordre : { $order }

africa-reading = La lecture des feuilles
africa-step = { $step } sur { $steps }
africa-before = Avant
africa-next = Suivant
africa-at-once = Tout d’un coup
africa-again = Depuis le début
africa-to-sheet = Continuer

talk-time = Le temps de parler
talk-ready = Prêt à écrire
talk-ready-done = C’est noté : prêt à écrire
talk-ready-who = Prêts : { $who }
talk-propose = Proposer quelque chose
talk-proposal = Proposition
talk-proposal-alliance = Alliance ce tour-ci
talk-proposal-war = Guerre ensemble contre…
talk-proposal-leave = Me laisser…
talk-proposal-develop = Développer ensemble…
talk-about-power = Quel pays ?
talk-about-territory = Quel territoire ?
talk-both-there = où vous êtes tous deux
talk-elsewhere = ailleurs
talk-propose-send = Proposer
talk-incoming = On vous propose
talk-accept = Accepter
talk-decline = Refuser
talk-agreed = accepté
talk-declined = refusé
talk-open = sans réponse
talk-binds = Rien de ce qui est convenu n’engage.
