# Why a computer advises an action; `points` are those of the final score.

reason-more-prestige = { $points } more prestige
reason-more-deniers = deniers worth { $points } more
reason-more-income = income worth { $points } more
reason-more-food = food worth { $points } more
reason-more-wood = wood worth { $points } more
reason-more-stone = stone worth { $points } more
reason-more-cloth = cloth worth { $points } more
reason-more-gold = gold worth { $points } more
reason-more-batches = { $points } more from cubes that match for the castle
reason-more-favors = royal favors worth { $points } more
reason-more-dungeon = { $points } more from the scoring of the dungeon
reason-more-walls = { $points } more from the scoring of the walls
reason-more-towers = { $points } more from the scoring of the towers
reason-more-residences = residences worth { $points } more
reason-more-buildings = buildings worth { $points } more
reason-more-prestige-building = { $points } more for a prestige building within reach
reason-more-hand = cards in hand worth { $points } more
reason-more-order = { $points } more from turn order
reason-more-inn = { $points } more for the inn
reason-less-prestige = { $points } less prestige
reason-less-deniers = deniers worth { $points } less
reason-less-income = income worth { $points } less
reason-less-food = food worth { $points } less
reason-less-wood = wood worth { $points } less
reason-less-stone = stone worth { $points } less
reason-less-cloth = cloth worth { $points } less
reason-less-gold = gold worth { $points } less
reason-less-batches = { $points } less from cubes that match for the castle
reason-less-favors = royal favors worth { $points } less
reason-less-dungeon = { $points } less from the scoring of the dungeon
reason-less-walls = { $points } less from the scoring of the walls
reason-less-towers = { $points } less from the scoring of the towers
reason-less-residences = residences worth { $points } less
reason-less-buildings = buildings worth { $points } less
reason-less-prestige-building = { $points } less for a prestige building within reach
reason-less-hand = cards in hand worth { $points } less
reason-less-order = { $points } less from turn order
reason-less-inn = { $points } less for the inn

# Of someone else: `what` is one of the topics below.

reason-other-more = leaves { $player } with { $points } more ({ $what })
reason-other-less = leaves { $player } with { $points } less ({ $what })
reason-without-food = leaves { $player } with no food
reason-without-wood = leaves { $player } with no wood
reason-without-stone = leaves { $player } with no stone
reason-without-cloth = leaves { $player } with no cloth
reason-without-gold = leaves { $player } with no gold
reason-you-less = it leaves you with less ({ $what })
topic-prestige = prestige
topic-deniers = deniers
topic-income = income
topic-food = food
topic-wood = wood
topic-stone = stone
topic-cloth = cloth
topic-gold = gold
topic-batches = cubes for the castle
topic-favors = royal favors
topic-dungeon = the dungeon
topic-walls = the walls
topic-towers = the towers
topic-residences = residences
topic-buildings = buildings
topic-prestige-building = a prestige building
topic-hand = cards in hand
topic-order = turn order
topic-inn = the inn

# What an action is for: half a sentence behind a colon, without a subject, for it is said of the reader and of others.

purpose-batch-complete = with { $goods } a batch for the castle is complete
purpose-batch-closer = the next batch for the castle needs it ({ $goods })
purpose-build = with that a building worth { $prestige } prestige can be built: { $tile }
purpose-money = workers cost money, and there is little in hand ({ $n })
purpose-material = buildings cost it, and so do batches ({ $goods })
purpose-cubes-end = three cubes left over at the end of the game are 1 prestige
purpose-gold = prestige buildings cost gold, and each gold left is 3 prestige at the end
purpose-gold-any = gold replaces any cube, for a card or a batch
purpose-gold-kept = the gold stays, and it replaces any cube later
purpose-spare = no batch needs that cube
purpose-house-missing = a section is scored soon, and having no house there costs { $loss } prestige ({ $section })
purpose-house = a batch is worth { $prestige } prestige and a house there ({ $section })
purpose-house-favors = with one more house the scoring gives { $n ->
    [one] { $n } favor
   *[other] { $n } favors
 } ({ $section })
purpose-most-batches = giving the most batches earns a royal favor
purpose-most-gold = giving the most batches earns 1 gold
purpose-tokens = later tokens are worth less: first 4, then 3, then 2
purpose-pass = what isn't spent now pays for workers in the next turn
purpose-pass-dear = the next worker would cost { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }
purpose-reaches = it also activates a worker beyond the provost: { $space } { $tile }
purpose-cuts-off = then another player's worker goes home with nothing: { $space } { $tile }
purpose-provost-stays = moving him isn't worth it
purpose-bailiff = at the end of the turn the bailiff then goes { $n ->
    [one] { $n } space
   *[other] { $n } spaces
 }
purpose-order = from place { $now } in the turn order to place { $to }
purpose-inn = whoever passes makes workers dearer, but not for the guest of the inn
purpose-gate = the place can be chosen after everyone has passed
purpose-favor = each favor on a line makes the next one there worth more
purpose-favor-top = that line's marker is as high as it can go now
purpose-own = a worker costs the owner of the building only 1 denier
purpose-income = a residence brings money every turn, and prestige buildings stand on residences
purpose-rate = what it costs would count less at the end of the game
purpose-most-prestige = of all that can be paid for now it brings the most prestige
purpose-owner = whenever others use it, its owner gets 1 prestige
purpose-owner-effect = whenever others use it, its owner gets something, too
purpose-leave = one more worker can be placed in the next turn
purpose-keep = what it would cost is worth more kept
purpose-castle-empty = it is worth more now than the batch, and the worker at the castle then has none to give
purpose-batch-kept = a batch for the worker at the castle is kept
purpose-several = one worker brings { $n } cubes
purpose-exchange = one cube becomes two that are needed more
purpose-guild = a free say in how far buildings are activated is worth something
purpose-cards = more cards to choose from ({ $n } in hand)
purpose-opening = of these cards the cubes pay for { $n } at once
