# Pronósticos de los espectadores sobre partidas en curso, y la clasificación de profetas.
button-predictions = Pronósticos
button-forewithdraw = Retirar
predictions-open = { $number ->
    [one] { $number } pronóstico
   *[other] { $number } pronósticos
 }, abiertos hasta que empiece la ronda { $turn }
predictions-closed = { $number ->
    [one] { $number } pronóstico
   *[other] { $number } pronósticos
 }: { $shares }
prediction-share = { $seat } { $number }
predictions-right = { $number ->
    [one] { $number } pronóstico
   *[other] { $number } pronósticos
 }; acertaron: { $people }
prediction-right = { $name } ({ $points })
prediction-right-others = sin nombre: { $number }
predictions-wrong = { $number ->
    [one] { $number } pronóstico
   *[other] { $number } pronósticos
 }, ningún acierto
predictions-void = { $number ->
    [one] { $number } pronóstico
   *[other] { $number } pronósticos
 }, sin puntos: un asiento cambió de manos después del cierre
predictions-off = Los pronósticos están apagados en este servidor.

# Para una persona
predict-title = **{ $game }**: ¿quién gana, y por cuánto?
predict-winner = Quién gana
predict-margin = Por cuánto
predict-rules = -# Puedes cambiarlo hasta que empiece la ronda { $turn }; hasta entonces los demás solo saben cuántos pronósticos hay. Acertar el ganador da 10 puntos y hasta 10 más cuantos menos lo nombraron; acertar la ventaja, 5 más, y la contigua, 2. El resultado nombra a quien acertó; quien se queda fuera de las clasificaciones (`/caylus-club privacy`) solo se cuenta.
prediction-own = Tu pronóstico: { $seat }
prediction-own-by = Tu pronóstico: { $seat }, ventaja: { $margin }
prediction-brought = { $points ->
    [one] Dio { $points } punto.
   *[other] Dio { $points } puntos.
 }
prediction-band = de { $least } a { $most } puntos
prediction-band-last = { $least } puntos o más

# La clasificación de profetas
prophets-title = Profetas
prophets-who = Quién
prophets-column = Aciertos
prophets-hits = { $hits } de { $number }
prophets-own = Tú: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }, puesto { $place }, aciertos: { $hits } de { $number }
prophets-own-off = Tú: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }, fuera de la clasificación, aciertos: { $hits } de { $number }
prophets-none = Hasta donde puedes ver, aquí ningún pronóstico ha recibido puntos todavía. Pronostica una partida en curso: `/caylus-club predict`.

# Qué eligen los servidores
club-now-spectators = Pronósticos: { $predictions }. Aplausos: { $applause }.

# Comandos
cmd-caylus-club-predict = Decir quién ganará una partida
    .name = pronosticar
    .game = Qué partida; si no, la de este hilo
    .game-name = juego
cmd-caylus-club-prophets = La clasificación de profetas
    .name = profetas
    .page = Qué página
    .page-name = página
    .public = Mostrarlo a todos aquí
    .public-name = público
cmd-caylus-server-club-predictions = Si se puede pronosticar partidas
    .name = pronósticos
