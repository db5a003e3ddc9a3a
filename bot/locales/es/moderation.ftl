# `/caylus table moderate`: lo que hacen moderadores y administradores
cmd-table-moderate = Actuar como moderador, con un motivo
    .name = moderar
    .act = Qué hacer
    .act-name = acto
    .reason = Por qué; la mesa lo lee
    .reason-name = motivo
    .seat = Qué asiento
    .seat-name = asiento
    .member = Quién recibe el asiento, o de quién se trata
    .member-name = miembro
    .entry = Qué acto del registro se deshace
    .entry-name = número
    .game = Qué partida
    .game-name = partida
choice-moderate-give = dar un asiento a alguien
choice-moderate-computer = que un autómata juegue un asiento
choice-moderate-skip = vaciar un asiento y saltarlo
choice-moderate-end = acabar una partida sin resultado
choice-moderate-void = anular un resultado (administración)
choice-moderate-title = ocultar un título (administración)
choice-moderate-bar = vetar a alguien (administración)
choice-moderate-ladder = quitar de la tabla (administración)
choice-moderate-back = deshacer un acto
moderation-give = { $game }: el asiento { $seat } pasa a { $person }.
moderation-computer = { $game }: un autómata juega en el asiento { $seat }.
moderation-skip = { $game }: el asiento { $seat } queda vacío y se salta.
moderation-give-from = { $game }: el asiento { $seat } pasa de { $former } a { $person }.
moderation-computer-from = { $game }: un autómata juega en el asiento { $seat } en lugar de { $former }.
moderation-skip-from = { $game }: { $former } ya no tiene el asiento { $seat }, que queda vacío y se salta.
moderation-end = { $game } acaba sin resultado.
moderation-void = { $game }: el resultado no cuenta; las estadísticas y valoraciones quedan como si la partida no se hubiera jugado.
moderation-title = { $game }: el título del hilo ya no nombra a nadie.
moderation-bar = { $person } no puede usarme en este servidor hasta que la administración lo levante.
moderation-bar-does = Asientos que deja: { $seats }. Invitaciones retiradas: { $invitations }. Aún puede escribir en los hilos: eso lo impide el aislamiento de Discord. Levantar el veto no devuelve asientos.
moderation-bar-held = Ya no tenía asiento aquí, así que nada cambia para esta partida.
moderation-ladder = { $person } ya no figura en la clasificación de este servidor.
moderation-back = El acto { $entry } queda deshecho.
moderation-back-seat = { $game }: el acto { $entry } queda deshecho. El asiento { $seat } está ocupado como antes; lo que se jugó allí entretanto se mantiene.
moderation-back-holder = { $game }: el acto { $entry } queda deshecho. El asiento { $seat } vuelve a ser de { $person }; lo que se jugó allí entretanto se mantiene.
moderation-back-counts = { $person }: la partida vuelve a contar para ti. Rondas de este asiento sin ti hasta ahora: { $missed } de { $turns }. Si al final son la mayoría, quedas detrás de quienes siguieron.
moderation-back-stand-in = Hasta que { $person } pulse `Recuperar mi asiento` o haga una jugada, juega allí un autómata.
moderation-out = { $person }: ya no juegas en esta partida. { $left ->
    [yes] Faltabas cuando se cedió el asiento, así que cuenta como una partida que dejaste: quedas detrás de quienes siguen.
   *[no] No cuenta ni a favor ni en contra tuya.
 }
moderation-former = Para { $person } { $left ->
    [yes] cuenta como una partida abandonada, porque faltaba: con retraso, con decisiones saltadas o sustituido por un autómata.
   *[no] esta partida no cuenta ni a favor ni en contra.
 }
moderation-out-back = { $person }: gracias por jugar aquí. Ya no juegas en esta partida; tus jugadas se mantienen, y nada de esto cambia tu valoración ni tu fiabilidad.
moderation-line = **{ $entry }** · { $when } · { $what } Por { $moderator }. Motivo: { $reason }
moderation-struck = ~~{ $line }~~ ↩️ Deshecho por el acto { $by }.
moderation-no-reason = sin indicar
moderation-way-back = Para volver atrás: `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-reason = Un motivo tiene de 1 a { $most } caracteres, no { $here }. No ha cambiado nada.
moderation-whom = Di con `member` de quién se trata. No ha cambiado nada.
moderation-which-seat = Di con `seat` de qué asiento se trata. No ha cambiado nada.
moderation-moderator-only = Esto es para moderadores: personas con el permiso Gestionar hilos donde se juega la partida. Pídeselo a una de ellas; los jugadores también pueden acabar su partida con una votación: `/caylus table cancel`.
moderation-manager-only = Este acto solo lo deshacen personas con el permiso Gestionar servidor.
moderation-own-game = Juegas o has jugado en esta partida, así que debe hacerlo otra persona con el permiso Gestionar hilos. Como cualquier jugador, puedes pedir una votación con `/caylus table cancel` o `/caylus table replace`.
moderation-practice = En una mesa de práctica una persona juega todos los asientos; puede dejarla o cancelarla ella misma.
moderation-last = No quedaría nadie más en esta partida. `act:end` la acaba sin resultado.
moderation-is-so = Ya es así. No ha cambiado nada.
moderation-void-nothing = Esta partida no contaba para estadísticas ni valoraciones, así que no hay nada que anular.
moderation-self = Se trataría de ti; debe hacerlo otro administrador.
moderation-no-entry = El registro de este servidor no tiene ningún acto { $entry }. `/caylus-server log` muestra los últimos.
moderation-none-back = En esta partida no queda ningún acto de moderación por deshacer.
moderation-back-done = El acto { $entry } no se puede deshacer: ya está deshecho, o deshacía otro.
moderation-seat-changed = El asiento ha cambiado de manos desde entonces, así que ya no se puede deshacer. `act:give` se lo da a alguien.
moderation-barred = { $name } no puede usarme en este servidor, así que el asiento no puede volver. Levanta primero el veto.
barred-here = { $moderator } te ha vetado el acceso a mí en este servidor. Motivo: { $reason }
    Si no estás de acuerdo, escribe ahí o a otra persona de la administración.
barred-them = Un administrador de este servidor ha vetado a { $user } el uso de este bot, así que no puede estar en una mesa.

# `/caylus-server log`: el registro de moderación
cmd-caylus-server-log = Qué hizo la moderación, y dónde se publica
    .name = registro
    .channel = Publicar los actos ahí
    .channel-name = canal
    .off = No publicar
    .off-name = no
moderation-log-in = Publico cada acto de moderación en { $channel }. Los últimos:
moderation-log-off = Los actos de moderación no se publican; `/caylus-server log channel:…` elige un canal. Los últimos:
moderation-log-empty = Aún no hay actos.
moderation-seat = 🪑 { $game } · { $seat }: { $how ->
    [resigned] ha dejado la partida; el asiento está libre.
    [dropped] demasiado retraso, fuera de la partida; el asiento está libre.
    [departed] ya no está en este servidor; el asiento está libre.
   *[stand-in] ahora juega allí un autómata.
 }
moderation-seat-can = `/caylus table moderate` puede dar el asiento a alguien, hacer jugar allí a un autómata, saltarlo o acabar la partida.
moderation-may-not = No puedo publicar el registro en { $channel }: allí necesito { $missing }. No ha cambiado nada.
