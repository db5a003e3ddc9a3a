# Parole sulle immagini di Magna Carta.
magna-carta = Caylus Magna Carta

mc-phase-0 = Mano iniziale
    .short = Inizio
mc-phase-1 = Reddito
mc-phase-2 = Azioni
mc-phase-3 = Movimento del prevosto
    .short = Prevosto
mc-phase-4 = Effetti degli edifici
    .short = Effetti
mc-phase-5 = Costruzione del castello
    .short = Castello
mc-phase-6 = Fine del round
    .short = Fine

mc-do-opening = tenere la mano iniziale o cambiarla
    .short = tenere la mano?
mc-do-action = pescare, piazzare, costruire o passare
    .short = agire o passare
mc-do-on = scegliere la residenza da coprire
    .short = quale residenza?
mc-do-payment = scegliere con che cosa pagare
    .short = scegliere il pagamento
mc-do-provost = spostare il prevosto o lasciarlo
    .short = spostare il prevosto
mc-do-peddler = comprare dall'ambulante, o no
    .short = comprare o no
mc-do-market = vendere un cubo, o no
    .short = vendere o no
mc-do-lawyer = fare una residenza, o no
    .short = una residenza?
mc-do-gold_mine = scambiare un cubo con un oro, o no
    .short = un cubo per oro?
mc-do-bank = comprare oro, o no
    .short = comprare oro o no
mc-do-church = comprare gettoni del castello, o no
    .short = comprare gettoni?
mc-do-castle = consegnare lotti al castello
    .short = lotti al castello

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
prestige-cards = Carte prestigio

# Che cosa della mano si può pagare adesso.
hand-can = puoi pagare
hand-lacks = manca
hand-pays = Puoi pagare: { $cards }.
