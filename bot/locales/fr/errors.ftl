# Ce que la table répond.
table-game = { $title } #{ $number }
table-no-game = Cette partie n'existe pas ici, ou se joue là où tu n'as pas accès. `/caylus games` montre les tiennes.
table-no-vote = Ce vote n'existe plus.
table-is-lobby = { $game } : la partie n'a pas encore commencé.
table-is-running = { $game } : la partie a déjà commencé.
table-is-finished = { $game } : la partie est terminée.
table-is-cancelled = { $game } : la partie a été annulée.
table-review-running = { $game } : la partie n'est pas terminée. Une analyse porte sur une partie terminée.
table-review-old = Les règles ont changé depuis cette partie ({ $game }) ; elle ne peut plus être analysée.
table-host-only = Réservé à l'organisateur.
table-host-only-named = Réservé à l'organisateur : { $host }.
table-host-or-moderator = Réservé à l'organisateur ou à un modérateur.
table-host-or-moderator-named = Réservé à l'organisateur ({ $host }) ou à un modérateur.
table-not-seated = Tu n'as pas de place dans cette partie ({ $game }).
table-not-seated-vacant = Tu n'as pas de place dans cette partie ({ $game }) ; `/caylus table claim` en prend une libre.
table-rematch-players = Une revanche est pour ceux qui ont joué cette partie ({ $game }). `/caylus new` ouvre une table à toi.
table-no-such-seat = { $seats ->
    [one] { $game } a { $seats } place ; la place { $seat } n'existe pas.
   *[other] { $game } a { $seats } places ; la place { $seat } n'existe pas.
 }
table-seated-already = Tu es déjà à cette table : { $seat }.
table-they-sit-already = { $name } est déjà à cette table : { $seat }.
table-seat-held = { $seat } est à { $name } ; seule une place libre peut être prise.
table-no-open-seat = Aucune place libre dans cette partie ({ $game }).
table-full = Cette table est complète : { $title } se joue à { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
 } au plus.
table-practice = C'est une table d'entraînement : { $name } y joue sans personne d'autre. `/caylus new` ouvre une table à plusieurs.
table-too-few = { $title } se joue à { $least ->
    [one] { $least } joueur
   *[other] { $least } joueurs
 } au moins, et { $here ->
    [one] { $here } est là
   *[other] { $here } sont là
 }.
table-seats-open = Places encore libres : { $seats }. L'organisateur les donne, ou on les rejoint.
table-place-taken = Une autre partie se joue dans ce salon ; terminez-la, ou jouez ailleurs.
table-too-many-games = { $name } joue déjà { $here ->
    [one] { $here } partie
   *[other] { $here } parties
 } sur ce serveur ; la limite est { $most }. Il y aura de la place quand une partie finit ou qu'une place est rendue ; `/caylus games` les montre.
table-too-many-tables = { $name } a déjà { $here ->
    [one] { $here } table ouverte
   *[other] { $here } tables ouvertes
 } sur ce serveur ; la limite est { $most }. Il faut d'abord en lancer, quitter ou annuler une ; `/caylus games` les montre.
table-too-many-searches = Tu as demandé autant de conseils qu'il est permis par heure ici ({ $most ->
    [one] { $most } recherche
   *[other] { $most } recherches
 }). Le prochain est possible dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } ; la personne qui gère le serveur peut relever la limite (`/caylus-server settings`).
table-hints-off = À cette table, pas de conseils ; l'organisateur peut les permettre : `/caylus table settings hints:yes`.
table-hints-alone = À cette table, seul un joueur solo reçoit des conseils ; l'organisateur peut les permettre à tous : `/caylus table settings hints:yes`.
table-hints-rated = La partie est classée : tant qu'elle dure, les ordinateurs n'y conseillent personne.
table-hint-not-yours = Tu n'as rien à décider maintenant, donc rien à conseiller.
table-evening-runs = Une session en direct est déjà en cours.
table-evening-none = Aucune session en direct en cours dans cette partie.
table-evening-paused = Les pendules sont en pause ; une session en direct peut commencer quand elles repartent.
table-evening-live = Cette table joue déjà en direct ; pas besoin de session.
table-evening-missing = Une session en direct demande au moins deux personnes, et toute la table.
table-evening-stand-in = Un ordinateur te remplace. Reprends d'abord ta place, puis demande une session en direct.
table-evening-refused = Une session en direct a été refusée ici il y a moins de { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } ; redemande plus tard.
table-explain-none = Ce n'est pas une action d'ordinateur qu'on peut expliquer maintenant : elle a été annulée, ou tout n'en est pas encore connu.
table-no-thought = Les ordinateurs ne peuvent pas réfléchir pour l'instant ; rien n'a changé. Réessaie dans une minute.
table-server-tables = Ce serveur a déjà { $here ->
    [one] { $here } table ouverte
   *[other] { $here } tables ouvertes
 } ; la limite est { $most }. Rejoins-en une avec `/caylus join`, ou attends qu'une commence ou ferme ; la personne qui gère le serveur peut relever la limite (`/caylus-server settings`).
table-server-games = Sur ce serveur, { $here ->
    [one] { $here } partie est déjà en cours
   *[other] { $here } parties sont déjà en cours
 } ; la limite est { $most }. Cette table reste ouverte : lance-la quand une partie est terminée, ou demande à la personne qui gère le serveur de relever la limite (`/caylus-server settings`).
table-record-name = Enregistrement illisible : ligne { $line } : un nom de { $length } caractères ; { $most } au plus.
table-record-large = L'enregistrement de cette partie ({ $game }) fait { $size } Mo ou plus, car ses noms sont très longs ; Discord en accepte { $most }. L'administrateur du bot l'obtient avec `python -m storage export { $number }`.
table-record-header = Enregistrement illisible : ce qui précède ses actions fait { $length } caractères ; { $most } au plus.
table-full-places = Cette table est complète : les places sont limitées à { $most }.
table-seats-kept = Les places libres sont gardées pour les personnes réunies ici : { $count }, jusqu'à { $when }. Ensuite, tout le monde peut les prendre.
table-wish-number = Quelqu'un ici souhaite ce nombre de joueurs : { $numbers } ; il y en a { $here }. Attendez les autres, ou demandez-lui d'arrêter cette recherche : `/caylus-club seek`.
table-entry-invited = Cette table est sur invitation ({ $game }) ; son organisateur peut t'inviter.
table-entry-rating = Cette table est pour les cotes de { $low } à { $high }, la tienne est { $rating }. L'organisateur peut quand même t'inviter.
table-entry-newcomer = Cette table est pour les joueurs à la cote établie (parties classées : { $here } sur { $of }). L'organisateur peut quand même t'inviter.
table-entry-reliable = Cette table est pour ceux qui ont terminé au moins { $n } % de leurs parties classées et tenu autant d'échéances. Tu en as terminé { $finished } sur { $games } et manqué { $missed } échéances sur { $deadlines }. L'organisateur peut quand même t'inviter.
table-entry-no-ratings = Les cotes sont désactivées sur ce serveur : aucune table ne peut en dépendre.
table-entry-bounds = Les bornes des cotes sont des nombres de { $least } à { $most }, le plus petit d'abord.
table-entry-fixed = Les joueurs de cette table sont déjà fixés : à l'entraînement une seule personne, et les places d'un enregistrement sont données par l'organisateur.
table-invites-refused = Tu ne peux pas inviter { $name }.
table-invite-declined = { $name } : ton invitation a été refusée.
table-invites-many = Plus personne ne peut être invité à cette table ({ $here } sur { $most }).
table-not-invited = Tu n'as pas d'invitation à cette table ({ $game }).
table-refusals-many = Tu ne peux pas refuser les invitations de plus de personnes ({ $most }). Retires-en d'abord : `/caylus table invite`.
table-seek-off = La recherche de joueurs est désactivée sur ce serveur.
table-wish-empty = Rien ne pourrait convenir : choisis un nombre de joueurs que le jeu permet et un rythme.
table-wishes-many = Tu as déjà le maximum de recherches ({ $most }). Arrêtes-en d'abord une : `/caylus-club seek`.
table-wishes-server = Ce serveur a déjà le maximum de recherches ({ $most }). Réessaie quand quelqu'un aura trouvé une table ou arrêté sa recherche.
table-unknown-game = Il n'y a pas de jeu { $text } ; il y a : { $games }.
table-unknown-option = { $title } n'a pas d'option { $name } ; ses options : { $options }.
table-bad-option = L'option { $name } ne peut pas être { $value } ; possible : { $values }.
table-bad-practice = Une table d'entraînement de { $title } a de { $least } à { $most } places.
table-bad-computers = { $asked ->
    [one] { $asked } ordinateur ne peut pas jouer avec toi
   *[other] { $asked } ordinateurs ne peuvent pas jouer avec toi
 } à une table de { $title } : de 1 à { $most }.
table-bad-level = Le niveau { $level } n'existe pas ; les ordinateurs jouent du niveau { $least } à { $most }.
table-practice-computers = À une table d'entraînement, tu joues toutes les places ; sans `practice`, tu joues contre des ordinateurs.
table-full-computers = Cette table est complète : { $title } se joue à { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
 } au plus. L'organisateur peut retirer un ordinateur.
table-no-computer = Aucun ordinateur à cette table ({ $game }).
table-computers-alone = Les ordinateurs ne jouent pas tout seuls : il faut au moins une personne.
table-seat-computer = { $seat } est à un ordinateur : dis à qui elle doit revenir.
table-stand-in-off = À cette table, aucun ordinateur ne remplace personne ; l'organisateur peut le choisir : `/caylus table settings late:stand-in`.
table-stand-in-already = Un ordinateur joue déjà pour toi ; `Reprendre ma place` ou ta prochaine action y met fin.
table-stand-in-none = Aucun ordinateur ne joue pour toi dans cette partie.
table-stand-in-alone = Personne d'autre ne joue ici en personne, donc personne ne t'attend ; un ordinateur ne remplace que si quelqu'un attend.
table-computer-illegal = Un ordinateur a choisi ce qui n'est pas permis maintenant ; rien n'a été fait.
table-bad-record = Enregistrement illisible : { $why }
table-too-many-records = Tu as déjà importé ici en un jour { $here ->
    [one] { $here } enregistrement de partie terminée
   *[other] { $here } enregistrements de parties terminées
 } ; la limite est { $most }. Réessaie demain ; qui gère le serveur peut relever la limite (`/caylus-server settings`).
table-not-imported = On ne donne des places que dans le lobby d'un enregistrement importé ; ici, on rejoint.
table-stale = La partie a avancé depuis cet affichage ; rien n'a été fait. Voici où elle en est.
table-not-your-decision = { $seat } décide maintenant ({ $kind }) ; ce n'est pas à toi de jouer.
table-undo-off = À cette table, l'annulation est sur : jamais.
table-undo-together = Tout le monde choisit en même temps, et rien n'est encore fait : `À toi de jouer` change ton choix jusqu'au dernier reçu.
table-undo-nothing = Tu n'as aucune action à annuler.
table-undo-others = { $seat } a joué depuis ; à cette table, on n'annule que sa propre dernière action.
table-undo-late = La partie est finie depuis plus de 24 heures ; on ne peut plus l'annuler.
table-undo-deep = C'est trop loin en arrière : les règles ont changé depuis, et la position ne peut pas être refaite.
table-undo-full = Sur ce serveur, { $here ->
    [one] { $here } partie est déjà en cours
   *[other] { $here } parties sont déjà en cours
 } ; la limite est { $most }. Cette partie pourra reprendre quand une autre sera terminée.
table-undo-place = Une autre partie occupe ce fil maintenant, celle-ci ne peut donc pas continuer ici.
table-vote-open = Il y a déjà un vote à ce sujet ; il doit finir avant un autre.
table-cancel-played = Tu as joué dans cette partie, tu ne peux donc pas l'annuler en modérant. Ses joueurs le peuvent par un vote, ou un autre modérateur.
table-vote-over = Ce vote est clos ; son message dit comment il a fini.
table-vote-not-asked = Ce vote ne te concerne pas ; seuls ceux qu'il nomme peuvent répondre.
table-nudge-you = La partie t'attend.
table-nudge-early = La question a été posée il y a moins d'une heure. Laisse un peu de temps.
table-nudge-again = Tu peux faire rappeler quelqu'un une fois par jour et par partie.
table-nudge-nobody = Personne ne peut être rappelé maintenant : un rappel est parti aujourd'hui, la personne est absente, ou un ordinateur joue.
table-not-missed = Ce n'est pas possible pour { $seat } maintenant : le coup est joué, ou quelqu'un continue d'attendre.
table-clock-practice = À une table d'entraînement, personne ne t'attend : elle n'a pas de pendule.
table-clock-alone = Personne n'attend un joueur seul contre des ordinateurs : cette partie n'a pas de pendule.
table-options-imported = Cette table continue un enregistrement, donc les options du jeu restent telles qu'elles étaient.
table-late-no-clock = Sans pendule, le temps ne s'écoule jamais. Choisis aussi un rythme (`pace`) ; un ordinateur peut jouer pour les absents (`stand-in`) même sans pendule.
table-graces-idle = Les délais (`graces`) disent quand un joueur sauté perd sa place. Ils ne valent qu'aux tables de plusieurs personnes qui sautent les coups en retard (`late`) et ont un rythme (`pace`).
table-together-practice = À une table d'entraînement, une seule personne est interrogée, une place après l'autre.
table-early-hidden = Dans ce jeu, personne n'est invité à placer d'avance : sauter un joueur trahirait son plan.
table-early-idle = Le suivant n'est interrogé d'avance qu'aux tables de plusieurs personnes qui interrogent tout le monde à la fois (`together`), sans jouer en direct.
table-evenings-idle = Les sessions en direct sont pour les tables de plusieurs personnes, qui ne jouent pas déjà en direct.
table-pictures-idle = Ce serveur ne veut pas d'images sous les rapports (`/caylus-server settings`) : une table ne peut pas en avoir.
table-rated-practice = Une table d'entraînement n'est jamais classée.
table-rated-hints = Une partie où les ordinateurs conseillent (`hints`) n'est pas classée.
table-rated-undo = Une partie où l'on annule à volonté n'est pas classée : choisis aussi un autre `undo`.
table-rated-off = Les classements sont désactivés sur ce serveur : aucune partie n'est classée.
table-invited-practice = Personne d'autre ne joue à une table d'entraînement : invite à une autre.
table-not-late = { $seat } n'a manqué aucune échéance. On ne prend une place qu'à un joueur qui en a manqué une ou, sans pendule, fait attendre la partie une semaine.
table-own-seat-only = Ce n'est pas ta place ; tu ne peux quitter que la tienne.
table-seat-open-already = { $seat } est déjà libre : dis qui doit l'avoir, ou laisse quelqu'un la prendre.
table-own-seat = C'est ta propre place ; `/caylus table resign` la quitte.
table-nothing-to-change = Dis quoi changer : annulation, rythme, retard, délais, conseils, classée, ensemble, anticipation, sessions en direct, langue ou images.
table-rated-late = Classée ou non, cela se décide au début de la partie. Dans une partie classée, il n'y a ni annulation libre ni conseils pour tout le monde.
table-trial-steps = Ces étapes ne peuvent pas être essayées ici. Rouvre l'essai : `/caylus plan what-if`.
table-trial-nothing = Aucune de ces étapes ne peut recevoir de réponse d'avance.
pace-away-budget = { $left ->
    [one] Tu peux encore t'absenter { $left } jour
   *[other] Tu peux encore t'absenter { $left } jours
 } sur un an ; { $asked }, c'est trop.
pace-hours-bad = « { $text } » n'est pas une plage horaire ; écris par exemple 8-23, au moins { $least } heures.
pace-zone-bad = « { $text } » n'est pas un fuseau horaire ; écris par exemple Europe/Paris.
table-unreadable = Les données de cette partie sont illisibles ({ $why }) ; les autres parties continuent. L'administrateur du bot peut vérifier le fichier et remettre une sauvegarde.
storage-trouble = { $file } : la base de données est inutilisable ({ $why }) ; rien n'a changé.
storage-disk-full = { $file } : le disque est plein ; rien n'a changé. Fais de la place, puis réessaie.
storage-read-only = { $file } : impossible d'écrire dans le fichier ou son dossier ; rien n'a changé. Donne au bot l'accès en écriture.
storage-server-read-only = { $file } : le serveur ne laisse le bot rien modifier dans cette base ({ $why }) ; rien n'a été modifié. L'utilisateur du bot doit avoir le droit d'y créer des tables (`GRANT CREATE ON SCHEMA`) et être propriétaire de celles du bot, et le serveur ne doit pas être une réplique en lecture seule.
storage-locked = { $file } : un autre processus tient la base de données ; rien n'a changé. Un second bot tourne-t-il sur ce fichier ?
storage-in-use = { $file } : un autre bot tourne sur ce dossier, et un dossier est pour un seul bot ; rien n'a changé. Arrête d'abord l'autre, ou donne à celui-ci son propre dossier (CAYLUS_DATA).
storage-server-in-use = { $file } : un autre bot tourne sur cette base de données ; rien n'a changé. Arrête d'abord l'autre, ou donne à celui-ci sa propre base de données (CAYLUS_DATABASE).
storage-still-served = { $file } : cette base de données a la version { $found } et doit passer à la version { $known }, mais des bots tournent encore dessus (machine et processus : { $who }) ; rien n'a été modifié. Arrête-les tous d'abord, puis relance celui-ci.
storage-corrupted = { $file } : la base de données est endommagée ({ $why }) ; rien n'a changé. Garde le fichier, et mets à sa place la sauvegarde la plus récente.
storage-wrong-file = { $file } : ce n'est pas une base de données de ce bot ({ $why }) ; elle est restée telle quelle.
storage-newer = { $file } : cette base de données a la version { $found }, écrite par un bot plus récent ; ce bot connaît les versions jusqu'à { $known }. Installe le bot plus récent, ou prends une sauvegarde d'avant ; le fichier est resté tel quel.
storage-older = { $file } : cette base de données a la version { $found }, et ce programme lit la version { $known }. Sauvegarde-la et démarre le bot dessus une fois, il la met à jour.
storage-unreachable = { $file } : la base de données ne s'ouvre pas ({ $why }).
storage-closed = { $file } : la base de données est fermée.
storage-server-gone = { $file } : le serveur de la base de données est injoignable ({ $why }) ; rien n'a changé. Le bot réessaie sans cesse ; les parties reprennent à son retour.
storage-unsure = { $file } : la connexion a coupé pendant l'enregistrement d'un changement ({ $why }), et on ne peut pas demander au serveur s'il a abouti. Regarde la partie avant de recommencer.
storage-busy = { $file } : d'autres changeaient sans cesse les mêmes lignes ; rien n'a changé. Réessaie.
storage-not-empty = { $file } : il y a déjà quelque chose ici ; rien n'a été copié. Nomme un nouveau fichier, ou une base de données vide.
storage-not-the-same = { $file } : la copie n'est pas ce qu'elle devrait être ({ $why }) ; rien n'en a été gardé.

# Options dont les valeurs sont proposées pendant la saisie, dans la langue de la personne.

option-not-offered = { $value } n'est pas un choix possible. Possible : { $offered }
