button-seek = Busco jugadores
button-seekgo = Buscar jugadores
button-seekhours = { $on ->
        [yes] A cualquier hora
       *[no] Solo a mis horas
    }
button-seekping = { $on ->
        [yes] No me menciones
       *[no] Mencióname cuando encaje
    }
button-seekadd = Nueva búsqueda
button-seekall = Terminarlas todas
button-seekkeep = Seguir buscando
button-seekdrop = Dejar de buscar
button-seekinvite = Invitarlos
seek-panel = **Buscar jugadores**: ¿a qué quieres jugar?
seek-panel-now = Ahora: { $wish }
seek-panel-small = -# Cuando coincide bastante gente, abro una mesa y guardo tu asiento un día; te unes con un toque. Entonces te menciono, si no lo desactivas, y nunca en tus horas de silencio. Los demás ven cuántos buscan, nunca quién. Tus horas son las de `/caylus me hours`. En vivo vale 3 horas, con mención inmediata.
menu-seekgame = Qué juego
menu-seekplayers = Cuántos jugadores
menu-seekpace = Qué ritmos
menu-seeklanguage = Qué idioma
menu-seekoff = Terminar una búsqueda
seek-game-any = cualquier juego
seek-language-any = cualquier idioma
seek-players = jugadores: { $players }
seek-pace-any = cualquier ritmo
seek-hours = a mis horas
seek-ping = con mención
seek-title = **Buscar jugadores en este servidor**
seek-done = Buscas jugadores: { $wish }. Miro quién encaja.
seek-line = { $n }. { $wish } (hasta { $when }; otros que encajan: { $others })
seek-none = Ahora no buscas nada aquí.
seek-table = { $game } ({ $channel })
seek-fitting = Mesas abiertas que encajan: { $tables }
seek-count = { $game }: { $n }
seek-everybody = Personas que buscan aquí: { $games }
seek-withdrawn = Búsquedas terminadas: { $n }.
seek-ask = ¿Sigues buscando jugadores en el servidor { $server }? { $wish }. Si no respondes, paro en una semana.
seek-kept = Bien, sigo buscando.
seek-dropped = Bien, ya no busco.
seek-gone = Eso ya no se busca. `/caylus-club seek` empieza de nuevo.
seek-call = { $people }: aquí está lo que se busca: { $game }: { $link }
card-offered = Personas que buscan una mesa así: { $n }
card-kept = Hay asientos reservados para ellos; otros podrán ocuparlos { $until }.
card-no-host = Quien se une primero es el anfitrión y empieza la partida.
card-unclaimed = Nadie se unió a esta mesa; está cerrada.
lookers = Personas que buscan una mesa como { $game }: { $n }
lookers-invited = Invitaciones: { $n }. A quien lo quiere se le menciona; los demás encuentran la mesa en su lista.
lookers-none = No se invitó a nadie: quien buscaba una mesa así ya la encontró, o no ve este lugar.
club-seek = Buscar jugadores: { $seek }. Las mesas se abren aquí: { $where }
club-seek-anywhere = donde alguien busca
club-seek-cannot = No puedo abrir mesas en { $channel }: necesito allí ver el canal y enviar mensajes. No se cambió nada.

cmd-caylus-club-seek = Buscar jugadores
    .name = buscar
cmd-caylus-server-club-seek = Permitir buscar jugadores
    .name = búsqueda
cmd-caylus-server-club-seek-channel = Dónde se abren las mesas
    .name = canal-búsqueda
cmd-caylus-server-club-seek-anywhere = Abrirlas donde alguien busca
    .name = en-cualquier-lugar
