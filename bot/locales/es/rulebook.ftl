rules-start = ## Empieza aquí
    Los jugadores construyen para el rey un castillo y su ciudad. Gana quien tenga más puntos de prestigio (PP) al final.
    En cada ronda recibes unos denarios (monedas); luego, por turnos, los jugadores colocan trabajadores, de uno en uno, en los edificios de un camino. Después los edificios se activan, en orden, y te dan cubos, dinero y prestigio. Con un lote (comida y otros dos tipos de cubos), tu trabajador construye una casa en el castillo.
    El truco: los edificios del camino solo se activan hasta el preboste, una figura que todos pueden mover pagando.
    Tres palabras más: el administrador es otra figura; cuando llega a ciertas casillas, se puntúa una sección del castillo. Un favor real es una recompensa de una de las cuatro líneas, la que elijas. Una residencia es un edificio convertido que te da 1 denario por ronda.
    Cómo se juega aquí: cuando te toca te menciono, con botones y menús para todo lo permitido. `/caylus act` hace lo mismo escribiendo. Pruébalo en solitario con `/caylus new practice:3`.
    Más: `/caylus rules topic:turn`, y `/caylus building` para cada edificio.
rules-turn = ## Una ronda de Caylus
    1 Ingresos: 2 denarios, y más por residencias, biblioteca y hotel.
    2 Colocación: en orden de turno, un trabajador cada vez, hasta que todos los jugadores hayan pasado.
    3 Se activan los edificios especiales, de la puerta a la posada.
    4 Preboste: en el orden en que pasaron, cada jugador puede moverlo hasta 3 casillas, a 1 denario por casilla.
    5 Camino: cada edificio hasta el preboste se activa para el trabajador que tiene encima; los demás trabajadores vuelven con las manos vacías.
    6 Castillo: los jugadores que enviaron un trabajador allí entregan lotes y construyen casas.
    7 Fin: el administrador avanza 1 casilla, o 2 si el preboste está por delante; el preboste se une a él; se puntúa la sección que está llena o a cuya casilla ha llegado el administrador.
rules-placing = ## Colocar trabajadores
    Un trabajador cuesta 1 denario, y 1 más por cada jugador que ha pasado. Tus propios edificios cuestan siempre 1; con un trabajador en el lugar de la derecha de la posada, cada trabajador que coloques cuesta 1.
    Puedes colocar en un edificio libre que sea especial, neutral, fijo, de madera o de piedra, y una vez por ronda en el castillo. Colocar en el edificio de otro jugador le da a ese jugador 1 PP.
    El primero en pasar gana 1 denario. Se pasa para toda la fase; el orden en que se pasa decide la fase 4.
rules-special = ## Edificios especiales, en su orden
    Puerta: mover al trabajador a cualquier lugar libre, gratis.
    Puesto comercial: 3 denarios.
    Gremio de mercaderes: mover gratis al preboste hasta 3 casillas.
    Campo de justas: un favor real por 1 denario y 1 tela.
    Establos: los jugadores que están aquí van primero en el orden de turno, desde ahora.
    Posada: tiene su propio tema.
rules-provost = ## Preboste y administrador
    El preboste decide hasta dónde se activan los edificios en esta ronda. El gremio lo mueve gratis en la fase 3; en la fase 4 cada jugador puede pagar 1 denario por casilla, hasta 3, en el orden en que pasaron. Siempre queda entre las casillas 1 y 28.
    Al final de la ronda el administrador avanza 2 casillas si el preboste está por delante, si no 1, y el preboste se une a él. Cuando el administrador llega a la casilla 12, 18 o 24 se puntúa una sección del castillo.
rules-road = ## Edificios del camino
    Se activan uno tras otro, desde la casilla 1 hasta el preboste. Debes tomar lo que dan los edificios de producción; todo lo demás es opcional. Cuando otro jugador usa un edificio de piedra que da recursos, su dueño recibe también un cubo.
    Mercado: vender un cubo. Buhonero: comprar cubos (nunca oro). Carpintero: construir un edificio de madera. Albañil: uno de piedra. Notario: una residencia. Arquitecto: un edificio de prestigio. Iglesia, sastre, banco, alquimista, joyero: intercambios.
rules-castle = ## El castillo
    En el orden de sus trabajadores en el castillo, los jugadores entregan lotes: comida y un cubo de cada uno de otros dos tipos. Cada lote construye una casa: 5 PP en las mazmorras (6 lugares), 4 en las murallas (10), 3 en las torres (14). Cuando una sección está llena empieza la siguiente.
    Si tienes un trabajador allí y no entregas ningún lote, pierdes 2 PP, salvo que tengas un lote y ya no quede sitio en ninguna sección. El jugador que más lotes entrega en esta ronda gana un favor real; en caso de empate, quien colocó antes.
rules-scoring = ## Puntuar una sección
    Una sección se puntúa cuando está llena o el administrador llega a su casilla: 12 para las mazmorras, 18 para las murallas, 24 para las torres. Las casas que hay en la sección dan favores: 2 casas dan 1; en las murallas, 3 casas dan 2 y 5 dan 3; en las torres, 4 casas dan 2 y 6 dan 3. Si no tienes ninguna casa en la sección, pierdes 2, 3 o 4 PP.
    Después de las torres termina la partida.
rules-favors = ## Favores reales
    Elige una línea que no hayas usado en esta fase; su marcador avanza un nivel si puede; luego usa cualquier efecto hasta ese nivel.
    Prestigio: de 1 a 5. Denarios: de 3 a 7. Recursos: comida; madera o piedra; tela; un cubo por dos; oro. Construcción: nada; edificio de madera por 1 madera menos; de piedra por 1 piedra menos; residencia por 1 tela; edificio de prestigio.
    Los marcadores llegan al nivel 2 antes de puntuarse las mazmorras, al 4 después, al 5 tras las murallas.
rules-building = ## Construir
    Los edificios de madera y piedra van a la primera casilla vacía del camino y son tuyos: colocar ahí te cuesta 1 denario, y los demás te dan prestigio. Una residencia sustituye a un edificio neutral o a uno tuyo y da 1 denario por ronda. Un edificio de prestigio cubre una de tus residencias.
    Si hay un trabajador en el edificio que se convierte en residencia, el cambio espera a que se vaya.
rules-inn = ## La posada
    Los trabajadores nuevos van al lugar de la izquierda. Cuando se activa la posada, el trabajador de la izquierda se mueve a la derecha y se queda; mientras el tuyo está a la derecha, cada uno de tus trabajadores cuesta 1 denario. Si el lugar de la izquierda está vacío, puedes irte o quedarte.
rules-two-players = ## Dos jugadores
    Los dos empiezan con 5 denarios; el orden se invierte cada ronda; los establos no se usan. Cuando el otro ha pasado, un trabajador cuesta 3 (1 en tus propios edificios, o con la posada).
rules-end = ## El final
    Después de puntuar las torres: 3 PP por cada oro, 1 por cada tres cubos de otro tipo, 1 por cada cuatro denarios. Gana quien tenga más prestigio; en caso de empate, la victoria se comparte.
rules-magna-carta = ## Caylus Magna Carta
    El juego de cartas: cada jugador tiene los mismos doce edificios, en la mano y en el mazo, y todos los construyen en un solo camino. Los trabajadores cuestan siempre 1 denario. El castillo acepta de todos lotes de comida, madera y piedra, sin trabajador; el oro vale por cualquier cubo.
    Las manos son secretas: pulsa `Te toca` para ver tus decisiones; solo tú ves lo que abre.
    Cada jugador empieza con tres cartas y puede cambiarlas todas una vez; todos eligen a la vez, y las elecciones se muestran cuando todos han elegido.
    Las reglas de iniciación: diez edificios por jugador (sin notario ni iglesia, así que no hay residencias), sin hotel y sin preboste: se activa cada carta con un trabajador.
rules-magna-carta-turn = ## Una ronda de Magna Carta
    1 Ingresos: 2 denarios, y más por residencias y el hotel.
    2 Acciones hasta que todos los jugadores hayan pasado: robar una carta (1 denario), cambiar la mano (1), colocar un trabajador (1), construir una carta, construir una carta de prestigio sobre una residencia, o pasar.
    3 Preboste: como en el juego de tablero.
    4 Las cartas del camino se activan hasta el preboste: primero para el trabajador, luego para el dueño de la carta.
    5 Castillo: lotes por fichas de 4, 3 o 2 PP; quien más entrega gana 1 oro; si nadie entrega ninguno, 2 fichas salen de la partida.
    6 El preboste avanza 2 cartas y cambia el primer jugador. Cuando se acaban las fichas termina la partida.
    El final: las fichas valen 4, 3 y 2 PP; tus cartas del camino, los puntos impresos en ellas; una residencia sin cubrir, 1. Además, 1 por cada oro, 1 por cada tres cubos de otro tipo y 1 por cada tres denarios. Gana quien tenga más prestigio; en caso de empate, la victoria se comparte.
rules-commands = ## Comandos
    Jugar: `/caylus act`, o `place`, `pass`, `provost`, `build`, `convert`, `castle`, `favor`, `choose`; `undo` deshace tu última acción.
    Mirar: `board`, `status`, `hand`, `history`, `building`, `rules`, `export`, `games`.
    Mesas: `new`, `join`, `leave`, `start` y `table` para asientos, votaciones, pausa y ajustes.
    Por adelantado: `plan turn` para planear tu ronda, `plan what-if` para probarlo y `plan hint` para el consejo de un jugador automático.
    Tú: `me` para idioma, horas, recordatorios, imágenes, la guía y lo guardado sobre ti.
    Además: `/caylus-club review` analiza una partida terminada, `/caylus-club puzzle` es el problema del día, `/caylus-club learn` tiene lecciones breves.
    En el hilo de una partida, un comando se refiere a esa partida.
rules-undo = ## Deshacer
    Puedes deshacer tu última acción hasta que juegue otro jugador. Después deben estar de acuerdo, en 24 horas, todos los jugadores que hayan jugado o visto algo desde entonces. Eso es «tu última acción; lo demás, por votación»; una mesa puede jugar también con «solo tu última acción» o «nunca». Si se han visto cartas ocultas, siempre hace falta una votación.
rules-pace = ## Ritmo
    Una mesa puede jugar sin reloj, en tiempo real o con entre 12 horas y 7 días por jugada; cuando ese tiempo se acaba empieza tu reserva de tiempo, que se recarga al jugar.
    `/caylus me hours` fija tus horas activas, `/caylus me notify` cómo te envío recordatorios, `/caylus table pause` pide una pausa.
    Una mesa nueva tiene el reloj que eligió el servidor; si no, 24 horas por jugada; `Más` en su tarjeta lo cambia.
    Donde la mesa espera a los que se retrasan, el asiento de un jugador que no da señales durante mucho tiempo se abre a otros. `Recordárselo` bajo `/caylus status` le envía un recordatorio al jugador a quien esperas.
rules-privacy = ## Privacidad
    Guardo: las partidas y sus acciones, quién tuvo qué asiento (tu id de Discord y el nombre que tenías entonces), tus ajustes y ausencias, tus planes y respuestas adelantadas, los resultados, las valoraciones y la fiabilidad, los torneos, a quién sigues o bloqueas y qué buscas, las medidas de la moderación que te afectan, tus respuestas a problemas, las lecciones, los análisis y los ids de mis propios mensajes. No leo ni guardo nada más de lo que escribes. `/caylus me export` muestra todo sobre ti, `/caylus me forget` lo borra; las partidas siguen con un asiento sin nombre.
