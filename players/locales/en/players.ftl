# Why a computer advises an action; `points` are those of the final score.

# Of someone else: `what` is one of the topics below.

reason-you-less = it leaves you with less ({ $what })
topic-income = income
topic-batches = cubes for the castle
topic-favors = royal favors
topic-residences = residences
topic-buildings = buildings
topic-prestige-building = a prestige tile
topic-hand = cards in hand
topic-order = turn order
topic-inn = the inn

# What an action is for: half a sentence behind a colon, without a subject, for it is said of the reader and of others.

purpose-batch-complete = that makes { $n ->
    [one] { $n } batch
   *[other] { $n } batches
 } for the castle ({ $goods })
purpose-batch-closer = the next batch for the castle needs it ({ $goods })
purpose-build = to build the { $tile } ({ $prestige } prestige)
purpose-build-batch = to build the { $tile } ({ $prestige } prestige) with cubes of the batch
purpose-money = workers cost money, and money is short ({ $n })
purpose-material = buildings and batches need it ({ $goods })
purpose-cubes-end = three cubes left over at the end of the game are worth 1 prestige
purpose-gold = prestige tiles cost gold, and each gold left is worth 3 prestige at the end
purpose-gold-any = gold replaces any cube, for a card or a batch
purpose-gold-kept = it keeps the gold, which can replace any cube later
purpose-spare = no batch needs the cubes it costs
purpose-house-missing = a section will be scored soon, and having no house there costs { $loss } prestige ({ $section })
purpose-house = a batch brings { $prestige } prestige and a house there ({ $section })
purpose-house-favors = with one more house the scoring gives { $n ->
    [one] { $n } favor
   *[other] { $n } favors
 } ({ $section })
purpose-most-batches = giving the most batches earns a royal favor
purpose-most-gold = giving the most batches earns 1 gold
purpose-tokens = later tokens are worth less: first 4, then 3, then 2
purpose-pass = deniers in hand pay for workers in the next turn
purpose-pass-dear = the next worker would cost { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
 }
purpose-reaches = it also activates a worker beyond the provost: { $space } { $tile }
purpose-cuts-off = it leaves another player's worker beyond the provost: { $space } { $tile }
purpose-provost-stays = moving him isn't worth it
purpose-scored-now = it brings the scoring forward to this turn ({ $section })
purpose-scored-later = it puts off the scoring, since a house is still missing ({ $section })
purpose-order = it moves up in turn order ({ $now } → { $to })
purpose-inn = each pass raises the price of workers, except at the inn
purpose-gate = the place can be chosen after everyone has passed
purpose-favor = each favor on a line makes the next one there worth more
purpose-income = a residence brings money every turn, and prestige tiles stand on residences
purpose-rate = what it costs would be worth less at the end of the game
purpose-most-prestige = of all choices now, it brings the most prestige
purpose-owner = whenever others use it, its owner gets 1 prestige
purpose-owner-effect = whenever others use it, its owner gets something, too
purpose-leave = it leaves money for one more worker next turn
purpose-keep = what it would cost is better kept
purpose-castle-empty = it's worth more than the batch, even though the worker at the castle will then have nothing to give
purpose-batch-kept = it keeps a batch for the worker at the castle
purpose-several = one worker brings { $n } cubes
purpose-exchange = one cube becomes two that are more useful
purpose-guild = a free provost move helps decide which buildings are activated
purpose-cards = more cards to choose from ({ $n } in hand)
purpose-opening = these cubes can pay for { $n } of these cards right away
