button-review = Análisis
button-trypast = Intentarlo otra vez
button-review-whole = Partida completa
button-board-full = { $size ->
    [glance] Tablero pequeño
    [only] Solo el tablero completo
   *[full] Tablero completo
 }
review-gone = Este análisis ya no vale: se deshizo algo en la partida, o me han actualizado. Pídelo otra vez con `/caylus-club review`.
review-none-here = Aquí no ha terminado ninguna partida, y tú no has terminado ninguna en este servidor. Indica una: `/caylus-club review game:…`.
review-no-seat = { $game } no tiene ese asiento. Tiene: { $seats }.
review-whose = **{ $game }**: ¿qué asiento analizo?
review-progress = **{ $game }**, { $seat }: estoy analizando cada decisión. { $of ->
    [0] Estoy leyendo la partida.
   *[other] Van { $done } de { $of }.
 } { $minutes ->
    [0] Tarda más o menos un minuto, o más si estoy ocupado.
    [one] A este ritmo falta más o menos un minuto.
   *[other] A este ritmo faltan unos { $minutes } minutos.
 } Las jugadas de los jugadores automáticos van primero. Si esto se queda parado, pulsa el botón.
review-busy = **{ $game }**: estoy haciendo el análisis de { $seat }; van { $done } de { $of } decisiones. Hago uno a la vez: pulsa el botón otra vez en un minuto.
review-cut-off = Me he reiniciado durante este análisis. Pulsa el botón para seguir.
review-head = **{ $game }**, { $seat }: { $good } de { $n ->
    [one] { $n } decisión fue tan buena
   *[other] { $n } decisiones fueron tan buenas
 } como la mejor que he encontrado.
review-marks = ★ las mejores { $best } · ✓ buenas { $good } · △ dudosas { $doubtful } · ✗ errores { $mistake }
review-turns = -# Por rondas: { $turns }
review-line = { $number }. Ronda { $turn }: «{ $done }». Mejor: «{ $better }» (+{ $cost } sobre 100).
review-press = Estas decisiones fueron las que más costaron. Pulsa un número para ver una con el tablero de ese momento.
review-none = Las demás están dentro de mi margen de error.
review-small = -# La opinión de un jugador automático: 400 pruebas por decisión, a partir de lo que el jugador podía saber. Las diferencias dentro del margen de error cuentan como buenas. Los valores van de 0 a 100: la mitad es la probabilidad de ganar, la mitad la ventaja.
review-page = **{ $number } de { $count }** · Ronda { $turn }, { $phase }: { $question }
review-did = { $seat } eligió «{ $done }».
review-instead = Mejor: «{ $better }» (+{ $cost } sobre 100).
review-hand = Tu mano entonces: { $cards }
review-hand-empty = Tu mano estaba entonces vacía.
review-why = Por qué: nada destaca; se suman muchos detalles.
review-why-for = Por qué: { $why }.
