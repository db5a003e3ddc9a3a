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
points-owners = Majitelé
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
note-no-cube = zatím nemáš žádnou kostku
note-no-denier = nezbyl žádný denár
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
refuse-provost-cost = to stojí { $cost ->
    [one] { $cost } denár
    [few] { $cost } denáry
   *[other] { $cost } denárů
 }, máš { $deniers }
refuse-cube = nemáš takovou kostku ({ $cube })
refuse-convert-lawyer = z Právníka se obytný dům stát nemůže
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
why-no-cube = žádná kostka
event-unreached-several = Za drábem: { $workers }.
event-ended = Vítězství: { $winners }, { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
 } prestiže.
say-turn = Kolo { $turn }, fáze { $phase }: { $name }.
say-over = Partie skončila: { $scores }.
say-winners = Vítězství: { $winners }.
say-decision = { $seat } rozhoduje: { $question }
say-passed = Už pasovali: { $order }.
goods-workers = { $n ->
    [one] { $n } dělník
    [few] { $n } dělníci
   *[other] { $n } dělníků
 }
ask-on = { $tile }: vyber obytný dům k zastavění.
say-space-owner = { $space } { $tile }, majitel: { $owner }
say-space-worker = { $space } { $tile }, dělník: { $worker }
say-space-both = { $space } { $tile }, majitel: { $owner }, dělník: { $worker }
