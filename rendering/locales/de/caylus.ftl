# Wörter auf den Bildern von Caylus.

phase-2 =
    .short = Einsetzen
phase-3 =
    .short = Spezial
phase-5 =
    .short = Straße
phase-7 =
    .short = Ende

tile-w_farm_food =
    .short = Hof Nahr.
tile-w_farm_cloth =
    .short = Hof Tuch
tile-w_quarry =
    .short = H.-Bruch
tile-w_sawmill =
    .short = H.-Säge
tile-w_market =
    .short = H.-Markt
tile-w_peddler =
    .short = H.-Händler
tile-s_farm =
    .short = Stein-Hof
tile-granary =
    .short = Speicher
tile-college =
    .short = Uni
tile-merchants_guild =
    .short = Gilde
tile-joust_field =
    .short = Turnier
tile-n_carpenter =
    .short = Zimmerer
tile-f_carpenter =
    .short = Zimmerer
tile-n_quarry =
    .short = Steinbr.
tile-library =
    .short = Bibliothek

favors = Gunst
    .short = Gunst
favors-simplified = Vereinfacht: Jede Gunst ist 3 Prestige wert.
castle-queue = Arbeiter im Schloss
    .short = Im Schloss

source-start = Vorher
phase-4 =
    .short = Vogt
phase-6 =
    .short = Schloss
