button-notforme = No es para mí
button-refuse = No más invitaciones suyas
button-gatenew = { $newcomers ->
        [yes] Sin jugadores nuevos
       *[no] Admitir jugadores nuevos
    }
button-gatereliable = { $n ->
        [0] Fiabilidad: cualquiera
       *[other] Fiabilidad: al menos { $n } %
    }
gate-title = **{ $game }**: quién puede unirse
gate-invite = Invitar a jugadores
gateleast-menu = Valoración desde
gatemost-menu = Valoración hasta
gateleast-bound = { $bound ->
    [none] sin mínimo
   *[some] desde { $bound }
 }
gatemost-bound = { $bound ->
    [none] sin máximo
   *[some] hasta { $bound }
 }
choice-who-open = todos
choice-who-invited = jugadores invitados
choice-who-rated = personas en un rango de valoración
card-entry = { $how ->
    [open] Abierta a todos.
    [invited] Solo para jugadores invitados.
    [both] Para valoraciones de { $least } a { $most }.
    [least] Para valoraciones de { $least } o más.
    [most] Para valoraciones de { $most } o menos.
   *[any] Para personas con una valoración consolidada.
 }
card-entry-newcomers = También para jugadores nuevos (menos de { $of } partidas con valoración).
card-entry-reliable = Para quienes terminan al menos el { $n } % de sus partidas con valoración y cumplen al menos el { $n } % de sus plazos. También para jugadores nuevos (menos de { $of } partidas con valoración).
invited-call = { $people }: invitación a { $game }: { $link }
invite-declined = Invitación rechazada: { $game }.
invite-declined-of = Invitación rechazada: { $game }. Anfitrión: { $host }.
invite-not-here = Solo se puede invitar a miembros de este servidor. No se ha invitado a nadie.
invite-unseen = Discord no me ha dicho quién es. No se ha invitado a nadie; inténtalo otra vez en un minuto.
refusals = No aceptas invitaciones de: { $people }. No recibirán ningún aviso.
refusals-none = Aceptas invitaciones de todos.
refusals-choose = De quién no aceptas invitaciones

cmd-new-who = Quién puede unirse
    .name = quién
cmd-table-who = Elegir quién puede unirse a la mesa
    .name = quién
    .who = Todos, invitados o un rango de valoración
    .who-name = quién
    .least = La valoración más baja
    .least-name = mínimo
    .most = La valoración más alta
    .most-name = máximo
    .newcomers = Admitir a gente sin valoración
    .newcomers-name = nuevos
    .reliable = % de partidas terminadas y plazos cumplidos
    .reliable-name = fiabilidad
    .game = Qué mesa
    .game-name = partida
cmd-table-invite = Invitar a alguien a la mesa
    .name = invitar
    .person = A quién; vacío: de quién no aceptas invitaciones
    .person-name = quién
    .game = Qué mesa
    .game-name = partida
