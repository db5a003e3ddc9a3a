# Palabras de las imágenes de Magna Carta.

mc-phase-0 =
    .short = Inicio
mc-phase-4 =
    .short = Efectos

mc-card-small_farm =
    .short = G. pequeña
mc-card-small_sawmill =
    .short = A. pequeño
mc-card-small_quarry =
    .short = C. pequeña
mc-card-large_farm =
    .short = G. grande
mc-card-large_sawmill =
    .short = A. grande
mc-card-large_quarry =
    .short = C. grande
mc-card-gold_mine =
    .short = Mina
mc-card-n_trading_post =
    .short = Puesto
mc-card-n_peddler =
    .short = Buhonero
mc-card-town_hall =
    .short = Ayunt.

hand-title = Tu mano, { $name }
hand-empty = Ninguna carta en la mano.
hand-alt = Tu mano: { $cards }. Tienes { $goods }.
hand-discards = Tus descartes: { $cards }.
prestige-cards = Cartas de prestigio

# Lo que de la mano se puede pagar ahora.
hand-can = se puede pagar
hand-lacks = falta
hand-pays = Puedes pagar: { $cards }.
