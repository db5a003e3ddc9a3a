games-stand-in = { $how } · un ordenador juega por ti
button-back-in = { $game }: recuperar mi asiento
