# Что бот говорит людям. Время — отметки времени Discord, игроки — упоминания; имена никогда не жирным.

done = Готово.
only-in-servers = Играть можно на серверах: пригласите меня на один из них и напишите там в канале `/caylus new`.
error-unexpected = У меня что-то сломалось, но ничего не изменилось. Владелец бота найдёт это в журнале. `/caylus status` покажет, что сейчас в партии.
refused-in-private = Это не получилось, и ничего не изменилось; почему — знает тот, кто просил.
database-trouble = Моя база данных сейчас недоступна; ничего не изменилось. Попробуйте через минуту.
still-at-work = Я ещё выполняю ваш предыдущий запрос. Для каждого человека я выполняю их по одному, и ещё один может ждать; попробуйте снова, когда этот будет готов.
database-unsure = Связь с базой данных оборвалась во время сохранения, и я не знаю, сохранилось ли изменение. Прежде чем повторять, посмотрите на партию.
answer-refused = Discord отклонил мой ответ. Возможно, всё сделано; `/caylus status` покажет, как идёт партия. Я записал это для моего оператора.
answer-lost = { $user }, Discord не принял мой ответ на ваш последний запрос. `/caylus status` покажет, засчитан ли он и что дальше.
press-unknown = Эта кнопка от другой версии бота и больше не работает. `/caylus status` покажет нынешние.
press-retired = Прогнозов и аплодисментов в боте больше нет. Партия идёт, как прежде.
command-outdated = Эта команда изменилась, а ваш Discord об этом ещё не знает. Перезагрузите Discord (Ctrl+R) и попробуйте ещё раз.
command-moved = Этой команды больше нет; используйте { $now }. Чтобы её увидеть, перезагрузите Discord (Ctrl+R).
command-not-allowed = Здесь вам нельзя использовать эту команду.
option-unreadable = Не могу понять: { $value }. Выберите из подсказок или введите ещё раз.
word-yes = да
word-no = нет

# Игры, места, настройки

game-caylus = Caylus
game-magna-carta = Caylus Magna Carta
option-usual = обычные правила
option-favors-table = таблица милости
option-favors-simplified = простые милости
option-jeweller-no = без Ювелира
option-jeweller-yes = с Ювелиром
option-lawyer-vp-4 = Юрист за 4
option-lawyer-vp-3 = Юрист за 3
option-rules-standard = обычные правила
option-rules-beginner = правила для начинающих
option-undo-free = возврат хода: только своё последнее действие
option-undo-consent = возврат хода: своё последнее действие, иначе голосованием
option-undo-off = возврат хода: никогда
option-pace-none = без часов
option-pace-live = вживую, 5 минут на ход
option-pace-12h = 12 часов на ход
option-pace-24h = 24 часа на ход
option-pace-48h = 48 часов на ход
option-pace-72h = 72 часа на ход
option-pace-7d = 7 дней на ход
option-pace-alone = { $pace } (против одних компьютеров — без часов)
option-late-skip = просроченные ходы пропускаются
option-late-wait = стол ждёт опоздавших
option-late-stand-in = за опоздавших играют компьютеры
option-late-vote = опоздавших можно заменить голосованием
option-graces-2 = пропускаемый игрок теряет место, если молчит 2 хода
option-graces-3 = пропускаемый игрок теряет место, если молчит 3 хода
option-graces-4 = пропускаемый игрок теряет место, если молчит 4 хода
option-graces-5 = пропускаемый игрок теряет место, если молчит 5 ходов
option-graces-6 = пропускаемый игрок теряет место, если молчит 6 ходов
option-graces-7 = пропускаемый игрок теряет место, если молчит 7 ходов
option-together-yes = после размещения спрашиваю всех сразу
option-together-no = после размещения спрашиваю по очереди
option-early-off = о размещении спрашиваю только по одному
option-early-15 = через 15 мин спрашиваю о размещении и следующего
option-early-30 = через 30 мин спрашиваю о размещении и следующего
option-early-60 = через 60 мин спрашиваю о размещении и следующего
option-early-120 = через 120 мин спрашиваю о размещении и следующего
option-early-240 = через 240 мин спрашиваю о размещении и следующего
option-rated-yes = на рейтинг
option-rated-no = без рейтинга
option-rated-hidden = без рейтинга: этот канал видят не все
option-hints-alone = подсказки тем, кто играет один
option-hints-yes = подсказки всем
option-hints-no = без подсказок
option-pictures-glance = картинки: обзор
option-pictures-full = картинки: всё поле
option-pictures-phone = картинки: для телефона
option-level-1 = компьютеры: уровень 1
option-level-2 = компьютеры: уровень 2
option-level-3 = компьютеры: уровень 3
option-level-4 = компьютеры: уровень 4
option-level-5 = компьютеры: уровень 5
option-language = язык: { $language }

# Компьютеры

computer-name = { $name } (компьютер)
computer-thinks = -# { $player } думает…
computer-paused = -# { $player } продолжит после паузы.
computer-waits = -# { $player } продолжит, когда здесь снова будет кто-то играть: свободное место можно занять командой `/caylus table claim`.
computer-added = За стол сел компьютер.
computer-level = Компьютеры здесь играют на уровне { $level }.
computer-removed = Компьютер уходит из-за стола.
stand-in-name = { $name } (замена)
stand-in-open = (замена)
stand-in-asked = { $game }: за вас играет компьютер, пока вы не нажмёте `Вернуть моё место` или не сделаете ход. Сначала выполняется то, что вы запланировали.
stand-in-back = { $game }: вы снова на своём месте.

# Карточка лобби и закреплённое сообщение

card-title = { $game } #{ $number }
card-open-seat = { $seat } (свободно)
card-score = { $seat } · { $score }
card-seats = { $taken ->
    [one] За столом { $taken } игрок; играть могут от { $low } до { $high }.
    [few] За столом { $taken } игрока; играть могут от { $low } до { $high }.
   *[many] За столом { $taken } игроков; играть могут от { $low } до { $high }.
 }
card-seats-exactly = Занято мест: { $taken } из { $high }; игроков должно быть ровно { $high }.
card-imported = Партия из записи, продолжается с раунда { $turn }. Места раздаёт создатель стола (`/caylus table replace`), или игроки садятся сами.
card-record-over = Оконченная партия из записи: её можно просмотреть и разобрать.
card-takes = Партия займёт { $time } (игроков: { $low }).
card-takes-range = Партия займёт { $time } (игроков: { $low }) или { $most } (игроков: { $high }).
about-hours = { $n ->
    [one] около { $n } часа
    [few] около { $n } часов
   *[many] около { $n } часов
 }
about-days = { $n ->
    [one] около { $n } дня
    [few] около { $n } дней
   *[many] около { $n } дней
 }
about-weeks = { $n ->
    [one] около { $n } недели
    [few] около { $n } недель
   *[many] около { $n } недель
 }
button-more = Ещё
clock-about = Столько времени даётся на каждый ход. Когда оно выйдет, пойдёт ваш запас времени: он вдвое больше и пополняется по ходу игры. Часы стоят, пока вы не на связи (`/caylus me hours`) и пока вас нет (`/caylus me away`). «Вживую» — для тех, кто играет одновременно: 5 минут на ход и 30 минут запаса.
more-menu = Что изменить
more-host = Эти настройки меняет создатель стола.
card-practice = Тренировочный стол: за все места играет { $host }. Чтобы начать, нажмите `Начать`.
card-invited = Приглашены: { $people }
card-host = Партию начинает создатель стола: { $host }.
card-as-of = -# Обновлено { $when }; в ветке всё всегда актуально.
card-thread = Играют в ветке { $thread }
card-cancelled = Эта партия отменена.
card-expired = Партию за этим столом не начали за 14 дней, и я его закрыл. Открыть новый можно командой `/caylus new`.
status-line = Раунд { $turn }, { $phase } · ходит { $player } · ход начался { $since }
status-together = Раунд { $turn }, { $phase } · ещё выбирают: { $players } · выбор начался { $since }
status-nobody = Раунд { $turn }, { $phase }
pin-score = { $seat } { $score }
pin-board = Последнее поле: { $link }
pin-help = `/caylus status` · `/caylus board` · `/caylus history` · `/caylus rules`
pin-as-of = -# Обновлено { $when }; текущий вопрос — в последнем сообщении ветки.
thread-name = { $game }: { $players }

# Поиск партии

find-none-acting = Здесь вы не играете ни в одной партии. Открыть стол можно командой `/caylus new`, ваши партии покажет `/caylus games`.
find-none-looking = В этом канале не идёт ни одна партия. Открыть стол можно командой `/caylus new`.
find-not-started = Здесь ещё не идёт ни одна партия. Открытые столы: { $tables }. Занять место можно командой `/caylus join`, а начинает создатель стола командой `/caylus start`.
find-no-lobby = В этом канале нет открытых столов. Открыть стол можно командой `/caylus new`.
find-no-lobby-leave = В этом канале нет стола, из-за которого можно встать. Из идущей партии выходят командой `/caylus table resign`.
find-no-lobby-start = В этом канале ни один стол не ждёт начала. Открыть стол можно командой `/caylus new`; идущая партия продолжается в своей ветке.
find-which = Партий несколько; укажите одну параметром `game`:
    { $games }
find-bad-number = { $text } — такой партии нет. Выберите из подсказок или введите номер.
public-elsewhere = Канал, где идёт { $game }, видят не все, кто читает этот. Без `public` покажу только вам; в { $where } покажу всем.
not-started = Партия { $game } ещё не началась.

# Лобби

new-no-such-game = Такой игры здесь нет; есть Caylus и Caylus Magna Carta.
new-option-misfit = { $game }: нет параметра { $options }; есть: { $fitting }.
new-invited-bot = { $user } — бот и не может занять место за столом.
cant-look-there = { $user } не видит канал этого стола. Сначала дайте доступ или выберите того, у кого он есть.
new-wrong-channel = На этом сервере партии начинают в { $channels }.
joined = У вас есть место за столом: { $game }.
left = Вы больше не за столом: { $game }.
started = { $game }: начинаем.
start-channel-busy = В этом канале идёт партия #{ $game }, а открыть ветку для другой я не могу. Сначала доиграйте её, начните в другом канале или дайте мне право «Создавать публичные ветки».
cancelled-done = Отменено: { $game }.
rematch-made = Стол для реванша открыт в { $channel }.
rematch-seat = Ваше место в реванше ({ $game }): { $link }
rematch-known = Реванш этой партии уже есть ({ $game }): { $link }
games-line = • [{ $game }]({ $link }) · { $how }
games-waits = • ▶ **[{ $game }]({ $link })** ждёт вас · { $how }
games-lobby = ждёт игроков
games-unasked = { $how } · ожидание: я не могу там писать
games-timed = { $how } · время выйдет { $when }
games-damaged = { $count ->
    [1] • Партию { $games } прочитать нельзя: её данные повреждены. Владелец бота может восстановить резервную копию.
    [one] • Партии { $games } прочитать нельзя: их данные повреждены. Владелец бота может восстановить резервную копию.
    [few] • Партии { $games } прочитать нельзя: их данные повреждены. Владелец бота может восстановить резервную копию.
   *[many] • Партии { $games } прочитать нельзя: их данные повреждены. Владелец бота может восстановить резервную копию.
 }
games-none = Вы не сидите ни за одним столом. Открыть новый можно командой `/caylus new`.

# Начало

began-line = ## { $game }: начинаем
began-again = ## { $game }: продолжаем с раунда { $turn }
began-hints = -# Впервые здесь? `/caylus rules` · Ошиблись? `/caylus undo`
began-commitment = -# Все случайные события определены ещё до начала; запись оконченной партии докажет это с помощью этой [печати](<https://en.wikipedia.org/wiki/Commitment_scheme>): `{ $commitment }`
began-no-pictures = Мне нельзя прикреплять здесь файлы, поэтому поле приходит текстом: `/caylus board view:text`. С правом «Прикреплять файлы» оно приходит картинкой.
no-thread-here = -# Играем прямо здесь: в этом канале нельзя открывать ветки.
no-thread-permission = -# Играем прямо здесь: мне нельзя открывать ветки в этом канале (право «Создавать публичные ветки»).
thread-full = { $game }: нужна ветка, { $host }, но на этом сервере открыта 1000 веток — больше Discord не позволяет. Архивируйте часть, и я её открою, или играйте прямо здесь: `/caylus table settings here:True`.
thread-needed = { $game }: нужна своя ветка, потому что в этом канале идёт другая партия, а открыть её я не могу. Пожалуйста, дайте мне право «Создавать публичные ветки», { $host }; я буду пробовать дальше.
thread-deleted = Ветка партии { $game } удалена; играем дальше здесь.
thread-deleted-busy = Ветка партии { $game } удалена, а в этом канале идёт другая партия. Дайте мне право «Создавать публичные ветки», и `/caylus status` продолжит партию.

# Запросы

prompt-line = { $player } · раунд { $turn }, { $phase }
    { $question }
prompt-hidden = Сейчас решается: { $kind }. `Ваш ход` покажет это только вам.
prompt-hidden-question = { $question } Нажмите `Ваш ход`: карты увидите только вы.
goods-workers = { $n ->
    [one] { $n } рабочий
    [few] { $n } рабочих
   *[many] { $n } рабочих
 }
prompt-have = -# У вас есть: { $goods }
prompt-private = { $seat } · раунд { $turn }, { $phase }
    { $question }
prompt-since = > { $what }
# Даты, а не «через 3 дня».
prompt-free = Время на ход до { $free }, потом запас времени до { $end }
prompt-bank = Запас времени до { $end }
prompt-free-of = { $player }: время на ход до { $free }, потом запас времени до { $end }
prompt-bank-of = { $player }: запас времени до { $end }

prompt-together = Раунд { $turn }, { $phase } · все выбирают одновременно
    { $question }
prompt-awaited = Ещё выбирают: { $players }
prompt-others = Вопросы есть и к другим: { $players }. `Выбрать` покажет каждому только его вопрос. Отвечайте в любом порядке: ответ подействует, когда до него дойдёт очередь.
prompt-kept = Ваш выбор: { $what }. Его можно изменить, пока не выбрали все.
prompt-unasked = ⏸ Ожидание с { $since }: я не могу писать в { $thread }. До тех пор никого не спрашиваю, и часы не идут.
prompt-paused = Часы стоят.
prompt-over = Партия окончена; решать больше нечего.
seat-departed = Игрока с места { $seat } больше нет на этом сервере, и он считается опоздавшим. Командой `/caylus table replace` остальные могут отдать место кому-то другому.
recap-title = С вашего прошлого хода:
recap-more = … { $count ->
    [one] до этого ещё { $count } строка
    [few] до этого ещё { $count } строки
   *[many] до этого ещё { $count } строк
 }: `/caylus history`
recap-gained = Получено: { $parts }.
recap-part = { $seat } { $goods }
goods-prestige = { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 }
hand-cards = Ваши карты: { $cards }
hand-title = Ваши карты:
hand-card = • **{ $name }** (цена: { $cost }; { $prestige } ОП): { $effect }
hand-empty = У вас в руке нет карт.
hand-no-hands = { $game }: здесь нет карт в руке, всё открыто.
hand-not-seated = Карты есть только у игроков, а у вас нет места в этой партии.
button-turn = Ваш ход
button-choose = Выбрать
button-watch = Смотреть
button-board = Поле
button-phone = Для телефона
button-points = Очки
button-replay = Повтор
button-gif = GIF
button-stills = По раундам
button-join = Сесть за стол
button-leave = Встать
button-start = Начать
button-cancel = Отменить партию
button-rematch = Реванш
button-back = Вернуть моё место
button-here = Я на месте
button-computer = Добавить компьютер
button-nocomputer = Убрать компьютер
button-versus = Играть против компьютера
which-game = В какую игру?
button-allow = За
button-decline = Против
button-no = Нет
button-never = Да, больше не спрашивать
button-takeback = Вернуть ход
button-goon = Играть дальше
button-practice = Тренировка
button-begin = Открыть стол
button-howto = Как играть
button-explain = Объяснить
button-less = Меньше
button-resign = Да, выйти
button-close = Да, отменить
button-sure = Да: { $action }
button-ask-undo = Спросить остальных
button-forget = Удалить всё обо мне
menu-part = { $title } { $first }–{ $last }
menu-bridge = До моста: деньги, милости, порядок хода…
menu-road = На дороге…
menu-castle = Замок
menu-build = Построить
menu-prestige = Престижные
menu-pay = Заплатить
menu-other = Выбрать

# Действия

acted-line = { $mark } { $what }
acted-own = Готово: { $what }
acted-kept = Ваш выбор: { $what }. Остальные узнают его, когда выберут все; до тех пор его можно изменить кнопкой `Ваш ход`.
acted-already = Это уже сделано.
acted-elsewhere = Партия продолжается в { $where }.
acted-next = Дальше: { $question }
others-choose = Сейчас выбираете не вы, а { $players } ({ $kind }); выбор начался { $since }.
others-turn = Сейчас не ваш ход: решает { $player } ({ $kind }), ход начался { $since }.
others-asked = К вам тоже есть вопрос: нажмите `Выбрать` под вопросом.
refused-illegal = { $text }: сейчас нельзя, { $reason }.
refused-notation = { $text }: сейчас такого действия нет.
possible-few = Сейчас можно: { $codes }
possible-many = { $count ->
    [one] Сейчас возможно { $count } действие; оно есть в кнопках и меню ниже.
    [few] Сейчас возможны { $count } действия; все они есть в кнопках и меню ниже.
   *[many] Сейчас возможны { $count } действий; все они есть в кнопках и меню ниже.
 }
means-several = «{ $text }» может значить разное; выберите ниже или введите код:
means-one = • { $label } (`{ $code }`)
means-more = … и ещё { $count }; все они есть в кнопках и меню ниже.
not-now-place = Сейчас нельзя поставить рабочего. Решается: { $kind }.
not-now-pass = Сейчас нельзя спасовать. Решается: { $kind }.
not-now-provost = Сейчас нельзя переместить наместника. Решается: { $kind }.
not-now-build = Сейчас ничего нельзя построить. Решается: { $kind }.
not-now-convert = Сейчас нельзя превратить здание в жилое. Решается: { $kind }.
not-now-batch = Сейчас нельзя внести комплект в замок. Решается: { $kind }.
not-now-favor = Сейчас нельзя выбрать милость короля. Решается: { $kind }.
not-now-take = Сейчас такого не выбирают. Решается: { $kind }.
sure-pass-first = Вы спасуете первым, а рабочие и динары ещё есть. Вы уверены?
sure-no-batch = Комплект у вас есть, но вы его не вносите и потеряете до 2 очков престижа. Вы уверены?
sure-castle-empty = Ваших кубиков и того, что рабочие ещё могут принести, не хватает на комплект (провизия и два других вида). Без него этот рабочий в фазе замка обойдётся вам в 2 очка престижа. Вы уверены?
sure-resign = { $count ->
    [1] Вы выйдете из партии { $game }: ваше место ({ $seats }) сможет занять кто угодно, и отменить это нельзя. Вы уверены?
    [one] Вы выйдете из партии { $game }: ваши места ({ $seats }) сможет занять кто угодно, и отменить это нельзя. Вы уверены?
    [few] Вы выйдете из партии { $game }: ваши места ({ $seats }) сможет занять кто угодно, и отменить это нельзя. Вы уверены?
   *[many] Вы выйдете из партии { $game }: ваши места ({ $seats }) сможет занять кто угодно, и отменить это нельзя. Вы уверены?
 }
sure-resign-forfeit = Если вы выйдете из партии { $game }, она сразу закончится. Техническая победа: { $winners }.
sure-resign-agree = После этого партия продолжится, только если вы оба согласны.
sure-resign-behind = Если вы выйдете из партии { $game }, вы окажетесь позади всех, кто останется, и отменить это нельзя. Ваше место ({ $seats }) сможет занять кто угодно. { $computer ->
    [yes] До тех пор за него играет компьютер уровня { $level }.
   *[no] До тех пор его решения пропускаются.
 }
sure-resign-rated = Партия на рейтинг, и в рейтинге вы окажетесь позади всех, кто останется.
sure-resign-early = Партия на рейтинг. Поскольку ещё не все сделали ход, она засчитается только вам — как брошенная партия.
sure-really = Вы уверены?
sure-cancel = Стол { $game } закроется для всех, кто за ним сидит, и отменить это нельзя. Вы уверены?
sure-not = Ничего не сделано.

# О чём решение, для тех, кто ждёт

kind-place_worker = размещение рабочего
kind-gate = Ворота
kind-guild = Купеческая гильдия
kind-joust = Турнирное поле
kind-inn = Постоялый двор
kind-provost = перемещение наместника
kind-production = что произвести
kind-bonus = бонус хозяина
kind-market = Рынок
kind-peddler = Лавка
kind-trade = обмен
kind-give = что отдать
kind-build = постройка
kind-on = какое жилое здание накрыть
kind-lawyer = Юрист
kind-castle = комплекты для замка
kind-favor_line = милость короля
kind-favor_cubes = милость короля
kind-exchange = милость короля
kind-favor_building = милость короля
kind-opening = начальные карты
kind-action = действие
kind-payment = оплата
kind-gold_mine = Золотой рудник
kind-bank = Банк
kind-church = Церковь

# Отчёты

phase-title = Раунд { $turn }, фаза { $phase }: { $name }
phase-quiet = { $title } (ничего не произошло)
phase-under-way = { $title } (идёт)
income-each = Доход: каждому по { $n ->
    [one] { $n } динару.
    [few] { $n } динара.
   *[many] { $n } динаров.
 }
income-line = Доход: { $parts }.
income-part = { $n ->
    [one] { $n } динар ({ $seats })
    [few] { $n } динара ({ $seats })
   *[many] { $n } динаров ({ $seats })
 }
placed-line = { $seat }: { $places }
placed-on = { $name } ({ $place })
placed-passed = { $seat }: { $places } · пасует { $place }-м
placed-none = { $seat }: пасует { $place }-м, без рабочих
placed-forced = { $seat }: { $places } · больше не может ставить рабочих, пасует автоматически { $place }-м
placed-none-forced = { $seat }: не может поставить рабочего, пасует автоматически { $place }-м
rolling-earlier = … { $count ->
    [one] до этого ещё { $count } строка
    [few] до этого ещё { $count } строки
   *[many] до этого ещё { $count } строк
 }: `/caylus history`
report-cut = … `/caylus history` покажет всё.
tolls-line = Престиж хозяевам за чужих рабочих в их зданиях: { $parts }.
tolls-part = { $seat } { $n } ({ $tiles })
history-no-turn = Раунда { $turn } ещё не было; последний — раунд { $last }.
history-nothing = В этом раунде ещё ничего не произошло.

# Повторы

replay-line = Вся партия, от первой фазы до последнего очка.
replay-alt = Партия как анимация: обзор поля в конце фаз и при каждой постройке, комплекте, милости и перемещении наместника.
stills-alt = Партия по раундам, страница { $page } из { $pages }.
replay-of = Повтор партии { $game }.
replay-stills = { $game } в конце каждого раунда.
replay-turn = { $game }, раунд { $turn }.
replay-stands = Повтор здесь: { $link }
replay-posted = Вот он: { $link }
replay-not-over = Партия { $game } ещё не окончена, поэтому повтора нет. `/caylus history turn:{ $turn } animated:true` покажет один её раунд.
replay-too-long = Действий в этой партии { $count }, а повтор показывает не больше { $most }. `/caylus history` с `animated:true` покажет последние раунды, вся партия есть в записи: `/caylus export`.
replay-too-large-webp = Повтор занял бы { $size } МБ, а Discord принимает { $most }. `/caylus history` с `animated:true` покажет один раунд.
replay-too-large-gif = Повтор в GIF занял бы { $size } МБ, а Discord принимает { $most }. В WebP он меньше: `/caylus export kind:replay`.
replay-no-files = Там, где играли эту партию, мне нельзя прикреплять файлы. Разрешить это может администратор сервера («Прикреплять файлы»); `/caylus export kind:replay` даст повтор в канале, где мне можно.
replay-no-files-here = Мне нельзя прикреплять файлы в этом канале. Попробуйте в другом, указав номер партии, или попросите администратора сервера это разрешить («Прикреплять файлы»).
replay-not-posted = Повтор готов, но Discord не дал мне его там опубликовать. Вы получите его командой `/caylus export kind:replay`.
replay-not-sent = Повтор готов, но Discord не принял файл. Попробуйте чуть позже.
replay-full = Сейчас я рисую повторы для других ({ $waiting }), по одному, когда нет другой работы. Попробуйте ещё раз через минуту.
replay-busy = Сейчас рисуется другой повтор этой партии. Попробуйте ещё раз через полминуты.
replay-failed = Нарисовать повтор не удалось. С партией всё в порядке; `/caylus export` даст её запись, `/caylus history` расскажет, что было.
replay-closing = Меня как раз перезапускают. Попросите повтор через минуту.

# Конец

ended-line = { $count ->
    [1] 🏆 Побеждает { $winners }: { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
     } престижа.
    [one] 🏆 Победу делят { $winners }, у каждого { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
     } престижа.
    [few] 🏆 Победу делят { $winners }, у каждого { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
     } престижа.
   *[many] 🏆 Победу делят { $winners }, у каждого { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
     } престижа.
 }
ended-forfeit = 🏆 Техническая победа: { $winners }. Партию покидает: { $left }.
ended-left = Партию покидает и потому позади всех, кто остался: { $seats }.
ended-computers = { $count ->
    [1] -# \* Компьютер (уровень { $level }): { $seats }.
    [one] -# \* Компьютеры (уровень { $level }): { $seats }.
    [few] -# \* Компьютеры (уровень { $level }): { $seats }.
   *[many] -# \* Компьютеры (уровень { $level }): { $seats }.
 }
ended-stood-in = -# \* Компьютер вместо игрока ({ $seat }): { $count } из { $of } действий.
ended-record = Запись партии:
ended-record-command = Запись партии вы получите командой `/caylus export`.
ended-taken-back = Окончание этой партии отменено; игра продолжается.
points-total = Всего

# Возврат ходов и голосования

undo-done = Отменено: { $codes }
undo-vote-open = Спрашиваю остальных.
undo-takes-end = Отменится и окончание партии: она продолжится.
undo-seed-known = Seed и колоды этой партии открылись с её окончанием: кто читал запись, знает, какие карты придут.
undo-asks = { $count ->
    [1] Нужно согласие: { $players }. Будет отменено:
    [one] Нужно согласие: { $players }. Будет отменено { $count } действие:
    [few] Нужно согласие: { $players }. Будут отменены { $count } действия:
   *[many] Нужно согласие: { $players }. Будет отменено { $count } действий:
 }
    { $codes }
undo-asks-forfeit = Нужно согласие: { $players }. Техническая победа будет отменена, и партия продолжится.
undone-free = { $player } возвращает ход: { $codes }
undone-vote = Отменено голосованием: { $codes }
undone-forfeit = Техническая победа отменена.
undone-end = Вместе с этим отменено и окончание партии; игра продолжается.
action-hidden = { $seat }: действие.
action-untold = { $seat }: выбор, который ещё ничего не изменил.
undone-more = { $codes } (и ещё { $count })
vote-asked = Спрашиваю игроков партии { $game }.
vote-taken = Ваш ответ записан.
vote-none = { $game }: открытых голосований нет.
vote-not-asked = У вас нет открытых голосований.
vote-several = У вас несколько открытых голосований ({ $votes }). Ответьте на каждое:
vote-undo = { $count ->
    [1] { $asker } просит отменить:
    [one] { $asker } просит отменить { $count } действие:
    [few] { $asker } просит отменить { $count } действия:
   *[many] { $asker } просит отменить { $count } действий:
 }
    { $codes }
vote-undo-over = Просьба отменить действия: { $asker }.
vote-undo-forfeit = { $asker } просит отменить техническую победу и играть дальше.
vote-pause = { $asker } просит остановить часы.
vote-resume = { $asker } просит снова пустить часы.
vote-cancel = { $asker } просит отменить партию.
vote-replace = { $asker } просит отдать место { $seat } другому игроку: { $newcomer }.
vote-time-up = На месте { $seat } истёк срок. Освободить его для другого игрока?
vote-open-seat = { $asker } просит освободить место { $seat } для другого игрока.
votes-undo = возврат хода
votes-pause = пауза
votes-resume = продолжение
votes-cancel = отмена
votes-replace = место
vote-yes = ✅ { $player }
vote-no = ❌ { $player }
vote-silent = ⏳ { $player }
vote-absent = 💤 { $player } давно молчит; этот голос не нужен.
vote-until-all = Согласиться должны все, кого спросили. Голосование закончится { $when }; молчание считается отказом.
vote-until-half = Согласиться должно больше половины тех, кого спросили. Голосование закончится { $when }; молчание считается отказом.
vote-over-passed = Предложение принято.
vote-over-failed = Предложение отклонено.
vote-over-expired = Время голосования вышло; молчание считается отказом.
vote-over-overtaken = Партия ушла вперёд; голосование больше не действует.
vote-over-seat = Голосование закончено: место перешло к другому.

# Места, настройки, часы

resigned = Вы вышли из партии { $game }. Ваше место может занять кто-то другой.
resigned-forfeit = Вы вышли из партии { $game }. Техническая победа: { $winners }.
claimed = У вас есть место за столом: { $game }.
replaced = Готово: на местах теперь другие игроки ({ $game }).
seat-resigned = Место { $seat } свободно: занять его можно командой `/caylus table claim`.
seat-forgotten = Место { $seat } свободно: занять его можно командой `/caylus table claim`.
seat-dropped = Место { $seat } свободно: его игрок слишком долго молчал. Занять его можно командой `/caylus table claim`.
seat-skipped = Пока его никто не занял, его решения пропускаются.
seat-opened = Место { $seat } освобождено голосованием: занять его можно командой `/caylus table claim`.
seat-stand-in = За место { $seat } теперь играет компьютер уровня { $level }, пока кто-нибудь не займёт его снова. Его действия отмечены.
seat-came-back = На месте { $seat } снова играет его игрок.
long-late = ⏳ { $player } не отвечает в партии { $game }; вопрос задан { $since }. Если ответа не будет, место { $until } сможет занять кто-то другой; остальные игроки могут и ждать дальше.
long-late-open = ⏳ Место игрока { $player } в партии { $game } теперь может занять любой, кнопкой или командой `/caylus table claim`: игрок не отвечает, вопрос задан { $since }. Ход ещё можно сделать, пока место никто не занял и без этого игрока не продолжили; тогда это считается выходом. Остальные игроки могут и ждать дальше.
absent = ⏳ { $player } по-прежнему не отвечает в партии { $game }. Если игрок не сделает ход, не ответит и не нажмёт `Я на месте`, он потеряет место { $until }, как после выхода.
button-waiton = Ждать дальше
button-takeseat = Занять место
button-without = { $alone ->
        [yes] Принять победу
       *[no] Играть без него
    }
long-late-waited = ⏳ { $waiting } ждёт игрока { $player } дальше: занять его место нельзя.
long-late-without = ⏳ { $waiting } играет дальше без игрока { $player }.
long-late-back = ⏳ { $player } снова здесь.
seat-claimed = Место занимает { $player }.
seat-replaced = Место занимает { $player }.
seat-summary = Вам достаётся эта позиция: её покажет `Поле`, а что было раньше, расскажет `/caylus history`.
settings-now = { $game }: { $settings }
settings-done = { $game }: настройки изменены.
move-not-gone = Перенести можно только идущую партию, канал которой удалён.
move-done = { $game } продолжается в этом канале.
settings-changed-player = { $player } меняет настройки стола: { $settings }.
settings-changed-host = Создатель стола меняет настройки: { $settings }.
settings-changed-moderator = Модератор меняет настройки стола: { $settings }.
settings-changed-other = Изменены настройки стола: { $settings }.
settings-change = { $old } → { $new }
pause-no-clock = У этого стола нет часов, которые можно остановить (темп: { $pace }); создатель стола может их добавить командой `/caylus table settings`.
clocks-paused = Часы остановлены.
clocks-on = Часы снова идут.
bot-returned = Я снова на этом сервере, и партия продолжается.
cancelled-players = Игроки отменили эту партию.
cancelled-moderator = Модератор отменил эту партию.
time-up = Время вышло: { $player }.
upgraded-31 = ℹ️ Вышла новая версия, и эта партия пойдёт немного иначе, чтобы никто не ждал пустого места и уходить было невыгодно: кто выйдет теперь, окажется позади всех, кто остался, а вдвоём сразу побеждает другой. Решения покинутого места пропускаются, если там не играет компьютер. Где просроченные ходы пропускаются, игрока после просрочки пропускают сразу, а если он долго молчит, он теряет место.
upgraded-32 = ℹ️ У уровней компьютеров новые номера: прежние 2, 3 и 4 теперь 3, 4 и 5. Старого уровня 1 больше нет; компьютеры, у которых он здесь был, теперь играют на новом уровне 2, на полпути к уровню 3.
time-up-hidden = Время вышло: { $player }; действие сыграно автоматически.
time-up-played = Время вышло: { $player }; сыграно автоматически: `{ $code }`
time-up-absent = Теперь решения этого игрока пропускаются сразу, но не больше одного раунда за время на ход, пока он не сделает ход, не ответит или не нажмёт `Я на месте`. Иначе он потеряет место { $until }.
reminder-half = { $player }, половина вашего времени прошла ({ $game }): { $thread }. Время выйдет { $when }.
reminder-most = { $player }, ваше время почти вышло ({ $game }): { $thread }. Время выйдет { $when }.
reminder-skip = После этого ваши решения пропускаются, пока вы не сделаете ход или не скажете, что вы на месте.
reminder-nudge = { $player }, в партии { $game } вас ждут остальные: { $thread }. Когда будет время.
button-nudge = Напомнить
button-in = { $game }: { $what }
nudge-done = { $game }: напоминание для { $players } придёт так и в те часы, как указано в настройках.
reminder-over = { $player }, ваше время вышло ({ $game }): { $thread }.
digest-title = Эти партии ждут вас:
digest-line = • { $game }: { $thread }
note-line = { $game }: { $note }

# Ответы заранее

button-ahead = Ответить заранее
ahead-more = … остальное появится, когда вы ответите на это.
ahead-waiting = Ответ заранее: { $what }
ahead-unlikely = • «{ $what }»: похоже, об этом не спросят, и ответ не понадобится.
ahead-lapsed = • «{ $what }»: до этого не дошло; ответ не понадобился.
ahead-refused = • «{ $what }»: когда дошло до дела, это было уже невозможно; ответ снят.
ahead-withdraw = Забрать ответ
# План раунда
planning-soon = Скоро ваш ход: { $players }. Выберите уже сейчас, и я поставлю рабочего, когда дойдёт очередь; если место займут, спрошу снова.
button-planturn = Спланировать раунд

# Просмотр

status-kind = Решается: { $question }
status-open-seat = свободное место
status-seat = { $seat } · { $name }: { $goods }
status-prestige = { $n ->
    [one] { $n } очко престижа
    [few] { $n } очка престижа
   *[many] { $n } очков престижа
 }
status-vote = Идёт голосование ({ $kind }); закончится { $when }.
watch-line = За партией можно следить в { $thread }. Вам доступны: `/caylus board`, `status`, `history`, `rules`.
file-too-large = Файл занял бы { $size } МБ, а Discord принимает { $most }. Обратитесь к владельцу бота: в базе данных всё есть.
file-refused = { $count ->
    [one] Discord не принимает здесь файл, а текстом вышло бы { $count } сообщение.
    [few] Discord не принимает здесь файл, а текстом вышло бы { $count } сообщения.
   *[many] Discord не принимает здесь файл, а текстом вышло бы { $count } сообщений.
 } Файл я пришлю в канале, где у меня есть право «Прикреплять файлы».
export-line = Запись партии { $game }:
building-title = **{ $name }** · { $kind } · { $game }
building-choice = { $name } ({ $kind }, { $game })
building-apart = { $name } ({ $kind })
building-effect = Эффект: { $effect }
building-owner = Хозяину, когда приходит рабочий другого игрока: { $effect }
building-cost = Цена: { $cost }
building-prestige = Очки престижа: { $n }
building-favors = { $n ->
    [one] Постройка приносит { $n } милость короля.
    [few] Постройка приносит { $n } милости короля.
   *[many] Постройка приносит { $n } милостей короля.
 }
building-income = { $n ->
    [one] Доход: { $n } динар за раунд.
    [few] Доход: { $n } динара за раунд.
   *[many] Доход: { $n } динаров за раунд.
 }
building-on-road = Сейчас на клетке { $space } дороги.
building-on-road-owned = Сейчас на клетке { $space } дороги, хозяин: { $owner }.
building-in-stock = Ещё можно построить.
building-dealt = Есть у каждого игрока: в руке, в колоде, в сбросе или на дороге.
building-nowhere = Сейчас в партии его нет.
building-also = Подходит и это: { $names }.
building-where = { $name }: { $where }
building-unknown = Здания «{ $text }» нет. Выберите из подсказок.
tile-kind-neutral = нейтральное здание
tile-kind-fixed = фиксированное здание на дороге
tile-kind-special = особое здание
tile-kind-wood = деревянное здание
tile-kind-stone = каменное здание
tile-kind-residence = жилое здание
tile-kind-prestige = престижное здание
tile-kind-card = карта

# Личные настройки

me-language-done = Теперь я говорю с вами на этом языке ({ $language }).
me-hours-bad = { $text } — не часы суток. Напишите, например, 8-23.
me-hours-now = Вы на связи: { $hours }, часовой пояс { $zone } (0-0 — круглые сутки). В другое время ваши часы стоят, кроме столов с темпом «вживую».
me-away-until = Вас нет до { $when }; до тех пор ваши часы стоят. { $left ->
    [one] За год можно взять ещё { $left } день отсутствия.
    [few] За год можно взять ещё { $left } дня отсутствия.
   *[many] За год можно взять ещё { $left } дней отсутствия.
 }
me-away-over = Вы на месте. { $left ->
    [one] За год можно взять { $left } день отсутствия.
    [few] За год можно взять { $left } дня отсутствия.
   *[many] За год можно взять { $left } дней отсутствия.
 }
me-notify-now = Напоминания: { $how }. Тихие часы: { $quiet }. Вопросы перед невыгодными ходами: { $confirm }. Панель после размещения: { $panel }.
me-pictures-done = Картинки для вас: { $view }, тёмные: { $dark }.
me-forget-sure = Это удалит ваши настройки и ваше имя из всех партий. Идущие партии продолжатся со свободным местом. Отменить это нельзя.
me-forgotten = { $count ->
    [0] Всё, что о вас хранилось, удалено.
    [one] Всё, что о вас хранилось, удалено; { $count } партия продолжается со свободным местом.
    [few] Всё, что о вас хранилось, удалено; { $count } партии продолжаются со свободным местом.
   *[many] Всё, что о вас хранилось, удалено; { $count } партий продолжаются со свободным местом.
 }
me-export-line = Всё, что о вас хранится:

# Импорт

import-one-of = Приложите либо файл, либо текст: запись партии (`/caylus rules` объясняет, `/caylus export` показывает пример).
import-too-large = В файле { $size } байт; читаю не больше { $limit }.
import-unreadable = Discord не отдал мне файл. Попробуйте ещё раз.

# Для администраторов

server-manager-only = Это только для тех, у кого есть право «Управлять сервером».
server-speaks = Язык этого сервера теперь — { $language }, как у того, кто открыл этот стол. Выбрать другой могут он и все, у кого есть право «Управлять сервером»: здесь или в любое время в `/caylus-server settings`.
server-speaks-now = Язык этого сервера теперь — { $language }.
server-no-limit = без ограничений
server-all-channels = все каналы
server-settings-now = Партии можно начинать в: { $channels }
    Партий на человека: { $games-per-person }
    Открытых столов на человека: { $tables-per-person }
    Открытых столов здесь: { $tables }
    Идущих партий здесь: { $games }
    Подсказок и объяснений на человека в час: { $searches-per-person }
    Язык: { $language }
    Кто может отменить идущую партию: { $cancel }
    Картинки под отчётами: { $pictures }
    Новые столы: { $new }
    Задача дня: { $puzzles }

# Когда сообщения не отправляются

trouble-forbidden = ⚠ Мне нельзя здесь писать. Дайте мне права «Просматривать канал», «Отправлять сообщения» и «Отправлять сообщения в ветках», и я продолжу. Кнопки и команды пока работают.
trouble-locked = ⚠ Ветка этой партии заблокирована. Разблокировать её может любой, у кого есть право «Управлять ветками», и я продолжу.
trouble-gone = ⚠ Канал этой партии удалён. Создатель стола или модератор может продолжить её в другом, введя там `/caylus table settings here:True`, или отменить (`/caylus table cancel`). Команды пока работают.
trouble-full = ⚠ На этом сервере открыта 1000 веток — больше Discord не позволяет. Архивируйте часть, и я открою ветку для этой партии; или создатель стола может играть в канале, введя там `/caylus table settings here:True`.
trouble-timed-out = ⚠ До { $until } мне запрещено писать на этом сервере (тайм-аут). Снять его может любой, у кого есть право отправлять участников в тайм-аут, и я продолжу.
trouble-discord = ⚠ Discord сейчас не принимает мои сообщения. Я пробую дальше; команды пока работают.

# Проверка

doctor-line = { $mark } { $text }
doctor-sum = { $wrong ->
    [0] Всё на месте.
    [one] Нужно исправить { $wrong } проблему.
    [few] Нужно исправить { $wrong } проблемы.
   *[many] Нужно исправить { $wrong } проблем.
 }
doctor-version = Это caylus-bot { $version }.
doctor-folder = В папку данных { $folder } можно писать.
doctor-folder-bad = В папку данных { $folder } писать нельзя ({ $why }). Создайте её или укажите в CAYLUS_DATA папку, которая принадлежит пользователю бота.
doctor-disk = На диске папки данных свободно только { $megabytes } мегабайт. Освободите место, пока он не заполнился.
doctor-leftovers = После прерванных копий осталось: { $files }. Бот удалит это при следующем запуске.
doctor-database = База данных { $file } в порядке.
doctor-database-older = У базы данных { $file } версия { $found }. Следующий запуск бота обновит её до версии { $known } и положит рядом резервную копию.
doctor-database-new = База данных { $file } будет создана при первом запуске.
doctor-server = База данных { $file } в порядке. Резервных копий сервера бот не делает: для этого есть `pg_dump`.
doctor-server-older = У базы данных { $file } версия { $found }. Как только на ней не будет работать другой бот, следующий запуск обновит её до версии { $known }, а перед этим положит копию в папку данных.
doctor-server-new = Таблицы базы данных { $file } будут созданы при первом запуске.
doctor-database-bad = { $why }
doctor-fonts = Шрифты для картинок на месте.
doctor-fonts-bad = Картинки нельзя нарисовать: { $why }. Установите пакеты из requirements.txt заново.
doctor-token = Токен верный: я { $name }.
doctor-token-bad = Discord не принимает токен. Скопируйте его заново со страницы Bot вашего приложения в DISCORD_TOKEN.
doctor-no-token = DISCORD_TOKEN не задан: `python -m bot` запускает демо в браузере. Как получить токен, сказано в docs/hosting.md.
doctor-no-demo = DISCORD_TOKEN не задан; как получить токен, сказано в docs/hosting.md. Демо в браузере он не нужен, но оно не установлено: его добавит `pipx install --force '.[demo]'` в папке с исходным кодом.
doctor-intents = Привилегированные намерения (intents) не нужны; оставьте их выключенными.
doctor-invitation = { $count ->
    [0] Меня пока нет ни на одном сервере. Пригласите меня: { $link }
    [one] Я на { $count } сервере. Приглашение на другие: { $link }
    [few] Я на { $count } серверах. Приглашение на другие: { $link }
   *[many] Я на { $count } серверах. Приглашение на другие: { $link }
 }
doctor-in-server = { $server }: { $what }
doctor-unreachable = Discord недоступен ({ $why }). Проверьте сеть этого компьютера.
doctor-permissions = В этом канале у меня есть все права, которые мне пригодятся.
doctor-permission-view-channel = Мне не виден этот канал: дайте моей роли «Просматривать канал».
doctor-permission-send-messages = Я не могу писать в этом канале: дайте моей роли «Отправлять сообщения».
doctor-permission-send-messages-in-threads = Я не могу писать в ветках: дайте моей роли «Отправлять сообщения в ветках».
doctor-permission-create-public-threads = Я не могу открывать ветки: партии идут прямо в канале. С правом «Создавать публичные ветки» у каждой будет своя.
doctor-permission-attach-files = Я не могу прикреплять картинки и записи: поле приходит текстом. С правом «Прикреплять файлы» будут картинки.
doctor-permission-read-message-history = Я не могу читать историю и не замечаю удалённых сообщений. Дайте моей роли «Читать историю сообщений».
doctor-permission-pin-messages = Я не могу закреплять: сообщение о партии остаётся незакреплённым. Поможет право «Закреплять сообщения».
doctor-running = { $games ->
    [one] На этом сервере открыт или идёт { $games } стол.
    [few] На этом сервере открыто или идёт { $games } стола.
   *[many] На этом сервере открыто или идёт { $games } столов.
 }
doctor-computers = { $count ->
    [one] Хода компьютера ждёт { $count } партия,
    [few] Хода компьютера ждут { $count } партии,
   *[many] Хода компьютера ждут { $count } партий,
 } первая уже { $seconds } с. Если увеличить CAYLUS_THINKERS, думать будут сразу несколько.
doctor-deserted = Бота удалили с сервера { $server }. Партий, ждущих там его возвращения: { $games }, с { $day }. Само собой ничего не удаляется; `python -m storage delete-server { $server }` удалит всё, что хранится об этом сервере.
doctor-notices = { $count ->
    [one] Отправки ждёт { $count } сообщение.
    [few] Отправки ждут { $count } сообщения.
   *[many] Отправки ждут { $count } сообщений.
 }
doctor-game = Сообщения партии #{ $game } не отправляются: { $why }
doctor-games = Не отправляются сообщения и других партий: { $count }.

games-stand-in = { $how } · за вас играет компьютер
