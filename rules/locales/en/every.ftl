# What has no words, or only a name: every language has it as it stands here, and says it otherwise in an `every.ftl`
# of its own where its marks are others.

label-place = { $place }: { $effect }
label-place-road = { $space } { $tile }: { $effect }
label-expected = { $label } ({ $note })
ask-trade = { $tile }: { $effect }?
refuse-effect = { $tile }: { $effect }
event-unreached-one = { $seat } ({ $tile } { $space })
say-special = { $place }: { $seat }.
say-space = { $space } { $tile }

mc-event-unreached-one = { $seat } ({ $place })

label-note = { $label } ({ $note })
event-acted = { $seat }: { $code }
say-score = { $seat } { $score }

# What another message says in these words

mc-card-n_forest = { tile-n_forest }
mc-card-n_quarry = { tile-n_quarry }
mc-card-market = { tile-n_market }
tile-f_carpenter = { tile-n_carpenter }
mc-card-peddler = { tile-f_peddler }
mc-card-gold_mine = { tile-gold_mine }
mc-card-lawyer = { tile-w_lawyer }
mc-card-n_park = { tile-s_park }
mc-card-church = { tile-s_church }
mc-card-bank = { tile-s_bank }
mc-card-residence = { tile-residence }
mc-card-statue = { tile-statue }
mc-card-theatre = { tile-theater }
mc-card-monument = { tile-monument }
mc-card-hotel = { tile-hotel }
mc-card-cathedral = { tile-cathedral }
mc-card-n_trading_post = { tile-trading_post }
mc-card-stables = { tile-stables }
points-castle = { tile-castle }
owner-s_farm = { effect-n_farm }
owner-s_park = { effect-n_forest }
mc-effect-small_sawmill = { effect-n_sawmill }
mc-effect-n_forest = { effect-n_sawmill }
mc-owner-large_sawmill = { effect-n_sawmill }
mc-effect-small_quarry = { effect-n_quarry }
mc-effect-n_quarry = { effect-n_quarry }
mc-owner-large_quarry = { effect-n_quarry }
mc-effect-market = { effect-n_market }
effect-f_carpenter = { effect-n_carpenter }
mc-effect-gold_mine = { effect-gold_mine }
mc-effect-large_quarry = { effect-w_quarry }
mc-effect-large_sawmill = { effect-w_sawmill }
mc-effect-peddler = { effect-w_peddler }
mc-effect-residence = { effect-residence }
effect-college = { effect-theater }
mc-phase-1 = { phase-1 }
mc-phase-3 = { phase-4 }
mc-phase-5 = { phase-6 }
mc-phase-6 = { phase-7 }
why-no-space = { note-build-full }
label-inn-leave = { label-back }
mc-label-done = { label-castle-done }
mc-lesson-provost = { lesson-provost }
mc-lesson-market = { lesson-market }
mc-lesson-peddler = { lesson-peddler }
mc-effect-n_park = { mc-effect-small_farm }
mc-owner-large_farm = { mc-effect-small_farm }
mc-owner-lawyer = { mc-effect-n_trading_post }
mc-owner-peddler = { mc-effect-n_peddler }
mc-effect-statue = { mc-effect-theatre }
mc-effect-town_hall = { mc-effect-stables }
mc-effect-monument = { mc-effect-stables }
mc-say-nothing = { goods-nothing }
tile-at = { $tile } ({ $space })
ask-favor = { $what }?
why-no-card = { why-no-target }
