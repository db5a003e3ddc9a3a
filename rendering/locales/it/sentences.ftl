# Una posizione a parole: descrizioni delle immagini, e il tabellone come testo.
alt-caylus = Caylus, round { $turn }, fase { $number }: { $phase }.
alt-scores = Prestigio: { $scores }.
alt-officials = Prevosto sulla casella { $provost }, balivo sulla casella { $bailiff }.
alt-scoring = { $scoring }; case presenti: { $counts }.
alt-changed = Nuovo:
alt-players = I giocatori di { $game }, round { $turn }, fase { $number }. { $players }
alt-supplies = Che cosa danno i favori reali e quali edifici si possono costruire. { $tiles }

say-placing = { $name }: { $doing }; un lavoratore costa { $cost }.
say-winners = La partita è finita. Vittoria: { $names }.
say-order = Ordine di turno: { $names }.
say-passed = Hanno passato: { $names }.
say-players-ranked = Giocatori, dal migliore (nel prestigio sono contate anche le risorse rimaste)
say-houses = case: { $houses }
say-favors = favori: { $favors }
say-section = { $section }: { $houses }; posti liberi: { $free } di { $places }.
say-scored = { $line } Punteggio già assegnato.
say-closed = In due giocatori non si usano.
say-inn = Qui: a sinistra { $left }, a destra { $right }.
say-there = Qui: { $names }.
say-nobody = Non c'è nessuno.
say-road = Strada
say-space-number = casella { $n }
say-free = vuota
say-becomes = Diventa residenza di { $name } quando il lavoratore se ne va.
say-owner = proprietario: { $name }
say-worker = lavoratore di { $name }
say-pending = futura residenza di { $name }
say-empty = da { $first } a { $last }: vuote.
say-limit = I segnalini ora arrivano fino al livello { $n }.
say-stock = Si possono costruire
say-tile = { $tile }: costa { $cost }; porta { $gains }.
say-effect = Lavoratore: { $effect }.
say-effect-none = Effetto: { $effect }.
say-copies = Ce ne sono { $n }.

new-tile = { $name }: { $tile } ({ $space }).
new-provost = Prevosto da { $start } a { $end }.
new-bailiff = Balivo da { $start } a { $end }.
new-houses = { $name }: { $n ->
    [one] { $n } casa
   *[other] { $n } case
 } nel castello ({ $section }).
new-prestige = { $name }: { $amount } PP.
new-worker = { $name }: { $n ->
    [1] lavoratore
    [one] { $n } lavoratore
   *[other] { $n } lavoratori
 } → { $place }.
new-favor = { $name }: segnalino favore un livello più su ({ $line }).
new-inn = { $name }: lavoratore nel posto di destra della locanda.
new-pass = { $name } passa.

tile-stands = { $owned ->
    [yes] Ora sulla casella { $spaces }; proprietario: { $owners }
   *[no] Ora sulla casella { $spaces }
 }
tile-in-stock = Si può costruire
tile-gone = Ora non è in questa partita

alt-magna-carta = Caylus Magna Carta, round { $turn }, fase { $number }: { $phase }.
alt-road = Il resto della strada: { $cards }
mc-provost = Prevosto sulla carta { $place }.
mc-tokens = Gettoni del castello rimasti: { $tokens }.
mc-own-tokens = gettoni: { $tokens }
mc-cards = { $hand ->
    [one] { $hand } carta
   *[other] { $hand } carte
 } in mano, { $pile } nel mazzo, { $discard } negli scarti
mc-discards = scarti: { $cards }
mc-front = carte di prestigio: { $cards }
mc-lying = sopra { $n ->
    [one] { $n } cubo
   *[other] { $n } cubi
 }
mc-holds = { $n ->
    [0] Sopra non ci sono cubi.
    [one] Sopra c'è { $n } cubo.
   *[other] Sopra ci sono { $n } cubi.
 }
card-lies = { $owned ->
    [yes] Ora sulla strada: carta { $places }; proprietario: { $owners }
   *[no] Ora sulla strada: carta { $places }
 }
card-owner = Al proprietario, quando arriva un lavoratore altrui: { $effect }.
new-card = { $name }: { $card } (carta { $place }).
new-tokens = { $name }: { $n ->
    [one] { $n } gettone del castello
   *[other] { $n } gettoni del castello
 } ({ $section }).
new-pending = { $name }: { $place } diventa residenza quando il lavoratore se ne va.
new-left = Gettoni del castello ({ $section }) da { $start } a { $end }, tolti dal gioco: { $n }.
new-hand = { $sign }{ $n ->
    [one] { $n } carta
   *[other] { $n } carte
 } in mano
