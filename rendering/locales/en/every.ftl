# What has no words, or only a name: every language has it as it stands here, and says it otherwise in an `every.ftl`
# of its own where its marks are others.

caylus = Caylus

magna-carta = Caylus Magna Carta

who = { $seat } ({ $name })
chart-result = { $won }. { $turns }.
chart-row = { $seat } { $numbers }
chart-rows = { $title }: { $rows }

say-score = { $name } { $n }
say-player = { $name }: { $parts }.
say-special = { $place }: { $effect }. { $who }
say-space = { $n }: { $tile }.
say-building = { $n } { $name }: { $effect }.
say-bare = { $n } { $name }.
score-part = { $source } { $points }
score-line = { $name }: { $total } ({ $parts })
tile-does = { $tile }: { $effect }.
mc-place = { $n } { $card }
new-front = { $name }: { $card }.
chart-goods = { glance-over-short }
kind-prestige = { sign-prestige }
say-queue = { castle-queue }: { $names }.
