# Společné oběma hrám: místa hráčů, notace, záznamy.

seat-blue = Modrý
seat-red = Červený
seat-green = Zelený
seat-orange = Oranžový
seat-black = Černý
error-notation-full = { $text } se musí napsat celé: { $code }
error-over = partie už skončila, vítězství: { $winners }
error-turn = { $text }: teď rozhoduje { $other } ({ $kind }), ne { $seat }
error-beginning = žádná povolená akce takto nezačíná
error-ambiguous = { $text } může znamenat { $codes }
points-buildings = Budovy
points-tokens = Žetony
points-cards = Karty
points-trades = Směny
points-favors = Přízně
points-owners = Jako majitel
points-losses = Ztráty
points-gold = Zbylé zlato
points-cubes = Zbylé kostky
points-deniers = Zbylé denáry

cube-food = jídlo
cube-wood = dřevo
cube-stone = kámen
cube-gold = zlato
goods-food = { $n }× jídlo
goods-wood = { $n }× dřevo
goods-stone = { $n }× kámen
goods-gold = { $n }× zlato
goods-any = { $n }× libovolná kostka
goods-deniers = { $n ->
    [one] { $n } denár
    [few] { $n } denáry
   *[other] { $n } denárů
 }
goods-nothing = nic
section-dungeon = sklepení
section-walls = hradby
section-towers = věže
label-pass = Pasovat
label-pass-first = Pasovat jako první: získat 1 denár
note-beyond = za drábem
note-deniers = { $n ->
    [one] zbývá jen { $n } denár
    [few] zbývají jen { $n } denáry
   *[other] zbývá jen { $n } denárů
 }
label-buy = Koupit: { $goods } za { $price ->
    [one] { $price } denár
    [few] { $price } denáry
   *[other] { $price } denárů
 }
label-sell = Prodat: 1× { $cube } → { $price ->
    [one] { $price } denár
    [few] { $price } denáry
   *[other] { $price } denárů
 }
label-skip = Nic
refuse-other = teď se rozhoduje o něčem jiném
refuse-place-workers = nemáš už žádného dělníka
refuse-cube = nemáš takovou kostku ({ $cube })
refuse-convert-lawyer = z Právníka se obytný dům stát nemůže
event-turn = Kolo { $turn }, pořadí: { $order }.
event-income = { $seat }: příjem { $n ->
    [one] { $n } denár
    [few] { $n } denáry
   *[other] { $n } denárů
 }.
event-first-passer = { $seat } získává { $n ->
    [one] { $n } denár
    [few] { $n } denáry
   *[other] { $n } denárů
 } (za první pas).
event-gained = { $seat } získává: { $goods } ({ $source }).
event-gained-bonus = { $seat } získává jako majitel: { $goods } ({ $source }).
event-paid = { $seat } platí: { $goods } ({ $source }).
event-trade = { $seat } směňuje: { $goods } → { $gained } ({ $source }).
event-passed = { $seat } pasuje ({ $place }. místo na mostě).
why-chosen = dobrovolně
why-few-deniers = málo denárů
why-few-cubes = málo kostek
event-unreached-several = Za drábem: { $workers }.
event-ended = Vítězství: { $winners }, { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
 } prestiže.
goods-workers = { $n ->
    [one] { $n } dělník
    [few] { $n } dělníci
   *[other] { $n } dělníků
 }
ask-on = { $tile }: vyber obytný dům k zastavění.
points-total = Celkem
goods-prestige = { $n ->
    [one] { $n } bod prestiže
    [few] { $n } body prestiže
   *[other] { $n } bodů prestiže
 }
event-placed = { $seat }: dělník → { $tile } za { $cost ->
    [one] { $cost } denár
    [few] { $cost } denáry
   *[other] { $cost } denárů
 }.
event-declined = { $seat } nevyužívá: { $what }.
event-declined-why = { $seat } nevyužívá: { $what } ({ $why }).
event-built-scored = { $seat } staví: { $tile } → { $n ->
    [one] { $n } bod prestiže
    [few] { $n } body prestiže
   *[other] { $n } bodů prestiže
 }.
event-built-for-scored = { $seat } staví: { $tile }, cena: { $goods } → { $n ->
    [one] { $n } bod prestiže
    [few] { $n } body prestiže
   *[other] { $n } bodů prestiže
 }.
event-converted = { $seat } přeměňuje na obytný dům: { $tile }.
event-pending = { $tile }: až dělník odejde, vznikne tu obytný dům ({ $seat }).
event-provost = { $seat } posouvá drába: { $start } → { $end }.
event-provost-stays = { $seat } nechává drába na místě ({ $end }).
event-provost-paid = { $seat } posouvá drába za { $n ->
    [one] { $n } denár
    [few] { $n } denáry
   *[other] { $n } denárů
 }: { $start } → { $end }.
event-provost-left = { $seats } nechávají drába na místě ({ $end }).
event-batches-scored = { $seat } odevzdává na hrad ({ $sections }) { $houses ->
    [one] { $houses } sadu
    [few] { $houses } sady
   *[other] { $houses } sad
 } → { $n ->
    [one] { $n } bod prestiže
    [few] { $n } body prestiže
   *[other] { $n } bodů prestiže
 }.
event-batches-for-scored = { $seat } odevzdává ({ $sections }): { $goods } → { $n ->
    [one] { $n } bod prestiže
    [few] { $n } body prestiže
   *[other] { $n } bodů prestiže
 }.
label-place-own = { $space } { $tile } (vlastní): { $effect }
label-provost-stay = Dráb zůstane: { $space } (zdarma)
label-provost-paid = Dráb → { $space } ({ $shift }): zaplatit { $cost ->
    [one] { $cost } denár
    [few] { $cost } denáry
   *[other] { $cost } denárů
 }
label-on = Zastavět obytný dům ({ $space })
label-batch = Odevzdat: { $goods } → { $prestige } BP ({ $section })
label-build = Postavit: { $tile }, cena: { $cost } → { $prestige } BP
label-pay-prestige = Zaplatit: { $paid } → { $gain } BP
label-pay-gold = Zaplatit: { $paid } → { $gain }× zlato
ask-provost = Dráb na { $space }: až o { $most ->
    [one] { $most } políčko
    [few] { $most } políčka
   *[other] { $most } políček
 } vpřed nebo zpět (po 1 denáru)?
ask-bonus = { $tile }, bonus majitele: { $effect }?
bound-road = cesta končí na { $n }
bound-provost = dráb se posouvá nejvýš o { $n ->
    [one] { $n } políčko
    [few] { $n } políčka
   *[other] { $n } políček
 }
refuse-place-taken = místo je obsazené: { $place }
refuse-place-empty = na { $space } nelze umístit dělníka
refuse-price = cena: { $price }, máš: { $held }
refuse-build-stock = to tady nelze postavit: { $tile }
refuse-build-residence = k tomu potřebuješ vlastní nezastavěný obytný dům
refuse-on = na { $space } nemáš obytný dům k zastavění
refuse-convert-owner = { $tile } patří jinému hráči
refuse-convert-pending = { $tile }: už se z toho stává obytný dům
refuse-provost-range = dráb musí zůstat mezi 1 a { $last }, teď je na { $space }
why-no-target = není co přeměnit
event-returned = { $seat } bere zpět dělníka ({ $tile }).

# What a decision is about

kind-place_worker = umístění dělníka
kind-provost = posun drába
kind-production = co vyrobit
kind-bonus = bonus majitele
kind-trade = směna
kind-give = co odevzdat
kind-build = stavba
kind-on = který obytný dům zastavět
kind-favor_line = králova přízeň
kind-opening = počáteční karty
kind-action = akce
kind-payment = placení
