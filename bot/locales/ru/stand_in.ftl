games-stand-in = { $how } · за вас играет компьютер
button-back-in = { $game }: вернуть моё место
