# What all games share: seats, errors, records.

error-line = line { $line }: { $cause }
error-unknown-game = there is no game called { $game }; available: { $games }

# Seats

seat-blue = Blue
seat-red = Red
seat-green = Green
seat-orange = Orange
seat-black = Black

# Actions

error-seat = { $seat } is not a seat of this game; the seats are { $seats }
error-notation = { $text } is not an action of { $game }; possible for { $seat } now: { $codes }
error-notation-bound = { $text } is not an action of { $game }: { $bound }; possible for { $seat } now: { $codes }
error-notation-other = { $text } is not an action of { $game }
error-notation-other-bound = { $text } is not an action of { $game }: { $bound }
error-notation-full = { $text } must be written in full: { $code }
error-over = the game is over, won by { $winners }
error-turn = { $text }: { $other } decides now ({ $kind }), not { $seat }
error-illegal = { $text } is not legal for { $seat } now: { $reason }; legal: { $codes }
error-beginning = no legal action begins like this
error-absent = only a seat without a player can be absent
error-ambiguous = { $text } can mean { $codes }
error-more = { $codes } and { $count } more

# Where points came from

points-buildings = Buildings
points-tokens = Tokens
points-cards = Cards
points-trades = Trades
points-favors = Favors
points-owners = Owners
points-losses = Losses
points-gold = Gold left
points-cubes = Cubes left
points-deniers = Deniers left

# Saved states

error-state = the saved state can't be read: { $reason }
error-state-version = the saved state has format { $version }; this program reads 1 to { $newest }

# Record files

record-size = the record is { $size } bytes long; at most { $most } can be read
record-encoding = byte { $byte } is not UTF-8 text
record-header-late = { $text }: headers must come before the first action
record-header-unknown = header { $key } is unknown; available: { $keys }
record-header-twice = header { $key } was already given on line { $first }
record-header-missing = the header { $key } is missing
record-value-missing = header { $key } has no value
record-players = { $count ->
    [one] { $count } name
   *[other] { $count } names
 } given; { $game } has { $least } to { $most } players
record-name = player name { $name } can't contain a blank, control character, colon, comma, = or #
record-name-reserved = player name { $name } is a word of the record format; reserved words: { $words }
record-name-twice = player name { $name } is given twice
record-option = option { $name } is unknown in { $game }; available: { $options }
record-option-value = option { $name }: { $value } is unknown; possible: { $values }
record-whole = { $key }: { $value } must be a whole number from { $least } to { $most }
record-chance = chance: { $value } is unknown; this program knows generator 1
record-order = order: { $value } must name each player once: { $players }
record-neutral = neutral: { $value } must name { $count } different tiles of: { $tiles }
record-commitment = commitment: { $value } must be 64 hexadecimal digits
record-salt = salt: { $value } must be 32 hexadecimal digits
record-deck-none = deck: { $game } has no cards
record-seat = { $seat } is not a seat; the players are { $players }

# Positions

set-unknown = set { $key }: unknown; possible: { $keys }
set-twice = set { $key }: { $what } was already given on line { $first }
set-field = set { $key }: { $field } is unknown; possible: { $fields }
set-field-form = set { $key }: { $text } must have the form name=value
set-whole = set { $key }: { $what } { $value } must be a whole number from { $least } to { $most }
set-parts = set { $key }: { $what } { $value } must be { $count } whole numbers separated by /
set-scored = set scored: { $value } must be dungeon, or dungeon, walls
set-favors-limit = set { $key }: favors { $value } go beyond level { $limit }, the highest that is unlocked
set-favors-simplified = set { $key }: favors must be 0/0/0/0 with simplified favors
set-houses = set { $key }: { $section } would hold { $houses } houses; it has { $places } places
set-space = set road { $value }: the spaces are 1 to { $most }
set-space-printed = set road { $space }: { $tile } is printed there
set-tile = set road { $space }: { $tile } is not a tile of this game
set-tile-value = set road { $space }: { $value } must be a tile (with a seat if it is owned), or empty
set-tile-owner = set road { $space }: { $tile } needs an owner, one of { $players }
set-tile-unowned = set road { $space }: { $tile } has no owner
set-tile-option = set road { $space }: { $tile } needs the option jeweller: yes
set-tile-elsewhere = set road { $space }: { $tile } is already on space { $other }

# Verifying

verify-seed = the record has no seed to verify
verify-salt = the record has a commitment but no salt: the game is not revealed yet
verify-commitment = the commitment doesn't match the salt and seed
verify-differs = { $key } doesn't follow from the seed: { $value }
verify-ok = Verified: the commitment matches the salt and seed, and every random result follows from the seed.
verify-ok-open = Verified: every random result follows from the seed. (The record has no commitment.)

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
event-acted-forced = { $seat }: { $code } (the only option)
event-turn = Turn { $turn }, order: { $order }.
event-phase = End of phase { $phase }: { $name }.
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
event-paid-provost = { $seat } pays { $goods } to move the provost.
event-paid-batch = { $seat } gives { $goods } to the castle.
event-passed = { $seat } passes (space { $place } on the bridge).
why-chosen = by choice
why-few-deniers = not enough deniers
why-few-cubes = not enough cubes
event-unreached-several = Beyond the provost: { $workers }.
event-ended = Won by { $winners } with { $score } prestige.
say-turn = Turn { $turn }, phase { $phase }: { $name }.
say-over = The game is over: { $scores }.
say-winners = Won by { $winners }.
say-decision = { $seat } decides: { $question }
say-passed = Passed: { $order }.
goods-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
 }
ask-on = Which residence does the { $tile } cover?
say-space-owner = { $space } { $tile }, owned by { $owner }
say-space-worker = { $space } { $tile }, { $worker }'s worker
say-space-both = { $space } { $tile }, owned by { $owner }, { $worker }'s worker
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
ask-provost = Provost on { $space }: move him up to { $most ->
    [one] { $most } space
   *[other] { $most } spaces
 } forward or back (1 denier per space)?
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
event-activated = { $seat } uses the { $tile }.
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
