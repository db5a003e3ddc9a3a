# A position in words: descriptions of pictures, and the board as text.
alt-caylus = Caylus, turn { $turn }, phase { $number }: { $phase }.
alt-scores = Prestige: { $scores }.
alt-officials = Provost on space { $provost }, bailiff on space { $bailiff }.
alt-scoring = { $scoring }; houses there: { $counts }.
alt-changed = New:
alt-players = The players of { $game }, turn { $turn }, phase { $number }. { $players }
alt-supplies = What royal favors give and which tiles can be built. { $tiles }

say-placing = { $name }: { $doing }; a worker costs { $cost }.
say-winners = The game is over, won by { $names }.
say-order = Turn order: { $names }.
say-passed = Passed: { $names }.
say-players-ranked = Players by rank (leftover goods count toward prestige)
say-houses = houses: { $houses }
say-favors = favors: { $favors }
say-section = { $section }: { $houses }; { $free } of { $places } spaces free.
say-scored = { $line } Scored.
say-closed = Not used with two players.
say-inn = Left: { $left }; right: { $right }.
say-there = There: { $names }.
say-nobody = Nobody there.
say-road = Road
say-space-number = space { $n }
say-free = empty
say-becomes = Becomes { $name }'s residence when the worker leaves.
say-owner = owned by { $name }
say-worker = { $name }'s worker
say-pending = soon { $name }'s residence
say-empty = { $first } to { $last }: empty.
say-limit = Markers can go up to level { $n } now.
say-stock = Can be built
say-tile = { $tile }: costs { $cost }; brings { $gains }.
say-effect = Worker: { $effect }.
say-effect-none = Effect: { $effect }.
say-copies = There are { $n }.

new-tile = { $name }: { $tile } on space { $space }.
new-provost = Provost from { $start } to { $end }.
new-bailiff = Bailiff from { $start } to { $end }.
new-houses = { $name }: { $n ->
    [one] { $n } house
   *[other] { $n } houses
 } in the castle ({ $section }).
new-prestige = { $name }: { $amount } prestige.
new-worker = { $name }: { $n ->
    [one] worker
   *[other] workers
 } on { $place }.
new-favor = { $name }: favor marker up one level ({ $line }).
new-inn = { $name }: worker moved to the right-hand space of the Inn.
new-pass = { $name } passed.

tile-stands = { $owned ->
    [yes] Now on space { $spaces }, owned by { $owners }
   *[no] Now on space { $spaces }
 }
tile-in-stock = Can be built
tile-gone = Not in this game now

alt-magna-carta = Caylus Magna Carta, turn { $turn }, phase { $number }: { $phase }.
alt-road = The rest of the road: { $cards }
mc-provost = Provost on { $place }.
mc-tokens = Castle tokens left: { $tokens }.
mc-own-tokens = tokens: { $tokens }
mc-cards = { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
 } in hand, { $pile } in the pile, { $discard } discarded
mc-discards = discards: { $cards }
mc-front = prestige cards: { $cards }
mc-lying = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
 } on it
mc-holds = { $n ->
    [0] No cube lies on it.
    [one] { $n } cube lies on it.
   *[other] { $n } cubes lie on it.
 }
card-lies = { $owned ->
    [yes] Now on the road at { $places }, owned by { $owners }
   *[no] Now on the road at { $places }
 }
card-owner = For its owner, when another player's worker comes: { $effect }.
new-card = { $name }: { $card } at { $place }.
new-tokens = { $name }: { $n ->
    [one] { $n } castle token
   *[other] { $n } castle tokens
 } ({ $section }).
new-pending = { $name }: { $place } becomes a residence when its worker leaves.
new-left = Castle tokens ({ $section }) from { $start } to { $end }, { $n } taken out of the game.
new-hand = { $sign }{ $n ->
    [one] { $n } card
   *[other] { $n } cards
 } in hand
