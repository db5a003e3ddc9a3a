phase-2 =
    .short = Plasare
phase-3 =
    .short = Speciale
phase-5 =
    .short = Drum
phase-7 =
    .short = Sfârșit

tile-trading_post =
    .short = Post com.
tile-merchants_guild =
    .short = Breaslă
tile-gold_mine =
    .short = Mină aur
tile-w_farm_food =
    .short = F. hrană
tile-w_farm_cloth =
    .short = F. pânză
tile-w_quarry =
    .short = C. lemn
tile-w_sawmill =
    .short = G. lemn
tile-w_market =
    .short = P. lemn
tile-w_peddler =
    .short = Col. lemn
tile-s_farm =
    .short = F. piatră
tile-college =
    .short = Universit.


favors = Favoruri regale
    .short = Favoruri
favors-simplified = Simplu: fiecare favoare valorează 3 PP.
castle-queue = Muncitori la castel
    .short = La castel

source-start = Înainte
phase-4 =
    .short = Prevot
phase-6 =
    .short = Castel
