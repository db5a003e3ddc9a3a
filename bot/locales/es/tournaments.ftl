# Torneos y ligas
tournament-may-not = Para organizar un torneo aquí hace falta el permiso Gestionar eventos o Gestionar hilos, o el rol que este servidor ha elegido (`/caylus-server settings`).
tournament-channel = Usa esto en un canal de texto que yo pueda ver: ahí anuncio el torneo y abro sus partidas en hilos.
tournament-permissions = No puedo organizar un torneo en { $channel }: necesito allí Ver canal, Enviar mensajes y Crear hilos públicos. No se ha anunciado nada.
tournament-no-files = No he podido enviar los archivos: aquí no puedo adjuntarlos.
form-again = El formulario ha caducado. Pulsa el botón otra vez.

# Qué es
tournament-format = { $format ->
    [knockout] por eliminación, pasan de cada mesa: { $advance }
    [swiss] suizo, jornadas: { $rounds }
   *[league] liga, jornadas: { $rounds }, máximo por división: { $division }
 }
tournament-size = asientos por mesa: { $size }
tournament-days = Días por jornada: { $days } ({ $share }). Mesas con retraso: { $late }.
tournament-nine = { $by ->
    [simulated] según las simulaciones, unas 9 de cada 10 mesas terminan en ese tiempo
    [server] unas 9 de cada 10 mesas terminan en ese tiempo, como hasta ahora en este servidor
    [shorter] para terminar en { $most } semanas; 9 de cada 10 mesas terminan en { $nine ->
        [one] { $nine } día
       *[other] { $nine } días
     }
    [short] demasiado poco para que la mayoría de las mesas termine: 9 de cada 10 necesitan { $nine ->
        [one] { $nine } día
       *[other] { $nine } días
     }
   *[own] { $nine ->
        [0] según la organización
        [one] según la organización; 9 de cada 10 mesas terminan en { $nine } día
       *[other] según la organización; 9 de cada 10 mesas terminan en { $nine } días
     }
 }
tournament-whole = { $format ->
    [knockout] Jornadas con { $people } participantes: { $rounds }. Semanas en total, aproximadamente: { $weeks }.
   *[league] Semanas en total, aproximadamente: { $weeks }.
 }
tournament-room = Participantes: { $people }. Días hasta sustituir a quien no ha jugado (0: nunca): { $grace }.
tournament-no-days = Una jornada termina con su última mesa.
tournament-late = { $late ->
    [adjudicate] cuentan tal como están
    [extend] la jornada las espera una vez (días: { $days }), luego cuentan tal como están
    [pace] los jugadores que mantuvieron el ritmo se reparten los puestos; los demás no reciben nada
   *[stand-in] un jugador automático sigue por quienes no mantuvieron el ritmo, que no reciben nada
 }
tournament-late-rated = Ese resultado cuenta también para las valoraciones: nada antes de la ronda { $first }, luego cada vez más, y por entero desde la ronda { $half }.
tournament-organized = Organiza: { $who }
tournament-signup = { $when ->
    [none] **La inscripción está abierta** hasta que la organización la cierre.
   *[date] **Inscripción hasta el { $when }**
 }
tournament-round-now = { $when ->
    [none] **Jornada { $round }**
   *[date] **Jornada { $round }**, hasta el { $when }
 }
tournament-until = Hasta el { $when }
tournament-won = Victoria: **{ $names }**
tournament-people = Participantes ({ $here } de { $most }): { $names }
tournament-waiting = Lista de espera ({ $count }): { $names }
tournament-and-more = { $names } y { $count } más
tournament-status = { $status ->
    [draft] borrador que solo ves tú
    [signup] inscripción abierta, participantes: { $people }
    [running] jornada { $round }, participantes: { $people }
    [finished] terminado
   *[cancelled] cancelado
 }
tournament-list-none = No hay torneos en este servidor. Quien puede organizarlos empieza con `/caylus-club tournament`.
tournament-chosen = Los botones son para: **{ $name }**
menu-tournament-pick = Qué torneo

# Rondas y clasificación
tournament-round-title = 🏆 **{ $name }** · jornada { $round }
tournament-division = División { $division }
tournament-seat-left = { $name } (abandonó)
tournament-void = (no cuenta)
tournament-bye = (descansa)
tournament-more = Mesas que no caben aquí: { $count }. `/caylus-club tournament` las tiene todas.
tournament-tie = { $by ->
    [wins] Victorias
    [direct] Enfrentamientos
    [share] % del ganador
    [score] { menu-prestige }
   *[strength] Rivales
 }
tournament-export = { $name }: clasificación y mesas en CSV; cuando termina, también todo en JSON.

# Participar
tournament-you-in = Participas en { $name }. Cuando se sortea una jornada, tu partida empieza sola y te aviso allí.
tournament-you-wait = Estás en la lista de espera de { $name }: tendrás un asiento cuando quede uno libre o haga falta un suplente.
tournament-you-out = Ya no participas en { $name }.
tournament-you-out-playing = Ya no entras en los sorteos de { $name }. Aún puedes terminar tu partida { $game }; con `/caylus table resign` dejas el asiento.
tournament-sure-out = El torneo ha empezado. ¿Retirarte de todos modos? Desde la próxima jornada no entras en el sorteo, y no hay vuelta atrás.
seat-drawn = El asiento { $seat } está libre: lo recibe quien vaya primero en la lista de espera del torneo.
sure-resign-drawn = Si dejas { $game }, tu asiento ({ $seats }) pasará a la lista de espera del torneo, esta mesa contará para ti como abandonada y no hay vuelta atrás. ¿Seguro?

# Lo que se dice en el canal
tournament-told-comes-in = { $who } entra desde la lista de espera.
tournament-told-substitute = Jornada { $round }, mesa { $table }: { $who } ocupa el asiento de { $old }.
tournament-told-seat-free = Jornada { $round }, mesa { $table }: queda libre el asiento de { $who }. La primera persona que lo ocupe sigue jugando ahí y en las demás jornadas. Si nadie lo ocupa antes del { $until }, jugará ahí un jugador automático.
tournament-told-warned = { $who }, aún no has jugado en esta mesa. Juega antes del { $until } para conservar tu asiento. Después pasa a otra persona y quedas fuera del torneo.
tournament-told-ends = La jornada { $round } termina el { $ends }. Aquí se espera a: { $people }. Mesas con retraso: { $rule }. Los jugadores a los que se les saltó la mayoría de las jugadas quedan últimos.
tournament-told-counted = Se acabó el tiempo de la jornada { $round } y esta mesa cuenta tal como está: { $result }. Se puede terminar por gusto, pero para el torneo y las valoraciones ya está decidida, y ya no corre ningún reloj.
tournament-told-late = Se acabó el tiempo de la jornada { $round }. Mesas con retraso ({ $count }): { $rule }.
tournament-told-late-extend = Se acabó el tiempo de la jornada { $round }, que espera a sus mesas con retraso ({ $count }) hasta el { $until }.
tournament-told-signup-until = La inscripción dura hasta el { $until }.
tournament-told-round-until = La jornada { $round } dura hasta el { $until }.
tournament-told-removed = { $by } ha retirado a { $who }. Motivo: { $reason }
tournament-told-corrected = Jornada { $round }, mesa { $table }: { $by } ha corregido el resultado. Motivo: { $reason }
tournament-told-cancelled = El torneo se ha cancelado. Sus partidas en marcha siguen.
tournament-told-few = el plazo de inscripción ha terminado, pero solo hay { $here } participantes, y hacen falta al menos { $least }. La inscripción sigue abierta: alárgala, empieza más tarde o cancela el torneo con `/caylus-club tournament`.
tournament-told-unmade = jornada { $round }, mesa { $table }: aún no puede empezar, porque uno de sus jugadores, o este servidor, tiene tantas partidas como se permite. Lo intento de nuevo cada hora; un suplente o un límite mayor lo resuelve enseguida.
tournament-told-cancelled-table = jornada { $round }, mesa { $table }: su partida se ha cancelado. Pon su resultado con `Corregir un resultado`, en `/caylus-club tournament`.
tournament-told-reopened = jornada { $round }, mesa { $table }: se deshizo el final de su partida cuando su resultado ya se había usado. La clasificación lo mantiene, salvo que lo corrijas.
tournament-told-ended-again = jornada { $round }, mesa { $table }: su partida ha terminado de nuevo, con otro resultado. La clasificación mantiene el primero, salvo que lo corrijas.
tournament-told-round-over = la jornada { $round } ha terminado. Sortea la siguiente con `/caylus-club tournament`.
tournament-final = 🏆 **{ $name }** ha terminado.

# Para quien organiza
tournament-draft = Aún no se ha anunciado nada; solo tú ves esto. Pulsa `Anunciar` cuando esté listo.
tournament-draft-numbers = Días de inscripción: { $signup }.
tournament-next = { $automatic ->
    [yes] La próxima jornada se sortea cuando termina la última mesa.
   *[no] Sorteas tú cada jornada.
 }
tournament-announced = Anunciado en { $channel }. Para organizar: `/caylus-club tournament`.
tournament-proposed = { $shorter ->
    [yes] Propuesta, para terminar en { $most } semanas: { $days }
   *[no] Propuesta (terminan unas 9 de cada 10 mesas): { $days }
 }
tournament-who-goes = ¿Quién deja su asiento en esta jornada?
tournament-who-comes = Sale { $goes }. ¿Quién de la lista de espera ocupa el asiento?
tournament-sure-substitute = Jornada { $round }, mesa { $table }: sale { $goes } y entra { $comes }. Después { $goes } queda fuera del torneo, y no hay vuelta atrás. ¿Seguro?
tournament-who-removed = ¿A quién se retira del torneo? Después pregunto el motivo.
tournament-which-table = Jornada { $round }: ¿de qué mesa se cambia el resultado?
tournament-which-places = Jornada { $round }, mesa { $table }: elige el puesto de cada asiento. Los puestos iguales se comparten. Al final pregunto el motivo.
tournament-table = Mesa { $number }
tournament-gave-up = { $name }: abandonó, sin puntos
tournament-sure-cancel = ¿Cancelar el torneo para todos? No hay vuelta atrás.
choice-tournament-knockout = Eliminación: pasan los mejores de cada mesa
choice-tournament-swiss = Suizo: todos juegan cada jornada
choice-tournament-league = Liga: divisiones, con ascenso y descenso
menu-tournament-format = Formato
menu-tournament-game = Juego y tamaño de las mesas
menu-tournament-pace = Ritmo
menu-tournament-late = Mesas con retraso
menu-tournament-goes = Quién sale
menu-tournament-comes = Quién entra
menu-tournament-removed = A quién se retira
menu-tournament-place = Puesto de esta persona
button-tour-numbers = Jugadores y jornadas
button-tour-times = Plazos
button-tour-rated = { $now ->
        [yes] Valoración: sí
       *[no] Valoración: no
    }
button-tour-automatic = { $now ->
        [yes] Jornadas: automáticas
       *[no] Jornadas: las sorteas tú
    }
button-tour-announce = Anunciar
button-tour-begin = Empezar ya
button-tour-draw = Sortear otra jornada
button-tour-extend = Alargar
button-tour-substitute = Poner un suplente
button-tour-off = No contar la mesa
button-tour-remove = Retirar a alguien
button-tour-correct = Corregir un resultado
button-tour-season = Próxima temporada
button-tour-cancel = Cancelar el torneo
button-tourin = { $how ->
        [waits] Lista de espera
        [steps] Ocupar el asiento
       *[join] Inscribirse
    }
button-tourout = Retirarse
button-tourleave = Retirarse del todo
button-tourshow = Clasificación
button-tourround = Jornada { $round }
button-tourall = Clasificación para todos
button-tourfiles = Archivos (CSV, JSON)
button-tourmanage = Organizar
button-tournew = Nuevo torneo
form-tour-name = Nombre
form-tour-least = Mínimo de participantes
form-tour-most = Máximo de participantes
form-tour-rounds = Jornadas
form-tour-advance = Cuántos pasan de cada mesa
form-tour-division-size = Máximo en una división
form-tour-signup-days = Días de inscripción
form-tour-round-days = Días por jornada (0: sin límite)
form-tour-grace-days = Días hasta sustituir a quien no juega (0: nunca)
form-tour-extra-days = Días extra para mesas con retraso, una vez
form-tour-days = Días extra
form-tour-reason = Motivo, público para todos

# Comandos
cmd-caylus-club-tournament = Torneos y ligas
    .name = torneo
cmd-caylus-server-club-tournaments = Permitir torneos
    .name = torneos
cmd-caylus-server-club-organizers = Un rol que puede organizar torneos
    .name = organizadores
club-now-tournaments = Torneos: { $tournaments }. Los organizan quienes tienen el permiso Gestionar eventos o Gestionar hilos, y: { $organizers }
club-no-organizers = nadie más

drawn-at = Jornada { $round }, mesa { $table } · { $tournament }
tournament-not-drawn = { $name } no ha empezado: aún no se ha sorteado nada, así que no hay clasificación ni mesas.
tournament-scoring = Puntos por puesto: { $points }. En caso de empate: { $ties }.
tournament-scale = Puntos por puesto: { $points }
tournament-first = En caso de empate, primero: { $first }
tournament-moves = Ascensos, y otros tantos descensos, entre divisiones: { $number }
tournament-tiebreaker = { $by ->
    [wins] mesas ganadas
    [direct] enfrentamientos directos
    [share] porcentaje de la puntuación del ganador
    [strength] puntos de los rivales
    [score] prestigio en total
   *[lot] sorteo
 }
menu-tournament-ties = En caso de empate
menu-tournament-moves = Ascenso y descenso
cmd-caylus-server-club-no-organizers = Ningún rol organiza torneos
    .name = sin-organizadores

tournament-none = Ese torneo no existe aquí, o no puedes ver su canal. `/caylus-club tournament` muestra los de este servidor.
tournament-settles = Esta mesa es del torneo { $tournament }: sus ajustes son los mismos en todas las mesas y no se cambian aquí.
tournament-seats = Esta mesa es del torneo { $tournament }: quien lo organiza da los asientos a los suplentes (`/caylus-club tournament`).
tournament-vote = Esta mesa es del torneo { $tournament }: sus jugadores no pueden cancelarla; quien organiza puede fijar su resultado (`/caylus-club tournament`).
tournament-organizer-only = Solo puede hacerlo quien organiza este torneo o puede organizar torneos en su canal ({ $channel }).
tournament-own-table = Juegas en esta mesa, así que no puedes decidir sobre ella. Puede hacerlo otra persona de la organización o un moderador.
tournament-moved-on = El torneo ha avanzado desde que viste eso; no se ha hecho nada. `/caylus-club tournament` lo muestra como está ahora.
tournament-closed = { $tournament } ya no admite a nadie: el torneo ha terminado o se canceló.
tournament-signed-up = Ya te has inscrito en { $tournament }.
tournament-no-return = Ya no participas en { $tournament }, y una vez empezado el torneo no se puede volver.
tournament-not-mine = No participas en { $tournament }. Mientras la inscripción esté abierta, usa los botones bajo su anuncio.
tournament-out-again = Ya no participas en { $tournament } desde el { $when }. El botón bajo su anuncio te inscribe de nuevo, al final de la lista.
tournament-out-for-good = Ya no participas en { $tournament } desde el { $when }, y una vez empezado el torneo no se puede volver. Aún puedes mirar (`/caylus-club tournament`).
tournament-nobody = Todavía no se ha inscrito nadie en { $tournament }.
tournament-no-round = La jornada { $round } no existe. Jornadas hasta ahora: { $most }.
tournament-no-table = En la jornada { $round } no hay ninguna mesa { $table } cuyo resultado se pueda corregir. Sus mesas: { $tables }.
tournament-not-in = Esa persona no participa en { $tournament }.
tournament-many = Torneos en marcha en este servidor: { $here }; el límite es { $most }. Antes tiene que terminar o cancelarse uno.
tournament-few = { $tournament } tiene muy pocos participantes: { $here }, y hacen falta al menos { $least }. Alarga la inscripción, o cancela el torneo.
tournament-name = El nombre de un torneo tiene de 1 a { $most } caracteres.
tournament-number = { $text } no vale aquí: escribe un número entero de { $least } a { $most }.
tournament-no-reason = Di por qué en pocas palabras: publico el motivo para todos.
tournament-no-substitute = Nadie de la lista de espera puede ocupar el asiento ahora. Se entra en ella inscribiéndose cuando el torneo está lleno, o mientras se juega.
tournament-not-playing = { $name } no está en ninguna mesa de esta jornada, o la mesa ya tiene resultado.
tournament-round-open = La jornada { $round } no ha terminado. Mesas sin resultado: { $open }.
