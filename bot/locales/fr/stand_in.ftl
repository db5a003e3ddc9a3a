games-stand-in = { $how } · un ordinateur joue pour toi
button-back-in = { $game } : reprendre ma place
