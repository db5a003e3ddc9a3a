# Una carta de la mano en la descripción de su imagen.

hand-says = { $tile } ({ $cost }; { $gains }): { $effect }
