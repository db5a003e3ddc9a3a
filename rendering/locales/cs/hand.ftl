# Karta z ruky v popisu jejího obrázku.

hand-says = { $tile } (cena: { $cost }; { $gains }): { $effect }
