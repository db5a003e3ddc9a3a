button-seekhours = { $on ->
        [yes] À toute heure
       *[no] Seulement à mes heures
    }
button-seekping = { $on ->
        [yes] Ne pas me mentionner
       *[no] Me mentionner
    }
button-seekadd = Nouvelle recherche
button-seekall = Arrêter les recherches
button-seekkeep = Continuer à chercher
button-seekdrop = Arrêter la recherche
button-seekinvite = Les inviter
seek-panel = **Recherche de joueurs** : à quoi voudrais-tu jouer ?
seek-panel-now = Maintenant : { $criteria }
seek-panel-small = -# Quand assez de personnes cherchent la même chose, j'ouvre une table, je te mentionne (jamais pendant tes heures calmes) et je garde ta place un jour. Les autres voient seulement combien de personnes cherchent. Tes heures sont celles de `/caylus me hours`. Une recherche en temps réel dure 3 heures.
menu-seekplayers = Combien de joueurs
menu-seekpace = Quels rythmes
menu-seekoff = Arrêter une recherche
seek-game-any = n'importe quel jeu
seek-language-any = n'importe quelle langue
seek-players = joueurs : { $players }
seek-pace-any = n'importe quel rythme
seek-hours = à mes heures
seek-ping = avec mention
seek-title = **Recherche de joueurs sur ce serveur**
seek-done = Tu cherches des joueurs : { $criteria }. Je regarde qui cherche la même chose.
seek-line = { $n }. { $criteria } (jusqu'au { $when } ; autres personnes qui correspondent : { $others })
seek-none = Tu ne cherches aucune table ici pour l'instant.
seek-table = { $game } ({ $channel })
seek-fitting = Tables ouvertes qui conviennent : { $tables }
seek-everybody = Personnes qui cherchent ici : { $games }
seek-withdrawn = Recherches arrêtées : { $n }.
seek-ask = Tu cherches encore des joueurs sur le serveur { $server } ? { $criteria }. Si tu ne réponds pas, j'arrête dans une semaine.
seek-kept = { $how ->
    [kept] Bien, je continue à chercher.
   *[dropped] Bien, je ne cherche plus.
 }
seek-gone = Cette recherche est terminée. `/caylus-club seek` en lance une nouvelle.
seek-call = { $people } : voici la table recherchée, { $game } : { $link }
card-offered = Personnes qui cherchent une table comme celle-ci : { $n }
card-kept = Des places leur sont réservées ; d'autres pourront les prendre { $until }.
card-no-host = La première personne à rejoindre la table organise la partie et la lance.
card-unclaimed = Personne n'a rejoint cette table ; elle est fermée.
lookers = Personnes qui cherchent une table comme { $game } : { $n }
lookers-invited = Invitations : { $n }. Les personnes qui l'ont demandé sont mentionnées ; les autres trouvent la table dans leur liste.
lookers-none = Personne n'a été invité : les personnes qui cherchaient une table comme celle-ci en ont trouvé une, ou n'ont pas accès à ce salon.
club-seek = Recherche de joueurs : { $seek }. Les tables s'ouvrent ici : { $where }
club-seek-anywhere = là où quelqu'un cherche
club-seek-cannot = Je ne peux pas ouvrir de tables dans { $channel } : il m'y faut Voir les salons et Envoyer des messages. Rien n'a changé.

cmd-caylus-club-seek = Chercher une table
    .name = chercher
cmd-caylus-server-club-seek = Autoriser la recherche de joueurs
    .name = recherche
cmd-caylus-server-club-seek-channel = Où s'ouvrent les tables
    .name = salon-recherche
cmd-caylus-server-club-seek-anywhere = Les ouvrir là où l'on cherche
    .name = partout
