# Revoir : parties, archives, dés vérifiés.
record-choose = Choisir le fichier d’une partie, ou le déposer ici
record-file = Choisir un fichier
record-paste = Ou coller le texte d’une partie

verify-title = Des dés honnêtes
verify-why = Avant le premier jet, la table a montré l’empreinte d’une graine secrète, puis les navigateurs des joueurs y ont ajouté leur grain de sel. Chaque dé et chaque carte de la partie en découlent, et d’elles seules : nul n’a pu en choisir ni en changer un après coup. Votre navigateur recalcule maintenant le tout, sans rien demander au serveur, et compare.
verify-which = Quelle partie ?
verify-check = Vérifier les dés
verify-no-record = Ce n’est pas le texte d’une partie. Il commence par des lignes comme « Game: risk76 ».
verify-no-seed = La graine manque : ce texte a été écrit avant la fin de la partie. Prenez celui de la partie finie.
verify-running = La partie dure encore, et la graine reste secrète jusqu’à sa fin. Notez son empreinte ; après la partie, cette page vérifiera que la graine la porte.
verify-fair =
    { $answers ->
        [0] Rien, dans cette partie, n’a été laissé au hasard.
       *[other] Les { $count } dés et tirages sont bien ceux de la graine.
    }
verify-fair-more =
    { $answers ->
        [0] Il n’y avait ni dé à lancer ni carte à tirer ; la graine porte l’empreinte promise.
       *[other] La graine porte l’empreinte promise et donne, avec le sel des joueurs, exactement ce qui est écrit, du premier jet au dernier.
    }
verify-unfair = Cette partie n’est pas honnête.
verify-not-kept = La graine n’est pas celle qui fut promise : son empreinte est autre.
verify-first-wrong = Le premier écart est au coup { $number } ({ $commands }), en { $place } : il est écrit { $recorded }, mais la graine donne { $due }.
verify-opening = avant le premier coup
verify-promise = La promesse et la graine
verify-game = Jeu
verify-seed = Graine, montrée après la partie
verify-hash = SHA-256 de la graine, calculé ici
verify-same = ✓ le même
verify-other = ✗ un autre
verify-salts = Sel des joueurs
verify-yours = ✓ le vôtre
verify-noted-kept = ✓ Avant le premier jet, ce navigateur avait noté la même empreinte, et son propre sel est parmi ceux qui ont servi.
verify-noted-unsalted = Avant le premier jet, ce navigateur avait noté la même empreinte. Son propre sel n’a pas servi : la partie a commencé sans lui, comme il arrive quand il vient trop tard.
verify-noted-broken = ✗ Avant le premier jet, ce navigateur avait noté une autre empreinte ou un autre sel que ce qui est écrit.
verify-throws = Chaque dé et chaque tirage
verify-throws-how = Par numéro du coup qu’ils ont suivi. Un tirage parmi 42 a l’une de 42 issues également probables, comptées à partir de 0.
verify-among = parmi { $bound }
verify-raw = issue { $raw }
verify-dice = { $count ->
    [one] un dé
   *[other] { $count } dés
}
verify-fight = { $attackers } contre { $defenders }
verify-is-right = tel que la graine le donne
verify-is-wrong = Il est écrit { $recorded }, la graine donne { $due }.
verify-show-all = Montrer les { $count } coups
verify-watch = Revoir cette partie
verify-beyond = La page vérifie que chaque réponse du hasard est celle de la graine. Que la question était aussi la bonne, 42 cartes et non 43 par exemple, c’est le programme qui connaît les règles qui le vérifie : « planisphere verify FICHIER ». Et qui ne veut croire ni l’un ni l’autre trouve la méthode, avec deux courts programmes, dans la documentation.

replay-title = Revoir : { $game }
replay-controls = Commandes de la relecture
replay-first = Au début (Origine)
replay-back = Un pas en arrière (←)
replay-forward = Un pas en avant (→)
replay-last = À la fin (Fin)
replay-run = Laisser courir (espace)
replay-stop = Arrêter (espace)
replay-slider = Moment de la partie
replay-pace = Allure
replay-since = Depuis mon dernier tour
replay-eyes = Vu par
replay-all = les yeux de tous : rien n’est caché
replay-onlooker = un spectateur
replay-more = Plus
replay-table = Retour à la table
fork = Rejouer à partir d’ici
fork-title = Rejouer à partir d’ici
fork-why = Une nouvelle table reprend à cet instant, avec les mêmes règles. Dites où vous êtes assis, et qui tient les autres places.
fork-go = Rejouer
bring = Ouvrir une partie
bring-title = Ouvrir une partie
bring-go = La revoir

curve = Courbe
curve-label = { $what } de chaque joueur au fil du temps ; le curseur au-dessus parcourt la partie
curve-territories = Territoires
curve-armies = Armées
curve-cards = Cartes
curve-landed = Valeurs débarquées
curve-presences = Présences
curve-colonies = Présences en colonie
