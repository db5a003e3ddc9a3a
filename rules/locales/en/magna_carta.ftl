# Made from the English texts in the code by `make golden`. Translate a copy in another folder.

mc-card-small_farm = Small farm
mc-card-small_sawmill = Small sawmill
mc-card-small_quarry = Small quarry
mc-card-peddler = Peddler
mc-card-market = Market
mc-card-lawyer = Lawyer
mc-card-large_farm = Large farm
mc-card-large_sawmill = Large sawmill
mc-card-large_quarry = Large quarry
mc-card-gold_mine = Gold mine
mc-card-bank = Bank
mc-card-church = Church
mc-card-n_park = Park
mc-card-n_forest = Forest
mc-card-n_quarry = Quarry
mc-card-n_trading_post = Trading post
mc-card-n_peddler = Neutral peddler
mc-card-residence = Residence
mc-card-theatre = Theatre
mc-card-statue = Statue
mc-card-hotel = Hotel
mc-card-stables = Stables
mc-card-town_hall = Town hall
mc-card-monument = Monument
mc-card-cathedral = Cathedral
mc-effect-small_farm = 1 food
mc-effect-small_sawmill = 1 wood
mc-effect-small_quarry = 1 stone
mc-effect-peddler = 1 denier for a cube, or 2 for 2
mc-effect-market = a cube for 4 deniers
mc-effect-lawyer = 1 food: make a residence
mc-effect-large_farm = 2 food
mc-effect-large_sawmill = 2 wood
mc-effect-large_quarry = 2 stone
mc-effect-gold_mine = 1 gold
mc-effect-bank = 1 denier for 1 gold, or 3 for 2
mc-effect-church = 2 deniers for a castle token, or 5 for 2
mc-effect-n_park = 1 food
mc-effect-n_forest = 1 wood
mc-effect-n_quarry = 1 stone
mc-effect-n_trading_post = 2 deniers
mc-effect-n_peddler = 1 denier for a cube
mc-effect-residence = 1 denier of income
mc-effect-theatre = 6 prestige
mc-effect-statue = 6 prestige
mc-effect-hotel = 6 prestige and 1 denier of income
mc-effect-stables = 10 prestige
mc-effect-town_hall = 10 prestige
mc-effect-monument = 10 prestige
mc-effect-cathedral = 14 prestige
mc-owner-small_farm = 1 food from the card
mc-owner-small_sawmill = 1 wood from the card
mc-owner-small_quarry = 1 stone from the card
mc-owner-peddler = buy a cube for 1 denier
mc-owner-market = 1 denier
mc-owner-lawyer = 2 deniers
mc-owner-large_farm = 1 food
mc-owner-large_sawmill = 1 wood
mc-owner-large_quarry = 1 stone
mc-owner-gold_mine = exchange a cube for 1 gold
mc-owner-bank = 2 deniers for 1 gold
mc-owner-church = 3 deniers for a castle token
mc-owner-n_park = nothing
mc-owner-n_forest = nothing
mc-owner-n_quarry = nothing
mc-owner-n_trading_post = nothing
mc-owner-n_peddler = nothing
mc-owner-residence = nothing
mc-owner-theatre = nothing
mc-owner-statue = nothing
mc-owner-hotel = nothing
mc-owner-stables = nothing
mc-owner-town_hall = nothing
mc-owner-monument = nothing
mc-owner-cathedral = nothing
mc-deck-card = deck { $name }: { $card } is no player card of this game; there are { $cards }
mc-deck-twice = deck { $name }: { $card } is named twice
mc-deck-missing = deck { $name }: the first deck must hold all { $count } cards; missing: { $cards }
mc-deck-discards = deck: this reshuffle must hold exactly the cards discarded: { $cards }
mc-set-place = set road { $value }: the place must be a whole number from 1 to { $most }
mc-set-card = set road { $place }: { $value } must be a card and, where it is owned, a seat
mc-set-absent = set road { $place }: { $card } is not in this game, or not on its road
mc-set-own = set road { $place }: { $name } has no more than { $most } cards
mc-set-provost = set provost: the beginner game has none
mc-set-hand-card = set hand { $name }: { $card } is no player card of this game; there are { $cards }
mc-set-hand-twice = set hand { $name }: { $card } is named twice
mc-set-hand-road = set hand { $name }: { $card } lies on the road
mc-set-tokens = set { $key }: there would be { $count } tokens of the { $section }, the game has { $most }
mc-set-tokens-none = set tokens: some must be left, else the game would be over
mc-cube-food = food
mc-cube-wood = wood
mc-cube-stone = stone
mc-cube-gold = gold
mc-goods-food = { $n } food
mc-goods-wood = { $n } wood
mc-goods-stone = { $n } stone
mc-goods-gold = { $n } gold
mc-goods-any = { $n ->
    [one] { $n } cube of any kind
   *[other] { $n } cubes of any kind
 }
mc-goods-deniers = { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }
mc-goods-nothing = nothing
mc-section-dungeon = the dungeon
mc-section-walls = the walls
mc-section-towers = the towers
mc-phase-0 = opening hands
mc-phase-1 = income
mc-phase-2 = actions
mc-phase-3 = provost
mc-phase-4 = building effects
mc-phase-5 = castle
mc-phase-6 = end of turn
mc-label-keep = Keep the hand
mc-label-mulligan = Discard the hand and draw { $n } others
mc-label-pass = Pass
mc-label-pass-first = Pass first: 1 denier
mc-label-draw = Draw a card for 1 denier
mc-label-draw-shuffle = Shuffle the discards and draw a card for 1 denier
mc-label-redraw = Replace the hand ({ $n ->
    [one] { $n } card
   *[other] { $n } cards
 }) for 1 denier
mc-label-place = { $place } { $card }: { $effect }
mc-label-place-own = { $place } { $card } (own): { $effect }
mc-label-place-foreign = { $place } { $card }: { $effect }; its owner: { $owner_effect }
mc-label-build = Build { $card }: { $cost } for { $prestige } prestige
mc-label-prestige = Prestige { $card }: { $cost } for { $prestige } prestige
mc-label-on = On the residence at { $place }
mc-label-pay-cubes = Pay { $goods }
mc-label-provost-stay = Provost stays on { $place } { $card }
mc-label-provost = Provost to { $place } { $card } ({ $shift }) for { $cost ->
    [one] { $cost } denier
   *[other] { $cost } deniers
 }
mc-label-buy = Buy { $goods } for { $price ->
    [one] { $price } denier
   *[other] { $price } deniers
 }
mc-label-sell = Sell 1 { $cube } for { $price ->
    [one] { $price } denier
   *[other] { $price } deniers
 }
mc-label-pay-gold = Pay { $paid ->
    [one] { $paid } denier
   *[other] { $paid } deniers
 }: { $gain } gold
mc-label-pay-tokens = Pay { $paid ->
    [one] { $paid } denier
   *[other] { $paid } deniers
 }: { $gain ->
    [one] { $gain } token
   *[other] { $gain } tokens
 } worth { $prestige } prestige
mc-label-give = Exchange 1 { $cube } for 1 gold
mc-label-convert = { $place } { $card } becomes a residence
mc-label-batch = { $goods }: { $prestige } prestige ({ $section })
mc-label-done = Done
mc-label-done-none = Give no batch
mc-label-skip = Nothing
mc-ask-opening = Keep the opening hand, or discard all of it and draw { $n } others?
mc-ask-action = Draw, place a worker (1 denier), build or pass.
mc-ask-on = Which residence does the { $card } cover?
mc-ask-payment = { $card }: choose what to pay ({ $cost }; gold replaces any cube).
mc-ask-payment-conversion = Lawyer: choose what to pay for the residence.
mc-ask-provost = Move the provost from { $place }, up to 3 cards for 1 denier each, or let him stay.
mc-ask-effect = { $card } on { $place }: { $effect }?
mc-ask-owner = { $card } on { $place }, as its owner: { $effect }?
mc-ask-castle = Castle: give a batch (food, wood and stone; gold for any of them) or be done.
mc-refuse-other = something else is to be decided now
mc-refuse-denier = that costs 1 denier, in hand: 0
mc-refuse-draw = pile and discards are empty
mc-refuse-redraw = the hand is empty
mc-refuse-place-road = the road has { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
mc-refuse-place-workers = no worker is left in hand
mc-refuse-place-taken = { $card } on { $place } has a worker
mc-refuse-place-card = { $card } on { $place } takes no worker
mc-refuse-build-hand = { $card } is not in hand
mc-refuse-cost = { $card } costs { $cost }, which is not all in hand, also with gold for other cubes
mc-refuse-prestige-stock = { $card } is not on offer
mc-refuse-prestige-residence = a prestige card needs an own uncovered residence
mc-refuse-on = there is no uncovered residence of that player at that place
mc-refuse-payment = { $card } costs { $cost }, with gold for any cube, all of it in hand
mc-refuse-payment-conversion = a residence costs 1 food or 1 gold, in hand
mc-refuse-provost-range = the provost stays between card 1 and card { $last }, the last; he is on { $place }
mc-refuse-provost-cost = that costs { $cost ->
    [one] { $cost } denier
   *[other] { $cost } deniers
 }, in hand: { $deniers }
mc-refuse-cubes = that cube is not in hand or not allowed here
mc-refuse-rate = that is not printed here, or there are not enough deniers, in hand: { $deniers }
mc-refuse-church = not printed here, or too few deniers in hand ({ $deniers }) or tokens left ({ $left })
mc-refuse-convert = only an own card of the road, no lawyer, none chosen already, for 1 food or gold
mc-refuse-castle-tokens = no castle token is left
mc-refuse-castle-gold = with gold in hand a batch names its three cubes
mc-refuse-castle-plain = without gold in hand a batch is written "batch"
mc-refuse-castle-cubes = a batch is food, wood and stone, gold for any of them, all in hand
mc-event-acted = { $seat }: { $code }
mc-event-acted-forced = { $seat }: { $code } (the only possibility)
mc-event-turn = Turn { $turn } begins, in the order { $order }.
mc-event-phase = End of phase { $phase }, { $name }.
mc-event-replaced = { $seat } discards the hand ({ $cards }) to draw as many.
mc-event-replaced-opening = { $seat } discards the opening hand ({ $cards }) to draw as many.
mc-event-drawn = { $seat } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }.
mc-event-shuffled = { $seat } shuffles { $n ->
    [one] { $n } discard
   *[other] { $n } discards
 } into a new pile.
mc-event-income = { $seat } has an income of { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }.
mc-event-first-passer = { $seat } gets { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 } for passing first.
mc-event-best-gold = { $seat } gets { $goods } for the most batches.
mc-event-gained = { $seat } gets { $goods } ({ $source }).
mc-event-gained-bonus = { $seat } gets { $goods } as the owner of the { $source }.
mc-event-gained-stock = { $seat } gets { $goods } from the own { $source }, where { $left } are left.
mc-event-paid = { $seat } pays { $goods } ({ $source }).
mc-event-paid-draw = { $seat } pays { $goods } for a card.
mc-event-paid-redraw = { $seat } pays { $goods } for another hand.
mc-event-paid-provost = { $seat } pays { $goods } for moving the provost.
mc-event-paid-batch = { $seat } gives { $goods } to the castle.
mc-event-placed = { $seat } places a worker on { $card } at { $place } for { $cost ->
    [one] { $cost } denier
   *[other] { $cost } deniers
 }.
mc-event-built = { $seat } builds { $card } at { $place }.
mc-event-prestige = { $seat } builds the prestige card { $card } on the residence at { $place }.
mc-event-prestige-front = { $seat } builds the prestige card { $card }.
mc-event-passed = { $seat } passes (bridge { $place }).
mc-event-provost = { $seat } moves the provost from { $start } to { $end }.
mc-event-provost-stays = { $seat } lets the provost stay on { $end }.
mc-event-provost-turn = The provost advances from { $start } to { $end }.
mc-event-provost-turn-stays = The provost stays on { $end }, the last card.
mc-event-activated = { $seat } uses { $card } on { $place }.
mc-event-declined = { $seat } does not use { $card } on { $place }.
mc-event-declined-bonus = { $seat } does not use { $card } on { $place } as its owner.
mc-event-converted = { $card } at { $place } becomes a residence of { $seat }.
mc-event-pending = { $card } at { $place } becomes a residence of { $seat } when its worker is done.
mc-event-returned = { $seat } takes a worker back from { $place }.
mc-event-unreached = { $seat } takes a worker back from { $place }, beyond the provost.
mc-event-token = { $seat } takes a token of { $section } for a batch.
mc-event-token-church = { $seat } buys a token of { $section }.
mc-event-best = { $seat } gave the most batches ({ $n }).
mc-event-removed = Nobody gave a batch: tokens of { $sections } leave the game.
mc-event-removed-one = Nobody gave a batch: a token of { $sections } leaves the game.
mc-event-result = { $seat }: { $tokens } for tokens, { $cards } for cards, { $gold } for gold, { $cubes } for cubes, { $deniers } for deniers: { $total }.
mc-event-ended = { $winners } won with { $score } prestige.
mc-say-turn = Turn { $turn }, phase { $phase }, { $name }.
mc-say-over = The game is over: { $scores }.
mc-say-winners = Won by { $winners }.
mc-say-score = { $seat } { $score }
mc-say-decision = { $seat } decides: { $question }
mc-say-order = Order, from the first player: { $order }.
mc-say-passed = Passed: { $order }.
mc-say-provost = Provost on { $place } { $card }.
mc-say-castle = Castle tokens left: dungeon { $dungeon }, walls { $walls }, towers { $towers }.
mc-say-player = { $seat }: { $prestige } prestige so far, { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
 }, { $food } food, { $wood } wood, { $stone } stone, { $gold } gold, { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
 } in hand; tokens { $tokens }; pile of { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
 }.
mc-say-hand = { $seat } holds { $cards }.
mc-say-discard = { $seat } has discarded { $cards }.
mc-say-front = { $seat } has built { $cards }.
mc-say-nothing = nothing
mc-say-place = { $place } { $card }
mc-say-place-owner = { $place } { $card }, owned by { $owner }
mc-say-place-worker = { $place } { $card }, worker of { $worker }
mc-say-place-both = { $place } { $card }, owned by { $owner }, worker of { $worker }
mc-say-place-pending = { $place } { $card }, owned by { $owner }, worker of { $worker }, residence to come
mc-say-place-cubes = { $entry }, { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
 } on it
mc-say-stock = Prestige cards on offer: { $cards }.
