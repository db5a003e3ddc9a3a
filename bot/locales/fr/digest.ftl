cmd-caylus-server-digest = Le résumé de la semaine dans un salon
    .name = résumé
    .channel = Où le publier
    .channel-name = salon
    .day = Jour, 1 est lundi, 7 dimanche
    .day-name = jour
    .hour = Heure du jour
    .hour-name = heure
    .zone = Fuseau, par exemple Europe/Paris
    .zone-name = fuseau
    .off = Arrêter le résumé
    .off-name = arrêt
week-now = Je publierai le résumé de la semaine dans { $channel }, la prochaine fois le { $when } ({ $zone }). Il ne parle que des parties visibles pour tous les lecteurs de ce salon ; après une semaine sans aucune partie, pas de résumé.
week-off = Il n'y a pas de résumé de la semaine ici. `/caylus-server settings` en met un en place.
week-no-channel = Indique un salon pour le résumé.
week-no-statistics = Le résumé est tiré des statistiques, qui sont désactivées ici (`/caylus-server settings`). Rien n'a changé.
week-trouble = { $why ->
    [forbidden] Je n'ai pas pu publier le dernier résumé : le salon n'existe plus, ou je n'ai pas le droit d'y écrire. Je continue d'essayer.
   *[discord] Je n'ai pas pu publier le dernier résumé ; je continue d'essayer.
 }

week-title = **Notre semaine**, { $since } – { $until }
week-forfeit = **{ $name }** { $score } (par forfait)
week-more = Et { $n ->
    [one] { $n } autre partie
   *[other] { $n } autres parties
 }.
week-beside = Avec des ordinateurs : { $n ->
    [one] { $n } partie
   *[other] { $n } parties
 }
week-closest = La plus serrée : { $game }, { $n ->
    [0] égalité
    [one] { $n } point d'écart
   *[other] { $n } points d'écart
 }
week-turned = La plus longue avance perdue : { $name } a mené pendant { $n ->
    [one] { $n } tour
   *[other] { $n } tours
 } ({ $game }), mais la victoire est allée à { $winners }
week-record = Record ({ $game }) : { $name } avec { $score } (avant : { $before })
week-newcomers = Première partie finie ici : { $people }
week-climbs = En hausse au classement : { $people }
week-running = Parties en cours : { $n }
week-tables = Tables ouvertes : { $tables }

week-picture = Notre semaine
week-figure = { $what ->
    [finished] finies
    [people] joueurs
   *[running] en cours
 }
week-winner-column = Victoire
