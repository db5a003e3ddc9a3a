button-puzzle-solution = Ver la solución
puzzle-title = **Problema del { $day }** · { $game }, { $n } jugadores
puzzle-question = { $seat } decide: { $question } ¿Cuál es la mejor acción?
puzzle-once = -# Cuenta tu primera respuesta, y solo tú ves cuánto valía. Aquí diré quién lo ha resuelto.
puzzle-once-alone = -# Cuenta tu primera respuesta del día, aquí o donde se publica el problema.
puzzle-right = ✅ Correcto: «{ $best }» es lo mejor.
puzzle-wrong = «{ $chosen }» no es lo mejor.
puzzle-less = Otra acción es { $cost } puntos mejor (sobre 100).
puzzle-try = **Inténtalo otra vez** o mira la solución.
puzzle-again = Ya has respondido a este problema.
puzzle-counted = Cuenta tu primera respuesta: «{ $first }».
puzzle-solution = Lo mejor: «{ $best }».
puzzle-better = Es { $cost } puntos mejor que «{ $other }» (sobre 100).
puzzle-small = -# La opinión de un jugador automático, a partir de lo que este asiento puede saber. La posición es de una partida entre jugadores automáticos, y una acción es claramente la mejor. Los valores van de 0 a 100: la mitad es la probabilidad de ganar, la mitad la ventaja.
puzzle-nobody-answered = Nadie ha respondido.
puzzle-nobody-solved = { $answers ->
    [one] { $answers } respuesta, y nadie lo ha resuelto.
   *[other] { $answers } respuestas, y nadie lo ha resuelto.
 }
puzzle-solved = Resuelto por { $people } ({ $n } de { $answers ->
    [one] { $answers } respuesta
   *[other] { $answers } respuestas
 }).
puzzle-more = { $n } más
puzzle-over = El día de ese problema ya pasó. El de hoy: `/caylus-club puzzle`.
puzzle-unknown = Ya no tengo este problema. El de hoy: `/caylus-club puzzle`.
puzzle-permission-view-channel = Ver canal
puzzle-permission-send-messages = Enviar mensajes
puzzle-permission-attach-files = Adjuntar archivos
puzzle-both = Elige un canal para los problemas, o desactívalos.
puzzle-off = ninguno
puzzle-trouble = { $why ->
    [forbidden] No puedo publicar el problema del día en su canal: dame allí Ver canal, Enviar mensajes y Adjuntar archivos, o elige otro con `/caylus-server settings`.
   *[discord] Discord no ha aceptado el problema del día; lo sigo intentando.
 }
