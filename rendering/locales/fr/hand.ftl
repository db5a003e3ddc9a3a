# Une carte de la main dans la description de son image.

hand-says = { $tile } ({ $cost } ; { $gains }) : { $effect }
