cmd-caylus-server-digest = El resumen de la semana en un canal
    .name = resumen
    .channel = Dónde se publica
    .channel-name = canal
    .day = Día, 1 es lunes, 7 domingo
    .day-name = día
    .hour = Hora del día
    .hour-name = hora
    .zone = Zona horaria, p. ej. Europe/Madrid
    .zone-name = zona
    .off = Ya no más resumen
    .off-name = apagar
week-now = El resumen de la semana llega a { $channel }, la próxima vez { $when } ({ $zone }). Habla de las partidas que ve todo el que lee ese canal; en una semana sin ellas no hay.
week-off = Aquí no hay resumen de la semana. `/caylus-server digest channel:…` lo pide.
week-no-channel = Nombra un canal para el resumen.
week-no-zone = { $zone } no es una zona horaria que conozca. La lista al escribir las tiene todas.
week-no-statistics = El resumen se lee de las estadísticas, que aquí están desactivadas (`/caylus-server club`). No ha cambiado nada.
week-may-not = No puedo publicar el resumen en { $channel }: allí me falta { $missing }. No ha cambiado nada.
week-trouble-forbidden = El último resumen no se pudo publicar: el canal ya no existe o no puedo escribir allí. Lo intento de nuevo.
week-trouble-discord = El último resumen no se pudo publicar; lo intento de nuevo.

week-title = **Nuestra semana**, { $since } – { $until }
week-game = { $game }: { $players } · { $thread }
week-winner = **{ $name }** { $score }
week-forfeit = **{ $name }** { $score } (por abandono)
week-player = { $name } { $score }
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
week-turned = La ventaja más larga perdida: { $name } va por delante en { $game } { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
 }, gana { $winners }
week-record = Récord en { $game }: { $name } con { $score }, antes { $before }
week-newcomers = Primera partida terminada aquí: { $people }
week-climbs = Suben en la clasificación: { $people }
week-climb = { $name } ({ $by })
week-running = Partidas en curso: { $n }
week-tables = Mesas abiertas: { $tables }
week-others = { $n } más

week-picture = Nuestra semana
week-finished-figure = terminadas
week-people-figure = jugadores
week-running-figure = en curso
week-winner-column = Gana
