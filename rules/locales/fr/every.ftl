# Ce qui n'a pas de mots : le reste est dans en/every.ftl, pour toutes les langues.

label-place = { $place } : { $effect }
label-place-road = { $space } { $tile } : { $effect }
ask-trade = { $tile } : { $effect } ?
refuse-effect = { $tile } : { $effect }
ask-favor = { $what } ?
