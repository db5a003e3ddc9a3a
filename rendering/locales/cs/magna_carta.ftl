# Slova na obrázcích hry Magna Carta.

mc-phase-0 =
    .short = Začátek
mc-phase-4 =
    .short = Účinky

mc-card-small_farm =
    .short = M. farma
mc-card-small_sawmill =
    .short = M. pila
mc-card-small_quarry =
    .short = M. lom
mc-card-large_farm =
    .short = V. farma
mc-card-large_sawmill =
    .short = V. pila
mc-card-large_quarry =
    .short = V. lom
mc-card-n_trading_post =
    .short = Stanice
mc-card-n_peddler =
    .short = N. kramář

hand-title = Tvoje karty, { $name }
hand-empty = V ruce není žádná karta.
hand-alt = Tvoje karty: { $cards }. Máš: { $goods }.
hand-discards = Tvoje odložené karty: { $cards }.
prestige-cards = Prestižní karty

# Co jde z ruky teď zaplatit.
hand-can = máš na ni
hand-lacks = chybí
hand-pays = Máš na: { $cards }.

mc-card-residence =
    .short = Ob. dům
