# Lo que el bot dice a la gente. Las horas son marcas de tiempo de Discord.

done = Listo
only-in-servers = Solo funciono en servidores: invítame a uno y escribe allí `/caylus new` en un canal.
error-unexpected = Ha habido un error mío; no ha cambiado nada. Lo he anotado para quien gestiona el bot. `/caylus status` muestra cómo está la partida.
refused-in-private = Eso no era posible y no ha cambiado nada; le he explicado el motivo a la persona que lo pidió.
table-host-only = { $named ->
    [yes] Esto solo puede hacerlo el anfitrión ({ $host }).
   *[no] Esto solo puede hacerlo el anfitrión.
 }
table-host-or-moderator = { $named ->
    [yes] Esto solo puede hacerlo el anfitrión ({ $host }) o un moderador.
   *[no] Esto solo puede hacerlo el anfitrión o un moderador.
 }
table-is = { $status ->
    [lobby] { $game } aún no ha empezado.
    [running] { $game } ya ha empezado.
    [finished] { $game } ha terminado.
   *[cancelled] { $game } se ha cancelado.
 }
table-not-seated = { $vacant ->
    [yes] No tienes asiento en esta partida ({ $game }); con `/caylus table claim` puedes ocupar uno libre.
   *[no] No tienes asiento en esta partida ({ $game }).
 }
table-seated-already = { $you ->
    [yes] Ya estás en esta mesa, como { $seat }.
   *[no] { $name } ya está en esta mesa, como { $seat }.
 }
table-full = { $computers ->
    [0] Esta mesa está llena: { $title } admite como mucho { $most ->
        [one] { $most } jugador
       *[other] { $most } jugadores
     }.
   *[other] Esta mesa está llena: { $title } admite como mucho { $most ->
        [one] { $most } jugador
       *[other] { $most } jugadores
     }. El anfitrión puede quitar un jugador automático.
 }
database-trouble = Ahora mismo no puedo usar mi base de datos; no ha cambiado nada. Inténtalo otra vez en un minuto.
still-at-work = Todavía estoy con tu última petición, y hay otra en espera. Inténtalo otra vez cuando haya terminado con las dos.
database-unsure = La conexión con mi base de datos se ha cortado mientras se guardaba esto, y no sé si se ha guardado. Mira la partida antes de intentarlo otra vez.
answer-refused = Discord ha rechazado mi respuesta. Puede que lo que pediste sí se haya hecho; `/caylus status` muestra cómo está la partida. Lo he anotado para quien gestiona el bot.
answer-lost = { $user }, Discord no ha entregado mi respuesta a tu última petición. `/caylus status` muestra si lo que pediste se ha hecho y cómo sigue la partida.
press-unknown = Ese botón es de otra versión del bot y ya no funciona. `/caylus status` muestra los botones actuales.
command-outdated = Este comando ha cambiado desde que tu Discord lo cargó. Recarga Discord (Ctrl+R; en el teléfono, reinicia la aplicación) e inténtalo otra vez.
command-moved = Este comando ya no existe; usa { $now }. Recarga Discord (Ctrl+R; en el teléfono, reinicia la aplicación) para verlo.
command-not-allowed = No puedes usar este comando aquí.
option-unreadable = No entiendo { $value } aquí. Elige una sugerencia o escríbelo otra vez.

# Juegos, asientos, opciones

option-favors-simplified = favores simples
option-jeweller = { $value ->
    [yes] con el Joyero
   *[no] sin el Joyero
 }
option-lawyer-vp = el Notario vale { $n } PP
option-rules = { $value ->
    [standard] reglas normales
   *[beginner] reglas de iniciación
 }
option-pace-live = en tiempo real: 5 minutos por jugada
option-pace-hours = { $n } horas por jugada
option-pace-7d = 7 días por jugada
option-pace-banked = { $unit ->
    [minutes] { $pace }, después una reserva de tiempo de { $bank } minutos
    [days] { $pace }, después una reserva de tiempo de { $bank } días
   *[hours] { $pace }, después una reserva de tiempo de { $bank } horas
 }
option-pace-alone = { $pace } (sin reloj si solo juegas contra jugadores automáticos)
option-late = { $value ->
    [skip] se saltan las jugadas fuera de plazo
    [wait] se espera a quien se retrasa
    [stand-in] un jugador automático juega por quien se retrasa
   *[vote] quien se retrasa puede ser sustituido por votación
 }
option-graces = un jugador cuyas jugadas se saltan pierde el asiento si no da señales durante el tiempo de { $n } jugadas
option-together = { $value ->
    [yes] tras colocar los trabajadores, todos deciden a la vez
   *[no] tras colocar los trabajadores, se decide de uno en uno
 }
option-early-off = los jugadores colocan de uno en uno
option-early = a los { $n } min el siguiente jugador puede elegir por adelantado
option-rated-abandoned = con valoración (sin resultado)
option-rated-hidden = sin valoración: no todos ven este canal
option-level = jugadores automáticos: nivel { $n }
option-language = idioma: { $language }

# Jugadores jugador automático

computer-name = { $name } (automático)
computer-thinks = -# { $player } está pensando…
computer-paused = -# { $player } sigue después de la pausa.
computer-waits = -# { $player } espera a que alguien vuelva a jugar aquí: con `/caylus table claim` se ocupa un asiento libre.
computer-added = Se ha unido un jugador automático.
computer-level = Los jugadores automáticos de aquí juegan al nivel { $level }.
computer-removed = Un jugador automático ha dejado la mesa.
stand-in-name = { $name } (suplente)
skipped-name = { $name } (jugadas saltadas)
stand-in-open = (suplente)
stand-in-asked = { $game }: un jugador automático juega por ti hasta que pulses `Recuperar mi asiento` o juegues. Primero sigue tu plan.
stand-in-back = { $game }: has vuelto a tu asiento.

# La tarjeta de la sala de espera y el mensaje fijado

card-open-seat = { $how ->
    [kept] { $seat } (reservado para { $player } hasta el { $when })
    [unrated] { $seat } (libre para cualquiera; no cambia su valoración)
    [taken] { $seat } (ocupó el asiento después; sin valoración)
   *[open] { $seat } (libre)
 }
card-seats = { $taken ->
    [one] { $taken } jugador hasta ahora; pueden jugar de { $low } a { $high }.
   *[other] { $taken } jugadores hasta ahora; pueden jugar de { $low } a { $high }.
 }
card-seats-exactly = Asientos ocupados: { $taken } de { $high }; esta partida necesita exactamente { $high }.
card-imported = Esta mesa continúa una partida registrada, desde la ronda { $turn }. El anfitrión reparte los asientos (`/caylus table replace`), o los jugadores se unen.
card-record-over = Una partida terminada, tomada de un registro, para ver su repetición y analizarla.
card-takes = { $range ->
    [yes] Una partida así dura { $time } con { $low } jugadores, { $most } con { $high }.
   *[no] Una partida así dura { $time } con { $low } jugadores.
 }
about-time = { $unit ->
    [hours] { $n ->
        [one] cerca de una hora
       *[other] unas { $n } horas
     }
    [days] { $n ->
        [one] cerca de un día
       *[other] unos { $n } días
     }
   *[weeks] { $n ->
        [one] cerca de una semana
       *[other] unas { $n } semanas
     }
 }
button-more = Más
clock-about = Este es tu tiempo para cada jugada. Cuando se acaba, empieza tu reserva de tiempo: dura el doble y se recarga al jugar. Los relojes se paran fuera de tus horas activas (`/caylus me hours`) y mientras no estás (`/caylus me away`). El tiempo real es para jugar de una sentada: 5 minutos por jugada y una reserva de 30.
more-menu = ¿Qué quieres cambiar?
more-host = Solo el anfitrión puede cambiar estos ajustes.
card-practice = Una mesa de práctica: { $host } juega en todos los asientos. Pulsa `Empezar`.
card-invited = Con invitación: { $people }
card-host = { $host } es el anfitrión y empieza la partida.
card-as-of = -# Actualizado { $when }; el hilo siempre está al día.
card-thread = Se juega en { $thread }
card-cancelled = Esta partida se ha cancelado.
card-expired = Nadie empezó esta mesa en 14 días, así que la he cerrado. Con `/caylus new` abres otra.
status-line = { $together ->
    [yes] Ronda { $turn }, { $phase } · faltan por elegir desde { $since }: { $players }
   *[no] Ronda { $turn }, { $phase } · le toca a { $player } desde { $since }
 }
status-nobody = Ronda { $turn }, { $phase }
pin-board = Última imagen del tablero: { $link }
pin-as-of = -# Actualizado { $when }; la pregunta actual está en el último mensaje del hilo.

# Encontrar una partida

find-none-acting = No estás jugando aquí. Con `/caylus new` abres una mesa; `/caylus games` muestra tus partidas.
find-none-looking = En este canal no hay ninguna partida en marcha. Con `/caylus new` abres una mesa.
find-not-started = Aquí aún no hay ninguna partida en marcha. Mesas abiertas: { $tables }. Con `/caylus join` ocupas un asiento, y el anfitrión empieza con `/caylus start`.
find-no-lobby = En este canal no hay ninguna mesa abierta. Con `/caylus new` abres una; una partida en marcha sigue en su hilo.
find-no-lobby-leave = En este canal no hay ninguna mesa de la que salir. Una partida en marcha se deja con `/caylus table resign`.
find-which = Hay varias partidas; elige una con la opción `game`:
    { $games }
find-bad-number = { $text } no es una partida. Elige una sugerencia o escribe su número.
public-elsewhere = No todos los que leen este canal pueden ver el canal de { $game }. Sin `public` te lo muestro solo a ti; en { $where } se lo muestro a todos.

# Sala de espera

new-no-such-game = No conozco ese juego; solo conozco Caylus y Caylus Magna Carta.
new-option-misfit = { $game } no tiene la opción { $options }; las posibles son: { $fitting }.
new-invited-bot = { $user } es un bot y no puede ocupar un asiento.
cant-look-there = { $user } no puede ver el canal de esta mesa. Dale acceso antes, o elige a alguien que lo tenga.
need-posting = No puedo publicar en { $channel }. Permisos que me faltan allí: { $missing }. No ha cambiado nada.
new-wrong-channel = En este servidor las partidas solo se empiezan en: { $channels }.
joined = Te has unido a { $game }.
left = Has salido de { $game }.
started = { $game } empieza.
start-channel-busy = En este canal se juega la partida #{ $game }, y no puedo abrir un hilo para otra. Termínala primero, empieza en otro canal o dame el permiso Crear hilos públicos.
rematch-made = Hay una mesa abierta para la revancha: { $channel }.
rematch-seat = Tienes un asiento en la revancha, { $game }: { $link }
rematch-known = Ya hay una revancha de esta partida, { $game }: { $link }
games-waits = • ▶ **[{ $game }]({ $link })** te espera · { $how }
games-lobby = esperando jugadores
games-unasked = { $how } · en espera: no puedo publicar allí
games-timed = { $how } · plazo: { $when }
games-damaged = { $count ->
    [1] • La partida { $games } no se puede leer: sus datos guardados están dañados. Quien gestiona el bot puede restaurar una copia de seguridad.
   *[other] • Las partidas { $games } no se pueden leer: sus datos guardados están dañados. Quien gestiona el bot puede restaurar una copia de seguridad.
 }
games-none = No estás en ninguna partida. Con `/caylus new` abres una mesa.

# El comienzo

began-line = { $again ->
    [yes] ## { $game } sigue en la ronda { $turn }
   *[no] ## Empieza { $game }
 }
began-hints = -# ¿Primera vez? `/caylus rules` · ¿Un error? `/caylus undo`
began-commitment = -# El azar quedó fijado antes de empezar; cuando termine la partida, cualquiera podrá comprobarlo en su registro con este [sello](<https://en.wikipedia.org/wiki/Commitment_scheme>): `{ $commitment }`
began-no-pictures = Aquí no puedo adjuntar archivos, así que el tablero llega como texto: `/caylus board view:text`. Con el permiso Adjuntar archivos llega como imagen.
no-thread-here = -# Se juega aquí mismo, porque en este canal no se pueden abrir hilos.
no-thread-permission = -# Se juega aquí mismo, porque en este canal no puedo abrir hilos (me falta el permiso Crear hilos públicos).
thread-full = { $game } espera su hilo, { $host }: este servidor tiene 1000 hilos abiertos, el máximo de Discord. Archiva algunos y lo abriré, o juega aquí mismo con `/caylus table settings here:True`.
thread-needed = { $game } necesita un hilo propio, porque en este canal se juega otra partida, y no puedo abrirlo. Dame el permiso Crear hilos públicos, { $host }; lo sigo intentando.
thread-deleted = El hilo de { $game } se ha borrado; la partida sigue aquí.
thread-deleted-busy = El hilo de { $game } se ha borrado, y en este canal se juega otra partida. Dame el permiso Crear hilos públicos; después la continúas con `/caylus status`.
thread-deleted-full = El hilo de { $game } se ha borrado, { $host }, y este servidor tiene 1000 hilos abiertos, el máximo de Discord. Archiva algunos y abriré otro, o juega aquí mismo con `/caylus table settings here:True`.

# Preguntas

prompt-line = { $player } · ronda { $turn }
    { $question }
prompt-hidden = Hay que decidir: { $kind }. `Te toca` te lo muestra solo a ti.
prompt-have = -# Tienes: { $goods }
prompt-free = { $named ->
    [yes] { $player }, plazo: { $free }; reserva: { $end }
   *[no] Plazo: { $free }; reserva: { $end }
 }
prompt-bank = { $named ->
    [yes] { $player }: reserva de tiempo hasta el { $end }
   *[no] Reserva de tiempo hasta el { $end }
 }
prompt-away = { $player } estará fuera hasta el { $when }; hasta entonces el reloj está parado.

prompt-together = Ronda { $turn } · todos eligen
    { $question }
prompt-awaited = Faltan por elegir: { $players }
prompt-others = También deciden: { $players }. Pulsa `Elegir` para ver tu propia pregunta en privado; el orden no importa.
prompt-kept = Has elegido: { $what }. Puedes cambiarlo hasta que todos hayan elegido.
prompt-unasked = ⏸ En espera desde el { $since }: no puedo publicar en { $thread }. Hasta que pueda no se pregunta a nadie y ningún reloj corre.
prompt-over = Esta partida ha terminado.
seat-departed = { $free ->
    [yes] { $player } ya no está en este servidor. Para que nadie tenga que esperar, su asiento queda desde ahora abierto a otros. Si { $player } vuelve al servidor y juega antes de que alguien ocupe el asiento o los demás sigan sin esa persona, la partida continúa como antes. Si no, queda por detrás de quienes siguen.{ $until ->
        [no] {""}
       *[day] {" "}La jugada que tiene pendiente le espera hasta las { $until }.
     }
   *[no] { $player } ya no está en este servidor.
 }
seat-departed-free = { $rated ->
    [kept] Hasta el { $until } el asiento está reservado para { $player }, que puede recuperarlo con el botón. Después queda libre para cualquiera.
    [yes] El asiento está libre: cualquiera puede ocuparlo, y la partida no cambiará su valoración.
   *[no] El asiento está libre: cualquiera puede ocuparlo.
 }
seat-departed-declined = Los demás no han querido seguir sin esta persona; desde las { $when } se puede volver a preguntar con `/caylus table replace`.
recap-title = Desde tu última jugada:
recap-more = … { $count ->
    [one] { $count } línea anterior
   *[other] { $count } líneas anteriores
 }: `/caylus history`
recap-gained = Ganado: { $parts }.
hand-cards = Tu mano: { $cards }
hand-title = Tu mano:
hand-card = • **{ $name }** ({ $cost }; { $prestige } PP): { $effect }
hand-empty = Tu mano está vacía.
hand-no-hands = En { $game } no hay cartas en la mano; todo está a la vista.
hand-not-seated = Solo los jugadores tienen mano, y tú no tienes asiento en esta partida.
button-turn = Te toca
button-choose = Elegir
button-watch = Ver
button-board = Tablero
button-phone = Teléfono
button-points = Puntos
button-replay = Repetición
button-stills = Ronda a ronda
button-join = Unirse
button-leave = Salir
button-start = Empezar
button-cancel = Cancelar
button-rematch = Revancha
button-back = Recuperar mi asiento
button-here = He vuelto
button-computer = Añadir jugador automático
button-nocomputer = Quitar jugador automático
button-versus = Contra jugador automático
which-game =
    ¿Qué juego?
    • **Caylus**: colocar trabajadores, construir un castillo; una hora en solitario, 1–3 meses con otros.
    • **Caylus Magna Carta**: lo mismo con cartas; un tercio menos.
button-allow = Aceptar
button-decline = Rechazar
button-no = No
button-never = Sí, y no preguntes más
button-takeback = Deshacer
button-goon = Seguir jugando
button-practice = Practicar
button-begin = Abrir una mesa
button-howto = Cómo se juega
button-setup = { $what ->
    [check] Revisar la instalación
    [quiet] Horas de silencio
   *[open] Abrir una primera mesa
 }
button-explain = Explicar
button-less = Menos
button-resign = Sí, dejarla
button-close = Sí, cancelarla
button-sure = Sí: { $action }
button-ask-undo = Preguntar a los demás
button-forget = Borrar mis datos
menu-part = { $title } ({ $first } a { $last })
menu-bridge = Antes del puente: dinero, favores, orden de turno…
menu-road = En el camino…
menu-castle = Castillo
menu-build = Construir
menu-prestige = Prestigio
menu-pay = Pagar

# Acciones

acted-own = Hecho: { $what }
acted-kept = Has elegido: { $what }. Queda oculto hasta que todos hayan elegido; con `Te toca` puedes cambiarlo.
acted-already = Eso ya está hecho.
acted-elsewhere = La partida sigue en { $where }.
acted-next = Ahora: { $question }
others-turn = { $together ->
    [yes] Esperando a { $player } ({ $kind }), desde { $since }.
   *[no] No te toca: decide { $player } ({ $kind }), desde { $since }.
 }
others-asked = También se te pregunta a ti: pulsa `Elegir` bajo la pregunta.
refused-illegal = { $text } no es posible ahora: { $reason }.
refused-notation = { $text } no coincide con ninguna acción posible.
possible-few = Posible ahora: { $codes }
possible-many = { $count ->
    [one] Ahora hay { $count } acción posible
   *[other] Ahora hay { $count } acciones posibles
 }; los botones y menús de abajo las muestran todas.
means-several = «{ $text }» puede significar varias cosas; elige una abajo o escribe su código:
means-more = … y { $count } más; los botones y menús de abajo las muestran todas.
not-now = Eso no se puede hacer ahora. Hay que decidir: { $kind }.
sure-pass-first = Pasarías antes que nadie, y te quedan trabajadores y denarios. ¿Seguro?
sure-no-batch = Podrías entregar un lote; no entregar ninguno te cuesta hasta 2 PP. ¿Seguro?
sure-castle-empty = Ni con lo que tus trabajadores aún pueden traer tendrás un lote (comida y otros dos tipos). Sin lote, este trabajador te cuesta 2 PP en la fase del castillo. ¿Seguro?
sure-resign = { $kept ->
    [no] { $count ->
        [1] Si dejas { $game }, cualquiera podrá ocupar tu asiento ({ $seats }), y no hay vuelta atrás. ¿Seguro?
       *[other] Si dejas { $game }, cualquiera podrá ocupar tus asientos ({ $seats }), y no hay vuelta atrás. ¿Seguro?
     }
   *[yes] Si dejas { $game }, tu asiento ({ $seats }) queda reservado 24 horas para { $person }, y no hay vuelta atrás. Después { $kept ->
        [ends] termina la partida. Victoria por abandono: { $winners }.
       *[open] podrá ocuparlo cualquiera.
     } ¿Seguro?
 }
sure-resign-forfeit = Si dejas { $game }, la partida termina enseguida. Victoria por abandono: { $winners }.{ $agree ->
    [yes] {" "}Después la partida solo sigue si los dos están de acuerdo.
   *[no] {""}
 }
sure-resign-behind = Si dejas { $game }, quedas por detrás de quienes siguen, y no hay vuelta atrás. Cualquiera puede ocupar tu asiento ({ $seats }). { $computer ->
    [yes] Hasta entonces juega ahí un jugador automático de nivel { $level }.
   *[no] Hasta entonces se saltan sus decisiones.
 }
sure-resign-rated = { $free ->
    [yes] Gracias por jugar aquí: salir no cambia ni tu valoración ni tu fiabilidad.
   *[no] La partida es con valoración: también para tu valoración quedas por detrás de quienes siguen, y te cuenta como no terminada.
 }
sure-resign-share = { $share ->
    [0] La partida es con valoración, pero es demasiado pronto para que cambien las valoraciones.
   *[other] La partida es con valoración; un abandono tan temprano cuenta como el { $share } % de una partida entera.
 }
sure-resign-abandoned = Si dejas { $game }, la partida termina sin resultado, porque nadie más sigue jugando.
sure-really = ¿Seguro?
sure-cancel = Esto cierra { $game } para todos los que se han unido, y no hay vuelta atrás. ¿Seguro?
sure-not = De acuerdo, no ha cambiado nada.

# De qué trata una decisión, para quienes esperan

# Informes

phase-title = Ronda { $turn }: { $name }
phase-quiet = { $title } (sin novedades)
phase-under-way = { $title } (en curso)
income-each = { $n ->
    [one] { $n } denario por jugador.
   *[other] { $n } denarios por jugador.
 }
income-part = { $n ->
    [one] { $n } denario para { $seats }
   *[other] { $n } denarios para { $seats }
 }
tolls-line = Prestigio para los dueños: { $parts }.
report-cut = … el resto está en `/caylus history`.
history-no-turn = La ronda { $turn } no existe; la última es la ronda { $last }.
history-nothing = En esa ronda aún no ha pasado nada.

# Repeticiones

replay-line = La partida entera, de la primera fase al último punto.
replay-alt = La partida animada: el tablero al final de cada fase y en cada edificio, lote, favor y movimiento del preboste.
stills-alt = La partida ronda a ronda, página { $page } de { $pages }.
replay-of = La repetición de { $game }.
replay-stills = { $game } al final de cada ronda.
replay-turn = { $game }, ronda { $turn }.
replay-posted = Aquí está la repetición: { $link }
replay-not-over = { $game } aún no ha terminado, así que no tiene repetición. `/caylus history turn:{ $turn } animated:true` muestra una de sus rondas.
replay-too-long = Esta partida tiene { $count } acciones; una repetición muestra como mucho { $most }. `/caylus history` con `animated:true` muestra sus últimas rondas, y con `/caylus export` recibes el registro completo.
replay-too-large = { $format ->
    [gif] Esta repetición sería un archivo de { $size } MB como GIF, y Discord acepta { $most } MB. Como WebP es más pequeña: `/caylus export kind:replay`.
   *[webp] Esta repetición sería un archivo de { $size } MB, y Discord acepta { $most } MB. `/caylus history` con `animated:true` muestra una ronda.
 }
replay-no-files = No puedo adjuntar archivos donde se jugó esta partida. Quien administra el servidor puede permitirlo (Adjuntar archivos); `/caylus export kind:replay` te da la repetición en un canal donde sí puedo.
replay-no-files-here = No puedo adjuntar archivos en este canal. Pide la repetición en otro, con el número de la partida, o pide a quien administra el servidor que lo permita (Adjuntar archivos).
replay-not-posted = La repetición está lista, pero Discord no me ha dejado publicarla allí. Con `/caylus export kind:replay` la recibes.
replay-not-sent = La repetición está lista, pero Discord no ha aceptado el archivo. Inténtalo otra vez en un momento.
replay-trouble = { $why ->
    [full] Ya estoy preparando repeticiones para otros ({ $waiting }). Inténtalo otra vez en un minuto.
    [busy] Ahora mismo estoy preparando otra repetición de esta partida. Pídela otra vez en medio minuto.
    [failed] No he podido preparar la repetición. La partida está intacta; `/caylus history` muestra lo que pasó y `/caylus export` da su registro.
   *[closing] Me estoy reiniciando. Pide la repetición otra vez en un minuto.
 }

# El final

ended-line = { $count ->
    [1] 🏆 { $winners } gana con { $score } PP.
   *[other] 🏆 { $winners } comparten la victoria con { $score } PP cada uno.
 }
ended-forfeit = 🏆 Victoria por abandono: { $winners }. Fuera de la partida: { $left }.
ended-play-on = Hasta el { $until }, { $players } aún pueden continuar esta partida con `Seguir jugando`, si todos los aquí nombrados están de acuerdo.
ended-abandoned = ⏹️ Nadie siguió jugando, así que esta partida termina sin resultado. No cambia ninguna valoración.{ $rated ->
    [yes] {" "}Para todos los que la empezaron{ $who } cuenta como una partida no terminada.
   *[no] {""}
 }
ended-left = { $how ->
    [missed] Por detrás de quienes siguieron, por faltar en la mayoría de las rondas: { $seats }.
    [more] Por detrás de quienes siguieron, pese a tener más puntos: { $seats }.
   *[left] Por detrás de quienes siguieron, por dejar la partida antes del final: { $seats }.
 }
ended-void = ~~{ $result }~~ (anulado: ya no cuenta)
ended-computers = { $count ->
    [1] -# \* { $seats } era un jugador automático (nivel { $level }).
   *[other] -# \* { $seats } eran jugadores automáticos (nivel { $level }).
 }
ended-stood-in = { $winner ->
    [yes] { $others ->
        [0] Un jugador automático tomó { $count } de las { $of } decisiones de { $seat }.
       *[other] { $name ->
            [nobody] Otra persona
           *[person] { $name }
         } tomó { $others }{ $count ->
            [0] {""}
           *[other] , un jugador automático { $count }
         } de las { $of } decisiones de { $seat }.
     }
   *[no] { $others ->
        [0] -# \* Un jugador automático suplió a { $seat }: { $count } de { $of } decisiones.
       *[other] -# \* { $seat }: { $name ->
            [nobody] otra persona
           *[person] { $name }
         } tomó { $others }{ $count ->
            [0] {""}
           *[other] , un jugador automático { $count }
         } de { $of } decisiones.
     }
 }
ended-record = El registro de la partida:
ended-record-command = Con `/caylus export` recibes el registro de la partida.

# Deshacer y votar

undo-done = Deshecho.
undo-vote-open = He preguntado a los demás.
undo-takes-end = Esto desharía también el final de la partida, que entonces seguiría.
undo-seed-known = El orden de las cartas es público desde que terminó la partida: quien haya leído el registro sabe qué cartas vienen.
undo-asks = { $count ->
    [1] Se necesita el acuerdo de { $players }. Se desharía:
   *[other] Se necesita el acuerdo de { $players }. Se desharían { $count } acciones:
 }
    { $codes }
undo-asks-forfeit = Se necesita el acuerdo de { $players }. Se desharía el final de la partida, que seguiría.
undone-free = { $player } deshace: { $codes }
undone-vote = Deshecho por votación: { $codes }
undone-forfeit = Se deshace el final; la partida continúa.
undone-end = También se deshace el final; la partida continúa.
action-hidden = { $seat }: una acción.
action-untold = { $seat }: una elección que aún no ha cambiado nada.
undone-more = { $codes } (y { $count } más)
vote-asked = He preguntado a los jugadores de { $game }.
vote-taken = Tu respuesta queda anotada.
vote-none = No hay ninguna votación abierta en { $game }.
vote-not-asked = No tienes votaciones abiertas.
vote-several = Tienes varias votaciones abiertas. Responde a cada una:
vote-undo = { $count ->
    [1] { $asker } pide deshacer esto:
   *[other] { $asker } pide deshacer { $count } acciones:
 }
    { $codes }
vote-undo-over = { $forfeit ->
    [yes] { $asker } pide deshacer el final de la partida y seguir jugando.
   *[no] { $asker } pidió deshacer acciones.
 }
vote-asks = { $kind ->
    [pause] { $asker } pide parar los relojes.
    [resume] { $asker } pide reanudar los relojes.
    [cancel] { $asker } pide cancelar la partida.
   *[anew] Quien jugaba con { $asker } dejó la partida antes de la segunda ronda. ¿Empezar de nuevo sin esa persona, con los mismos ajustes? Si todos están de acuerdo, la nueva partida empieza enseguida con todos en la mesa. Esta ya no cuenta para ninguno de ellos; a quien se fue le cuenta como no terminada.
 }
vote-anew-declined = No todos estuvieron de acuerdo, así que la partida sigue: se saltan las decisiones de { $seat } hasta que alguien ocupe el asiento; un moderador puede poner ahí un jugador automático.
vote-replace = { $asker } pide dar el asiento { $seat } a { $newcomer }.
vote-time-up = ¿Seguir sin { $seat }? `Aceptar`: queda fuera de la partida y por detrás de quienes siguen; hasta que alguien ocupe el asiento, se saltan sus decisiones. `Rechazar`: la partida espera { $departed ->
    [yes] a esa persona, o a quien ocupe el asiento
   *[no] a esa persona
 }.
vote-open-seat = { $asker } pide dejar libre el asiento { $seat } para otra persona.
vote-absent = 💤 { $player } no da señales desde hace tiempo; la votación no necesita su respuesta.
vote-until = { $who ->
    [half] Debe estar de acuerdo más de la mitad de los consultados. La votación termina { $when }; el silencio cuenta como rechazo. Mientras tanto, la partida sigue.
   *[all] Deben estar de acuerdo todos los consultados. La votación termina { $when }; el silencio cuenta como rechazo. Mientras tanto, la partida sigue.
 }
vote-over = { $how ->
    [ended] La partida ha terminado; la votación queda sin efecto.
    [passed] Propuesta aprobada.
    [failed] Propuesta rechazada.
    [expired] La votación caducó el { $when }. El silencio cuenta como rechazo, así que nada cambia.
   *[overtaken] La partida ha avanzado; la votación queda sin efecto.
 }
vote-over-seat = { $taken ->
    [yes] El asiento ya está ocupado, así que la votación no hace falta.
   *[no] La votación ha terminado, porque un asiento cambió de manos.
 }

# Asientos, ajustes, relojes

replaced = Hecho: los asientos de { $game } han cambiado.
seat-left = { $how ->
    [resigned] { $seat } ha dejado la partida.
    [dropped] { $seat } no aparecía y queda fuera de la partida.
    [barred] { $seat }: por ahora no juega nadie aquí.
        Hasta el { $until } la partida espera a este asiento: no se salta nada y su reloj está parado. { $back ->
            [yes] Después, { $player } sigue jugando aquí.
           *[no] Si { $player } puede volver a jugar antes, sigue aquí; si no, queda fuera de la partida.
        }
    [released] { $seat } sigue sin poder jugar aquí y queda fuera de la partida.
   *[opened] { $seat } se ha quedado sin jugador.
 }
seat-left-rated = { $player } queda por detrás de quienes siguen.
seat-rated = { $how ->
    [together] La valoración se calcula solo entre { $players }.
    [others] De quienes empezaron, aquí solo se sigue valorando a { $players }: frente a los asientos de jugadores automáticos y a quienes fueron sustituidos o se fueron tarde.
    [then] En ese caso no queda nadie frente a quien valorar a { $players }, y esta partida ya no cambia esa valoración.
    [again] { $players }: si se recupera el asiento, esta partida vuelve a cambiar tu valoración.
   *[nobody] No queda nadie frente a quien valorar a { $players }, así que esta partida ya no cambia esa valoración.
 }
seat-skipped = Hasta que alguien ocupe el asiento { $seat }, se saltan sus decisiones.
seat-stand-in = { $how ->
    [open] En el asiento { $seat } juega un jugador automático de nivel { $level }, hasta que alguien lo ocupe.
    [again] Un jugador automático vuelve a jugar por { $seat } (rondas sin jugar hasta ahora: { $missed } de { $turns }).
   *[first] Un jugador automático de nivel { $level } juega por { $seat } hasta que pulse `Recuperar mi asiento` o haga una jugada.
 }
seat-stand-in-rated = { $rated ->
    [yes] { $player }, vuelve pronto: si no juegas la mayoría de las rondas, quedas por detrás de quienes siguen, y si el jugador automático toma más de un cuarto de tus decisiones, en toda la partida o en su segunda mitad, una subida de tu valoración cuenta solo la mitad, y nadie pierde valoración frente a ti.
   *[no] { $player }, vuelve pronto: si no juegas la mayoría de las rondas, quedas por detrás de quienes siguen.
 }
seat-mostly-missed = { $standing ->
    [soon] ⚠️ { $player }: { $missed } de { $turns } rondas sin jugar. Una ronda más sin jugar y este asiento queda por detrás de quienes siguen, tenga los puntos que tenga. Pulsa el botón o juega: cada ronda en la que juegas cuenta como tuya, también esta.
   *[last] ⚠️ { $player }: { $missed } de { $turns } rondas sin jugar, más de la mitad. Tal como va, este asiento queda por detrás de quienes siguen, tenga los puntos que tenga. Solo se clasifica por puntos si al final { $name } ha jugado al menos tantas rondas como ha dejado sin jugar.
 }
seat-came-back = De vuelta en la partida: { $players }.
long-late = ⏳ { $player } no da señales en { $game }; la pregunta se hizo { $since }. Si no responde, otra persona podrá ocupar su asiento { $until }; los demás jugadores también pueden seguir esperando.
long-late-open = ⏳ { $player } sigue sin responder en { $game } (la pregunta se hizo { $since }), así que cualquiera puede ocupar ya su asiento, con el botón o `/caylus table claim`. Aún puede jugar hasta que alguien lo ocupe o la partida siga sin esa persona; entonces cuenta como si la hubiera dejado. Los demás también pueden seguir esperando.
absent = ⏳ { $player } sigue sin dar señales en { $game }. Perderá el asiento { $until }, como si hubiera dejado la partida, si no juega, responde o pulsa `He vuelto`.
button-waiton = Seguir esperando
button-takeseat = Ocupar el asiento
button-without = { $alone ->
        [yes] Quedarse con la victoria
       *[no] Seguir sin quien falta
    }
long-late-waited = ⏳ { $waiting } sigue esperando a { $player }: el asiento no está abierto a otros.
long-late-without = ⏳ { $waiting } sigue sin { $player }.
long-late-back = ⏳ { $player } está de vuelta.
seat-claimed = { $player } ha ocupado este asiento.
seat-summary = Te haces cargo de esta posición: `Tablero` la muestra, `/caylus history` cuenta lo que pasó.
seat-not-rated = { $left ->
    [yes] Ya habías dejado esta partida: cuenta como una que no terminaste, y para tu valoración quedas por detrás de quienes siguen. Volver a jugar aquí no lo cambia.
   *[no] Esta partida no cambiará tu valoración.
 } Si no quieres el asiento, déjalo con `/caylus table resign`; eso no cambia ni tu valoración ni tu fiabilidad.
settings-done = { $game }: los ajustes han cambiado.
move-not-gone = Solo se puede trasladar una partida en marcha cuyo canal se ha borrado o que espera un hilo.
move-done = { $game } sigue en este canal.
settings-changed = { $by ->
    [player] { $player } ha cambiado los ajustes de esta mesa: { $settings }.
    [host] El anfitrión ha cambiado los ajustes de esta mesa: { $settings }.
    [case] { $game }: nuevos ajustes para { $players }: { $settings }.
   *[rest] Los ajustes de esta mesa han cambiado: { $settings }.
 }
pause-no-clock = Esta mesa no tiene reloj que parar (ritmo: { $pace }); el anfitrión puede ponerle uno con `/caylus table settings`.
clocks-paused = Los relojes están en pausa.
clocks-on = Los relojes vuelven a correr.
bot-returned = He vuelto a este servidor y la partida sigue.
cancelled = { $by ->
    [players] Los jugadores han cancelado esta partida.
    [anew] Esta partida termina sin resultado: empieza de nuevo como { $game }, sin quien la dejó.
    [moderator] Un moderador ha cancelado esta partida.
   *[silence] Esta partida se cierra: nadie ha jugado en un mes.
 }
time-up = ⏳ Se acabó el tiempo: { $players }.
upgraded-31 = ℹ️ Me han actualizado, y han cambiado algunas reglas para que nadie espere a un asiento vacío y dejar la partida nunca compense: un jugador que la deje ahora queda por detrás de quienes siguen, y entre dos gana enseguida el otro. Las decisiones de un asiento vacío se saltan, salvo que juegue ahí un jugador automático. Donde se saltan las jugadas fuera de plazo, a quien incumple un plazo se le saltan desde entonces las jugadas enseguida, y pierde el asiento tras mucho tiempo sin dar señales.
upgraded-32 = ℹ️ Los niveles de los jugadores automáticos tienen números nuevos: el 2, el 3 y el 4 son ahora el 3, el 4 y el 5. El antiguo nivel 1 ya no existe; los que lo tenían aquí juegan ahora al nuevo nivel 2, a medio camino del 3.
upgraded-39 = ℹ️ Me han actualizado, y ahora dejar una partida tiene consecuencias algo distintas. Si alguien se va pronto, la valoración se calcula solo entre quienes siguen. Un abandono cuenta para la valoración solo desde la ronda 3, y del todo desde la mitad de una partida habitual. Si nadie sigue jugando, la partida termina sin resultado. Y si un jugador automático juega a menudo por ti en la segunda mitad, una subida de valoración cuenta solo la mitad.
time-up-played = { $shown ->
    [yes] ⏳ Se acabó el tiempo: { $players }. Cuenta como plazo incumplido. Elijo lo que menos cuesta: «{ $what }».{ $asked ->
        [yes] {" "}No se salta nada más: la siguiente decisión se pregunta como siempre.
       *[no] {""}
     }
   *[no] ⏳ Se acabó el tiempo: { $players }. Cuenta como plazo incumplido. Elijo lo que menos cuesta.
 }
time-up-last = ⏳ Se acabó el tiempo: { $players }. Cuenta como plazo incumplido. En esta ronda vale como pasar en último lugar: sin el denario de quien pasa primero, y sin encarecer a nadie los trabajadores.
time-up-absent = Desde ahora se saltan enseguida las decisiones de { $seats }, como mucho una ronda cada { $hours ->
    [0] 5 minutos
    [one] { $hours } hora
   *[other] { $hours } horas
 }, hasta su próxima jugada o hasta que se pulse `He vuelto`.
time-up-dropped = Si no, fuera de la partida { $until }: { $seats }.
reminder-half = { $bank ->
    [yes] { $players }: ha pasado la mitad de tu tiempo y solo te queda la reserva de tiempo; se acaba { $when }.
   *[no] { $players }: ha pasado la mitad de tu tiempo; se acaba { $when }.
 }
reminder-most = { $players }: te queda poco tiempo; se acaba { $when }.
reminder-after = { $late ->
    [alone] Ahora mismo nadie más juega aquí. Si tampoco juegas, la partida terminará sin resultado{ $rated ->
        [yes] {" "}y te contará como no terminada
       *[no] {""}
     }. Si juegas y nadie vuelve, ganas.
    [skip] Después se saltan tus decisiones hasta que juegues o pulses `He vuelto`.
    [stand-in] Después juega por ti un jugador automático de nivel { $level } hasta que juegues o pulses `Recuperar mi asiento`.
   *[vote] Después, los demás votan si siguen sin ti.
 }
reminder-nudge = { $players }: los demás te esperan. Sin prisa, cuando tengas un momento.
reminder-back = { $players }: ¡hola de nuevo! La partida te espera.
button-nudge = Recordárselo
nudge-done = { $game }: aviso a { $players }, por la vía y a las horas que cada uno haya elegido.
reminder-over = { $waits ->
    [yes] { $players }: se te acabó el tiempo. Ahora mismo no juega nadie más aquí, así que ningún jugador automático toma el relevo y la partida te espera.
   *[no] { $players }: se te acabó el tiempo.
 }
quiet-over = Las horas de silencio han terminado. { $game } espera a { $people }.
digest-title = Estas partidas te esperan:

# Responder por adelantado

button-ahead = Responder por adelantado
ahead-more = … el resto llega cuando hayas respondido a estas.
ahead-waiting = Respondido por adelantado: { $what }
ahead-gone = { $how ->
    [unlikely] • «{ $what }»: tal como están las cosas, esto no se preguntará, así que tu respuesta no se usará.
    [lapsed] • «{ $what }»: no se dio el caso; tu respuesta ya no vale.
   *[refused] • «{ $what }»: llegado el momento ya no era posible; tu respuesta ya no vale.
 }
ahead-withdraw = Retirar la respuesta
planning-soon = Pronto les toca a: { $players }. Elige ya y haré esa jugada cuando te toque; si entonces ya no es posible, te vuelvo a preguntar.
button-planturn = Planear trabajadores

# Mirar

status-open-seat = asiento libre
status-vote = Hay una votación abierta; termina { $when }.
watch-line = Mira la partida en { $thread }. Puedes usar: `/caylus board`, `status`, `history`, `rules`.
file-too-large = Este archivo tendría { $size } MB, y Discord acepta { $most } MB. Quien gestiona el bot puede sacarlo de la base de datos.
file-refused = { $count ->
    [one] Aquí no puedo adjuntar archivos, y como texto sería { $count } mensaje.
   *[other] Aquí no puedo adjuntar archivos, y como texto serían { $count } mensajes.
 } Pídelo en un canal donde tenga el permiso Adjuntar archivos.
building-effect = Efecto: { $effect }
building-owner = Para su dueño, cuando viene un trabajador ajeno: { $effect }
building-cost = Cuesta: { $cost }
building-prestige = Prestigio: { $n }
building-favors = { $n ->
    [one] Construirlo da { $n } favor real.
   *[other] Construirlo da { $n } favores reales.
 }
building-income = { $n ->
    [one] Ingresos: { $n } denario por ronda.
   *[other] Ingresos: { $n } denarios por ronda.
 }
building-on-road = { $owned ->
    [yes] Está en la casilla { $space } del camino; dueño: { $owner }.
   *[no] Está en la casilla { $space } del camino.
 }
building-in-stock = Aún se puede construir.
building-dealt = Cada jugador tiene una: en la mano, en el mazo, descartada o en el camino.
building-nowhere = No está en esta partida.
building-also = Ver también: { $names }.
building-unknown = No hay ningún edificio { $text }. Elige una sugerencia.
tile-kind-neutral = edificio neutral
tile-kind-fixed = edificio fijo del camino
tile-kind-special = edificio especial
tile-kind-wood = edificio de madera
tile-kind-stone = edificio de piedra
tile-kind-residence = residencia
tile-kind-prestige = edificio de prestigio
tile-kind-card = carta

# Los ajustes de una persona

me-language-done = Desde ahora te hablo en este idioma ({ $language }).
me-hours-always = Tus horas activas son todo el día: tus relojes siempre corren (zona horaria { $zone }).
me-hours-now = Tus horas activas: { $hours }, zona horaria { $zone }. A otras horas tus relojes están en pausa, salvo en mesas en tiempo real.
me-away-until = Estarás fuera hasta el { $when }; mientras tanto tus relojes están en pausa, y los demás en tus mesas lo ven junto a tu asiento. { $left ->
    [one] Te queda { $left } día de ausencia (en 12 meses).
   *[other] Te quedan { $left } días de ausencia (en 12 meses).
 }
me-away-over = Ahora no figuras como ausente. { $left ->
    [one] Te queda { $left } día de ausencia (en 12 meses).
   *[other] Te quedan { $left } días de ausencia (en 12 meses).
 }
me-notify-now = Recordatorios: { $how }. Horas de silencio: { $quiet }. Confirmar jugadas dudosas: { $confirm }. Panel tras colocar: { $panel }.
me-quiet-server = como en cada servidor
me-pictures-done = Tus imágenes: { $view }. Oscuras: { $dark }.
me-forget-sure = Esto borra todo lo que guardo sobre ti y quita tu nombre de todas las partidas. Tus partidas en marcha siguen con un asiento libre. No se puede deshacer.
me-forgotten = { $count ->
    [0] He borrado todo lo guardado sobre ti.
    [one] He borrado todo lo guardado sobre ti; { $count } partida sigue con un asiento libre.
   *[other] He borrado todo lo guardado sobre ti; { $count } partidas siguen con un asiento libre.
 }
me-export-line = Todo lo guardado sobre ti:

# Importar

import-one-of = Adjunta el registro de una partida como archivo o pégalo como texto. `/caylus export` muestra cómo es uno.
import-too-large = El archivo tiene { $size } bytes; leo como mucho { $limit }.
import-unreadable = Discord no me ha dado el archivo. Inténtalo otra vez.

# Para administradores

server-manager-only = Para esto hace falta el permiso Gestionar servidor.
server-speaks = El idioma de este servidor es ahora: { $language }, como el de quien abrió esta mesa. Esa persona y quien tenga el permiso Gestionar servidor pueden elegir otro aquí, o en cualquier momento con `/caylus-server settings`.
server-speaks-now = El idioma de este servidor es ahora: { $language }.
server-no-limit = sin límite
server-all-channels = todos los canales
server-settings-now = Se pueden empezar partidas en: { $channels }
    Partidas por persona: { $games-per-person }
    Mesas abiertas por persona: { $tables-per-person }
    Mesas abiertas aquí: { $tables }
    Partidas en marcha aquí: { $games }
    Consejos y explicaciones por persona y hora: { $searches-per-person }
    Idioma: { $language }
    Quién puede cancelar una partida en marcha: { $cancel }
    Imágenes bajo los informes: { $pictures }
settings-new-tables = Mesas nuevas: { $new }
settings-puzzles = Problema del día: { $puzzles }
welcome = 👋 Aquí dirijo Caylus y Caylus Magna Carta, jugada a jugada, cada partida en su propio hilo.
    • `{ $check }` dice qué permisos me faltan, en qué canales no hay valoración y qué idiomas hablo.
    • `{ $open }` abre una mesa en este canal; los demás se unen con su botón y quien no conoce el juego empieza con `/caylus rules`.
    • `{ $quiet }` evita las menciones de noche. `/caylus-server settings` tiene lo demás: canales, relojes, roles, valoraciones, resumen.
settings-group-games-per-person = Mesas
settings-group-pace = Ajustes de las mesas nuevas
settings-group-puzzle-channel = Problema del día
settings-group-statistics = Estadísticas y valoraciones
settings-group-following = Seguir partidas y personas
settings-group-seek = Buscar jugadores
settings-group-tournaments = Torneos
settings-group-channel = Resumen de la semana
settings-group-quiet = Horas de silencio
menu-settings-group = Otros ajustes
menu-settings-what = Cambiar un ajuste
settings-roles = Quién puede abrir mesas: { $opens }
    Mención por mesas nuevas, como mucho cada seis horas: { $announce }
settings-quiet-off = Sin horas de silencio: menciono a la gente a cualquier hora. Para noches sin menciones elige horas y una zona horaria.
settings-quiet-now = Horas de silencio: { $hours } ({ $zone }).
    En ellas no menciono a nadie, salvo en mesas en tiempo real y a quien eligió sus propias horas con `/caylus me notify`. Cuando terminan, menciono a todos los que una partida sigue esperando.
    Los relojes siguen corriendo; quien quiera pararlos de noche usa `/caylus me hours`.
settings-number = { $text } no es un número de { $least } a { $most }. No ha cambiado nada.
opens-role = En este servidor solo abre mesas quien tiene el rol { $role }. Aun así puedes unirte a mesas y recibir invitaciones.
public-often = Has mostrado a todos { $most } respuestas mías en una hora. Podrás mostrar otra en { $minutes } min; sin `public` te respondo enseguida.
invites-often = Puedes invitar a { $most } personas por hora. Podrás volver a invitar en { $minutes } min; hasta entonces puede unirse cualquiera que lea el canal. No ha cambiado nada.
table-announced = { $role }: hay una mesa nueva, { $game }.

# Cuando no se pueden publicar mensajes

trouble-forbidden = ⚠ No puedo publicar aquí. Dame los permisos Ver canal, Enviar mensajes y Enviar mensajes en hilos, y seguiré. Los botones y comandos siguen funcionando.
trouble-locked = ⚠ El hilo de esta partida está bloqueado. Quien tenga el permiso Gestionar hilos puede desbloquearlo, y seguiré.
trouble-gone = ⚠ El canal de esta partida se ha borrado. El anfitrión o un moderador puede seguirla en otro, usando allí `/caylus table settings here:True`, o cancelarla (`/caylus table cancel`). Los comandos siguen funcionando.
trouble-full = ⚠ Este servidor tiene 1000 hilos abiertos, el máximo de Discord. Archiva algunos y abriré uno para esta partida; o su anfitrión la juega en el canal, con `/caylus table settings here:True` allí.
trouble-timed-out = ⚠ Estoy aislado en este servidor hasta el { $until } y no puedo publicar. Quien pueda aislar a miembros puede ponerle fin, y seguiré.
trouble-discord = ⚠ Discord no acepta ahora mis mensajes. Lo sigo intentando; los comandos siguen funcionando.

# El doctor

doctor-permissions = Tengo en este canal todos los permisos que necesito.
doctor-rated = Se puede jugar con valoración en todos los canales que veo.
doctor-unrated = Las partidas en { $channels } no llevan valoración, porque no todos ven esos canales. En `/caylus-server settings`, en Estadísticas y valoraciones, puedes nombrar un rol que cuente como todos.
doctor-languages = Hablo { $languages }. En este servidor uso { $here }; en privado, el idioma del Discord de cada persona.
doctor-permission-view-channel = No veo este canal: dale a mi rol Ver canal.
doctor-permission-send-messages = No puedo escribir en este canal: dale a mi rol Enviar mensajes.
doctor-permission-send-messages-in-threads = No puedo escribir en hilos: dale a mi rol Enviar mensajes en hilos.
doctor-permission-create-public-threads = No puedo abrir hilos: las partidas se juegan en el propio canal. Con Crear hilos públicos cada una tiene el suyo.
doctor-permission-attach-files = No puedo adjuntar imágenes ni registros: los tableros llegan como texto. Con Adjuntar archivos llegan las imágenes.
doctor-permission-read-message-history = No puedo leer el historial, así que no noto cuándo se borran mis mensajes. Dale a mi rol Leer el historial de mensajes.
doctor-permission-pin-messages = No puedo fijar mensajes: el mensaje de estado de una partida queda sin fijar. Fijar mensajes lo arregla.
doctor-running = { $games ->
    [0] No hay mesas abiertas ni en marcha en este servidor.
    [one] { $games } mesa abierta o en marcha en este servidor.
   *[other] { $games } mesas abiertas o en marcha en este servidor.
 }
doctor-computers = { $count ->
    [one] { $count } partida espera
   *[other] { $count } partidas esperan
 } a un jugador automático, la primera desde hace { $seconds } s. Con un CAYLUS_THINKERS mayor, pueden pensar más a la vez.
doctor-notices = { $count ->
    [one] { $count } mensaje espera a ser publicado.
   *[other] { $count } mensajes esperan a ser publicados.
 }
doctor-game = La partida #{ $game } no se puede publicar: { $why }
doctor-games = { $count ->
    [one] { $count } partida más no se puede publicar.
   *[other] { $count } partidas más no se pueden publicar.
 }

games-stand-in = { $how } · juega por ti un jugador automático
games-skipped = { $how } · tus jugadas se saltan
status-skipped = Incumpliste un plazo, así que tus jugadas se saltan hasta que juegues o pulses `He vuelto`.
seat-away = { $seat } · ausente hasta el { $when }
seat-ranks-last = { $seat } (tal como va, este asiento queda por detrás de quienes siguen: { $missed } de { $turns } rondas sin jugar)
switched-off = Esto está desactivado en este servidor.
option-pictures = imágenes
option-hints = consejos
