# What all games share: seats, errors, records.

error-line = line { $line }: { $cause }

# Seats

seat-blue = Blue
seat-red = Red
seat-green = Green
seat-orange = Orange
seat-black = Black

# Actions

error-notation = { $text } is not an action of { $game }; possible for { $seat } now: { $codes }
error-notation-bound = { $text } is not an action of { $game }: { $bound }; possible for { $seat } now: { $codes }
error-notation-other = { $text } is not an action of { $game }
error-notation-other-bound = { $text } is not an action of { $game }: { $bound }
error-notation-full = { $text } must be written in full: { $code }
error-over = the game is over, won by { $winners }
error-turn = { $text }: { $other } decides now ({ $kind }), not { $seat }
error-illegal = { $text } is not legal for { $seat } now: { $reason }; legal: { $codes }
error-beginning = no legal action begins like this
error-ambiguous = { $text } can mean { $codes }
error-more = { $codes } and { $count } more

# Where points came from

points-buildings = Buildings
points-tokens = Tokens
points-cards = Cards
points-trades = Trades
points-favors = Favors
points-owners = As owner
points-losses = Losses
points-gold = Gold left
points-cubes = Cubes left
points-deniers = Deniers left

# Saved states

# Record files

# Positions

# Verifying

# What both games say alike

cube-food = food
cube-wood = wood
cube-stone = stone
cube-gold = gold
goods-food = { $n } food
goods-wood = { $n } wood
goods-stone = { $n } stone
goods-gold = { $n } gold
goods-any = { $n ->
    [one] { $n } cube of any kind
   *[other] { $n } cubes of any kind
 }
goods-deniers = { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }
goods-nothing = nothing
section-dungeon = dungeon
section-walls = walls
section-towers = towers
label-pass = Pass
label-pass-first = Pass first: gain 1 denier
note-beyond = beyond the provost
note-deniers = only { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 } left
label-buy = Buy { $goods }: pay { $price ->
    [one] { $price } denier
   *[other] { $price } deniers
 }
label-sell = Sell 1 { $cube }: gain { $price ->
    [one] { $price } denier
   *[other] { $price } deniers
 }
label-skip = Skip
refuse-other = another decision comes first
refuse-place-workers = you have no workers left
refuse-cube = you have no { $cube }
refuse-convert-lawyer = a lawyer can't become a residence
event-turn = Turn { $turn }, order: { $order }.
event-income = { $seat } gets { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 } as income.
event-first-passer = { $seat } gets { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 } for passing first.
event-gained = { $seat } gets { $goods } ({ $source }).
event-gained-bonus = { $seat } gets { $goods } (own { $source }).
event-paid = { $seat } pays { $goods } ({ $source }).
event-trade = { $seat } pays { $goods } for { $gained } ({ $source }).
event-passed = { $seat } passes (space { $place } on the bridge).
why-chosen = by choice
why-few-deniers = not enough deniers
why-few-cubes = not enough cubes
event-unreached-several = Beyond the provost: { $workers }.
event-ended = Won by { $winners } with { $score } prestige.
goods-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
 }
ask-on = Which residence does the { $tile } cover?
points-total = Total
goods-prestige = { $n } prestige
event-placed = { $seat } places a worker on the { $tile } for { $cost ->
    [one] { $cost } denier
   *[other] { $cost } deniers
 }.
event-declined = { $seat } doesn't use the { $what }.
event-declined-why = { $seat } doesn't use the { $what } ({ $why }).
event-built-scored = { $seat } builds the { $tile }: { $n } prestige.
event-built-for-scored = { $seat } builds the { $tile } for { $goods }: { $n } prestige.
event-converted = { $seat } turns the { $tile } into a residence.
event-pending = The { $tile } becomes { $seat }'s residence when its worker leaves.
event-provost = { $seat } moves the provost from { $start } to { $end }.
event-provost-stays = { $seat } leaves the provost on { $end }.
event-provost-paid = { $seat } moves the provost from { $start } to { $end } for { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }.
event-provost-left = { $seats } leave the provost on { $end }.
event-batches-scored = { $seat } gives { $houses ->
    [one] { $houses } batch
   *[other] { $houses } batches
 } to the castle ({ $sections }): { $n } prestige.
event-batches-for-scored = { $seat } gives { $goods } ({ $sections }): { $n } prestige.
label-place-own = { $space } { $tile } (yours): { $effect }
label-provost-stay = Provost stays on { $space } (free)
label-provost-paid = Provost to { $space } ({ $shift }): pay { $cost ->
    [one] { $cost } denier
   *[other] { $cost } deniers
 }
label-on = On the residence ({ $space })
label-batch = Give { $goods }: gain { $prestige } prestige ({ $section })
label-build = Build { $tile }: pay { $cost }, gain { $prestige } prestige
label-pay-prestige = Pay { $paid }: gain { $gain } prestige
label-pay-gold = Pay { $paid }: gain { $gain } gold
ask-provost = Provost on { $space }: move up to { $most ->
    [one] { $most } space
   *[other] { $most } spaces
 } either way (1 denier each)?
ask-bonus = { $tile }, as its owner: { $effect }?
bound-road = the road ends at { $n }
bound-provost = the provost moves at most { $n ->
    [one] { $n } space
   *[other] { $n } spaces
 }
refuse-place-taken = the { $place } is occupied
refuse-place-empty = no worker can be placed on { $space }
refuse-price = that costs { $price }; you have { $held }
refuse-build-stock = the { $tile } can't be built here
refuse-build-residence = that needs a residence of your own that isn't covered
refuse-on = you have no residence to cover on { $space }
refuse-convert-owner = the { $tile } belongs to another player
refuse-convert-pending = the { $tile } is already becoming a residence
refuse-provost-range = the provost must stay between 1 and { $last }; he is on { $space }
why-no-target = nothing to turn into a residence
event-returned = { $seat } takes a worker back from the { $tile }.

# What a decision is about

kind-place_worker = placing a worker
kind-provost = moving the provost
kind-production = what to produce
kind-bonus = a bonus as owner
kind-trade = a trade
kind-give = what to give
kind-build = building
kind-on = which residence to cover
kind-favor_line = a royal favor
kind-opening = the opening hand
kind-action = an action
kind-payment = a payment
