cmd-caylus-server-digest = Le résumé de la semaine dans un salon
    .name = résumé
    .channel = Où le poster
    .channel-name = salon
    .day = Jour, 1 est lundi, 7 dimanche
    .day-name = jour
    .hour = Heure du jour
    .hour-name = heure
    .zone = Fuseau, par exemple Europe/Paris
    .zone-name = fuseau
    .off = Plus de résumé
    .off-name = arrêt
week-now = Le résumé de la semaine arrive dans { $channel }, la prochaine fois { $when } ({ $zone }). Il parle des parties que voient tous ceux qui lisent ce salon ; une semaine sans elles, il n'y en a pas.
week-off = Il n'y a pas de résumé de la semaine ici. `/caylus-server digest channel:…` en commande un.
week-no-channel = Nomme un salon pour le résumé.
week-no-zone = { $zone } n'est pas un fuseau que je connais. La liste en cours de frappe les a tous.
week-no-statistics = Le résumé se lit dans les statistiques, qui sont coupées ici (`/caylus-server club`). Rien n'a changé.
week-may-not = Je ne peux pas poster le résumé dans { $channel } : il m'y faut { $missing }. Rien n'a changé.
week-trouble-forbidden = Le dernier résumé n'a pas pu être posté : le salon n'existe plus, ou je n'ai pas le droit d'y écrire. Je continue d'essayer.
week-trouble-discord = Le dernier résumé n'a pas pu être posté ; je continue d'essayer.

week-title = **Notre semaine**, { $since } – { $until }
week-game = { $game } : { $players } · { $thread }
week-winner = **{ $name }** { $score }
week-forfeit = **{ $name }** { $score } (par forfait)
week-player = { $name } { $score }
week-more = Et { $n ->
    [one] { $n } autre partie
   *[other] { $n } autres parties
 }.
week-beside = Avec des ordinateurs : { $n ->
    [one] { $n } partie
   *[other] { $n } parties
 }
week-closest = La plus serrée : { $game }, { $n ->
    [0] égalité
    [one] { $n } point d'écart
   *[other] { $n } points d'écart
 }
week-turned = La plus longue avance perdue : { $name } mène { $game } pendant { $n ->
    [one] { $n } tour
   *[other] { $n } tours
 }, { $winners } gagne
week-record = Record ({ $game }) : { $name } avec { $score }, avant { $before }
week-newcomers = Première partie finie ici : { $people }
week-climbs = En hausse au classement : { $people }
week-climb = { $name } ({ $by })
week-running = Parties en cours : { $n }
week-tables = Tables ouvertes : { $tables }
week-others = { $n } de plus

week-picture = Notre semaine
week-finished-figure = finies
week-people-figure = joueurs
week-running-figure = en cours
week-winner-column = Gagne
