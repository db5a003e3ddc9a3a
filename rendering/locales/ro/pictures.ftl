seat-blue =
    .letter = A
seat-red =
    .letter = R
seat-green =
    .letter = V
seat-orange =
    .letter = P
seat-black =
    .letter = N

nobody = nimeni

turn = Runda { $turn }
turn-order = Ordine
players = Jucători
phase-over = Sfârșitul fazei
won = a câștigat
won-together = au câștigat împreună
to-move = la mutare
passed-place = a pasat ({ $place })
cost-now = următorul muncitor

goods-favors = { $n ->
    [one] { $n } favoare regală
    [few] { $n } favoruri regale
   *[other] { $n } de favoruri regale
 }
goods-income = { $n ->
    [one] venit { $n } denar
    [few] venit { $n } denari
   *[other] venit { $n } de denari
 }

provost = Prevot
bailiff = Bailiv
bridge = Pod

kind-neutral = Neutre
kind-fixed = Fixe
kind-wood = Lemn
kind-stone = Piatră
kind-residence = Reședință
kind-special = Speciale

final-score = Scor final

sign-any = orice cub
sign-basic = orice, fără aur
sign-coin = denar
sign-prestige = prestigiu
sign-favor = favoare regală
sign-income = în fiecare rundă
sign-key = pentru proprietar
sign-pawn = muncitor
sign-anywhere = orice loc liber
    .short = orice loc
sign-order = ordine
sign-build = construire
sign-token = jeton de castel
    .short = jeton
sign-card = carte în mână
    .short = carte
sign-pile = pachet închis
    .short = pachet
sign-discards = decartate
sign-done = activată
    .next = activată prima
sign-change = nou

moment-first = înainte de primul muncitor
moment-placed = după muncitorul { $n } ({ $seat })
moment-passed = după ce { $seat } pasează
moment-other = după mutarea lui { $seat }
glance-scored = { $section }: punctare după { $left ->
    [0] runda aceasta
   *[other] runda { $first }–{ $last }
 }
glance-scored-short = { $section } · { $left ->
    [0] runda aceasta
   *[other] runda { $first }–{ $last }
 }
glance-over = Puncte pentru resurse rămase
glance-over-short = Resurse rămase

chart-won = { $n ->
    [1] { $names } câștigă, { $score }
    [few] { $names } împart victoria, { $score }
   *[other] { $names } împart victoria, { $score }
 }
chart-turns = { $n ->
    [one] { $n } rundă
    [few] { $n } runde
   *[other] { $n } de runde
 }
chart-prestige = Prestigiu pe runde
chart-sources = De unde au venit punctele
chart-favors = Favoruri, denari câștigați pe rundă, muncitori
chart-deniers = Denari câștigați pe rundă, muncitori
chart-favor-levels = Favoruri, linie cu linie
chart-rate = Puncte pe muncitor
chart-lost-workers = Muncitori dincolo de prevot
chart-money = Denari câștigați pe runde
chart-close = { $n ->
    [1] { $first } are un avans de doar un punct față de { $second }.
    [few] { $first } are un avans de doar { $n } puncte față de { $second }.
   *[other] { $first } are un avans de doar { $n } de puncte față de { $second }.
 }
chart-ahead = { $first } are un avans de { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
 } față de { $second }.
chart-lead-changed = Schimbări de lider: { $n }.
chart-led = { $name }: pe primul loc din runda { $turn } până la sfârșit.
chart-from-behind = { $name } vine din urmă datorită resurselor rămase.
chart-guests = { $name }: ceilalți au folosit o clădire { $n ->
    [one] de { $n } dată
    [few] de { $n } ori
   *[other] de { $n } de ori
 } ({ $building }).
chart-lost = { $name }: { $n ->
    [one] { $n } muncitor rămas
    [few] { $n } muncitori rămași
   *[other] { $n } de muncitori rămași
 } dincolo de prevot.
chart-lost-to = { $name }: { $n ->
    [one] { $n } muncitor rămas
    [few] { $n } muncitori rămași
   *[other] { $n } de muncitori rămași
 } dincolo de prevot, cei mai mulți din cauza lui { $other }.
chart-most = { $name }: { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
 } dintr-o singură sursă ({ $source }).

review-title = Analiză: { $name }
review-good = Decizii la nivelul celei mai bune: { $good } din { $n }
review-value = Cât valora poziția (100: victorie clară), pe runde
review-course = Poziția (din 100): { $first } la început, minimum { $low }, { $last } la sfârșit.
review-cost-most = Cele mai costisitoare decizii (din 100)
review-costly = { $number }. Runda { $turn }: { $done }; mai bine: { $better } (−{ $cost })
review-done = Runda { $turn }: { $done }
review-better = Mai bine: { $better }
review-nothing = Nicio decizie nu a costat mai mult decât marja de eroare a căutării.

kind-bonus =
    .short = bonus de proprietar
kind-on =
    .short = care reședință?
