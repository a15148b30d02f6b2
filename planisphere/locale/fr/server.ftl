# Ce que le serveur refuse.
setting-wrong = Un réglage est faux : { $cause }
person-name = Un nom a de 1 à { $longest } lettres affichables.
person-name-taken = Quelqu’un d’autre porte ce nom.
person-password = Un mot de passe a au moins { $shortest } caractères.
person-unknown = Ce nom et ce mot de passe ne vont pas ensemble.
person-needed = Dites d’abord qui vous êtes.
foreign-page = Cette demande vient d’une autre page.
too-many-tokens = Il y a { $most } jetons au plus.
too-many-tables = Il y a { $most } tables au plus qu’une personne a dressées et qui ne sont pas finies.
too-many-records = Une personne apporte { $most } parties au plus en un jour.
too-much-talk = Une personne dit { $most } choses au plus à une table en une minute.
no-such-person = Cette personne n’existe pas.
no-such-table = Cette table n’existe pas.
no-such-game = Ce jeu n’existe pas.
no-such-seat = Cette place n’existe pas.
no-seat = Seul joue qui est assis à la table.
seat-taken = Cette place est prise.
seats-free = Des places sont libres : attendez des joueurs, ou ajoutez des robots.
table-begun = La partie a commencé.
table-not-begun = La partie n’a pas commencé.
match-not-over = La partie n’est pas finie.
not-host = Seul l’hôte de la table fait cela.
stale = La partie a continué entre-temps.
message-form = Ce message est illisible : { $cause }
match-over = La partie est finie.
undo-not-here = À cette table, on ne reprend rien.
resigned = Vous avez abandonné ; un robot continue pour vous.
muted = L’hôte de cette table vous a prié de vous taire.
message-empty = Il n’y a rien à dire dans ce message.
talk-not-private = Dans ce jeu, personne ne parle en privé.
talk-over = Le temps de parole est écoulé : on écrit les feuilles. [A5]
no-such-proposal = Il n’y a pas de telle proposition qui attende votre réponse.
hint-rated = Il n’y a pas de conseil quand la partie compte au classement.
hint-unasked = On ne vous demande rien pour l’instant : il n’y a rien à conseiller.
hint = { $level ->
    [random] Un robot qui joue au hasard
    [easy] Un robot facile
    [hard] Un robot difficile
    [master] Un robot maître
   *[other] Un robot normal
} jouerait : { $commands }
odds-too-large = Les chances de plus de { $most } armées d’un côté prennent trop de temps ici.
fork-over = À ce moment, la partie était finie : il n’y a plus rien à jouer.
too-many-sockets = Une personne a { $most } connexions au plus.
clock-impossible = Une pendule laisse d’une seconde à soixante jours pour chaque décision.
serve-here = Les tables sont à { $addresses } (Ctrl-C arrête le serveur).
