# Панели «Спланировать раунд» (страницы рядом со списком) и «Спланировать остаток»
button-planrest = Спланировать остаток
button-rest-again = Как в прошлом раунде
rest-title = **{ $seat } · остаток вашего раунда в партии { $game }.** Что вы здесь выберете, включается сразу и действует, когда придёт время; видите это только вы.
rest-phase = **{ $phase }**
rest-beyond = **За наместником**
rest-wishes = **На этот раунд, где нет ответа**
rest-open = { $number }. { $what }
rest-answered = { $number }. { $what } ✅ { $answer }
rest-wished = { $number }. { $what }: { $wishes }
rest-depends = -# Станет известно, когда вы ответите на: { $numbers }
rest-depends-now = -# Станет известно, когда вы решите то, о чём вас спрашивают сейчас
rest-provost = -# Только если наместник на клетке { $space } или дальше (сейчас: { $now })
rest-said = Ещё: { $orders }
rest-none = Пока неизвестно, что ещё вам решать в этом раунде; можно дать приказы о наместнике, замке и милостях.
rest-now = Сейчас: { $deeds }
rest-case = С наместником на { $space }: { $deeds }
rest-nothing = ничего
rest-settled = Другие в этом раунде уже не могут переместить наместника.
rest-asks = спрошу вас ({ $what })
rest-menu-which = Какое решение?
rest-menu-answer = { $number }. Что тогда?
rest-menu-wish = { $number }. Если можно …
rest-menu-later = Наместник и замок
rest-unwish = Убрать последнее желание
programme-menu-more = Когда действует, другие случаи, что делают рабочие
programme-menu-only = Цена, чужие рабочие, когда спрашивать
programme-menu-spots = Только если другое свободно или занято
programme-menu-tiles = Только если стоит здание
programme-more-case = Если занято: { $what }
programme-more-only = Когда действует: { $what }
programme-more-rest = Что делают мои рабочие; наместник, замок, милости
programme-page-only = Когда действует: { $what }
programme-free = Только если ещё свободно: { $what }
programme-taken = Только если занято: { $what }
programme-built = Только если построено: { $what }
programme-with = { $what } ({ $terms })
offer-pass-gone = Пас, когда занято: { $what }
offer-then-pass = В конце списка: пас
offer-unless-before = Спросить меня, если наместник перед моим рабочим
offer-unless-passed = Спросить меня, если кто-то спасовал
offer-unless-built = Спросить меня, если кто-то построил
offer-castle-gold = Замок: до { $n ->
    [one] { $n } комплекта
    [few] { $n } комплектов
   *[many] { $n } комплектов
 }
site-favor = Милость короля
site-space = { $name } ({ $space })
wish-skip = Ничего
wish-joust = Турнир
wish-stay = Остаться
wish-leave = Уйти
wish-exchange = Обменять 1 кубик на 2
wish-take = Взять: { $what }
wish-sell = Продать: { $what }
wish-buy = Купить: { $what }
wish-give = Отдать: { $what }
wish-pay = Заплатить: { $what }
wish-build = Построить: { $what }
wish-move = Перейти → { $what }
wish-convert = Жилое здание на клетке { $what }
wish-favor = Линия: { $what }

pace-ahead-illegal = Ваш ответ заранее — «{ $what }»; это больше невозможно.
pace-ahead-other = Ваш ответ заранее — «{ $what }»; теперь это было бы «{ $now }».
pace-ahead-more = Ваш ответ заранее — «{ $what }»; теперь есть ещё и «{ $now }».
pace-ahead-unasked = Ваш ответ заранее — «{ $what }»; в раунде { $turn } до этого не дошло.
pace-ahead-gone = На это решение уже нельзя ответить заранее; ничего не сделано.
pace-asked-again = Всё, что вы сказали раньше, сделано, и вас спрашивают снова.
pace-plan-none = ничего из этого сейчас нельзя: { $wishes }
pace-plan-ask = вы хотели, чтобы вас спросили
pace-plan-through = все рабочие списка поставлены
pace-plan-undone = сделанное им возвращено
pace-plan-stopped = Ваш приказ «{ $order }» остановлен: { $why }.
pace-order-empty = Приказ говорит, что делать, например `place gate > 3 > pass` или `farm: cloth`.
pace-order-unknown = «{ $text }» — не приказ. Приказы начинаются с place, pass over, provost, castle или названия здания; некоторые есть в подсказках.
pace-order-many = У вас в этой партии уже { $here ->
    [one] { $here } приказ
    [few] { $here } приказа
   *[many] { $here } приказов
 }; предел — { $most }.
pace-order-game = «{ $text }» — такого в { $title } нет.
pace-not-your-seat = Место { $seat } не ваше.
pace-no-plan = Такого вашего приказа в этой партии нет ({ $game }).
pace-programme-unknown = Это в программу добавить нельзя; ничего не изменилось.
pace-programme-long = Больше { $most } туда не помещается.
pace-programme-empty = Сохранять пока нечего: программы нет.
pace-programme-name = В имени от 1 до { $most } знаков.
pace-programme-names = Вы уже храните программы для этой игры, { $most } — это предел; возьмите одно из их имён.
