magna-carta = Caylus Magna Carta

mc-phase-0 = Mâna de început
    .short = Început
mc-phase-1 = Venituri
mc-phase-2 = Acțiuni
mc-phase-3 = Prevot
mc-phase-4 = Efectele clădirilor
    .short = Efecte
mc-phase-5 = Castel
mc-phase-6 = Sfârșitul rundei
    .short = Sfârșit

mc-do-opening = păstrează mâna de început sau o schimbă
    .short = păstrează mâna?
mc-do-action = trage, plasează, construiește sau pasează
    .short = acțiune sau pasează
mc-do-on = alege reședința de acoperit
    .short = care reședință?
mc-do-payment = alege ce plătește
    .short = alege plata
mc-do-provost = mută prevotul sau îl lasă acolo
    .short = mută prevotul
mc-do-peddler = cumpără de la colportor sau nu
    .short = cumpără sau nu
mc-do-market = vinde un cub sau nu
    .short = vinde sau nu
mc-do-lawyer = face o reședință sau nu
    .short = o reședință?
mc-do-gold_mine = schimbă un cub pe aur sau nu
    .short = un cub pe aur?
mc-do-bank = cumpără aur sau nu
    .short = cumpără aur sau nu
mc-do-church = cumpără jetoane de castel sau nu
    .short = cumpără jetoane?
mc-do-castle = predă seturi castelului
    .short = seturi la castel

mc-card-small_quarry =
    .short = Car. mică
mc-card-large_quarry =
    .short = Car. mare
mc-card-gold_mine =
    .short = Mină aur
mc-card-n_trading_post =
    .short = Post com.
mc-card-n_peddler =
    .short = Colportor

hand-title = Mâna ta, { $name }
hand-empty = Nicio carte în mână.
hand-alt = Mâna ta: { $cards }. Ai { $goods }.
hand-discards = Decartatele tale: { $cards }.
prestige-cards = Cărți de prestigiu

hand-can = plătibilă
hand-lacks = lipsesc
hand-pays = Poți plăti: { $cards }.
