vote-evening = **¿Seguimos jugando juntos ahora?** Lo pide { $asker }.
vote-evening-offer = **¿Seguimos jugando juntos ahora?** Ahora mismo todos responden en minutos.
vote-evening-terms = { $hours ->
    [one] Durante { $hours } hora como mucho los relojes y recordatorios se apartan, la partida sigue en un mensaje, y uno corto llama a quien le toca.
   *[other] Durante { $hours } horas como mucho los relojes y recordatorios se apartan, la partida sigue en un mensaje, y uno corto llama a quien le toca.
 }
vote-evening-ends = { $minutes ->
    [one] Acaba cuando alguien se va, o cuando nadie hace nada en { $minutes } minuto. Luego todo sigue como antes, con las reservas de tiempo como ahora. A nadie se le salta, y ningún ordenador juega por nadie.
   *[other] Acaba cuando alguien se va, o cuando nadie hace nada en { $minutes } minutos. Luego todo sigue como antes, con las reservas de tiempo como ahora. A nadie se le salta, y ningún ordenador juega por nadie.
 }
vote-evening-calm = Durante { $hours } h como mucho la partida queda en un solo mensaje, y uno breve llama a quien le toca. Acaba cuando alguien se va, o cuando nadie hace nada en { $minutes } min. A nadie se le salta, y ningún ordenador juega por nadie.
vote-evening-until = Empieza cuando todos acepten; la pregunta acaba { $when }.
vote-evening-agreed = Todos aceptan.
vote-evening-not = Esta vez no hay noche juntos; la partida sigue a su ritmo.
votes-evening = una noche juntos
button-evening-yes = Seguir juntos
button-evening-no = Ahora no
button-evening-leave = Dejar la noche
evening-begins = { $minutes ->
    [one] **Una noche juntos.** Dura hasta { $until } como mucho, y acaba antes si alguien se va o nadie hace nada en { $minutes } minuto.
   *[other] **Una noche juntos.** Dura hasta { $until } como mucho, y acaba antes si alguien se va o nadie hace nada en { $minutes } minutos.
 }
evening-call = A jugar: { $people }.
evening-left = La noche juntos ha acabado: { $player } se va.
evening-quiet = { $minutes ->
    [one] La noche juntos ha acabado: nadie ha hecho nada en { $minutes } minuto.
   *[other] La noche juntos ha acabado: nadie ha hecho nada en { $minutes } minutos.
 }
evening-over = La noche juntos ha acabado: se acabó su tiempo.
evening-seat = La noche juntos ha acabado, porque un asiento cambia de manos.
evening-paused = La noche juntos ha acabado, porque los relojes están en pausa.
evening-clocks = Los relojes siguen, con las reservas de tiempo como estaban.
evening-after = La partida sigue a su ritmo.
evening-left-own = Has dejado la noche juntos de { $game }; ha acabado para todos.
evening-runs = En { $game } hay una noche juntos, hasta { $until } como mucho. Quien la deja la acaba para todos.
prompt-evening = -# Una noche juntos, hasta { $until } como mucho
option-evenings-yes = se ofrecen noches juntos
option-evenings-no = no se ofrecen noches juntos
choice-evenings-yes = sí: si todos responden en minutos
choice-evenings-no = no
cmd-table-evening = Pedir seguir juntos esta noche
    .name = noche
    .game = Qué partida
    .game-name = partida
