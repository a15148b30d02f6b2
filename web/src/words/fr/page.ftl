# La page autour des jeux.
planisphere = Planisphere
tagline = Cinq jeux de conquête, de 1957 à 2016, à la lettre.
guest-names = Albatros, Boussole, Sextant, Alizé, Cormoran, Astrolabe, Lanterne, Méridien, Étoile du Nord, Portulan
skip = Aller au contenu
home = Accueil
menu = Menu
close = Fermer
cancel = Annuler
back = Retour
yes = Oui
no = Non
loading = Un instant…
again = Réessayer

language = Langue
theme = Lumière
theme-auto = Comme l’appareil
theme-light = Jour
theme-dark = Nuit
sound = Son
swift = Montrer les coups d’un trait, sans pause
text-view = Vue en texte, avec commandes au clavier

board-label = Le plateau
board-nearer = Plus près
board-farther = Plus loin
board-whole = Tout le plateau

seat-letter = Place { $letter }
bot-at = Robot { $level } { $letter }
level-random = au hasard
level-easy = facile
level-normal = normal
level-hard = difficile
level-master = maître

game-conquete57 = La Conquête du Monde
game-conquete57-year = 1957
game-conquete57-line = Le jeu qui devint Risk : trois dés en défense, une carte à chaque tour, et seules les armées reposées se déplacent.
game-risk76 = Risk
game-risk76-year = 1970–76
game-risk76-line = Des objectifs secrets, la conquête du monde, ou un duel avec une troisième force que chacun peut mener.
game-express = Risk Express
game-express-year = dés
game-express-line = Sept dés contre quatorze pays. Remplir les lignes de bataille, prendre la carte, fermer le continent.
game-manchots = Manchots Barjots
game-manchots-year = cartes
game-manchots-line = Les manchots débarquent dans cinq zones. Donner deux cartes, garder ses secrets, faire sauter la majorité du voisin.
game-africa1880 = Africa 1880
game-africa1880-year = diplomatie
game-africa1880-line = Huit tours de promesses. Les ordres s’écrivent en secret et se lisent ensemble ; nul n’est tenu à sa parole.

play-now = Jouer
play-now-label = Jouer : { $game }, maintenant, contre des robots
invite = Inviter des amis
invite-label = Inviter des amis : { $game }
learn = Apprendre en jouant
learn-label = Apprendre en jouant : { $game }
rules = Règles
rules-label = Règles : { $game }
ladder = Classement
ladder-label = Classement : { $game }
players = { $least } à { $most } joueurs
five-games = Les cinq jeux
open-tables = Tables ouvertes
open-none = Aucune table n’attend de joueurs en ce moment. Dressez-en une et envoyez son lien à vos amis.
running-tables = Parties à regarder
running-none = Personne ne joue en public pour l’instant.
own-tables = Vos tables
own-none = Vos parties se trouveront ici.
sit-down = S’asseoir
watch = Regarder
go-on = Reprendre
look-back = Revoir
free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
state-open = attend des joueurs
state-salting = va commencer
state-running = en cours
state-over = finie
state-closed = fermée

setup-title = Dresser la table : { $game }
setup-seats = Joueurs
setup-seat = Place { $letter }
setup-person = Une personne
setup-you = Vous
setup-bot = Robot : { $level }
setup-options = Règles de la maison
setup-clock = Pendule
clock-none = Sans pendule
clock-fast = Vive : 30 secondes par tour, 3 minutes en réserve
clock-calm = Calme : 90 secondes par tour, 10 minutes en réserve
clock-day = Un jour par tour
clock-three-days = Trois jours par tour
setup-listed = Tout le monde peut trouver la table
setup-onlookers = D’autres peuvent regarder
setup-undo = On peut reprendre un coup tant que ni dé, ni carte, ni autre joueur n’a répondu
setup-rated = Compte pour le classement (il vous faut un mot de passe)
setup-go = Dresser la table

table-share = Envoyez ce lien à vos amis
copy = Copier le lien
copied = Copié
fill-bots = Compléter avec des robots
start = Commencer
start-when = La partie commence quand toutes les places sont prises.
stand-up = Se lever
remove = Écarter
mute = Faire taire
unmute = Rendre la parole
about-person = Plus sur { $who }
blocked = Vous n’entendrez plus rien de lui.
block = Bloquer
report = Signaler
report-what = Que s’est-il passé ?
report-sent = Merci. L’exploitant le lira.
free = libre
you = vous
host = hôte
bot = robot
away = absent : un robot tient la place
resigned = a abandonné

waiting-for = On attend { $who }.
waiting-dice = Les navigateurs des joueurs ajoutent leur part aux dés…
match-over = La partie est finie.
won-you = Vous avez gagné !
won = { $count ->
    [one] { $who } a gagné.
   *[other] { $who } ont gagné ensemble.
}
won-nobody = Personne n’a gagné.
turn-title = ● À vous — { $game }

log = Ce qui s’est passé
log-short = Journal
talk = Conversation
talk-say = Dire quelque chose
talk-send = Envoyer
talk-to = À
talk-all = tous
talk-empty = Personne n’a encore rien dit.
talk-private = à { $who } seulement
people = Joueurs
hint = Conseil
undo = Reprendre
resign = Abandonner
resign-sure = Abandonner pour de bon ? Un robot jouera à votre place.
rematch = Rejouer
replay = Revoir la partie
verify = Vérifier les dés
record = Télécharger la partie
leave = Quitter la table
standing = Toujours défendre avec le plus de dés
commitment = Empreinte de la graine des dés

text-commands = Commande
text-commands-help = Tapez une commande de la liste, en français ou en anglais ; plusieurs séparées par des points-virgules.
text-hand-in = Remettre
text-choices = Vous pouvez
text-nothing = On ne vous demande rien pour l’instant.
text-board = La position
text-amount = { $least } à { $most }

trouble-unreachable = Le serveur ne répond pas. Le réseau est-il là ?
trouble-unknown = Quelque chose a mal tourné du côté du serveur.
trouble-link-lost = La connexion est perdue. Nouvel essai ; rien de ce que vous avez remis n’est perdu.
trouble-not-welcome = Le serveur ne connaît plus ce navigateur. Rechargez la page.
trouble-no-table = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table a été retirée.
trouble-lost = Il n’y a rien à cette adresse.
refused = Impossible
refused-rule = Règle { $rule }

me-title = Vous
me-name = Nom
me-save = Enregistrer
me-saved = Enregistré.
me-password = Mot de passe
me-password-why = Un mot de passe garde votre nom et vos parties, sur tout appareil.
me-keep = Garder ce nom
me-sign-in = Se connecter
me-sign-out = Se déconnecter
me-sign-out-guest = Un visiteur ne peut pas revenir après s’être déconnecté.
me-delete = Effacer tout ce qui me concerne
me-delete-sure = Effacer pour de bon votre nom, vos jetons et vos cotes ?
me-tokens = Jetons pour vos robots
me-token-label = À quoi sert-il ?
me-token-make = Créer un jeton
me-token-secret = Montré cette seule fois : { $secret }
me-token-drop = Rendre inutile
me-webhook = Appeler cette adresse quand c’est à moi
me-notify = Me prévenir dans ce navigateur quand c’est à moi
me-guest = visiteur

ladder-title = Classement : { $game }
ladder-rank = Rang
ladder-name = Nom
ladder-rating = Cote
ladder-matches = Parties
ladder-won = Gagnées
ladder-empty = Aucune partie classée n’a encore été jouée.
ladder-how = Une table compte pour le classement si son hôte le dit en la dressant. Il faut à chacun de ses joueurs un mot de passe.
ladder-begin = Dresser une table
unofficial = Non officiel. Les noms et marques sont à leurs propriétaires ; les mots, le code et les images d’ici sont les nôtres.
