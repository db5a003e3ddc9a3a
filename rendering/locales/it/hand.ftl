# Una carta della mano nella descrizione della sua immagine.

hand-says = { $tile } ({ $cost }; { $gains }): { $effect }
