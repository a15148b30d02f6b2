# Africa 1880 au terminal.
africa-setup = Avant 1880

africa-region-north = Nord
africa-region-west = Ouest
africa-region-centre = Centre
africa-region-east = Est
africa-region-south = Sud
africa-points = pts
africa-war = guerre
africa-on-map = posées
africa-in-stock = stock
africa-legend = { $coast } côte  { $built } bâti  { $free } libre  { $colony } colonie  { $map } sur la carte  { $stock } en stock  { $done } rendue
africa-legend-wide = { $coast } côte  { $built } bâti  { $free } libre  { $colony } colonie  { $done } feuille rendue  guerre : déclarée au dernier tour

africa-stances = guerre · alliance
africa-coasts = une côte (~) où il n’y a personne
africa-no-coast = aucune côte n’est libre
africa-relations = relations

# Ce qui est demandé.
africa-ask-power = { $who } : quel pays prenez-vous ?
africa-ask-start = { $who } : sur quelle côte posez-vous votre première présence ?
africa-ask-orders = { $who }, { $year } : écrivez vos ordres en secret ({ $count ->
    [one] { $count } présence
   *[other] { $count } présences
}).
africa-power-order = 1 pose sa première présence d’abord, 6 en dernier ; le lieu est historique.
africa-power-starts = Le lieu est le départ du pays.
africa-form-start = Tapez un nom :
africa-forms = Tapez une ligne, comme { $first } ou { $last } ; fini rend la feuille.
africa-examples = Tapez : { $examples }
africa-forms-verbs = feuille : tout ce que vous pouvez écrire · fini : rendre la feuille
africa-written = Écrit : { $lines }
africa-nothing-written = rien encore
africa-without-order = Sans ordre : { $places }
africa-confirm = La rendre telle quelle ? Entrée : oui. Toute autre ligne : on continue d’écrire.
africa-noted = ✓ { $lines } { $count ->
    [0] — toutes ont un ordre : fini rend la feuille
    [one] ({ $count } présence sans ordre)
   *[other] ({ $count } présences sans ordre)
}
africa-void = Ligne nulle : « { $line } ». { $why }
africa-refused = « { $line } » : { $why }
africa-handed-in = ✓ Rendue. On la lira quand toutes le seront.
africa-no-sheet = Il n’y a pas encore de feuille à écrire.
africa-nobody-else = Personne d’autre n’a à écrire maintenant.
africa-hint = Tab complète · feuille · fini · proposer · territoire NOM · plateau · aide · quitter

# Entre les tours.
africa-talk = Diplomatie : parlez maintenant, tous ensemble ou en privé, { $minutes } minutes au plus. Les promesses n’engagent personne [A4].
africa-talk-enter = Entrée quand tous sont prêts à écrire.
africa-proposed = { $number }. { $proposal }
africa-may-answer = accepter NUMÉRO ou refuser NUMÉRO pour répondre ; proposer pour demander quelque chose aux autres.
africa-made = Proposé : { $proposal }
africa-accepted = ✓ { $proposal } Accord.
africa-declined = ✗ { $proposal } Refus.
africa-kept = Tour { $turn } : { $proposal } Tenu par les deux.
africa-broken = Tour { $turn } : { $proposal } Rompu par { $who }.
africa-nothing-said = Rien n’a encore été proposé.
africa-no-talk = On ne parle pas en ce moment [A4].
africa-which-proposal = Dites quelle proposition, par son numéro : { $allowed }.
africa-go-on = Entrée pour continuer (journal le remontre).
africa-see-map = Entrée pour voir la carte.

# Territoires.
africa-kind-coast = côte
africa-kind-inland = intérieur
africa-kind-colony = colonie
africa-name-attested = Le nom { $name } est dans le livret.
africa-name-ours = Le nom { $name } est de nous : le livret ne le dit pas.
africa-names-attested = Dans le livret ({ $count })
africa-names-ours = De nous ({ $count })

# Aide.
verb-africa-take = prendre
usage-africa-take = { $verb } france
help-africa-take = prendre un pays ; le nom seul suffit
verb-africa-start = débuter
usage-africa-start = { $verb } alger
help-africa-start = poser la première présence sur une côte ; le nom seul suffit
verb-africa-develop = développe
usage-africa-develop = alger { $verb }
help-africa-develop = la présence y bâtit une case ; « alger rien » ne fait rien
verb-africa-explore = explore
usage-africa-explore = alger maroc
help-africa-explore = la présence d’Alger en pose une autre au Maroc
verb-africa-landing = débarquement
usage-africa-landing = { $verb } natal
help-africa-landing = une nouvelle présence sur une côte où il n’y a personne, une fois par tour
verb-africa-war = guerre
usage-africa-war = allemagne { $verb }
help-africa-war = guerre pour ce tour, partout ; alliance si vous n’écrivez rien
verb-africa-sheet = feuille
usage-africa-sheet = { $verb }
help-africa-sheet = votre brouillon, et ce que chaque ligne peut dire ; « feuille alger: développe, allemagne: guerre » est une feuille entière
africa-help-done = rendre la feuille telle quelle
usage-later = { $verb }
help-later = laisser quelqu’un d’autre écrire d’abord ; votre brouillon est gardé
usage-propose = { $verb } allemagne alliance
help-propose = demander quelque chose à un pays pour ce tour : « alliance », « guerre italie » (ensemble), « laisser natal » (à vous), « développer natal » (ensemble) [A4]
usage-accept = { $verb } 2
help-accept = accepter ce qui vous est proposé ; cela n’engage personne [A4]
usage-refuse = { $verb } 2
help-refuse = refuser ce qui vous est proposé
usage-talks = { $verb }
help-talks = ce qui a été proposé ce tour, et qui a tenu parole avant
usage-territory = { $verb } alger
help-territory = un territoire, ses frontières, et d’où vient son nom
usage-names = { $verb }
help-names = quels noms sont dans le livret, lesquels sont de nous
africa-help-quit = garder la partie pour plus tard et quitter ; un brouillon qui n’est pas rendu est perdu
africa-help-typing = Les noms peuvent être abrégés (alg dév), en français ou en anglais ; plusieurs lignes à la fois : alger développe, débarquement natal.
africa-help-aim = À la fin, une colonie compte 8 à qui y est seul, 3 à chacun si elle est partagée ; 1 pour chaque pays qui vous a déclaré l’alliance au dernier tour [A21].
africa-help-columns = À côté des pays : leurs présences sur la carte et en stock, leurs points si la partie finissait maintenant, et à qui ils ont déclaré la guerre au dernier tour.
africa-help-board = Le plateau est une reconstitution : les frontières, les côtes et les cases sont de nous, comme la plupart des noms.
