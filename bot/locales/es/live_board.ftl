# The live board: its button and line in Discord, then the page
button-live = Tablero interactivo
live-opening = 🗺️ [El tablero interactivo]({ $url }): mira la partida en cualquier navegador. `Tablero` te da un enlace propio para jugar en él.

# Whose decision it is, on the page
live-waiting = Esperando a { $player } ({ $kind }).
live-not-begun = Esta partida aún no ha empezado.
live-place = Colocar un trabajador: pagar { $price }, conservar { $left }
live-provost = { $line ->
    [back] Quedaría más allá del preboste, sin dar nada: { $what }
    [ahead] El preboste ya llega a: { $what }
   *[keeps] Conservas { $what }
 }
live-quoted = «{ $what }»
live-unbuilt =
    .mc-ask-action = Roba, cambia la mano, coloca un trabajador (1 denario cada cosa) o pasa.

# What somebody says in advance, on the page
live-plan = Tus próximos trabajadores
live-plan-line = Pulsa, en orden, los lugares para tus próximos trabajadores.
live-plan-or = Solo si el número { $number } está ocupado
live-plan-off = Quitar de la lista: { $what }
live-plan-gone = { $what } (ya no está)
live-ahead = Responde por adelantado: { $question }

# Why the page refuses something
live-no-page = Esa página no existe o no puedes verla. Pulsa Tablero en el hilo para recibir un enlace propio.
live-no-game-here = En este canal no se juega ninguna partida. Abre el tablero en el hilo de una partida.
live-no-step = Esa posición ya no existe: se deshizo.
live-link-used = Este enlace ya se usó o tiene más de diez minutos. Pulsa Tablero en el hilo para recibir otro.
live-signed-out = Aquí no has iniciado sesión. Pulsa Tablero en el hilo para recibir un enlace propio.
live-refused = Eso no vino de esta página. Recarga la página e inténtalo otra vez.
live-too-large = Era demasiado largo: una petición admite 4 kB como máximo. No ha cambiado nada.
live-unreadable = No he podido leer la petición; no ha cambiado nada. Recarga la página e inténtalo otra vez.
live-too-often = Demasiadas peticiones en un minuto. Espera un momento e inténtalo otra vez.
live-too-many = Ahora mismo mira mucha gente. Esta página se actualiza cada medio minuto.

# What the page says by itself
live-page-you = Eres { $name }
live-page-watching = Estás mirando la partida
live-page-your-actions = Tus acciones
live-page-as-list = Lugares del tablero, en lista
live-page-step-through = Ver acciones anteriores
live-page-step-back = Una acción atrás
live-page-step-on = Una acción adelante
live-page-step = Tras la acción { $number } de { $of }
live-page-past = El pasado: tras la acción { $number } de { $of }
live-page-to-now = Volver a la partida
live-page-log = Qué ha pasado
live-page-in-words = El tablero en texto
live-page-hand = Tu mano
live-page-hand-in-words = Tu mano en texto
live-page-close = Cerrar
live-page-vote = Los demás lo votarán en el hilo.
live-page-larger = Más grande
live-page-smaller = Más pequeño
live-page-thread = Abrir el hilo
live-page-offline = Sin conexión. Lo sigo intentando.
live-page-sign-in = Iniciar sesión con Discord
live-page-sign-in-failed = No se ha podido iniciar la sesión. Inténtalo otra vez o pulsa Tablero en el hilo para recibir un enlace propio.
live-page-sure = Hacerlo de todos modos
live-page-trial = ¿Y si…? Nada de esto pasa en la partida
live-page-try = Probar: { $what }
live-page-keep = Guardar como mi plan
live-page-keep-none = Aún no hay nada que guardar: prueba primero una acción tuya.
live-page-keep-over = Esta partida ha terminado, así que no se puede guardar nada.
live-page-sign-out = Cerrar todas las sesiones
live-page-signed-out = Has cerrado la sesión en todos los navegadores.
live-page-plan-on = Planear en el tablero
live-page-plan-add = Planear: { $what }
live-page-plan-read = Para leer qué hace un lugar, mantenlo pulsado, haz clic derecho o pulsa la tecla I.
