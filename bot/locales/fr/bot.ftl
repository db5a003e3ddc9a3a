# Ce que le bot dit aux gens.

done = C'est fait
only-in-servers = Je ne joue que sur des serveurs : invite-moi sur l'un d'eux, puis tape `/caylus new` dans un salon.
error-unexpected = Quelque chose s'est mal passé de mon côté ; rien n'a changé. C'est noté pour mon administrateur. `/caylus status` montre où en est la partie.
refused-in-private = C'était impossible, et rien n'a changé ; j'ai dit pourquoi à la personne concernée.
table-host-only = { $named ->
    [yes] Réservé à l'organisateur : { $host }.
   *[no] Réservé à l'organisateur.
 }
table-host-or-moderator = { $named ->
    [yes] Réservé à l'organisateur ({ $host }) ou à un modérateur.
   *[no] Réservé à l'organisateur ou à un modérateur.
 }
table-is = { $status ->
    [lobby] { $game } : la partie n'a pas encore commencé.
    [running] { $game } : la partie a déjà commencé.
    [finished] { $game } : la partie est terminée.
   *[cancelled] { $game } : la partie a été annulée.
 }
table-not-seated = { $vacant ->
    [yes] Tu n'as pas de place dans cette partie ({ $game }) ; `/caylus table claim` permet d'en prendre une libre.
   *[no] Tu n'as pas de place dans cette partie ({ $game }).
 }
table-seated-already = { $you ->
    [yes] Tu es déjà à cette table : { $seat }.
   *[no] { $name } est déjà à cette table : { $seat }.
 }
table-full = { $computers ->
    [0] Cette table est complète : { $title } se joue à { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
     } au plus.
   *[other] Cette table est complète : { $title } se joue à { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
     } au plus. L'organisateur peut retirer un ordinateur.
 }
database-trouble = Ma base de données est indisponible pour l'instant ; rien n'a changé. Réessaie dans une minute.
still-at-work = Je traite encore ta dernière demande, et une autre attend. Réessaie quand ce sera fini.
database-unsure = La connexion à ma base de données s'est coupée pendant l'enregistrement, et je ne sais pas s'il a abouti. Regarde la partie avant de recommencer.
answer-refused = Discord a refusé ma réponse. Ce que tu demandais est peut-être fait ; `/caylus status` montre où en est la partie. C'est noté pour mon administrateur.
answer-lost = { $user }, Discord n'a pas transmis ma réponse à ta dernière demande. `/caylus status` montre si elle a été prise en compte, et la suite.
press-unknown = Ce bouton vient d'une autre version du bot et ne fait plus rien. `/caylus status` affiche les boutons actuels.
command-outdated = Cette commande a changé depuis que ton application Discord l'a chargée. Recharge Discord (Ctrl+R ; sur téléphone, relance l'application), puis réessaie.
command-moved = Cette commande n'existe plus ; utilise { $now }. Recharge Discord (Ctrl+R ; sur téléphone, relance l'application) pour la voir.
command-not-allowed = Tu ne peux pas utiliser cette commande ici.
option-unreadable = Je ne comprends pas { $value } ici. Choisis parmi les suggestions, ou recommence.

# Jeux, places, options

option-favors-simplified = faveurs simplifiées
option-jeweller = { $value ->
    [yes] avec le Joaillier
   *[no] sans le Joaillier
 }
option-lawyer-vp = Notaire à { $n } PP
option-rules = { $value ->
    [standard] règles normales
   *[beginner] règles pour débutants
 }
option-pace-live = en temps réel : 5 minutes par coup
option-pace-hours = { $n } heures par coup
option-pace-7d = 7 jours par coup
option-pace-banked = { $unit ->
    [minutes] { $pace }, puis une réserve de temps de { $bank } minutes
    [days] { $pace }, puis une réserve de temps de { $bank } jours
   *[hours] { $pace }, puis une réserve de temps de { $bank } heures
 }
option-pace-alone = { $pace } (sans pendule si tu ne joues que contre des ordinateurs)
option-late = { $value ->
    [skip] les coups en retard sont sautés
    [wait] on attend les retardataires
    [stand-in] l'ordinateur joue pour les retardataires
   *[vote] vote pour remplacer les retardataires
 }
option-graces = un joueur dont on saute les coups perd sa place après un silence de { $n } fois le temps d'un coup
option-together = { $value ->
    [yes] une fois les ouvriers placés, tout le monde choisit en même temps
   *[no] une fois les ouvriers placés, chacun choisit à son tour
 }
option-early-off = un seul joueur à la fois est invité à placer
option-early = après { $n } min, le joueur suivant peut choisir d'avance
option-rated-abandoned = classée (sans résultat)
option-rated-hidden = non classée : tout le monde ne voit pas ce salon
option-level = ordinateurs : niveau { $n }
option-language = langue : { $language }

# Ordinateurs

computer-name = { $name } (ordinateur)
computer-thinks = -# { $player } réfléchit…
computer-paused = -# { $player } continue après la pause.
computer-waits = -# { $player } attend quelqu'un avec qui jouer : `/caylus table claim` permet de prendre une place libre.
computer-added = Un ordinateur a rejoint la table.
computer-level = Les ordinateurs jouent ici au niveau { $level }.
computer-removed = Un ordinateur a quitté la table.
stand-in-name = { $name } (remplaçant)
skipped-name = { $name } (coups sautés)
stand-in-open = (remplaçant)
stand-in-asked = { $game } : un ordinateur joue pour toi jusqu'à ce que tu appuies sur `Reprendre ma place`, ou que tu joues toi-même. Il suit d'abord ton plan.
stand-in-back = { $game } : tu as repris ta place.

# La carte du lobby et le message épinglé

card-open-seat = { $how ->
    [kept] { $seat } (place gardée pour { $player } jusqu'au { $when })
    [unrated] { $seat } (libre pour tous ; sans effet sur la cote)
    [taken] { $seat } (place reprise ; sans effet sur la cote)
   *[open] { $seat } (libre)
 }
card-seats = { $taken ->
    [one] { $taken } place prise ; de { $low } à { $high } joueurs.
   *[other] { $taken } places prises ; de { $low } à { $high } joueurs.
 }
card-seats-exactly = Places prises : { $taken } sur { $high } ; la partie se joue à { $high } exactement.
card-imported = Cette table reprend une partie enregistrée, au tour { $turn }. L'organisateur attribue les places (`/caylus table replace`), ou les joueurs s'assoient eux-mêmes.
card-record-over = Une partie terminée, tirée d'un enregistrement, à revoir et à analyser.
card-takes = { $range ->
    [yes] Une telle partie dure { $time } à { $low } joueurs, { $most } à { $high }.
   *[no] Une telle partie dure { $time } à { $low } joueurs.
 }
about-time = { $unit ->
    [hours] { $n ->
        [one] environ une heure
       *[other] environ { $n } heures
     }
    [days] { $n ->
        [one] environ un jour
       *[other] environ { $n } jours
     }
   *[weeks] { $n ->
        [one] environ une semaine
       *[other] environ { $n } semaines
     }
 }
button-more = Plus
clock-about = C'est le temps accordé à chaque coup. Quand il est écoulé, ta réserve de temps commence : elle est deux fois plus longue et se recharge au fil de la partie. Les pendules s'arrêtent hors de tes heures d'activité (`/caylus me hours`) et pendant tes absences (`/caylus me away`). Le rythme en temps réel est pour les joueurs présents en même temps : 5 minutes par coup et une réserve de 30.
more-menu = Que veux-tu changer ?
more-host = Seul l'organisateur peut changer ces réglages.
card-practice = Une table d'entraînement : { $host } joue à toutes les places. Appuie sur `Commencer` pour lancer la partie.
card-invited = Invitations : { $people }
card-host = { $host } organise la partie et la lance.
card-as-of = -# Mis à jour { $when } ; le fil est toujours à jour.
card-thread = Se joue dans { $thread }
card-cancelled = Cette partie a été annulée.
card-expired = Personne n'a lancé cette table en 14 jours ; elle est fermée. `/caylus new` en ouvre une autre.
status-line = { $together ->
    [yes] Tour { $turn }, { $phase } · choix attendus (question posée { $since }) : { $players }
   *[no] Tour { $turn }, { $phase } · au tour de { $player } (question posée { $since })
 }
status-nobody = Tour { $turn }, { $phase }
pin-board = Dernière image du plateau : { $link }
pin-as-of = -# Mis à jour { $when } ; la question en cours est dans le dernier message du fil.

# Trouver une partie

find-none-acting = Tu ne joues pas ici. `/caylus new` ouvre une table, `/caylus games` montre les tiennes.
find-none-looking = Aucune partie en cours dans ce salon. `/caylus new` ouvre une table.
find-not-started = Aucune partie n'a encore commencé ici. Tables ouvertes : { $tables }. Prends une place avec `/caylus join` ; l'organisateur lance la partie avec `/caylus start`.
find-no-lobby = Aucune table n'est ouverte dans ce salon. `/caylus new` en ouvre une ; une partie en cours se poursuit dans son fil.
find-no-lobby-leave = Il n'y a pas de table à quitter ici. Pour quitter une partie en cours : `/caylus table resign`.
find-which = Plusieurs parties possibles ; précise laquelle avec l'option `game` :
    { $games }
find-bad-number = { $text } n'est pas une partie. Choisis parmi les suggestions, ou tape son numéro.
public-elsewhere = Certaines personnes qui lisent ce salon n'ont pas accès à celui de { $game }. Sans `public`, je te le montre en privé ; dans { $where }, je le montre à tout le monde.

# Lobby

new-no-such-game = Je ne connais pas ce jeu ; je joue à Caylus et à Caylus Magna Carta.
new-option-misfit = { $game } n'a pas d'option { $options } ; options possibles : { $fitting }.
new-invited-bot = { $user } est un bot et ne peut pas prendre de place.
cant-look-there = { $user } n'a pas accès au salon de cette table. Donne-lui d'abord cet accès, ou choisis quelqu'un qui l'a.
need-posting = Je ne peux pas publier dans { $channel } : il m'y manque { $missing }. Rien n'a changé.
new-wrong-channel = Sur ce serveur, les parties se lancent dans { $channels }.
joined = Tu as une place à la table { $game }.
left = Tu as quitté la table { $game }.
started = { $game } commence.
start-channel-busy = La partie #{ $game } se joue déjà dans ce salon, et je ne peux pas ouvrir de fil pour une autre. Finis-la d'abord, lance la nouvelle dans un autre salon, ou donne-moi la permission Créer des fils publics.
rematch-made = Une table pour la revanche est ouverte dans { $channel }.
rematch-seat = Tu as une place à la revanche, { $game } : { $link }
rematch-known = Il y a déjà une revanche de cette partie, { $game } : { $link }
games-waits = • ▶ **[{ $game }]({ $link })** t'attend · { $how }
games-lobby = en attente de joueurs
games-unasked = { $how } · en attente : je ne peux pas y publier
games-timed = { $how } · échéance { $when }
games-damaged = { $count ->
    [one] • Partie { $games } illisible : ses données sont endommagées. L'administrateur du bot peut restaurer une sauvegarde.
   *[other] • Parties { $games } illisibles : leurs données sont endommagées. L'administrateur du bot peut restaurer une sauvegarde.
 }
games-none = Tu n'es à aucune table. `/caylus new` en ouvre une.

# Le début

began-line = { $again ->
    [yes] ## { $game } reprend au tour { $turn }
   *[no] ## { $game } commence
 }
began-hints = -# Première partie ? `/caylus rules` · Une erreur ? `/caylus undo`
began-commitment = -# La graine aléatoire a été fixée avant le début ; une fois la partie terminée, chacun peut vérifier son enregistrement avec ce [sceau](<https://en.wikipedia.org/wiki/Commitment_scheme>) : `{ $commitment }`
began-no-pictures = Je ne peux pas joindre de fichiers ici : les plateaux viennent donc en texte (`/caylus board view:text`). Avec la permission Joindre des fichiers, ils viennent en images.
no-thread-here = -# Se joue ici même, car on ne peut pas ouvrir de fil dans ce salon.
no-thread-permission = -# Se joue ici même, car je n'ai pas le droit d'ouvrir de fils dans ce salon (permission Créer des fils publics).
thread-full = { $game } attend son fil, { $host } : ce serveur a 1 000 fils ouverts, autant que Discord en permet. Archives-en quelques-uns et je l'ouvrirai, ou joue ici même avec `/caylus table settings here:True`.
thread-needed = { $game } a besoin de son propre fil, car une autre partie se joue dans ce salon, et je ne peux pas en ouvrir. Donne-moi la permission Créer des fils publics, { $host } ; je continue d'essayer.
thread-deleted = Le fil de { $game } a été supprimé ; la partie continue ici.
thread-deleted-busy = Le fil de { $game } a été supprimé, et une autre partie se joue dans ce salon. Donne-moi la permission Créer des fils publics, puis `/caylus status` reprend la partie.
thread-deleted-full = Le fil de { $game } a été supprimé, { $host }, et ce serveur a 1 000 fils ouverts, autant que Discord en permet. Archives-en quelques-uns et j'en ouvrirai un autre, ou joue ici même avec `/caylus table settings here:True`.

# Questions posées

prompt-line = { $player } · tour { $turn }
    { $question }
prompt-hidden = À décider : { $kind }. `À toi de jouer` te montre tout en privé.
prompt-have = -# Tu as : { $goods }
prompt-free = { $named ->
    [yes] { $player }, échéance : { $free } ; réserve : { $end }
   *[no] Échéance : { $free } ; réserve : { $end }
 }
prompt-bank = { $named ->
    [yes] { $player } : réserve de temps jusqu'au { $end }
   *[no] Réserve de temps jusqu'au { $end }
 }
prompt-away = { $player } : absence jusqu'au { $when } ; la pendule est arrêtée d'ici là.

prompt-together = Tour { $turn } · tout le monde choisit
    { $question }
prompt-awaited = Choix attendus : { $players }
prompt-others = Doivent aussi choisir : { $players }. `Choisir` montre à chacun sa question, en privé ; l'ordre est libre.
prompt-kept = Ton choix : { $what }. Tu peux le changer tant que tout le monde n'a pas choisi.
prompt-unasked = ⏸ En attente depuis le { $since } : je ne peux pas publier dans { $thread }. D'ici là, personne n'est interrogé et aucune pendule ne tourne.
prompt-over = Cette partie est terminée.
seat-departed = { $free ->
    [yes] { $player } n'est plus sur ce serveur. Pour que personne n'ait à attendre, la place est dès maintenant ouverte aux autres. Si { $player } revient sur ce serveur et joue un coup avant que quelqu'un prenne la place ou que les autres continuent sans cette personne, elle continue simplement à jouer. Sinon, elle se classe derrière tous ceux qui restent.{ $until ->
        [no] {""}
       *[day] {" "}Le coup demandé en ce moment l'attend jusqu'à { $until }.
     }
   *[no] { $player } n'est plus sur ce serveur.
 }
seat-departed-free = { $rated ->
    [kept] Jusqu'au { $until }, la place est gardée pour { $player }, qui peut la reprendre avec le bouton. Ensuite, elle est libre pour tous.
    [yes] La place est libre : tout le monde peut la prendre, sans que la partie change sa cote.
   *[no] La place est libre : tout le monde peut la prendre.
 }
seat-departed-declined = Les autres ont refusé de continuer sans cette personne ; à partir de { $when }, `/caylus table replace` peut reposer la question.
recap-title = Depuis ton dernier coup :
recap-more = … { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
 } avant cela : `/caylus history`
recap-gained = Gagné : { $parts }.
hand-cards = Ta main : { $cards }
hand-title = Ta main :
hand-card = • **{ $name }** ({ $cost } ; { $prestige } PP) : { $effect }
hand-empty = Ta main est vide.
hand-no-hands = { $game } se joue sans cartes en main ; tout est visible.
hand-not-seated = Seuls les joueurs ont une main, et tu n'as pas de place dans cette partie.
button-turn = À toi de jouer
button-choose = Choisir
button-watch = Regarder
button-board = Plateau
button-phone = Téléphone
button-points = Points
button-replay = Revoir la partie
button-stills = Tour par tour
button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-cancel = Annuler la table
button-rematch = Revanche
button-back = Reprendre ma place
button-here = Je suis de retour
button-computer = Ajouter un ordinateur
button-nocomputer = Retirer un ordinateur
button-versus = Affronter un ordinateur
which-game =
    Quel jeu ?
    • **Caylus** : placer des ouvriers, bâtir un château ; une heure seul, 1–3 mois à plusieurs.
    • **Caylus Magna Carta** : pareil, avec des cartes ; plus court d'un tiers.
button-allow = Accepter
button-decline = Refuser
button-no = Non
button-never = Oui, ne plus demander
button-takeback = Annuler le coup
button-goon = Reprendre la partie
button-practice = S'entraîner
button-begin = Ouvrir une table
button-howto = Comment jouer
button-setup = { $what ->
    [check] Vérifier l'installation
    [quiet] Choisir des heures calmes
   *[open] Ouvrir une première table
 }
button-explain = Expliquer
button-less = Moins
button-resign = Oui, quitter
button-close = Oui, annuler la partie
button-sure = Oui : { $action }
button-ask-undo = Demander aux autres
button-forget = Effacer mes données
menu-part = { $title } { $first } à { $last }
menu-bridge = Avant le pont : argent, faveurs, ordre du tour…
menu-road = Sur la route…
menu-castle = Château
menu-build = Construire
menu-prestige = Prestige
menu-pay = Payer

# Actions

acted-own = Fait : { $what }
acted-kept = Ton choix : { $what }. Les autres l'apprennent quand tout le monde a choisi ; d'ici là, `À toi de jouer` permet de le changer.
acted-already = C'est déjà fait.
acted-elsewhere = La partie continue dans { $where }.
acted-next = Ensuite : { $question }
others-turn = { $together ->
    [yes] On attend { $player } ({ $kind }) ; question posée { $since }.
   *[no] Ce n'est pas à toi de jouer : { $player } décide ({ $kind }) ; question posée { $since }.
 }
others-asked = Toi aussi, tu as un choix à faire : appuie sur `Choisir` sous la question.
refused-illegal = { $text } est impossible maintenant : { $reason }.
refused-notation = { $text } ne correspond à aucune action possible.
possible-few = Possible maintenant : { $codes }
possible-many = { $count ->
    [one] { $count } action est possible maintenant
   *[other] { $count } actions sont possibles maintenant
 } ; les boutons et menus ci-dessous les montrent toutes.
means-several = « { $text } » peut vouloir dire plusieurs choses ; choisis-en une ci-dessous, ou tape son code :
means-more = … et { $count } de plus ; les boutons et menus ci-dessous les montrent toutes.
not-now = Ce n'est pas possible maintenant. À décider : { $kind }.
sure-pass-first = Tu serais le premier joueur à passer, alors qu'il te reste des ouvriers et des deniers. Tu confirmes ?
sure-no-batch = Tu pourrais livrer un lot ; n'en livrer aucun coûte jusqu'à 2 PP. Tu confirmes ?
sure-castle-empty = Tes cubes et ce que tes ouvriers peuvent encore rapporter ne font pas un lot (nourriture et deux autres types). Sans lot à la phase du château, cet ouvrier te coûte 2 PP. Tu confirmes ?
sure-resign = { $kept ->
    [no] { $count ->
        [one] Si tu quittes { $game }, n'importe qui pourra prendre ta place ({ $seats }), et c'est définitif. Tu confirmes ?
       *[other] Si tu quittes { $game }, n'importe qui pourra prendre tes places ({ $seats }), et c'est définitif. Tu confirmes ?
     }
   *[yes] Si tu quittes { $game }, ta place ({ $seats }) est gardée 24 heures pour { $person }, et c'est définitif. Ensuite, { $kept ->
        [ends] la partie se termine. Victoire par forfait : { $winners }.
       *[open] n'importe qui pourra la prendre.
     } Tu confirmes ?
 }
sure-resign-forfeit = Si tu quittes { $game }, la partie se termine aussitôt. Victoire par forfait : { $winners }.{ $agree ->
    [yes] {" "}Ensuite, elle ne reprend que si vous êtes d'accord tous les deux.
   *[no] {""}
 }
sure-resign-behind = Si tu quittes { $game }, tu te classes derrière tous ceux qui restent, et c'est définitif. N'importe qui peut prendre ta place ({ $seats }). { $computer ->
    [yes] D'ici là, un ordinateur de niveau { $level } y joue.
   *[no] D'ici là, ses décisions sont sautées.
 }
sure-resign-rated = { $free ->
    [yes] Merci d'avoir joué ici : partir ne change ni ta cote ni ta fiabilité.
   *[no] La partie est classée : pour ta cote, tu te classes derrière tous ceux qui restent, et elle compte comme une partie que tu n'as pas finie.
 }
sure-resign-share = { $share ->
    [0] La partie est classée, mais il est trop tôt pour que les cotes changent.
   *[other] La partie est classée ; un forfait aussi précoce compte pour { $share } % d'une partie entière.
 }
sure-resign-abandoned = Si tu quittes { $game }, la partie se termine sans résultat, car plus personne d'autre ne joue.
sure-really = Tu confirmes ?
sure-cancel = Cela annule { $game } pour toutes les personnes inscrites, et c'est définitif. Tu confirmes ?
sure-not = D'accord, rien n'a changé.

# L'objet d'une décision, pour ceux qui attendent

# Rapports

phase-title = Tour { $turn } : { $name }
phase-quiet = { $title } (rien à signaler)
phase-under-way = { $title } (en cours)
income-each = { $n ->
    [one] { $n } denier chacun.
   *[other] { $n } deniers chacun.
 }
tolls-line = PP des propriétaires : { $parts }.
income-part = { $n ->
    [one] { $n } denier pour { $seats }
   *[other] { $n } deniers pour { $seats }
 }
report-cut = … `/caylus history` montre tout.
history-no-turn = Il n'y a pas de tour { $turn } ; le dernier est le tour { $last }.
history-nothing = Il ne s'est encore rien passé pendant ce tour.

# Films

replay-line = Toute la partie, de la première phase au dernier point.
replay-alt = La partie en image animée : l'aperçu du plateau à la fin des phases, et pour chaque bâtiment, lot, faveur et déplacement du prévôt.
stills-alt = La partie tour par tour, page { $page } sur { $pages }.
replay-of = Le film de { $game }.
replay-stills = { $game } à la fin de chaque tour.
replay-turn = { $game }, tour { $turn }.
replay-posted = Voilà : { $link }
replay-not-over = { $game } n'est pas terminée, il n'y a donc pas encore de film. `/caylus history turn:{ $turn } animated:true` en montre un tour.
replay-too-long = Cette partie compte { $count } actions ; un film en montre { $most } au plus. `/caylus history` avec `animated:true` montre ses derniers tours, l'enregistrement contient tout : `/caylus export`.
replay-too-large = { $format ->
    [gif] Ce film ferait un GIF de { $size } Mo, et Discord accepte { $most } Mo. En WebP il est plus petit : `/caylus export kind:replay`.
   *[webp] Ce film ferait un fichier de { $size } Mo, et Discord accepte { $most } Mo. `/caylus history` avec `animated:true` montre un tour.
 }
replay-no-files = Je ne peux pas joindre de fichiers là où cette partie s'est jouée. Une personne qui gère le serveur peut me l'autoriser (Joindre des fichiers) ; `/caylus export kind:replay` te donne le film dans un salon où j'en ai le droit.
replay-no-files-here = Je ne peux pas joindre de fichiers dans ce salon. Demande-le dans un autre, avec le numéro de la partie, ou demande à une personne qui gère le serveur de me l'autoriser (Joindre des fichiers).
replay-not-posted = Le film est prêt, mais Discord ne m'a pas laissé le publier là-bas. `/caylus export kind:replay` te le donne.
replay-not-sent = Le film est prêt, mais Discord n'a pas accepté le fichier. Réessaie dans un instant.
replay-trouble = { $why ->
    [full] { $waiting ->
        [one] { $waiting } film est déjà en préparation pour d'autres
       *[other] { $waiting } films sont déjà en préparation pour d'autres
     }. Redemande dans une minute.
    [busy] Un autre film de cette partie est en préparation. Redemande dans une demi-minute.
    [failed] Le film n'a pas pu être dessiné. La partie est intacte : `/caylus history` montre son déroulement, `/caylus export` donne son enregistrement.
   *[closing] Je redémarre. Redemande le film dans une minute.
 }

# La fin

ended-line = { $count ->
    [one] 🏆 Victoire : { $winners } avec { $score } PP.
   *[other] 🏆 Victoire partagée : { $winners } avec { $score } PP.
 }
ended-forfeit = 🏆 Victoire par forfait : { $winners }. Hors de la partie : { $left }.
ended-play-on = Jusqu'au { $until }, { $players } peuvent encore continuer cette partie avec `Reprendre la partie`, si toutes les personnes nommées ici sont d'accord.
ended-abandoned = ⏹️ Plus personne ne joue, donc cette partie se termine sans résultat. Aucune cote ne change.{ $rated ->
    [yes] {" "}Pour tous ceux qui l'ont commencée{ $who }, elle compte comme une partie non terminée.
   *[no] {""}
 }
ended-left = { $how ->
    [missed] Plus de la moitié des tours manqués, donc classement derrière tous ceux qui sont restés : { $seats }.
    [more] Malgré plus de points, classement derrière tous ceux qui sont restés : { $seats }.
   *[left] Hors de la partie avant la fin, donc classement derrière tous ceux qui sont restés : { $seats }.
 }
ended-void = ~~{ $result }~~ (annulé : ne compte plus)
ended-computers = { $count ->
    [one] -# \* Ordinateur (niveau { $level }) : { $seats }.
   *[other] -# \* Ordinateurs (niveau { $level }) : { $seats }.
 }
ended-stood-in = { $winner ->
    [yes] { $others ->
        [0] Un ordinateur a pris { $count } des { $of } décisions pour { $seat }.
       *[other] { $name ->
            [nobody] Une autre personne
           *[person] { $name }
         } a pris { $others }{ $count ->
            [0] {""}
           *[other] , un ordinateur { $count }
         } des { $of } décisions pour { $seat }.
     }
   *[no] { $others ->
        [0] -# \* Un ordinateur a remplacé { $seat } : { $count ->
            [one] { $count } décision
           *[other] { $count } décisions
         } sur { $of }.
       *[other] -# \* { $seat } : sur { $of } décisions, { $name ->
            [nobody] une autre personne
           *[person] { $name }
         } en a pris { $others }{ $count ->
            [0] {""}
           *[other] , un ordinateur { $count }
         }.
     }
 }
ended-record = L'enregistrement de la partie :
ended-record-command = `/caylus export` te donne l'enregistrement de la partie.

# Annulations et votes

undo-done = Annulé.
undo-vote-open = J'ai posé la question aux autres.
undo-takes-end = La fin de la partie serait annulée aussi, et la partie continuerait.
undo-seed-known = L'ordre des cartes est public depuis la fin de la partie : toute personne qui a lu l'enregistrement connaît les cartes à venir.
undo-asks = { $count ->
    [1] Il faut l'accord de { $players }. Ceci serait annulé :
    [one] Il faut l'accord de { $players }. { $count } action serait annulée :
   *[other] Il faut l'accord de { $players }. { $count } actions seraient annulées :
 }
    { $codes }
undo-asks-forfeit = Il faut l'accord de { $players }. La fin de la partie serait annulée, et la partie reprendrait.
undone-free = { $player } annule : { $codes }
undone-vote = Annulé par vote : { $codes }
undone-forfeit = La fin de la partie est annulée ; la partie continue.
undone-end = La fin de la partie est annulée aussi ; la partie continue.
action-hidden = { $seat } : une action.
action-untold = { $seat } : un choix qui n'a encore rien changé.
undone-more = { $codes } (et { $count } de plus)
vote-asked = J'ai posé la question aux joueurs de { $game }.
vote-taken = J'ai noté ta réponse.
vote-none = Aucun vote en cours dans { $game }.
vote-not-asked = Tu n'as aucun vote en cours.
vote-several = Tu as plusieurs votes en cours. Réponds à chacun :
vote-undo = { $count ->
    [1] { $asker } demande d'annuler ceci :
    [one] { $asker } demande d'annuler { $count } action :
   *[other] { $asker } demande d'annuler { $count } actions :
 }
    { $codes }
vote-undo-over = { $forfeit ->
    [yes] { $asker } demande d'annuler la fin de la partie et de la reprendre.
   *[no] { $asker } a demandé d'annuler des actions.
 }
vote-asks = { $kind ->
    [pause] { $asker } demande une pause des pendules.
    [resume] { $asker } demande de relancer les pendules.
    [cancel] { $asker } demande d'annuler la partie.
   *[anew] La personne qui jouait { $asker } est partie avant le deuxième tour. Voulez-vous recommencer sans elle, avec les mêmes réglages ? Si tous sont d'accord, la nouvelle partie commence aussitôt, avec vous tous à table. Celle-ci ne compte alors pour aucun de vous ; pour la personne partie, elle compte comme une partie non terminée.
 }
vote-anew-declined = Tout le monde n'a pas accepté, donc la partie continue : tant que personne ne prend la place { $seat }, ses décisions sont sautées ; un modérateur peut y faire jouer un ordinateur.
vote-replace = { $asker } demande de donner la place { $seat } à { $newcomer }.
vote-time-up = Continuer sans { $seat } ? `Accepter` : cette personne est hors de la partie et se classe derrière tous ceux qui restent ; tant que personne ne prend la place, ses décisions sont sautées. `Refuser` : la partie attend { $departed ->
    [yes] cette personne, ou celle qui prendra la place
   *[no] cette personne
 }.
vote-open-seat = { $asker } demande d'ouvrir la place { $seat } à quelqu'un d'autre.
vote-absent = 💤 { $player } ne donne plus signe de vie depuis un moment ; le vote n'a pas besoin de sa réponse.
vote-until = { $who ->
    [half] Il faut l'accord de plus de la moitié des joueurs interrogés. Le vote se termine { $when } ; le silence vaut un refus. D'ici là, la partie continue.
   *[all] Il faut l'accord de tous les joueurs interrogés. Le vote se termine { $when } ; le silence vaut un refus. D'ici là, la partie continue.
 }
vote-over = { $how ->
    [ended] La partie est finie ; le vote est sans objet.
    [passed] La proposition est acceptée.
    [failed] La proposition est rejetée.
    [expired] Le vote a pris fin ({ $when }). Le silence vaut un refus : rien ne change.
   *[overtaken] La partie a avancé ; le vote est sans objet.
 }
vote-over-seat = { $taken ->
    [yes] La place est prise : le vote n'est plus nécessaire.
   *[no] Le vote est clos, car une place a changé de mains.
 }

# Places, réglages, pendules

replaced = C'est fait : les places de { $game } ont changé.
seat-left = { $how ->
    [resigned] { $seat } a quitté la partie.
    [dropped] { $seat } ne donnait plus signe de vie et ne joue plus.
    [barred] { $seat } : personne n'y joue pour le moment.
        Jusqu'au { $until }, la partie attend cette place : rien n'est sauté et son temps est suspendu. { $back ->
            [yes] Ensuite, { $player } continue à jouer ici.
           *[no] Si { $player } peut de nouveau jouer d'ici là, la partie continue avec { $player } ; sinon, { $player } ne joue plus.
        }
    [released] { $seat } ne peut toujours pas jouer ici et sort de la partie.
   *[opened] { $seat } n'a plus de joueur.
 }
seat-left-rated = { $player } se classe derrière tous ceux qui restent.
seat-rated = { $how ->
    [together] La cote se calcule entre { $players } seulement.
    [others] De ceux qui ont commencé, seule la cote de { $players } se calcule encore ici : face aux places des ordinateurs et à ceux qui ont été remplacés ou sont partis tard.
    [then] Dans ce cas, il ne reste personne contre qui calculer la cote de { $players }, et cette partie ne la change plus.
    [again] { $players } : si la place est reprise, cette partie change de nouveau ta cote.
   *[nobody] Il ne reste personne contre qui calculer la cote de { $players } ; cette partie ne la change plus.
 }
seat-skipped = Tant que personne ne prend la place { $seat }, ses décisions sont sautées.
seat-stand-in = { $how ->
    [open] Un ordinateur de niveau { $level } joue à la place { $seat }, jusqu'à ce que quelqu'un la prenne.
    [again] Un ordinateur joue de nouveau pour { $seat } (tours manqués jusqu'ici : { $missed } sur { $turns }).
   *[first] Un ordinateur de niveau { $level } joue pour { $seat }, jusqu'à un appui sur `Reprendre ma place` ou un coup de sa part.
 }
seat-stand-in-rated = { $rated ->
    [yes] { $player }, reviens vite : si tu manques la plupart des tours, tu te classes derrière tous ceux qui restent, et si l'ordinateur prend plus d'un quart de tes décisions, sur toute la partie ou dans sa seconde moitié, un gain de cote est réduit de moitié, et les autres n'en perdent pas face à toi.
   *[no] { $player }, reviens vite : si tu manques la plupart des tours, tu te classes derrière tous ceux qui restent.
 }
seat-mostly-missed = { $standing ->
    [soon] ⚠️ { $player } : { $missed } tours manqués sur { $turns }. Encore un tour manqué, et cette place est classée derrière tous ceux qui restent, quels que soient ses points. Appuie sur le bouton ou joue : chaque tour où tu joues au moins un coup compte comme joué par toi, celui-ci aussi.
   *[last] ⚠️ { $player } : { $missed } tours manqués sur { $turns }, plus de la moitié. En l'état, cette place est classée derrière tous ceux qui restent, quels que soient ses points. Elle n'est classée selon ses points que si { $name } finit avec au moins autant de tours joués que de tours manqués.
 }
seat-came-back = De retour dans la partie : { $players }.
long-late = ⏳ Aucune nouvelle de { $player } dans { $game } ; la question a été posée { $since }. Sans réponse, quelqu'un d'autre pourra prendre sa place { $until } ; les autres joueurs peuvent aussi continuer d'attendre.
long-late-open = ⏳ { $player } n'a toujours pas répondu dans { $game } (la question a été posée { $since }) : tout le monde peut maintenant prendre sa place, avec le bouton ou `/caylus table claim`. Il reste possible de répondre tant que personne ne la prend et que la partie ne continue pas sans cette personne ; ensuite, cela compte comme un départ. Les autres joueurs peuvent aussi continuer d'attendre.
absent = ⏳ Toujours aucune nouvelle de { $player } dans { $game }. Cette personne perdra sa place { $until }, comme après un départ, à moins de jouer, de voter ou d'appuyer sur `Je suis de retour` d'ici là.
button-waiton = Continuer d'attendre
button-takeseat = Prendre la place
button-without = { $alone ->
        [yes] Prendre la victoire
       *[no] Continuer sans ce joueur
    }
long-late-waited = ⏳ { $waiting } continue d'attendre { $player } : la place n'est pas ouverte aux autres.
long-late-without = ⏳ { $waiting } continue sans { $player }.
long-late-back = ⏳ { $player } est de retour.
seat-claimed = { $player } a pris cette place.
seat-summary = Tu reprends cette position : `Plateau` la montre, `/caylus history` raconte ce qui s'est passé.
seat-not-rated = { $left ->
    [yes] Tu as déjà quitté cette partie : elle compte comme non terminée, et pour ta cote tu te classes derrière tous ceux qui restent. Y rejouer n'y change rien.
   *[no] Cette partie ne changera pas ta cote.
 } Si tu ne veux pas de la place, `/caylus table resign` l'abandonne ; cela ne change ni ta cote ni ta fiabilité.
settings-done = { $game } : les réglages ont été modifiés.
move-not-gone = Seule une partie en cours dont le salon a été supprimé, ou qui attend un fil, peut être déplacée.
move-done = { $game } continue dans ce salon.
settings-changed = { $by ->
    [player] { $player } a modifié les réglages de cette table : { $settings }.
    [host] L'organisateur a modifié les réglages de cette table : { $settings }.
    [case] { $game } : nouveaux réglages pour { $players } : { $settings }.
   *[rest] Les réglages de cette table ont changé : { $settings }.
 }
pause-no-clock = Cette table n'a pas de pendule à arrêter (rythme : { $pace }) ; l'organisateur peut lui en donner une avec `/caylus table settings`.
clocks-paused = Les pendules sont en pause.
clocks-on = Les pendules repartent.
bot-returned = Je suis de retour sur ce serveur, et la partie continue.
cancelled = { $by ->
    [players] Les joueurs ont annulé cette partie.
    [anew] Cette partie se termine sans résultat et recommence sous le nom { $game }, sans la personne qui est partie.
    [moderator] Un modérateur a annulé cette partie.
   *[silence] Cette partie est close : personne n'a joué depuis un mois.
 }
time-up = ⏳ Temps écoulé : { $players }.
upgraded-31 = ℹ️ Une nouvelle version est arrivée, et cette partie continue un peu autrement, pour que personne n'attende une place vide et que partir ne rapporte jamais rien : un joueur qui part maintenant se classe derrière tous ceux qui restent, et à deux, l'autre gagne aussitôt. Les décisions d'une place vide sont sautées, sauf si un ordinateur y joue. Là où les coups en retard sont sautés, les coups d'un joueur qui manque une échéance sont désormais sautés aussitôt, et il perd sa place après un long silence.
upgraded-32 = ℹ️ Les niveaux des ordinateurs ont de nouveaux numéros : 2, 3 et 4 deviennent 3, 4 et 5. L'ancien niveau 1 n'existe plus ; les ordinateurs qui l'avaient ici jouent maintenant au nouveau niveau 2, à mi-chemin du niveau 3.
upgraded-39 = ℹ️ J'ai été mis à jour, et quitter une partie fonctionne un peu autrement. Si quelqu'un part tôt, la partie n'est classée qu'entre ceux qui restent. Un forfait ne compte pour les cotes qu'à partir du tour 3, et entièrement à partir de la moitié d'une partie habituelle. Si plus personne ne joue, la partie se termine sans résultat. Et si un ordinateur te remplace souvent dans la seconde moitié, un gain de cote est réduit de moitié.
time-up-played = { $shown ->
    [yes] ⏳ Temps écoulé : { $players }. Cela compte comme une échéance manquée. Je choisis ce qui coûte le moins : « { $what } ».{ $asked ->
        [yes] {" "}Rien d'autre n'est sauté : la décision suivante sera demandée comme d'habitude.
       *[no] {""}
     }
   *[no] ⏳ Temps écoulé : { $players }. Cela compte comme une échéance manquée. Je choisis ce qui coûte le moins.
 }
time-up-last = ⏳ Temps écoulé : { $players }. Cela compte comme une échéance manquée. Pour ce tour, c'est aussi un passage en dernier, sans le denier du premier à passer et sans que les ouvriers des autres coûtent plus cher.
time-up-absent = Désormais, les décisions sont sautées aussitôt ({ $seats }), au plus un tour { $hours ->
    [0] toutes les 5 minutes
    [one] par heure
   *[other] toutes les { $hours } heures
 }, jusqu'à un coup joué en personne ou un appui sur `Je suis de retour`.
time-up-dropped = Sinon, place perdue { $until } : { $seats }.
reminder-half = { $bank ->
    [yes] { $players } : la moitié du temps est passée, et seule la réserve de temps court encore ; elle finit { $when }.
   *[no] { $players } : la moitié du temps est passée ; il finit { $when }.
 }
reminder-most = { $players } : le temps est presque écoulé ; il finit { $when }.
reminder-after = { $late ->
    [alone] Personne d'autre ne joue ici en ce moment. Si tu ne joues pas non plus, la partie se terminera sans résultat{ $rated ->
        [yes] {" "}et comptera comme une partie que tu n'as pas finie
       *[no] {""}
     }. Si tu joues et que personne ne revient, tu gagnes.
    [skip] Ensuite, tes décisions sont sautées jusqu'à ce que tu joues ou appuies sur `Je suis de retour`.
    [stand-in] Ensuite, un ordinateur de niveau { $level } joue pour toi jusqu'à ce que tu joues ou appuies sur `Reprendre ma place`.
   *[vote] Ensuite, les autres votent pour savoir s'ils continuent sans toi.
 }
reminder-nudge = { $players } : les autres t'attendent ; joue quand tu auras le temps.
reminder-back = { $players } : te revoilà. La partie t'attend.
button-nudge = Envoyer un rappel
nudge-done = { $game } : je préviendrai { $players }, de la façon et aux heures que chacun a choisies.
reminder-over = { $waits ->
    [yes] { $players } : le temps est écoulé. Personne d'autre ne joue ici pour le moment ; aucun ordinateur ne prend donc le relais, et la partie t'attend.
   *[no] { $players } : le temps est écoulé.
 }
quiet-over = Les heures calmes sont finies. { $game } attend { $people }.
digest-title = Ces parties t'attendent :

# Réponses d'avance

button-ahead = Répondre d'avance
ahead-more = … la suite viendra quand tu auras répondu à ceci.
ahead-waiting = Répondu d'avance : { $what }
ahead-gone = { $how ->
    [unlikely] • « { $what } » : dans l'état actuel, la question ne se posera pas et ta réponse ne servira pas.
    [lapsed] • « { $what } » : la question ne s'est pas posée ; j'ai retiré ta réponse.
   *[refused] • « { $what } » : le moment venu, ce n'était plus possible ; j'ai retiré ta réponse.
 }
ahead-withdraw = Retirer la réponse
# Planifier son tour
planning-soon = C'est bientôt le tour de { $players }. Choisis ton coup dès maintenant, et je le jouerai quand ce sera à toi ; si ce n'est plus possible, je te reposerai la question.
button-planturn = Planifier tes ouvriers

# Regarder

status-open-seat = place libre
status-vote = Un vote est en cours ; il se termine { $when }.
watch-line = Regarde la partie dans { $thread }. Tu peux utiliser : `/caylus board`, `status`, `history`, `rules`.
file-too-large = Ce fichier ferait { $size } Mo, et Discord accepte { $most } Mo. Demande à l'administrateur du bot : tout est dans la base de données.
file-refused = { $count ->
    [one] Je ne peux pas joindre de fichiers ici, et en texte cela ferait { $count } message.
   *[other] Je ne peux pas joindre de fichiers ici, et en texte cela ferait { $count } messages.
 } Tu l'auras en fichier dans un salon où j'ai la permission Joindre des fichiers.
building-effect = Effet : { $effect }
building-owner = Pour le propriétaire, quand l'ouvrier d'un autre est ici : { $effect }
building-cost = Coût : { $cost }
building-prestige = Prestige : { $n }
building-favors = { $n ->
    [one] Le construire rapporte { $n } faveur royale.
   *[other] Le construire rapporte { $n } faveurs royales.
 }
building-income = { $n ->
    [one] Revenus : { $n } denier par tour.
   *[other] Revenus : { $n } deniers par tour.
 }
building-on-road = { $owned ->
    [yes] Actuellement sur la case { $space } de la route, propriétaire : { $owner }.
   *[no] Actuellement sur la case { $space } de la route.
 }
building-in-stock = Ce bâtiment peut encore être construit.
building-dealt = Chaque joueur en a un : en main, dans la pile, dans la défausse ou sur la route.
building-nowhere = Ce bâtiment n'est pas dans cette partie.
building-also = Voir aussi : { $names }.
building-unknown = Il n'y a pas de bâtiment { $text }. Choisis parmi les suggestions.
tile-kind-neutral = neutre
tile-kind-fixed = fixe, imprimé sur la route
tile-kind-special = bâtiment spécial
tile-kind-wood = bâtiment en bois
tile-kind-stone = bâtiment en pierre
tile-kind-residence = résidence
tile-kind-prestige = bâtiment de prestige
tile-kind-card = carte

# Réglages d'une personne

me-language-done = Je te parle désormais dans cette langue ({ $language }).
me-hours-always = Tes heures d'activité couvrent toute la journée : tes pendules tournent toujours (fuseau { $zone }).
me-hours-now = Tes heures d'activité : { $hours }, fuseau { $zone }. En dehors, tes pendules s'arrêtent, sauf aux tables en temps réel.
me-away-until = Ton absence dure jusqu'au { $when } ; tes pendules s'arrêtent d'ici là, et les autres à tes tables le voient à côté de ta place. { $left ->
    [one] Tu peux encore t'absenter { $left } jour sur un an.
   *[other] Tu peux encore t'absenter { $left } jours sur un an.
 }
me-away-over = Aucune absence en cours. { $left ->
    [one] Tu peux t'absenter { $left } jour sur un an.
   *[other] Tu peux t'absenter { $left } jours sur un an.
 }
me-notify-now = Rappels : { $how }. Heures calmes : { $quiet }. Confirmation avant un gaspillage : { $confirm }. Panneau après un placement : { $panel }.
me-quiet-server = comme sur chaque serveur
me-pictures-done = Tes images : { $view }, sombres : { $dark }.
me-forget-sure = Ceci efface tout ce que j'ai enregistré sur toi et retire ton nom de toutes les parties. Tes parties en cours continuent avec une place libre. C'est définitif.
me-forgotten = { $count ->
    [0] Tout ce qui était enregistré sur toi est effacé.
    [one] Tout ce qui était enregistré sur toi est effacé ; { $count } partie continue avec une place libre.
   *[other] Tout ce qui était enregistré sur toi est effacé ; { $count } parties continuent avec une place libre.
 }
me-export-line = Tout ce que j'ai enregistré sur toi :

# Importer

import-one-of = Joins l'enregistrement d'une partie en fichier, ou colle-le en texte. `/caylus export` en montre un.
import-too-large = Le fichier fait { $size } octets ; j'en lis { $limit } au plus.
import-unreadable = Discord ne m'a pas donné le fichier. Réessaie.

# Pour qui administre

server-manager-only = C'est réservé aux personnes qui ont la permission Gérer le serveur.
server-speaks = La langue de ce serveur est désormais : { $language }, comme celle de la personne qui a ouvert cette table. Cette personne et celles qui ont la permission Gérer le serveur peuvent en choisir une autre ici, ou à tout moment avec `/caylus-server settings`.
server-speaks-now = La langue de ce serveur est désormais : { $language }.
server-no-limit = sans limite
server-all-channels = tous les salons
server-settings-now = Les parties se lancent dans : { $channels }
    Parties par personne : { $games-per-person }
    Tables ouvertes par personne : { $tables-per-person }
    Tables ouvertes ici : { $tables }
    Parties en cours ici : { $games }
    Conseils et explications par personne et par heure : { $searches-per-person }
    Langue : { $language }
    Qui peut annuler une partie en cours : { $cancel }
    Images sous les rapports : { $pictures }
settings-new-tables = Nouvelles tables : { $new }
settings-puzzles = Énigme du jour : { $puzzles }
welcome = 👋 J'anime ici Caylus et Caylus Magna Carta, coup par coup, chaque partie dans son propre fil.
    • `{ $check }` dit quelles permissions me manquent, dans quels salons les parties ne sont pas classées et quelles langues je parle.
    • `{ $open }` ouvre une table dans ce salon ; les autres la rejoignent par son bouton, et les débutants commencent par `/caylus rules`.
    • `{ $quiet }` évite les mentions la nuit. `/caylus-server settings` contient le reste : salons, pendules, rôles, cotes, résumé.
settings-group-games-per-person = Tables
settings-group-pace = Réglages des nouvelles tables
settings-group-puzzle-channel = Énigme du jour
settings-group-statistics = Statistiques et cotes
settings-group-following = Suivi
settings-group-seek = Recherche de joueurs
settings-group-tournaments = Tournois
settings-group-channel = Résumé de la semaine
settings-group-quiet = Heures calmes
menu-settings-group = Autres réglages
menu-settings-what = Changer un réglage
settings-roles = Qui peut ouvrir des tables : { $opens }
    Mention pour les nouvelles tables, au plus toutes les six heures : { $announce }
settings-quiet-off = Pas d'heures calmes : je mentionne à toute heure. Pour des nuits sans mentions, choisis des heures et un fuseau horaire.
settings-quiet-now = Heures calmes : { $hours } ({ $zone }).
    Je n'y mentionne personne, sauf aux tables en temps réel, et sauf les personnes qui ont choisi leurs propres heures avec `/caylus me notify`. À la fin de ces heures, je mentionne chaque personne qu'une partie attend encore.
    Les pendules continuent ; pour arrêter la sienne la nuit, il y a `/caylus me hours`.
settings-number = { $text } n'est pas un nombre de { $least } à { $most }. Rien n'a changé.
opens-role = Sur ce serveur, il faut le rôle { $role } pour ouvrir des tables. Tu peux quand même rejoindre des tables et recevoir des invitations.
public-often = Tu as montré { $most } réponses à tout le monde en une heure. Tu pourras en montrer une autre dans { $minutes } min ; sans `public`, je te réponds tout de suite.
invites-often = Tu peux inviter { $most } personnes par heure. La prochaine invitation sera possible dans { $minutes } min ; d'ici là, tous ceux qui lisent le salon peuvent venir. Rien n'a changé.
table-announced = { $role } : une nouvelle table est ouverte, { $game }.

# Quand les messages ne passent pas

trouble-forbidden = ⚠ Je ne peux pas publier ici. Donne-moi Voir les salons, Envoyer des messages et Envoyer des messages dans les fils, et je continuerai. Les boutons et les commandes fonctionnent toujours.
trouble-locked = ⚠ Le fil de cette partie est verrouillé. Toute personne qui a la permission Gérer les fils peut le déverrouiller, et je continuerai.
trouble-gone = ⚠ Le salon de cette partie a été supprimé. L'organisateur ou un modérateur peut la poursuivre dans un autre, en y utilisant `/caylus table settings here:True`, ou l'annuler (`/caylus table cancel`). Les commandes fonctionnent toujours.
trouble-full = ⚠ Ce serveur a 1 000 fils ouverts, autant que Discord en permet. Archives-en quelques-uns et j'en ouvrirai un pour cette partie ; ou son organisateur la joue dans le salon, en y utilisant `/caylus table settings here:True`.
trouble-timed-out = ⚠ Je suis exclu temporairement de ce serveur jusqu'au { $until } et ne peux pas publier. Toute personne qui peut exclure temporairement des membres peut y mettre fin, et je continuerai.
trouble-discord = ⚠ Discord n'accepte pas mes messages pour l'instant. Je continue d'essayer ; les commandes fonctionnent toujours.

# Le docteur

doctor-permissions = J'ai toutes les permissions qu'il me faut dans ce salon.
doctor-rated = Les parties classées sont possibles dans tous les salons que je vois.
doctor-unrated = Les parties dans { $channels } ne sont pas classées, car tout le monde ne voit pas ces salons. Dans `/caylus-server settings`, sous Statistiques et cotes, tu peux nommer un rôle qui vaut pour tout le monde.
doctor-languages = Je parle { $languages }. Sur ce serveur : { $here } ; en privé, la langue du Discord de chacun.
doctor-permission-view-channel = Je ne vois pas ce salon : donne à mon rôle Voir les salons.
doctor-permission-send-messages = Je ne peux pas écrire dans ce salon : donne à mon rôle Envoyer des messages.
doctor-permission-send-messages-in-threads = Je ne peux pas écrire dans les fils : donne à mon rôle Envoyer des messages dans les fils.
doctor-permission-create-public-threads = Je ne peux pas ouvrir de fils : les parties se jouent dans le salon même. Avec Créer des fils publics, chacune a le sien.
doctor-permission-attach-files = Je ne peux joindre ni images ni enregistrements : les plateaux viennent en texte. Avec Joindre des fichiers, les images reviennent.
doctor-permission-read-message-history = Je ne peux pas lire l'historique, donc je ne remarque pas quand mes messages sont supprimés. Donne à mon rôle Voir les anciens messages.
doctor-permission-pin-messages = Je ne peux pas épingler : le message d'état des parties n'est donc pas épinglé. La permission Épingler des messages y remédie.
doctor-running = { $games ->
    [0] Aucune table ouverte ou en cours sur ce serveur.
    [one] { $games } table ouverte ou en cours sur ce serveur.
   *[other] { $games } tables ouvertes ou en cours sur ce serveur.
 }
doctor-computers = { $count ->
    [one] { $count } partie attend
   *[other] { $count } parties attendent
 } un ordinateur, la première depuis { $seconds } s. Avec un CAYLUS_THINKERS plus élevé, davantage d'ordinateurs réfléchissent en même temps.
doctor-notices = { $count ->
    [one] { $count } message attend d'être publié.
   *[other] { $count } messages attendent d'être publiés.
 }
doctor-game = La partie #{ $game } ne peut pas être publiée : { $why }
doctor-games = { $count ->
    [one] { $count } autre partie ne peut pas être publiée.
   *[other] { $count } autres parties ne peuvent pas être publiées.
 }

games-stand-in = { $how } · un ordinateur joue pour toi
games-skipped = { $how } · tes coups sont sautés
status-skipped = Tu as manqué une échéance : tes coups sont sautés jusqu'à ce que tu joues ou appuies sur `Je suis de retour`.
seat-away = { $seat } · absence jusqu'au { $when }
seat-ranks-last = { $seat } (en l'état, cette place est classée derrière tous ceux qui restent : { $missed } tours manqués sur { $turns })
switched-off = C'est désactivé sur ce serveur.
option-pictures = images
option-hints = conseils
