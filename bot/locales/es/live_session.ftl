vote-evening = { $asked ->
    [yes] **¿Jugamos ahora en tiempo real?** Lo propone { $asker }.
   *[no] **¿Jugamos ahora en tiempo real?** Aquí todos responden en pocos minutos.
 }
vote-evening-terms = { $hours ->
    [one] Durante { $hours } hora como mucho no hay relojes ni recordatorios: la partida se juega en un solo mensaje, y una mención breve te avisa cuando te toca.
   *[other] Durante { $hours } horas como mucho no hay relojes ni recordatorios: la partida se juega en un solo mensaje, y una mención breve te avisa cuando te toca.
 }
vote-evening-ends = { $minutes ->
    [one] La sesión en tiempo real termina cuando alguien la deja, o cuando nadie hace nada en { $minutes } minuto. Después todo sigue como antes, con las reservas de tiempo como estén ahora. No se saltan jugadas, y ningún jugador automático juega por nadie.
   *[other] La sesión en tiempo real termina cuando alguien la deja, o cuando nadie hace nada en { $minutes } minutos. Después todo sigue como antes, con las reservas de tiempo como estén ahora. No se saltan jugadas, y ningún jugador automático juega por nadie.
 }
vote-evening-calm = Durante { $hours } h como mucho la partida se juega en un solo mensaje, y una mención breve te avisa cuando te toca. La sesión en tiempo real termina cuando alguien la deja, o cuando nadie hace nada en { $minutes } min. No se saltan jugadas, y ningún jugador automático juega por nadie.
vote-evening-until = La sesión en tiempo real empieza cuando todos acepten; la propuesta caduca { $when }.
vote-evening-agreed = Todos aceptan.
vote-evening-not = Esta vez no hay sesión en tiempo real; la partida sigue a su ritmo.
button-evening-yes = Jugar en tiempo real
button-evening-no = Ahora no
button-evening-leave = Dejar la sesión
evening-begins = { $minutes ->
    [one] **Sesión en tiempo real.** Dura hasta las { $until } a más tardar, y termina antes si alguien la deja o nadie hace nada en { $minutes } minuto.
   *[other] **Sesión en tiempo real.** Dura hasta las { $until } a más tardar, y termina antes si alguien la deja o nadie hace nada en { $minutes } minutos.
 }
evening-call = { $people }: te toca.
evening-ended = { $why ->
    [left] La sesión en tiempo real ha terminado: { $player } la ha dejado.
    [quiet] { $minutes ->
        [one] La sesión en tiempo real ha terminado: nadie ha hecho nada en { $minutes } minuto.
       *[other] La sesión en tiempo real ha terminado: nadie ha hecho nada en { $minutes } minutos.
     }
    [seat] La sesión en tiempo real ha terminado, porque un asiento cambia de manos.
    [paused] La sesión en tiempo real ha terminado, porque los relojes están en pausa.
   *[over] La sesión en tiempo real ha terminado: se acabó su tiempo.
 }
evening-clocks = Los relojes vuelven a correr, con las reservas de tiempo como estaban.
evening-after = La partida sigue a su ritmo.
evening-left-own = Has dejado la sesión en tiempo real de { $game }; ha terminado para todos.
evening-runs = En { $game } hay una sesión en tiempo real, hasta las { $until } a más tardar. Si alguien la deja, termina para todos.
prompt-evening = -# Sesión en tiempo real, hasta las { $until } a más tardar
option-evenings = { $value ->
    [yes] se ofrecen sesiones en tiempo real
   *[no] no se ofrecen sesiones en tiempo real
 }
choice-evenings-yes = sí: si todos responden en pocos minutos
cmd-table-evening = Pedir una sesión en tiempo real
    .name = sesión
    .game = Qué partida
    .game-name = partida
