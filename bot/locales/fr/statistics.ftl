# Statistiques et cotes : le bilan des parties terminées. Ces mots sont aussi dans des images, donc courts.
standing-here = Parties terminées sur ce serveur
standing-none = Encore aucune partie à afficher. Seules comptent les parties terminées qui ont commencé après l'arrivée des statistiques ; les parties d'entraînement et les parties importées ne comptent pas.
standing-computer = Les ordinateurs n'ont pas de statistiques. Leurs cotes fixes : { $ratings }.
standing-rating-of-level = niveau { $level } : { $rating }
standing-games = { $n ->
    [one] partie
   *[other] parties
 }
standing-won = gagnées
standing-average = score moyen
standing-best = meilleur
standing-rating = cote
standing-rating-new = provisoire
standing-place = au classement
standing-percent = { $n } %
standing-deniers = deniers pour le prévôt
standing-batches = lots
standing-days = jours par partie
standing-by-players = Par nombre de joueurs
standing-game-column = Jeu
standing-games-column = Parties
standing-points = Points par partie, par source
standing-mean = la moyenne de tous
standing-used = Les plus utilisés
standing-built = Les plus construits
standing-lines = Faveurs royales
standing-form-one = { $rank } sur { $players }
standing-form = Rang dans les dernières parties, la plus récente d'abord
standing-form-beside = sur { $players }
standing-with-computers = { $game } avec des ordinateurs
standing-beside = Avec des ordinateurs : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, gagnées : { $won }
standing-left = Gagnées par forfait : { $won }. Quittées avant la fin : { $left }.
standing-provisional = { $told } (provisoire jusqu'à { $of } parties)
standing-on-ladder = Cote { $rating } : rang { $place } au classement, { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
 }
standing-off-ladder = Cote { $rating }, hors classement : { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
 }
standing-overall = Tous serveurs confondus : { $rating }
standing-records = Records de points
standing-player-column = Joueur
standing-nobody = (sans nom)
standing-places = Victoires selon l'ordre du tour au début
standing-answers = -# Tes réponses ont pris { $hours } h en moyenne ; personne d'autre ne voit ceci.
reliable-finished = { $finished } terminées sur { $games }
reliable-missed = { $missed } échéances manquées sur { $deadlines }
reliable-answers = { $within ->
    [hour] répond d'habitude dans l'heure
    [day] répond d'habitude dans la journée
   *[longer] met souvent plus d'un jour à répondre
 }
standing-reliable = Parties classées : { $told }.

# Le classement
ladder-title = Classement : { $game }
choice-statistics-ladder = le classement
choice-statistics-server = ce serveur
choice-statistics-player = un joueur
ladder-empty = Personne n'est encore au classement de { $game }. On y figure dès sa première partie classée. Une table est classée, sauf si elle a été ouverte avec `rated:no` ou `hints:yes`, si l'annulation y est libre ou si certains ne voient pas son salon.
ladder-public = -# Seules comptent les parties dont tout le monde voit le salon.
ladder-season = -# Cette saison a commencé le { $since } : seules comptent les parties finies depuis, et tout le monde est reparti de zéro.
ladder-season-over = -# Saison du { $since } au { $until }.
ladder-before = -# Avant la première saison, jusqu'au { $until }.
menu-season = Une autre saison
seasons-none = Pas de saisons : les classements comptent toutes les parties classées. Une saison commence le jour que tu choisis (par exemple 2027-01-01, ou today) : dès lors les classements repartent de zéro, et les anciens restent consultables.
seasons-now = Débuts des saisons : { $days }. Les classements comptent les parties depuis le dernier début passé ; un menu, en dessous, montre les saisons précédentes. Les cotes des résultats et des tables classées continuent d'une saison à l'autre. `off` retire { $last }.
ladder-judged = -# Les parties antérieures jouées dans d'autres salons ne comptent plus à partir du { $when }. D'ici là, les cotes qu'elles ont pu changer ne sont pas montrées. Qui est « tout le monde » se choisit avec `/caylus-server settings`.
ladder-members = Je ne montre les cotes qu'aux membres qui ont le rôle { $role } : en privé, ou là où personne d'autre ne lit.
club-everybody = Qui compte comme « tout le monde » pour les cotes : { $role }. Une partie n'est classée que dans un salon que tout le monde voit.
cmd-caylus-server-club-everybody = Qui doit voir le salon des parties classées
    .name = tous
ladder-page = Page { $page } sur { $pages }
ladder-provisional = { $games }, provisoire
ladder-off = Les cotes sont désactivées sur ce serveur.
button-return = Retour
button-next = Suivant
ladder-own = Toi : { $told }

# Ce que les gens choisissent
standing-choice = Ta cote ici : { $ladder }. Ta cote, tous serveurs confondus : { $overall }. Ta rapidité à répondre : { $answers }.
standing-choice-in = tout le monde la voit et tu figures au classement
standing-choice-out = personne d'autre ne la voit
standing-choice-yes = oui
standing-choice-no = non
standing-answers-yes = tout le monde la voit, en mots
club-now = Statistiques : { $statistics }. Cotes : { $ratings }. Cotes, tous serveurs confondus : { $overall }. Les parties déjà comptées le restent.

# Sous un résultat
rating-changes = Cotes : { $changes }
rating-change-new = { $seat } : { $after } ({ $by }, provisoire : partie { $games } sur { $of })
ended-share = { $how ->
    [again] -# Un deuxième forfait de la même personne en { $days } jours ne fait monter la cote de personne.
    [none] -# Ce résultat arrive trop tôt pour que les cotes changent.
   *[part] -# Un résultat aussi précoce compte pour { $share } % d'une partie entière.
 }
ended-halved = -# Un ordinateur ou quelqu'un d'autre a pris { $others } des { $of } décisions pour { $seat } ({ $late } sur { $half } dans la seconde moitié de la partie). C'est plus d'un quart : un gain de cote est réduit de moitié, et ceux qui ont joué eux-mêmes ne perdent pas de cote face à cette place.
