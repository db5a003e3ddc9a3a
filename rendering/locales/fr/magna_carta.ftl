# Mots sur les images de Magna Carta.

mc-phase-0 = Main de départ
    .short = Départ
mc-phase-1 = Revenus
mc-phase-2 = Actions
mc-phase-3 = Déplacement du prévôt
    .short = Prévôt
mc-phase-4 = Effets des bâtiments
    .short = Effets
mc-phase-5 = Construction du château
    .short = Château
mc-phase-6 = Fin du tour

mc-do-opening = garder la main de départ, ou la remplacer
    .short = garder la main ?
mc-do-action = piocher, placer, construire ou passer
    .short = agir ou passer
mc-do-on = choisir la résidence à recouvrir
    .short = quelle résidence ?
mc-do-payment = choisir comment payer
    .short = choisir le paiement
mc-do-provost = déplacer le prévôt, ou le laisser
    .short = déplacer le prévôt
mc-do-peddler = acheter au colporteur, ou non
    .short = acheter ou non
mc-do-market = vendre un cube, ou non
    .short = vendre ou non
mc-do-lawyer = créer une résidence, ou non
    .short = une résidence ?
mc-do-gold_mine = échanger un cube contre de l'or, ou non
    .short = un cube contre 1 or ?
mc-do-bank = acheter de l'or, ou non
    .short = acheter de l'or ?
mc-do-church = acheter des jetons, ou non
    .short = acheter des jetons ?
mc-do-castle = livrer des lots au château
    .short = lots au château

mc-card-small_farm =
    .short = P. ferme
mc-card-small_sawmill =
    .short = P. scierie
mc-card-small_quarry =
    .short = P. carr.
mc-card-large_farm =
    .short = G. ferme
mc-card-large_sawmill =
    .short = G. scierie
mc-card-large_quarry =
    .short = G. carr.
mc-card-n_peddler =
    .short = Colp. n.
mc-card-town_hall =
    .short = H. ville

hand-title = Ta main, { $name }
hand-empty = Aucune carte en main.
hand-alt = Ta main : { $cards }. Tu as { $goods }.
hand-discards = Ta défausse : { $cards }.
prestige-cards = Cartes de prestige

# Ce qui peut être payé maintenant.
hand-can = abordable
hand-lacks = manque
hand-pays = Tu peux payer : { $cards }.
