# Ce qui n'a pas de mots : le reste est dans en/every.ftl, pour toutes les langues.

chart-rows = { $title } : { $rows }
say-player = { $name } : { $parts }.
say-special = { $place } : { $effect }. { $who }
say-space = { $n } : { $tile }.
say-building = { $n } { $name } : { $effect }.
score-line = { $name } : { $total } ({ $parts })
tile-does = { $tile } : { $effect }.
new-front = { $name } : { $card }.
say-queue = { castle-queue } : { $names }.
