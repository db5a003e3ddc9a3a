error-line = riga { $line }: { $cause }
error-unknown-game = il gioco { $game } è sconosciuto; ci sono: { $games }
seat-blue = Blu
seat-red = Rosso
seat-green = Verde
seat-orange = Arancione
seat-black = Nero
error-seat = { $seat } non è un posto di questa partita; i posti sono { $seats }
error-notation = { $text } non è un'azione di { $game }; per { $seat } ora: { $codes }
error-notation-bound = { $text } non è un'azione di { $game }: { $bound }; per { $seat } ora: { $codes }
error-notation-other = { $text } non è un'azione di { $game }
error-notation-other-bound = { $text } non è un'azione di { $game }: { $bound }
error-notation-full = { $text } va scritto per intero: { $code }
error-over = la partita è finita, vittoria: { $winners }
error-turn = { $text }: ora decide { $other } ({ $kind }), non { $seat }
error-illegal = { $text } ora non è permesso per { $seat }: { $reason }; permesso: { $codes }
error-beginning = nessuna azione permessa comincia così
error-ambiguous = { $text } può significare: { $codes }
error-more = { $codes } e altre { $count }
points-castle = Castello
points-buildings = Edifici
points-tokens = Gettoni
points-cards = Carte
points-trades = Scambi
points-favors = Favori
points-owners = Proprietà
points-losses = Perdite
points-gold = Oro rimasto
points-cubes = Cubi rimasti
points-deniers = Denari rimasti
error-state = lo stato salvato non si può leggere: { $reason }
error-state-version = lo stato salvato ha il formato { $version }; questo programma legge da 1 a { $newest }
record-size = la registrazione ha { $size } byte, se ne leggono al massimo { $most }
record-encoding = il byte { $byte } non è testo UTF-8
record-header-late = { $text }: le intestazioni stanno prima della prima azione
record-header-unknown = l'intestazione { $key } è sconosciuta; ci sono: { $keys }
record-header-twice = l'intestazione { $key } c'è già alla riga { $first }
record-header-missing = manca l'intestazione { $key }
record-value-missing = l'intestazione { $key } non ha un valore
record-players = indicati: { $count ->
    [one] { $count } nome
   *[other] { $count } nomi
 }; { $game } ha da { $least } a { $most } giocatori
record-name = il nome { $name } non può contenere spazi, caratteri di controllo, due punti, virgole, = e #
record-name-reserved = il nome { $name } è una parola del formato della registrazione; sono occupate: { $words }
record-name-twice = il nome { $name } è indicato due volte
record-option = l'opzione { $name } è sconosciuta in { $game }; ci sono: { $options }
record-option-value = opzione { $name }: { $value } è sconosciuto; possibile: { $values }
record-whole = { $key }: { $value } deve essere un numero intero da { $least } a { $most }
record-chance = chance: { $value } è sconosciuto; questo programma conosce il generatore 1
record-order = order: { $value } deve nominare ogni giocatore una volta: { $players }
record-neutral = neutral: { $value } deve nominare { $count } edifici diversi tra: { $tiles }
record-commitment = commitment: { $value } deve avere 64 cifre esadecimali
record-salt = salt: { $value } deve avere 32 cifre esadecimali
record-deck-none = deck: { $game } non ha carte
record-seat = { $seat } non è un posto; i giocatori sono { $players }
set-unknown = set { $key }: sconosciuto; possibile: { $keys }
set-twice = set { $key }: { $what } c'è già alla riga { $first }
set-field = set { $key }: { $field } è sconosciuto; possibile: { $fields }
set-field-form = set { $key }: { $text } deve avere la forma name=value
set-whole = set { $key }: { $what } { $value } deve essere un numero intero da { $least } a { $most }
set-parts = set { $key }: { $what } { $value } deve essere fatto di { $count } numeri interi separati da /
set-scored = set scored: { $value } deve essere dungeon, oppure dungeon, walls
set-favors-limit = set { $key }: favors { $value } supera il livello { $limit }, quello sbloccato
set-favors-simplified = set { $key }: con i favori semplificati favors deve essere 0/0/0/0
set-houses = set { $key }: { $section } avrebbe { $houses } case, i posti sono { $places }
set-space = set road { $value }: le caselle vanno da 1 a { $most }
set-space-printed = set road { $space }: lì è stampato { $tile }
set-tile = set road { $space }: { $tile } non esiste in questo gioco
set-tile-value = set road { $space }: { $value } deve essere una tessera e, se ha un proprietario, un posto, oppure empty
set-tile-owner = set road { $space }: { $tile } richiede un proprietario tra { $players }
set-tile-unowned = set road { $space }: { $tile } non ha proprietario
set-tile-option = set road { $space }: { $tile } richiede l'opzione jeweller: yes
set-tile-elsewhere = set road { $space }: { $tile } è già sulla casella { $other }
pace-plan-beyond = il tuo lavoratore sulla casella { $space } è oltre il prevosto (casella { $provost })
pace-plan-provost-far = il prevosto su { $provost } ora non può arrivare alla casella { $space }
pace-plan-provost-price = portare il prevosto alla casella { $space } costa { $cost ->
    [one] { $cost } denaro
   *[other] { $cost } denari
 }, più di { $most }
pace-plan-batches-gold = per un lotto servirebbe oro
pace-guard-from = il prevosto è su { $provost }, non su { $space } o oltre
pace-guard-upto = il prevosto è su { $provost }, oltre { $space }
pace-guard-unbuilt = intanto qualcuno ha costruito
pace-guard-unpassed = intanto qualcuno ha passato
pace-guard-keep = resterebbero { $left ->
    [one] { $left } denaro
   *[other] { $left } denari
 }, meno di { $least }
pace-guard-used = qualcuno lavora nel tuo edificio sulla casella { $space }
pace-guard-dear = un lavoratore costa { $cost }, più di { $most }
pace-guard-more = c'è qualcosa di nuovo: { $code }
pace-guard-before = il prevosto su { $provost } è prima del tuo lavoratore sulla casella { $space }
pace-order-item = “{ $text }” non si può scegliere in “{ $at }”.
pace-order-never = “{ $text }” non si può mai scegliere in “{ $at }”. Lì è possibile: { $can }.
pace-order-nothing = “{ $text }” non si può mai scegliere in “{ $at }”: lì non si sceglie niente.
pace-order-clause = “{ $text }” non è una condizione. Ci sono: `if provost >= 9`, `if provost <= 9`, `unless built`, `unless passed`, `unless used`, `unless cost > 2`, `unless more`, `unless before me`, `keep 2`, `spare 2`, `once`, `turn`, `game`, `2 times`.
pace-order-number = “{ $text }” non è un numero da { $least } a { $most }.
verify-seed = la registrazione non ha un seme da verificare
verify-salt = la registrazione ha un impegno ma non il sale: la partita non è ancora svelata
verify-commitment = l'impegno non corrisponde a sale e seme
verify-differs = { $key } non è quello che dà il seme: { $value }
verify-ok = Verificato: l'impegno corrisponde a sale e seme, e ogni evento casuale è quello che dà il seme.
verify-ok-open = Verificato: ogni evento casuale è quello che dà il seme. (La registrazione non ha un impegno.)
