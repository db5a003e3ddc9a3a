# Slova na obrázcích, která mají obě hry společná.
seat-blue =
    .letter = M
seat-red =
    .letter = Č
seat-green =
    .letter = Z
seat-orange =
    .letter = O
seat-black =
    .letter = K

nobody = nikdo

turn = Kolo { $turn }
turn-order = Pořadí
players = Hráči
phase-over = Konec fáze
won = vyhrává partii
won-together = se dělí o vítězství
to-move = na tahu
passed-place = pas jako { $place }.
cost-now = další dělník

goods-favors = { $n ->
    [one] { $n } králova přízeň
    [few] { $n } královy přízně
   *[other] { $n } králových přízní
 }
goods-income = příjem { $n ->
    [one] { $n } denár
    [few] { $n } denáry
   *[other] { $n } denárů
 }

provost = Dráb
bailiff = Rychtář
bridge = Most

kind-neutral = Neutrální
kind-fixed = Pevné
kind-wood = Dřevěné
kind-stone = Kamenné
kind-residence = Obytné
kind-special = Speciální

final-score = Konečný výsledek

# Legenda.
sign-any = libovolná kostka
sign-basic = vše kromě zlata
sign-coin = denár
sign-prestige = prestiž
sign-favor = králova přízeň
sign-income = každé kolo
sign-key = pro majitele
sign-pawn = dělník
sign-anywhere = jakékoli volné místo
    .short = kamkoli
sign-order = pořadí tahu
sign-build = stavba
sign-token = žeton hradu
    .short = žeton
sign-card = karta v ruce
    .short = karta
sign-pile = hrací balíček
    .short = balíček
sign-discards = odložené
sign-done = aktivováno
    .next = aktivuje se 1.
sign-change = nové

# Karta s přehledem.
moment-first = před prvním dělníkem
moment-placed = po { $n }. dělníkovi ({ $seat })
moment-passed = po pasování ({ $seat })
moment-other = po tahu ({ $seat })
glance-scored = { $section }: bodování po { $left ->
    [0] tomto kole
   *[other] kole { $first }–{ $last }
 }
glance-scored-short = { $section }: { $left ->
    [0] toto kolo
   *[other] kolo { $first }–{ $last }
 }
glance-over = Body za zbylé suroviny

# Grafy dohrané partie.
chart-won = { $n ->
    [1] Vyhrává { $names }, { $score }
    [few] O vítězství se dělí { $names }, { $score }
   *[other] O vítězství se dělí { $names }, { $score }
 }
chart-turns = { $n ->
    [one] { $n } kolo
    [few] { $n } kola
   *[other] { $n } kol
 }
chart-prestige = Prestiž kolo po kole
chart-sources = Odkud jsou body
chart-favors = Přízně, vydělané denáry na kolo, dělníci
chart-deniers = Vydělané denáry na kolo, dělníci
chart-favor-levels = Přízně po řádcích
chart-rate = Body na dělníka
chart-lost-workers = Dělníci za drábem
chart-money = Vydělané denáry kolo po kole
chart-close = { $n ->
    [1] { $first } má o jediný bod víc než { $second }.
    [few] { $first } má jen o { $n } body víc než { $second }.
   *[other] { $first } má jen o { $n } bodů víc než { $second }.
 }
chart-ahead = { $first } má o { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 } víc než { $second }.
chart-lead-changed = Vedení se změnilo { $n }krát.
chart-led = { $name } vede od kola { $turn } až do konce.
chart-from-behind = { $name } na poslední chvíli vítězí díky zbylým surovinám.
chart-guests = { $name }: budovu { $building } použili ostatní { $n }×.
chart-lost = { $name }: { $n ->
    [one] { $n } dělník zůstal
    [few] { $n } dělníci zůstali
   *[other] { $n } dělníků zůstalo
 } za drábem.
chart-lost-to = { $name }: { $n ->
    [one] { $n } dělník zůstal
    [few] { $n } dělníci zůstali
   *[other] { $n } dělníků zůstalo
 } za drábem; hlavní viník: { $other }.
chart-most = { $name }: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 } z jednoho zdroje ({ $source }).

# Ohlédnutí za dohranou partií.
review-title = Rozbor: { $name }
review-good = Stejně dobrá jako nejlepší: { $good } z { $n } rozhodnutí
review-value = Hodnota pozice kolo po kole (100: jasná výhra)
review-course = Zpočátku { $first } ze 100, nejméně { $low }, na konci { $last }.
review-cost-most = Co stálo nejvíc, ze 100
review-costly = { $number }. Kolo { $turn }: { $done }; lépe: { $better } (−{ $cost })
review-done = Kolo { $turn }: { $done }
review-better = Lépe: { $better }
review-nothing = Žádné rozhodnutí nestálo víc, než je nepřesnost hledání.
glance-over-short = Zbylé suroviny

kind-bonus =
    .short = bonus majitele
kind-on =
    .short = který obytný dům?
