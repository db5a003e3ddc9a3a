# Palabras de las imágenes de Magna Carta.

mc-phase-0 = Mano inicial
    .short = Inicio
mc-phase-1 = Ingresos
mc-phase-2 = Acciones
mc-phase-3 = Movimiento del preboste
    .short = Preboste
mc-phase-4 = Efectos de los edificios
    .short = Efectos
mc-phase-5 = Construcción del castillo
    .short = Castillo
mc-phase-6 = Fin de la ronda
    .short = Fin

mc-do-opening = conservar la mano inicial, o cambiarla
    .short = ¿conservar la mano?
mc-do-action = robar, colocar, construir o pasar
    .short = actuar o pasar
mc-do-on = elegir la residencia que se cubre
    .short = ¿qué residencia?
mc-do-payment = elegir con qué se paga
    .short = elegir el pago
mc-do-provost = mover al preboste, o dejarlo
    .short = mover al preboste
mc-do-peddler = comprar al buhonero, o no
    .short = comprar o no
mc-do-market = vender un cubo, o no
    .short = vender o no
mc-do-lawyer = crear una residencia, o no
    .short = ¿una residencia?
mc-do-gold_mine = cambiar un cubo por oro, o no
    .short = ¿un cubo por oro?
mc-do-bank = comprar oro, o no
    .short = comprar oro o no
mc-do-church = comprar fichas del castillo, o no
    .short = ¿comprar fichas?
mc-do-castle = entregar lotes al castillo
    .short = entregar lotes

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
