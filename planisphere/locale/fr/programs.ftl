# Les programmes d’autrui qui jouent
function-unknown = « { $name } » n’est pas un robot : ni un niveau, ni une fonction qu’on puisse importer comme module:nom, ni program:COMMANDE.
program-unknown = « { $command } » ne peut être lancé : ce programme n’existe pas.
program-crash = il s’est arrêté : { $what }
program-flood = il a écrit { $what } octets sans finir la ligne
program-garbage = il n’a pas répondu selon le protocole : { $what }
program-illegal = il a remis un coup que les règles interdisent : { $what }
program-overrun = il n’a pas répondu en { $what }
program-replaced = { $who } a failli : { $cause }. Un robot de niveau { $level } prend la suite.
program-said = Ce qu’il a écrit sur sa sortie d’erreur se trouve dans { $path }.
