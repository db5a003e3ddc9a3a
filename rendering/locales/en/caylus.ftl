# Words on the pictures of Caylus.

phase-2 =
    .short = Placing
phase-3 =
    .short = Specials
phase-5 =
    .short = Road
phase-7 =
    .short = Turn end

do-place_worker = to place a worker or pass
    .short = to place or pass
do-gate = to move the worker from the gate
    .short = the gate: move?
do-guild = to move the provost, free
    .short = provost, free
do-joust = to joust for a favor, or not
    .short = to joust or not
do-inn = to stay at the inn, or leave
    .short = the inn: stay?
do-provost = to move the provost, or let him stay
    .short = to move the provost
do-production = to choose the goods
    .short = to choose goods
do-bonus = to choose the owner's bonus
    .short = owner's bonus
do-market = to sell a cube, or not
    .short = to sell or not
do-peddler = to buy from the peddler, or not
    .short = to buy or not
do-trade = to trade, or not
    .short = to trade or not
do-give = to choose the cube to give
    .short = to give a cube
do-build = to build, or not
    .short = to build or not
do-on = to choose the residence to cover
    .short = which residence?
do-lawyer = to make a residence, or not
    .short = a residence?
do-castle = to give batches to the castle
    .short = castle batches
do-favor_line = to choose a line of favors
    .short = to choose a favor
do-favor_cubes = to take the favor in cubes
    .short = favor: cubes
do-exchange = to choose the cubes to take
    .short = to take cubes
do-favor_building = to use the builder's favor
    .short = favor: building

tile-trading_post =
    .short = Trade post
tile-merchants_guild =
    .short = Guild
tile-joust_field =
    .short = Joust
tile-w_quarry =
    .short = W. quarry
tile-w_sawmill =
    .short = W. sawmill
tile-w_market =
    .short = W. market
tile-w_peddler =
    .short = W. peddler


favors = Royal favors
    .short = Favors
favors-simplified = Simplified: every favor is worth 3 prestige.
castle-queue = Workers at the castle
    .short = At castle
stock = Tiles that can be built
    .short = Stock

source-start = Before
