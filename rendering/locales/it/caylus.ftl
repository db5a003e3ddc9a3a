# Parole sulle immagini di Caylus.

phase-2 =
    .short = Piazzamento
phase-3 =
    .short = Speciali
phase-5 =
    .short = Strada
phase-7 =
    .short = Fine

tile-w_farm_food =
    .short = F. cibo
tile-w_farm_cloth =
    .short = F. tessuto
tile-w_quarry =
    .short = Cava leg.
tile-w_sawmill =
    .short = Segh. leg.
tile-w_market =
    .short = Merc. leg.
tile-w_peddler =
    .short = Amb. legno
tile-s_farm =
    .short = F. pietra
tile-s_jeweller =
    .short = Gioiell.
tile-gold_mine =
    .short = Miniera
tile-trading_post =
    .short = Stazione
tile-merchants_guild =
    .short = Gilda
tile-joust_field =
    .short = Torneo

favors = Favori reali
    .short = Favori
favors-simplified = Semplici: ogni favore vale 3 PP.
castle-queue = Lavoratori al castello
    .short = Al castello

source-start = All'inizio
phase-4 =
    .short = Prevosto
phase-6 =
    .short = Castello
