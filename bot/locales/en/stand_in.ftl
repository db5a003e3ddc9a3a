# A computer that plays for its reader, wherever they look after their games.

games-stand-in = { $how } · a computer plays for you
button-back-in = { $game }: take my seat back
