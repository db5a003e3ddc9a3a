# What has no words, or only a name: every language has it as it stands here, and says it otherwise in an `every.ftl`
# of its own where its marks are others.

caylus = Caylus

magna-carta = Caylus Magna Carta

chart-rows = { $title }: { $rows }

say-line = { $name }: { $parts }.
say-special = { $place }: { $effect }. { $who }
say-building = { $n } { $name }: { $effect }.
score-line = { $name }: { $total } ({ $parts })
chart-goods = { glance-over-short }
kind-prestige = { sign-prestige }
