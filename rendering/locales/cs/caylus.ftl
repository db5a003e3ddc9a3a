# Slova na obrázcích Caylusu.

phase-2 =
    .short = Umístění
phase-3 =
    .short = Speciální
phase-5 =
    .short = Cesta

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

source-start = Předtím

tile-residence =
    .short = Ob. dům
phase-4 =
    .short = Dráb
phase-6 =
    .short = Hrad
