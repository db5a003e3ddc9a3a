table-no-game = Esa partida no existe, o no puedes ver su canal. `/caylus games` muestra las tuyas.
table-no-vote = Esa votación ya no existe.
table-review-running = { $game } no ha terminado. Solo se analizan partidas terminadas.
table-review-old = Las reglas han cambiado desde esta partida ({ $game }); ya no se puede analizar.
table-rematch-players = La revancha es solo para los jugadores de esta partida ({ $game }). Con `/caylus new` abres tu propia mesa.
table-no-such-seat = { $game } tiene { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
 }; no existe el asiento { $seat }.
table-seat-held = El asiento { $seat } es de { $name }; solo se puede ocupar un asiento libre.
table-no-open-seat = En esta partida no hay asientos libres ({ $game }).
table-practice = Esta es una mesa de práctica: aquí solo juega { $name }. Con `/caylus new` abres una mesa normal.
table-too-few = { $title } necesita al menos { $least ->
    [one] { $least } jugador
   *[other] { $least } jugadores
 }, y { $here ->
    [one] hay { $here } en la mesa
   *[other] hay { $here } en la mesa
 }.
table-seats-open = Estos asientos siguen libres: { $seats }. El anfitrión los reparte, o los jugadores se unen.
table-place-taken = En este canal se juega otra partida; termínala primero, o juega en otro canal.
table-too-many-games = { $name } ya juega { $here ->
    [one] { $here } partida
   *[other] { $here } partidas
 } en este servidor; el límite es { $most }. Antes hay que terminar una o dejar su asiento; `/caylus games` las muestra.
table-too-many-tables = { $name } ya tiene { $here ->
    [one] { $here } mesa abierta
   *[other] { $here } mesas abiertas
 } en este servidor; el límite es { $most }. Antes hay que empezar, dejar o cancelar una; `/caylus games` las muestra.
table-too-many-searches = Ya has recibido todos los consejos que se dan aquí a una persona en una hora (el límite es { $most }). Puedes volver a preguntar en { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
 }; quien administra el servidor puede subir el límite (`/caylus-server settings`).
table-hints-off = En esta mesa no hay consejos; el anfitrión puede permitirlos a todos: `/caylus table settings hints:yes`.
table-hints-rated = Esta partida es con valoración: mientras dure, los jugadores automáticos no aconsejan a nadie.
table-hint-not-yours = Ahora no tienes nada que decidir, así que no hay nada que aconsejar.
table-evening-runs = Ya hay una sesión en tiempo real en marcha.
table-evening-none = En esta partida no hay ninguna sesión en tiempo real.
table-evening-paused = Los relojes están en pausa; una sesión en tiempo real podrá empezar cuando vuelvan a correr.
table-evening-live = Esta mesa ya juega en tiempo real; no le hace falta una sesión.
table-evening-missing = Una sesión en tiempo real necesita al menos dos personas y ningún asiento libre.
table-evening-stand-in = Un jugador automático juega por ti. Recupera primero tu asiento y luego pide una sesión en tiempo real.
table-evening-refused = Aquí se rechazó una sesión en tiempo real hace menos de { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
 }; pídela más tarde.
table-explain-none = No puedo explicar ahora esa acción: no es de un jugador automático, se deshizo, o una parte aún está oculta.
table-no-thought = Los jugadores automáticos no pueden pensar ahora mismo; no ha cambiado nada. Inténtalo otra vez en un minuto.
table-server-tables = Este servidor ya tiene { $here ->
    [one] { $here } mesa abierta
   *[other] { $here } mesas abiertas
 }; el límite es { $most }. Únete a una con `/caylus join`, o espera a que una empiece o se cierre; quien administra el servidor puede subir el límite (`/caylus-server settings`).
table-server-games = En este servidor ya { $here ->
    [one] hay { $here } partida en marcha
   *[other] hay { $here } partidas en marcha
 }; el límite es { $most }. Esta mesa sigue abierta: empiézala cuando termine una partida, o pide a quien administra el servidor que suba el límite (`/caylus-server settings`).
table-record-name = Este registro no se puede leer: el nombre de la línea { $line } tiene { $length } caracteres; el máximo es { $most }.
table-record-large = El registro de esta partida ({ $game }) tiene { $size } MB o más, porque sus nombres son muy largos; Discord acepta { $most } MB. Quien gestiona el bot lo obtiene con `python -m storage export { $number }`.
table-record-header = Este registro no se puede leer: lo que va antes de sus acciones tiene { $length } caracteres; el máximo es { $most }.
table-full-places = Esta mesa está llena: su límite de asientos es { $most }.
table-seats-kept = Los asientos libres están reservados para las personas que encajan en esta mesa ({ $count }), hasta el { $when }. Después puede ocuparlos cualquiera.
table-wish-number = Alguien en esta mesa busca una partida con este número de jugadores: { $numbers }. Ahora hay { $here }. Espera a más gente, o pide a esa persona que termine su búsqueda: `/caylus-club seek`.
table-entry-invited = Esta mesa es solo para jugadores invitados ({ $game }); su anfitrión puede invitarte.
table-entry-rating = Esta mesa es para valoraciones de { $low } a { $high }, y la tuya es { $rating }. El anfitrión aún puede invitarte.
table-entry-newcomer = Esta mesa es para personas con una valoración consolidada (partidas con valoración: { $here } de { $of }). El anfitrión aún puede invitarte.
table-entry-reliable = Esta mesa es para personas que han terminado al menos el { $n } % de sus partidas con valoración y cumplido al menos el { $n } % de sus plazos. Has terminado { $finished } de { $games } partidas y has incumplido { $missed } de { $deadlines } plazos. El anfitrión aún puede invitarte.
table-entry-bounds = Los límites de valoración son números de { $least } a { $most }, primero el menor.
table-entry-fixed = No se puede elegir quién juega en esta mesa: una de práctica tiene una sola persona, y los asientos de una partida importada los reparte el anfitrión.
table-invites-refused = No puedes invitar a { $name }.
table-invite-declined = { $name } ha rechazado tu invitación.
table-invites-many = No se puede invitar a nadie más a esta mesa ({ $here } de { $most }).
table-not-invited = No tienes invitación a esta mesa ({ $game }).
table-refusals-many = Has llegado al máximo de personas de las que no aceptas invitaciones ({ $most }). Quita antes a alguien de la lista: `/caylus table invite`.
table-wish-empty = Nada podría encajar con eso: elige un número de jugadores que el juego permita y un ritmo.
table-wishes-many = Ya tienes el máximo de búsquedas ({ $most }). Termina antes una: `/caylus-club seek`.
table-wishes-server = Este servidor ya ha llegado al máximo de búsquedas ({ $most }). Inténtalo cuando alguien encuentre mesa o termine su búsqueda.
table-unknown-game = No existe el juego { $text }; los posibles son: { $games }.
table-unknown-option = { $title } no tiene la opción { $name }; sus opciones: { $options }.
table-bad-option = La opción { $name } no puede ser { $value }; puede ser: { $values }.
table-bad-practice = Una mesa de práctica de { $title } tiene de { $least } a { $most } asientos.
table-bad-computers = A una mesa de { $title } puedes añadir de 1 a { $most } jugadores automáticos, no { $asked }.
table-bad-level = No existe el nivel { $level }; los jugadores automáticos juegan del nivel { $least } al { $most }.
table-practice-computers = En una mesa de práctica juegas tú en todos los asientos; quita `practice` para jugar contra jugadores automáticos.
table-no-computer = No hay ningún jugador automático en esta mesa ({ $game }).
table-computers-alone = Los jugadores automáticos no juegan entre ellos: al menos un asiento debe ser de una persona.
table-seat-computer = El asiento { $seat } es de un jugador automático: indica a quién dárselo.
table-stand-in-off = En esta mesa los jugadores automáticos no suplen a nadie. El anfitrión puede cambiarlo con `/caylus table settings late:stand-in`; si la partida es con valoración, solo antes de que empiece.
table-stand-in-already = Un jugador automático ya juega por ti; termina con `Recuperar mi asiento` o con tu próxima acción.
table-stand-in-none = Ningún jugador automático juega por ti en esta partida.
table-stand-in-alone = Aquí no juega ninguna otra persona, así que nadie te espera; un jugador automático solo te suple cuando alguien te espera.
table-computer-illegal = Un jugador automático eligió algo que ahora no está permitido; no se ha hecho nada.
table-bad-record = Este registro no se puede leer: { $why }
table-too-many-records = Ya has importado aquí en un día { $here ->
    [one] { $here } registro de una partida terminada
   *[other] { $here } registros de partidas terminadas
 }; el límite es { $most }. Inténtalo mañana; quien administra el servidor puede subir el límite (`/caylus-server settings`).
table-not-imported = Los asientos solo se reparten en la sala de espera de un registro importado; aquí los jugadores se unen.
table-stale = La partida ha avanzado, así que no se ha hecho nada. Esta es la posición actual.
table-not-your-decision = Ahora decide { $seat } ({ $kind }); no te toca.
table-undo-off = En esta mesa no se puede deshacer nada.
table-undo-together = Todos eligen a la vez, y aún no ha pasado nada: `Te toca` cambia tu elección hasta que llegue la última.
table-undo-nothing = No tienes ninguna acción que se pueda deshacer.
table-undo-others = { $seat } ha jugado desde entonces; en esta mesa solo puedes deshacer tu propia última acción.
table-undo-late = La partida terminó hace más de 24 horas; ya no se puede deshacer ninguna jugada.
table-undo-deep = Está demasiado atrás: las reglas han cambiado desde entonces, y la posición no se puede restaurar.
table-undo-full = En este servidor ya { $here ->
    [one] hay { $here } partida en marcha
   *[other] hay { $here } partidas en marcha
 }; el límite es { $most }. Esta partida puede seguir cuando termine otra.
table-undo-place = En este hilo se juega ahora otra partida, así que esta no puede seguir aquí.
table-vote-unasked = No puedo preguntar a los jugadores: no puedo publicar en { $channel }. No se ha preguntado a nadie y no ha cambiado nada. Si ese canal ya no existe, el anfitrión o un moderador puede seguir la partida en otro canal, usando allí `/caylus table settings here:True`; un moderador que no juegue puede cancelarla.
table-vote-open = Ya hay una votación sobre esto; debe terminar antes de que empiece otra.
table-cancel-played = Has jugado en esta partida, así que no puedes cancelarla como moderador. Pueden hacerlo sus jugadores por votación, u otro moderador.
table-vote-over = Esta votación ha terminado; su mensaje dice cómo acabó.
table-vote-declined = Eso se rechazó aquí hace menos de una hora. Se puede volver a pedir a partir del { $when }.
table-vote-not-asked = No participas en esta votación; solo pueden responder los jugadores que nombra.
table-clock-alone = Aquí nadie te espera, así que esta partida no tiene reloj.
table-options-imported = Esta mesa continúa un registro, así que las opciones del juego siguen como estaban.
table-late-no-clock = Sin reloj el tiempo nunca se acaba: elige también un ritmo (`pace`). (`late:stand-in` vale sin reloj: un jugador automático juega por quien falta.)
table-graces-idle = `graces` fija cuándo pierde el asiento un jugador cuyas jugadas se saltan. Solo vale en mesas de varias personas que saltan las jugadas fuera de plazo (`late`) y tienen un ritmo (`pace`).
table-together-practice = En una mesa de práctica se pregunta a una sola persona, un asiento tras otro.
table-early-idle = Al siguiente jugador solo se le pregunta antes en mesas de varias personas que preguntan a todos a la vez (`together`) y no juegan en tiempo real.
table-evenings-idle = Las sesiones en tiempo real son para mesas de varias personas que no juegan ya en tiempo real.
table-pictures-idle = Este servidor ha desactivado las imágenes bajo los informes (`/caylus-server settings`), así que una mesa no puede activarlas.
table-rated-practice = Una mesa de práctica siempre es sin valoración.
table-rated-hints = Una partida en la que los jugadores automáticos aconsejan (`hints`) es sin valoración.
table-rated-undo = Una partida en la que se deshace libremente es sin valoración: elige también otro `undo`.
table-invited-practice = En una mesa de práctica no juega nadie más: invita a una mesa normal.
table-nudge-you = La partida te espera a ti.
table-nudge-early = La pregunta se hizo hace menos de una hora. Dale un poco de tiempo.
table-nudge-again = Puedes enviar un recordatorio a un jugador una vez al día en cada partida.
table-nudge-nobody = Ahora no hay a quién recordárselo: los jugadores a los que se espera ya recibieron hoy un recordatorio, están ausentes o juega por ellos un jugador automático.
table-not-missed = Con { $seat } no se puede hacer eso ahora: ya ha jugado, o alguien ha decidido seguir esperando.
table-unasked = Nadie se retrasa: no puedo publicar donde se juega esta partida, así que no se ha preguntado a nadie, y ningún reloj corre hasta que pueda.
table-not-late = { $seat } no ha incumplido ningún plazo. Solo puedes ocupar el asiento de un jugador que haya incumplido uno o, sin reloj, lleve una semana sin jugar.
table-own-seat-only = Este no es tu asiento; solo puedes dejar el tuyo.
table-seat-open-already = El asiento { $seat } ya está libre: indica a quién dárselo, o deja que alguien lo ocupe.
table-own-seat = Este es tu propio asiento; se deja con `/caylus table resign`.
table-nothing-to-change = Di qué cambiar: deshacer, ritmo, retraso, plazos, consejos, valoración, juntos, anticipo, sesiones, idioma o imágenes.
table-rated-late = Una vez empezada la partida, ya no se puede cambiar si es con valoración o no. En una partida con valoración no se deshace libremente ni hay consejos para todos.
table-rated-milder = En una partida con valoración en marcha, quien juega no puede cambiar esto. Puede hacer más lento el ritmo a partir de la próxima pregunta o dar más plazos a quien se retrasa. Lo demás corresponde a un moderador que no juegue aquí.
table-trial-steps = Estos pasos no se pueden probar aquí. Abre «¿Y si…?» de nuevo: `/caylus plan what-if`.
table-trial-nothing = Ninguno de estos pasos se puede responder por adelantado.
pace-away-budget = { $left ->
    [one] Te queda { $left } día
   *[other] Te quedan { $left } días
 } de ausencia (en 12 meses); { $asked } son demasiados.
pace-hours-bad = No entiendo «{ $text }» como intervalo de horas: escribe por ejemplo 8-23, con al menos { $least } horas.
pace-zone-bad = No conozco la zona horaria «{ $text }». Escribe por ejemplo Europe/Madrid.
pace-quiet-bad = «{ $text }» no es un intervalo de horas. Escribe por ejemplo 22-7 u off.
season-day-bad = «{ $text }» no es un día. Escribe por ejemplo 2027-01-01, today u off.
season-day-order = { $text } no puede ser el comienzo de una temporada: debe ser posterior a la última ({ $last }) y caer en los próximos doce meses. No ha cambiado nada.
season-many = Puede haber como mucho { $most } temporadas. No ha cambiado nada.
table-unreadable = Los datos guardados de esta partida no se pueden leer ({ $why }); las demás siguen. Quien gestiona el bot puede revisar el archivo y restaurar una copia de seguridad.

option-not-offered = Aquí no se puede elegir «{ $value }». Elige entre: { $offered }.
