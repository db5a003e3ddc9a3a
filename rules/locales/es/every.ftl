# Lo que no tiene palabras y aquí lleva otros signos.

ask-trade = { $tile }: ¿{ $effect }?

# Lo que aquí se dice de otro modo que el mensaje igual en inglés.

mc-owner-peddler = 1 cubo por 1 denario
ask-favor = ¿{ $what }?
