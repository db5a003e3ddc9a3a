# Slova na obrázcích Caylusu.

phase-2 =
    .short = Umístění
phase-3 =
    .short = Speciální
phase-5 =
    .short = Cesta

do-place_worker = umístit dělníka, nebo pasovat
    .short = umístit, nebo pas
do-gate = přesunout dělníka z Brány
    .short = Brána: přesun?
do-guild = posunout drába zdarma
    .short = dráb zdarma
do-joust = turnaj o přízeň, nebo ne
    .short = turnaj, nebo ne
do-inn = zůstat v Hospodě, nebo odejít
    .short = Hospoda: zůstat?
do-provost = posunout drába, nebo nechat
    .short = posunout drába
do-production = vybrat suroviny
do-bonus = vybrat bonus majitele
    .short = bonus majitele
do-market = prodat kostku, nebo ne
    .short = prodat, nebo ne
do-peddler = koupit u Kramáře, nebo ne
    .short = koupit, nebo ne
do-trade = směnit, nebo ne
do-give = vybrat kostku k odevzdání
    .short = odevzdat kostku
do-build = postavit, nebo ne
do-on = vybrat obytný dům k zastavění
    .short = který obytný dům?
do-lawyer = přeměnit na obytný dům, nebo ne
    .short = obytný dům?
do-castle = odevzdat sady na hrad
do-favor_line = vybrat řádek přízně
do-favor_cubes = přízeň: vzít suroviny
do-exchange = vybrat kostky, které si vezme
    .short = vzít kostky
do-favor_building = přízeň: vybrat stavbu
    .short = přízeň: stavba

tile-w_farm_food =
    .short = F. jídlo
tile-w_farm_cloth =
    .short = F. látka
tile-w_quarry =
    .short = D. lom
tile-w_sawmill =
    .short = D. pila
tile-w_market =
    .short = D. tržiště
tile-w_peddler =
    .short = D. kramář
tile-s_farm =
    .short = K. farma
tile-trading_post =
    .short = Stanice
tile-merchants_guild =
    .short = Cech


favors = Královy přízně
    .short = Přízně
favors-simplified = Zjednodušeně: každá přízeň má hodnotu 3 BP.
castle-queue = Dělníci na hradě
    .short = Na hradě
stock = Budovy, které lze postavit
    .short = Zásoba

source-start = Předtím

tile-residence =
    .short = Ob. dům
phase-4 =
    .short = Dráb
phase-6 =
    .short = Hrad
