games-stand-in = { $how } · hraje za tebe počítač
button-back-in = { $game }: vzít si místo zpět
