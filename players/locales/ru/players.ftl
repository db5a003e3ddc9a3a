# Причины, которые называют компьютеры. Числа — очки итогового счёта; они стоят в скобках.

reason-you-less = вам остаётся меньше ({ $what })
topic-prestige = престиж
topic-deniers = динары
topic-income = доход
topic-food = провизия
topic-wood = древесина
topic-stone = камень
topic-cloth = ткань
topic-gold = золото
topic-batches = кубики для замка
topic-favors = милости короля
topic-dungeon = донжон
topic-walls = стены
topic-towers = башни
topic-residences = жилые здания
topic-buildings = здания
topic-prestige-building = престижное здание
topic-hand = карты в руке
topic-order = порядок ходов
topic-inn = Постоялый двор

purpose-batch-complete = так собирается комплект для замка ({ $goods })
purpose-batch-closer = это нужно для следующего комплекта в замок ({ $goods })
purpose-build = это пойдёт на здание: { $tile } ({ $prestige } ОП)
purpose-money = рабочие стоят денег, а их мало ({ $n })
purpose-material = этого требуют и здания, и комплекты ({ $goods })
purpose-cubes-end = три оставшихся кубика в конце партии дают 1 ОП
purpose-gold = престижные здания стоят золота, а каждый оставшийся кубик золота в конце даёт 3 ОП
purpose-gold-any = золото заменяет любой кубик — и для карты, и для комплекта
purpose-gold-kept = золото остаётся и потом заменит любой кубик
purpose-spare = то, чем за это платят, не нужно ни одному комплекту
purpose-house-missing = скоро подсчёт этапа замка, и без дома там теряют { $loss } ОП ({ $section })
purpose-house = комплект приносит { $prestige } ОП и дом ({ $section })
purpose-house-favors = с ещё одним домом подсчёт принесёт { $n ->
    [one] { $n } милость
    [few] { $n } милости
   *[other] { $n } милостей
 } ({ $section })
purpose-most-batches = за наибольшее число комплектов дают милость короля
purpose-most-gold = за наибольшее число комплектов дают 1 золото
purpose-tokens = позже жетоны стоят меньше: сначала 4, потом 3, потом 2
purpose-pass = динары в запасе пойдут на рабочих в следующем раунде
purpose-pass-dear = следующий рабочий стоил бы { $n ->
    [one] { $n } динар
    [few] { $n } динара
   *[other] { $n } динаров
 }
purpose-reaches = тогда кое-что получит и рабочий, который сейчас за наместником: { $space } { $tile }
purpose-cuts-off = тогда чужой рабочий уходит ни с чем: { $space } { $tile }
purpose-provost-stays = двигать его нет смысла
purpose-bailiff = тогда в конце раунда министр продвинется на { $n ->
    [one] { $n } клетку
    [few] { $n } клетки
   *[other] { $n } клеток
 }
purpose-order = в порядке ходов с места { $now } на место { $to }
purpose-inn = каждый пас удорожает рабочих, но не для гостя Постоялого двора
purpose-gate = место можно выбрать, когда все спасуют
purpose-favor = каждая милость на линии делает следующую ценнее
purpose-favor-top = маркер этой линии сейчас на высшем возможном уровне
purpose-own = хозяину здания рабочий стоит всего 1 динар
purpose-income = жилое здание даёт деньги каждый раунд, а престижные здания строят на жилых
purpose-rate = то, что за это платят, в конце партии стоило бы меньше
purpose-most-prestige = из всего доступного сейчас это даёт больше всего престижа
purpose-owner = когда им пользуются другие, хозяин получает 1 ОП
purpose-owner-effect = когда им пользуются другие, хозяин тоже что-то получает
purpose-leave = в следующем раунде будет на одного рабочего больше
purpose-keep = то, что пришлось бы отдать, выгоднее сохранить
purpose-castle-empty = сейчас это выгоднее комплекта, а рабочему в замке тогда будет нечего внести
purpose-batch-kept = для рабочего в замке сохраняется комплект
purpose-several = один рабочий приносит кубики: { $n }
purpose-exchange = один кубик превращается в два более нужных
purpose-guild = полезно бесплатно решить, докуда активируются здания
purpose-cards = больше карт на выбор (в руке: { $n })
purpose-opening = карты, на которые уже хватает кубиков: { $n }
