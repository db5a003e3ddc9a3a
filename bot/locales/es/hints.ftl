advice-thinking = Un jugador automático lo está pensando…
advice-late = La posición cambió mientras pensaba; no se ha hecho nada. Pregunta otra vez si aún lo quieres.
button-hint = Consejo
button-hint-beside-explain = Consejo: las dos mejores
button-why = Automático: ¿por qué?
button-why-earlier = Acciones anteriores
button-next-cut = Quitar la última
hint-title = **Consejo** para { $seat } · { $question }
hint-alone = Nada más se le acerca.
hint-even = Las dos son más o menos igual de buenas.
hint-answer = Respuesta probable: { $player } · { $action }
hint-guide = La guía sugirió «{ $action }» tras un vistazo rápido; con más tiempo, esto parece mejor.
hint-small = -# Aún no se ha jugado nada; pulsa una acción para hacerla.
why-title = **¿Por qué?** { $player }: { $what }
why-only = No había otra posibilidad, que se sepa.
why-hidden = El motivo depende de cartas que solo ve ese jugador; lo explicaré cuando termine la partida.
why-rather = { $why ->
    [none] Prefirió esto a «{ $other }».
   *[some] Prefirió esto a «{ $other }». A favor: { $why }.
 }
why-although = { $why ->
    [none] Pensándolo mejor, quizá elegiría «{ $other }».
   *[some] Pensándolo mejor, elegiría «{ $other }». A favor de la jugada hecha: { $why }.
 }
why-first-level = El nivel 1 juega por instinto y no mira hacia delante.
why-small = -# Mientras la partida está en marcha, esto usa solo lo que todos pueden ver.
why-others = Explicar otra acción…
why-nothing = En esta partida no hay ninguna acción de un jugador automático que pueda explicar ahora.
