# Caylus: здания, эффекты, надписи действий, вопросы, отказы, события, уроки.

tile-n_farm = Ферма
tile-n_forest = Лес
tile-n_sawmill = Лесопилка
tile-n_quarry = Каменоломня
tile-n_market = Рынок
tile-n_carpenter = Плотник
tile-f_peddler = Лавка
tile-f_carpenter = Плотник
tile-gold_mine = Золотой рудник
tile-w_farm_food = Ферма (провизия)
tile-w_farm_cloth = Ферма (ткань)
tile-w_quarry = Деревянная каменоломня
tile-w_sawmill = Деревянная лесопилка
tile-w_market = Деревянный рынок
tile-w_peddler = Деревянная лавка
tile-w_mason = Каменщик
tile-w_lawyer = Юрист
tile-s_farm = Каменная ферма
tile-s_park = Парк
tile-s_workshop = Мастерская
tile-s_architect = Архитектор
tile-s_church = Церковь
tile-s_tailor = Портной
tile-s_bank = Банк
tile-s_alchemist = Алхимик
tile-s_jeweller = Ювелир
tile-residence = Жилое здание
tile-statue = Статуя
tile-granary = Амбар
tile-library = Библиотека
tile-weaver = Ткач
tile-theater = Театр
tile-college = Университет
tile-monument = Памятник
tile-hotel = Гостиница
tile-cathedral = Собор
tile-gate = Ворота
tile-trading_post = Коробейник
tile-merchants_guild = Купеческая гильдия
tile-joust_field = Турнирное поле
tile-stables = Конюшня
tile-inn = Постоялый двор
tile-castle = Замок
effect-n_farm = получить 1 провизию или 1 ткань
effect-n_forest = получить 1 древесину или 1 провизию
effect-n_sawmill = получить 1 древесину
effect-n_quarry = получить 1 камень
effect-n_market = продать кубик за 4 динара
effect-n_carpenter = построить деревянное здание
effect-f_peddler = купить кубик за 2 динара
effect-f_carpenter = построить деревянное здание
effect-gold_mine = получить 1 золото
effect-w_farm_food = получить 2 провизии или 1 ткань
effect-w_farm_cloth = получить 2 ткани или 1 провизию
effect-w_quarry = получить 2 камня
effect-w_sawmill = получить 2 древесины
effect-w_market = продать кубик за 6 динаров
effect-w_peddler = купить кубик за 1 динар или 2 за 2
effect-w_mason = построить каменное здание
effect-w_lawyer = заплатить 1 динар и 1 ткань за жилое здание
effect-s_farm = получить 2 провизии и 1 ткань
effect-s_park = получить 2 древесины и 1 провизию
effect-s_workshop = получить 2 камня и 1 ткань
effect-s_architect = построить престижное здание
effect-s_church = заплатить 2 динара за 3 ОП или 4 за 5
effect-s_tailor = заплатить 2 ткани за 4 ОП или 3 за 6
effect-s_bank = заплатить 2 динара за 1 золото или 5 за 2
effect-s_alchemist = отдать 2 кубика за 1 золото или 4 за 2
effect-s_jeweller = заплатить 1 золото за 5 ОП или 2 за 9
effect-residence = +1 динар дохода каждый раунд
effect-statue = получить 7 ОП и милость короля
effect-granary = получить 10 ОП
effect-library = получить 10 ОП, +1 динар дохода каждый раунд
effect-weaver = получить 12 ОП
effect-theater = получить 14 ОП и милость короля
effect-college = получить 14 ОП и милость короля
effect-monument = получить 14 ОП и 2 милости короля
effect-hotel = получить 16 ОП, +2 динара дохода каждый раунд
effect-cathedral = получить 25 ОП
effect-gate = позже бесплатно перейти на другое место
effect-trading_post = получить 3 динара
effect-merchants_guild = переместить наместника на 1–3 клетки бесплатно
effect-joust_field = заплатить 1 динар и 1 ткань за милость короля
effect-stables = ходить раньше
effect-inn = в следующем раунде каждый рабочий за 1 динар
effect-castle = внести комплекты: провизия и ещё два вида
owner-s_farm = получить 1 провизию или 1 ткань
owner-s_park = получить 1 древесину или 1 провизию
owner-s_workshop = получить 1 камень или 1 ткань
cube-food = провизия
cube-wood = древесина
cube-stone = камень
cube-cloth = ткань
cube-gold = золото
goods-food = { $n } × провизия
goods-wood = { $n } × древесина
goods-stone = { $n } × камень
goods-cloth = { $n } × ткань
goods-gold = { $n } × золото
goods-deniers = { $n ->
    [one] { $n } динар
    [few] { $n } динара
   *[many] { $n } динаров
 }
goods-any = { $n } × любой кубик
goods-cubes = { $n } × кубик (кроме золота)
goods-nothing = ничего
section-dungeon = донжон
section-walls = стены
section-towers = башни
line-prestige = престиж
line-deniers = динары
line-cubes = ресурсы
line-building = строительство
phase-1 = доход
phase-2 = размещение рабочих
phase-3 = особые здания
phase-4 = перемещение наместника
phase-5 = активизация зданий
phase-6 = строительство замка
phase-7 = окончание раунда
label-pass = Пас
label-pass-first = Спасовать первым: получить 1 динар
label-place = { $place }: { $effect }
label-place-road = { $space } { $tile }: { $effect }
label-place-own = { $space } { $tile } (своё): { $effect }
label-move = → { $place }: { $effect }
label-move-road = → { $space } { $tile }: { $effect }
label-note = { $label } ({ $note })
label-expected = { $label } ({ $note })
note-beyond = за наместником
note-no-cloth = у вас пока нет ткани
note-no-gold = у вас пока нет золота
note-no-cube = у вас пока нет кубиков
note-no-batch = у вас пока нет комплекта
note-batch-coming = комплект без хода наместника
note-batch-possible = комплект ещё может прийти
note-no-residence = у вас пока нет жилого здания
note-no-denier = динаров не осталось
note-deniers = { $n ->
    [one] остался только { $n } динар
    [few] осталось только { $n } динара
   *[many] осталось только { $n } динаров
 }
note-goods = у вас только: { $goods }
note-cubes = только { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
 }, не считая золота
note-no-cubes = нет кубиков, не считая золота
note-build-cost = кубиков пока не хватает ни на одно
note-build-stock = все уже построены
note-build-full = дорога заполнена
note-lawyer = пока нечего превращать в жилое здание
label-back = Забрать рабочего
label-provost-stay = Наместник остаётся на клетке { $space } (бесплатно)
label-provost-free = Наместник на клетку { $space } ({ $shift }, бесплатно)
label-provost-paid = Наместник на клетку { $space } ({ $shift }): заплатить { $cost ->
    [one] { $cost } динар
    [few] { $cost } динара
   *[many] { $cost } динаров
 }
label-joust = Турнир: заплатить 1 динар и 1 ткань за милость короля
label-inn-stay = Остаться: в следующем раунде каждый рабочий за 1 динар
label-inn-leave = Забрать рабочего
label-take = Взять: { $goods }
label-sell = Продать: 1 × { $cube } → { $price ->
    [one] { $price } динар
    [few] { $price } динара
   *[many] { $price } динаров
 }
label-buy = Купить: { $goods } за { $price ->
    [one] { $price } динар
    [few] { $price } динара
   *[many] { $price } динаров
 }
label-pay-prestige = Заплатить: { $paid } → { $gain } ОП
label-pay-gold = Заплатить: { $paid } → { $gain } × золото
label-pay-cubes = Отдать { $paid ->
    [one] { $paid } кубик
    [few] { $paid } кубика
   *[many] { $paid } кубиков
 } → { $gain } × золото
label-give = Отдать: 1 × { $cube }
label-build = { $tile }: { $cost } → { $prestige } ОП
label-build-favors = { $tile }: { $cost } → { $prestige } ОП и { $favors ->
    [one] { $favors } милость
    [few] { $favors } милости
   *[many] { $favors } милостей
 }
label-on = Накрыть жилое здание на клетке { $space }
label-convert = { $space } { $tile } → жилое здание ({ $prestige } ОП)
label-batch = Внести: { $goods } → { $prestige } ОП ({ $section })
label-castle-done = Готово
label-castle-none = Не вносить комплект: потерять до 2 ОП
label-favor-prestige = Престиж: получить { $n } ОП
label-favor-deniers = Динары: получить { $n ->
    [one] { $n } динар
    [few] { $n } динара
   *[many] { $n } динаров
 }
label-favor-cubes-1 = Ресурсы, ур. 1: взять 1 провизию
label-favor-cubes-2 = Ресурсы, ур. 2: взять 1 провизию, древесину или камень
label-favor-cubes-3 = Ресурсы, ур. 3: взять 1 провизию, древесину, камень или ткань
label-favor-cubes-4 = Ресурсы, ур. 4: 1 любой кубик, кроме золота, или обменять 1 кубик на 2
label-favor-cubes-5 = Ресурсы, ур. 5: 1 любой кубик или обменять 1 кубик на 2
label-favor-building-1 = Строительство, ур. 1: пока ничего, только шаг маркера
label-favor-building-2 = Строительство, ур. 2: деревянное здание на 1 древесину дешевле
label-favor-building-3 = Строительство, ур. 3: дерев. или каменное здание на 1 кубик дешевле
label-favor-building-4 = Строительство, ур. 4: дерев. или каменное на 1 дешевле либо жилое здание
label-favor-building-5 = Строительство, ур. 5: здание любого вида, в том числе жилое
label-exchange = Обменять 1 кубик на 2
label-use-carpenter = Плотник: деревянное здание на 1 древесину дешевле
label-use-mason = Каменщик: каменное здание на 1 камень дешевле
label-use-lawyer = Юрист: заплатить 1 ткань за жилое здание
label-use-architect = Архитектор: построить престижное здание
label-skip = Ничего
ask-place_worker = Поставьте рабочего за { $cost ->
    [one] { $cost } динар
    [few] { $cost } динара
   *[many] { $cost } динаров
 } или пасуйте.
ask-place_worker-own = Поставьте рабочего за { $cost ->
    [one] { $cost } динар
    [few] { $cost } динара
   *[many] { $cost } динаров
 } (на своё здание за 1) или пасуйте.
ask-gate = Ворота: бесплатно переставьте рабочего на любое свободное место или заберите его.
ask-guild = Купеческая гильдия: бесплатно переместите наместника с { $space } на 1–3 клетки.
ask-joust = Турнирное поле: заплатить 1 динар и 1 ткань за милость короля?
ask-inn = Постоялый двор: остаться на правом месте или забрать рабочего?
ask-provost = Наместник на { $space }: переместить максимум на { $most ->
    [one] { $most } клетку
    [few] { $most } клетки
   *[many] { $most } клеток
 } (по 1 динару)?
ask-production = { $tile }: выберите, что взять.
ask-bonus = { $tile }, бонус хозяина: { $effect }?
ask-market = { $tile }: продать один кубик за { $price ->
    [one] { $price } динар
    [few] { $price } динара
   *[many] { $price } динаров
 }?
ask-peddler = { $tile }: { $effect } (кроме золота)?
ask-trade = { $tile }: { $effect }?
ask-give = { $tile }: выберите кубик, который отдадите (осталось отдать: { $left }).
ask-give-exchange = Милость короля: выберите кубик, который отдадите.
ask-build-wood = Плотник ({ $space }): построить деревянное здание?
ask-build-stone = Каменщик ({ $space }): построить каменное здание?
ask-build-prestige = Архитектор ({ $space }): построить престижное здание?
ask-build-wood-favor = Милость короля: выберите деревянное здание, оно дешевле на 1 древесину.
ask-build-stone-favor = Милость короля: выберите каменное здание, оно дешевле на 1 камень.
ask-build-prestige-favor = Милость короля: выберите престижное здание.
ask-lawyer-favor = Милость короля: выберите здание, которое за 1 ткань станет жилым.
ask-on = { $tile }: какое жилое здание накрыть?
ask-lawyer = Юрист: 1 динар и 1 ткань за жилое здание?
ask-castle = Замок: внесите комплект (1 провизия и по 1 кубику двух других видов) или закончите.
ask-favor_line = Милость короля: выберите линию. Сначала её маркер сдвинется на шаг.
ask-favor_cubes = Милость короля: выберите кубики, которые возьмёте.
ask-exchange = Милость короля: выберите два кубика, которые возьмёте.
ask-favor_building = Милость короля: выберите, что построить, или ничего.
refuse-other = сначала нужно решить другое
bound-road = на дороге { $n ->
    [one] { $n } клетка
    [few] { $n } клетки
   *[many] { $n } клеток
 }
bound-provost = наместник перемещается не дальше чем на { $n ->
    [one] { $n } клетку
    [few] { $n } клетки
   *[many] { $n } клеток
 }
refuse-place-taken = место занято ({ $place })
refuse-place-empty = на клетке { $space } нет здания для рабочих
refuse-place-again = сюда можно поставить только одного рабочего ({ $place })
refuse-place-cost = поставить туда рабочего стоит { $cost ->
    [one] { $cost } динар
    [few] { $cost } динара
   *[many] { $cost } динаров
 }, у вас { $deniers }
refuse-place-workers = у вас больше нет рабочих
refuse-place-two = вдвоём Конюшня не используется
refuse-provost-range = наместник должен остаться между клетками 1 и 28, сейчас он на { $space }
refuse-provost-cost = это стоит { $cost ->
    [one] { $cost } динар
    [few] { $cost } динара
   *[many] { $cost } динаров
 }, у вас { $deniers }
refuse-build-stock = это здание здесь построить нельзя ({ $tile })
refuse-build-cost = { $tile }, цена: { $cost }; у вас: { $held }
refuse-build-full = на дороге нет свободной клетки
refuse-build-residence = для престижного здания нужно ваше жилое здание
refuse-cube = у вас нет такого кубика ({ $cube })
refuse-no-cube = вам нечего обменять: нет кубиков
refuse-no-gold = алхимик не берёт золото
refuse-effect = { $tile }: { $effect }
refuse-bonus = бонус хозяина: 1 × { $one } или 1 × { $other }
refuse-compulsory = от произведённых ресурсов отказаться нельзя
refuse-favor-used = эту линию вы в этой фазе уже использовали
refuse-level = для этого нужен уровень { $needed }, ваш маркер на уровне { $level }
refuse-use = так сейчас ничего нельзя построить или превратить в жилое здание
refuse-use-skip = вы уже выбрали этого строителя, его нужно использовать
refuse-exchange-first = два кубика берут только после `exchange`
refuse-exchange = возьмите два кубика, кроме золота
refuse-on = на клетке { $space } нет вашего жилого здания
refuse-convert-empty = клетка { $space } пуста
refuse-convert-kind = { $tile } (клетка { $space }): жилым может стать только нейтральное здание либо ваше деревянное или каменное
refuse-convert-lawyer = Юрист не может стать жилым зданием
refuse-convert-owner = { $tile } (клетка { $space }): здание принадлежит другому игроку
refuse-convert-pending = { $tile } (клетка { $space }): здание уже становится жилым
refuse-castle-full = ни в одном этапе замка нет свободного места
refuse-castle-cubes = комплект — это 1 провизия и по 1 кубику двух других видов; у вас: { $held }
refuse-price = цена: { $price }, у вас: { $held }
event-acted = { $seat }: { $code }
event-acted-forced = { $seat }: { $code } (других вариантов нет)
event-turn = Начинается раунд { $turn }; порядок ходов: { $order }.
event-phase = Конец фазы { $phase }: { $name }.
event-income = { $seat }: доход { $n ->
    [one] { $n } динар
    [few] { $n } динара
   *[many] { $n } динаров
 }.
event-first-passer = { $seat } пасует первым и получает { $n ->
    [one] { $n } динар
    [few] { $n } динара
   *[many] { $n } динаров
 }.
event-gained = { $seat } получает: { $goods } ({ $source }).
event-gained-bonus = { $seat } получает как хозяин: { $goods } ({ $source }).
event-gained-favor = { $seat } получает: { $goods } (милость короля).
event-paid = { $seat } платит: { $goods } ({ $source }).
event-trade = { $seat } меняет: { $goods } → { $gained } ({ $source }).
event-trade-prestige = { $seat } меняет: { $goods } → { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 } ({ $source }).
event-paid-saved = { $seat } благодаря милости короля не платит древесину ({ $source }).
event-paid-provost = { $seat } платит: { $goods } (перемещение наместника).
event-paid-batch = { $seat } вносит в замок: { $goods }.
event-paid-exchange = { $seat } отдаёт в обмен: { $goods }.
event-scored = { $seat } получает { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 } ({ $what }).
event-scored-owner = { $seat } получает как хозяин { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 } ({ $what }).
event-scored-favor = { $seat } получает { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 } (милость короля).
event-lost-castle = { $seat } не вносит ни одного комплекта и теряет { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 }.
event-no-batch = { $seat } не вносит ни одного комплекта, но терять нечего: очков престижа нет.
event-lost-none = { $seat } ничего не теряет: очков престижа нет ({ $what }).
event-lost = { $seat } теряет { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 } ({ $what }).
event-placed = { $seat }: рабочий → { $tile } за { $cost ->
    [one] { $cost } динар
    [few] { $cost } динара
   *[many] { $cost } динаров
 }.
event-placed-road = { $seat }: рабочий → { $tile } (клетка { $space }) за { $cost ->
    [one] { $cost } динар
    [few] { $cost } динара
   *[many] { $cost } динаров
 }.
event-passed = { $seat } пасует (место { $place } на мосту).
event-passed-forced = { $seat } не может поставить рабочего и пасует автоматически (место { $place } на мосту).
event-relocated = { $seat }: рабочий с Ворот → { $tile }.
event-relocated-road = { $seat }: рабочий с Ворот → { $tile } (клетка { $space }).
event-returned = { $seat } забирает рабочего ({ $tile }).
event-returned-road = { $seat } забирает рабочего (клетка { $space }, { $tile }).
event-unreached = Рабочий за наместником возвращается ни с чем: { $seat } (клетка { $space }, { $tile }).
event-unreached-several = Рабочие за наместником возвращаются ни с чем: { $workers }.
event-unreached-one = { $seat } (клетка { $space }, { $tile })
event-activated = { $seat } использует: { $tile }.
event-activated-road = { $seat } использует: { $tile } (клетка { $space }).
event-declined = { $seat } не использует: { $what }.
event-declined-why = { $seat } не использует: { $what } ({ $why }).
why-chosen = по желанию
why-no-cloth = нет ткани
why-no-denier = нет динаров
why-no-cube = нет кубиков
why-few-deniers = не хватает динаров
why-few-cloth = не хватает ткани
why-few-gold = нет золота
why-few-cubes = не хватает кубиков
why-few-build = нет нужных кубиков
why-no-tile = зданий не осталось
why-no-residence = нет своего жилого здания
why-no-space = дорога заполнена
why-no-target = нечего превращать в жилое здание
why-no-place = нет свободного места
event-declined-favor = { $seat } не использует эффект милости.
event-provost = { $seat } перемещает наместника с клетки { $start } на { $end }.
event-provost-stays = { $seat } оставляет наместника на клетке { $end }.
event-provost-paid = { $seat } перемещает наместника с клетки { $start } на { $end } за { $n ->
    [one] { $n } динар
    [few] { $n } динара
   *[many] { $n } динаров
 }.
event-provost-left = { $seats } оставляют наместника на клетке { $end }.
event-provost-bailiff = Наместник встаёт рядом с министром на клетке { $end }.
event-bailiff = Министр переходит с клетки { $start } на { $end }.
event-bailiff-joined = Министр переходит с клетки { $start } на { $end }, и наместник встаёт рядом с ним.
event-order = Новый порядок ходов: { $order }.
event-inn = { $seat } переходит на правое место Постоялого двора.
event-inn-stays = { $seat } остаётся на Постоялом дворе.
event-built = { $seat } строит на клетке { $space }: { $tile }.
event-built-for = { $seat } строит на клетке { $space }: { $tile }, цена: { $goods }.
event-built-scored = { $seat } строит на клетке { $space }: { $tile } → { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 }.
event-built-for-scored = { $seat } строит на клетке { $space }: { $tile }, цена: { $goods } → { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 }.
event-converted = { $seat } превращает здание на клетке { $space } в жилое: { $tile }.
event-converted-for = { $seat } превращает здание на клетке { $space } в жилое: { $tile }, цена: { $goods } → { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 }.
event-pending = { $tile } (клетка { $space }): когда рабочий уйдёт, здесь будет жилое здание ({ $seat }).
event-batch = { $seat } вносит комплект и строит дом ({ $section }).
event-batch-for = { $seat } вносит: { $goods } → дом ({ $section }).
event-batch-scored = { $seat } вносит комплект и строит дом ({ $section }) → { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 }.
event-batch-for-scored = { $seat } вносит: { $goods } → дом ({ $section }) и { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 }.
event-batches-scored = { $seat } вносит комплекты и строит дома, всего { $houses } ({ $sections }) → { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 }.
event-batches-for-scored = { $seat } вносит: { $goods } → { $houses ->
    [one] { $houses } дом
    [few] { $houses } дома
   *[many] { $houses } домов
 } ({ $sections }) и { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 }.
event-best = { $seat } вносит больше всех комплектов ({ $n }) и получает милость короля.
event-section-dungeon = Подсчёт очков: донжон.
event-section-walls = Подсчёт очков: стены.
event-section-towers = Подсчёт очков: башни.
event-section-full-dungeon = Донжон достроен, подсчёт очков.
event-section-full-walls = Стены достроены, подсчёт очков.
event-section-full-towers = Башни достроены, подсчёт очков.
event-counted = { $seat }: { $houses ->
    [one] { $houses } дом
    [few] { $houses } дома
   *[many] { $houses } домов
 } ({ $section }) → { $favors ->
    [one] { $favors } милость
    [few] { $favors } милости
   *[many] { $favors } милостей
 }.
event-counted-one = { $seat }: 1 дом ({ $section }), милости нет.
event-counted-none = { $seat }: ни одного дома ({ $section }).
event-unhoused = { $seat }: ни одного дома ({ $section }), теряет { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 }.
event-unhoused-none = { $seat }: ни одного дома ({ $section }), но терять нечего.
event-favor = { $seat } использует милость короля ({ $line }), теперь уровень { $level }.
event-favor-blocked = { $seat } использует милость короля ({ $line }), по-прежнему уровень { $level }.
event-favor-goods = { $seat } использует милость короля ({ $line }, уровень { $level }): { $goods }.
event-favor-scored = { $seat } использует милость короля ({ $line }, уровень { $level }): { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 }.
event-favor-lost = { $seat } теряет милость: все четыре линии в этой фазе уже использованы.
event-result = { $seat }: престиж { $prestige }, за золото { $gold }, за кубики { $cubes }, за динары { $deniers }, всего { $total }.
event-ended = Победа: { $winners }, { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
 } престижа.
say-turn = Раунд { $turn }, фаза { $phase }: { $name }.
say-over = Партия окончена: { $scores }.
say-winners = Победа: { $winners }.
say-score = { $seat } { $score }
say-decision = { $seat } решает: { $question }
say-order = Порядок ходов: { $order }.
say-passed = Спасовали: { $order }.
say-officials = Министр на клетке { $bailiff }, наместник на клетке { $provost }.
say-castle = Замок, свободные места: донжон { $dungeon }, стены { $walls }, башни { $towers }.
say-castle-queue = Рабочие в замке: { $order }.
say-scored = Очки подсчитаны: { $sections }.
say-player = { $seat }: престиж { $prestige }, { $deniers ->
    [one] { $deniers } динар
    [few] { $deniers } динара
   *[many] { $deniers } динаров
 }, { $food } × провизия, { $wood } × древесина, { $stone } × камень, { $cloth } × ткань, { $gold } × золото, в наличии { $workers ->
    [one] { $workers } рабочий
    [few] { $workers } рабочих
   *[many] { $workers } рабочих
 }; милости { $favors }; дома { $houses }.
say-special = { $place }: { $seat }.
say-stables = Конюшня: { $order }.
say-inn = Постоялый двор: слева { $left }, справа { $right }.
say-nobody = никто
say-space = { $space } { $tile }
say-space-owner = { $space } { $tile }, хозяин: { $owner }
say-space-worker = { $space } { $tile }, рабочий: { $worker }
say-space-both = { $space } { $tile }, хозяин: { $owner }, рабочий: { $worker }
say-space-pending = { $space } { $tile }, рабочий: { $worker }, станет жилым: { $pending }
say-stock = Можно построить: { $tiles }.
lesson-phase-2 = Побеждает тот, у кого больше престижа: его приносят дома в замке и собственные здания, а платят за то и другое кубиками. Поэтому посылайте рабочих за кубиками, по одному, каждого за динар.
lesson-phase-3 = Сначала активируются здания до моста, от Ворот до Постоялого двора, для тех, чьи рабочие там стоят. Кубиков они не дают, зато дают деньги, лучшее место в порядке ходов, милость короля или сдвиг наместника.
lesson-phase-4 = В этом раунде дорога кончается у наместника: рабочий за ним ничего не принесёт, хоть и оплачен. Каждый может переместить его не дальше чем на 3 клетки, по 1 динару за клетку; решают в том порядке, в каком пасовали.
lesson-phase-5 = Теперь активируются здания на дороге от клетки 1 до наместника, каждое для стоящего на нём рабочего. Полученным здесь вы заплатите за дома и здания, а чужой рабочий на вашем здании приносит вам 1 очко престижа.
lesson-phase-6 = В замке комплект, то есть провизия и кубики двух других видов, становится домом. Кто внёс за раунд больше всех, получает милость короля; кто пришёл без комплекта, теряет 2 очка престижа.
lesson-phase-7 = Министр идёт дальше, и когда он доходит до клетки 12, 18 или 24, за этап замка подсчитывают очки. Два дома в нём приносят милость короля, а если домов нет, вы теряете престиж.
lesson-place_worker = Соберите провизию и ещё два вида кубиков и несите их в замок. С каждым пасом рабочие всех остальных дорожают на 1 динар, а кто пасует первым, получает 1 динар.
lesson-gate = Ваш рабочий с Ворот бесплатно идёт на любое свободное место, даже в замок. Так можно взять то, что оставили другие.
lesson-guild = Бесплатный сдвиг наместника: вперёд, если ваши рабочие стоят далеко; назад, если от этого теряют только другие.
lesson-joust = Милость короля за 1 динар и 1 ткань — это дёшево: милости растут, если каждый раз брать одну и ту же линию.
lesson-inn = Пока вы на Постоялом дворе, каждый рабочий стоит вам 1 динар, сколько бы игроков ни спасовало. Но рабочего, который здесь остаётся, больше никуда не поставить.
lesson-provost = Оставить его на месте — бесплатно. Платите, если за ним остался ваш рабочий, которого жалко, или чтобы отрезать чужого; но те, кто решает после вас, могут вернуть наместника.
lesson-production = Рабочий приносит здесь кубики; если есть выбор, он за вами. Комплекту нужны провизия и ещё два вида, а из древесины и камня ещё и строят.
lesson-bonus = Другой игрок воспользовался вашим каменным зданием, и вы тоже получаете кубик; вид выбираете сами.
lesson-market = Кубик превращается в деньги, а на деньги в следующем раунде ставят рабочих. Продавайте лишнее.
lesson-peddler = Здесь деньги превращаются в кубик любого вида, кроме золота.
lesson-trade = Здесь то, что у вас есть, превращается в престиж или золото. Если отказаться, ничего не потеряете.
lesson-give = Выберите, чего не жалко: для комплекта нужны одна провизия и ещё два вида.
lesson-build = Здание сразу приносит престиж, ставить на него своих рабочих вы можете всего за 1 динар, а когда им пользуются другие, вы что-то получаете. Чаще всего ходят туда, где дают то, что нужно всем.
lesson-on = Престижное здание накрывает одно из ваших жилых зданий, и оно больше не приносит динар.
lesson-lawyer = Жилое здание приносит 1 динар каждый раунд, и только на нём строят престижное. Прежнее здание исчезает, поэтому берите такое, которого не жалко.
lesson-castle = Каждый комплект — это сразу дом, а поздние дома приносят меньше. Оставляйте кубики только на здание, которое точно построите.
lesson-favor_line = Милость сдвигает ваш маркер на линии на один шаг, и каждый достигнутый уровень остаётся доступным. Выгоднее всего одна и та же линия: до 5 очков престижа за раз или целое здание.
lesson-favor_cubes = Вид выбираете вы. Подумайте о следующем комплекте (провизия и ещё два вида) и о следующем здании.
lesson-exchange = Отдайте кубик, которого не жалко, и возьмите то, чего не хватает для комплекта или здания.
lesson-favor_building = Чем дальше маркер, тем лучше здание, которое можно построить, и выходит дешевле, чем рабочим.
lesson-trading_post = Три динара за одного рабочего: выгодно, когда денег мало.
lesson-stables = Игроки, чьи рабочие стоят здесь, ходят первыми — в том порядке, в каком стоят рабочие, — и сохраняют это место.
lesson-place_castle = С рабочим здесь вы сможете в конце раунда внести комплекты. Не внесёте ни одного — потеряете 2 очка престижа, если только комплект есть, а мест нет ни в одном этапе.
lesson-gold_mine = Престижным зданиям нужно золото, а каждое оставшееся приносит в конце 3 очка престижа. Рудник далеко: он что-то даст, только если наместник до него дойдёт.
lesson-bank = Здесь деньги превращаются в золото: оно нужно престижным зданиям, а каждое оставшееся приносит в конце 3 очка престижа.
lesson-mason = Здесь строят каменные здания. Престижа они приносят больше, чем большинство деревянных, а от некоторых вы получаете кубик, когда ими пользуются другие.
lesson-architect = Здесь строят престижные здания, каждое на одном из ваших жилых. Они приносят от 7 до 25 очков престижа, требуют золота, а рабочих на них не ставят.
lesson-section-dungeon = Дома теперь строятся в донжоне: по 5 очков престижа, места на шесть. При подсчёте два ваших приносят милость короля; без дома вы теряете 2 очка.
lesson-section-walls = Дома теперь строятся в стенах: по 4 очка престижа, места на десять. При подсчёте два ваших приносят одну милость, три — две, пять — три; без дома вы теряете 3 очка.
lesson-section-towers = Дома теперь строятся в башнях: по 3 очка престижа, места на четырнадцать. При подсчёте два ваших приносят одну милость, четыре — две, шесть — три; без дома вы теряете 4 очка. Затем партия кончается.
remind-section = Скоро подсчёт этапа замка ({ $section }). Без дома там вы теряете { $loss } ОП: поставьте рабочего в замок и внесите комплект.
lesson-line-prestige = Линия престижа даёт престиж сразу: 1 очко на первом уровне, 5 на последнем.
lesson-line-deniers = Линия динаров даёт 3 динара на первом уровне, 7 на последнем.
lesson-line-cubes = Линия ресурсов, уровень за уровнем: провизия, древесина или камень, ткань, обмен одного кубика на два, золото.
lesson-line-building = Линия строительства, уровень за уровнем: пока ничего, деревянное здание, каменное, жилое, престижное. Рабочий для стройки не нужен; деревянные и каменные стоят на кубик меньше.
