# Lecciones: ejercicios breves en privado

cmd-caylus-club-learn = Lecciones breves, solo para ti
    .name = aprender
button-learn = Lecciones
button-learn-show = Muéstramelo
button-learn-list = Todas las lecciones
learn-list = ## Lecciones
    Una idea en cada una, en unos dos minutos, y solo las ves tú. Juegas con Azul. Prueba lo que quieras: comento cada acción y no puedes perder nada.
learn-progress = **{ $game }**: { $done } de { $all } hechas
learn-title = **{ $game } · Lección { $n } de { $all }: { $title }**
learn-you = Eres { $seat }. { $question }
learn-done = Lección hecha: llevas { $done } de { $all }.
learn-unknown = Ya no tengo esta lección. `/caylus-club learn` muestra las que hay.

learn-gate = También vale: en la fase 3 la puerta lleva gratis a su trabajador a cualquier lugar que siga libre. Ir directamente es más sencillo, y nadie puede llegar antes.
learn-nobatch = No tienes ningún lote, y un trabajador en el castillo que no entrega ninguno cuesta 2 PP.
learn-waste = Eso cuesta dinero y no cambia nada para ti. Guarda tus denarios.

learn-road = Leer el camino
learn-road-try = Necesitas una piedra. Los edificios se activan por orden, desde la casilla 1 hasta el preboste, que está en la 6; los trabajadores a los que no llega vuelven con las manos vacías. Rojo y Verde han pasado y tienen entre los dos 3 denarios para moverlo.
learn-road-quarry = La cantera de la 3 es segura: 3 denarios hacen retroceder al preboste de la 6 a la 3, y aun así la alcanza. Rojo acaba de moverlo a la 5. Ahora puedes moverlo tú, o no.
learn-road-beyond = Dos piedras tientan, pero la 9 está tres casillas más allá del preboste y solo te quedarían 2 denarios para moverlo. El trabajador volvería con las manos vacías.
learn-road-stay = Bien: está en la 5, llega a tus trabajadores de la 3 y la 4, y conservas tus 2 denarios. Has recibido una madera y una piedra; Verde, en la 6, nada.
learn-road-lose = Demasiado atrás: tu propio trabajador de la 4 quedaría más allá del preboste y no daría madera.
learn-road-forward = Pagarías por Verde, que tiene un trabajador en la 6. A los tuyos, en la 3 y la 4, el preboste ya llega.

learn-food = Primero la comida
learn-food-try = Cada lote para el castillo necesita una comida y otros dos tipos de cubo. Tienes madera y piedra, pero no comida, y dinero para dos trabajadores. Construye una casa en esta ronda.
learn-food-farm = Primero la comida: pocos edificios la dan, y en cada uno cabe un solo trabajador. En el castillo siempre hay lugar.
learn-food-early = El castillo está bien, pero nunca se llena; la granja y el bosque, sí. Si ocupan los dos antes, tu trabajador no tendrá lote, y eso cuesta 2 PP.
learn-food-other = Eso no da comida, y sin comida no hay lote. La dan la granja de la 1 y el bosque de la 2.
learn-food-castle = El lote estará completo. El camino va antes que el castillo, así que la comida llega a tiempo.
learn-food-pass = Tendrías la comida, pero nadie en el castillo para usarla en esta ronda.
learn-food-take = Ya tienes la comida. Ahora, al castillo.
learn-food-cloth = Otro tipo no ayuda: sin comida no hay lote.
learn-food-batch = Una casa en las mazmorras: 5 PP. Has entregado más lotes que nadie en esta ronda, así que el rey te concede además un favor.

learn-castle = Un lote y el castillo
learn-castle-try = En las mazmorras cada lote da 5 PP, y el jugador que más lotes entrega en la ronda gana un favor real. Rojo está en el castillo con un lote. Supéralo.
learn-castle-place = Vas después de Rojo, lo que solo importa en caso de empate: lo gana el trabajador que llegó antes. Rojo ha entregado un lote, así que necesitas dos. Fíjate en qué cubos entregas primero.
learn-castle-pass = Solo un trabajador en el castillo puede entregar lotes. Tienes cubos para dos.
learn-castle-first = Bien: con lo que te queda haces un segundo lote.
learn-castle-greedy = También vale: 5 PP. Pero quedan una comida y dos maderas, y un lote necesita tres tipos distintos. Entrega ahora una madera para que quede un segundo lote.
learn-castle-second = Dos lotes, 10 PP, y más que nadie en esta ronda. Elige una línea para tu favor; el primer nivel es modesto en todas.
learn-castle-stop = Un lote cada uno es un empate, y Rojo llegó antes: el favor sería para Rojo. Puedes entregar otro.
learn-castle-favor = Así rinde una ronda en el castillo: prestigio por cada lote y un favor para quien más entrega. El siguiente nivel de la misma línea vale más.

learn-pass = Pasar pronto
learn-pass-try = Te queda 1 denario. Rojo y Verde también tienen 1 cada uno y querrían colocar otra vez. El primero en pasar gana 1 denario, y un trabajador cuesta 1 más por cada jugador que ha pasado.
learn-pass-pass = Ahora tienes 2 denarios y un trabajador cuesta 2: Rojo y Verde no podían pagarlo y han tenido que pasar también. Además decides primero sobre el preboste.
learn-pass-inn = También vale: en la próxima ronda tus trabajadores cuestan solo 1. Pero gasta tu último denario, y Rojo y Verde colocan otra vez por 1 cada uno. Pasar frena a los dos y da un denario.
learn-pass-other = Eso cuesta tu último denario y no te da nada en esta ronda. Mira lo que conseguirías pasando.
learn-pass-keep = Bien: el preboste alcanza de sobra a tus trabajadores de la 1 y la 3, y los 2 denarios son tuyos para la próxima ronda.
learn-pass-spite = Funciona contra Verde, cuyo trabajador de la 5 no recibiría nada. Pero te cuesta los dos denarios y no te da nada.

learn-ahead = Hacer avanzar al preboste
learn-ahead-try = Tu trabajador está en el carpintero de la 8, dos casillas más allá del preboste. Rojo y Verde han pasado y pueden moverlo antes que tú, con 3 denarios entre los dos. Guarda dinero suficiente para llevarlo a la 8.
learn-ahead-pass = Has guardado 4 denarios. Rojo ha gastado uno en hacer retroceder al preboste a la 5. Ahora decides tú.
learn-ahead-guild = Funciona a medias: el gremio lo mueve hasta 3 casillas, pero Rojo y Verde pueden hacerlo retroceder 3, y tu último denario lo mueve una. Se quedaría antes de la 8.
learn-ahead-post = Solo sirve con un trabajador en el puesto comercial: sus 3 denarios llegan antes de mover al preboste, tantos como cuesta el trabajador. No ganas nada; pasar es más sencillo.
learn-ahead-place = Te quedaría 1 denario, que mueve al preboste una casilla. Desde la 6 no llegaría a tu carpintero de la 8.
learn-ahead-pay = Tres denarios, tres casillas: está en la 8, y tu carpintero puede construir. Si lo hubieran hecho retroceder 3, ni eso habría bastado: un trabajador más allá del preboste siempre es un riesgo.
learn-ahead-none = Tu carpintero de la 8 no recibiría nada, y ese trabajador ya está pagado. Tienes dinero para llevar al preboste hasta la 8.
learn-ahead-build = Tu primer edificio. Unos denarios guardados para el preboste deciden a menudo lo que vale tu mejor trabajador.
learn-ahead-skip = Has venido a construir y tienes lo necesario. Un edificio de madera da prestigio enseguida y luego trabaja para ti.

learn-against = El preboste contra ti
learn-against-try = Necesitas una piedra. El preboste está en la 9, pero Rojo y Verde han pasado y lo mueven antes que tú: Rojo tiene 4 denarios, Verde 1. A ti te quedará 1.
learn-against-near = Segura: aunque los dos lo hagan retroceder todo lo posible, queda en la 5. De hecho, Rojo lo ha llevado a la 6, y Verde ha pagado para devolverlo a la 7.
learn-against-far = Dos piedras, pero Rojo por sí solo puede hacer retroceder al preboste a la 6, y tu último denario lo mueve una casilla. Rojo tiene 4 denarios y un motivo: el trabajador de Verde en la 8.
learn-against-other = Eso no da piedra en esta ronda. Hay canteras en la 3 y en la 9.
learn-against-keep = Bien: el preboste llega a la 3 y a la 4. Tienes tu piedra, mientras que el trabajador de Verde en la 8 ha vuelto con las manos vacías.
learn-against-help = Eso llevaría al preboste a la 8, donde hay un trabajador de Verde: tu denario, el edificio para Verde.

learn-owner = Tus propios edificios
learn-owner-try = La granja (comida) de la 9 es tuya, y estás en el carpintero con una comida y una madera. Lo que construyas ahora es tuyo el resto de la partida.
learn-owner-build = Está en la 10, y ya tienes su prestigio. En la ronda siguiente Rojo ha colocado ahí enseguida un trabajador: 1 PP más para ti, como dueño. Verde ha pasado, así que un trabajador cuesta 2.
learn-owner-own = En tu propio edificio un trabajador cuesta 1, haya pasado quien haya pasado. Ya han pasado todos, y tu granja se activa.
learn-owner-farm = Tu granja de la 9 cuesta siempre solo 1 denario, pase quien pase. Úsala primero.
learn-owner-take = Recursos por 1 denario. Y cuando otros van a tus edificios, puntúas sin hacer nada.

learn-gold = La piedra y el oro
learn-gold-try = Los edificios de prestigio, azules, son los que más dan, y todos necesitan oro. La estatua cuesta dos piedras y un oro: 7 PP y un favor. El arquitecto de Rojo, en la 9, la construye sobre tu residencia. Antes, en el castillo, entrega un lote y guarda lo que la estatua necesita.
learn-gold-keep = Has ganado 3 PP y guardado dos piedras y el oro. Empieza otra ronda: ahora consigue la estatua.
learn-gold-gold = También vale: el oro puede ser uno de los tres tipos. Pero al final vale 3 PP, y sin oro no hay edificio de prestigio.
learn-gold-stone = También vale, 3 PP. Pero quedaría una sola piedra, y la estatua necesita dos.
learn-gold-done = No entregar nada te cuesta 2 PP, y tus cubos bastan para un lote.
learn-gold-place = El arquitecto es de Rojo, que ha ganado 1 PP. Vale la pena.
learn-gold-other = Lo primero es lo primero: en el arquitecto cabe un solo trabajador, y le toca a Verde.
learn-gold-build = 7 PP y un favor. La residencia queda cubierta y ya no da ingresos, pero sus 2 PP se quedan.
learn-gold-skip = La estatua cuesta justo lo que has guardado: dos piedras y un oro, por 7 PP y un favor.
learn-gold-favor = Así se llega a los grandes edificios: una residencia donde construir, un arquitecto y oro guardado para ello.

learn-favors = Las líneas de favores
learn-favors-try = Hay cuatro líneas de favores reales, y cada nivel de una línea vale más que el anterior. Tu marcador está en el nivel 3 de la línea de prestigio. Tienes un trabajador en el castillo y además tela, y puedes llegar hasta el nivel 5.
learn-favors-joust = El campo de justas vende un favor por ronda a cambio de 1 denario y 1 tela.
learn-favors-pass = Te sobra tela y tienes 5 denarios: en esta ronda hay un favor en venta.
learn-favors-buy = Pagado. Ahora elige la línea.
learn-favors-skip = Ese trabajador ya está pagado. Una tela y un denario por 4 PP es un buen cambio, y tienes otra tela para tu lote.
learn-favors-four = 4 PP por el nivel 4. En el castillo nadie más tiene un lote: entrega el tuyo.
learn-favors-line = También vale, pero aquí sería una comida, 3 denarios o un edificio de madera más barato. Tu próximo nivel en la línea de prestigio vale más.
learn-favors-batch = 3 PP, y el tuyo ha sido el único lote: otro favor. Es una nueva fase, así que puedes usar la misma línea.
learn-favors-five = 5 PP. Dos favores en una línea han dado 9 PP. Los primeros niveles de otras líneas habrían dado una comida o 3 denarios.

learn-section = Puntuar una sección
learn-section-try = Al final de esta ronda el administrador llega a la casilla 18 y se puntúan las murallas: dos casas ahí dan 1 favor, tres dan 2, y sin ninguna se pierden 3 PP. Tienes una casa en las murallas y un trabajador en el castillo.
learn-section-two = 4 PP y tu segunda casa en las murallas. ¿Una más?
learn-section-three = Tres casas: 2 favores. Ahora se puntúan las murallas. Elige una línea para el primer favor; cada línea vale una sola vez por fase.
learn-section-stop = También vale: dos casas dan 1 favor. Pero una tercera da 4 PP más y un segundo favor.
learn-section-first = Bien. El segundo favor necesita otra línea.
learn-section-last = Una sección paga dos veces: por cada casa al construirla, y en favores al puntuarla. Vigila al administrador para tener casas ahí a tiempo.
learn-section-small = También vale, pero aquí el primer nivel es modesto: una comida, o nada en la línea de construcción. Prestigio y denarios rinden enseguida.

learn-order = El orden de turno
learn-order-try = Vas en tercer lugar en el orden de turno, y Rojo acaba de ocupar la mina de oro de la 16 antes que tú. Tienes 2 denarios. ¿Cómo llegar primero a ella en la próxima ronda?
learn-order-stables = Los jugadores de los establos van primero desde ahora. La ronda siguiente ha empezado, y colocas primero.
learn-order-other = Mientras sigas en tercer lugar, Rojo puede volver a ocupar antes la mina de oro.
learn-order-mine = En esta ronda la mina de oro es tuya. El preboste está en la 17, justo después; guarda un denario o dos para él.
learn-order-wait = Ahora juegas primero: aprovéchalo. El siguiente puede ocupar la mina de oro.

learn-last = La última ronda
learn-last-try = El administrador llega a la 24 en esta ronda: se puntúan las torres y la partida termina. Al final un oro vale 3 PP, otros tres cubos 1, cuatro denarios 1. Convierte lo que tienes en prestigio; Rojo va ganando por 34 a 30.
learn-last-church = La iglesia vende prestigio. Es de Verde, que ha ganado 1 PP por tu trabajador. Luego has pasado y guardado 4 denarios.
learn-last-other = Ya casi nada cuenta: tres cubos o cuatro denarios son 1 PP. Busca un edificio que dé prestigio.
learn-last-carpenter = Da hasta 4 PP, pero gasta cubos de tu único lote, que vale más. La iglesia solo pide denarios.
learn-last-four = 4 denarios, 5 PP. Guardados habrían valido 1.
learn-last-two = También vale: 3 PP. Pero los 2 denarios que quedan no valen nada, y aquí dan otros 2 PP.
learn-last-skip = Tus 4 denarios valdrían 1 PP al final; aquí valen 5.
learn-last-batch = El oro habría valido 3 PP al final. El lote también da 3, y evita perder 2 por un trabajador sin lote y 4 por no tener casa en las torres.
learn-last-done = Conservarías un oro, que vale 3 PP. Pero un trabajador sin lote cuesta 2, y no tener casa en las torres, otros 4.
learn-last-favor = 1 PP más, y cuenta: ganas por 39 a 38. En las últimas rondas pregúntate cuánto prestigio dará cada acción.
learn-last-line = También vale, pero no da nada que cuente: una comida, tres denarios o ningún efecto.

learn-mc-hand = Una mano de cartas
learn-mc-hand-try = Tus tres cartas necesitan piedra, y no tienes. Tienes 2 denarios, comida y madera. Consigue algo que puedas construir.
learn-mc-hand-replace = Tres cartas nuevas por 1 denario. Todas cuestan una comida y una madera, que tienes. Las que has descartado vuelven más tarde, cuando se acabe tu mazo.
learn-mc-hand-draw = También vale: una cuarta carta por 1 denario. Pero cambiar la mano cuesta lo mismo y trae tres nuevas, y las tres viejas no te sirven de nada ahora.
learn-mc-hand-pass = Pasar primero da un denario, pero no construirías nada en esta ronda.
learn-mc-hand-place = También vale: un trabajador da un cubo, y en el buhonero hasta una piedra por 1 denario más. Pero tus cartas necesitan al menos dos; con cartas más baratas construyes enseguida.
learn-mc-hand-build = Está al final del camino y es tuya: 1 PP, y recursos para ti cuando otros la usen. Construir no cuesta denarios, solo cubos.
learn-mc-hand-stop = Ya puedes construir con los cubos que tienes. Hazlo primero.

learn-mc-build = Construir desde la mano
learn-mc-build-try = Te falta una piedra para un lote, y Rojo está en el buhonero. Una carta que construyes sirve ya en la misma ronda si el preboste la alcanza; ahora él está en la 2, al final del camino.
learn-mc-build-quarry = La cantera pequeña es ahora la carta 3, y aún tienes una comida y una madera. Le falta un trabajador.
learn-mc-build-food = También vale, pero el parque da comida, y necesitas una piedra. El denario puede faltar para el preboste.
learn-mc-build-pass = Sin trabajador en una cantera no hay piedra, y sin piedra no hay lote.
learn-mc-build-cards = Robar cartas no da piedra en esta ronda: necesitas la cantera pequeña, y sale de tu mano.
learn-mc-build-place = 1 denario, como en todas partes. La carta 3 está una casilla más allá del preboste; guarda un denario para él.
learn-mc-build-stop = Tienes 2 denarios para el preboste. Rojo ha pasado primero, así que tú lo mueves al final.
learn-mc-build-provost = Está en la 3, y la cantera da su piedra. Todos pueden entregar lotes, sin trabajador: ya tienes uno.
learn-mc-build-away = Tu cantera de la 3 no se activaría, y la piedra se perdería. Tienes los denarios.
learn-mc-build-batch = Una ficha de 4 PP. Construir, usar y entregar un lote en una misma ronda: para eso sirven las cartas al final del camino.

learn-mc-owner = Producción para todos
learn-mc-owner-try = Un trabajador da recursos a su jugador y, en una carta ajena, también al dueño. Necesitas una madera. Consíguela sin ayudar a Rojo.
learn-mc-owner-forest = Una madera para ti, y nadie más gana nada: las cartas neutrales no tienen dueño. Luego Rojo ha ido a tu granja grande.
learn-mc-owner-sawmill = También vale: una madera. Pero el aserradero es de Rojo, que también recibe de él una madera.
learn-mc-owner-peddler = También vale, pero ahí un cubo cuesta otro denario. En el bosque basta con un trabajador para una madera.
learn-mc-owner-other = Eso no da madera. La dan el bosque de la 1 y también el aserradero de la 3.
learn-mc-owner-pass = Pasar primero da un denario. Rojo también ha pasado; ahora decides tú sobre el preboste.
learn-mc-owner-stay = Bien: Rojo recibe dos comidas de tu granja, y tú una, como dueño.
learn-mc-owner-back = Funciona contra Rojo, que se queda sin comida. Pero cuesta dinero, y pierdes la comida que tu granja te da como dueño.
learn-mc-owner-batch = 4 PP. Las cartas grandes que otros usan con gusto trabajan para ti sin ningún trabajador tuyo.
learn-mc-owner-done = Tienes comida, madera y piedra: un lote, por una ficha de 4 PP.

learn-mc-provost = La última palabra
learn-mc-provost-try = Hay un trabajador tuyo y otro de Rojo, cada uno en una carta de su dueño: el tuyo en la 3, el de Rojo en la cantera grande de la 4. El preboste está en la 4 y se mueve en el orden en que se pasa. ¿Quién tiene la última palabra?
learn-mc-provost-place = Una comida por 1 denario, y tiempo: Rojo no tenía nada más que hacer y ha pasado primero.
learn-mc-provost-first = Moverías primero al preboste, y Rojo podría devolverlo con su último denario. Deja que Rojo pase antes que tú.
learn-mc-provost-wait = Así Rojo también pasa primero. Pero el parque da una comida por el mismo denario.
learn-mc-provost-pass = Rojo ha tenido que decidir primero y ha dejado al preboste en la 4. La última palabra es tuya.
learn-mc-provost-spend = También vale, pero necesitas un denario para el preboste; mejor pasa con 2.
learn-mc-provost-back = Un denario le quita a Rojo dos piedras, y el preboste aún llega a tu granja de la 3.
learn-mc-provost-stay = También vale: conservas un denario. Pero entre dos, lo que Rojo no recibe cuenta para ti: dos piedras por 1 denario.
learn-mc-provost-far = Demasiado atrás: tu propia granja pequeña de la 3 también quedaría más allá del preboste.

learn-mc-castle = Lotes para el castillo
learn-mc-castle-try = Cada lote de comida, madera y piedra da una ficha de 4 PP de las mazmorras, y el jugador que más entrega gana un oro. El oro vale por cualquier cubo. Rojo ha entregado un lote. Entrega más.
learn-mc-castle-greedy = También vale, 4 PP. Pero lo que queda no hace un segundo lote: entrega cada vez una comida y una madera.
learn-mc-castle-done = Entonces Rojo sería quien más ha entregado. Tienes cubos para dos lotes.
learn-mc-castle-second = Dos fichas, 8 PP y más lotes que nadie: recibes un oro por el que gastaste.
learn-mc-castle-stop = También vale: conservas un oro, que vale 1 PP al final. Una ficha vale 4, y con dos lotes vuelves a recibir un oro.

learn-mc-prestige = Residencia y carta de prestigio
learn-mc-prestige-try = Las cartas de prestigio son las que más dan, y cada una va sobre una residencia tuya. Tienes lo que cuesta la estatua: dos piedras y un oro. Antes, el notario convierte una carta tuya en residencia por una comida.
learn-mc-prestige-lawyer = Tu notario se activa. ¿Qué carta se convertirá en residencia?
learn-mc-prestige-pass = Sin residencia no hay lugar para una estatua. Tu notario está en la 3.
learn-mc-prestige-turn = La granja pequeña, que da poco. Ahora paga la comida.
learn-mc-prestige-skip = El trabajador está colocado y tienes una comida: úsala. La granja pequeña vale 1 PP; la estatua en su lugar, 6.
learn-mc-prestige-food = Ya está la residencia: da 1 denario por ronda hasta que la cubras. En la nueva ronda Rojo ha pasado.
learn-mc-prestige-gold = También vale, pues el oro vale por cualquier cubo. Pero la estatua necesita tu oro, y tienes una comida.
learn-mc-prestige-statue = 6 PP en una carta. No hacen falta dinero ni trabajador, solo los cubos y la residencia.
learn-mc-prestige-wait = Tienes todo lo que cuesta la estatua, y da 6 PP. Cada cubo solo se gasta una vez.

learn-mc-gold = Oro por cualquier cubo
learn-mc-gold-try = Te falta una piedra para un lote, y Rojo está en el buhonero. No hay cantera. ¿Qué más puede valer por una piedra?
learn-mc-gold-mine = El oro vale por cualquier cubo, así que también por la piedra.
learn-mc-gold-food = También vale: una comida. Pero no es comida lo que le falta al lote.
learn-mc-gold-pass = Pasar da un denario, pero no un lote: falta el tercer cubo.
learn-mc-gold-cards = Ninguna carta de tu mano da en esta ronda el cubo que falta. Tu mina de oro de la 3, sí.
learn-mc-gold-stop = Basta por esta ronda. Nadie ha movido al preboste, y tu mina ha dado un oro.
learn-mc-gold-spend = También vale, pero el cubo para el lote ya viene de camino. Guarda tus denarios para la próxima ronda.
learn-mc-gold-batch = 4 PP por una comida, una madera y un oro, y por entregar más lotes que nadie ganas otra vez un oro.
learn-mc-gold-keep = También vale: un oro vale 1 PP al final. Pero la ficha vale 4, y si nadie entrega un lote salen dos fichas de la partida.

learn-mc-end-try = Quedan dos fichas, y la partida termina en la ronda en que se agotan. Vas en cabeza y tienes cubos para dos lotes y además para una carta. Consigue todo el prestigio que puedas y termínala.
learn-mc-end-build = 1 PP por una comida y una madera que no necesitas. Rojo ha pasado.
learn-mc-end-pass = Tu granja pequeña es 1 PP, y tienes sus cubos además de los de dos lotes. Construye antes, pasa después.
learn-mc-end-stop = En el camino no queda nada que ganar. Al castillo.
learn-mc-end-more = También vale, pero da como mucho una fracción de 1 PP: para cada PP hacen falta tres cubos o tres denarios.
learn-mc-end-first = 2 PP, queda una ficha. Tómala también.
learn-mc-end-done = Si nadie entrega un lote, dos fichas salen de la partida y también termina, pero sin tus PP.
learn-mc-end-last = Ya no quedan fichas, y por entregar más lotes que nadie ganas un oro, que vale 1 PP más. Vences por 33 a 26. Si vas en cabeza, termina la partida.
learn-mc-end-wait = También vale, pero queda una ficha y la partida sigue: Rojo tiene otra ronda para alcanzarte.
