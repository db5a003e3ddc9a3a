cmd-caylus-server-digest = Resumen de la semana en un canal
    .name = resumen
    .channel = Dónde se publica
    .channel-name = canal
    .day = Día de la semana: 1 es lunes, 7 domingo
    .day-name = día
    .hour = Hora del día
    .hour-name = hora
    .zone = Zona horaria, p. ej. Europe/Madrid
    .zone-name = zona
    .off = Dejar de publicarlo
    .off-name = parar
week-now = Publicaré el resumen de la semana en { $channel }, la próxima vez el { $when } ({ $zone }). Incluye las partidas que puede ver cualquiera que lea ese canal; si en una semana no hay ninguna, no hay resumen.
week-off = Aquí no hay resumen de la semana. Actívalo con `/caylus-server settings`.
week-no-channel = Indica un canal para el resumen.
week-no-statistics = El resumen sale de las estadísticas, que aquí están desactivadas (`/caylus-server settings`). No ha cambiado nada.
week-trouble = { $why ->
    [forbidden] No pude publicar el último resumen: el canal ya no existe o no puedo escribir allí. Lo sigo intentando.
   *[discord] No pude publicar el último resumen; lo sigo intentando.
 }

week-title = **Nuestra semana**, { $since } – { $until }
week-forfeit = **{ $name }** { $score } (por abandono)
week-more = Y { $n ->
    [one] { $n } partida más
   *[other] { $n } partidas más
 }.
week-beside = Con jugadores automáticos: { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
 }
week-closest = La más reñida: { $game }, { $n ->
    [0] empate
    [one] { $n } punto de diferencia
   *[other] { $n } puntos de diferencia
 }
week-turned = La mayor ventaja perdida: { $name } fue en cabeza en solitario { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
 } ({ $game }), pero la victoria fue para { $winners }
week-record = Récord en { $game }: { $name } con { $score } (antes: { $before })
week-newcomers = Primera partida terminada aquí: { $people }
week-climbs = Suben en la clasificación: { $people }
week-running = Partidas en marcha: { $n }
week-tables = Mesas abiertas: { $tables }

week-picture = Nuestra semana
week-figure = { $what ->
    [finished] terminadas
    [people] jugadores
   *[running] en marcha
 }
week-winner-column = Gana
