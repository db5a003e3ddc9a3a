# Wörter auf den Bildern von Magna Carta.

mc-phase-0 = Starthand
    .short = Start
mc-phase-1 = Einkommen
mc-phase-2 = Aktionen
mc-phase-3 = Vogt bewegen
    .short = Vogt
mc-phase-4 = Gebäudewirkungen
    .short = Wirkungen
mc-phase-5 = Schlossbau
    .short = Schloss
mc-phase-6 = Rundenende
    .short = Ende

mc-do-opening = Starthand behalten oder austauschen
    .short = Hand behalten?
mc-do-action = ziehen, einsetzen, bauen oder passen
    .short = handeln oder passen
mc-do-on = Wohnhaus zum Überbauen wählen
    .short = welches Wohnhaus?
mc-do-payment = Bezahlung wählen
    .short = Bezahlung wählen
mc-do-provost = Vogt bewegen oder stehen lassen
    .short = Vogt bewegen
mc-do-peddler = beim Hausierer kaufen, oder nicht
    .short = kaufen oder nicht
mc-do-market = Rohstoff verkaufen, oder nicht
    .short = verkaufen oder nicht
mc-do-lawyer = Karte umwandeln, oder nicht
    .short = ein Wohnhaus?
mc-do-gold_mine = Rohstoff gegen Gold tauschen, oder nicht
    .short = Rohstoff gegen Gold?
mc-do-bank = Gold kaufen, oder nicht
    .short = Gold kaufen oder nicht
mc-do-church = Schlossplättchen kaufen, oder nicht
    .short = Plättchen kaufen?
mc-do-castle = Pakete für das Schloss abgeben
    .short = Pakete abgeben

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
hand-discards = Dein Abwurf: { $cards }.
prestige-cards = Prestigekarten

# Was von der Hand jetzt bezahlt werden kann.
hand-can = bezahlbar
hand-lacks = es fehlt
hand-pays = Du kannst bezahlen: { $cards }.
