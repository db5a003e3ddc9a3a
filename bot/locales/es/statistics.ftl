standing-here = Partidas terminadas en este servidor
standing-none = Aún no hay partidas que mostrar. Solo cuentan las terminadas que empezaron cuando ya había estadísticas, no las de práctica ni las importadas.
standing-computer = Los jugadores automáticos no tienen estadísticas. Sus valoraciones fijas: { $ratings }.
standing-rating-of-level = nivel { $level }: { $rating }
standing-games = { $n ->
    [one] partida
   *[other] partidas
 }
standing-won = ganadas
standing-average = promedio
standing-best = récord
standing-rating = valoración
standing-rating-new = provisional
standing-place = en la clasificación
standing-percent = { $n } %
standing-deniers = denarios para el preboste
standing-batches = lotes
standing-days = días por partida
standing-by-players = Por número de jugadores
standing-game-column = Juego
standing-games-column = Partidas
standing-points = Puntos por partida, según su origen
standing-mean = promedio de todos
standing-used = Lo más usado
standing-built = Lo más construido
standing-lines = Favores reales
standing-form-one = { $rank }.º de { $players }
standing-form = Puesto en las últimas partidas, la más reciente primero
standing-form-beside = de { $players }
standing-with-computers = { $game }, con jugadores automáticos
standing-beside = Con jugadores automáticos: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
 }, { $won } ganadas
standing-left = Ganadas por abandono: { $won }. Dejadas antes del final: { $left }.
standing-provisional = { $told } (provisional hasta { $of } partidas)
standing-on-ladder = Valoración { $rating }: puesto { $place } de la clasificación, { $games ->
    [one] { $games } partida con valoración
   *[other] { $games } partidas con valoración
 }
standing-off-ladder = Valoración { $rating }, fuera de la clasificación: { $games ->
    [one] { $games } partida con valoración
   *[other] { $games } partidas con valoración
 }
standing-overall = En todos los servidores: { $rating }
standing-records = Más puntos
standing-player-column = Jugador
standing-nobody = (sin nombre)
standing-places = Victorias según el orden de turno inicial
standing-answers = -# Tus respuestas tardaron { $hours } h en promedio; solo tú lo ves.
reliable-finished = { $finished } de { $games } terminadas
reliable-missed = { $missed } de { $deadlines } plazos incumplidos
reliable-answers = { $within ->
    [hour] suele responder en menos de una hora
    [day] suele responder en menos de un día
   *[longer] a menudo tarda más de un día en responder
 }
standing-reliable = Partidas con valoración: { $told }.
ladder-title = Clasificación: { $game }
choice-statistics-ladder = la clasificación
choice-statistics-server = este servidor
choice-statistics-player = un jugador
ladder-empty = Nadie está aún en la clasificación de { $game }. Incluye a todos desde su primera partida con valoración. Una mesa es con valoración, salvo que se abriera con `rated:no` o `hints:yes`, se deshaga libremente o no todos vean su canal.
ladder-public = -# Solo cuentan las partidas de canales que ven todos.
ladder-season = -# Esta temporada empezó el { $since }: solo cuentan las partidas terminadas desde entonces, y todos empezaron de cero.
ladder-season-over = -# Temporada del { $since } al { $until }.
ladder-before = -# Antes de la primera temporada, hasta el { $until }.
menu-season = Otra temporada
seasons-none = Sin temporadas: las clasificaciones cuentan todas las partidas con valoración. Una temporada empieza el día que elijas (por ejemplo 2027-01-01, o today): desde entonces las clasificaciones empiezan de cero y las anteriores se pueden consultar.
seasons-now = Las temporadas empezaron o empiezan el: { $days }. Las clasificaciones cuentan desde la última que ha empezado; un menú debajo muestra las anteriores. Las valoraciones de los resultados y de las mesas siguen de una temporada a otra. `off` quita { $last }.
ladder-judged = -# Las partidas anteriores en otros canales dejan de contar el { $when }. Hasta entonces no muestro las valoraciones que esas partidas hayan podido cambiar. Quiénes son «todos» se elige con `/caylus-server settings`.
ladder-members = Solo muestro las valoraciones a { $role }: en privado, o donde no lee nadie más.
club-everybody = Quiénes cuentan como «todos» para las valoraciones: { $role }. Una partida solo es con valoración en un canal que ven todos.
cmd-caylus-server-club-everybody = Quién debe ver el canal si hay valoración
    .name = todos
ladder-page = Página { $page } de { $pages }
ladder-provisional = { $games } (provisional)
ladder-off = Las valoraciones están desactivadas en este servidor.
button-return = Atrás
button-next = Siguiente
ladder-own = Tú: { $told }
standing-choice = Tu valoración aquí: { $ladder }. Tu valoración en todos los servidores: { $overall }. Tu rapidez al responder: { $answers }.
standing-choice-in = la ven todos y estás en la clasificación
standing-choice-out = visible solo para ti
standing-choice-yes = sí
standing-choice-no = no
standing-answers-yes = lo ven todos, en palabras
club-now = Estadísticas: { $statistics }. Valoraciones: { $ratings }. Valoraciones en todos los servidores: { $overall }. Las partidas ya contadas siguen contando.
rating-changes = Valoraciones: { $changes }
rating-change-new = { $seat }: { $after } ({ $by }, provisional: partida { $games } de { $of })
ended-share = { $how ->
    [again] -# Un segundo abandono de la misma persona en { $days } días no sube la valoración de nadie.
    [none] -# Este resultado llega demasiado pronto para que cambien las valoraciones.
   *[part] -# Un resultado tan temprano cuenta como el { $share } % de una partida entera.
 }
ended-halved = -# Un jugador automático u otra persona tomó { $others } de las { $of } decisiones por { $seat } ({ $late } de { $half } en la segunda mitad de la partida). Es más de un cuarto: una subida de valoración cuenta solo la mitad, y quien jugó por sí mismo no pierde valoración ante ese asiento.
