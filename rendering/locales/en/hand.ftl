# A card of the hand in the description of its picture.

hand-says = { $tile } ({ $cost }; { $gains }): { $effect }
