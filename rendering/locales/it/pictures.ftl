# Parole sulle immagini di tutti e due i giochi.
seat-blue =
    .letter = B
seat-red =
    .letter = R
seat-green =
    .letter = V
seat-orange =
    .letter = A
seat-black =
    .letter = N

nobody = nessuno

turn = Round { $turn }
turn-order = Ordine
players = Giocatori
phase-over = Fine della fase
won = vince la partita
won-together = vincono insieme
to-move = gioca
passed-place = passa { $place }º
cost-now = prossimo lavoratore

goods-favors = { $n ->
    [one] { $n } favore reale
   *[other] { $n } favori reali
 }
goods-income = { $n ->
    [one] { $n } denaro di reddito
   *[other] { $n } denari di reddito
 }

provost = Prevosto
bailiff = Balivo
bridge = Ponte

kind-neutral = Neutrale
kind-fixed = Fisso
kind-wood = Legno
kind-stone = Pietra
kind-residence = Residenza
kind-special = Speciale

final-score = Punteggio finale

# La legenda.
sign-any = cubo a scelta
sign-basic = tutto tranne oro
sign-coin = denaro
sign-prestige = prestigio
sign-favor = favore reale
sign-income = ogni round
sign-key = per il proprietario
sign-pawn = lavoratore
sign-anywhere = luogo libero
    .short = luogo libero
sign-order = ordine di turno
sign-build = costruire
sign-token = gettone del castello
    .short = gettone
sign-card = carta in mano
    .short = carta
sign-pile = mazzo coperto
    .short = mazzo
sign-discards = scarti
sign-done = attivato
    .next = attivato per 1º
sign-change = nuovo

# La carta piccola.
moment-first = prima del primo lavoratore
moment-placed = dopo il { $n }º lavoratore ({ $seat })
moment-passed = dopo che { $seat } ha passato
moment-other = dopo la mossa di { $seat }
glance-scored = { $section }: punteggio dopo { $left ->
    [0] questo round
   *[other] il round { $first }–{ $last }
 }
glance-scored-short = { $section } · { $left ->
    [0] questo round
   *[other] round { $first }–{ $last }
 }
glance-over = Punti per le risorse rimaste
glance-over-short = Risorse rimaste

# I grafici di una partita finita.
chart-won = { $n ->
    [1] { $names } vince, { $score }
   *[other] { $names } vincono insieme, { $score }
 }
chart-turns = { $n ->
    [one] { $n } round
   *[other] { $n } round
 }
chart-prestige = Prestigio per round
chart-sources = Da dove vengono i punti
chart-favors = Favori, denari guadagnati per round, lavoratori
chart-deniers = Denari guadagnati per round, lavoratori
chart-favor-levels = Favori, linea per linea
chart-rate = Punti per lavoratore
chart-lost-workers = Lavoratori oltre il prevosto
chart-money = Denari guadagnati per round
chart-close = { $n ->
    [1] { $first } ha un punto di vantaggio su { $second }.
   *[other] { $first } ha solo { $n } punti di vantaggio su { $second }.
 }
chart-ahead = { $first } ha { $n } punti di vantaggio su { $second }.
chart-lead-changed = Il primo posto è cambiato { $n } volte.
chart-led = { $name } in testa dal round { $turn } alla fine.
chart-from-behind = { $name } rimonta grazie alle risorse rimaste.
chart-guests = { $name }: gli altri hanno usato un edificio { $n } volte ({ $building }).
chart-lost = { $name }: { $n } lavoratori oltre il prevosto.
chart-lost-to = { $name }: { $n } lavoratori oltre il prevosto, per lo più a causa di { $other }.
chart-most = { $name }: { $n } punti da una sola fonte ({ $source }).

# Una partita finita, guardata di nuovo.
review-title = Analisi: { $name }
review-good = Decisioni all'altezza della migliore: { $good } su { $n }
review-value = Posizione per round (100: vittoria netta)
review-course = Posizione, su 100: { $first } all'inizio, { $low } al minimo, { $last } alla fine.
review-cost-most = Decisioni più costose (punti su 100)
review-costly = { $number }. Round { $turn }: { $done }; meglio: { $better } (−{ $cost })
review-done = Round { $turn }: { $done }
review-better = Meglio: { $better }
review-nothing = Nessuna decisione è costata più del margine d'errore della ricerca.

kind-bonus =
    .short = bonus del proprietario
kind-on =
    .short = quale residenza?
