# Words on the pictures that both games share. `.short` is for phones (names of tiles and cards there:
# at most 10 letters, other messages at most about 25), `.letter` stands on shields.
seat-blue =
    .letter = B
seat-red =
    .letter = R
seat-green =
    .letter = G
seat-orange =
    .letter = O
seat-black =
    .letter = K

nobody = nobody

turn = Turn { $turn }
turn-order = Order
players = Players
phase-over = End of the phase
won = won the game
won-together = share the victory
to-move = to move
passed-place = passed { $place }
cost-now = next worker

goods-favors = { $n ->
    [one] { $n } royal favor
   *[other] { $n } royal favors
 }
goods-income = { $n ->
    [one] { $n } denier of income
   *[other] { $n } deniers of income
 }

provost = Provost
bailiff = Bailiff
bridge = Bridge

kind-neutral = Neutral
kind-fixed = Printed
kind-wood = Wood
kind-stone = Stone
kind-residence = Residence
kind-special = Special

final-score = Final score

# The legend.
sign-any = any cube
sign-basic = any but gold
sign-coin = denier
sign-prestige = prestige
sign-favor = royal favor
sign-income = every turn
sign-key = for the owner
sign-pawn = worker
sign-anywhere = any free place
    .short = any place
sign-order = turn order
sign-build = build
sign-token = castle token
    .short = token
sign-card = card in hand
    .short = card
sign-pile = face-down pile
    .short = pile
sign-discards = discards
sign-done = activated
    .next = activated 1st
sign-change = new

# The glance card.
moment-first = before the first worker
moment-placed = after { $seat }'s { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
 } worker
moment-passed = after { $seat } passed
moment-other = after { $seat }'s move
glance-scored = { $section }: scoring after { $left ->
    [0] this turn
   *[other] turn { $first }–{ $last }
 }
glance-scored-short = { $section } · { $left ->
    [0] this turn
   *[other] turn { $first }–{ $last }
 }
glance-over = Points for goods left
glance-over-short = Goods left

# The charts of a finished game.
chart-won = { $n ->
    [1] { $names } wins, { $score }
   *[other] { $names } share the victory, { $score }
 }
chart-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
 }
chart-prestige = Prestige by turn
chart-sources = Where the points came from
chart-favors = Favors, deniers earned per turn, workers
chart-deniers = Deniers earned per turn, workers
chart-favor-levels = Favors, line by line
chart-rate = Points per worker
chart-lost-workers = Workers beyond the provost
chart-money = Deniers earned by turn
chart-close = { $n ->
    [1] { $first } is one point ahead of { $second }.
   *[other] { $first } is only { $n } points ahead of { $second }.
 }
chart-ahead = { $first } is { $n } points ahead of { $second }.
chart-lead-changed = The lead changed { $n } times.
chart-led = { $name } led from turn { $turn } to the end.
chart-from-behind = { $name } came from behind thanks to leftover goods.
chart-guests = Others used { $name }'s { $building } { $n } times.
chart-lost = { $name }: { $n } workers were beyond the provost.
chart-lost-to = { $name }: { $n } workers were beyond the provost, mostly because of { $other }.
chart-most = { $name }: { $n } points from one source ({ $source }).

# A finished game looked at again.
review-title = Review: { $name }
review-good = { $n ->
    [one] { $good } of { $n } decision matched the best
   *[other] { $good } of { $n } decisions matched the best
 }
review-value = Position by turn (100 = clearly winning)
review-course = Position (out of 100): { $first } at first, { $low } at its lowest, { $last } at the end.
review-cost-most = Costliest decisions (out of 100)
review-costly = { $number }. Turn { $turn }: { $done }; better: { $better } (−{ $cost })
review-done = Turn { $turn }: { $done }
review-better = Better: { $better }
review-nothing = No decision cost more than the search's margin of error.

kind-bonus =
    .short = owner's bonus
kind-on =
    .short = which residence?
