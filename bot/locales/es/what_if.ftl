button-whatif = ¿Y si…?
button-try-back = Un paso atrás
button-try-start = Desde el principio
button-try-again = Mi próxima acción
button-try-save = Guardar
button-try-keep = Guardar esto
button-try-on = Seguir probando
button-try-now = Seguir desde ahora
button-try-carry = Seguir con estos pasos
button-try-do = Hacerlo en la partida: { $action }
whatif-title = **¿Y si…?** · { $game } · solo tú lo ves, y nada de esto pasa en la partida.
whatif-fresh = Elige por la persona a la que le toca y mira qué pasa.
whatif-unknown = -# Solo usa lo que puedes saber: se detiene cuando se roban cartas y cuando otro jugador elige en secreto.
whatif-earlier = { $count ->
    [one] … { $count } paso anterior
   *[other] … { $count } pasos anteriores
 }
whatif-waited = **{ $number }** … se supone que los demás esperan
whatif-decides = **Paso { $number }** · ronda { $turn }, { $phase } · decide { $seat }
    { $question }
whatif-you = { $seat } (tú)
whatif-goods = -# { $seat } tiene: { $goods }
whatif-stop = { $why ->
    [draw] **La prueba termina aquí**: nadie puede saber qué cartas vienen.
    [secret] **La prueba termina aquí**: { $seat } elige ahora en secreto.
    [again] **La prueba termina aquí**: { $seat } elige ahora en secreto. `{ $button }` sigue como si los demás esperaran.
    [over] **La prueba termina aquí**: la partida habría terminado. { $scores }
   *[long] **La prueba termina aquí**: no caben más pasos.
 }
whatif-no-picture = -# Vas muy rápido: las imágenes vuelven en un minuto.
whatif-closed = «¿Y si…?» está cerrado. Nada de esto ha pasado en la partida.
whatif-stale = **¿Y si…?** · { $game } · la partida ha avanzado desde que empezaste.
whatif-stale-more = Lo que probaste empezó antes de eso. `{ $button }` empieza de nuevo desde la posición actual.
whatif-happened = { $count ->
    [1] Uno de los pasos que probaste ha pasado de verdad.
   *[other] { $count } de los pasos que probaste han pasado de verdad.
 }
whatif-lost = Ya no son posibles:
whatif-lost-more = { $count ->
    [one] … y { $count } paso más
   *[other] … y { $count } pasos más
 }
whatif-carried = { $count ->
    [1] Un paso sigue siendo posible: `{ $carry }` lo muestra desde la posición actual, `{ $button }` empieza de nuevo.
   *[other] { $count } pasos siguen siendo posibles: `{ $carry }` los muestra desde la posición actual, `{ $button }` empieza de nuevo.
 }
whatif-keep-title = **Lo que guardaría** de los pasos que probaste; solo lo ves tú. Aún no se guarda nada.
whatif-keep-answers = Respuestas por adelantado: usaré cada una cuando llegue su pregunta, si aún significa lo mismo; si no, te preguntaré.
whatif-keep-answer = • { $seat }: { $what } (ronda { $turn }, { $phase })
whatif-keep-list = { $count ->
    [one] Una lista para { $seat }, con { $count } colocación: el trabajador va al primer lugar libre. La lista se detiene, y te pregunto, cuando no hay ninguno libre o alguien ha pasado.
   *[other] Una lista para { $seat }, con { $count } colocaciones: cada vez, el trabajador va al primer lugar libre. La lista se detiene, y te pregunto, cuando no hay ninguno libre o alguien ha pasado.
 }
whatif-keep-left = No se guarda:
whatif-not-kept = { $why ->
    [now] • { $what }: eso se pregunta ahora mismo. El botón de abajo lo hace en la partida real.
    [placing] • { $what }: te preguntaré cuando llegue el momento.
   *[later] • { $what }: eso es en una ronda posterior.
 }
whatif-keep-granted = -# Se da por hecho que los demás hacen lo que probaste: { $steps }
whatif-keep-nothing = Ninguno de tus pasos se puede responder por adelantado: las respuestas son para el resto de esta ronda, las listas para las próximas colocaciones.
whatif-kept = **Guardado.** Solo lo ves tú; `/caylus plan turn` lo muestra todo.
whatif-kept-list = • { $seat }, en las próximas colocaciones el primer lugar libre: { $places }
