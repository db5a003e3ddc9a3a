# Caylus : bâtiments, effets, actions, questions, refus, événements, leçons.

tile-n_farm = Ferme
tile-n_forest = Forêt
tile-n_sawmill = Scierie
tile-n_quarry = Carrière
tile-n_market = Marché
tile-n_carpenter = Charpentier
tile-f_peddler = Colporteur
tile-gold_mine = Mine d'or
tile-w_farm_food = Ferme (nourriture)
tile-w_farm_cloth = Ferme (tissu)
tile-w_quarry = Carrière en bois
tile-w_sawmill = Scierie en bois
tile-w_market = Marché en bois
tile-w_peddler = Colporteur en bois
tile-w_mason = Maçon
tile-w_lawyer = Notaire
tile-s_farm = Ferme en pierre
tile-s_park = Parc
tile-s_workshop = Atelier
tile-s_architect = Architecte
tile-s_church = Église
tile-s_tailor = Tailleur
tile-s_bank = Banque
tile-s_alchemist = Alchimiste
tile-s_jeweller = Joaillier
tile-residence = Résidence
tile-statue = Statue
tile-granary = Grenier
tile-library = Bibliothèque
tile-weaver = Tisserand
tile-theater = Théâtre
tile-college = Université
tile-monument = Monument
tile-hotel = Hôtel
tile-cathedral = Cathédrale
tile-gate = Porte
tile-trading_post = Comptoir
tile-merchants_guild = Guilde des marchands
tile-joust_field = Champ de joute
tile-stables = Écuries
tile-inn = Auberge
tile-castle = Château
effect-n_farm = gagner 1 nourriture ou 1 tissu
effect-n_forest = gagner 1 bois ou 1 nourriture
effect-n_sawmill = gagner 1 bois
effect-n_quarry = gagner 1 pierre
effect-n_market = vendre 1 cube pour 4 deniers
effect-n_carpenter = construire un bâtiment en bois
effect-f_peddler = acheter 1 cube pour 2 deniers
effect-gold_mine = gagner 1 or
effect-w_farm_food = gagner 2 nourritures ou 1 tissu
effect-w_farm_cloth = gagner 2 tissus ou 1 nourriture
effect-w_quarry = gagner 2 pierres
effect-w_sawmill = gagner 2 bois
effect-w_market = vendre 1 cube pour 6 deniers
effect-w_peddler = acheter 1 cube pour 1 denier, ou 2 pour 2
effect-w_mason = construire un bâtiment en pierre
effect-w_lawyer = payer 1 denier et 1 tissu pour une résidence
effect-s_farm = gagner 2 nourritures et 1 tissu
effect-s_park = gagner 2 bois et 1 nourriture
effect-s_workshop = gagner 2 pierres et 1 tissu
effect-s_architect = construire un bâtiment de prestige
effect-s_church = payer 2 deniers pour 3 PP, ou 4 pour 5
effect-s_tailor = payer 2 tissus pour 4 PP, ou 3 pour 6
effect-s_bank = payer 2 deniers pour 1 or, ou 5 pour 2
effect-s_alchemist = donner 2 cubes pour 1 or, ou 4 pour 2
effect-s_jeweller = payer 1 or pour 5 PP, ou 2 pour 9
effect-residence = 1 denier de revenus en plus à chaque tour
effect-statue = gagner 7 PP et une faveur
effect-granary = gagner 10 PP
effect-library = gagner 10 PP, et 1 denier de revenus en plus à chaque tour
effect-weaver = gagner 12 PP
effect-theater = gagner 14 PP et une faveur
effect-monument = gagner 14 PP et 2 faveurs
effect-hotel = gagner 16 PP, et 2 deniers de revenus en plus à chaque tour
effect-cathedral = gagner 25 PP
effect-gate = aller ailleurs plus tard, gratuitement
effect-trading_post = gagner 3 deniers
effect-merchants_guild = déplacer gratuitement le prévôt de 1 à 3 cases
effect-joust_field = payer 1 denier et 1 tissu pour une faveur
effect-stables = avancer dans l'ordre du tour
effect-inn = chacun de tes ouvriers coûte 1 denier au prochain tour
effect-castle = livrer des lots (nourriture et deux autres types)
owner-s_workshop = gagner 1 pierre ou 1 tissu
cube-cloth = tissu
goods-cloth = { $n ->
    [one] { $n } tissu
   *[other] { $n } tissus
 }
goods-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
 } (or exclu)
line-prestige = prestige
line-deniers = deniers
line-cubes = ressources
line-building = construction
phase-1 = revenus
phase-2 = placement des ouvriers
phase-3 = bâtiments spéciaux
phase-4 = déplacement du prévôt
phase-5 = activation des bâtiments
phase-6 = construction du château
phase-7 = fin du tour
label-move = → { $place } : { $effect }
note-no-batch = tu n'as pas encore de lot
note-batch-coming = un lot si le prévôt reste
note-batch-possible = un lot reste possible
note-goods = tu n'as que { $goods }
note-no-cubes = tu n'as aucun cube à part l'or
note-build-full = la route est pleine
label-back = Reprendre l'ouvrier
label-provost-free = Prévôt → { $space } ({ $shift }, gratuit)
label-inn-stay = Rester : chacun de tes ouvriers coûte 1 denier au prochain tour
label-take = Prendre { $goods }
label-give = Donner 1 { $cube }
label-build-favors = Construire { $tile } : payer { $cost }, gagner { $prestige } PP et { $favors ->
    [one] { $favors } faveur
   *[other] { $favors } faveurs
 }
label-convert = { $space } { $tile } → résidence : gagner { $prestige } PP
label-castle-done = Terminé
label-castle-none = Ne livrer aucun lot : perdre jusqu'à 2 PP
label-favor-prestige = Prestige : gagner { $n } PP
label-favor-deniers = Deniers : gagner { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }
label-favor-cubes-1 = Ressources, niveau 1 : prendre 1 nourriture
label-favor-cubes-2 = Ressources, niveau 2 : prendre 1 nourriture, bois ou pierre
label-favor-cubes-3 = Ressources, niveau 3 : prendre 1 nourriture, bois, pierre ou tissu
label-favor-cubes-4 = Ressources, niveau 4 : 1 nourriture, bois, pierre ou tissu, ou 1 cube contre 2
label-favor-cubes-5 = Ressources, niveau 5 : 1 cube au choix, ou 1 cube contre 2
label-favor-building-1 = Construction, niveau 1 : rien encore, le marqueur avance
label-favor-building-2 = Construction, niveau 2 : bâtiment en bois pour 1 bois de moins
label-favor-building-3 = Construction, niveau 3 : bâtiment en bois ou pierre, 1 bois ou pierre de moins
label-favor-building-4 = Construction, niveau 4 : bâtiment en bois ou pierre, 1 de moins, ou résidence
label-favor-building-5 = Construction, niveau 5 : n'importe quel bâtiment, ou résidence
label-exchange = Échanger 1 cube contre 2
label-use-carpenter = Charpentier : bâtiment en bois pour 1 bois de moins
label-use-mason = Maçon : bâtiment en pierre pour 1 pierre de moins
label-use-lawyer = Notaire : payer 1 tissu pour une résidence
ask-place_worker = Place un ouvrier pour { $cost ->
    [one] { $cost } denier
   *[other] { $cost } deniers
 } ou passe.
ask-place_worker-own = Place un ouvrier pour { $cost ->
    [one] { $cost } denier
   *[other] { $cost } deniers
 } (1 sur tes bâtiments) ou passe.
ask-gate = Porte : déplace l'ouvrier sur un emplacement libre de ton choix, ou reprends-le.
ask-guild = Guilde des marchands : déplace gratuitement le prévôt (case { $space }) de 3 cases au plus.
ask-inn = Auberge : rester sur l'emplacement de droite ou reprendre l'ouvrier ?
ask-production = { $tile } : choisis ce que tu prends.
ask-peddler = { $tile } : { $effect } (jamais d'or) ?
ask-give = { $tile } : choisis un cube à donner (encore { $left } à donner).
ask-give-exchange = Faveur : choisis le cube à donner.
ask-castle = Château : livre un lot (nourriture et cubes de deux autres types) ou arrête-toi.
ask-favor_line = Faveur royale : choisis une ligne. Son marqueur avance d'abord d'un niveau.
ask-favor_cubes = Faveur royale : choisis les cubes à prendre.
ask-exchange = Faveur royale : choisis les deux cubes à prendre.
ask-favor_building = Faveur royale : choisis ce que tu construis, ou rien.
refuse-place-again = chaque joueur ne peut placer qu'un ouvrier à cet endroit ({ $place })
refuse-place-two = à deux joueurs, on n'utilise pas les écuries
refuse-build-full = la route n'a plus de case libre
refuse-no-cube = tu n'as aucun cube à échanger
refuse-no-gold = l'alchimiste n'accepte pas l'or
refuse-bonus = le bonus du propriétaire est 1 { $one } ou 1 { $other }
refuse-compulsory = la production est obligatoire
refuse-favor-used = tu as déjà utilisé cette ligne pendant cette phase
refuse-level = il faut le niveau { $needed } ; ton marqueur est au niveau { $level }
refuse-use = tu ne peux rien construire ni transformer en résidence de cette façon pour l'instant
refuse-use-skip = tu as choisi cette action, tu dois donc la faire
refuse-exchange-first = tu ne prends deux cubes qu'après `exchange`
refuse-exchange = prends deux cubes, mais pas d'or
refuse-convert-empty = la case { $space } est vide
refuse-convert-kind = { $tile } : seul un bâtiment neutre, ou un de tes bâtiments en bois ou en pierre, peut devenir une résidence
refuse-castle-full = il n'y a plus de place libre dans le château
refuse-castle-cubes = un lot, c'est 1 nourriture et 1 cube de chacun de deux autres types ; tu as { $held }
event-gained-favor = { $seat } reçoit { $goods } grâce à une faveur royale.
event-paid-saved = { $seat } ne paie pas de bois grâce à une faveur royale ({ $source }).
event-paid-exchange = { $seat } donne { $goods } en échange.
event-lost-castle = { $seat } ne livre aucun lot et { $n ->
    [0] n'a aucun PP à perdre
   *[other] perd { $n } PP
 }.
event-lost = { $seat } { $n ->
    [0] n'a aucun PP à perdre
   *[other] perd { $n } PP
 } ({ $what }).
event-passed-forced = { $seat } ne peut pas placer d'ouvrier et passe automatiquement (case { $place } du pont).
event-relocated = { $seat } déplace son ouvrier : Porte → { $tile }.
why-few-cloth = pas assez de tissu
why-few-gold = pas d'or
why-few-build = pas les cubes nécessaires
why-no-tile = plus rien à construire
why-no-residence = pas de résidence à recouvrir
why-no-place = aucun emplacement libre
event-declined-favor = { $seat } ne tire rien de la faveur.
event-bailiff-joined = Bailli { $start } → { $end } ; le prévôt le rejoint.
event-order = Nouvel ordre du tour : { $order }.
event-inn = { $seat } avance sur l'emplacement de droite de l'auberge.
event-inn-stays = { $seat } reste à l'auberge.
event-converted-for = { $seat } transforme en résidence pour { $goods } : { $tile }, { $n } PP.
event-best = { $seat } reçoit une faveur pour avoir livré le plus de lots ({ $n }).
event-counted = { $seat } { $houses ->
    [0] n'a pas de maison
    [one] a { $houses } maison
   *[other] a { $houses } maisons
 } ({ $section }) : { $favors ->
    [0] aucune faveur
    [one] { $favors } faveur
   *[other] { $favors } faveurs
 }.
event-unhoused = { $seat } n'a pas de maison ({ $section }) et { $n ->
    [0] n'a aucun PP à perdre
   *[other] perd { $n } PP
 }.
event-favor = { $seat } utilise une faveur ({ $line }, niveau { $level }).
event-favor-goods = { $seat } utilise une faveur ({ $line }, niveau { $level }) : { $goods }.
event-favor-lost = { $seat } perd une faveur : les quatre lignes ont déjà servi pendant cette phase.
event-result = { $seat } : { $prestige } PP, { $gold } pour l'or, { $cubes } pour les cubes, { $deniers } pour les deniers : { $total } au total.
lesson-phase-2 = On gagne au prestige. Bâtiments et maisons du château en donnent et se paient en cubes, que rapportent les ouvriers.
lesson-phase-3 = Les bâtiments d'avant le pont s'activent d'abord, de la porte à l'auberge. Ils ne donnent pas de cubes, mais de l'argent, une meilleure place dans l'ordre du tour, une faveur royale ou un déplacement du prévôt.
lesson-phase-4 = La route s'arrête au prévôt ce tour-ci : un ouvrier placé au-delà ne rapporte rien. Chaque joueur peut le déplacer de 3 cases au plus, à 1 denier la case ; le premier à avoir passé décide en premier.
lesson-phase-5 = Les bâtiments de la route s'activent maintenant, de la case 1 jusqu'au prévôt, chacun pour l'ouvrier qui s'y trouve. Ce que tu y gagnes paie tes maisons et tes bâtiments.
lesson-phase-6 = Au château, un lot (nourriture et deux autres types de cubes) devient une maison. Le joueur qui livre le plus de lots gagne une faveur royale ; un joueur qui y a un ouvrier mais aucun lot perd 2 PP.
lesson-phase-7 = Le bailli avance, et quand il atteint la case 12, 18 ou 24, une section du château est décomptée. Deux maisons dans la section rapportent une faveur royale ; n'en avoir aucune coûte du prestige.
lesson-place_worker = Un lot pour le château, c'est de la nourriture et deux autres types de cubes. Chaque joueur qui passe rend les ouvriers des autres plus chers ; le premier gagne 1 denier.
lesson-gate = Depuis la porte, ton ouvrier va gratuitement sur n'importe quel emplacement libre, château compris. Tu peux ainsi prendre ce que les autres ont laissé.
lesson-guild = Un déplacement gratuit du prévôt : en avant si tes ouvriers sont loin, en arrière si seuls les autres y perdent.
lesson-joust = Une faveur royale pour 1 denier et 1 tissu, c'est donné : les faveurs valent plus chaque fois que tu choisis la même ligne.
lesson-inn = Tant que tu restes à l'auberge, chaque ouvrier te coûte 1 denier, quel que soit le nombre de joueurs qui ont passé. Mais l'ouvrier qui y reste te manque ailleurs.
lesson-provost = Le laisser en place est gratuit. Paie si un de tes ouvriers est au-delà et vaut la peine d'être sauvé, ou pour bloquer ceux des autres ; les suivants peuvent encore le ramener.
lesson-production = Un ouvrier rapporte ici des cubes ; s'il y a un choix, c'est toi qui décides. Un lot demande de la nourriture et deux autres types, et on construit aussi avec du bois et de la pierre.
lesson-bonus = Un autre joueur s'est servi de ton bâtiment en pierre : tu reçois aussi un cube, du type de ton choix.
lesson-market = Un cube devient de l'argent, et l'argent paie des ouvriers au prochain tour. Vends ce que tu as en trop.
lesson-peddler = Ici, l'argent devient un cube, de n'importe quel type sauf l'or.
lesson-trade = Ici, ce que tu as devient du prestige ou de l'or. Renoncer ne coûte rien.
lesson-give = Choisis ce dont tu peux te passer : un lot demande une nourriture et deux autres types.
lesson-build = Un bâtiment donne tout de suite du prestige, ne te coûte que 1 denier à l'usage et te rapporte quand les autres s'en servent. Les plus fréquentés sont ceux dont tout le monde a besoin.
lesson-on = Il faut recouvrir une de tes résidences, qui ne rapporte alors plus de deniers.
lesson-lawyer = Une résidence rapporte 1 denier à chaque tour, et il en faut une pour construire un bâtiment de prestige. Le bâtiment qu'elle remplace disparaît : choisis-en un qui ne te manquera pas.
lesson-castle = Un lot rapporte aussitôt du prestige, et les suivants en rapporteront moins. Ne garde des cubes que pour ce que tu construiras à coup sûr.
lesson-favor_line = Une faveur avance ton marqueur d'un niveau sur une ligne, et tu peux utiliser l'un des niveaux atteints, à ton choix. S'en tenir à une seule ligne rapporte le plus : jusqu'à 5 PP à la fois, ou un bâtiment.
lesson-favor_cubes = Tu choisis le type. Pense à ton prochain lot (nourriture et deux autres types) et à ton prochain bâtiment.
lesson-exchange = Donne un cube dont tu peux te passer et prends ce qui te manque pour un lot ou un bâtiment.
lesson-favor_building = Plus ton marqueur est avancé, meilleurs sont les bâtiments à ta portée, et ils coûtent moins cher qu'avec un ouvrier.
lesson-trading_post = Trois deniers pour un ouvrier : utile quand l'argent manque.
lesson-stables = Les joueurs qui ont un ouvrier ici passent en tête de l'ordre du tour, dans l'ordre de leurs ouvriers, et gardent cette place.
lesson-place_castle = Avec un ouvrier ici, tu peux livrer des lots à la fin du tour. N'en livrer aucun coûte 2 PP, sauf si tu en as un et qu'aucune section n'a plus de place.
lesson-gold_mine = Les bâtiments de prestige demandent de l'or, et chaque or restant vaut 3 PP à la fin. La mine est loin : elle ne sert que si le prévôt va jusque-là.
lesson-bank = Ici, l'argent devient de l'or : les bâtiments de prestige en demandent, et chaque or restant vaut 3 PP à la fin.
lesson-mason = On construit ici des bâtiments en pierre. Ils rapportent plus de prestige que la plupart de ceux en bois, et certains te donnent un cube quand d'autres s'en servent.
lesson-architect = On construit ici des bâtiments de prestige, chacun sur une de tes résidences. Ils rapportent de 7 à 25 PP, demandent de l'or et n'accueillent pas d'ouvriers.
lesson-section-dungeon = Les maisons vont maintenant au donjon : 5 PP chacune, six places. Au décompte, 2 maisons te rapportent 1 faveur royale ; sans maison, tu perds 2 PP.
lesson-section-walls = Les maisons vont maintenant aux murailles : 4 PP chacune, dix places. Au décompte, 2 maisons te rapportent 1 faveur royale, 3 en rapportent 2 et 5 en rapportent 3 ; sans maison, tu perds 3 PP.
lesson-section-towers = Les maisons vont maintenant aux tours : 3 PP chacune, quatorze places. Au décompte, qui termine la partie, 2 maisons te rapportent 1 faveur royale, 4 en rapportent 2 et 6 en rapportent 3 ; sans maison, tu perds 4 PP.
remind-section = Une section du château sera bientôt décomptée ({ $section }). Si tu n'y as pas de maison, tu perds { $loss } PP : place un ouvrier au château et livre un lot.
lesson-line-prestige = Prestige : les niveaux 1 à 5 donnent 1, 2, 3, 4 et 5 PP.
lesson-line-deniers = Deniers : les niveaux 1 à 5 donnent 3, 4, 5, 6 et 7 deniers.
lesson-line-cubes = La ligne des ressources, niveau par niveau : une nourriture, un bois ou une pierre, un tissu, un cube échangé contre deux, un or.
lesson-line-building = La ligne de construction, niveau par niveau : rien encore, un bâtiment en bois, un en pierre, une résidence, un bâtiment de prestige. On y construit sans ouvrier ; les bâtiments en bois et en pierre y coûtent un cube de moins.
event-section = Décompte : { $section }.
event-section-full = Section pleine, donc décomptée : { $section }.
