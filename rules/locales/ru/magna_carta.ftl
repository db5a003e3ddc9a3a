# Magna Carta: карты, эффекты, надписи действий, вопросы, отказы, события, уроки.

mc-card-small_farm = Малая ферма
mc-card-small_sawmill = Малая лесопилка
mc-card-small_quarry = Малая каменоломня
mc-card-large_farm = Большая ферма
mc-card-large_sawmill = Большая лесопилка
mc-card-large_quarry = Большая каменоломня
mc-card-n_peddler = Нейтральная лавка
mc-card-town_hall = Ратуша
mc-effect-small_farm = получить 1 провизию
mc-effect-lawyer = заплатить 1 провизию за жилое здание
mc-effect-large_farm = получить 2 провизии
mc-effect-bank = заплатить 1 динар за 1 золото или 3 за 2
mc-effect-church = заплатить 2 динара за жетон или 5 за 2
mc-effect-n_trading_post = получить 2 динара
mc-effect-n_peddler = купить кубик за 1 динар
mc-effect-theatre = приносит 6 ОП
mc-effect-hotel = приносит 6 ОП; +1 динар дохода каждый раунд
mc-effect-stables = приносит 10 ОП
mc-effect-cathedral = приносит 14 ОП
mc-owner-small_farm = получить 1 провизию с карты
mc-owner-small_sawmill = получить 1 древесину с карты
mc-owner-small_quarry = получить 1 камень с карты
mc-owner-market = получить 1 динар
mc-owner-gold_mine = отдать кубик за 1 золото
mc-owner-bank = заплатить 2 динара за 1 золото
mc-owner-church = заплатить 3 динара за жетон
mc-phase-0 = начальные карты
mc-phase-2 = действия
mc-phase-4 = эффекты зданий
mc-label-keep = Оставить карты
mc-label-mulligan = Сбросить карты и взять { $n } других
mc-label-draw = Взять карту: заплатить 1 динар
mc-label-draw-shuffle = Перетасовать сброс и взять карту: заплатить 1 динар
mc-label-redraw = Сменить руку ({ $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
 }): заплатить 1 динар
mc-label-place-own = { $place } { $card } (ваша): { $effect }
mc-label-place-foreign = { $place } { $card }: { $effect }; хозяину: { $owner_effect }
mc-note-no-food = у вас пока нет ни провизии, ни золота
mc-note-no-card = пока ни одна ваша карта не может стать жилым зданием
mc-note-no-token = жетонов не осталось
mc-label-build = Построить: { $card }, { $cost } → { $prestige } ОП
mc-label-prestige = Престижная карта: { $card }, { $cost } → { $prestige } ОП
mc-label-on = Накрыть жилое здание (карта { $place })
mc-label-pay-cubes = Заплатить: { $goods }
mc-label-provost-stay = Наместник остаётся: { $place } { $card } (бесплатно)
mc-label-provost = Наместник → { $place } { $card } ({ $shift }): заплатить { $cost ->
    [one] { $cost } динар
    [few] { $cost } динара
   *[many] { $cost } динаров
 }
mc-label-pay-gold = Заплатить { $paid ->
    [one] { $paid } динар
    [few] { $paid } динара
   *[many] { $paid } динаров
 } → { $gain } × золото
mc-label-pay-tokens = Заплатить { $paid ->
    [one] { $paid } динар
    [few] { $paid } динара
   *[many] { $paid } динаров
 } → { $gain ->
    [one] { $gain } жетон
    [few] { $gain } жетона
   *[many] { $gain } жетонов
 } ({ $prestige } ОП)
mc-label-give = Отдать: 1 × { $cube } → 1 × золото
mc-label-convert = { $place } { $card } → жилое здание ({ $prestige } ОП вместо { $points })
mc-label-batch = Внести: { $goods } → жетон, { $prestige } ОП ({ $section })
mc-label-done-none = Не вносить комплект
mc-ask-opening = Оставить начальные карты или сбросить все и взять { $n } других?
mc-ask-action = Возьмите карту, смените руку, поставьте рабочего (по 1 динару), стройте или пасуйте.
mc-ask-payment = { $card }: выберите, чем заплатить ({ $cost }; золото заменяет любой кубик).
mc-ask-payment-conversion = Юрист: выберите, чем заплатить за жилое здание (1 провизия или вместо неё 1 золото).
mc-ask-provost = Наместник на карте { $place }: переместить максимум на { $most ->
    [one] { $most } карту
    [few] { $most } карты
   *[many] { $most } карт
 } (по 1 динару)?
mc-ask-effect = { $card } ({ $place }): { $effect }?
mc-ask-owner = { $card } ({ $place }), бонус хозяина: { $effect }?
mc-ask-castle = Замок: внесите комплект (провизия, древесина и камень; золото заменяет любой из них) или закончите.
mc-refuse-denier = это стоит 1 динар, а у вас нет ни одного
mc-refuse-draw = колода и сброс пусты
mc-refuse-redraw = у вас в руке нет карт
mc-refuse-place-road = на дороге { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }
mc-refuse-place-taken = место занято рабочим ({ $card }, { $place })
mc-refuse-place-card = сюда рабочих не ставят ({ $card }, { $place })
mc-refuse-build-hand = этой карты нет у вас в руке ({ $card })
mc-refuse-cost = { $card }, цена: { $cost } (золото заменяет любой кубик); у вас: { $held }
mc-refuse-prestige-stock = эта карта недоступна ({ $card })
mc-refuse-prestige-residence = для престижной карты нужно ваше ненакрытое жилое здание
mc-refuse-on = на карте { $place } нет вашего ненакрытого жилого здания
mc-refuse-payment = { $card }, цена: { $cost } (золото заменяет любой кубик), а не { $paid }
mc-refuse-payment-conversion = жилое здание стоит 1 провизию или 1 золото, а не { $paid }
mc-refuse-payment-held = нужно: { $paid }; у вас: { $held }
mc-bound-provost = наместник перемещается не дальше чем на { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
 }
mc-refuse-provost-range = наместник остаётся на картах с 1 по { $last } (последнюю); сейчас он на карте { $place }
mc-refuse-tokens = вы хотите взять { $asked ->
    [one] { $asked } жетон
    [few] { $asked } жетона
   *[many] { $asked } жетонов
 }, а в замке осталось: { $left }
mc-refuse-convert-kind = { $card } ({ $place }): жилым зданием может стать только ваше здание
mc-refuse-convert-owner = { $card } ({ $place }): карта принадлежит другому игроку
mc-refuse-convert-pending = { $card } ({ $place }): карта уже становится жилым зданием
mc-refuse-castle-tokens = жетонов замка не осталось
mc-refuse-castle-gold = когда у вас есть золото, назовите все три кубика комплекта
mc-refuse-castle-plain = когда у вас нет золота, пишите просто `batch`
mc-refuse-castle-cubes = комплект — это 1 провизия, 1 древесина и 1 камень, золото заменяет любой из них; у вас: { $held }
mc-event-replaced = { $seat } сбрасывает руку ({ $cards }).
mc-event-replaced-opening = { $seat } сбрасывает начальные карты ({ $cards }).
mc-event-new-hand = { $seat } меняет руку ({ $cards }) за { $n ->
    [one] { $n } динар
    [few] { $n } динара
   *[many] { $n } динаров
 }.
mc-event-drawn = { $seat } берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
 }.
mc-event-drawn-for = { $seat } берёт { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
 } за { $n ->
    [one] { $n } динар
    [few] { $n } динара
   *[many] { $n } динаров
 }.
mc-event-shuffled = { $seat } тасует сброс ({ $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 }).
mc-event-best-gold = { $seat } получает: { $goods } (за наибольшее число комплектов).
mc-event-trade-owner = { $seat } меняет как хозяин: { $goods } → { $gained } ({ $source }).
event-paid-draw = { $seat } платит: { $goods } (за карту).
mc-event-placed = { $seat }: рабочий → { $card } (карта { $place }) за { $cost ->
    [one] { $cost } динар
    [few] { $cost } динара
   *[many] { $cost } динаров
 }.
mc-event-built = { $seat } строит: { $card } ({ $place }).
mc-event-built-for = { $seat } строит: { $card } ({ $place }), цена: { $goods }.
mc-event-prestige-for = { $seat } строит престижную карту: { $card } (на жилом здании, карта { $place }), цена: { $goods }.
mc-event-prestige-front-for = { $seat } строит престижную карту: { $card }, цена: { $goods }.
mc-event-prestige = { $seat } строит престижную карту: { $card } (на жилом здании, карта { $place }).
mc-event-prestige-front = { $seat } строит престижную карту: { $card }.
mc-event-provost = { $seat } перемещает наместника с карты { $start } на { $end }.
mc-event-provost-stays = { $seat } оставляет наместника на карте { $end }.
mc-event-provost-paid = { $seat } перемещает наместника с карты { $start } на { $end } за { $n ->
    [one] { $n } динар
    [few] { $n } динара
   *[many] { $n } динаров
 }.
mc-event-provost-left = { $seats } оставляют наместника на карте { $end }.
mc-event-provost-turn = Наместник { $start } → { $end }.
mc-event-provost-turn-stays = Наместник остаётся на последней карте { $end }.
mc-event-declined = { $seat } не использует: { $card } (карта { $place }).
mc-event-declined-bonus = { $seat } не использует как хозяин: { $card } (карта { $place }).
mc-event-declined-why = { $seat } не использует: { $card } (карта { $place }; { $why }).
mc-event-declined-bonus-why = { $seat } не использует как хозяин: { $card } (карта { $place }; { $why }).
why-no-token = жетонов замка не осталось
why-no-food = нет ни провизии, ни золота
why-no-card = нечего превращать в жилое здание
mc-event-converted = { $card } (карта { $place }): теперь жилое здание ({ $seat }).
mc-event-converted-for = { $seat } превращает в жилое здание: { $card } (карта { $place }), цена: { $goods }.
mc-event-pending = { $card } (карта { $place }): когда рабочий уйдёт, здесь будет жилое здание ({ $seat }).
mc-event-token = { $seat } берёт жетон за комплект ({ $section }).
mc-event-token-for = { $seat } вносит: { $goods } → жетон ({ $section }).
mc-event-tokens-for = { $seat } вносит: { $goods } → { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
 } ({ $sections }).
mc-event-token-church = { $seat } покупает жетон ({ $section }).
mc-event-best = { $seat } вносит больше всех комплектов ({ $n }).
mc-event-removed = Комплектов никто не внёс: жетоны выходят из игры ({ $sections }).
mc-event-removed-one = Комплектов никто не внёс: один жетон выходит из игры ({ $sections }).
mc-event-result = { $seat }: за жетоны { $tokens }, за карты { $cards }, за золото { $gold }, за кубики { $cubes }, за динары { $deniers }, всего { $total }.
mc-say-order = Порядок, начиная с первого игрока: { $order }.
mc-say-provost = Наместник: { $place } { $card }.
mc-say-castle = Осталось жетонов замка: донжон { $dungeon }, стены { $walls }, башни { $towers }.
mc-say-player = { $seat }: престиж пока { $prestige }, { $deniers ->
    [one] { $deniers } динар
    [few] { $deniers } динара
   *[many] { $deniers } динаров
 }, { $food } × провизия, { $wood } × древесина, { $stone } × камень, { $gold } × золото, в наличии { $workers ->
    [one] { $workers } рабочий
    [few] { $workers } рабочих
   *[many] { $workers } рабочих
 }; жетоны { $tokens }; в колоде { $pile ->
    [one] { $pile } карта
    [few] { $pile } карты
   *[many] { $pile } карт
 }.
mc-say-hand = { $seat }, в руке: { $cards }.
mc-say-discard = { $seat }, сброс: { $cards }.
mc-say-front = { $seat }, построено: { $cards }.
mc-say-place-pending = { $space } { $tile }, хозяин: { $owner }, рабочий: { $worker }, станет жилым зданием
mc-say-place-cubes = { $entry }, здесь { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
 }
mc-say-stock = Доступные престижные карты: { $cards }.
mc-lesson-phase-0 = Побеждает тот, у кого больше очков: их приносят построенные карты и комплекты, внесённые в замок, а платят за то и другое кубиками. У всех одни и те же двенадцать карт, но в разном порядке.
mc-lesson-phase-2 = По очереди каждый делает что-то одно: ставит рабочего на карту дороги, строит карту из руки, берёт карту или пасует. Рабочие приносят кубики, за кубики строят карты, а ваши карты дают вам что-то каждый раз, когда ими пользуются другие.
mc-lesson-phase-3 = В этом раунде дорога кончается у наместника: рабочий за ним ничего не принесёт. Каждый может переместить его не дальше чем на 3 карты, по 1 динару за карту; решают в том порядке, в каком пасовали.
mc-lesson-phase-4 = Теперь активируются карты на дороге от начала до наместника: каждая для стоящего на ней рабочего, потом для хозяина, если рабочий чужой.
mc-lesson-phase-5 = Комплект (провизия, древесина и камень) вносят без рабочего; он приносит 4 очка, пока есть жетоны донжона, потом 3, потом 2. Кто внёс больше всех, получает золото, а когда жетоны кончаются, кончается и партия.
mc-lesson-opening = Оставляйте карты, за которые скоро сможете заплатить. Заменить их все можно только один раз.
mc-lesson-action = Рабочий, взятая карта и новая рука стоят по 1 динару, постройка — только кубики. Поскорее стройте то, чем будут пользоваться другие, и пасуйте, если деньги лучше приберечь для наместника.
mc-lesson-on = Престижная карта накрывает одно из ваших жилых зданий, и оно больше не приносит динар.
mc-lesson-payment = Золото заменяет любой кубик, поэтому платите тем, чего не жалко, а золото берегите.
mc-lesson-lawyer = Жилое здание приносит 1 динар каждый раунд, и только на него кладут престижную карту. Прежняя карта больше ничего не делает, поэтому берите ту, которой никто не пользуется.
mc-lesson-gold_mine = Золото заменяет любой кубик в комплекте или постройке: отдавайте то, чего у вас больше всего.
mc-lesson-bank = Золото заменяет любой кубик, так что за деньги вы получаете как раз тот, которого не хватает.
mc-lesson-church = Жетоны покупают за деньги, сначала самые ценные. Золото за наибольшее число комплектов они получить не помогают.
mc-lesson-castle = Каждый комплект — это сразу жетон, а поздние жетоны приносят меньше. Оставляйте кубики только на карту, которую построите в следующем раунде.
mc-lesson-gives = Рабочий приносит здесь то, что показано на карте. Если карта чужая, что-то получает и её хозяин.
