# Words on the pictures of Caylus.

phase-2 =
    .short = Placing
phase-3 =
    .short = Specials
phase-5 =
    .short = Road
phase-7 =
    .short = Turn end

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

source-start = Before
