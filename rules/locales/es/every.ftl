# Lo que no tiene palabras y aquí lleva otros signos.

ask-trade = { $tile }: ¿{ $effect }?
