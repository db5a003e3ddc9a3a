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

mc-label-place = { $place } { $card }: { $effect }
mc-refuse-effect = { $card }: { $effect }
mc-event-unreached-one = { $seat } ({ $place })
mc-say-place = { $place } { $card }

label-note = { $label } ({ $note })
event-acted = { $seat }: { $code }
say-score = { $seat } { $score }
