# What all games share: seats, errors, records, standing orders.

error-line = line { $line }: { $cause }
error-unknown-game = game { $game } is unknown; there are: { $games }

# Seats

seat-blue = Blue
seat-red = Red
seat-green = Green
seat-orange = Orange
seat-black = Black

# Actions

error-seat = { $seat } is not a seat of this game; the seats are { $seats }
error-notation = { $text } is no action of { $game }; for { $seat } now: { $codes }
error-notation-bound = { $text } is no action of { $game }: { $bound }; for { $seat } now: { $codes }
error-notation-other = { $text } is no action of { $game }
error-notation-other-bound = { $text } is no action of { $game }: { $bound }
error-notation-full = { $text } must be written in full: { $code }
error-over = the game is over, won by { $winners }
error-turn = { $text }: { $other } decides now ({ $kind }), not { $seat }
error-illegal = { $text } is not legal for { $seat } now: { $reason }; legal: { $codes }
error-beginning = no legal action begins like this
error-ambiguous = { $text } can mean { $codes }
error-more = { $codes } and { $count } more

# Where points came from

points-castle = Castle
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

record-size = the record has { $size } bytes, at most { $most } are read
record-encoding = byte { $byte } is not UTF-8 text
record-header-late = { $text }: headers stand before the first action
record-header-unknown = header { $key } is unknown; there are: { $keys }
record-header-twice = header { $key } was given on line { $first } already
record-header-missing = the header { $key } is missing
record-value-missing = header { $key } has no value
record-players = { $count ->
    [one] { $count } name
   *[other] { $count } names
 } given, { $game } has { $least } to { $most } players
record-name = player name { $name } must be without blank, control character, colon, comma, = and #
record-name-reserved = player name { $name } is a word of the record format; taken are: { $words }
record-name-twice = player name { $name } is given twice
record-option = option { $name } is unknown in { $game }; there are: { $options }
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
set-twice = set { $key }: { $what } was given on line { $first } already
set-field = set { $key }: { $field } is unknown; possible: { $fields }
set-field-form = set { $key }: { $text } must have the form name=value
set-whole = set { $key }: { $what } { $value } must be a whole number from { $least } to { $most }
set-parts = set { $key }: { $what } { $value } must be { $count } whole numbers divided by /
set-scored = set scored: { $value } must be dungeon, or dungeon, walls
set-favors-limit = set { $key }: favors { $value } go beyond level { $limit }, which is unlocked
set-favors-simplified = set { $key }: favors must be 0/0/0/0 with simplified favors
set-houses = set { $key }: { $section } would hold { $houses } houses, it has { $places } places
set-space = set road { $value }: the spaces are 1 to { $most }
set-space-printed = set road { $space }: { $tile } is printed there
set-tile = set road { $space }: { $tile } is no tile of this game
set-tile-value = set road { $space }: { $value } must be a tile and where it is owned a seat, or empty
set-tile-owner = set road { $space }: { $tile } needs an owner, one of { $players }
set-tile-unowned = set road { $space }: { $tile } has no owner
set-tile-option = set road { $space }: { $tile } needs the option jeweller: yes
set-tile-elsewhere = set road { $space }: { $tile } stands on space { $other }

# Standing orders

pace-plan-beyond = your worker on space { $space } stands beyond the provost on { $provost }
pace-plan-provost-far = the provost on { $provost } can't be brought to space { $space } now
pace-plan-provost-price = bringing the provost to space { $space } costs { $cost ->
    [one] { $cost } denier
   *[other] { $cost } deniers
 }, more than { $most }
pace-plan-batches-gold = a batch would need gold
pace-guard-from = the provost is on { $provost }, not on { $space } or beyond
pace-guard-upto = the provost is on { $provost }, beyond { $space }
pace-guard-unbuilt = somebody has built since
pace-guard-unpassed = somebody has passed since
pace-guard-keep = { $left ->
    [one] { $left } denier
   *[other] { $left } deniers
 } would be left, fewer than { $least }
pace-guard-used = somebody works in your building on space { $space }
pace-guard-dear = a placement costs { $cost }, more than { $most }
pace-guard-more = there is something new: { $code }
pace-guard-before = the provost on { $provost } stands before your worker on space { $space }
pace-order-item = “{ $text }” is nothing that can be chosen at “{ $at }”.
pace-order-never = “{ $text }” can never be chosen at “{ $at }”. Possible there: { $can }.
pace-order-nothing = “{ $text }” can never be chosen at “{ $at }”: nothing is chosen there.
pace-order-clause = “{ $text }” is no condition. There are: `if provost >= 9`, `if provost <= 9`, `unless built`, `unless passed`, `unless used`, `unless cost > 2`, `unless more`, `unless before me`, `keep 2`, `spare 2`, `once`, `turn`, `game`, `2 times`.
pace-order-number = “{ $text }” is no number from { $least } to { $most }.

# Verifying

verify-seed = the record has no seed to verify
verify-salt = the record has a commitment but no salt: the game is not revealed yet
verify-commitment = the commitment does not belong to salt and seed
verify-differs = { $key } is not what the seed gives: { $value }
verify-ok = Verified: the commitment belongs to salt and seed, and all chance is what the seed gives.
verify-ok-open = Verified: all chance is what the seed gives. (The record has no commitment.)
