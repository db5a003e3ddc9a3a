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
points-owners = Хозяева
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
note-no-cube = у вас пока нет кубиков
note-no-denier = динаров не осталось
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
refuse-other = сначала нужно решить другое
refuse-place-workers = у вас больше нет рабочих
refuse-provost-cost = это стоит { $cost ->
    [one] { $cost } динар
    [few] { $cost } динара
   *[many] { $cost } динаров
 }, у вас { $deniers }
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
why-no-cube = нет кубиков
event-unreached-several = За наместником: { $workers }.
event-ended = Победа: { $winners }, { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
 } престижа.
say-turn = Раунд { $turn }, фаза { $phase }: { $name }.
say-over = Партия окончена: { $scores }.
say-winners = Победа: { $winners }.
say-decision = { $seat } решает: { $question }
say-passed = Спасовали: { $order }.
goods-workers = { $n ->
    [one] { $n } рабочий
    [few] { $n } рабочих
   *[many] { $n } рабочих
 }
ask-on = { $tile }: какое жилое здание накрыть?
say-space-owner = { $space } { $tile }, хозяин: { $owner }
say-space-worker = { $space } { $tile }, рабочий: { $worker }
say-space-both = { $space } { $tile }, хозяин: { $owner }, рабочий: { $worker }
