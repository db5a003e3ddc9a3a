# Ce qui n'a pas de mots : le reste est dans en/every.ftl, pour toutes les langues.

chart-rows = { $title } : { $rows }
say-line = { $name } : { $parts }.
say-special = { $place } : { $effect }. { $who }
say-building = { $n } { $name } : { $effect }.
score-line = { $name } : { $total } ({ $parts })
