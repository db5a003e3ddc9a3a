# Ce que la table répond.
table-no-game = Cette partie n'existe pas ici, ou tu n'as pas accès à son salon. `/caylus games` montre les tiennes.
table-no-vote = Ce vote n'existe plus.
table-review-running = { $game } n'est pas terminée. Une analyse porte sur une partie terminée.
table-review-old = Les règles ont changé depuis cette partie ({ $game }) ; elle ne peut plus être analysée.
table-rematch-players = La revanche est réservée aux joueurs de cette partie ({ $game }). `/caylus new` ouvre ta propre table.
table-no-such-seat = { $seats ->
    [one] { $game } a { $seats } place ; la place { $seat } n'existe pas.
   *[other] { $game } a { $seats } places ; la place { $seat } n'existe pas.
 }
table-seat-held = La place { $seat } est à { $name } ; seule une place libre peut être prise.
table-no-open-seat = Aucune place libre dans cette partie ({ $game }).
table-practice = C'est une table d'entraînement : { $name } y joue à toutes les places. `/caylus new` ouvre une table pour plusieurs joueurs.
table-too-few = { $title } se joue à { $least ->
    [one] { $least } joueur
   *[other] { $least } joueurs
 } au moins, et { $here ->
    [one] { $here } est là
   *[other] { $here } sont là
 }.
table-seats-open = Places encore libres : { $seats }. L'organisateur les attribue, ou des joueurs les prennent.
table-place-taken = Une autre partie se joue dans ce salon ; finis-la, ou joue dans un autre.
table-too-many-games = { $name } joue déjà { $here ->
    [one] { $here } partie
   *[other] { $here } parties
 } sur ce serveur ; la limite est de { $most }. Il faut d'abord en terminer une ou rendre une place ; `/caylus games` en donne la liste.
table-too-many-tables = { $name } a déjà { $here ->
    [one] { $here } table ouverte
   *[other] { $here } tables ouvertes
 } sur ce serveur ; la limite est de { $most }. Il faut d'abord en lancer, en quitter ou en annuler une ; `/caylus games` en donne la liste.
table-too-many-searches = Tu as reçu tous les conseils permis en une heure ici (la limite est de { $most }). Le prochain sera possible dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } ; une personne qui gère le serveur peut relever la limite (`/caylus-server settings`).
table-hints-off = Les conseils sont désactivés à cette table ; l'organisateur peut les permettre à tous : `/caylus table settings hints:yes`.
table-hints-rated = Cette partie est classée : tant qu'elle dure, les ordinateurs ne conseillent personne.
table-hint-not-yours = Tu n'as rien à décider maintenant, donc pas besoin de conseil.
table-evening-runs = Une session en temps réel est déjà en cours.
table-evening-none = Aucune session en temps réel en cours dans cette partie.
table-evening-paused = Les pendules sont en pause ; une session en temps réel pourra commencer quand elles repartiront.
table-evening-live = Cette table joue déjà en temps réel ; pas besoin de session.
table-evening-missing = Une session en temps réel demande au moins deux personnes et aucune place libre.
table-evening-stand-in = Un ordinateur te remplace. Reprends d'abord ta place, puis demande une session en temps réel.
table-evening-refused = Une session en temps réel a été refusée ici il y a moins de { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } ; redemande plus tard.
table-explain-none = Je ne peux pas expliquer cette action maintenant : elle n'est pas d'un ordinateur, elle a été annulée, ou une partie en est encore cachée.
table-no-thought = Les ordinateurs ne peuvent pas réfléchir pour l'instant ; rien n'a changé. Réessaie dans une minute.
table-server-tables = Ce serveur a déjà { $here ->
    [one] { $here } table ouverte
   *[other] { $here } tables ouvertes
 } ; la limite est de { $most }. Rejoins-en une avec `/caylus join`, ou attends que l'une d'elles commence ou ferme ; une personne qui gère le serveur peut relever la limite (`/caylus-server settings`).
table-server-games = Sur ce serveur, { $here ->
    [one] { $here } partie est déjà en cours
   *[other] { $here } parties sont déjà en cours
 } ; la limite est de { $most }. Cette table reste ouverte : lance-la quand une partie sera terminée, ou demande à une personne qui gère le serveur de relever la limite (`/caylus-server settings`).
table-record-name = Enregistrement illisible : à la ligne { $line }, un nom compte { $length } caractères ; la limite est de { $most }.
table-record-large = L'enregistrement de cette partie ({ $game }) fait { $size } Mo ou plus, car ses noms sont très longs ; Discord accepte { $most } Mo. L'administrateur du bot l'obtient avec `python -m storage export { $number }`.
table-record-header = Enregistrement illisible : ce qui précède ses actions compte { $length } caractères ; la limite est de { $most }.
table-full-places = Cette table est complète : les places sont limitées à { $most }.
table-seats-kept = Les places libres sont réservées aux personnes réunies pour cette table ({ $count }), jusqu'au { $when }. Ensuite, tout le monde peut en prendre une.
table-wish-number = Quelqu'un à cette table attend un autre nombre de joueurs ({ $numbers }) ; il n'y en a que { $here }. Attends les autres, ou demande à cette personne d'arrêter sa recherche : `/caylus-club seek`.
table-entry-invited = Cette table est réservée aux joueurs invités ({ $game }) ; son organisateur peut t'inviter.
table-entry-rating = Cette table est pour les cotes de { $low } à { $high }, et la tienne est de { $rating }. L'organisateur peut quand même t'inviter.
table-entry-newcomer = Cette table est pour les joueurs dont la cote est établie (parties classées : { $here } sur { $of }). L'organisateur peut quand même t'inviter.
table-entry-reliable = Cette table est pour les joueurs qui ont terminé au moins { $n } % de leurs parties classées et tenu au moins { $n } % de leurs échéances. Tu en as terminé { $finished } sur { $games } et manqué { $missed } échéances sur { $deadlines }. L'organisateur peut quand même t'inviter.
table-entry-bounds = Les limites de cote sont des nombres de { $least } à { $most }, le plus petit d'abord.
table-entry-fixed = On ne choisit pas qui joue à cette table : une table d'entraînement n'a qu'une personne, et dans une partie importée, c'est l'organisateur qui attribue les places.
table-invites-refused = Tu ne peux pas inviter { $name }.
table-invite-declined = { $name } a refusé ton invitation.
table-invites-many = Cette table a déjà toutes les invitations possibles ({ $here } sur { $most }).
table-not-invited = Tu n'as pas d'invitation à cette table ({ $game }).
table-refusals-many = Tu refuses déjà les invitations d'autant de personnes que possible ({ $most }). Retires-en d'abord de la liste : `/caylus table invite`.
table-wish-empty = Rien ne pourrait y correspondre : choisis un nombre de joueurs que le jeu permet, et un rythme.
table-wishes-many = Tu as déjà autant de recherches que possible ({ $most }). Arrêtes-en d'abord une : `/caylus-club seek`.
table-wishes-server = Ce serveur a déjà autant de recherches que possible ({ $most }). Réessaie quand quelqu'un aura trouvé une table ou arrêté sa recherche.
table-unknown-game = Il n'y a pas de jeu { $text } ; jeux possibles : { $games }.
table-unknown-option = { $title } n'a pas d'option { $name } ; options possibles : { $options }.
table-bad-option = L'option { $name } ne peut pas être { $value } ; valeurs possibles : { $values }.
table-bad-practice = Une table d'entraînement de { $title } a de { $least } à { $most } places.
table-bad-computers = À une table de { $title }, tu peux ajouter de 1 à { $most } ordinateurs, pas { $asked }.
table-bad-level = Le niveau { $level } n'existe pas ; les ordinateurs jouent du niveau { $least } à { $most }.
table-practice-computers = À une table d'entraînement, tu joues à toutes les places ; sans `practice`, tu joues contre des ordinateurs.
table-no-computer = Aucun ordinateur à cette table ({ $game }).
table-computers-alone = Les ordinateurs ne jouent pas entre eux : il faut au moins une personne à la table.
table-seat-computer = La place { $seat } est à un ordinateur : dis à qui la donner.
table-stand-in-off = À cette table, les ordinateurs ne remplacent personne. L'organisateur peut changer cela avec `/caylus table settings late:stand-in`, pour une partie classée seulement avant le début.
table-stand-in-already = Un ordinateur joue déjà pour toi ; `Reprendre ma place` ou ta prochaine action y met fin.
table-stand-in-none = Aucun ordinateur ne joue pour toi dans cette partie.
table-stand-in-alone = Aucune autre personne ne joue ici, donc personne ne t'attend ; un ordinateur ne te remplace que si quelqu'un t'attend.
table-computer-illegal = Un ordinateur a choisi une action qui n'est pas permise maintenant ; rien n'a été fait.
table-bad-record = Enregistrement illisible : { $why }
table-too-many-records = Tu as déjà importé ici en un jour { $here ->
    [one] { $here } enregistrement de partie terminée
   *[other] { $here } enregistrements de parties terminées
 } ; la limite est de { $most }. Réessaie demain ; une personne qui gère le serveur peut relever la limite (`/caylus-server settings`).
table-not-imported = Les places ne s'attribuent que dans le lobby d'un enregistrement importé ; ici, chacun rejoint la table.
table-stale = La partie a avancé depuis cet affichage ; rien n'a été fait. Voici où elle en est.
table-not-your-decision = C'est à { $seat } de décider maintenant ({ $kind }), pas à toi.
table-undo-off = L'annulation est désactivée à cette table.
table-undo-together = Tout le monde choisit en même temps, et rien n'est encore fait : `À toi de jouer` permet de changer ton choix jusqu'à ce que le dernier joueur ait choisi.
table-undo-nothing = Tu n'as aucune action à annuler.
table-undo-others = { $seat } a joué depuis ; à cette table, tu ne peux annuler que ta propre dernière action.
table-undo-late = La partie est finie depuis plus de 24 heures ; les coups ne peuvent plus être annulés.
table-undo-deep = C'est trop loin en arrière : les règles ont changé depuis, et la position ne peut pas être rétablie.
table-undo-full = Sur ce serveur, { $here ->
    [one] { $here } partie est déjà en cours
   *[other] { $here } parties sont déjà en cours
 } ; la limite est de { $most }. Cette partie pourra reprendre quand une autre sera terminée.
table-undo-place = Une autre partie se joue maintenant dans ce fil ; celle-ci ne peut donc pas continuer ici.
table-vote-unasked = Je ne peux pas interroger les joueurs : je ne peux pas publier dans { $channel }. Personne n'a été interrogé et rien n'a changé. Si ce salon n'existe plus, l'organisateur ou un modérateur peut poursuivre la partie dans un autre salon, en y utilisant `/caylus table settings here:True` ; un modérateur qui ne joue pas peut l'annuler.
table-vote-open = Il y a déjà un vote à ce sujet ; il doit finir avant qu'un autre commence.
table-cancel-played = Tu as joué dans cette partie et ne peux donc pas l'annuler en tant que modérateur. Ses joueurs le peuvent par un vote, ou un autre modérateur.
table-vote-over = Ce vote est clos ; son message dit comment il s'est terminé.
table-vote-declined = Cela a été refusé ici il y a moins d'une heure. On pourra le redemander à partir du { $when }.
table-vote-not-asked = Ce vote ne te concerne pas ; seuls les joueurs qu'il nomme peuvent répondre.
table-nudge-you = La partie t'attend.
table-nudge-early = La question a été posée il y a moins d'une heure. Laisse un peu de temps.
table-nudge-again = Tu peux envoyer un rappel à un joueur une fois par jour et par partie.
table-nudge-nobody = Il n'y a aucun rappel à envoyer maintenant : chaque joueur attendu en a reçu un aujourd'hui, est absent ou remplacé par un ordinateur.
table-not-missed = Ce n'est pas possible pour { $seat } maintenant : le coup est joué, ou quelqu'un a choisi de continuer d'attendre.
table-clock-alone = Personne d'autre ne t'attend ici : cette partie n'a donc pas de pendule.
table-options-imported = Cette table reprend une partie enregistrée : les options du jeu restent donc telles qu'elles étaient.
table-late-no-clock = Sans pendule, le temps ne s'écoule jamais. Choisis aussi un rythme (`pace`) ; un ordinateur peut jouer pour les absents (`late:stand-in`) même sans pendule.
table-graces-idle = Les délais (`graces`) disent quand un joueur dont on saute les coups perd sa place. Il faut pour cela une table de plusieurs personnes qui saute les coups en retard (`late`) et qui a un rythme (`pace`).
table-together-practice = À une table d'entraînement, une seule personne est interrogée, une place après l'autre.
table-early-idle = Le joueur suivant n'est interrogé d'avance qu'aux tables de plusieurs personnes qui interrogent tout le monde à la fois (`together`) et qui ne jouent pas en temps réel.
table-evenings-idle = Les sessions en temps réel sont pour les tables de plusieurs personnes qui ne jouent pas déjà en temps réel.
table-pictures-idle = Ce serveur a désactivé les images sous les rapports (`/caylus-server settings`) : une table ne peut donc pas en avoir.
table-rated-practice = Une table d'entraînement n'est jamais classée.
table-rated-hints = Une partie où les ordinateurs conseillent (`hints`) n'est pas classée.
table-rated-undo = Une partie où l'annulation est libre n'est pas classée : choisis aussi un autre `undo`.
table-invited-practice = Personne d'autre ne joue à une table d'entraînement : invite des joueurs à une autre.
table-unasked = Personne n'est en retard : je ne peux pas publier là où se joue cette partie, donc personne n'a été interrogé, et aucune pendule ne tourne d'ici là.
table-not-late = { $seat } n'a manqué aucune échéance. Tu ne peux prendre la place que d'un joueur qui en a manqué une ou, sans pendule, que la partie attend depuis une semaine.
table-own-seat-only = Ce n'est pas ta place ; tu ne peux quitter que la tienne.
table-seat-open-already = La place { $seat } est déjà libre : dis à qui la donner, ou laisse quelqu'un la prendre.
table-own-seat = C'est ta propre place ; pour la quitter : `/caylus table resign`.
table-nothing-to-change = Dis ce qu'il faut changer : annulation, rythme, retard, délais, conseils, classée, ensemble, anticipation, temps-réel, langue ou images.
table-rated-late = Qu'une partie soit classée ou non se décide à son début. Une partie classée n'a ni annulation libre ni conseils pour tout le monde.
table-rated-milder = Dans une partie classée en cours, un joueur ne peut pas changer cela. Il peut ralentir le rythme à partir de la prochaine question ou laisser plus de délais aux retardataires. Le reste revient à un modérateur qui n'y joue pas.
table-trial-steps = Ces étapes ne peuvent pas être essayées ici. Rouvre « Et si… » : `/caylus plan what-if`.
table-trial-nothing = Aucune de ces étapes ne peut recevoir de réponse d'avance.
pace-away-budget = { $left ->
    [one] Tu peux encore t'absenter { $left } jour
   *[other] Tu peux encore t'absenter { $left } jours
 } sur un an ; { $asked }, c'est trop.
pace-hours-bad = Je ne comprends pas « { $text } » comme plage horaire : écris par exemple 8-23, avec au moins { $least } heures.
pace-zone-bad = Je ne connais pas le fuseau horaire « { $text } ». Essaie par exemple Europe/Paris.
pace-quiet-bad = « { $text } » n'est pas une plage horaire. Écris par exemple 22-7 ou off.
season-day-bad = « { $text } » n'est pas un jour. Écris par exemple 2027-01-01, today ou off.
season-day-order = { $text } ne peut pas ouvrir une saison : elle doit commencer après la dernière ({ $last }), et dans les douze mois. Rien n'a changé.
season-many = Il peut y avoir au plus { $most } saisons. Rien n'a changé.
table-unreadable = Les données de cette partie sont illisibles ({ $why }) ; les autres parties continuent. L'administrateur du bot peut vérifier le fichier et restaurer une sauvegarde.

# Options dont les valeurs sont proposées pendant la saisie, dans la langue de la personne.

option-not-offered = « { $value } » ne peut pas être choisi ici. Choix possibles : { $offered }.
