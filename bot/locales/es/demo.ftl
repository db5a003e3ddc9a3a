demo-server = La villa de Caylus
demo-guide = Guía
demo-open = Abre en un navegador de este equipo:
    { $url }
demo-game-open = { $game } se juega aquí (el canal tiene un enlace):
    { $url }
demo-failed = La demo no puede funcionar: { $why }. Con CAYLUS_DEMO_PORT=0 usa un puerto libre.
demo-welcome = ¡Hola, { $owner }! Arriba puedes cambiar de persona.
demo-first = **¿Primera vez?** Una guía te acompaña:
demo-plain-command = Eso se ha enviado como mensaje de chat, y yo no los leo. Para usar { $typed } escribe solo `/`, elige el comando en la lista que se abre, luego sus opciones (Tab pasa a la siguiente) y pulsa Intro.
demo-open-game = Abrir la partida
demo-game-over = La partida ha terminado, y su página sigue aquí: **{ $game }**
demo-game-waits = **{ $game }** aún no tiene página, porque otras { $most } partidas la tienen. Su página se abre cuando una de ellas termine o se cancele (`/caylus table cancel` en su página).
demo-game-closed = **{ $game }** ha terminado. Su página se ha cerrado para dejar sitio a partidas más nuevas.
demo-thread = -# Las demás partidas están [en el canal]({ $url }).
demo-thread-over = -# Otra partida o la revancha empieza [en el canal]({ $url }).
