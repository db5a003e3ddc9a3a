# Mots sur les images des deux jeux.
seat-blue =
    .letter = B
seat-red =
    .letter = R
seat-green =
    .letter = V
seat-orange =
    .letter = O
seat-black =
    .letter = N

nobody = personne

turn = Tour { $turn }
turn-order = Ordre
players = Joueurs
phase-over = Fin de la phase
won = gagne la partie
won-together = victoire partagée
to-move = doit jouer
passed-place = { $place ->
        [one] { $place }er à passer
       *[other] { $place }e à passer
    }
cost-now = prochain ouvrier

goods-favors = { $n ->
    [one] { $n } faveur royale
   *[other] { $n } faveurs royales
 }
goods-income = { $n ->
    [one] { $n } denier de revenus
   *[other] { $n } deniers de revenus
 }

provost = Prévôt
bailiff = Bailli
bridge = Pont

kind-neutral = Neutre
kind-fixed = Fixe
kind-wood = Bois
kind-stone = Pierre
kind-residence = Résidence
kind-special = Spécial

final-score = Score final

# La légende.
sign-any = cube au choix
sign-basic = tout sauf l'or
sign-coin = denier
sign-prestige = prestige
sign-favor = faveur royale
sign-income = à chaque tour
sign-key = au propriétaire
sign-pawn = ouvrier
sign-anywhere = emplacement libre au choix
    .short = au choix
sign-order = ordre du tour
sign-build = construire
sign-token = jeton du château
    .short = jeton
sign-card = carte en main
    .short = carte
sign-pile = pile face cachée
    .short = pile
sign-discards = défausse
sign-done = activé
    .next = activé en 1er
sign-change = nouveau

# La petite image.
moment-first = avant le premier ouvrier
moment-placed = après le { $n ->
    [one] { $n }er
   *[other] { $n }e
 } ouvrier ({ $seat })
moment-passed = { $seat } vient de passer
moment-other = { $seat } vient de jouer
glance-scored = { $left ->
    [0] Décompte à la fin de ce tour ({ $section })
   *[other] Décompte à la fin du tour { $first }–{ $last } ({ $section })
 }
glance-scored-short = { $section } · { $left ->
    [0] ce tour
   *[other] tour { $first }–{ $last }
 }
glance-over = Points des ressources restantes
glance-over-short = Ressources restantes

# Les graphiques d'une partie terminée.
chart-won = { $n ->
    [one] Victoire : { $names }, { $score }
   *[other] Victoire partagée : { $names }, { $score }
 }
chart-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
 }
chart-prestige = Prestige par tour
chart-sources = D'où viennent les points
chart-favors = Faveurs, deniers gagnés par tour, ouvriers
chart-deniers = Deniers gagnés par tour, ouvriers
chart-favor-levels = Faveurs, ligne par ligne
chart-rate = Points par ouvrier
chart-lost-workers = Ouvriers au-delà du prévôt
chart-money = Deniers gagnés par tour
chart-close = { $n ->
    [1] { $first } devance { $second } d'un seul point.
    [one] { $first } ne devance { $second } que de { $n } point.
   *[other] { $first } ne devance { $second } que de { $n } points.
 }
chart-ahead = { $first } devance { $second } de { $n ->
    [one] { $n } point
   *[other] { $n } points
 }.
chart-lead-changed = La première place a changé de mains { $n } fois.
chart-led = { $name } mène du tour { $turn } à la fin.
chart-from-behind = { $name } coiffe tout le monde sur le fil grâce à ses ressources restantes.
chart-guests = { $name } : les autres ont utilisé { $n } fois son bâtiment { $building }.
chart-lost = { $name } : { $n } ouvriers au-delà du prévôt.
chart-lost-to = { $name } : { $n } ouvriers au-delà du prévôt, surtout à cause de { $other }.
chart-most = { $name } : { $n ->
    [one] { $n } point
   *[other] { $n } points
 } d'une seule source ({ $source }).

# Une partie terminée revue.
review-title = Analyse : { $name }
review-good = { $n ->
    [one] { $good } décision sur { $n } aussi bonne que la meilleure
   *[other] { $good } décisions sur { $n } aussi bonnes que la meilleure
 }
review-value = Valeur de la position (100 : gagnée haut la main), par tour
review-course = Valeur : { $first } sur 100 au début, { $low } au plus bas, { $last } à la fin.
review-cost-most = Décisions les plus coûteuses (sur 100)
review-costly = { $number }. Tour { $turn } : { $done } ; mieux : { $better } (−{ $cost })
review-done = Tour { $turn } : { $done }
review-better = Mieux : { $better }
review-nothing = Aucune décision n'a coûté plus que la marge d'erreur de la recherche.

kind-bonus =
    .short = bonus propriétaire
kind-on =
    .short = quelle résidence ?
