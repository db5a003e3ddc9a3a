# `/caylus table moderate`: lo que hacen moderadores y administradores
cmd-table-moderate = Actuar como moderador, con un motivo
    .name = moderar
    .act = Qué hacer
    .act-name = medida
    .reason = Por qué; antes verás quién lo leerá
    .reason-name = motivo
    .seat = Qué asiento
    .seat-name = asiento
    .member = Quién recibe el asiento, o de quién se trata
    .member-name = miembro
    .entry = Qué medida del diario se deshace
    .entry-name = número
    .game = Qué partida
    .game-name = partida
choice-moderate-give = dar un asiento a alguien
choice-moderate-computer = dar asiento a un jugador automático
choice-moderate-skip = vaciar un asiento y saltar sus jugadas
choice-moderate-mistake = deshacer una expulsión del servidor por error
choice-moderate-end = terminar una partida sin resultado
choice-moderate-void = anular un resultado (administradores)
choice-moderate-title = ocultar un título (administradores)
choice-moderate-bar = advertir o suspender (administradores)
choice-moderate-ladder = quitar de la clasificación (administradores)
choice-moderate-back = deshacer una medida
choice-moderate-report = avisar a la moderación (todos)
moderation-give = { $held ->
    [yes] { $game }: el asiento { $seat } pasa de { $former } a { $person } (sin efecto en su valoración).
   *[no] { $game }: el asiento { $seat } pasa a { $person } (sin efecto en su valoración).
 }{ $degree ->
    [asked] {""}
        A { $person } no se le pregunta antes: el hilo le menciona, y puede dejar el asiento sin consecuencias.
   *[whole] {""}
 }
moderation-computer = { $held ->
    [yes] { $game }: en el asiento { $seat } juega un jugador automático en lugar de { $former }, hasta que alguien lo ocupe.
   *[no] { $game }: en el asiento { $seat } juega un jugador automático hasta que alguien lo ocupe.
 }
moderation-skip = { $held ->
    [yes] { $game }: { $former } ya no tiene el asiento { $seat }, que queda vacío; se saltan sus jugadas hasta que alguien lo ocupe.
   *[no] { $game }: el asiento { $seat } queda vacío, y se saltan sus jugadas hasta que alguien lo ocupe.
 }
moderation-end = { $game } termina sin resultado para { $players }: nadie gana, y no cambia la valoración ni la fiabilidad de nadie, tampoco de quienes ya se habían ido.{ $degree ->
    [asked] {""}
        Si lo deshaces más adelante, la partida sigue donde se detiene ahora.
   *[whole] {""}
 }
moderation-means = { $clock ->
    [none] Desde ahora no corre ningún reloj.
   *[again] Todos los relojes empiezan ahora de nuevo.
 }{ $late ->
    [skip] {" "}Si después se te pasa un plazo, se saltan tus jugadas hasta que vuelvas; si no das señales durante el tiempo de { $n } jugadas, pierdes el asiento.
    [stand-in] {" "}Si después se te pasa un plazo, un jugador automático juega por ti hasta que vuelvas.
    [vote] {" "}Si después se te pasa un plazo, los demás pueden votar si siguen sin ti.
    [wait] {" "}Si después se te pasa un plazo, la partida te espera.
   *[no] {""}
 }
moderation-void = { $game }: el resultado no cuenta para { $players }; las estadísticas y valoraciones quedan como si no se hubiera jugado, y las partidas posteriores con valoración se recalculan (las cifras ya publicadas en ellas no se cambian).
moderation-title = { $game }: el título del hilo ya no nombra a nadie.{ $degree ->
    [asked] {" "}En el hilo no se dice por qué. La tarjeta y la línea de Discord sobre el nuevo hilo siguen nombrando a los jugadores.
   *[whole] {""}
 }
moderation-bar = { $degree ->
    [asked] { $person }: ¿hasta dónde quieres llegar? Elige abajo, de menos a más; verás exactamente qué hace, y aún no pasa nada.
        • *Una advertencia*: recibe tu motivo, y nada más.
        • *Sin partidas nuevas*: sus partidas en marcha siguen; no puede abrir otras ni unirse a ellas, ni publicar respuestas que vean los demás.
        • *Una suspensión*: no puede usar este bot en este servidor. Si dura un día, conserva sus asientos.
    [own] { $person } recibe una advertencia. Juegas o has jugado en una partida en marcha de esta persona, así que no puedes hacer más: hace falta otra persona con el permiso Gestionar servidor, o tú cuando la partida termine.
    [warning] { $person } recibe una advertencia{ $own ->
        [yes] {" "}de alguien que juega o ha jugado en una partida suya en marcha
       *[no] {""}
     }.
    [restriction] { $person } no puede empezar partidas en este servidor ni unirse a ellas (las que están en marcha siguen)
   *[whole] El acceso de { $person } a este bot queda suspendido en este servidor
 }{ $until ->
    [none] {""}
    [open] {" "}hasta que un administrador levante la suspensión.
   *[day] {" "}hasta el { $when }.
 }{ $entry ->
    [0] {""}
   *[other] {" "}Esto cambia la medida { $entry }, que { $term ->
        [open] no tenía fin
       *[day] iba a terminar el { $before }
     }.
 }
moderation-bar-does = { $degree ->
    [warning] No cambia nada más.
    [restriction] Conserva sus asientos en las partidas en marcha.
   *[whole] { $number ->
        [0] No ocupa ningún asiento en una partida en marcha.
       *[other] { $degree ->
            [day] Asientos que conserva: { $seats }; esas partidas esperan, y al terminar la suspensión sigue jugando en ellas.
           *[whole] Asientos guardados hasta el { $held }: { $seats }; después, cada partida cuenta como abandonada, salvo que la suspensión se deshaga por haber sido un error.
         }
     }
 }{ $lobbies ->
    [0] {""}
   *[other] {" "}Mesas que deja: { $lobbies }; donde quedan otros, todo el canal lee que { $person } { $degree ->
        [restriction] no puede unirse a partidas nuevas por ahora
       *[whole] no puede jugar aquí por ahora
     }.
 }{ $invitations ->
    [0] {""}
   *[other] {" "}Invitaciones retiradas: { $invitations }.
 }{ $out ->
    [0] {""}
   *[other] {" "}Torneos que deja: { $cups }.
 }{ $back ->
    [0] {""}
   *[other] {" "}Vuelve a los torneos: { $cups }.
 }{ $more ->
    [no] {""}
   *[yes] { $degree ->
        [warning] {" "}En los hilos no se dice nada.
        [restriction] {" "}En los hilos no se dice nada.
       *[whole] { $number ->
            [0] {" "}En los hilos no se dice nada. Aún puede escribir en los hilos; eso lo impide el aislamiento de Discord.
           *[other] {""}
                • Hasta entonces estas partidas esperan: no se salta nada y nadie puede terminarlas.
                • En esos hilos se lee «{ $person } no puede jugar aquí por ahora», pero no por qué.
                • Aún puede escribir en los hilos; eso lo impide el aislamiento de Discord.{ $degree ->
                    [day] {""}
                   *[whole] {""}
                        • Si levantas la suspensión antes (`act:back`), sigue jugando y no se pierde nada.
                        • Después aún puedes decir que fue un error: entonces las partidas no cuentan ni a favor ni en contra.
                 }
         }
     }
 }
moderation-bar-held = **{ $entry }** · { $person } { $degree ->
    [restriction] no puede unirse a partidas nuevas por ahora
   *[whole] no puede jugar aquí por ahora
 }.
moderation-hold-ends = ⏳ { $games }: el asiento se guarda para { $person } hasta el { $until }; después la partida cuenta como abandonada. Si la medida { $entry } fue un error, deshazla antes: `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-restored = { $degree ->
    [warning] No cambia nada más.
    [restriction] Las partidas en marcha siguen como antes.
   *[whole] { $number ->
        [0] Ningún asiento vuelve por sí solo.
       *[other] Asientos devueltos: { $seats }{ $regained ->
            [no] .
           *[day] { $number ->
                [1] , recuperado por { $person } el { $regained }: esa partida cuenta como antes.
               *[more] , el último recuperado por { $person } el { $regained }: esa partida cuenta como antes.
             }
         }
     }
 }{ $back ->
    [0] {""}
   *[other] {" "}Vuelve a los torneos: { $cups }{ $soon ->
        [no] {" "}(solo si fue un error)
       *[yes] {""}
     }.
 }{ $out ->
    [0] {""}
   *[other] {" "}No vuelve a: { $others }; donde la inscripción siga abierta, puede inscribirse de nuevo.
 }{ $more ->
    [milder] {" "}Esta persona lee tu motivo en un mensaje directo y, con *fue un error*, también que no hizo nada malo.
    [no] { $lost ->
        [0] {""}
       *[other] {" "}Partidas que ya no cuentan ni a favor ni en contra de { $person }: { $games }{ $rated ->
            [no] {""}
            [over] ; las valoraciones se recalculan entre quienes siguieron
            [alone] ; las valoraciones se recalculan
            [last] ; no queda nadie frente a quien valorar, así que ya no cambia ninguna valoración, a no ser que { $person } siga jugando
           *[running] ; la valoración contará solo entre quienes sigan
         }.
     }
   *[yes] { $more ->
        [late] {" "}La suspensión ya ha terminado. Si fue un error:
       *[yes] {""}
            • Nada más vuelve: ni asientos ocupados, ni partidas terminadas, ni mesas, ni invitaciones.
            • *Fue un error*:
     } el diario de moderación y los hilos que hablaban de la suspensión dicen que { $person } no hizo nada malo{ $lost ->
        [0] {""}
       *[other] , y las partidas que perdió por ello y no recupera ({ $games }) no le cuentan ni a favor ni en contra{ $rated ->
            [no] {""}
            [over] ; las valoraciones se recalculan entre quienes siguieron
            [alone] ; las valoraciones se recalculan
            [last] ; no queda nadie frente a quien valorar, así que ya no cambia ninguna valoración, a no ser que { $person } siga jugando
           *[running] ; la valoración contará solo entre quienes sigan
         }{ $free ->
            [0] {""}
           *[other] . Donde el asiento siga libre, un botón en su mensaje directo le permite seguir jugando allí, con valoración como antes
         }
     }.{ $more ->
        [late] {""}
       *[yes] {""}
            • *Ha cumplido su propósito*: nada de eso.
     }
 }
moderation-restored-ends = En { $games } no queda nadie más, así que termina enseguida: { $person } gana por abandono.
moderation-forgiven = { $game }: { $since ->
    [no] esta partida no cuenta ni a favor ni en contra de { $person }, que { $removed ->
        [yes] no hizo nada malo, pero quedó fuera del servidor por error y perdió así el asiento { $seat }
       *[no] no hizo nada malo
     }.
    [turns] { $person } quedó fuera del servidor por error. Las rondas perdidas por ello en el asiento { $seat } no cuentan como no jugadas.
   *[day] { $person } no hizo nada malo. ~~Esta partida no cuenta ni a favor ni en contra de { $person }.~~ { $person } recuperó el asiento el { $since }, así que cuenta como antes.
 }{ $rated ->
    [over] {" "}Las valoraciones se recalculan solo entre quienes siguieron.
    [alone] {" "}Las valoraciones se recalculan.
   *[no] {""}
 }{ $next ->
    [free] {" "}Durante siete días puede recuperar el asiento con un botón en un mensaje directo y en el hilo.
    [taken] {" "}{ $holder } juega ahí ahora.
        • *Cuando vuelva*: { $holder } sigue jugando hasta que { $person } pulse `Recuperar mi asiento`, para lo que hay siete días desde ahora, esté ya o no en el servidor; entonces cuenta para su valoración como antes.
        • *Ahora mismo*: { $holder } lo deja ya. El asiento queda reservado 24 horas para { $person }, con valoración como antes; después puede ocuparlo cualquiera.
        En ambos casos { $holder } no pierde valoración ni fiabilidad.
    [over] {" "}La partida ha terminado, así que el asiento no se recupera.
   *[no] {""}
 }
moderation-ladder = { $person } ya no figura en la clasificación de este servidor{ $degree ->
    [asked] : los demás ya no ven su valoración, que sigue como antes. En los hilos no se dice nada.
   *[whole] .
 }
moderation-back-blameless = Fue un error: nadie hizo nada malo en esa partida.
moderation-back = La medida { $entry }{ $about ->
    [person] {" "}sobre { $person } queda deshecha.
    [mistake] {" "}sobre { $person } queda deshecha porque fue un error: { $person } no hizo nada malo.
    [served] {" "}sobre { $person } queda deshecha: ya ha cumplido su propósito.
    [end] {" "}queda deshecha: { $game } sigue para { $players } donde se detuvo.
    [void] {" "}queda deshecha: el resultado de { $game } vuelve a contar para { $players }, y las valoraciones se recalculan desde ahí.
    [settings] {" "}queda deshecha: { $game } recupera sus ajustes anteriores para { $players }: { $settings }.
    [title] {" "}queda deshecha: el hilo de { $game } vuelve a nombrar a sus jugadores.
    [left] {" "}queda deshecha: { $game } vuelve a contar para { $out } como partida abandonada.
   *[game] {" "}queda deshecha.
 }
moderation-back-seat = { $game }: la medida { $entry } queda deshecha. El asiento { $seat } vuelve a estar ocupado como antes; lo que se jugó allí mientras tanto se mantiene.
moderation-back-holder = { $game }: { $how ->
    [press] { $person } ha recuperado el asiento { $seat }, como se permitió el { $when } (medida { $entry });
   *[act] la medida { $entry } queda deshecha. El asiento { $seat } vuelve a ser de { $person };
 } lo que se jugó allí mientras tanto se mantiene.
moderation-back-counts = { $how ->
    [given] Para { $person } la partida vuelve a contar. Rondas sin { $person } hasta ahora: { $missed } de { $turns }.
    [watched] Rondas sin ti hasta ahora: { $missed } de { $turns }.
   *[now] { $person }: la partida vuelve a contar para ti. Rondas sin ti hasta ahora: { $missed } de { $turns }.
 }{ $how ->
    [given] {""}
   *[now] {" "}Una ronda en la que haces tú alguna jugada cuenta como tuya, también la actual.
 } { $excused ->
    [yes] Las rondas desde que se perdió el asiento no cuentan como no jugadas. {""}
   *[no] {""}
 }{ $standing ->
    [last] Tal como va, este asiento queda por detrás de quienes siguen. Solo se clasifica por puntos si al final tiene al menos tantas rondas jugadas como sin jugar.
    [soon] Una ronda más sin jugar y este asiento queda por detrás de quienes siguen, salvo que al final tenga al menos tantas rondas jugadas como sin jugar.
   *[no] Quien se pierde la mayoría de las rondas queda por detrás de quienes siguen.
 }
moderation-back-stand-in = Hasta que { $person } pulse `Recuperar mi asiento` o haga una jugada, juega allí un jugador automático.
moderation-out = { $left ->
    [mistake] { $person }: fue un error, no hiciste nada malo. Disculpa las molestias. Si tienes preguntas, escribe a { $moderator } (medida { $entry }).
    [back] { $person }: gracias por jugar aquí. Ya no juegas en esta partida; tus jugadas se mantienen, y nada de esto cambia tu valoración ni tu fiabilidad.
   *[seat] { $person }: ya no juegas en esta partida. { $left ->
        [yes] La moderación la ha contado como una partida que dejaste: quedas por detrás de quienes siguen. Si no estás de acuerdo, escribe a { $moderator } sobre la medida { $entry }, que se puede deshacer.
        [kept] Ya no se te guarda el asiento, así que cuenta como una partida que dejaste: quedas por detrás de quienes siguen, salvo que tu suspensión se deshaga por ser un error. Si no estás de acuerdo, escribe a { $moderator } sobre la medida { $entry }, que se puede deshacer.
       *[no] No cuenta ni a tu favor ni en tu contra. Si quieres recuperar el asiento mientras la partida sigue en marcha, escribe a { $moderator } sobre la medida { $entry }, que se puede deshacer.
     }
 }
moderation-former = { $left ->
    [yes] Para { $person } cuenta como una partida abandonada: queda por detrás de quienes siguen{ $rated ->
        [yes] , lo que baja la valoración y la fiabilidad
       *[no] ; esta partida es sin valoración
     }.
    [kept] El asiento ya no se le guarda a { $person }, que tiene una suspensión (se le guardaba hasta el { $last }). Le cuenta como una partida abandonada: queda por detrás de quienes siguen{ $rated ->
        [yes] , lo que baja la valoración y la fiabilidad
       *[no] {""}
     }, salvo que la suspensión se deshaga por ser un error.
    [asked] { $person } falta: { $absent ->
        [gone] ya no está en este servidor.
        [computer] se retrasó, y juega en su lugar un jugador automático.
        [skipped] no respondió en el plazo y se saltan sus decisiones.
       *[late] lleva mucho retraso.
     }
        Última jugada propia: { $acted ->
        [yes] { $last }
       *[no] ninguna
     }. Rondas sin jugar hasta ahora: { $missed } de { $turns }.
        Tú eliges: no cuenta ni a favor ni en contra, o cuenta como una partida abandonada (queda por detrás de quienes siguen{ $rated ->
        [yes] , lo que baja la valoración y la fiabilidad
       *[no] ; esta partida es sin valoración
     }).
    [back] { $person } ya no juega ahí; la partida no le cuenta ni a favor ni en contra.
    [wait] { $person } juega allí ahora; la partida no le cuenta ni a favor ni en contra. { $back } se ha perdido { $missed } de { $turns } rondas hasta ahora.
        • *Cuando vuelva*: { $person } sigue jugando hasta que { $back } pulse `Recuperar mi asiento` en el hilo, para lo que hay siete días; solo entonces la partida vuelve a contar para { $back }. Las rondas hasta entonces { $excused ->
        [yes] no cuentan como no jugadas.
       *[no] cuentan como no jugadas por { $back }, que ya faltaba antes, y quien se pierde la mayoría queda por detrás de quienes siguen.
     }
        • *Ahora mismo* o *fue un error* (el hilo también lo dirá): { $person } lo deja ya, y la partida vuelve a contar para { $back }{ $excused ->
        [yes] ; entonces las rondas desde que se perdió el asiento no cuentan como no jugadas
        [waits] ; entonces la partida espera a { $back }
       *[no] ; las rondas cuentan como no jugadas hasta que juegue { $back }, ya desde la actual{ $near ->
            [yes] , con la que este asiento quedaría ahora por detrás de todos
           *[no] {""}
         }
     }.
   *[no] Para { $person } esta partida no cuenta ni a favor ni en contra.{ $missed ->
        [0] {""}
       *[other] {" "}Rondas sin jugar hasta ahora: { $missed } de { $turns }.{ $absent ->
            [computer] {" "}Solo puede contar como abandonada cuando queden sin jugar la mayoría de las rondas.
            [skipped] {" "}Solo puede contar como abandonada cuando queden sin jugar la mayoría de las rondas.
           *[late] {""}
         }
     }
 }
moderation-line = **{ $entry }** · { $when } · { $what } Por { $moderator }. Motivo: { $reason }{ $changed ->
    [0] {""}
   *[other] {" "}↪️ Modificada por la medida { $changed }: ahora { $term ->
        [open] hasta que un administrador le ponga fin
       *[day] hasta el { $end }
     }.
 }
moderation-struck = ~~{ $line }~~ { $by ->
    [0] ⌛ Terminada el { $when }.
   *[other] { $used ->
        [yes] ✅ Aplicada por la medida { $by } el { $when }.
       *[no] ↩️ Deshecha por la medida { $by } el { $when }.
     }
 }{ $mistake ->
    [yes] {" "}{ $person } no hizo nada malo.
   *[no] {""}
 }{ $why ->
    [yes] {" "}Motivo: { $reason }
   *[no] {""}
 }
moderation-unread = { $how ->
    [read] Discord no me dejó enviarte esto en un mensaje directo:
   *[log] ⚠️ Sin entregar a { $people }: Discord rechazó el mensaje directo. Se lo mostraré en privado cuando vuelva a usarme aquí.
 }
moderation-no-reason = sin indicar
moderation-way-back = Para deshacerlo: `/caylus table moderate act:back entry:{ $entry } reason:…`
moderation-sure = **Aún no se ha hecho nada.** Tu motivo se leerá { $readers ->
    [person] en un mensaje directo a la persona y en el diario de moderación.
    [lifted] en un mensaje directo a la persona, en los hilos de sus partidas y en el diario de moderación.
    [seat] en el hilo, en el diario de moderación y en un mensaje directo a quien pierde el asiento o lo recupera.
    [log] solo en el diario de moderación.
   *[thread] en el diario de moderación y en el hilo, que muestra lo que sigue y menciona a los jugadores afectados.
 } Esto es lo que pasará:
moderation-yes = { $how ->
    [else] por otro motivo
    [choose] Elige hasta dónde llegar
    [left] cuenta como abandonada
    [neither] ni a favor ni en contra
    [warning] una advertencia
    [new-day] sin partidas nuevas durante 1 día
    [new-week] sin partidas nuevas durante 7 días
    [new-month] sin partidas nuevas durante 30 días
    [new-open] sin partidas nuevas hasta que se levante
    [day] suspensión de 1 día
    [week] suspensión de 7 días
    [month] suspensión de 30 días
    [open] suspensión hasta que se levante
    [mistake] fue un error
    [served] ha cumplido su propósito
    [later] cuando vuelva
    [now] ahora mismo
    [send] enviar
    [post] publicar ahí
   *[do] hacerlo
 }
moderation-draft-gone = Esta vista previa ha caducado y no ha cambiado nada. Empieza de nuevo con `/caylus table moderate`.
moderation-return = { $game }: { $how ->
    [withdrawn] la medida { $entry } queda deshecha: { $person } ya no puede recuperar el asiento { $seat }, y { $out } sigue jugando allí.
   *[act] { $person } puede recuperar el asiento { $seat } hasta el { $when }; sigue jugando allí { $out }, que de lo contrario se lo queda. Si { $out } lo deja, queda reservado 24 horas para { $person }; después puede ocuparlo cualquiera.
 }
moderation-return-told = { $over ->
    [yes] { $person }: este asiento ya no se puede recuperar (medida { $entry }). Ahora juega ahí { $out }.
   *[no] { $person }: pulsa el botón para volver a jugar aquí. Si aún no has visto cuántas rondas no has jugado, primero lo muestra; las rondas hasta entonces { $excused ->
        [yes] no cuentan como no jugadas.
       *[no] cuentan como no jugadas por ti, porque ya faltabas antes.
     }
        { $out }: sigue jugando. Si { $person } pulsa el botón a tiempo, quedas fuera; si no, te quedas con el asiento. En ambos casos tus jugadas se mantienen, y nada de esto cambia tu valoración ni tu fiabilidad.
 }
moderation-reason = Un motivo tiene de 1 a { $most } caracteres, no { $here }. No ha cambiado nada.
moderation-whom = { $what ->
    [seat] Di con `seat` de qué asiento se trata. No ha cambiado nada.
   *[member] Di con `member` de quién se trata. No ha cambiado nada.
 }
moderation-moderator-only = Esto es para moderadores: personas con el permiso Gestionar hilos donde se juega la partida. `act:report` les avisa de algo; los jugadores también pueden terminar su partida con una votación: `/caylus table cancel`.
moderation-manager-only = Esta medida solo pueden deshacerla personas con el permiso Gestionar servidor.
moderation-own-game = { $how ->
    [bar] Juegas o has jugado en una partida en marcha de esta persona, así que debe hacerlo otra persona con el permiso Gestionar servidor, o tú cuando la partida termine.
    [seat] Quien ha usado `/caylus table moderate` sobre un asiento de esta partida no puede jugar en ella.
   *[game] Juegas o has jugado en esta partida, así que debe hacerlo otra persona con el permiso Gestionar hilos. Como cualquier jugador, puedes pedir una votación con `/caylus table cancel` o `/caylus table replace`.
 }
moderation-practice = En una mesa de práctica una sola persona juega en todos los asientos; puede dejarla o cancelarla por su cuenta.
moderation-last = No es posible: no quedaría nadie más en esta partida. `act:end` la termina sin resultado.
moderation-is-so = { $entry ->
    [0] Ya es así. No ha cambiado nada.
   *[other] { $term ->
        [past] Eso ya habría terminado el { $when }: una duración cuenta desde el principio de la medida { $entry }. No ha cambiado nada. Elige una más larga, o termínala ya con `act:back entry:{ $entry }`.
       *[day] { $name } { $degree ->
            [restriction] ya no puede empezar partidas aquí ni unirse a ellas
           *[whole] ya tiene aquí una suspensión
         }{ $term ->
            [open] {" "}hasta que se levante
           *[day] {" "}hasta el { $when }
         } (medida { $entry }). No ha cambiado nada. Para cambiar el final, elige otra duración, que cuenta desde el principio; para terminarlo ya, usa `act:back entry:{ $entry }`.
     }
 }
moderation-void-nothing = Esta partida no contaba para estadísticas ni valoraciones, así que no hay nada que anular.
moderation-self = No puedes tomar esta medida contigo; debe hacerlo otro administrador.
moderation-none-back = { $how ->
    [entry] El diario de moderación de este servidor no tiene ninguna medida { $entry }. `/caylus-server log` muestra las últimas.
    [held] { $name } todavía tiene este asiento, así que no se ha perdido nada. De vuelta en el servidor, simplemente sigue jugando. Si para entonces hay rondas que no jugó, o si antes pierde el asiento, usa entonces `act:mistake`.
    [nobody] Nadie ha perdido este asiento, ni ha dejado de jugar rondas en él, por quedar fuera del servidor. `act:back` deshace lo que hizo la moderación.
   *[none] En esta partida no queda ninguna medida de moderación que deshacer.
 }
moderation-back-done = La medida { $entry } no se puede deshacer: ya está deshecha, o deshacía otra.
moderation-seat-changed = { $how ->
    [owed] { $name } perdió este asiento por un error (medida { $entry }). Si se lo das, la partida no contará para su valoración. Vacíalo con `act:skip`: entonces podrá recuperarlo con `/caylus table claim`, con valoración como antes, hasta siete días después de esa medida.
    [back] { $name } perdió el asiento por la medida { $entry }. Deshazla (`act:back entry:{ $entry }`) y volverá a ser suyo, con valoración como antes.
    [later] La medida { $entry } ha cambiado este asiento desde entonces; deshazla primero (`act:back entry:{ $entry }`).
   *[taken] El asiento ha cambiado de manos desde entonces, así que ya no es posible. `act:give` se lo da a alguien.
 }
moderation-barred = { $kept ->
    [no] El acceso de { $name } está suspendido en este servidor, así que no se le puede devolver el asiento. Levanta primero la suspensión.
    [game] { $name } no puede jugar aquí por ahora, y se le guarda el asiento hasta el { $when }. Hasta entonces nadie puede terminar esta partida ni pedir una votación para cancelarla o deshacer acciones. Si no puede esperar, un administrador puede deshacer la medida { $entry } (`act:back entry:{ $entry }`).
    [day] { $name } no puede jugar aquí hasta el { $when }, así que la partida no puede continuar. Para que continúe, un administrador tiene que levantar antes la suspensión (`act:back entry:{ $entry }`).
    [open] { $name } no puede jugar aquí por ahora, así que la partida no puede continuar. Para que continúe, un administrador tiene que levantar antes la suspensión (`act:back entry:{ $entry }`).
   *[yes] El acceso de { $name } está suspendido hasta el { $when }; después sigue jugando aquí. Se le ha prometido, así que el asiento no se puede dar a nadie. Si la partida debe continuar antes, deshaz la suspensión (`act:back entry:{ $entry }`).
 }
barred-here = { $degree ->
    [warning] { $moderator } te ha hecho una advertencia en { $server } (medida { $entry }). No cambia nada más: puedes jugar como antes.
    [ladder] Desde el { $since } no figuras en la clasificación de { $server }, y los demás no ven allí tu valoración (medida { $entry }, de { $moderator }). Tus partidas y tu valoración siguen como antes.
    [restriction] Desde el { $since } no puedes empezar partidas en { $server }, unirte a ellas ni publicar allí respuestas que vean los demás (medida { $entry }, de { $moderator }). Tus partidas en marcha siguen como antes.
   *[whole] Desde el { $since } tu acceso a este bot en { $server } está suspendido (medida { $entry }, de { $moderator }).
 }{ $until ->
    [none] {""}
    [open] {" "}Dura hasta que un administrador le ponga fin.
   *[day] {" "}Termina el { $when }.
 }{ $changes ->
    [0] {""}
   *[other] {" "}Esto cambia la medida { $changes }.
 } Motivo: { $reason }
    { $lost ->
        [no] {""}
        [day] Conservas tus asientos: { $games }. Estas partidas te esperan hasta entonces, y no se salta nada.{" "}
       *[yes] Tus asientos se guardan hasta el { $held }: { $games }. Si la suspensión se levanta antes, sigues jugando y no se habrá saltado nada por ti. Si no, cada una cuenta como partida que dejaste (quedas por detrás de quienes siguen), salvo que la suspensión se levante por haber sido un error, lo que es posible en cualquier momento: entonces no cuenta ni a tu favor ni en tu contra.{" "}
     }{ $out ->
        [0] {""}
       *[other] Ya no participas en estos torneos: { $cups }.{" "}
     }{ $back ->
        [0] {""}
       *[other] Vuelves a participar en estos torneos: { $cups }.{" "}
     }{ $lobbies ->
        [0] {""}
       *[other] Mesas sin empezar en las que ya no estás: { $lobbies }.{" "}
     }{ $degree ->
        [whole] `/caylus me` sigue funcionando: ahí puedes ver o borrar lo que guardo sobre ti.{" "}
       *[milder] {""}
     }Si no estás de acuerdo, escribe a { $moderator } o a otro administrador de ese servidor, y cita la medida { $entry }: se puede deshacer{ $lost ->
        [no] {""}
       *[yes] , y si fue un error, lo dirán los hilos que hablaron de ella
     }.
barred-over = { $degree ->
    [warning] Se ha retirado tu advertencia en { $server }.
    [ladder] Vuelves a figurar en la clasificación de { $server }.
    [restriction] Ya puedes volver a empezar partidas en { $server } y unirte a ellas.
    [late] Sobre tu suspensión en { $server }, que ya ha terminado:
   *[whole] Ya puedes volver a usar este bot en { $server }.
 } { $by ->
    [0] El plazo de la medida { $entry } ha terminado.
   *[other] { $moderator } ha deshecho la medida { $entry } (medida { $by }){ $mistake ->
        [yes] : fue un error, no hiciste nada malo. Disculpa las molestias.
       *[no] .
     } Motivo: { $reason }
 }
    { $degree ->
        [warning] {""}
        [ladder] {""}
        [restriction] Tus partidas en marcha siguieron como antes.
       *[whole] { $seats ->
            [0] {""}
           *[other] Asientos que recuperas: { $seats }. Estas partidas cuentan para ti como antes.{" "}
         }{ $lost ->
            [0] {""}
           *[other] Partidas que perdiste por ello y que ahora no cuentan ni a tu favor ni en tu contra: { $games }.
         }
     }{ $back ->
        [0] {""}
       *[other] {" "}Vuelves a participar en estos torneos: { $cups }.
     }
moderation-free = Hasta el { $until } puedes recuperar tu asiento{ $later ->
    [yes] ; hasta entonces juega ahí otra persona.
   *[no] {" "}donde siga libre.
 } El botón muestra primero cómo va la partida y qué significa para tu valoración; no pasa nada hasta que lo confirmes.
moderation-way = { $changed ->
    [yes] Esto ha cambiado desde que lo leíste.{" "}
   *[no] {""}
 }{ $game }: puedes recuperar el asiento { $seat } hasta el { $until }. Prestigio ahora: { $points } (puesto { $place } de { $seats }). Rondas sin ti hasta ahora: { $missed } de { $turns } (saltadas: { $skipped }, de un jugador automático: { $by_computer }, de otra persona: { $by_another }).
    { $rated ->
        [no] Esta partida es sin valoración.
        [excused] Si lo recuperas, el resultado cuenta para tu valoración; las rondas desde que perdiste el asiento no cuentan como no jugadas. Si no, la partida no cuenta ni a tu favor ni en tu contra.
       *[counts] Si lo recuperas, la partida vuelve a contar para ti, y las rondas sin ti cuentan como no jugadas: { $behind ->
            [last] tal como está ahora, quedas por detrás de quienes siguen.
           *[no] solo quedas por detrás de quienes siguen si al final la mayoría de las rondas fueron sin ti.
        } Una ronda en la que haces tú alguna jugada cuenta como tuya, también la actual.
    }{ $helped ->
        [yes] {" "}Si otros tomaron aquí más de un cuarto de las decisiones, en toda la partida o en su segunda mitad, una subida de valoración cuenta solo la mitad.
       *[no] {""}
    }
moderation-taken = { $games }: { $how ->
    [taken] ahora juega ahí otra persona. Si deja el asiento antes del { $until }, puedes recuperarlo con `/caylus table claim`, con valoración como antes; durante 24 horas nadie más puede ocuparlo
    [over] la partida ha terminado, así que el asiento no se puede recuperar
    [own] vuelves a jugar ahí, pero entretanto habías dejado el asiento otra vez
   *[closed] el asiento ya no se puede recuperar
 }. { $how ->
    [taken] Si no, la partida no cuenta ni a tu favor ni en tu contra.
   *[closed] La partida no cuenta ni a tu favor ni en tu contra.
 }
barred-them = Un administrador ha suspendido a { $user } en este servidor, así que no puede estar en una mesa.
moderation-told = 🚩 { $channel } · { $person } avisa a la moderación: { $reason }
moderation-answer = { $how ->
    [why] Tu motivo; después verás qué pasará
   *[sentence] Una frase para quien avisó (opcional)
 }
moderation-told-back = 🚩 { $moderator } ha revisado tu aviso a la moderación de { $server } ({ $channel }, { $when }).{ $more ->
    [yes] {" "}Su respuesta: { $answer }
   *[no] {""}
 }
moderation-told-to = { $how ->
    [ask] **Aún no se ha enviado nada.** Tus palabras, tu nombre y un enlace a este canal se publicarán en { $channel }{ $open ->
        [yes] , que no solo lee la moderación, sino también { $roles }.
       *[no] , que solo lee la moderación.
     } Aquí no se publica nada. No podrás retirarlo, pero cuando alguien lo haya revisado, te lo diré.{ $playing ->
        [no] {""}
       *[yes] {" "}También lo lee quien modera y juega en esta mesa: { $people }. Si se trata de esa persona, escribe mejor a { $owner ->
            [no] {""}
           *[yes] { $name } o a{" "}
         }alguien de la moderación que no juegue aquí.
     }
    [told] Enviado: la moderación lo encuentra en { $channel }. Cuando alguien lo haya revisado, te lo diré en un mensaje directo.
    [often] Puedes avisar { $most } veces por hora; inténtalo otra vez en { $minutes } min. No se ha enviado nada.
   *[nobody] No tengo en este servidor ningún canal donde publicar esto para la moderación, así que no se ha enviado nada. Escribe a un administrador, o a alguien que aquí tenga el permiso Gestionar hilos.
 }

# `/caylus-server log`: el diario de moderación
cmd-caylus-server-log = Qué hizo la moderación, y dónde se publica
    .name = diario
    .channel = Publicar las medidas ahí
    .channel-name = canal
    .off = No publicarlas
    .off-name = parar
    .member = Solo medidas sobre esta persona
    .member-name = miembro
moderation-log-in = { $how ->
    [about] Medidas sobre { $person }, de la más reciente a la más antigua:
    [off] Las medidas de moderación no se publican; `/caylus-server log channel:…` elige un canal. Las últimas:
   *[in] Publico cada medida de moderación en { $channel }. Las últimas:
 }
moderation-log-readers = { $how ->
    [ask] **Aún no se ha cambiado nada.** No solo la moderación lee { $channel }: también { $roles }. Allí se vería a quién se advirtió o se suspendió y por qué, y lo que los miembros cuentan unos de otros. Para un canal que solo lea la moderación, usa otra vez `/caylus-server log channel:…`. ¿Publicar allí el diario de todos modos?
   *[now] No solo la moderación lee { $channel } (también { $roles }), donde publico el diario de moderación: a quién se advirtió o se suspendió y por qué, y lo que cuentan los miembros. `/caylus-server log channel:…` elige un canal que solo lea la moderación.
 }
moderation-log-empty = Aún no hay medidas.
moderation-seat = 🪑 { $game } · { $seat }: { $how ->
    [resigned] ha dejado la partida. El asiento está libre.
    [dropped] lleva demasiado retraso y está fuera de la partida. El asiento está libre.
    [kept] ha dejado la partida. El asiento queda reservado hasta el { $until } para { $person }, como se prometió.
    [barred] tiene una suspensión. La partida espera hasta el { $until }.
    [plays-on] tiene una suspensión. La partida espera hasta el { $until }; después sigue jugando.
    [released] tiene una suspensión y está fuera de la partida. El asiento está libre.
    [departed] ya no está en este servidor. Cualquiera puede ocupar el asiento.
    [skipped] no respondió en el plazo; se saltan sus decisiones hasta que vuelva.
    [waiting] no respondió en el plazo del { $until }. Ahora mismo no juega nadie más allí, así que la partida espera.
    [claimed] ✅ ha ocupado el asiento.
    [came-back] ✅ ha vuelto.
   *[stand-in] se retrasa, así que juega en su lugar un jugador automático.
 }
moderation-seat-can = { $now ->
    [kept] `act:back entry:{ $entry }` lo devuelve. Con `give`, `computer` o `skip` de `/caylus table moderate` la partida sigue enseguida, sin { $person }. Hasta entonces nadie puede terminarla.
   *[open] `/caylus table moderate` puede { $now ->
         [removed] arreglarlo si el jugador anterior quedó fuera por error (`act:mistake`).
         [gone] dar el asiento a alguien, poner allí un jugador automático, vaciarlo o terminar la partida. Si quedó fuera por error, usa `act:mistake` cuando haya vuelto o perdido el asiento.
         [computer] dar el asiento a alguien, dejarlo vacío y saltar sus jugadas o terminar la partida.
         [skipped] dar el asiento a alguien, poner allí un jugador automático o terminar la partida.
        *[held] dar el asiento a alguien, poner allí un jugador automático, vaciarlo o terminar la partida.
      }
 }
