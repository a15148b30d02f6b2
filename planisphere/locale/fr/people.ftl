# Ce que le serveur dit des gens entre eux : classement, blocages, signalements, appels.
rated-guest = Cette partie compte au classement : choisissez d’abord un mot de passe.
block-oneself = On ne se bloque pas soi-même.
too-many-blocks = On bloque { $most } personnes au plus.
seat-refused = Vous ne pouvez pas vous asseoir à cette table.
talk-refused = Vous ne pouvez pas écrire à cette place.
report-text = Un signalement a de 1 à { $longest } caractères.
report-oneself = On ne se signale pas soi-même.
too-many-reports = Il y a { $most } signalements par jour au plus.
webhooks-off = Ce serveur n’appelle personne.
webhook-form = On ne peut pas être appelé à cette adresse : donnez-en une qui commence par https:// ou http://, sans mot de passe, de { $longest } caractères au plus.
webhook-private = Cette adresse n’est pas sur internet : le serveur ne l’appelle pas.
your-turn = C’est à vous de jouer : { $game }.
