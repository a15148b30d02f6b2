# Ce que le serveur dit d’une demande fausse ou de lui-même, et à qui l’exploite.
no-such-page = Cette page n’existe pas.
method-wrong = Cela ne se fait pas à cette adresse.
request-form = Cette demande est illisible.
request-field = Le champ « { $field } » de cette demande est illisible : { $cause }
request-long = Cette demande est trop longue.
too-many-requests = Cela fait trop de demandes : attendez un instant.
server-wrong = Quelque chose s’est mal passé de notre côté ; c’est noté.
metrics-address = « { $value } » n’est pas une adresse pour les mesures : donnez par exemple 127.0.0.1:9180.
database-missing = Il n’y a pas de base de données à { $name }.
backup-exists = { $name } existe déjà : nommez un nouveau fichier.
backup-done = La base de données est dans { $name }. Gardez-la comme on garde un mot de passe.
pg-dump-missing = pg_dump n’est pas installé ici. Là où il l’est, lancez : { $command }
pg-dump-failed = pg_dump a échoué : { $cause }
admin-done = C’est fait.
admin-what = « { $value } » ne se supprime pas : dites table ou person.
state-unknown = Il n’y a pas d’état « { $value } » : { $allowed }.
workers-need = Plusieurs processus ont besoin de PostgreSQL (PLANISPHERE_DATABASE) et de Redis (PLANISPHERE_REDIS), pour connaître les tables les uns des autres.
