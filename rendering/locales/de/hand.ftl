# Eine Karte der Hand in der Beschreibung ihres Bildes.

hand-says = { $tile } ({ $cost }; { $gains }): { $effect }
