# Карта руки в описании её изображения.

hand-says = { $tile } (цена: { $cost }; { $gains }): { $effect }
