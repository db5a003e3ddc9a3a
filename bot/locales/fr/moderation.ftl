# `/caylus table moderate` : ce que font modérateurs et administrateurs
cmd-table-moderate = Agir comme modérateur, avec un motif
    .name = modérer
    .act = Que faire
    .act-name = acte
    .reason = Pourquoi ; la table le lit
    .reason-name = motif
    .seat = Quelle place
    .seat-name = place
    .member = Qui reçoit la place, ou de qui il s'agit
    .member-name = membre
    .entry = Quel acte du journal annuler
    .entry-name = numéro
    .game = Quelle partie
    .game-name = partie
choice-moderate-give = donner une place à quelqu'un
choice-moderate-computer = donner une place à un ordinateur
choice-moderate-skip = vider une place et la sauter
choice-moderate-end = finir une partie sans résultat
choice-moderate-void = annuler un résultat (administration)
choice-moderate-title = cacher un titre (administration)
choice-moderate-bar = exclure quelqu'un (administration)
choice-moderate-ladder = retirer du classement (administration)
choice-moderate-back = revenir sur un acte
moderation-give = { $game } : la place { $seat } va à { $person }.
moderation-computer = { $game } : un ordinateur joue à la place { $seat }.
moderation-skip = { $game } : la place { $seat } est vidée et sautée.
moderation-give-from = { $game } : la place { $seat } passe de { $former } à { $person }.
moderation-computer-from = { $game } : un ordinateur joue à la place { $seat }, au lieu de { $former }.
moderation-skip-from = { $game } : { $former } n'a plus la place { $seat }, qui est vide et sautée.
moderation-end = { $game } finit sans résultat.
moderation-void = { $game } : le résultat ne compte pas ; statistiques et cotes sont comme si la partie n'avait pas été jouée.
moderation-title = { $game } : le titre du fil ne nomme plus personne.
moderation-bar = { $person } ne peut plus m'utiliser sur ce serveur, jusqu'à ce qu'un administrateur lève l'interdiction.
moderation-bar-does = Places abandonnées : { $seats }. Invitations retirées : { $invitations }. Cette personne peut encore écrire dans les fils : l'exclusion temporaire de Discord l'empêche. Lever l'interdiction ne rend aucune place.
moderation-bar-held = Cette personne n'avait plus de place ici ; rien ne change donc pour cette partie.
moderation-ladder = { $person } ne figure plus au classement de ce serveur.
moderation-back = L'acte { $entry } est annulé.
moderation-back-seat = { $game } : l'acte { $entry } est annulé. La place { $seat } est tenue comme avant ; ce qui y a été joué entre-temps reste.
moderation-back-holder = { $game } : l'acte { $entry } est annulé. La place { $seat } revient à { $person } ; ce qui y a été joué entre-temps reste.
moderation-back-counts = { $person } : la partie compte à nouveau pour toi. Tours de cette place sans toi jusqu'ici : { $missed } sur { $turns }. Si c'est la plupart à la fin, tu es derrière tous ceux qui sont restés.
moderation-back-stand-in = Jusqu'à ce que { $person } appuie sur `Reprendre ma place` ou joue un coup, un ordinateur y joue.
moderation-out = { $person } : tu ne joues plus dans cette partie. { $left ->
    [yes] Tu manquais quand la place a été donnée ; elle compte donc comme une partie que tu as quittée : tu es derrière tous ceux qui restent.
   *[no] Elle ne compte ni pour ni contre toi.
 }
moderation-former = Pour { $person }, { $left ->
    [yes] elle compte comme une partie quittée, car cette personne manquait : en retard, sautée ou remplacée par un ordinateur.
   *[no] cette partie ne compte ni pour ni contre.
 }
moderation-out-back = { $person } : merci d'avoir joué ici. Tu ne joues plus dans cette partie ; tes coups restent, et rien de cela ne change ta cote ni ta fiabilité.
moderation-line = **{ $entry }** · { $when } · { $what } Par { $moderator }. Motif : { $reason }
moderation-struck = ~~{ $line }~~ ↩️ Annulé par l'acte { $by }.
moderation-no-reason = non donné
moderation-way-back = Pour revenir en arrière : `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-reason = Un motif compte de 1 à { $most } caractères, pas { $here }. Rien n'a changé.
moderation-whom = Dis avec `member` de qui il s'agit. Rien n'a changé.
moderation-which-seat = Dis avec `seat` de quelle place il s'agit. Rien n'a changé.
moderation-moderator-only = C'est réservé aux modérateurs : les personnes qui ont la permission Gérer les fils là où se joue la partie. Demande à l'une d'elles ; les joueurs peuvent aussi finir leur partie par un vote avec `/caylus table cancel`.
moderation-manager-only = Seules les personnes qui ont la permission Gérer le serveur reviennent sur cet acte.
moderation-own-game = Tu joues ou as joué dans cette partie ; c'est à quelqu'un d'autre qui a la permission Gérer les fils de le faire. Comme tout joueur, tu peux demander un vote avec `/caylus table cancel` ou `/caylus table replace`.
moderation-practice = À une table d'entraînement, une seule personne joue toutes les places ; elle peut la quitter ou l'annuler elle-même.
moderation-last = Il ne resterait personne d'autre dans cette partie. `act:end` la finit sans résultat.
moderation-is-so = C'est déjà le cas. Rien n'a changé.
moderation-void-nothing = Cette partie ne comptait ni pour les statistiques ni pour les cotes ; il n'y a rien à annuler.
moderation-self = Cela te concernerait ; c'est à un autre administrateur de le faire.
moderation-no-entry = Le journal de ce serveur n'a pas d'acte { $entry }. `/caylus-server log` montre les derniers.
moderation-none-back = Aucun acte de modération ne reste à annuler dans cette partie.
moderation-back-done = On ne peut pas revenir sur l'acte { $entry } : c'est déjà fait, ou il en annulait un autre.
moderation-seat-changed = La place a changé de main depuis ; on ne peut plus revenir en arrière. `act:give` la donne à quelqu'un.
moderation-barred = { $name } ne peut pas m'utiliser sur ce serveur ; la place ne peut pas lui revenir. Lève d'abord l'exclusion.
barred-here = { $moderator } t'a exclu de mon usage sur ce serveur. Motif : { $reason }
    Si tu n'es pas d'accord, écris-lui ou à quelqu'un d'autre de l'administration.
barred-them = Un administrateur de ce serveur interdit à { $user } de m'utiliser ; une place à une table n'est pas possible.

# `/caylus-server log` : le journal de modération
cmd-caylus-server-log = Ce qu'a fait la modération, et où c'est écrit
    .name = journal
    .channel = Publier chaque acte là
    .channel-name = salon
    .off = Ne rien publier
    .off-name = arrêt
moderation-log-in = Je publie chaque acte de modération dans { $channel }. Les derniers :
moderation-log-off = Les actes de modération ne sont publiés nulle part ; `/caylus-server log channel:…` choisit un salon. Les derniers :
moderation-log-empty = Aucun acte pour l'instant.
moderation-seat = 🪑 { $game } · { $seat } : { $how ->
    [resigned] a quitté la partie ; la place est libre.
    [dropped] trop longtemps en retard, hors de la partie ; la place est libre.
    [departed] n'est plus sur ce serveur ; la place est libre.
   *[stand-in] un ordinateur y joue désormais.
 }
moderation-seat-can = `/caylus table moderate` peut donner la place à quelqu'un, y faire jouer un ordinateur, la sauter ou finir la partie.
moderation-may-not = Je ne peux pas publier le journal dans { $channel } : il m'y faut { $missing }. Rien n'a changé.
