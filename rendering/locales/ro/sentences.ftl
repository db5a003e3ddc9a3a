alt-caylus = Caylus, runda { $turn }, faza { $number }: { $phase }.
alt-scores = Prestigiu: { $scores }.
alt-officials = Prevotul pe spațiul { $provost }, bailivul pe spațiul { $bailiff }.
alt-scoring = { $scoring }; case acolo: { $counts }.
alt-changed = Nou:
alt-players = Jucătorii: { $game }, runda { $turn }, faza { $number }. { $players }
alt-supplies = Ce dau favorurile regale și ce clădiri se pot construi. { $tiles }

say-placing = { $name }: { $doing }; un muncitor costă { $cost }.
say-winners = Partida s-a încheiat. Victorie: { $names }.
say-order = Ordinea jucătorilor: { $names }.
say-passed = Au pasat: { $names }.
say-players-ranked = Jucători, începând cu cel mai bun (prestigiul include resursele rămase)
say-houses = case: { $houses }
say-favors = favoruri: { $favors }
say-section = { $section }: { $houses }; locuri libere: { $free } din { $places }.
say-scored = { $line } S-a punctat.
say-closed = Nu se folosește la doi jucători.
say-inn = Acolo: stânga { $left }, dreapta { $right }.
say-there = Acolo: { $names }.
say-nobody = Nimeni acolo.
say-road = Drum
say-space-number = spațiul { $n }
say-free = gol
say-becomes = Devine reședința lui { $name } când pleacă muncitorul.
say-owner = proprietar: { $name }
say-worker = muncitor: { $name }
say-pending = va fi reședința lui { $name }
say-empty = de la { $first } la { $last }: goale.
say-limit = Marcatoarele pot urca acum până la nivelul { $n }.
say-stock = Se pot construi
say-tile = { $tile }: costă { $cost }; aduce { $gains }.
say-effect = Muncitor: { $effect }.
say-effect-none = Efect: { $effect }.
say-copies = Există { $n }.

new-tile = { $name }: { $tile } pe spațiul { $space }.
new-provost = Prevotul de pe { $start } pe { $end }.
new-bailiff = Bailivul de pe { $start } pe { $end }.
new-houses = { $name }: { $n ->
    [one] { $n } casă
    [few] { $n } case
   *[other] { $n } de case
 } în castel ({ $section }).
new-prestige = { $name }: { $amount } PP.
new-worker = { $name }: { $n ->
    [one] muncitor
    [few] muncitori
   *[other] muncitori
 } → { $place }.
new-favor = { $name }: marcatorul de favoare cu un nivel mai sus ({ $line }).
new-inn = { $name }: muncitor pe locul din dreapta al hanului.
new-pass = { $name } pasează.

tile-stands = { $owned ->
    [yes] Acum pe spațiul { $spaces }, proprietar: { $owners }
   *[no] Acum pe spațiul { $spaces }
 }
tile-in-stock = Se poate construi
tile-gone = Nu e acum în această partidă

alt-magna-carta = Caylus Magna Carta, runda { $turn }, faza { $number }: { $phase }.
alt-road = Restul drumului: { $cards }
mc-provost = Prevotul pe cartea { $place }.
mc-tokens = Jetoane de castel rămase: { $tokens }.
mc-own-tokens = jetoane: { $tokens }
mc-cards = { $hand ->
    [one] { $hand } carte
    [few] { $hand } cărți
   *[other] { $hand } de cărți
 } în mână, { $pile } în pachet, { $discard } decartate
mc-discards = decartate: { $cards }
mc-front = cărți de prestigiu: { $cards }
mc-lying = pe carte { $n ->
    [one] { $n } cub
    [few] { $n } cuburi
   *[other] { $n } de cuburi
 }
mc-holds = { $n ->
    [0] Pe carte nu e niciun cub.
    [one] Pe carte e { $n } cub.
    [few] Pe carte sunt { $n } cuburi.
   *[other] Pe carte sunt { $n } de cuburi.
 }
card-lies = { $owned ->
    [yes] Acum pe drum, locul { $places }, proprietar: { $owners }
   *[no] Acum pe drum, locul { $places }
 }
card-owner = Pentru proprietar, când e aici muncitorul altui jucător: { $effect }.
new-card = { $name }: { $card } pe locul { $place }.
new-tokens = { $name }: { $n ->
    [one] { $n } jeton de castel
    [few] { $n } jetoane de castel
   *[other] { $n } de jetoane de castel
 } ({ $section }).
new-pending = { $name }: { $place } devine reședință când pleacă muncitorul.
new-left = Jetoane de castel ({ $section }): de la { $start } la { $end }, scoase din joc: { $n }.
new-hand = { $sign }{ $n ->
    [one] { $n } carte
    [few] { $n } cărți
   *[other] { $n } de cărți
 } în mână
