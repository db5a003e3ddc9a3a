games-stand-in = { $how } · ein Computer spielt für dich
button-back-in = { $game }: meinen Platz zurück
