games-stand-in = { $how } · un computer gioca per te
button-back-in = { $game }: riprendi il posto
