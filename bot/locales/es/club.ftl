button-review = Análisis
button-review-whole = Partida entera
button-review-full = Tablero entero
button-review-glance = Tablero pequeño
review-not-over = { $game } no ha terminado. Un análisis mira una partida terminada.
review-gone = Este análisis ya no está: se deshizo algo en su partida, o es de otra versión. Pídelo otra vez con `/caylus-club review`.
review-none-here = Aquí no ha terminado ninguna partida, y tú no has terminado ninguna en este servidor. Nombra una: `/caylus-club review game:…`.
review-no-seat = No hay ese asiento en { $game }. Hay { $seats }.
review-whose = **{ $game }**: ¿desde qué asiento la miro otra vez?
review-progress = **{ $game }**, { $seat }: miro otra vez cada decisión. { $of ->
    [0] Empieza en un momento.
   *[other] Van { $done } de { $of }.
 } Tarda más o menos un minuto; las jugadas de los ordenadores van primero. Si esto se queda parado, pulsa el botón.
review-busy = **{ $game }**: se está haciendo el análisis de { $other }, van { $done } de { $of } decisiones. De uno en uno: pulsa el botón otra vez en un minuto.
review-cut-off = Me han reiniciado mientras miraba esta partida. Pulsa el botón: sigue donde estaba.
review-head = **{ $game }**, { $seat }: { $good } de { $n ->
    [one] { $n } decisión fue tan buena
   *[other] { $n } decisiones fueron tan buenas
 } como la mejor que he encontrado.
review-line = { $number }. Ronda { $turn }: «{ $done }». Mejor: «{ $better }», vale { $cost } de 100 más.
review-press = Los números muestran las decisiones que más costaron, con el tablero de entonces.
review-none = Ninguna de las demás costó más que mi propia duda.
review-small = -# La opinión de un ordenador: 400 intentos por decisión, a partir de lo que el asiento podía saber. Lo que puede ser ruido cuenta como bueno. Los valores van de 0 a 100: la mitad es la probabilidad de ganar, la mitad la ventaja.
review-page = **{ $number } de { $count }** · Ronda { $turn }, { $phase }: { $question }
review-did = { $seat } eligió «{ $done }».
review-instead = Mejor: «{ $better }», vale { $cost } de 100 más.
review-hand = La mano de entonces: { $cards }
review-hand-empty = La mano de entonces estaba vacía.
review-why = Por qué: nada destaca; se suman muchos detalles.
review-why-for = Por qué: { $why }.
review-why-for-but = Por qué: { $why }; pero { $against }.
review-why-but = Por qué: se suman muchos detalles; pero { $against }.
button-puzzle-board = Tablero entero
puzzle-title = **Problema del { $day }** · { $game }, { $n } jugadores
puzzle-question = { $seat } decide: { $question } ¿Qué es lo mejor?
puzzle-once = -# Cada cual tiene una respuesta; solo tú ves cuánto valía. Aquí se dice quién lo resolvió.
puzzle-once-alone = -# Cada cual tiene una respuesta al día, aquí o donde se publica el problema.
puzzle-right = ✅ Correcto: «{ $best }» es lo mejor.
puzzle-wrong = «{ $chosen }» no es lo mejor. Mejor: «{ $best }».
puzzle-again = Ya has respondido a este problema.
puzzle-solution = Lo mejor: «{ $best }».
puzzle-better = Vale { $cost } de 100 más que «{ $other }».
puzzle-small = -# La opinión de un ordenador, a partir de lo que este asiento puede saber: una posición de una partida entre ordenadores en la que la mejor acción va por delante sin duda alguna. Los valores van de 0 a 100: la mitad es la probabilidad de ganar, la mitad la ventaja.
puzzle-nobody-answered = Nadie ha respondido.
puzzle-nobody-solved = { $answers ->
    [one] { $answers } respuesta, y nadie lo ha resuelto.
   *[other] { $answers } respuestas, y nadie lo ha resuelto.
 }
puzzle-solved = Lo ha resuelto: { $people } ({ $n } de { $answers ->
    [one] { $answers } respuesta
   *[other] { $answers } respuestas
 }).
puzzle-more = { $n } más
puzzle-over = El día de ese problema ha pasado. El de hoy: `/caylus-club puzzle`.
puzzle-unknown = Este problema ya no está entre los míos. El de hoy: `/caylus-club puzzle`.
puzzle-may-not = No puedo publicar problemas en { $channel }: allí me falta { $missing }. No ha cambiado nada.
puzzle-permission-view-channel = Ver canal
puzzle-permission-send-messages = Enviar mensajes
puzzle-permission-attach-files = Adjuntar archivos
puzzle-both = Elige un canal para los problemas, o apágalos.
puzzle-off = ninguno
puzzle-trouble-forbidden = No puedo publicar el problema del día en su canal: dame allí Ver canal, Enviar mensajes y Adjuntar archivos, o elige otro con `/caylus-server settings`.
puzzle-trouble-discord = Discord no ha aceptado el problema del día; lo intento otra vez por mi cuenta.
