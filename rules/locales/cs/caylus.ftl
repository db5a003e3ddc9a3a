# Caylus: budovy, účinky, popisky akcí, otázky, odmítnutí, události, lekce.

tile-n_farm = Farma
tile-n_forest = Les
tile-n_sawmill = Pila
tile-n_quarry = Lom
tile-n_market = Tržiště
tile-n_carpenter = Tesař
tile-f_peddler = Kramář
tile-gold_mine = Zlatý důl
tile-w_farm_food = Farma (jídlo)
tile-w_farm_cloth = Farma (látka)
tile-w_quarry = Dřevěný lom
tile-w_sawmill = Dřevěná pila
tile-w_market = Dřevěné tržiště
tile-w_peddler = Dřevěný kramář
tile-w_mason = Kameník
tile-w_lawyer = Právník
tile-s_farm = Kamenná farma
tile-s_park = Park
tile-s_workshop = Dílna
tile-s_architect = Architekt
tile-s_church = Kostel
tile-s_tailor = Krejčí
tile-s_bank = Banka
tile-s_alchemist = Alchymista
tile-s_jeweller = Klenotník
tile-residence = Obytný dům
tile-statue = Socha
tile-granary = Sýpka
tile-library = Knihovna
tile-weaver = Tkadlec
tile-theater = Divadlo
tile-college = Univerzita
tile-monument = Monument
tile-hotel = Hotel
tile-cathedral = Katedrála
tile-gate = Brána
tile-trading_post = Obchodní stanice
tile-merchants_guild = Cech obchodníků
tile-joust_field = Kolbiště
tile-stables = Stáje
tile-inn = Hospoda
tile-castle = Hrad
effect-n_farm = získat 1 jídlo nebo 1 látku
effect-n_forest = získat 1 dřevo nebo 1 jídlo
effect-n_sawmill = získat 1 dřevo
effect-n_quarry = získat 1 kámen
effect-n_market = prodat kostku za 4 denáry
effect-n_carpenter = postavit dřevěnou budovu
effect-f_peddler = koupit kostku za 2 denáry
effect-gold_mine = získat 1 zlato
effect-w_farm_food = získat 2 jídla nebo 1 látku
effect-w_farm_cloth = získat 2 látky nebo 1 jídlo
effect-w_quarry = získat 2 kameny
effect-w_sawmill = získat 2 dřeva
effect-w_market = prodat kostku za 6 denárů
effect-w_peddler = koupit kostku za 1 denár, nebo 2 za 2
effect-w_mason = postavit kamennou budovu
effect-w_lawyer = zaplatit 1 denár a 1 látku za obytný dům
effect-s_farm = získat 2 jídla a 1 látku
effect-s_park = získat 2 dřeva a 1 jídlo
effect-s_workshop = získat 2 kameny a 1 látku
effect-s_architect = postavit prestižní budovu
effect-s_church = zaplatit 2 denáry za 3 BP, nebo 4 za 5
effect-s_tailor = zaplatit 2 látky za 4 BP, nebo 3 za 6
effect-s_bank = zaplatit 2 denáry za 1 zlato, nebo 5 za 2
effect-s_alchemist = odevzdat 2 kostky za 1 zlato, nebo 4 za 2
effect-s_jeweller = zaplatit 1 zlato za 5 BP, nebo 2 za 9
effect-residence = příjem každé kolo o 1 denár vyšší
effect-statue = získat 7 BP a královu přízeň
effect-granary = získat 10 BP
effect-library = získat 10 BP a příjem každé kolo o 1 denár vyšší
effect-weaver = získat 12 BP
effect-theater = získat 14 BP a královu přízeň
effect-monument = získat 14 BP a 2 královy přízně
effect-hotel = získat 16 BP a příjem každé kolo o 2 denáry vyšší
effect-cathedral = získat 25 BP
effect-gate = později zdarma přejít na jiné místo
effect-trading_post = získat 3 denáry
effect-merchants_guild = posunout drába až o 3 políčka zdarma
effect-joust_field = zaplatit 1 denár a 1 látku za královu přízeň
effect-stables = polepšit si v pořadí tahu
effect-inn = příští kolo stojí každý dělník 1 denár
effect-castle = odevzdat sady z jídla a dvou dalších druhů
owner-s_workshop = získat 1 kámen nebo 1 látku
cube-cloth = látka
goods-cloth = { $n }× látka
goods-cubes = { $n }× kostka kromě zlata
line-prestige = prestiž
line-deniers = denáry
line-cubes = suroviny
line-building = stavba
phase-1 = příjem
phase-2 = umístění dělníků
phase-3 = speciální budovy
phase-4 = pohyb drába
phase-5 = aktivace budov
phase-6 = stavba hradu
phase-7 = konec kola
label-place-own = { $space } { $tile } (vlastní): { $effect }
label-move = → { $place }: { $effect }
label-move-road = → { $space } { $tile }: { $effect }
note-no-cloth = zatím nemáš látku
note-no-gold = zatím nemáš zlato
note-no-batch = zatím nemáš celou sadu
note-batch-coming = sada, když dráb zůstane
note-batch-possible = sada může ještě přijít
note-no-residence = zatím nemáš obytný dům
note-goods = máš jen: { $goods }
note-cubes = jen { $n ->
    [one] { $n } kostka
    [few] { $n } kostky
   *[other] { $n } kostek
 } kromě zlata
note-no-cubes = žádná kostka kromě zlata
note-build-cost = zatím na žádnou nemáš kostky
note-build-stock = všechny už stojí
note-build-full = cesta je plná
note-lawyer = teď není co přeměnit
label-back = Vzít dělníka zpět
label-provost-stay = Dráb zůstane na políčku { $space } (zdarma)
label-provost-free = Dráb na políčko { $space } ({ $shift }, zdarma)
label-provost-paid = Dráb na políčko { $space } ({ $shift }): zaplatit { $cost ->
    [one] { $cost } denár
    [few] { $cost } denáry
   *[other] { $cost } denárů
 }
label-joust = Turnaj: zaplatit 1 denár a 1 látku za královu přízeň
label-inn-stay = Zůstat: příští kolo stojí každý dělník 1 denár
label-take = Vzít: { $goods }
label-pay-prestige = Zaplatit: { $paid } → { $gain } BP
label-pay-gold = Zaplatit: { $paid } → { $gain }× zlato
label-pay-cubes = Odevzdat { $paid ->
    [one] { $paid } kostku
    [few] { $paid } kostky
   *[other] { $paid } kostek
 } → { $gain }× zlato
label-give = Odevzdat: 1× { $cube }
label-build = { $tile }: { $cost } → { $prestige } BP
label-build-favors = { $tile }: { $cost } → { $prestige } BP a { $favors ->
    [one] { $favors } přízeň
    [few] { $favors } přízně
   *[other] { $favors } přízní
 }
label-on = Zastavět obytný dům na políčku { $space }
label-convert = { $space } { $tile } → obytný dům ({ $prestige } BP)
label-batch = Odevzdat: { $goods } → { $prestige } BP ({ $section })
label-castle-done = Hotovo
label-castle-none = Neodevzdat žádnou sadu: ztratit až 2 BP
label-favor-prestige = Prestiž: získat { $n } BP
label-favor-deniers = Denáry: získat { $n ->
    [one] { $n } denár
    [few] { $n } denáry
   *[other] { $n } denárů
 }
label-favor-cubes-1 = Suroviny, úroveň 1: vzít 1 jídlo
label-favor-cubes-2 = Suroviny, úroveň 2: vzít 1 jídlo, dřevo nebo kámen
label-favor-cubes-3 = Suroviny, úroveň 3: vzít 1 jídlo, dřevo, kámen nebo látku
label-favor-cubes-4 = Suroviny, úroveň 4: 1 jídlo, dřevo, kámen či látka, nebo vyměnit 1 kostku za 2
label-favor-cubes-5 = Suroviny, úroveň 5: 1 libovolná kostka, nebo vyměnit 1 kostku za 2
label-favor-building-1 = Stavba, úroveň 1: zatím nic, jen posun značky
label-favor-building-2 = Stavba, úroveň 2: dřevěná budova o 1 dřevo levněji
label-favor-building-3 = Stavba, úroveň 3: dřevěná či kamenná budova o 1 dřevo nebo kámen levněji
label-favor-building-4 = Stavba, úroveň 4: dřevěná či kamenná budova o 1 levněji, nebo obytný dům
label-favor-building-5 = Stavba, úroveň 5: jakákoli budova, nebo obytný dům
label-exchange = Vyměnit 1 kostku za 2
label-use-carpenter = Tesař: dřevěná budova o 1 dřevo levněji
label-use-mason = Kameník: kamenná budova o 1 kámen levněji
label-use-lawyer = Právník: zaplatit 1 látku za obytný dům
label-use-architect = Architekt: postavit prestižní budovu
ask-place_worker = Umísti dělníka za { $cost ->
    [one] { $cost } denár
    [few] { $cost } denáry
   *[other] { $cost } denárů
 }, nebo pasuj.
ask-place_worker-own = Umísti dělníka za { $cost ->
    [one] { $cost } denár
    [few] { $cost } denáry
   *[other] { $cost } denárů
 } (na vlastní budovu za 1), nebo pasuj.
ask-gate = Brána: přesuň dělníka na kterékoli volné místo, nebo ho vezmi zpět.
ask-guild = Cech obchodníků: posuň drába z políčka { $space } až o 3 políčka, zdarma.
ask-joust = Kolbiště: zaplatit 1 denár a 1 látku za královu přízeň?
ask-inn = Hospoda: zůstat na pravém místě, nebo vzít dělníka zpět?
ask-provost = Dráb na políčku { $space }: posunout až o { $most ->
    [one] { $most } políčko
    [few] { $most } políčka
   *[other] { $most } políček
 } (1 denár za každé)?
ask-production = { $tile }: vyber, co si vezmeš.
ask-bonus = { $tile }, bonus majitele: { $effect }?
ask-market = { $tile }: prodat jednu kostku za { $price ->
    [one] { $price } denár
    [few] { $price } denáry
   *[other] { $price } denárů
 }?
ask-peddler = { $tile }: { $effect } (kromě zlata)?
ask-give = { $tile }: vyber kostku k odevzdání (zbývá odevzdat: { $left }).
ask-give-exchange = Králova přízeň: vyber kostku, kterou odevzdáš.
ask-build-wood = Tesař ({ $space }): postavit dřevěnou budovu?
ask-build-stone = Kameník ({ $space }): postavit kamennou budovu?
ask-build-prestige = Architekt ({ $space }): postavit prestižní budovu?
ask-build-wood-favor = Králova přízeň: vyber dřevěnou budovu, kterou postavíš o 1 dřevo levněji.
ask-build-stone-favor = Králova přízeň: vyber kamennou budovu, kterou postavíš o 1 kámen levněji.
ask-build-prestige-favor = Králova přízeň: vyber prestižní budovu, kterou postavíš.
ask-lawyer-favor = Králova přízeň: vyber budovu, ze které bude za 1 látku obytný dům.
ask-lawyer = Právník: přeměnit budovu na obytný dům za 1 denár a 1 látku?
ask-castle = Hrad: odevzdej sadu (1 jídlo a po 1 kostce dvou dalších druhů), nebo skonči.
ask-favor_line = Králova přízeň: vyber řádek. Jeho značka se nejdřív posune o úroveň výš.
ask-favor_cubes = Králova přízeň: vyber kostky, které si vezmeš.
ask-exchange = Králova přízeň: vyber dvě kostky, které si vezmeš.
ask-favor_building = Králova přízeň: vyber, co postavíš, nebo nic.
bound-road = cesta má { $n ->
    [one] { $n } políčko
    [few] { $n } políčka
   *[other] { $n } políček
 }
bound-provost = dráb se posouvá nejvýš o { $n ->
    [one] { $n } políčko
    [few] { $n } políčka
   *[other] { $n } políček
 }
refuse-place-taken = místo je obsazené ({ $place })
refuse-place-empty = na políčku { $space } není žádná budova pro dělníky
refuse-place-again = sem smí jen jeden dělník každého hráče ({ $place })
refuse-place-cost = umístění tam stojí { $cost ->
    [one] { $cost } denár
    [few] { $cost } denáry
   *[other] { $cost } denárů
 }, máš { $deniers }
refuse-place-two = ve dvou hráčích se Stáje nepoužívají
refuse-provost-range = dráb musí zůstat mezi políčky 1 a 28, teď je na políčku { $space }
refuse-build-stock = tuto budovu tady nelze postavit ({ $tile })
refuse-build-cost = { $tile }, cena: { $cost }; máš: { $held }
refuse-build-full = na cestě není volné políčko
refuse-build-residence = prestižní budova vyžaduje tvůj vlastní obytný dům
refuse-no-cube = nemáš žádnou kostku na výměnu
refuse-no-gold = Alchymista zlato nebere
refuse-bonus = bonus majitele: 1× { $one } nebo 1× { $other }
refuse-compulsory = suroviny z výroby si musíš vzít
refuse-favor-used = tento řádek už máš v této fázi využitý
refuse-level = k tomu je třeba úroveň { $needed }, tvá značka je na úrovni { $level }
refuse-use = takto teď nemůžeš nic postavit ani přeměnit na obytný dům
refuse-use-skip = zvolenou stavbu nebo přeměnu musíš provést
refuse-exchange-first = dvě kostky bereš až po volbě `exchange`
refuse-exchange = vezmi dvě kostky kromě zlata
refuse-on = na políčku { $space } nemáš obytný dům
refuse-convert-empty = políčko { $space } je prázdné
refuse-convert-kind = { $tile } (políčko { $space }): obytným domem se může stát jen neutrální nebo vlastní dřevěná či kamenná budova
refuse-convert-owner = { $tile } (políčko { $space }): budova patří jinému hráči
refuse-convert-pending = { $tile } (políčko { $space }): z budovy už se stává obytný dům
refuse-castle-full = v žádné sekci hradu není volné místo
refuse-castle-cubes = sada je 1 jídlo a po 1 kostce dvou dalších druhů; máš: { $held }
refuse-price = cena: { $price }, máš: { $held }
event-gained-favor = { $seat } získává: { $goods } (králova přízeň).
event-trade-prestige = { $seat } směňuje: { $goods } → { $n ->
    [one] { $n } bod prestiže
    [few] { $n } body prestiže
   *[other] { $n } bodů prestiže
 } ({ $source }).
event-paid-saved = { $seat } díky králově přízni neplatí dřevo ({ $source }).
event-paid-exchange = { $seat } vyměňuje: { $goods }.
event-scored = { $seat } získává { $n ->
    [one] { $n } bod prestiže
    [few] { $n } body prestiže
   *[other] { $n } bodů prestiže
 } ({ $what }).
event-scored-owner = { $seat } získává jako majitel { $n ->
    [one] { $n } bod prestiže
    [few] { $n } body prestiže
   *[other] { $n } bodů prestiže
 } ({ $what }).
event-scored-favor = { $seat } získává { $n ->
    [one] { $n } bod prestiže
    [few] { $n } body prestiže
   *[other] { $n } bodů prestiže
 } (králova přízeň).
event-lost-castle = { $seat } neodevzdává žádnou sadu a ztrácí { $n ->
    [one] { $n } bod prestiže
    [few] { $n } body prestiže
   *[other] { $n } bodů prestiže
 }.
event-no-batch = { $seat } neodevzdává žádnou sadu a prestiž ke ztrátě nemá.
event-lost-none = { $seat } nic neztrácí, prestiž nemá žádnou ({ $what }).
event-lost = { $seat } ztrácí { $n ->
    [one] { $n } bod prestiže
    [few] { $n } body prestiže
   *[other] { $n } bodů prestiže
 } ({ $what }).
event-placed = { $seat }: dělník → { $tile } za { $cost ->
    [one] { $cost } denár
    [few] { $cost } denáry
   *[other] { $cost } denárů
 }.
event-placed-road = { $seat }: dělník → { $tile } (políčko { $space }) za { $cost ->
    [one] { $cost } denár
    [few] { $cost } denáry
   *[other] { $cost } denárů
 }.
event-passed-forced = { $seat } nemůže umístit dělníka a pasuje automaticky ({ $place }. místo na mostě).
event-relocated = { $seat }: dělník z Brány → { $tile }.
event-relocated-road = { $seat }: dělník z Brány → { $tile } (políčko { $space }).
event-returned = { $seat } bere zpět dělníka ({ $tile }).
event-returned-road = { $seat } bere zpět dělníka ({ $tile }, políčko { $space }).
event-declined = { $seat } nevyužívá: { $what }.
event-declined-why = { $seat } nevyužívá: { $what } ({ $why }).
why-no-cloth = žádná látka
why-no-denier = žádný denár
why-few-cloth = málo látky
why-few-gold = žádné zlato
why-few-cubes = málo kostek
why-few-build = chybí kostky na stavbu
why-no-tile = nezbyla žádná budova
why-no-residence = žádný vlastní obytný dům
why-no-target = není co přeměnit
why-no-place = žádné volné místo
event-declined-favor = { $seat } nevyužívá účinek přízně.
event-provost = { $seat } posouvá drába z políčka { $start } na { $end }.
event-provost-stays = { $seat } nechává drába na políčku { $end }.
event-provost-paid = { $seat } posouvá drába z políčka { $start } na { $end } za { $n ->
    [one] { $n } denár
    [few] { $n } denáry
   *[other] { $n } denárů
 }.
event-provost-left = { $seats } nechávají drába na políčku { $end }.
event-bailiff-joined = Rychtář { $start } → { $end }; dráb se k němu připojí.
event-order = Nové pořadí tahu: { $order }.
event-inn = { $seat } přechází na pravé místo v Hospodě.
event-inn-stays = { $seat } zůstává v Hospodě.
event-built = { $seat } staví: { $tile } (políčko { $space }).
event-built-for = { $seat } staví: { $tile } (políčko { $space }), cena: { $goods }.
event-built-scored = { $seat } staví: { $tile } (políčko { $space }) → { $n ->
    [one] { $n } bod prestiže
    [few] { $n } body prestiže
   *[other] { $n } bodů prestiže
 }.
event-built-for-scored = { $seat } staví: { $tile } (políčko { $space }), cena: { $goods } → { $n ->
    [one] { $n } bod prestiže
    [few] { $n } body prestiže
   *[other] { $n } bodů prestiže
 }.
event-converted = { $seat } přeměňuje na obytný dům: { $tile } (políčko { $space }).
event-converted-for = { $seat } přeměňuje na obytný dům: { $tile } (políčko { $space }), cena: { $goods } → { $n ->
    [one] { $n } bod prestiže
    [few] { $n } body prestiže
   *[other] { $n } bodů prestiže
 }.
event-pending = { $tile } (políčko { $space }): až dělník odejde, vznikne tu obytný dům ({ $seat }).
event-batch-for = { $seat } odevzdává: { $goods } → domeček ({ $section }).
event-batch-scored = { $seat } odevzdává sadu a staví domeček ({ $section }) → { $n ->
    [one] { $n } bod prestiže
    [few] { $n } body prestiže
   *[other] { $n } bodů prestiže
 }.
event-batch-for-scored = { $seat } odevzdává: { $goods } → domeček ({ $section }) a { $n ->
    [one] { $n } bod prestiže
    [few] { $n } body prestiže
   *[other] { $n } bodů prestiže
 }.
event-batches-scored = { $seat } odevzdává sady a staví domečky, celkem { $houses } ({ $sections }) → { $n ->
    [one] { $n } bod prestiže
    [few] { $n } body prestiže
   *[other] { $n } bodů prestiže
 }.
event-batches-for-scored = { $seat } odevzdává: { $goods } → { $houses ->
    [one] { $houses } domeček
    [few] { $houses } domečky
   *[other] { $houses } domečků
 } ({ $sections }) a { $n ->
    [one] { $n } bod prestiže
    [few] { $n } body prestiže
   *[other] { $n } bodů prestiže
 }.
event-best = { $seat } odevzdává nejvíc sad ({ $n }) a získává královu přízeň.
event-section-dungeon = Boduje se sklepení.
event-section-walls = Bodují se hradby.
event-section-towers = Bodují se věže.
event-section-full-dungeon = Sklepení je dokončené a boduje se.
event-section-full-walls = Hradby jsou dokončené a bodují se.
event-section-full-towers = Věže jsou dokončené a bodují se.
event-counted = { $seat } má { $houses ->
    [one] { $houses } domeček
    [few] { $houses } domečky
   *[other] { $houses } domečků
 } ({ $section }): { $favors ->
    [one] { $favors } přízeň
    [few] { $favors } přízně
   *[other] { $favors } přízní
 }.
event-counted-one = { $seat } má 1 domeček ({ $section }): žádná přízeň.
event-counted-none = { $seat } nemá žádný domeček ({ $section }).
event-unhoused = { $seat } nemá žádný domeček ({ $section }) a ztrácí { $n ->
    [one] { $n } bod prestiže
    [few] { $n } body prestiže
   *[other] { $n } bodů prestiže
 }.
event-unhoused-none = { $seat } nemá žádný domeček ({ $section }) ani prestiž, o kterou by přišel.
event-favor = { $seat } využívá královu přízeň ({ $line }), teď úroveň { $level }.
event-favor-blocked = { $seat } využívá královu přízeň ({ $line }), stále úroveň { $level }.
event-favor-goods = { $seat } využívá královu přízeň ({ $line }, úroveň { $level }): { $goods }.
event-favor-scored = { $seat } využívá královu přízeň ({ $line }, úroveň { $level }): { $n ->
    [one] { $n } bod prestiže
    [few] { $n } body prestiže
   *[other] { $n } bodů prestiže
 }.
event-favor-lost = { $seat } přichází o přízeň: všechny čtyři řádky už jsou v této fázi využité.
event-result = { $seat }: prestiž { $prestige }, za zlato { $gold }, za kostky { $cubes }, za denáry { $deniers }: celkem { $total }.
say-order = Pořadí tahu: { $order }.
say-officials = Rychtář na políčku { $bailiff }, dráb na políčku { $provost }.
say-castle = Hrad, volná místa: sklepení { $dungeon }, hradby { $walls }, věže { $towers }.
say-castle-queue = Dělníci na hradě: { $order }.
say-scored = Obodováno: { $sections }.
say-player = { $seat }: prestiž { $prestige }, { $deniers ->
    [one] { $deniers } denár
    [few] { $deniers } denáry
   *[other] { $deniers } denárů
 }, { $food }× jídlo, { $wood }× dřevo, { $stone }× kámen, { $cloth }× látka, { $gold }× zlato, k dispozici { $workers ->
    [one] { $workers } dělník
    [few] { $workers } dělníci
   *[other] { $workers } dělníků
 }; přízně { $favors }; domečky { $houses }.
say-stables = Stáje: { $order }.
say-inn = Hospoda: vlevo { $left }, vpravo { $right }.
say-nobody = nikdo
say-space-pending = { $space } { $tile }, dělník: { $worker }, vznikne obytný dům: { $pending }
say-stock = Lze postavit: { $tiles }.
lesson-phase-2 = Vyhrává, kdo má nejvíc prestiže. Přinášejí ji budovy a domečky na hradě, a to za kostky, které nosí dělníci.
lesson-phase-3 = Nejdřív se aktivují budovy před mostem, od Brány po Hospodu. Kostky nedávají, zato peníze, lepší pořadí, královu přízeň nebo posun drába.
lesson-phase-4 = U drába cesta toto kolo končí: dělník za ním (dál od hradu) nic nepřinese. Každý ho smí posunout až o 3 políčka, 1 denár za každé; rozhoduje se v pořadí, jak kdo pasoval.
lesson-phase-5 = Teď se aktivují budovy na cestě od políčka 1 až k drábovi, každá pro svého dělníka. Tím, co tu získáš, zaplatíš domečky a budovy.
lesson-phase-6 = Na hradě se ze sady, tedy jídla a dvou dalších druhů kostek, stane domeček. Kdo odevzdá nejvíc sad, získá královu přízeň; kdo přišel bez sady, ztrácí 2 body prestiže.
lesson-phase-7 = Rychtář jde dál, a jakmile dojde na políčko 12, 18 nebo 24, boduje se sekce hradu. Dva domečky v ní přinesou královu přízeň; bez domečku přijdeš o prestiž.
lesson-place_worker = Sada pro hrad je jídlo a dva další druhy kostek. S každým, kdo pasuje, stojí dělníci všech ostatních víc; kdo pasuje první, získá 1 denár.
lesson-gate = Tvůj dělník z Brány jde zdarma na kterékoli volné místo, i na hrad. Můžeš si tedy vzít, co ostatní nechali.
lesson-guild = Posun drába zdarma: dopředu, když tví dělníci stojí daleko, zpět, když tím tratí jen ostatní.
lesson-joust = Králova přízeň za 1 denár a 1 látku je levná: každá další přízeň na stejném řádku vynese víc.
lesson-inn = Dokud zůstáváš v Hospodě, stojí tě každý dělník 1 denár, ať pasoval kdokoli. Ale dělník, který tu zůstane, jinde chybí.
lesson-provost = Nechat ho stát je zdarma. Zaplať, když za ním stojí tvůj dělník, kterého se vyplatí zachránit, nebo chceš-li odříznout někoho jiného; kdo rozhoduje po tobě, ho ale může posunout zpátky.
lesson-production = Dělník tu získá kostky; kde je na výběr, vybíráš ty. Sada potřebuje jídlo a dva další druhy a dřevem a kamenem se i staví.
lesson-bonus = Tvou kamennou budovu využil jiný hráč, a tak i ty získáš kostku, druh si vybereš.
lesson-market = Z kostky jsou peníze a z peněz příští kolo dělníci. Prodej to, čeho máš víc.
lesson-peddler = Peníze se tu mění v kostku, libovolného druhu kromě zlata.
lesson-trade = Tady měníš, co máš, za prestiž nebo zlato. Když nechceš, o nic nepřijdeš.
lesson-give = Vyber, co můžeš oželet: do sady potřebuješ jedno jídlo a dva další druhy.
lesson-build = Budova přinese prestiž hned, umístění na ni tě stojí jen 1 denár a vynáší ti, kdykoli ji využijí ostatní. Nejvíc se využívá to, co potřebují všichni.
lesson-on = Prestižní budova stojí na místě tvého obytného domu; ten už žádný denár nepřinese.
lesson-lawyer = Obytný dům přináší každé kolo 1 denár a prestižní budova se staví právě na něm. Budova, kterou nahradí, zmizí, takže vyber takovou, co ti nebude chybět.
lesson-castle = Každá sada je hned domeček a pozdější vynášejí méně. Kostky si nech jen na budovu, kterou určitě postavíš.
lesson-favor_line = Přízeň posune tvou značku na řádku o úroveň výš a každá dosažená úroveň ti zůstává. Nejvíc vynese stále týž řádek: až 5 bodů prestiže najednou, nebo celá budova.
lesson-favor_cubes = Druh si vybíráš. Mysli na příští sadu, jídlo a dva další druhy, a na příští budovu.
lesson-exchange = Odevzdej kostku, kterou můžeš oželet, a vezmi, co ještě chybí do sady nebo na budovu.
lesson-favor_building = Čím dál značka je, tím lepší budovu postavíš, a levněji než dělníkem.
lesson-trading_post = Tři denáry za jednoho dělníka: vyplatí se, když dochází peníze.
lesson-stables = Kdo tu má dělníka, posune se v pořadí tahu dopředu (tak, jak tu dělníci stojí) a místo mu zůstane.
lesson-place_castle = Kdo tu má dělníka, smí na konci kola odevzdat sady. Kdo neodevzdá žádnou, ztrácí 2 body prestiže (ledaže sadu má, ale v žádné sekci není místo).
lesson-gold_mine = Zlato potřebují prestižní budovy a na konci je každé zbylé zlato za 3 body prestiže. Důl leží daleko: něco přinese, jen když k němu dojde dráb.
lesson-bank = Peníze se tu mění ve zlato: potřebují ho prestižní budovy a na konci je každé zbylé zlato za 3 body prestiže.
lesson-mason = Tady se stavějí kamenné budovy. Přinášejí víc prestiže než většina dřevěných a z některých získáš kostku, kdykoli je využijí ostatní.
lesson-architect = Tady se stavějí prestižní budovy, každá na jednom z tvých obytných domů. Přinášejí 7 až 25 bodů prestiže, potřebují zlato a dělníci na ně nechodí.
lesson-section-dungeon = Domečky teď jdou do sklepení: každý za 5 bodů prestiže, místo je pro šest. Při bodování přinesou dva tvoje královu přízeň; bez domečku ztratíš 2 body.
lesson-section-walls = Domečky teď jdou na hradby: každý za 4 body prestiže, místo je pro deset. Při bodování přinesou 2 tvoje domečky 1 přízeň, 3 domečky 2 a 5 domečků 3; bez domečku ztratíš 3 body.
lesson-section-towers = Domečky teď jdou na věže: každý za 3 body prestiže, místo je pro čtrnáct. Při bodování přinesou 2 tvoje domečky 1 přízeň, 4 domečky 2 a 6 domečků 3; bez domečku ztratíš 4 body. Pak partie končí.
remind-section = Brzy se boduje sekce hradu ({ $section }). Bez domečku v ní ztratíš body prestiže ({ $loss }): umísti dělníka na hrad a odevzdej sadu.
lesson-line-prestige = Řádek prestiže dává prestiž hned: na první úrovni 1 bod, na poslední 5.
lesson-line-deniers = Řádek denárů dává na první úrovni 3 denáry, na poslední 7.
lesson-line-cubes = Řádek surovin, úroveň za úrovní: jídlo, dřevo nebo kámen, látka, výměna jedné kostky za dvě, zlato.
lesson-line-building = Řádek stavby, úroveň za úrovní: zatím nic, dřevěná budova, kamenná budova, obytný dům, prestižní budova. Staví se bez dělníka; dřevěné a kamenné stojí o kostku méně.
