# Palabras de las imágenes de Caylus.

phase-2 =
    .short = Colocación
phase-3 =
    .short = Especiales
phase-5 =
    .short = Camino
phase-7 =
    .short = Fin

tile-gold_mine =
    .short = Mina
tile-w_farm_food =
    .short = G. comida
tile-w_farm_cloth =
    .short = G. tela
tile-w_quarry =
    .short = C. madera
tile-w_sawmill =
    .short = A. madera
tile-w_market =
    .short = M. madera
tile-w_peddler =
    .short = B. madera
tile-s_farm =
    .short = G. piedra
tile-college =
    .short = Univers.
tile-trading_post =
    .short = Puesto
tile-merchants_guild =
    .short = Gremio
tile-joust_field =
    .short = Justas

favors = Favores reales
    .short = Favores
favors-simplified = Simples: cada favor vale 3 PP.
castle-queue = Trabajadores en el castillo
    .short = En el castillo

source-start = Al empezar
phase-4 =
    .short = Preboste
phase-6 =
    .short = Castillo
