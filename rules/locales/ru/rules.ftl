# Общее для обеих игр: места игроков, запись ходов, записи партий.

seat-blue = Синий
seat-red = Красный
seat-green = Зелёный
seat-orange = Оранжевый
seat-black = Чёрный
error-notation-full = { $text } нужно написать полностью: { $code }
error-over = партия окончена, победа: { $winners }
error-turn = { $text }: сейчас решает { $other } ({ $kind }), а не { $seat }
error-beginning = ни одно возможное действие так не начинается
error-ambiguous = { $text } может значить { $codes }
points-buildings = Здания
points-tokens = Жетоны
points-cards = Карты
points-trades = Обмены
points-favors = Милости
points-owners = Как хозяин
points-losses = Потери
points-gold = За золото
points-cubes = За кубики
points-deniers = За динары

cube-food = провизия
cube-wood = древесина
cube-stone = камень
cube-gold = золото
goods-food = { $n } × провизия
goods-wood = { $n } × древесина
goods-stone = { $n } × камень
goods-gold = { $n } × золото
goods-any = { $n } × любой кубик
goods-deniers = { $n ->
    [one] { $n } динар
    [few] { $n } динара
   *[many] { $n } динаров
 }
goods-nothing = ничего
section-dungeon = донжон
section-walls = стены
section-towers = башни
label-pass = Пас
label-pass-first = Спасовать первым: получить 1 динар
note-beyond = за наместником
note-deniers = { $n ->
    [one] остался только { $n } динар
    [few] осталось только { $n } динара
   *[many] осталось только { $n } динаров
 }
label-buy = Купить: { $goods } за { $price ->
    [one] { $price } динар
    [few] { $price } динара
   *[many] { $price } динаров
 }
label-sell = Продать: 1 × { $cube } → { $price ->
    [one] { $price } динар
    [few] { $price } динара
   *[many] { $price } динаров
 }
label-skip = Ничего
refuse-other = сначала нужно принять другое решение
refuse-place-workers = у вас больше нет рабочих
refuse-cube = у вас нет такого кубика ({ $cube })
refuse-convert-lawyer = Юрист не может стать жилым зданием
event-turn = Раунд { $turn }, порядок: { $order }.
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
event-paid = { $seat } платит: { $goods } ({ $source }).
event-trade = { $seat } меняет: { $goods } → { $gained } ({ $source }).
event-passed = { $seat } пасует (место { $place } на мосту).
why-chosen = по своему желанию
why-few-deniers = не хватает динаров
why-few-cubes = не хватает кубиков
event-unreached-several = За наместником: { $workers }.
event-ended = Победа: { $winners }, { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
 } престижа.
goods-workers = { $n ->
    [one] { $n } рабочий
    [few] { $n } рабочих
   *[many] { $n } рабочих
 }
ask-on = { $tile }: какое жилое здание накрыть?
points-total = Всего
goods-prestige = { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 }
event-placed = { $seat }: рабочий → { $tile } за { $cost ->
    [one] { $cost } динар
    [few] { $cost } динара
   *[many] { $cost } динаров
 }.
event-declined = { $seat } не использует: { $what }.
event-declined-why = { $seat } не использует: { $what } ({ $why }).
event-built-scored = { $seat } строит: { $tile } → { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 }.
event-built-for-scored = { $seat } строит: { $tile }, цена: { $goods } → { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 }.
event-converted = { $seat } превращает в жилое здание: { $tile }.
event-pending = { $tile }: когда рабочий уйдёт, здесь будет жилое здание ({ $seat }).
event-provost = { $seat } перемещает наместника: { $start } → { $end }.
event-provost-stays = { $seat } оставляет наместника на месте ({ $end }).
event-provost-paid = { $seat } перемещает наместника за { $n ->
    [one] { $n } динар
    [few] { $n } динара
   *[many] { $n } динаров
 }: { $start } → { $end }.
event-provost-left = { $seats } оставляют наместника на месте ({ $end }).
event-batches-scored = { $seat } вносит в замок ({ $sections }) { $houses ->
    [one] { $houses } комплект
    [few] { $houses } комплекта
   *[many] { $houses } комплектов
 } → { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 }.
event-batches-for-scored = { $seat } вносит ({ $sections }): { $goods } → { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 }.
label-place-own = { $space } { $tile } (ваше здание): { $effect }
label-provost-stay = Наместник остаётся: { $space } (бесплатно)
label-provost-paid = Наместник → { $space } ({ $shift }): заплатить { $cost ->
    [one] { $cost } динар
    [few] { $cost } динара
   *[many] { $cost } динаров
 }
label-on = Накрыть жилое здание ({ $space })
label-batch = Внести: { $goods } → { $prestige } ОП ({ $section })
label-build = Построить: { $tile }, { $cost } → { $prestige } ОП
label-pay-prestige = Заплатить: { $paid } → { $gain } ОП
label-pay-gold = Заплатить: { $paid } → { $gain } × золото
ask-provost = Наместник на { $space }: до { $most ->
    [one] { $most } клетки
    [few] { $most } клеток
   *[many] { $most } клеток
 } вперёд или назад (по 1 динару)?
ask-bonus = { $tile }, бонус хозяина: { $effect }?
bound-road = дорога кончается на номере { $n }
bound-provost = наместник перемещается не дальше чем на { $n ->
    [one] { $n } клетку
    [few] { $n } клетки
   *[many] { $n } клеток
 }
refuse-place-taken = место занято: { $place }
refuse-place-empty = сюда рабочего поставить нельзя: { $space }
refuse-price = цена: { $price }, у вас: { $held }
refuse-build-stock = здесь это построить нельзя: { $tile }
refuse-build-residence = для этого нужно ваше жилое здание, ещё ничем не накрытое
refuse-on = на { $space } нет вашего жилого здания, которое можно накрыть
refuse-convert-owner = здание «{ $tile }» принадлежит другому игроку
refuse-convert-pending = здание «{ $tile }» и так станет жилым
refuse-provost-range = наместник остаётся в пределах от 1 до { $last }, сейчас он на { $space }
why-no-target = нечего превращать в жилое здание
event-returned = { $seat } забирает рабочего ({ $tile }).

# What a decision is about

kind-place_worker = размещение рабочего
kind-provost = перемещение наместника
kind-production = какие ресурсы взять
kind-bonus = бонус хозяина
kind-trade = обмен
kind-give = что отдать
kind-build = постройка
kind-on = какое жилое здание накрыть
kind-favor_line = милость короля
kind-opening = начальные карты
kind-action = действие
kind-payment = оплата
