mc-phase-0 =
    .short = Început
mc-phase-4 =
    .short = Efecte

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
