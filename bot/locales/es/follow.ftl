cmd-caylus-club-follow = Seguir partidas y jugadores
    .name = seguir
cmd-caylus-club-privacy-followed = Permitir seguir tus partidas
    .name = seguidores
cmd-caylus-club-privacy-refuse = Bloquear a un seguidor
    .name = bloquear
cmd-caylus-club-privacy-allow = Desbloquear a alguien
    .name = desbloquear
cmd-caylus-server-club-following = Permitir seguir partidas y personas
    .name = seguir
choice-often-phases = al final de cada fase
choice-often-end = solo al final

button-follow = Seguir
button-followset = { $often ->
        [end] Solo al final
        [phases] Tras cada fase
       *[stop] Dejar de seguir
    }
button-follow-stop = Dejar: { $what }
button-follows = Lo que sigo
follow-game = { $often ->
    [phases] Ahora sigues **{ $game }**. Te escribo por mensaje directo al final de cada fase y cuando termine, pero nunca en tus horas de silencio.
   *[end] Ahora sigues **{ $game }**. Te escribo por mensaje directo cuando termine.
 }
follow-person = Ahora sigues a { $person }. Te escribo por mensaje directo cuando empiece o termine aquí una partida suya que puedas ver.
follow-stopped = Ya no sigues: { $what }.
follow-left = Hecho. `/caylus-club follow` muestra lo que aún sigues.
follow-nothing = No sigues nada. Elige una partida en marcha de este canal o a una persona, o pulsa `Seguir` bajo la tarjeta de una partida.
follow-people = Personas cuyas partidas sigues: { $people }
follow-closed = Mi último mensaje directo no te llegó: permite mensajes directos de los miembros de este servidor.
menu-follow-game = Seguir una partida
menu-follow-person = Seguir las partidas de alguien
menu-follow-games = Dejar de seguir una partida
menu-follow-people = Dejar de seguir a alguien

follow-no-seated = Juegas en esta partida: su hilo te lo cuenta todo.
follow-no-full = Ya sigues el máximo ({ $most }). Deja primero algo: `/caylus-club follow`.
follow-no-refused = No puedes seguir a { $person }.
follow-self = Eres tú.

followed-everybody = Se pueden seguir tus partidas: { $count ->
    [0] aún no lo hace nadie
    [one] lo hace { $count } persona
   *[other] lo hacen { $count } personas
 }.
followed-but = Personas bloqueadas: { $people }.
followed-nobody = Nadie puede seguir tus partidas.
club-following = Seguir partidas y personas: { $following }.

follow-began = La partida ha empezado.
follow-began-person = La partida ha empezado, con { $people }.
follow-more = -# Y noticias de { $count ->
    [one] { $count } partida más que sigues
   *[other] { $count } partidas más que sigues
 }.
follow-why = -# Sigues esto; pulsa el botón para dejarlo.
