error-line = rândul { $line }: { $cause }
error-unknown-game = jocul { $game } e necunoscut; există: { $games }
seat-blue = Albastru
seat-red = Roșu
seat-green = Verde
seat-orange = Portocaliu
seat-black = Negru
error-seat = { $seat } nu e un loc din partida asta; locurile sunt { $seats }
error-notation = { $text } nu e o acțiune în { $game }; pentru { $seat } acum: { $codes }
error-notation-bound = { $text } nu e o acțiune în { $game }: { $bound }; pentru { $seat } acum: { $codes }
error-notation-other = { $text } nu e o acțiune în { $game }
error-notation-other-bound = { $text } nu e o acțiune în { $game }: { $bound }
error-notation-full = { $text } trebuie scris întreg: { $code }
error-over = partida s-a încheiat, victorie: { $winners }
error-turn = { $text }: acum hotărăște { $other } ({ $kind }), nu { $seat }
error-illegal = { $text } nu e permis pentru { $seat } acum: { $reason }; permise: { $codes }
error-beginning = nicio acțiune permisă nu începe așa
error-ambiguous = { $text } poate însemna { $codes }
error-more = { $codes } și încă { $count }
points-castle = Castel
points-buildings = Clădiri
points-tokens = Jetoane
points-cards = Cărți
points-trades = Schimburi
points-favors = Favoruri
points-owners = Proprietari
points-losses = Pierderi
points-gold = Aur rămas
points-cubes = Cuburi rămase
points-deniers = Denari rămași
error-state = starea salvată nu poate fi citită: { $reason }
error-state-version = starea salvată are formatul { $version }; programul acesta citește de la 1 la { $newest }
record-size = înregistrarea are { $size } octeți, se citesc cel mult { $most }
record-encoding = octetul { $byte } nu e text UTF-8
record-header-late = { $text }: antetele stau înaintea primei acțiuni
record-header-unknown = antetul { $key } e necunoscut; există: { $keys }
record-header-twice = antetul { $key } a fost dat deja pe rândul { $first }
record-header-missing = lipsește antetul { $key }
record-value-missing = antetul { $key } nu are valoare
record-players = { $count ->
    [one] { $count } nume dat
    [few] { $count } nume date
   *[other] { $count } de nume date
 }, { $game } are de la { $least } la { $most } jucători
record-name = numele de jucător { $name } trebuie să fie fără spațiu, caracter de control, două puncte, virgulă, = și #
record-name-reserved = numele de jucător { $name } e un cuvânt al formatului de înregistrare; ocupate sunt: { $words }
record-name-twice = numele de jucător { $name } e dat de două ori
record-option = opțiunea { $name } e necunoscută în { $game }; există: { $options }
record-option-value = opțiunea { $name }: { $value } e necunoscut; posibile: { $values }
record-whole = { $key }: { $value } trebuie să fie un număr întreg de la { $least } la { $most }
record-chance = chance: { $value } e necunoscut; programul acesta cunoaște generatorul 1
record-order = order: { $value } trebuie să numească fiecare jucător o dată: { $players }
record-neutral = neutral: { $value } trebuie să numească { $count } clădiri diferite din: { $tiles }
record-commitment = commitment: { $value } trebuie să aibă 64 de cifre hexazecimale
record-salt = salt: { $value } trebuie să aibă 32 de cifre hexazecimale
record-deck-none = deck: { $game } nu are cărți
record-seat = { $seat } nu e un loc; jucătorii sunt { $players }
set-unknown = set { $key }: necunoscut; posibile: { $keys }
set-twice = set { $key }: { $what } a fost dat deja pe rândul { $first }
set-field = set { $key }: { $field } e necunoscut; posibile: { $fields }
set-field-form = set { $key }: { $text } trebuie să aibă forma nume=valoare
set-whole = set { $key }: { $what } { $value } trebuie să fie un număr întreg de la { $least } la { $most }
set-parts = set { $key }: { $what } { $value } trebuie să aibă { $count } numere întregi despărțite prin /
set-scored = set scored: { $value } trebuie să fie dungeon, sau dungeon, walls
set-favors-limit = set { $key }: favorurile { $value } trec de nivelul { $limit }, cel deschis acum
set-favors-simplified = set { $key }: cu favoruri simple trebuie să fie 0/0/0/0
set-houses = set { $key }: { $section } ar avea case: { $houses }, locuri: { $places }
set-space = set road { $value }: spațiile sunt de la 1 la { $most }
set-space-printed = set road { $space }: { $tile } e deja fixă acolo
set-tile = set road { $space }: { $tile } nu e o clădire din partida asta
set-tile-value = set road { $space }: { $value } trebuie să fie o clădire, cu un loc dacă are proprietar, sau empty
set-tile-owner = set road { $space }: { $tile } are nevoie de un proprietar, unul din { $players }
set-tile-unowned = set road { $space }: { $tile } nu are proprietar
set-tile-option = set road { $space }: { $tile } are nevoie de opțiunea jeweller: yes
set-tile-elsewhere = set road { $space }: { $tile } stă pe spațiul { $other }
pace-plan-beyond = muncitorul tău de pe spațiul { $space } e dincolo de prevot, care e pe { $provost }
pace-plan-provost-far = prevotul de pe { $provost } nu poate fi adus acum pe spațiul { $space }
pace-plan-provost-price = aducerea prevotului pe spațiul { $space } costă { $cost ->
    [one] { $cost } denar
    [few] { $cost } denari
   *[other] { $cost } de denari
 }, mai mult de { $most }
pace-plan-batches-gold = un set ar cere aur
pace-guard-from = prevotul e pe { $provost }, nu pe { $space } sau mai departe
pace-guard-upto = prevotul e pe { $provost }, dincolo de { $space }
pace-guard-unbuilt = cineva a construit între timp
pace-guard-unpassed = cineva a pasat între timp
pace-guard-keep = { $left ->
    [one] ar rămâne { $left } denar
    [few] ar rămâne { $left } denari
   *[other] ar rămâne { $left } de denari
 }, sub { $least }
pace-guard-used = cineva lucrează în clădirea ta de pe spațiul { $space }
pace-guard-dear = o plasare costă { $cost }, mai mult de { $most }
pace-guard-more = a apărut ceva nou: { $code }
pace-guard-before = prevotul de pe { $provost } stă înaintea muncitorului tău de pe spațiul { $space }
pace-order-item = „{ $text }” nu e ceva ce se poate alege la „{ $at }”.
pace-order-never = „{ $text }” nu se poate alege niciodată la „{ $at }”. Acolo se poate: { $can }.
pace-order-nothing = „{ $text }” nu se poate alege niciodată la „{ $at }”: acolo nu se alege nimic.
pace-order-clause = „{ $text }” nu e o condiție. Există: `if provost >= 9`, `if provost <= 9`, `unless built`, `unless passed`, `unless used`, `unless cost > 2`, `unless more`, `unless before me`, `keep 2`, `spare 2`, `once`, `turn`, `game`, `2 times`.
pace-order-number = „{ $text }” nu e un număr de la { $least } la { $most }.
verify-seed = înregistrarea nu are o sămânță de verificat
verify-salt = înregistrarea are un sigiliu, dar nu și sarea: partida nu e încă dezvăluită
verify-commitment = sigiliul nu se potrivește cu sarea și sămânța
verify-differs = { $key } nu e ce dă sămânța: { $value }
verify-ok = Verificat: sigiliul se potrivește cu sarea și sămânța, iar tot hazardul e cel dat de sămânță.
verify-ok-open = Verificat: tot hazardul e cel dat de sămânță. (Înregistrarea nu are sigiliu.)
