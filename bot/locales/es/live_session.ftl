vote-evening = **¿Jugamos en vivo ahora?** Lo pide { $asker }.
vote-evening-offer = **¿Jugamos en vivo ahora?** Ahora mismo todos responden en minutos.
vote-evening-terms = { $hours ->
    [one] Durante { $hours } hora como mucho no hay relojes ni recordatorios: la partida se juega en un solo mensaje, y otro corto te avisa cuando te toca.
   *[other] Durante { $hours } horas como mucho no hay relojes ni recordatorios: la partida se juega en un solo mensaje, y otro corto te avisa cuando te toca.
 }
vote-evening-ends = { $minutes ->
    [one] La sesión en vivo acaba cuando alguien se va, o cuando nadie hace nada en { $minutes } minuto. Luego todo sigue como antes, con las reservas de tiempo como ahora. A nadie se le salta, y ningún jugador automático juega por nadie.
   *[other] La sesión en vivo acaba cuando alguien se va, o cuando nadie hace nada en { $minutes } minutos. Luego todo sigue como antes, con las reservas de tiempo como ahora. A nadie se le salta, y ningún jugador automático juega por nadie.
 }
vote-evening-calm = Durante { $hours } h como mucho la partida queda en un solo mensaje, y otro breve te avisa cuando te toca. La sesión en vivo acaba cuando alguien se va, o cuando nadie hace nada en { $minutes } min. A nadie se le salta, y ningún jugador automático juega por nadie.
vote-evening-until = La sesión en vivo empieza cuando todos acepten; la pregunta acaba { $when }.
vote-evening-agreed = Todos aceptan.
vote-evening-not = Esta vez no; la partida sigue a su ritmo.
votes-evening = una sesión en vivo
button-evening-yes = Jugar en vivo
button-evening-no = Ahora no
button-evening-leave = Dejar el modo en vivo
evening-begins = { $minutes ->
    [one] **Sesión en vivo.** Dura hasta { $until } como mucho, y acaba antes si alguien se va o nadie hace nada en { $minutes } minuto.
   *[other] **Sesión en vivo.** Dura hasta { $until } como mucho, y acaba antes si alguien se va o nadie hace nada en { $minutes } minutos.
 }
evening-call = Les toca: { $people }.
evening-left = La sesión en vivo ha acabado: { $player } se va.
evening-quiet = { $minutes ->
    [one] La sesión en vivo ha acabado: nadie ha hecho nada en { $minutes } minuto.
   *[other] La sesión en vivo ha acabado: nadie ha hecho nada en { $minutes } minutos.
 }
evening-over = La sesión en vivo ha acabado: se acabó su tiempo.
evening-seat = La sesión en vivo ha acabado, porque un asiento cambia de manos.
evening-paused = La sesión en vivo ha acabado, porque los relojes están en pausa.
evening-clocks = Los relojes siguen, con las reservas de tiempo como estaban.
evening-after = La partida sigue a su ritmo.
evening-left-own = Has dejado la sesión en vivo de { $game }; ha acabado para todos.
evening-runs = En { $game } hay una sesión en vivo, hasta { $until } como mucho. Quien la deja la acaba para todos.
prompt-evening = -# Sesión en vivo, hasta { $until } como mucho
option-evenings-yes = se ofrecen sesiones en vivo
option-evenings-no = no se ofrecen sesiones en vivo
choice-evenings-yes = sí: si todos responden en minutos
choice-evenings-no = no
cmd-table-evening = Pedir una sesión en vivo
    .name = en-vivo
    .game = Qué partida
    .game-name = partida
