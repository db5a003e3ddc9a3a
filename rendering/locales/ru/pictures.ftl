# Слова на картинках, общие для обеих игр.
seat-blue =
    .letter = С
seat-red =
    .letter = К
seat-green =
    .letter = Л
seat-orange =
    .letter = О
seat-black =
    .letter = Ч

nobody = никто

turn = Раунд { $turn }
turn-order = Порядок
players = Игроки
phase-over = Конец фазы
won = побеждает
won-together = делят победу
to-move = ходит
passed-place = пас, место { $place }
cost-now = за рабочего

goods-favors = { $n ->
    [one] { $n } милость короля
    [few] { $n } милости короля
   *[many] { $n } милостей короля
 }
goods-income = доход { $n ->
    [one] { $n } динар
    [few] { $n } динара
   *[many] { $n } динаров
 }

provost = Наместник
bailiff = Министр
bridge = Мост

kind-neutral = Нейтральное
kind-fixed = Фиксированное
kind-wood = Деревянное
kind-stone = Каменное
kind-residence = Жилое
kind-special = Особое

final-score = Итоговый счёт

# Легенда.
sign-any = любой кубик
sign-basic = кроме золота
sign-coin = динар
sign-prestige = престиж
sign-favor = милость короля
sign-income = каждый раунд
sign-key = для хозяина
sign-pawn = рабочий
sign-anywhere = любое свободное место
    .short = любое место
sign-order = порядок ходов
sign-build = строительство
sign-token = жетон замка
    .short = жетон
sign-card = карта в руке
    .short = карта
sign-pile = колода
sign-discards = сброс
sign-done = активировано
    .next = активируется 1-м
sign-change = новое

# Карточка обзора.
moment-first = до первого рабочего
moment-placed = после { $n }-го рабочего ({ $seat })
moment-passed = после паса ({ $seat })
moment-other = после хода ({ $seat })
glance-scored = { $section }: подсчёт после { $left ->
    [0] этого раунда
   *[other] раунда { $first }–{ $last }
 }
glance-scored-short = { $section } · { $left ->
    [0] этот раунд
   *[other] раунд { $first }–{ $last }
 }
glance-over = Очки за оставшиеся ресурсы
glance-over-short = Остаток ресурсов

# Графики сыгранной партии.
chart-won = { $n ->
    [1] Побеждает { $names }, { $score }
    [one] Победу делят { $names }, { $score }
    [few] Победу делят { $names }, { $score }
   *[many] Победу делят { $names }, { $score }
 }
chart-turns = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
 }
chart-prestige = Престиж по раундам
chart-sources = Откуда очки
chart-favors = Милости, динары за раунд, рабочие
chart-deniers = Динары за раунд, рабочие
chart-favor-levels = Милости по линиям
chart-rate = Очки на рабочего
chart-lost-workers = Рабочие за наместником
chart-money = Заработано динаров по раундам
chart-close = { $n ->
    [1] { $first }: всего на одно очко больше, чем { $second }.
    [one] { $first }: всего на { $n } очко больше, чем { $second }.
    [few] { $first }: всего на { $n } очка больше, чем { $second }.
   *[many] { $first }: всего на { $n } очков больше, чем { $second }.
 }
chart-ahead = { $first }: на { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
 } больше, чем { $second }.
chart-lead-changed = Лидер сменился { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
 }.
chart-led = { $name } лидирует с раунда { $turn } до конца.
chart-from-behind = { $name } вырывается вперёд благодаря оставшимся ресурсам.
chart-guests = { $name }: зданием «{ $building }» другие пользовались { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
 }.
chart-lost = { $name }: { $n ->
    [one] { $n } рабочий
    [few] { $n } рабочих
   *[many] { $n } рабочих
 } за наместником.
chart-lost-to = { $name }: { $n ->
    [one] { $n } рабочий
    [few] { $n } рабочих
   *[many] { $n } рабочих
 } за наместником; главный виновник: { $other }.
chart-most = { $name }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
 } из одного источника ({ $source }).

# Разбор сыгранной партии.
review-title = Разбор: { $name }
review-good = Не хуже лучшего: { $good } из { $n ->
    [one] { $n } решения
    [few] { $n } решений
   *[many] { $n } решений
 }
review-value = Оценка позиции по раундам (100: верная победа)
review-course = Позиция (из 100): сначала { $first }, в худший момент { $low }, в конце { $last }.
review-cost-most = Что обошлось дороже всего (из 100)
review-costly = { $number }. Раунд { $turn }: { $done }; лучше: { $better } (−{ $cost })
review-done = Раунд { $turn }: { $done }
review-better = Лучше: { $better }
review-nothing = Все решения в пределах погрешности поиска.

kind-bonus =
    .short = бонус хозяина
kind-on =
    .short = какое жилое здание?
