# Caylus Magna Carta: cards, effects, labels of actions, questions, refusals, events, lessons.

mc-card-small_farm = Small farm
mc-card-small_sawmill = Small sawmill
mc-card-small_quarry = Small quarry
mc-card-large_farm = Large farm
mc-card-large_sawmill = Large sawmill
mc-card-large_quarry = Large quarry
mc-card-n_peddler = Neutral peddler
mc-card-town_hall = Town hall

# What they do for the worker's owner

mc-effect-small_farm = gain 1 food
mc-effect-lawyer = pay 1 food for a residence
mc-effect-large_farm = gain 2 food
mc-effect-bank = pay 1 denier for 1 gold, or 3 for 2
mc-effect-church = pay 2 deniers for a token, 5 for 2
mc-effect-n_trading_post = gain 2 deniers
mc-effect-n_peddler = buy a cube for 1 denier
mc-effect-theatre = worth 6 prestige
mc-effect-hotel = worth 6 prestige; gain 1 denier of income every turn
mc-effect-stables = worth 10 prestige
mc-effect-cathedral = worth 14 prestige

# What they do for the card's owner

mc-owner-small_farm = gain 1 food from the card
mc-owner-small_sawmill = gain 1 wood from the card
mc-owner-small_quarry = gain 1 stone from the card
mc-owner-market = gain 1 denier
mc-owner-gold_mine = give a cube for 1 gold
mc-owner-bank = pay 2 deniers for 1 gold
mc-owner-church = pay 3 deniers for a token

# What a record says

# Goods

mc-phase-0 = opening hands
mc-phase-2 = actions
mc-phase-4 = building effects

# Labels of actions

mc-label-keep = Keep the hand
mc-label-mulligan = Discard the hand and draw { $n } new cards
mc-label-draw = Draw a card: pay 1 denier
mc-label-draw-shuffle = Shuffle the discards and draw a card: pay 1 denier
mc-label-redraw = Replace the hand ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
 }): pay 1 denier
mc-label-place-foreign = { $space } { $tile }: { $effect }; owner: { $owner_effect }
mc-label-pay-cubes = Pay { $goods }
mc-label-convert = { $place } { $card } becomes a residence, worth { $prestige } prestige instead of { $points }
mc-label-done-none = Give no batch

# Questions: what is to be decided

mc-ask-opening = Keep the opening hand, or discard all of it and draw { $n } new cards?
mc-ask-action = Draw, replace the hand, place a worker (1 denier each), build, or pass.
mc-ask-payment = { $card }: choose what to pay ({ $cost }; gold replaces any cube).
mc-ask-payment-conversion = Lawyer: choose what to pay for the residence (1 food, or 1 gold instead).
mc-ask-castle = Castle: give a batch (food, wood and stone; gold replaces any of them), or finish.

# Why a code is not legal now

mc-refuse-draw = the pile and the discards are both empty
mc-refuse-redraw = your hand is empty
mc-refuse-build-hand = the { $card } is not in your hand
mc-refuse-payment = the { $card } costs { $cost } (gold replaces any cube), not { $paid }
mc-refuse-payment-conversion = a residence costs 1 food or 1 gold, not { $paid }
mc-refuse-tokens = you asked for { $asked ->
    [one] { $asked } token
   *[other] { $asked } tokens
 }; the castle has { $left } left
mc-refuse-convert-kind = the { $card } on { $place } can't become a residence; only a building of your own can
mc-refuse-castle-gold = when you have gold, name the three cubes of the batch
mc-refuse-castle-plain = when you have no gold, just write `batch`
mc-refuse-castle-cubes = a batch is 1 food, 1 wood and 1 stone (gold replaces any of them); you have { $held }

# Events

mc-event-replaced = { $seat } discards their hand ({ $cards }).
mc-event-new-hand = { $seat } replaces their hand ({ $cards }) for { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }.
mc-event-drawn = { $seat } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }.
mc-event-drawn-for = { $seat } draws { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } for { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }.
mc-event-shuffled = { $seat } shuffles { $n ->
    [one] { $n } discard
   *[other] { $n } discards
 }.
mc-event-best-gold = { $seat } gets { $goods } for the most batches.
mc-event-trade-owner = { $seat } pays { $goods } for { $gained } (own { $source }).
event-paid-draw = { $seat } pays { $goods } for a card.
mc-event-provost-turn = Provost { $start } → { $end }.
mc-event-provost-turn-stays = The provost stays on the last card ({ $end }).
why-no-token = no castle token left
why-no-food = no food and no gold
mc-event-converted-for = { $seat } turns the { $tile } into a residence for { $goods }.
mc-event-token-church = { $seat } buys a token ({ $section }).
mc-event-best = { $seat } gives the most batches ({ $n }).
mc-event-removed = No batch: { $n ->
    [one] { $n } token leaves
   *[other] { $n } tokens leave
 } the game ({ $sections }).
mc-event-result = { $seat }: { $tokens } for tokens, { $cards } for cards, { $gold } for gold, { $cubes } for cubes, { $deniers } for deniers: { $total } in total.

# The position in words

# Lessons: what newcomers are told of a phase (two sentences), and of the choices of a decision

mc-lesson-phase-0 = The player with the most prestige wins: cards you build and batches you give to the castle bring prestige, and both cost cubes. Everyone has the same cards, but in a different order.
mc-lesson-phase-2 = Players take turns doing one thing: place a worker on a card, build a card, draw, replace the hand, or pass. Workers bring cubes, cubes build cards, and cards pay you when others use them.
mc-lesson-phase-4 = Now the cards on the road are activated up to the provost: each for the worker on it, then for its owner if that is another player.
mc-lesson-phase-5 = A batch is food, wood and stone, and needs no worker: 4 prestige while the dungeon lasts, then 3, then 2. Giving the most earns gold; when tokens run out, the game ends.
mc-lesson-opening = Keep a hand with cards you can pay for soon. You can replace the whole hand once for free now; later it costs 1 denier.
mc-lesson-action = A worker, a drawn card and a new hand cost 1 denier each; building costs only cubes. Build early what others will use, and pass when you would rather keep your money for the provost.
mc-lesson-payment = Gold replaces any cube, so pay with what you can spare and keep the gold.
mc-lesson-lawyer = A residence brings 1 denier every turn, and a prestige card needs one to stand on. You lose the card it replaces, so choose one that nobody uses.
mc-lesson-gold_mine = Gold replaces any cube in a batch or a building, so give the kind you have most of.
mc-lesson-bank = Gold replaces any cube, so this buys you the cube you still need.
mc-lesson-church = You buy tokens with money, the most valuable first. They don't count toward the gold for the most batches.
mc-lesson-gives = A worker here brings what the card shows. If it is another player's card, its owner gets something too.
