button-seekhours = { $on ->
        [yes] A cualquier hora
       *[no] Solo a mis horas
    }
button-seekping = { $on ->
        [yes] No me menciones
       *[no] Mencióname si hay mesa
    }
button-seekadd = Nueva búsqueda
button-seekall = Terminar las búsquedas
button-seekkeep = Seguir buscando
button-seekdrop = Dejar de buscar
button-seekinvite = Invitarlos
seek-panel = **Buscar jugadores**: ¿a qué quieres jugar?
seek-panel-now = Ahora: { $criteria }
seek-panel-small = -# Cuando hay suficientes personas que encajan, abro una mesa, te menciono (nunca en tus horas de silencio) y guardo tu asiento un día. Los demás solo ven cuántas personas buscan. Tus horas son las de `/caylus me hours`. Una búsqueda en tiempo real dura 3 horas.
menu-seekplayers = Cuántos jugadores
menu-seekpace = Qué ritmos
menu-seekoff = Terminar una búsqueda
seek-game-any = cualquier juego
seek-language-any = cualquier idioma
seek-players = jugadores: { $players }
seek-pace-any = cualquier ritmo
seek-hours = a mis horas
seek-ping = con mención
seek-title = **Buscar jugadores en este servidor**
seek-done = Buscas jugadores: { $criteria }. Veré quién encaja.
seek-line = { $n }. { $criteria } (hasta el { $when }; otras personas que encajan: { $others })
seek-none = Aquí no tienes ninguna búsqueda.
seek-table = { $game } ({ $channel })
seek-fitting = Mesas abiertas que encajan: { $tables }
seek-everybody = Personas que buscan aquí: { $games }
seek-withdrawn = Búsquedas terminadas: { $n }.
seek-ask = ¿Sigues buscando jugadores en el servidor { $server }? { $criteria }. Si no respondes, dejo de buscar en una semana.
seek-kept = { $how ->
    [kept] Bien, sigo buscando.
   *[dropped] Bien, ya no busco.
 }
seek-gone = Esa búsqueda ha terminado. Con `/caylus-club seek` empiezas otra.
seek-call = { $people }: he encontrado mesa, { $game }: { $link }
card-offered = Personas que buscan una mesa así: { $n }
card-kept = Tienen el asiento reservado; cualquiera podrá ocuparlo { $until }.
card-no-host = Quien se una primero será el anfitrión y empezará la partida.
card-unclaimed = Nadie se unió, así que esta mesa queda cerrada.
lookers = Personas que buscan una mesa como { $game }: { $n }
lookers-invited = Invitaciones: { $n }. Menciono a quienes lo pidieron; los demás encuentran la mesa en su lista.
lookers-none = No se ha invitado a nadie: quienes buscaban una mesa así ya la encontraron, o no pueden ver este canal.
club-seek = Buscar jugadores: { $seek }. Las mesas se abren aquí: { $where }
club-seek-anywhere = donde alguien busca
club-seek-cannot = No puedo abrir mesas en { $channel }: necesito allí Ver canal y Enviar mensajes. No ha cambiado nada.

cmd-caylus-club-seek = Buscar jugadores
    .name = buscar
cmd-caylus-server-club-seek = Permitir buscar jugadores
    .name = búsqueda
cmd-caylus-server-club-seek-channel = Dónde se abren las mesas
    .name = canal-búsqueda
cmd-caylus-server-club-seek-anywhere = Abrirlas donde alguien busca
    .name = búsqueda-libre
