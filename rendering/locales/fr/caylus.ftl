# Mots sur les images de Caylus.

phase-2 =
    .short = Placement
phase-3 =
    .short = Spéciaux
phase-5 =
    .short = Route

tile-n_carpenter =
    .short = Charp.
tile-f_carpenter =
    .short = Charp.
tile-w_farm_food =
    .short = F. nourr.
tile-w_farm_cloth =
    .short = F. tissu
tile-w_quarry =
    .short = Carr. bois
tile-w_sawmill =
    .short = Scierie b.
tile-w_market =
    .short = Marché b.
tile-w_peddler =
    .short = Colp. bois
tile-s_farm =
    .short = F. pierre
tile-library =
    .short = Biblio.
tile-merchants_guild =
    .short = Guilde
tile-joust_field =
    .short = Joute

favors = Faveurs royales
    .short = Faveurs
favors-simplified = Simplifiées : chaque faveur vaut 3 PP.
castle-queue = Ouvriers au château
    .short = Au château

source-start = Avant
phase-4 =
    .short = Prévôt
phase-6 =
    .short = Château
