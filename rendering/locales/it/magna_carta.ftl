# Parole sulle immagini di Magna Carta.

mc-phase-0 =
    .short = Inizio
mc-phase-4 =
    .short = Effetti

mc-card-small_farm =
    .short = Fatt. pic.
mc-card-small_sawmill =
    .short = Segh. pic.
mc-card-small_quarry =
    .short = Cava pic.
mc-card-large_farm =
    .short = Fatt. gr.
mc-card-large_sawmill =
    .short = Segh. gr.
mc-card-large_quarry =
    .short = Cava gr.
mc-card-gold_mine =
    .short = Miniera
mc-card-n_trading_post =
    .short = Stazione
mc-card-n_peddler =
    .short = Ambul. n.

hand-title = La tua mano, { $name }
hand-empty = Nessuna carta in mano.
hand-alt = La tua mano: { $cards }. Hai: { $goods }.
hand-discards = I tuoi scarti: { $cards }.
prestige-cards = Carte di prestigio

# Che cosa della mano si può pagare adesso.
hand-can = puoi pagare
hand-lacks = manca
hand-pays = Puoi pagare: { $cards }.
