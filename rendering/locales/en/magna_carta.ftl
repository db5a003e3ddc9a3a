# Words on the pictures of Magna Carta.

mc-phase-0 =
    .short = Opening
mc-phase-4 =
    .short = Effects

mc-card-small_farm =
    .short = Sm. farm
mc-card-small_sawmill =
    .short = Sm. sawmill
mc-card-small_quarry =
    .short = Sm. quarry
mc-card-large_farm =
    .short = L. farm
mc-card-large_sawmill =
    .short = L. sawmill
mc-card-large_quarry =
    .short = L. quarry
mc-card-n_trading_post =
    .short = Trade post
mc-card-n_peddler =
    .short = Peddler

hand-title = Your hand, { $name }
hand-empty = No card in hand.
hand-alt = Your hand: { $cards }. You have { $goods }.
hand-discards = Your discards: { $cards }.
prestige-cards = Prestige cards

# What of the hand can be paid now.
hand-can = affordable
hand-lacks = lacks
hand-pays = You can pay for: { $cards }.
