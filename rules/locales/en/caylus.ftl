# Caylus: buildings, effects, labels of actions, questions, refusals, events, lessons.

tile-n_farm = Farm
tile-n_forest = Forest
tile-n_sawmill = Sawmill
tile-n_quarry = Quarry
tile-n_market = Market
tile-n_carpenter = Carpenter
tile-f_peddler = Peddler
tile-gold_mine = Gold mine
tile-w_farm_food = Food farm
tile-w_farm_cloth = Cloth farm
tile-w_quarry = Wooden quarry
tile-w_sawmill = Wooden sawmill
tile-w_market = Wooden market
tile-w_peddler = Wooden peddler
tile-w_mason = Mason
tile-w_lawyer = Lawyer
tile-s_farm = Stone farm
tile-s_park = Park
tile-s_workshop = Workshop
tile-s_architect = Architect
tile-s_church = Church
tile-s_tailor = Tailor
tile-s_bank = Bank
tile-s_alchemist = Alchemist
tile-s_jeweller = Jeweler
tile-residence = Residence
tile-statue = Statue
tile-granary = Granary
tile-library = Library
tile-weaver = Weaver
tile-theater = Theater
tile-college = College
tile-monument = Monument
tile-hotel = Hotel
tile-cathedral = Cathedral
tile-gate = Gate
tile-trading_post = Trading post
tile-merchants_guild = Merchants' guild
tile-joust_field = Joust field
tile-stables = Stables
tile-inn = Inn
tile-castle = Castle

# What they do

effect-n_farm = gain 1 food or 1 cloth
effect-n_forest = gain 1 wood or 1 food
effect-n_sawmill = gain 1 wood
effect-n_quarry = gain 1 stone
effect-n_market = sell a cube, gain 4 deniers
effect-n_carpenter = build a wood tile
effect-f_peddler = buy a cube for 2 deniers
effect-gold_mine = gain 1 gold
effect-w_farm_food = gain 2 food or 1 cloth
effect-w_farm_cloth = gain 2 cloth or 1 food
effect-w_quarry = gain 2 stone
effect-w_sawmill = gain 2 wood
effect-w_market = sell a cube, gain 6 deniers
effect-w_peddler = buy a cube for 1 denier, or 2 for 2
effect-w_mason = build a stone tile
effect-w_lawyer = pay 1 denier and 1 cloth for a residence
effect-s_farm = gain 2 food and 1 cloth
effect-s_park = gain 2 wood and 1 food
effect-s_workshop = gain 2 stone and 1 cloth
effect-s_architect = build a prestige tile
effect-s_church = pay 2 deniers for 3 prestige, or 4 for 5
effect-s_tailor = pay 2 cloth for 4 prestige, or 3 for 6
effect-s_bank = pay 2 deniers for 1 gold, or 5 for 2
effect-s_alchemist = give 2 cubes for 1 gold, or 4 for 2
effect-s_jeweller = pay 1 gold for 5 prestige, or 2 for 9
effect-residence = gain 1 denier of income every turn
effect-statue = gain 7 prestige and a favor
effect-granary = gain 10 prestige
effect-library = gain 10 prestige, and 1 denier of income every turn
effect-weaver = gain 12 prestige
effect-theater = gain 14 prestige and a favor
effect-monument = gain 14 prestige and 2 favors
effect-hotel = gain 16 prestige, and 2 deniers of income every turn
effect-cathedral = gain 25 prestige
effect-gate = move to another place later, for free
effect-trading_post = gain 3 deniers
effect-merchants_guild = move the provost up to 3 spaces, free
effect-joust_field = pay 1 denier and 1 cloth for a favor
effect-stables = move ahead in the turn order
effect-inn = each of your workers costs 1 denier next turn
effect-castle = give batches of food and two other kinds

# What the owner gets when another player's worker uses the building

owner-s_workshop = gain 1 stone or 1 cloth

# Goods

cube-cloth = cloth
goods-cloth = { $n } cloth
goods-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
 } other than gold
line-prestige = prestige
line-deniers = deniers
line-cubes = cubes
line-building = building
phase-1 = income
phase-2 = placing workers
phase-3 = special buildings
phase-4 = provost
phase-5 = road buildings
phase-6 = castle
phase-7 = end of turn

# Labels of actions

label-move = To { $place }: { $effect }
note-no-batch = you have no batch yet
note-batch-coming = a batch if the provost stays
note-batch-possible = a batch is still possible
note-goods = you have only { $goods }
note-no-cubes = you have no cube other than gold
note-build-full = the road is full
label-back = Take the worker back
label-provost-free = Provost to { $space } ({ $shift }, free)
label-inn-stay = Stay: each of your workers costs 1 denier next turn
label-take = Take { $goods }
label-give = Give 1 { $cube }
label-build-favors = Build { $tile }: pay { $cost }, gain { $prestige } prestige and { $favors ->
    [one] { $favors } favor
   *[other] { $favors } favors
 }
label-convert = { $space } { $tile } becomes a residence: gain { $prestige } prestige
label-castle-done = Done
label-castle-none = Give no batches: lose up to 2 prestige
label-favor-prestige = Prestige: gain { $n } prestige
label-favor-deniers = Deniers: gain { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }
label-favor-cubes-1 = Cubes, level 1: take 1 food
label-favor-cubes-2 = Cubes, level 2: take 1 food, wood or stone
label-favor-cubes-3 = Cubes, level 3: take 1 food, wood, stone or cloth
label-favor-cubes-4 = Cubes, level 4: take 1 food, wood, stone or cloth, or give 1 cube and take 2
label-favor-cubes-5 = Cubes, level 5: take 1 cube of any kind, or give 1 and take 2
label-favor-building-1 = Building, level 1: no effect yet
label-favor-building-2 = Building, level 2: build a wood tile for 1 wood less
label-favor-building-3 = Building, level 3: build a wood or stone tile for 1 wood or stone less
label-favor-building-4 = Building, level 4: build a wood or stone tile for 1 less, or a residence
label-favor-building-5 = Building, level 5: build a tile of any kind, or a residence
label-exchange = Give 1 cube, take 2
label-use-carpenter = Carpenter: build a wood tile for 1 wood less
label-use-mason = Mason: build a stone tile for 1 stone less
label-use-lawyer = Lawyer: pay 1 cloth for a residence

# Questions: what is to be decided

ask-place_worker = Place a worker for { $cost ->
    [one] { $cost } denier
   *[other] { $cost } deniers
 } or pass.
ask-place_worker-own = Place a worker for { $cost ->
    [one] { $cost } denier
   *[other] { $cost } deniers
 } (1 on your own buildings) or pass.
ask-gate = Gate: move the worker to any free place, or take it back.
ask-guild = Merchants' guild: move the provost up to 3 spaces from space { $space }, free.
ask-inn = Inn: stay on the right-hand space or take the worker back?
ask-production = { $tile }: choose what to take.
ask-peddler = { $tile }: { $effect } (never gold)?
ask-give = { $tile }: choose a cube to give ({ $left } still to give).
ask-give-exchange = Favor: choose the cube to give.
ask-castle = Castle: give a batch (food and two other kinds of cube), or finish.
ask-favor_line = Royal favor: choose a line. Its marker moves up first.
ask-favor_cubes = Royal favor: choose the cubes to take.
ask-exchange = Royal favor: choose the two cubes to take.
ask-favor_building = Royal favor: choose what to build, or nothing.

# Why a code is not legal now

refuse-place-again = each player may place only one worker at the { $place }
refuse-place-two = the stables are not used with two players
refuse-build-full = the road has no empty space
refuse-no-cube = you have no cube to exchange
refuse-no-gold = the alchemist takes no gold
refuse-bonus = the owner's bonus is 1 { $one } or 1 { $other }
refuse-compulsory = you must take the goods
refuse-favor-used = you have already used this line in this phase
refuse-level = that needs level { $needed }; your marker is on level { $level }
refuse-use = there is nothing you can build or turn into a residence that way now
refuse-use-skip = you have chosen this and must do it
refuse-exchange-first = you take two cubes only after `exchange`
refuse-exchange = take two cubes other than gold
refuse-convert-empty = space { $space } is empty
refuse-convert-kind = the { $tile } can't become a residence; only a neutral tile or a wood or stone tile of your own can
refuse-castle-full = no section of the castle has a free space
refuse-castle-cubes = a batch is 1 food and 1 cube each of two other kinds; you have { $held }

# Events

event-gained-favor = { $seat } gets { $goods } (royal favor).
event-paid-saved = { $seat } pays no wood for the { $source } (royal favor).
event-paid-exchange = { $seat } gives { $goods } in exchange.
event-lost-castle = { $seat } gives no batch and loses { $n ->
    [0] nothing, having no prestige
    [one] { $n } prestige
   *[other] { $n } prestige
 }.
event-lost = { $seat } loses { $n ->
    [0] nothing, having no prestige
    [one] { $n } prestige
   *[other] { $n } prestige
 } ({ $what }).
event-passed-forced = { $seat } can't place a worker and passes automatically (space { $place } on the bridge).
event-relocated = { $seat } moves from the Gate to the { $tile }.
why-few-cloth = not enough cloth
why-few-gold = no gold
why-few-build = can't afford a tile
why-no-tile = no tile left
why-no-residence = no residence to cover
why-no-place = no free place
event-declined-favor = { $seat } gets nothing from the favor.
event-bailiff-joined = Bailiff { $start } → { $end }; provost → { $end }.
event-order = Turn order: { $order }.
event-inn = { $seat } moves to the Inn's right-hand space.
event-inn-stays = { $seat } stays at the Inn.
event-converted-for = { $seat } turns the { $tile } into a residence for { $goods }: { $n } prestige.
event-best = { $seat } gets a favor for the most batches ({ $n }).
event-counted = { $seat } has { $houses ->
    [0] no houses
    [one] { $houses } house
   *[other] { $houses } houses
 } ({ $section }): { $favors ->
    [0] no favor
    [one] { $favors } favor
   *[other] { $favors } favors
 }.
event-unhoused = { $seat } has no house ({ $section }) and loses { $n ->
    [0] nothing, having no prestige
    [one] { $n } prestige
   *[other] { $n } prestige
 }.
event-favor = { $seat } uses a favor ({ $line }, level { $level }).
event-favor-goods = { $seat } uses a favor ({ $line }, level { $level }): { $goods }.
event-favor-lost = { $seat } loses a favor: all four lines have been used in this phase.
event-result = { $seat }: { $prestige } prestige, { $gold } for gold, { $cubes } for cubes, { $deniers } for deniers: { $total } in total.

# The position in words

# Lessons: what newcomers are told of a phase (two sentences), and of the choices of a decision

lesson-phase-2 = The most prestige wins. Workers fetch cubes; cubes pay for buildings and castle houses, and those bring prestige.
lesson-phase-3 = The buildings before the bridge are activated first, from the gate to the inn. They give no cubes; they give money, a better place in turn order, a royal favor, or a provost move.
lesson-phase-4 = The road ends at the provost this turn: a worker beyond him brings nothing. Each player may move him up to 3 spaces for 1 denier per space; the first to pass decides first.
lesson-phase-5 = Now the buildings on the road are activated, from space 1 up to the provost, each for the worker on it. What you get here pays for houses and buildings.
lesson-phase-6 = At the castle a batch (food and two other kinds of cube) becomes a house. The player who gives the most gets a royal favor; a worker there without a batch costs 2 prestige.
lesson-phase-7 = The bailiff moves on, and when he reaches space 12, 18 or 24 a section of the castle is scored. Two houses in it bring a royal favor; having none costs you prestige.
lesson-place_worker = A batch for the castle is food and two other kinds of cube. Each pass makes everyone else's workers cost more; passing first brings 1 denier.
lesson-gate = Your worker at the gate moves on to any free place at no cost, even the castle. So you can take what the others have left.
lesson-guild = You may push the provost for free: forward if your workers stand far out, back if only other players lose by it.
lesson-joust = A royal favor for 1 denier and 1 cloth is cheap: favors grow each time you take the same line.
lesson-inn = While you stay at the inn each worker costs you 1 denier, however many players have passed. But the worker who stays there does nothing else for you.
lesson-provost = Leaving him there is free. Pay if one of your workers is beyond him and is worth saving, or to cut off someone else's; players after you may move him back.
lesson-production = A worker here brings cubes; where there is a choice, you make it. A batch needs food and two other kinds, and you also build with wood and stone.
lesson-bonus = Another player used your stone tile, so you get a cube too, of the kind you choose.
lesson-market = A cube becomes money, and money pays for workers next turn. Sell what you have to spare.
lesson-peddler = Money becomes a cube here, of any kind but gold.
lesson-trade = Here you turn something you have into prestige or gold. You lose nothing by skipping it.
lesson-give = Choose what you can spare: a batch needs one food and two other kinds.
lesson-build = A building gives prestige at once, costs you only 1 denier to use, and pays you whenever others use it. Players most often come to a building that gives what everyone needs.
lesson-on = It covers one of your residences, which then brings no more deniers.
lesson-lawyer = A residence brings 1 denier every turn, and a prestige tile needs one to stand on. You lose the building it replaces, so choose one you won't miss.
lesson-castle = A batch brings prestige at once, and later ones bring less. Keep cubes only for something you are sure to build.
lesson-favor_line = A favor moves a line's marker up one level; then you may use any one level you have reached. Sticking to one line pays best: up to 5 prestige at a time, or a building.
lesson-favor_cubes = You choose the kind. Think of your next batch (food and two other kinds) and your next building.
lesson-exchange = Give a cube you can spare and take what you still need for a batch or a building.
lesson-favor_building = The further along your marker is, the better the building you can build, and it costs less than with a worker.
lesson-trading_post = Three deniers for one worker: worth it when money is short.
lesson-stables = Players with a worker here move to the front of the turn order, in the order of their workers, and keep that place.
lesson-place_castle = With a worker here you may give batches at the end of this turn. Giving none costs you 2 prestige, unless you have one and no section has room.
lesson-gold_mine = Prestige tiles need gold, and each gold left at the end is worth 3 prestige. The mine lies far out: it's activated only if the provost gets there.
lesson-bank = Money becomes gold here: prestige tiles need it, and each gold left at the end is worth 3 prestige.
lesson-mason = Stone tiles are built here. They bring more prestige than most wood ones, and from some you get a cube whenever others use them.
lesson-architect = Prestige tiles are built here, each on one of your residences. They bring 7 to 25 prestige, need gold, and take no workers.
lesson-section-dungeon = Houses now go to the dungeon: 5 prestige each, room for six. When it is scored, two of yours earn 1 royal favor; having none costs you 2 prestige.
lesson-section-walls = Houses now go to the walls: 4 prestige each, room for ten. When scored, two of yours earn 1 royal favor, three earn 2, five earn 3; having none costs 3.
lesson-section-towers = Houses now go to the towers: 3 prestige each, room for fourteen. Scoring them ends the game: two earn you 1 royal favor, four earn 2, six earn 3; having none costs 4.
remind-section = A section of the castle will be scored soon ({ $section }). Without a house there you lose { $loss } prestige: place a worker at the castle and give a batch.
lesson-line-prestige = Prestige: levels 1 to 5 give 1, 2, 3, 4 and 5 prestige.
lesson-line-deniers = Deniers: levels 1 to 5 give 3, 4, 5, 6 and 7 deniers.
lesson-line-cubes = The cubes line, level by level: a food, a wood or stone, a cloth, one cube exchanged for two, a gold.
lesson-line-building = The building line, level by level: nothing yet, a wood tile, a stone tile, a residence, a prestige tile. It builds without a worker; wood and stone tiles cost a cube less.
event-section = Scored: { $section }.
event-section-full = Complete and scored: { $section }.
