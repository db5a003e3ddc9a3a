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
effect-inn = příští kolo stojí každý tvůj dělník 1 denár
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
label-move = → { $place }: { $effect }
note-no-batch = zatím nemáš celou sadu
note-batch-coming = sada, když dráb zůstane
note-batch-possible = sada může ještě přijít
note-goods = máš jen: { $goods }
note-no-cubes = žádná kostka kromě zlata
note-build-full = cesta je plná
label-back = Vzít dělníka zpět
label-provost-free = Dráb → { $space } ({ $shift }, zdarma)
label-inn-stay = Zůstat: příští kolo stojí každý tvůj dělník 1 denár
label-take = Vzít: { $goods }
label-give = Odevzdat: 1× { $cube }
label-build-favors = Postavit: { $tile }, cena: { $cost } → { $prestige } BP a { $favors ->
    [one] { $favors } přízeň
    [few] { $favors } přízně
   *[other] { $favors } přízní
 }
label-convert = { $space } { $tile } → obytný dům ({ $prestige } BP)
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
ask-inn = Hospoda: zůstat na pravém místě, nebo vzít dělníka zpět?
ask-production = { $tile }: vyber, co si vezmeš.
ask-peddler = { $tile }: { $effect } (kromě zlata)?
ask-give = { $tile }: vyber kostku k odevzdání (zbývá odevzdat: { $left }).
ask-give-exchange = Králova přízeň: vyber kostku, kterou odevzdáš.
ask-castle = Hrad: odevzdej sadu (jídlo a kostky dvou dalších druhů), nebo skonči.
ask-favor_line = Králova přízeň: vyber řádek. Jeho značka se nejdřív posune o úroveň výš.
ask-favor_cubes = Králova přízeň: vyber kostky, které si vezmeš.
ask-exchange = Králova přízeň: vyber dvě kostky, které si vezmeš.
ask-favor_building = Králova přízeň: vyber, co postavíš, nebo nic.
refuse-place-again = sem smí jen jeden dělník každého hráče ({ $place })
refuse-place-two = ve dvou hráčích se Stáje nepoužívají
refuse-build-full = na cestě není volné políčko
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
refuse-convert-empty = políčko { $space } je prázdné
refuse-convert-kind = { $tile }: obytným domem se může stát jen neutrální nebo vlastní dřevěná či kamenná budova
refuse-castle-full = v žádné sekci hradu není volné místo
refuse-castle-cubes = sada je 1 jídlo a po 1 kostce dvou dalších druhů; máš: { $held }
event-gained-favor = { $seat } získává: { $goods } (králova přízeň).
event-paid-saved = { $seat } díky králově přízni neplatí dřevo ({ $source }).
event-paid-exchange = { $seat } vyměňuje: { $goods }.
event-lost-castle = { $seat } neodevzdává žádnou sadu a { $n ->
    [0] nemá co ztratit
    [one] ztrácí { $n } bod prestiže
    [few] ztrácí { $n } body prestiže
   *[other] ztrácí { $n } bodů prestiže
 }.
event-lost = { $seat } { $n ->
    [0] nemá co ztratit
    [one] ztrácí { $n } bod prestiže
    [few] ztrácí { $n } body prestiže
   *[other] ztrácí { $n } bodů prestiže
 } ({ $what }).
event-passed-forced = { $seat } nemůže umístit dělníka a pasuje automaticky ({ $place }. místo na mostě).
event-relocated = { $seat }: dělník z Brány → { $tile }.
why-few-cloth = málo látky
why-few-gold = žádné zlato
why-few-build = chybí kostky na stavbu
why-no-tile = nezbyla žádná budova
why-no-residence = žádný vlastní obytný dům
why-no-place = žádné volné místo
event-declined-favor = { $seat } nevyužívá účinek přízně.
event-bailiff-joined = Rychtář { $start } → { $end }; dráb se k němu připojí.
event-order = Nové pořadí tahu: { $order }.
event-inn = { $seat } přechází na pravé místo v Hospodě.
event-inn-stays = { $seat } zůstává v Hospodě.
event-converted-for = { $seat } přeměňuje na obytný dům: { $tile }, cena: { $goods } → { $n ->
    [one] { $n } bod prestiže
    [few] { $n } body prestiže
   *[other] { $n } bodů prestiže
 }.
event-best = { $seat } odevzdává nejvíc sad ({ $n }) a získává královu přízeň.
event-counted = { $seat } { $houses ->
    [0] nemá žádný domeček
    [one] má { $houses } domeček
    [few] má { $houses } domečky
   *[other] má { $houses } domečků
 } ({ $section }): { $favors ->
    [0] žádná přízeň
    [one] { $favors } přízeň
    [few] { $favors } přízně
   *[other] { $favors } přízní
 }.
event-unhoused = { $seat } nemá žádný domeček ({ $section }) a { $n ->
    [0] nemá co ztratit
    [one] ztrácí { $n } bod prestiže
    [few] ztrácí { $n } body prestiže
   *[other] ztrácí { $n } bodů prestiže
 }.
event-favor = { $seat } využívá královu přízeň ({ $line }, úroveň { $level }).
event-favor-goods = { $seat } využívá královu přízeň ({ $line }, úroveň { $level }): { $goods }.
event-favor-lost = { $seat } přichází o přízeň: všechny čtyři řádky už jsou v této fázi využité.
event-result = { $seat }: prestiž { $prestige }, za zlato { $gold }, za kostky { $cubes }, za denáry { $deniers }: celkem { $total }.
lesson-phase-2 = Vyhrává, kdo má nejvíc prestiže. Přinášejí ji budovy a domečky na hradě, a to za kostky, které nosí dělníci.
lesson-phase-3 = Nejdřív se aktivují budovy před mostem, od Brány po Hospodu. Kostky nedávají, zato peníze, lepší pořadí, královu přízeň nebo posun drába.
lesson-phase-4 = U drába cesta toto kolo končí: dělník za ním (dál od hradu) nic nepřinese. Každý ho smí posunout až o 3 políčka, 1 denár za každé; rozhoduje se v pořadí, jak kdo pasoval.
lesson-phase-5 = Teď se aktivují budovy na cestě od políčka 1 až k drábovi, každá pro svého dělníka. Tím, co tu získáš, zaplatíš domečky a budovy.
lesson-phase-6 = Na hradě se ze sady, tedy jídla a dvou dalších druhů kostek, stane domeček. Kdo odevzdá nejvíc sad, získá královu přízeň; kdo tam má dělníka, ale žádnou sadu, ztrácí 2 body prestiže.
lesson-phase-7 = Rychtář jde dál, a jakmile dojde na políčko 12, 18 nebo 24, boduje se sekce hradu. Dva domečky v ní přinesou královu přízeň; bez domečku přijdeš o prestiž.
lesson-place_worker = Sada pro hrad je jídlo a dva další druhy kostek. S každým, kdo pasuje, stojí dělníci všech ostatních víc; kdo pasuje první, získá 1 denár.
lesson-gate = Tvůj dělník z Brány jde zdarma na kterékoli volné místo, i na hrad. Můžeš si tedy vzít, co ostatní nechali.
lesson-guild = Posun drába zdarma: dopředu, když tví dělníci stojí daleko, zpět, když tím tratí jen ostatní.
lesson-joust = Králova přízeň za 1 denár a 1 látku je levná: každá další přízeň na stejném řádku vynese víc.
lesson-inn = Dokud zůstáváš v Hospodě, stojí tě každý dělník 1 denár, ať pasoval kdokoli. Ale dělník, který tu zůstane, jinde chybí.
lesson-provost = Nechat ho stát je zdarma. Zaplať, když za ním stojí tvůj dělník, kterého se vyplatí zachránit, nebo chceš-li odříznout někoho jiného; kdo rozhoduje po tobě, ho ale může posunout zpátky.
lesson-production = Dělník tu získá kostky; kde je na výběr, vybíráš ty. Sada potřebuje jídlo a dva další druhy a dřevem a kamenem se i staví.
lesson-bonus = Tvou kamennou budovu využil jiný hráč, a tak i ty získáš kostku; druh si vybereš.
lesson-market = Z kostky jsou peníze a z peněz příští kolo dělníci. Prodej to, čeho máš víc.
lesson-peddler = Peníze se tu mění v kostku, libovolného druhu kromě zlata.
lesson-trade = Tady měníš, co máš, za prestiž nebo zlato. Když nechceš, o nic nepřijdeš.
lesson-give = Vyber, co můžeš oželet: do sady potřebuješ jedno jídlo a dva další druhy.
lesson-build = Budova přinese prestiž hned, umístění na ni tě stojí jen 1 denár a vynáší ti, kdykoli ji využijí ostatní. Nejvíc se využívá to, co potřebují všichni.
lesson-on = Bude stát na jednom tvém obytném domě; ten pak už denáry nepřináší.
lesson-lawyer = Obytný dům přináší každé kolo 1 denár a prestižní budova se staví právě na něm. Budova, kterou nahradí, zmizí, takže vyber takovou, co ti nebude chybět.
lesson-castle = Sada vynese prestiž hned a pozdější vynášejí méně. Kostky si nech jen na to, co určitě postavíš.
lesson-favor_line = Přízeň posune tvou značku na řádku o úroveň výš a využít smíš kteroukoli z dosažených úrovní. Nejvíc vynese stále týž řádek: až 5 bodů prestiže najednou, nebo celá budova.
lesson-favor_cubes = Druh si vybíráš. Mysli na příští sadu, jídlo a dva další druhy, a na příští budovu.
lesson-exchange = Odevzdej kostku, kterou můžeš oželet, a vezmi, co ještě chybí do sady nebo na budovu.
lesson-favor_building = Čím dál značka je, tím lepší budovu postavíš, a levněji než s dělníkem.
lesson-trading_post = Tři denáry za jednoho dělníka: vyplatí se, když dochází peníze.
lesson-stables = Kdo tu má dělníka, posune se v pořadí tahu dopředu (tak, jak tu dělníci stojí) a místo mu zůstane.
lesson-place_castle = Kdo tu má dělníka, smí na konci kola odevzdat sady. Kdo neodevzdá žádnou, ztrácí 2 body prestiže (ledaže sadu má, ale v žádné sekci není místo).
lesson-gold_mine = Zlato potřebují prestižní budovy a na konci je každé zbylé zlato za 3 body prestiže. Důl leží daleko: něco přinese, jen když k němu dojde dráb.
lesson-bank = Peníze se tu mění ve zlato: potřebují ho prestižní budovy a na konci je každé zbylé zlato za 3 body prestiže.
lesson-mason = Tady se stavějí kamenné budovy. Přinášejí víc prestiže než většina dřevěných a z některých získáš kostku, kdykoli je využijí ostatní.
lesson-architect = Tady se stavějí prestižní budovy, každá na jednom z tvých obytných domů. Přinášejí 7 až 25 bodů prestiže, potřebují zlato a dělníci na ně nechodí.
lesson-section-dungeon = Domečky teď jdou do sklepení: každý za 5 bodů prestiže, místo je pro šest. Při bodování přinesou dva tvoje domečky 1 královu přízeň; bez domečku ztratíš 2 body.
lesson-section-walls = Domečky teď jdou na hradby: každý za 4 body prestiže, místo je pro deset. Při bodování přinesou 2 tvoje domečky 1 přízeň, 3 domečky 2 a 5 domečků 3; bez domečku ztratíš 3 body.
lesson-section-towers = Domečky teď jdou na věže: každý za 3 body prestiže, místo je pro čtrnáct. Při bodování přinesou 2 tvoje domečky 1 přízeň, 4 domečky 2 a 6 domečků 3; bez domečku ztratíš 4 body. Pak partie končí.
remind-section = Brzy se boduje sekce hradu ({ $section }). Bez domečku v ní ztratíš body prestiže ({ $loss }): umísti dělníka na hrad a odevzdej sadu.
lesson-line-prestige = Prestiž: úrovně 1 až 5 dávají 1, 2, 3, 4 a 5 bodů prestiže.
lesson-line-deniers = Denáry: úrovně 1 až 5 dávají 3, 4, 5, 6 a 7 denárů.
lesson-line-cubes = Řádek surovin, úroveň za úrovní: jídlo, dřevo nebo kámen, látka, výměna jedné kostky za dvě, zlato.
lesson-line-building = Řádek stavby, úroveň za úrovní: zatím nic, dřevěná budova, kamenná budova, obytný dům, prestižní budova. Staví se bez dělníka; dřevěné a kamenné stojí o kostku méně.
event-section = Obodováno: { $section }.
event-section-full = Dostavěno a obodováno: { $section }.
