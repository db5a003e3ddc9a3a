mc-phase-0 =
    .short = Început
mc-phase-4 =
    .short = Efecte

do-opening = păstrează mâna de început sau o schimbă
    .short = păstrează mâna?
do-action = trage, plasează, construiește sau pasează
    .short = acționează sau pasează
do-payment = alege ce plătește
    .short = alege plata
do-gold_mine = schimbă un cub pe aur sau nu
    .short = un cub pe aur?
do-bank = cumpără aur sau nu
    .short = cumpără aur sau nu
do-church = cumpără jetoane de castel sau nu
    .short = cumpără jetoane?

mc-card-small_quarry =
    .short = Car. mică
mc-card-large_sawmill =
    .short = Gat. mare
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
hand-discards = Cărțile tale decartate: { $cards }.
prestige-cards = Cărți de prestigiu

hand-can = poți plăti
hand-lacks = lipsă
hand-pays = Poți plăti: { $cards }.
