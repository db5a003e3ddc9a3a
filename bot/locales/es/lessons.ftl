# Lecciones: ejercicios breves en privado

cmd-caylus-club-learn = Lecciones breves, solo para ti
    .name = aprender
button-learn = Lecciones
button-learn-next = Siguiente lección
button-learn-again = Otra vez
button-learn-show = Muéstramelo
button-learn-list = Todas las lecciones
learn-list = ## Lecciones
    Una idea cada una, solo para ti, en unos dos minutos. Juegas con Azul; prueba lo que quieras: cada acción recibe una respuesta y no se pierde nada.
learn-progress = **{ $game }**: { $done } de { $all } hechas
learn-title = **{ $game }, lección { $title }** (de { $all })
learn-you = { $seat } eres tú. { $question }
learn-done = Lección hecha. Ya van { $done } en total.
learn-unknown = Ya no tengo esta lección. `/caylus-club learn` muestra las que hay.

learn-gate = También sirve: en la fase 3 la puerta lleva a su trabajador gratis a cualquier casilla que siga libre. Pero alguien puede llegar antes; ve directamente mientras puedas.
learn-waste = Eso cuesta dinero y no cambia nada para ti. Guarda tus denarios.

learn-road = Leer el camino
learn-road-try = Necesitas una piedra. Los edificios se activan por orden, desde la casilla 1 hasta el preboste, que está en la 6; los trabajadores más allá vuelven sin nada. Rojo y Verde han pasado y tienen entre los dos 3 denarios para moverlo.
learn-road-quarry = La cantera de la 3 es segura: 3 denarios retrasan al preboste de la 6 a la 3, y aun ahí la alcanza. Rojo lo ha movido a la 5. Ahora puedes moverlo tú, o no.
learn-road-beyond = Dos piedras tientan, pero la 9 está tres casillas más allá del preboste y solo te quedarían 2 denarios para moverlo. El trabajador volvería sin nada.
learn-road-pass = Ahorrarías 3 denarios, pero sin piedra. La cantera de la 3 es segura y vale lo que cuesta.
learn-road-other = Eso no da piedra en esta ronda. Busca una cantera que el preboste alcance.
learn-road-stay = Bien: está en la 5, alcanza a tus trabajadores de la 3 y la 4, y conservas tus 2 denarios. Has recibido una madera y una piedra; Verde, en la 6, nada.
learn-road-lose = Demasiado atrás: tu propio trabajador de la 4 quedaría más allá y no daría madera.
learn-road-forward = Pagarías por Verde, que tiene un trabajador en la 6. Los tuyos de la 3 y la 4 ya están a su alcance.

learn-food = Primero la comida
learn-food-try = Cada lote para el castillo necesita una comida y dos tipos más. Tienes madera y piedra, pero no comida, y dinero para dos trabajadores. Construye una casa en esta ronda.
learn-food-farm = Primero la comida: pocos edificios la dan, y en cada uno cabe un solo trabajador. En el castillo siempre hay sitio.
learn-food-early = El castillo está bien, pero nunca se llena; la granja y el bosque, sí. Si ocupan los dos antes, tu trabajador no tendrá lote, y eso cuesta 2 de prestigio.
learn-food-other = Eso no da comida, y sin comida no hay lote. La dan la granja de la 1 y el bosque de la 2.
learn-food-castle = El lote estará completo. El camino va antes que el castillo, así que la comida llega a tiempo.
learn-food-pass = Tendrías la comida, pero nadie en el castillo para usarla en esta ronda.
learn-food-later = Es tu último denario. La comida llega en esta ronda, pero no tendrías a nadie en el castillo para usarla.
learn-food-take = Comida. Y ahora, al castillo.
learn-food-cloth = Otro material no ayuda: sin comida no hay lote.
learn-food-batch = Una casa en las mazmorras: 5 de prestigio. Has entregado más lotes que nadie en esta ronda, así que el rey te concede además un favor.
learn-food-done = No entregar nada cuesta 2 de prestigio. Tienes comida, madera y piedra: eso es un lote.

learn-castle = Un lote y el castillo
learn-castle-try = En las mazmorras cada lote da 5 de prestigio, y quien más lotes entrega en la ronda recibe un favor real. Rojo está en el castillo con un lote. Supéralo.
learn-castle-place = Vas después de Rojo, lo que solo importa en un empate: lo gana el trabajador anterior. Rojo ha entregado un lote, así que necesitas dos. Fíjate en qué cubos entregas primero.
learn-castle-pass = Solo un trabajador en el castillo puede entregar lotes. Tienes cubos para dos.
learn-castle-other = Sirve, pero tus cubos esperan otra ronda mientras las mazmorras se llenan a 5 de prestigio por casa y Rojo se lleva el favor.
learn-castle-first = Bien: te quedan una comida y dos tipos más, que son un segundo lote.
learn-castle-greedy = Sirve: 5 de prestigio. Pero quedan una comida y dos maderas, y un lote necesita tres tipos distintos. Entrega ahora una madera para que quede un segundo lote.
learn-castle-done = No entregarías ningún lote, y eso cuesta 2 de prestigio. Tus cubos bastan para dos.
learn-castle-second = Dos lotes, 10 de prestigio, y más que nadie en esta ronda. Elige una línea para tu favor; el primer paso es pequeño en todas.
learn-castle-stop = Un lote cada uno es un empate, y Rojo llegó antes: el favor sería para Rojo. Puedes entregar otro.
learn-castle-favor = Así rinde una ronda en el castillo: prestigio por cada lote y un favor para quien más entrega. El siguiente paso en la misma línea vale más.

learn-pass = Pasar pronto
learn-pass-try = Te queda 1 denario. Rojo y Verde también tienen 1 cada uno y querrían colocar otra vez. El primero que pasa recibe 1 denario, y un trabajador cuesta 1 más por cada jugador que ha pasado.
learn-pass-pass = Ahora tienes 2 denarios y un trabajador cuesta 2: Rojo y Verde no podían pagarlo y han tenido que pasar también. Además decides primero sobre el preboste.
learn-pass-inn = Sirve: en la próxima ronda tus trabajadores cuestan solo 1. Pero gasta tu último denario, y Rojo y Verde colocan otra vez por 1 cada uno. Pasar frena a los dos y da un denario.
learn-pass-castle = Tendrías comida y piedra, pero ningún tercer tipo: no hay lote. Un trabajador sin lote cuesta 2 de prestigio.
learn-pass-other = Por tu último denario, eso no te da nada en esta ronda. Mira qué lograrías pasando.
learn-pass-keep = Bien: tus trabajadores de la 1 y la 3 están muy por delante de él, y los 2 denarios son tuyos para la próxima ronda.
learn-pass-spite = Sirve contra Verde, cuyo trabajador de la 5 no recibiría nada. Pero te cuesta los dos denarios y no te da nada.

learn-ahead = Avanzar al preboste
learn-ahead-try = Tu trabajador está en el carpintero de la 8, dos casillas más allá del preboste. Rojo y Verde han pasado y pueden moverlo antes que tú, con 3 denarios entre los dos. Haz que llegue a la 8.
learn-ahead-pass = Has guardado 4 denarios. Rojo ha gastado uno en retrasar al preboste a la 5. Ahora decides tú.
learn-ahead-guild = Sirve a medias: el gremio lo mueve hasta 3 casillas, pero Rojo y Verde pueden retrasarlo 3, y tu último denario lo mueve una. Se quedaría antes de la 8.
learn-ahead-place = Te quedaría 1 denario, que mueve al preboste una casilla. Desde la 6 no llegaría a tu carpintero de la 8.
learn-ahead-pay = Tres denarios, tres casillas: está en la 8, y tu carpintero puede construir.
learn-ahead-short = Se quedaría antes de la 8 y habrías gastado el dinero para nada. Aquí es todo o nada.
learn-ahead-none = Tu carpintero de la 8 no recibiría nada, y ese trabajador ya está pagado. Tienes dinero para mover al preboste.
learn-ahead-back = En sentido contrario: tu carpintero está en la 8, más adelante.
learn-ahead-build = Tu primer edificio. Unos denarios guardados para el preboste deciden a menudo lo que vale tu mejor trabajador.
learn-ahead-skip = Has venido a construir y tienes lo necesario. Un edificio de madera da prestigio enseguida y luego trabaja para ti.

learn-against = El preboste contra ti
learn-against-try = Necesitas una piedra. El preboste está en la 9, pero Rojo y Verde han pasado y lo mueven antes que tú: Rojo tiene 4 denarios, Verde 1. A ti te quedará 1.
learn-against-near = Segura: aunque los dos lo retrasen todo lo posible, queda en la 5. Y mira: Rojo lo ha retrasado a la 6, y Verde ha pagado para llevarlo a la 7.
learn-against-far = Dos piedras, pero Rojo solo ya puede retrasar al preboste a la 6, y tu último denario lo mueve una casilla. Rojo tiene 4 denarios y un trabajador de Verde en la 8 al que perjudicar.
learn-against-pass = Conservarías 4 denarios, pero sin piedra. La cantera de la 3 está fuera del alcance de todos.
learn-against-other = Eso no da piedra en esta ronda. Hay canteras en la 3 y en la 9.
learn-against-keep = Bien: la 3 y la 4 están a su alcance. Tienes tu piedra, mientras que el trabajador de Verde en la 8 ha vuelto sin nada.
learn-against-help = Eso llevaría al preboste a la 8, donde hay un trabajador de Verde: tu denario, su edificio.

learn-owner = Tus propios edificios
learn-owner-try = La granja (comida) de la 9 es tuya, y estás en el carpintero con una comida y una madera. Lo que construyas ahora es tuyo el resto de la partida.
learn-owner-build = Está en la 10, y ya tienes su prestigio. En la ronda siguiente Rojo ha colocado ahí enseguida un trabajador: 1 de prestigio más para ti, el dueño. Verde ha pasado, así que un trabajador cuesta 2.
learn-owner-skip = Conservarías dos cubos, pero un edificio rinde toda la partida: prestigio ahora, 1 de prestigio por cada trabajador ajeno y un sitio barato para los tuyos.
learn-owner-own = En tu propio edificio un trabajador cuesta 1, pase quien pase. Ya han pasado todos, y tu granja se activa.
learn-owner-pass = Tu granja de la 9 sigue costando solo 1 denario. Pasar puede esperar.
learn-owner-dear = Sirve, pero cuesta 2, porque Verde ha pasado. Tu granja de la 9 cuesta siempre 1.
learn-owner-take = Recursos por 1 denario. Y cuando otros van a tus edificios, puntúas sin hacer nada.

learn-gold = La piedra y el oro
learn-gold-try = Los edificios de prestigio, azules, son los que más dan, y todos necesitan oro. La estatua cuesta dos piedras y un oro: 7 de prestigio y un favor. El arquitecto de Rojo, en la 9, la construye sobre tu residencia. Entrega antes un lote aquí, y guarda lo que la estatua necesita.
learn-gold-keep = Has ganado 3 y guardado dos piedras y el oro. Una nueva ronda: ahora, a por la estatua.
learn-gold-gold = Sirve: el oro puede ser uno de los tres tipos. Pero al final vale 3 de prestigio, y sin oro no hay edificio de prestigio.
learn-gold-stone = Sirve, 3 de prestigio. Pero quedaría una sola piedra, y la estatua necesita dos.
learn-gold-done = Un trabajador que aquí no entrega nada te cuesta 2 de prestigio. Puedes entregar un lote sin piedra ni oro.
learn-gold-place = El arquitecto es de Rojo, que ha ganado 1 de prestigio. Vale la pena.
learn-gold-pass = Entonces nadie construirá la estatua en esta ronda. Tienes los cubos y el dinero.
learn-gold-other = Sirve, pero lo primero es lo primero: en el arquitecto cabe un solo trabajador, y le toca a Verde.
learn-gold-build = 7 de prestigio y un favor. La residencia queda cubierta y ya no da ingresos, pero sus 2 de prestigio se quedan.
learn-gold-skip = La estatua cuesta justo lo que has guardado: dos piedras y un oro, por 7 de prestigio y un favor.
learn-gold-favor = Ese es el camino a los grandes edificios: una residencia donde construir, un arquitecto y oro guardado para ello.

learn-favors = Las líneas de favores
learn-favors-try = Hay cuatro líneas de favores reales, y cada paso más en una línea vale más. Tu marcador está en el paso 3 de prestigio. Tienes un trabajador en el castillo y tela en la mano, y puedes llegar hasta el paso 5.
learn-favors-joust = El campo de justas vende un favor por ronda a cambio de 1 denario y 1 tela.
learn-favors-pass = Te sobra tela y tienes 5 denarios: en esta ronda hay un favor en venta.
learn-favors-other = Sirve, pero da como mucho un cubo o unos denarios. Tu próximo favor valdría 4 de prestigio.
learn-favors-buy = Pagado. Ahora elige la línea.
learn-favors-skip = Ese trabajador ya está pagado. Una tela y un denario por 4 de prestigio es un buen cambio, y tienes otra tela para tu lote.
learn-favors-four = 4 de prestigio por el paso 4. En el castillo nadie más tiene un lote: entrega el tuyo.
learn-favors-deniers = Sirve: el primer paso aquí son 3 denarios. Pero en prestigio tu próximo paso vale más que cualquier comienzo de línea.
learn-favors-cubes = Sirve: el primer paso aquí es una comida. Pero en prestigio tu próximo paso vale más.
learn-favors-building = Sirve: el paso 2 construye un edificio de madera por una madera menos. Al principio es fuerte; ahora tu próximo paso en prestigio vale más.
learn-favors-batch = 3 de prestigio, y el tuyo ha sido el único lote: otro favor. Es una nueva fase, así que puedes usar la misma línea.
learn-favors-done = No entregar nada cuesta 2 de prestigio. Tienes una comida, una piedra y una tela.
learn-favors-five = 5 de prestigio. Dos favores en una línea han dado 9. Los primeros pasos de otras líneas habrían dado una comida o 3 denarios.

learn-section = Puntuar una sección
learn-section-try = Al final de esta ronda el administrador llega a la casilla 18 y se puntúan las murallas: dos casas ahí dan 1 favor, tres dan 2, ninguna cuesta 3 de prestigio. Tienes una casa en las murallas y un trabajador en el castillo.
learn-section-two = 4 de prestigio y tu segunda casa en las murallas. ¿Una más?
learn-section-done = Con una casa las murallas no te dan nada, y un trabajador sin lote cuesta 2 de prestigio.
learn-section-three = Tres casas: 2 favores. Ahora se puntúan las murallas. Elige una línea para el primero; cada línea vale una sola vez por fase.
learn-section-stop = Sirve: dos casas dan 1 favor. Pero una tercera da 4 de prestigio más y un segundo favor.
learn-section-first = Bien. El segundo favor necesita otra línea.
learn-section-last = Una sección paga dos veces: por cada casa al construirla, y en favores al puntuarla. Vigila al administrador para tener casas ahí a tiempo.
learn-section-small = Sirve, pero aquí el primer paso es pequeño: una comida, o nada en la línea de construcción. Prestigio y denarios rinden enseguida.

learn-order = El orden de turno
learn-order-try = Eres tercero en el orden de turno, y Rojo acaba de ocupar la mina de oro de la 16 antes que tú. Tienes 2 denarios. ¿Cómo llegar primero a ella en la próxima ronda?
learn-order-stables = Los jugadores de los establos van primero desde ahora. La ronda siguiente ha empezado, y colocas el primero.
learn-order-pass = Ahorrarías dinero, pero seguirías tercero: Rojo volvería a llegar primero a la mina de oro.
learn-order-other = Sirve para esta ronda, pero sigues tercero, y Rojo puede volver a tomar la mina de oro.
learn-order-mine = En esta ronda la mina de oro es tuya. El preboste está en la 17, apenas más allá; guarda un denario o dos para él.
learn-order-wait = Ahora eres el primero: aprovéchalo. El siguiente puede tomar la mina de oro.
learn-order-small = Sirve, pero después coloca Rojo y puede tomar la mina de oro. Lo más codiciado, primero.

learn-last = La última ronda
learn-last-try = El administrador llega a la 24 en esta ronda: se puntúan las torres y la partida termina. Al final un oro vale 3 de prestigio, otros tres cubos 1, cuatro denarios 1. Convierte lo que tienes en prestigio; Rojo gana 34 a 30.
learn-last-church = La iglesia vende prestigio. Es de Verde, que ha ganado 1 por tu trabajador. Luego has pasado y guardado 4 denarios.
learn-last-pass = Siete denarios valen 1 de prestigio al final. Ahora hay mejores maneras de gastarlos.
learn-last-other = Sirve, pero ya cuenta poco: tres cubos o cuatro denarios son 1 de prestigio. Busca un edificio que dé prestigio.
learn-last-four = 4 denarios, 5 de prestigio. Guardados habrían valido 1.
learn-last-two = Sirve: 3 de prestigio. Pero los 2 denarios que quedan no valen nada, y aquí dan otros 2 de prestigio.
learn-last-skip = Tus 4 denarios valdrían 1 de prestigio al final; aquí valen 5.
learn-last-batch = El oro habría valido 3 al final. El lote también da 3, y ahorra 2 por un trabajador sin lote y 4 por no tener casa en las torres.
learn-last-done = Conservarías un oro, que vale 3. Pero un trabajador sin lote cuesta 2, y ninguna casa en las torres otros 4.
learn-last-favor = 1 más, y cuenta: ganas 39 a 38. En las últimas rondas pregúntate en cada acción cuánto prestigio llega a ser.
learn-last-line = Sirve, pero no da nada que cuente: una comida, tres denarios o ningún efecto.
