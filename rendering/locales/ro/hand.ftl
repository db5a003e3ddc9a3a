# O carte din mână în descrierea imaginii ei.

hand-says = { $tile } ({ $cost }; { $gains }): { $effect }
