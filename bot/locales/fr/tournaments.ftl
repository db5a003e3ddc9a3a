# Tournois et championnats
tournament-may-not = Pour organiser un tournoi, il faut ici la permission Gérer les événements ou Gérer les fils, ou le rôle que ce serveur a choisi (`/caylus-server settings`).
tournament-channel = Utilise cette commande dans un salon textuel que je peux voir : j'y annonce le tournoi et j'ouvre ses parties dans des fils.
tournament-permissions = Je ne peux pas organiser de tournoi dans { $channel } : il m'y faut Voir les salons, Envoyer des messages et Créer des fils publics. Rien n'a été annoncé.
tournament-no-files = Je n'ai pas pu envoyer les fichiers : je ne peux pas en joindre ici.
form-again = Le formulaire a expiré. Appuie de nouveau sur le bouton.

tournament-format = { $format ->
    [knockout] élimination directe, qualifiés à chaque table : { $advance }
    [swiss] système suisse, rondes : { $rounds }
   *[league] championnat, rondes : { $rounds }, maximum dans une division : { $division }
 }
tournament-size = tables de { $size }
tournament-days = Une ronde dure { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 } ({ $share }). Tables en retard : { $late }.
tournament-nine = { $by ->
    [simulated] d'après les simulations, environ 9 tables sur 10 finissent dans ce temps
    [server] environ 9 tables sur 10 finissent dans ce temps, comme jusqu'ici sur ce serveur
    [shorter] pour finir en { $most } semaines ; 9 tables sur 10 finissent en { $nine } jours
    [short] trop peu pour que la plupart des tables finissent : il faut { $nine } jours à 9 sur 10
   *[own] { $nine ->
        [0] choisi par l'organisation
       *[other] choisi par l'organisation ; 9 tables sur 10 finissent en { $nine } jours
     }
 }
tournament-whole = { $format ->
    [knockout] Avec { $people } personnes, il faut { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
     }, soit
   *[league] Il faut
 } environ { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
 } au total.
tournament-room = Pour { $people } personnes. { $grace ->
    [0] Les absents ne sont pas remplacés.
    [one] Les absents sont remplacés après { $grace } jour.
   *[other] Les absents sont remplacés après { $grace } jours.
 }
tournament-no-days = Une ronde finit avec sa dernière table.
tournament-late = { $late ->
    [adjudicate] comptées telles qu'elles sont
    [extend] la ronde les attend une fois (jours : { $days }), puis elles comptent telles qu'elles sont
    [pace] les joueurs qui ont tenu le rythme partagent les rangs, les autres n'ont rien
   *[stand-in] un ordinateur joue pour les joueurs qui n'ont pas tenu le rythme ; ils n'ont rien
 }
tournament-late-rated = Ce résultat compte aussi pour les cotes : pas du tout avant le tour { $first }, puis de plus en plus, et entièrement à partir du tour { $half }.
tournament-organized = Organisation : { $who }
tournament-signup = { $when ->
    [none] **Les inscriptions sont ouvertes** jusqu'à ce que l'organisation les ferme.
   *[date] **Inscriptions jusqu'au { $when }**
 }
tournament-round-now = { $when ->
    [none] **Ronde { $round }**
   *[date] **Ronde { $round }**, jusqu'au { $when }
 }
tournament-won = Victoire : **{ $names }**
tournament-people = Participants ({ $here } sur { $most }) : { $names }
tournament-waiting = Liste d'attente ({ $count }) : { $names }
tournament-and-more = { $names } et encore { $count }
tournament-status = { $status ->
    [draft] brouillon, visible pour toi seulement
    [signup] inscriptions ouvertes, participants : { $people }
    [running] ronde { $round }, participants : { $people }
    [finished] terminé
   *[cancelled] annulé
 }
tournament-list-none = Il n'y a pas de tournoi sur ce serveur. Pour en organiser un : `/caylus-club tournament`.
tournament-chosen = Les boutons concernent : **{ $name }**
menu-tournament-pick = Quel tournoi

tournament-round-title = 🏆 **{ $name }** · ronde { $round }
tournament-until = Jusqu'au { $when }
tournament-division = Division { $division }
tournament-seat-left = { $name } (départ)
tournament-void = (ne compte pas)
tournament-bye = (exempt)
tournament-more = Tables qui ne tiennent pas ici : { $count }. Elles sont toutes dans `/caylus-club tournament`.
tournament-tie = { $by ->
    [wins] Victoires
    [direct] Direct
    [share] Part %
    [score] { menu-prestige }
   *[strength] Advers.
 }
tournament-export = { $name } : classement et tables en CSV ; une fois le tournoi terminé, le tout aussi en JSON.

tournament-you-in = Tu participes à { $name }. Quand une ronde est tirée, ta partie commence d'elle-même et une mention t'y prévient.
tournament-you-wait = Tu es sur la liste d'attente de { $name } : tu auras une place dès qu'il s'en libère une ou qu'une table a besoin d'un remplaçant.
tournament-you-out = Tu ne participes plus à { $name }.
tournament-you-out-playing = Tu ne participes plus aux tirages de { $name }. Tu peux encore finir ta partie { $game } ; `/caylus table resign` rend la place.
tournament-sure-out = Le tournoi a commencé. Te retirer quand même ? Dès la prochaine ronde, tu ne participes plus aux tirages, et c'est définitif.
seat-drawn = La place { $seat } est libre : elle revient à la première personne de la liste d'attente du tournoi.
sure-resign-drawn = Si tu quittes { $game }, ta place ({ $seats }) revient à la liste d'attente du tournoi, cette table compte pour toi comme abandonnée, et c'est définitif. Tu confirmes ?

tournament-told-comes-in = { $who } rejoint le tournoi depuis la liste d'attente.
tournament-told-substitute = Ronde { $round }, table { $table } : { $who } prend la place de { $old }.
tournament-told-seat-free = Ronde { $round }, table { $table } : la place de { $who } est libre. La première personne qui la prend y joue la suite, et les rondes suivantes aussi. Si personne ne vient avant le { $until }, un ordinateur la prend.
tournament-told-warned = { $who }, tu n'as pas encore joué à cette table. Joue avant le { $until } pour garder ta place. Ensuite, elle va à quelqu'un d'autre, et le tournoi est fini pour toi.
tournament-told-ends = La ronde { $round } finit le { $ends }. Joueurs encore attendus ici : { $people }. Tables en retard : { $rule }. Les joueurs dont la plupart des coups ont été sautés finissent derniers.
tournament-told-counted = Le temps de la ronde { $round } est écoulé, et cette table compte telle qu'elle est : { $result }. Vous pouvez continuer pour le plaisir, mais pour le tournoi et les cotes, le résultat est acquis, et plus aucune pendule ne tourne.
tournament-told-late = Le temps de la ronde { $round } est écoulé. Tables en retard ({ $count }) : { $rule }.
tournament-told-late-extend = Le temps de la ronde { $round } est écoulé ; elle attend ses tables en retard ({ $count }) jusqu'au { $until }.
tournament-told-signup-until = Les inscriptions durent jusqu'au { $until }.
tournament-told-round-until = La ronde { $round } dure jusqu'au { $until }.
tournament-told-removed = { $by } a retiré { $who } du tournoi. Motif : { $reason }
tournament-told-corrected = Ronde { $round }, table { $table } : { $by } a corrigé le résultat. Motif : { $reason }
tournament-told-cancelled = Le tournoi est annulé. Ses parties en cours continuent.
tournament-told-few = le délai d'inscription est passé, mais il n'y a que { $here } participants sur { $least } au moins. Les inscriptions restent ouvertes : prolonge-les, commence plus tard ou annule le tournoi avec `/caylus-club tournament`.
tournament-told-unmade = ronde { $round }, table { $table } : impossible de commencer pour l'instant. Un de ses joueurs, ou ce serveur, a déjà autant de parties que permis. Je réessaie chaque heure ; un remplaçant ou une limite plus haute règle tout de suite le problème.
tournament-told-cancelled-table = ronde { $round }, table { $table } : sa partie a été annulée. Saisis son résultat avec `Corriger un résultat`, sous `/caylus-club tournament`.
tournament-told-reopened = ronde { $round }, table { $table } : la fin de sa partie a été annulée alors que son résultat avait déjà servi. Le classement garde ce résultat, sauf si tu le corriges.
tournament-told-ended-again = ronde { $round }, table { $table } : sa partie s'est terminée une nouvelle fois, avec un autre résultat. Le classement garde le premier, sauf si tu le corriges.
tournament-told-round-over = la ronde { $round } est finie. Tire la suivante avec `/caylus-club tournament`.
tournament-final = 🏆 **{ $name }** est terminé.

tournament-draft = Rien n'est encore annoncé ; personne d'autre ne voit ceci. Appuie sur `Annoncer` quand tout est prêt.
tournament-draft-numbers = Les inscriptions durent { $signup ->
    [one] { $signup } jour
   *[other] { $signup } jours
 }.
tournament-next = { $automatic ->
    [yes] La ronde suivante est tirée quand la dernière table d'une ronde est finie.
   *[no] Tu tires chaque ronde.
 }
tournament-announced = Annoncé dans { $channel }. Le panneau de l'organisation est sous `/caylus-club tournament`.
tournament-proposed = { $shorter ->
    [yes] Selon la proposition, pour finir en { $most } semaines : { $days }
   *[no] Proposition (environ 9 tables sur 10 finissent) : { $days }
 }
tournament-who-goes = Qui laisse sa place dans cette ronde ?
tournament-who-comes = { $goes } part. Qui prend la place, parmi la liste d'attente ?
tournament-sure-substitute = Ronde { $round }, table { $table } : { $goes } part et { $comes } arrive. { $goes } quitte alors le tournoi, et c'est définitif. Tu confirmes ?
tournament-who-removed = Qui faut-il retirer du tournoi ? Je demande le motif ensuite.
tournament-which-table = Ronde { $round } : de quelle table faut-il remplacer le résultat ?
tournament-which-places = Ronde { $round }, table { $table } : choisis le rang de chaque place. Les rangs égaux sont partagés. Je demande le motif à la fin.
tournament-table = Table n° { $number }
tournament-gave-up = { $name } : départ, sans points
tournament-sure-cancel = Annuler le tournoi pour tout le monde ? C'est définitif.
choice-tournament-knockout = Élimination : les meilleurs des tables passent
choice-tournament-swiss = Suisse : tout le monde joue chaque ronde
choice-tournament-league = Championnat : divisions, montées et descentes
menu-tournament-format = Formule
menu-tournament-game = Jeu et taille des tables
menu-tournament-pace = Rythme
menu-tournament-late = Tables en retard
menu-tournament-goes = Qui part
menu-tournament-comes = Qui arrive
menu-tournament-removed = Qui est retiré
menu-tournament-place = Rang de cette personne
button-tour-numbers = Joueurs et rondes
button-tour-times = Délais
button-tour-rated = { $now ->
        [yes] Parties classées : oui
       *[no] Parties classées : non
    }
button-tour-automatic = { $now ->
        [yes] Rondes : automatiques
       *[no] Rondes : tirées par toi
    }
button-tour-announce = Annoncer
button-tour-begin = Commencer
button-tour-draw = Tirer la ronde suivante
button-tour-extend = Prolonger
button-tour-substitute = Remplacer
button-tour-off = Ne pas compter la table
button-tour-remove = Retirer quelqu'un
button-tour-correct = Corriger un résultat
button-tour-season = Saison suivante
button-tour-cancel = Annuler le tournoi
button-tourin = { $how ->
        [waits] Liste d'attente
        [steps] Prendre la place
       *[join] S'inscrire
    }
button-tourout = Se retirer
button-tourleave = Se retirer pour de bon
button-tourshow = Classement
button-tourround = Ronde { $round }
button-tourall = Classement pour tous
button-tourfiles = Fichiers (CSV, JSON)
button-tourmanage = Organiser
button-tournew = Nouveau tournoi
form-tour-name = Nom
form-tour-least = Nombre minimal de personnes
form-tour-most = Nombre maximal de personnes
form-tour-rounds = Rondes
form-tour-advance = Qualifiés à chaque table
form-tour-division-size = Maximum dans une division
form-tour-signup-days = Jours d'inscription
form-tour-round-days = Jours par ronde (0 : sans limite)
form-tour-grace-days = Jours avant remplacement (0 : jamais)
form-tour-extra-days = Jours de plus pour les retards, une fois
form-tour-days = Jours de plus
form-tour-reason = Motif, publié pour tout le monde

cmd-caylus-club-tournament = Tournois et championnats
    .name = tournoi
cmd-caylus-server-club-tournaments = Autoriser les tournois
    .name = tournois
cmd-caylus-server-club-organizers = Un rôle qui peut organiser des tournois
    .name = organisation
club-now-tournaments = Tournois : { $tournaments }. Peuvent en organiser les personnes qui ont la permission Gérer les événements ou Gérer les fils, et : { $organizers }
club-no-organizers = personne d'autre

drawn-at = Ronde { $round }, table { $table } · { $tournament }
tournament-not-drawn = { $name } n'a pas commencé : rien n'est encore tiré au sort, il n'y a donc ni classement ni tables.
tournament-scoring = Points par rang : { $points }. En cas d'égalité : { $ties }.
tournament-scale = Points par rang : { $points }
tournament-first = En cas d'égalité, d'abord : { $first }
tournament-moves = Montées, et autant de descentes, entre divisions : { $number }
tournament-tiebreaker = { $by ->
    [wins] tables gagnées
    [direct] confrontations directes
    [share] part du score du vainqueur
    [strength] points des adversaires
    [score] prestige au total
   *[lot] tirage au sort
 }
menu-tournament-ties = En cas d'égalité
menu-tournament-moves = Montées et descentes
cmd-caylus-server-club-no-organizers = Aucun rôle n'organise de tournois
    .name = sans-organisateurs

tournament-none = Ce tournoi n'existe pas ici, ou tu ne vois pas son salon. `/caylus-club tournament` montre ceux de ce serveur.
tournament-settles = Cette table fait partie du tournoi { $tournament } : ses réglages sont les mêmes à toutes les tables et ne se changent pas ici.
tournament-seats = Cette table fait partie du tournoi { $tournament } : c'est l'organisation qui donne les places aux remplaçants (`/caylus-club tournament`).
tournament-vote = Cette table fait partie du tournoi { $tournament } : ses joueurs ne peuvent pas l'annuler, mais l'organisation peut fixer son résultat (`/caylus-club tournament`).
tournament-organizer-only = C'est réservé à la personne qui organise ce tournoi, ou à celles qui peuvent organiser des tournois dans son salon ({ $channel }).
tournament-own-table = Tu joues à cette table et ne peux donc pas décider de son résultat. Une autre personne de l'organisation ou la modération peut le faire.
tournament-moved-on = Le tournoi a avancé depuis cet affichage ; rien n'a été fait. `/caylus-club tournament` le montre tel qu'il est maintenant.
tournament-closed = { $tournament } ne prend plus personne : le tournoi est terminé ou a été annulé.
tournament-signed-up = Ton inscription à { $tournament } est déjà faite.
tournament-no-return = Tu ne participes plus à { $tournament }, et une fois le tournoi commencé, on ne revient pas.
tournament-not-mine = Tu ne participes pas à { $tournament }. Tant que le tournoi prend des participants, les boutons sous son annonce t'y inscrivent.
tournament-out-again = Tu ne participes plus à { $tournament } depuis le { $when }. Le bouton sous l'annonce t'inscrit de nouveau, à la fin de la liste.
tournament-out-for-good = Tu ne participes plus à { $tournament } depuis le { $when }, et une fois le tournoi commencé, on ne revient pas. Tu peux toujours regarder (`/caylus-club tournament`).
tournament-nobody = Personne ne s'est encore inscrit à { $tournament }.
tournament-no-round = Il n'y a pas de ronde { $round }. Rondes jusqu'ici : { $most }.
tournament-no-table = Dans la ronde { $round }, il n'y a pas de table { $table } dont le résultat puisse être corrigé. Ses tables : { $tables }.
tournament-not-in = Cette personne ne participe pas à { $tournament }.
tournament-many = Tournois en cours sur ce serveur : { $here } ; la limite est de { $most }. Il faut d'abord que l'un d'eux se termine ou soit annulé.
tournament-few = { $tournament } n'a pas assez de participants : { $here }, il en faut au moins { $least }. Prolonge les inscriptions, ou annule le tournoi.
tournament-name = Un tournoi a besoin d'un nom de 1 à { $most } caractères.
tournament-number = { $text } ne convient pas ici : il faut un nombre entier de { $least } à { $most }.
tournament-no-reason = Dis pourquoi en quelques mots : je publie le motif pour tout le monde.
tournament-no-substitute = Personne sur la liste d'attente ne peut prendre la place maintenant. On y entre en s'inscrivant quand le tournoi est complet, ou pendant qu'il se joue.
tournament-not-playing = { $name } n'est à aucune table de cette ronde, ou la table a déjà un résultat.
tournament-round-open = La ronde { $round } n'est pas finie. Tables sans résultat : { $open }.
