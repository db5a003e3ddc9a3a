# Words on the pictures of Magna Carta.

mc-phase-0 = Opening hands
    .short = Opening
mc-phase-1 = Income
mc-phase-2 = Actions
mc-phase-3 = Provost
mc-phase-4 = Building effects
    .short = Effects
mc-phase-5 = Castle
mc-phase-6 = End of turn
    .short = Turn end

mc-do-opening = to keep the opening hand, or replace it
    .short = keep the hand?
mc-do-action = to draw, place, build or pass
    .short = to act or pass
mc-do-on = to choose the residence to cover
    .short = which residence?
mc-do-payment = to choose what to pay
    .short = to choose payment
mc-do-provost = to move the provost, or let him stay
    .short = to move the provost
mc-do-peddler = to buy from the peddler, or not
    .short = to buy or not
mc-do-market = to sell a cube, or not
    .short = to sell or not
mc-do-lawyer = to make a residence, or not
    .short = a residence?
mc-do-gold_mine = to exchange a cube for gold, or not
    .short = a cube for gold?
mc-do-bank = to buy gold, or not
    .short = to buy gold or not
mc-do-church = to buy castle tokens, or not
    .short = to buy tokens?
mc-do-castle = to give batches to the castle
    .short = castle batches

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
