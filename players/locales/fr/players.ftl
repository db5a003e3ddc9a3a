# Ce que l'ordinateur dit de ses choix.

reason-you-less = il t'en reste moins ({ $what })
topic-income = revenus
topic-batches = cubes pour le château
topic-favors = faveurs royales
topic-residences = résidences
topic-buildings = bâtiments
topic-prestige-building = bâtiment de prestige
topic-hand = cartes en main
topic-order = ordre du tour
topic-inn = auberge

purpose-batch-complete = cela fait { $n ->
    [one] { $n } lot complet
   *[other] { $n } lots complets
 } pour le château ({ $goods })
purpose-batch-closer = il en faut pour le prochain lot du château ({ $goods })
purpose-build = cela permet de payer un bâtiment : { $tile } ({ $prestige } PP)
purpose-build-batch = des cubes du lot permettent de payer un bâtiment : { $tile } ({ $prestige } PP)
purpose-money = les ouvriers coûtent de l'argent et il en reste peu ({ $n })
purpose-material = les bâtiments en coûtent, et les lots aussi ({ $goods })
purpose-cubes-end = trois cubes restants valent 1 PP à la fin de la partie
purpose-gold = les bâtiments de prestige coûtent de l'or, et chaque or restant vaut 3 PP à la fin
purpose-gold-any = l'or remplace n'importe quel cube, pour une carte ou un lot
purpose-gold-kept = l'or reste, et il remplacera n'importe quel cube
purpose-spare = aucun lot n'a besoin des cubes que cela coûte
purpose-house-missing = une section sera bientôt décomptée, et n'y avoir aucune maison coûte { $loss } PP ({ $section })
purpose-house = un lot rapporte { $prestige } PP et une maison ({ $section })
purpose-house-favors = avec une maison de plus, le décompte rapporte { $n ->
    [one] { $n } faveur
   *[other] { $n } faveurs
 } ({ $section })
purpose-most-batches = livrer le plus de lots rapporte une faveur royale
purpose-most-gold = livrer le plus de lots rapporte 1 or
purpose-tokens = les jetons valent de moins en moins : d'abord 4, puis 3, puis 2
purpose-pass = les deniers gardés paieront des ouvriers au prochain tour
purpose-pass-dear = le prochain ouvrier coûterait { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }
purpose-reaches = cela active aussi un ouvrier placé au-delà du prévôt : { $space } { $tile }
purpose-cuts-off = ainsi l'ouvrier d'un autre joueur reste au-delà du prévôt : { $space } { $tile }
purpose-provost-stays = le déplacer n'en vaut pas la peine
purpose-scored-now = le décompte a ainsi lieu dès ce tour ({ $section })
purpose-scored-later = le décompte est ainsi repoussé, car il y manque encore une maison ({ $section })
purpose-order = cela fait avancer dans l'ordre du tour ({ $now } → { $to })
purpose-inn = chaque joueur qui passe renchérit les ouvriers, sauf pour qui est à l'auberge
purpose-gate = l'emplacement se choisit une fois que tout le monde a passé
purpose-favor = chaque faveur sur une ligne augmente la valeur de la suivante
purpose-income = une résidence rapporte de l'argent à chaque tour, et les bâtiments de prestige se posent sur des résidences
purpose-rate = ce que cela coûte vaudrait moins à la fin de la partie
purpose-most-prestige = de tous les choix possibles maintenant, c'est celui qui rapporte le plus de prestige
purpose-owner = chaque fois que d'autres l'utilisent, son propriétaire gagne 1 PP
purpose-owner-effect = chaque fois que d'autres l'utilisent, son propriétaire y gagne aussi
purpose-leave = un ouvrier de plus pourra être placé au prochain tour
purpose-keep = ce que cela coûterait vaut plus si on le garde
purpose-castle-empty = cela vaut plus que le lot, même si l'ouvrier au château n'a alors rien à livrer
purpose-batch-kept = il reste ainsi un lot pour l'ouvrier au château
purpose-several = un seul ouvrier rapporte { $n } cubes
purpose-exchange = un cube devient deux cubes plus utiles
purpose-guild = déplacer le prévôt influe sur les bâtiments activés
purpose-cards = davantage de cartes au choix (en main : { $n })
purpose-opening = cartes payables tout de suite avec les cubes : { $n }
