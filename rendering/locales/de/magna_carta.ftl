# Wörter auf den Bildern von Magna Carta.

mc-phase-0 =
    .short = Start
mc-phase-4 =
    .short = Wirkungen

mc-card-small_farm =
    .short = Kl. Hof
mc-card-small_sawmill =
    .short = Kl. Säge
mc-card-small_quarry =
    .short = Kl. Bruch
mc-card-large_farm =
    .short = Gr. Hof
mc-card-large_sawmill =
    .short = Gr. Säge
mc-card-large_quarry =
    .short = Gr. Bruch
mc-card-n_quarry =
    .short = Steinbr.
mc-card-n_peddler =
    .short = Hausierer

hand-title = Deine Hand, { $name }
hand-empty = Keine Karte auf der Hand.
hand-alt = Deine Hand: { $cards }. Du hast { $goods }.
hand-discards = Dein Ablagestapel: { $cards }.
prestige-cards = Prestigekarten

# Was von der Hand jetzt bezahlt werden kann.
hand-can = bezahlbar
hand-lacks = es fehlt
hand-pays = Du kannst bezahlen: { $cards }.
