# Mots sur les images de Magna Carta.

mc-phase-0 =
    .short = Départ
mc-phase-4 =
    .short = Effets

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
