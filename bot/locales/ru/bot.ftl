# Что бот говорит людям. Время — отметки времени Discord, игроки — упоминания; имена никогда не жирным.

done = Готово.
only-in-servers = Я играю на серверах: пригласите меня на какой-нибудь и напишите там в канале `/caylus new`.
error-unexpected = У меня что-то пошло не так; ничего не изменилось. Тот, кто меня запустил, увидит это в записях. `/caylus status` покажет, что сейчас в партии.
refused-in-private = Сделать это не удалось, и ничего не изменилось; причину знает тот, кто просил.
database-trouble = Моя база данных сейчас недоступна; ничего не изменилось. Попробуйте через минуту.
still-at-work = Я ещё выполняю ваш последний запрос. Для каждого я делаю их по одному, и ещё один ждёт; попросите снова, когда этот будет готов.
database-unsure = Связь с моей базой данных оборвалась, когда это сохранялось, и сохранилось ли оно, неизвестно. Посмотрите на партию, прежде чем повторять.
answer-lost = { $user }, Discord не принял мой ответ на ваш последний запрос. `/caylus status` покажет, засчитан ли он и что дальше.
press-unknown = Эта кнопка от другой версии бота и больше ничего не делает. `/caylus status` покажет нынешние кнопки.
press-retired = Прогнозов и аплодисментов в боте больше нет. Сама партия идёт дальше, как прежде.
command-outdated = Эта команда изменилась с тех пор, как Discord о ней узнал. Перезагрузите Discord (Ctrl+R) и попробуйте ещё раз.
command-moved = Этой команды больше нет; используйте { $now }. Чтобы её увидеть, перезагрузите Discord (Ctrl+R).
command-not-allowed = Здесь вам нельзя использовать эту команду.
option-unreadable = Это здесь непонятно: { $value }. Выберите из подсказок или введите ещё раз.
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
option-undo-free = возврат: только своё последнее действие
option-undo-consent = возврат: своё последнее действие, остальное голосованием
option-undo-off = возврат: никогда
option-pace-none = без часов
option-pace-live = быстрая игра вживую
option-pace-12h = 12 часов на ход
option-pace-24h = 24 часа на ход
option-pace-48h = 48 часов на ход
option-pace-72h = 72 часа на ход
option-pace-7d = 7 дней на ход
option-pace-alone = { $pace } (против одних компьютеров без часов)
option-late-skip = опоздавшие ходы пропускаются
option-late-wait = опоздавших ждут
option-late-stand-in = за опоздавших играют компьютеры
option-late-vote = опоздавших можно заменить голосованием
option-graces-2 = пропускаемый игрок, от которого нет вестей, теряет место через время на 2 хода
option-graces-3 = пропускаемый игрок, от которого нет вестей, теряет место через время на 3 хода
option-graces-4 = пропускаемый игрок, от которого нет вестей, теряет место через время на 4 хода
option-graces-5 = пропускаемый игрок, от которого нет вестей, теряет место через время на 5 ходов
option-graces-6 = пропускаемый игрок, от которого нет вестей, теряет место через время на 6 ходов
option-graces-7 = пропускаемый игрок, от которого нет вестей, теряет место через время на 7 ходов
option-together-yes = после размещения спрашивают всех сразу
option-together-no = после размещения спрашивают по очереди
option-early-off = о размещении спрашивают только одного игрока сразу
option-early-15 = через 15 мин о размещении спрашивают и следующего
option-early-30 = через 30 мин о размещении спрашивают и следующего
option-early-60 = через 60 мин о размещении спрашивают и следующего
option-early-120 = через 120 мин о размещении спрашивают и следующего
option-early-240 = через 240 мин о размещении спрашивают и следующего
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
option-language = язык { $language }

# Компьютеры

computer-name = { $name } (компьютер)
computer-thinks = -# { $player } думает…
computer-paused = -# { $player } продолжит после паузы.
computer-waits = -# { $player } продолжит, когда здесь снова будет кто-то играть: `/caylus table claim` занимает свободное место.
computer-added = За стол сел компьютер.
computer-level = Компьютеры здесь играют на уровне { $level }.
computer-removed = Компьютер уходит из-за стола.
stand-in-name = { $name } (замена)
stand-in-open = (замена)
stand-in-asked = { $game }: за вас играет компьютер, пока вы не нажмёте `Вернуть моё место` или не сделаете ход. То, что вы запланировали, важнее.
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
card-seats-exactly = Занято мест: { $taken } из { $high }; партия ровно на { $high }.
card-imported = Этот стол продолжает запись, с раунда { $turn }. Места раздаёт организатор (`/caylus table replace`), или люди садятся сами.
card-record-over = Оконченная партия из записи: её можно просмотреть и разобрать.
card-takes = Такая партия длится { $time } при числе игроков { $low }.
card-takes-range = Такая партия длится { $time } при числе игроков { $low }, { $most } при { $high }.
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
clock-about = Это время на каждый ход. Когда оно вышло, идёт ваш запас: он вдвое больше и пополняется по ходу игры. Часы стоят вне ваших часов бодрствования (`/caylus me hours`) и пока вы в отъезде (`/caylus me away`). Вживую — для тех, кто играет одновременно: 5 минут на ход и запас в 30 минут.
more-menu = Что изменить
more-host = Эти настройки меняет организатор.
card-practice = Тренировочный стол: на всех местах играет { $host }. Чтобы начать, нажмите `Начать`.
card-invited = Приглашены: { $people }
card-host = Организатор — { $host }, он начинает партию.
card-as-of = -# Обновлено { $when }; в ветке всё всегда свежее.
card-thread = Играют в ветке { $thread }
card-cancelled = Эта партия отменена.
card-expired = Этот стол не начали за 14 дней, и я его закрыл. `/caylus new` откроет другой.
status-line = Раунд { $turn }, { $phase } · ходит { $player } · ход начался { $since }
status-together = Раунд { $turn }, { $phase } · ещё выбирают: { $players } · началось { $since }
status-nobody = Раунд { $turn }, { $phase }
pin-score = { $seat } { $score }
pin-board = Последнее поле: { $link }
pin-help = `/caylus status` · `/caylus board` · `/caylus history` · `/caylus rules`
pin-as-of = -# Обновлено { $when }; текущий вопрос — в последнем сообщении ветки.
thread-name = { $game }: { $players }

# Поиск партии

find-none-acting = Здесь вы не играете ни в одной партии. `/caylus new` откроет стол, `/caylus games` покажет ваши партии.
find-none-looking = В этом канале не идёт ни одна партия. `/caylus new` откроет стол.
find-not-started = Партии здесь ещё не начались. Открытые столы: { $tables }. `/caylus join` занимает место, а организатор начинает командой `/caylus start`.
find-no-lobby = В этом канале нет открытых столов. `/caylus new` откроет стол.
find-no-lobby-leave = В этом канале нет стола, из-за которого можно уйти до начала. Из идущей партии выходят командой `/caylus table resign`.
find-no-lobby-start = В этом канале ни один стол не ждёт начала. `/caylus new` откроет стол; идущая партия продолжается в своей ветке.
find-which = Подходит несколько партий; укажите одну параметром `game`:
    { $games }
find-bad-number = { $text } — такой партии нет. Выберите из подсказок или введите номер.
public-elsewhere = Не все, кто читает этот канал, видят, где играют { $game }. Без `public` покажу только вам; в { $where } покажу всем.
not-started = Эта партия ещё не началась: { $game }.

# Лобби

new-no-such-game = Такой игры здесь нет; есть Caylus и Caylus Magna Carta.
new-option-misfit = { $game }: нет параметра { $options }; есть { $fitting }.
new-invited-bot = { $user } — бот и не может занять место.
cant-look-there = { $user } не видит канал этого стола. Сначала дайте доступ или выберите того, у кого он есть.
new-wrong-channel = На этом сервере партии начинают в { $channels }.
joined = У вас есть место: { $game }.
left = Вы больше не за столом: { $game }.
started = { $game }: начинаем.
start-channel-busy = В этом канале идёт партия #{ $game }, а открыть ветку для другой я не могу. Сначала доиграйте её, начните в другом канале или дайте мне право «Создавать публичные ветки».
cancelled-done = Отменено: { $game }.
rematch-made = Стол для реванша открыт в { $channel }.
rematch-seat = У вас есть место в реванше, { $game }: { $link }
rematch-known = Реванш этой партии уже есть, { $game }: { $link }
games-line = • [{ $game }]({ $link }) · { $how }
games-waits = • ▶ **[{ $game }]({ $link })** ждёт вас · { $how }
games-lobby = ждёт игроков
games-timed = { $how } · время выйдет { $when }
games-damaged = { $count ->
    [1] • Партию { $games } прочитать нельзя: её данные повреждены. Тот, кто запустил бота, может вернуть резервную копию.
    [one] • Партии { $games } прочитать нельзя: их данные повреждены. Тот, кто запустил бота, может вернуть резервную копию.
    [few] • Партии { $games } прочитать нельзя: их данные повреждены. Тот, кто запустил бота, может вернуть резервную копию.
   *[many] • Партии { $games } прочитать нельзя: их данные повреждены. Тот, кто запустил бота, может вернуть резервную копию.
 }
games-none = Вы не сидите ни за одним столом. `/caylus new` откроет стол.

# Начало

began-line = ## { $game }: начинаем
began-again = ## { $game }: продолжаем с раунда { $turn }
began-hints = -# Впервые здесь? `/caylus rules` · Маленький экран? `/caylus board view:phone` · Ошиблись? `/caylus undo`
began-commitment = -# Случайность определена ещё до начала; запись оконченной партии докажет это по этой [печати](<https://en.wikipedia.org/wiki/Commitment_scheme>): `{ $commitment }`
began-no-pictures = Мне нельзя прикреплять здесь файлы, поэтому поле приходит текстом: `/caylus board view:text`. С правом «Прикреплять файлы» оно приходит картинкой.
no-thread-here = -# Играем прямо здесь: в этом канале нельзя открывать ветки.
no-thread-permission = -# Играем прямо здесь: мне нельзя открывать ветки в этом канале (право «Создавать публичные ветки»).
thread-needed = { $game }: нужна своя ветка, потому что в этом канале идёт другая партия, а открыть её я не могу. Пожалуйста, дайте мне право «Создавать публичные ветки», { $host }; потом я попробую снова.
thread-deleted = Ветка удалена ({ $game }); партия продолжается здесь.
thread-deleted-busy = Ветка удалена ({ $game }), а в этом канале идёт другая партия. Дайте мне право «Создавать публичные ветки», и `/caylus status` продолжит партию.

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
prompt-bank = Расходуется запас времени, до { $end }
prompt-free-of = { $player }: время на ход до { $free }, потом запас времени до { $end }
prompt-bank-of = { $player }: расходуется запас времени, до { $end }

prompt-together = Раунд { $turn }, { $phase } · все выбирают одновременно
    { $question }
prompt-awaited = Ещё выбирают: { $players }
prompt-others = Вопросы есть и к другим: { $players }. `Выбрать` покажет их только вам; отвечайте в любом порядке, ответ сработает, когда дойдёт очередь.
prompt-kept = Ваш выбор: { $what }. Его можно изменить, пока не выбрали все.
prompt-paused = Часы стоят.
prompt-over = Партия окончена; решать больше нечего.
seat-departed = Игрок с места { $seat } ушёл с этого сервера, и место считается просроченным. `/caylus table replace` спросит остальных, отдать ли его кому-то другому.
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
hand-no-hands = { $game }: карт в руке здесь нет, всё открыто.
hand-not-seated = Карты есть только у игроков, а у вас нет места в этой партии.
button-turn = Ваш ход
button-choose = Выбрать
button-watch = Смотреть
button-board = Поле
button-phone = Для телефона
button-points = Очки
button-replay = Повтор
button-gif = GIF
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
button-allow = Согласиться
button-decline = Отказать
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
acted-kept = Ваш выбор: { $what }. Остальные узнают его, когда выберут все; до тех пор его меняет `Ваш ход`.
acted-already = Это уже сделано.
acted-elsewhere = Партия продолжается в { $where }.
acted-next = Дальше: { $question }
others-choose = Сейчас спрашивают не вас: выбирают { $players } ({ $kind }), началось { $since }.
others-turn = Сейчас не ваш ход: решает { $player } ({ $kind }), ход начался { $since }.
others-asked = К вам тоже есть вопрос: нажмите `Выбрать` под вопросом.
refused-illegal = { $text } — сейчас нельзя: { $reason }.
refused-notation = { $text } — сейчас такого действия нет.
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
sure-pass-first = Вы спасуете первым, а рабочие и динары ещё есть. Точно?
sure-no-batch = У вас есть комплект, но вы его не вносите. Вы потеряете до 2 очков престижа. Точно?
sure-castle-empty = Ваших кубиков и того, что рабочие пока могут принести, не хватает на комплект (провизия и два других вида). Без него этот рабочий в фазе замка потеряет 2 очка престижа. Точно?
sure-resign = { $count ->
    [1] Вы выйдете из партии { $game }: ваше место ({ $seats }) сможет занять кто угодно, и вернуть его нельзя. Точно?
    [one] Вы выйдете из партии { $game }: ваши места ({ $seats }) сможет занять кто угодно, и вернуть их нельзя. Точно?
    [few] Вы выйдете из партии { $game }: ваши места ({ $seats }) сможет занять кто угодно, и вернуть их нельзя. Точно?
   *[many] Вы выйдете из партии { $game }: ваши места ({ $seats }) сможет занять кто угодно, и вернуть их нельзя. Точно?
 }
sure-resign-forfeit = Если вы выйдете из партии { $game }, она сразу закончится. Победа без игры: { $winners }.
sure-resign-agree = После этого партия продолжится, только если вы оба согласны.
sure-resign-behind = Если вы выйдете из партии { $game }, вы окажетесь позади всех, кто остался, и вернуть это нельзя. Ваше место ({ $seats }) сможет занять кто угодно. { $computer ->
    [yes] До тех пор там играет компьютер уровня { $level }.
   *[no] До тех пор его решения пропускаются.
 }
sure-resign-rated = Партия на рейтинг, и в рейтинге вы окажетесь позади всех, кто остался.
sure-resign-early = Партия на рейтинг. Поскольку ещё не все сделали ход, она засчитается только вам — как брошенная партия.
sure-really = Точно?
sure-cancel = { $game }: закроется для всех, кто за столом, и вернуть это нельзя. Точно?
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
tolls-line = Престиж хозяевам за чужих рабочих: { $parts }.
tolls-part = { $seat } { $n } ({ $tiles })
history-no-turn = Раунда { $turn } нет; последний — раунд { $last }.
history-nothing = В этом раунде ещё ничего не произошло.

# Повторы

replay-line = Вся партия, от первой фазы до последнего очка.
replay-alt = Партия как анимация: обзор поля в конце фаз и при каждой постройке, комплекте, милости и перемещении наместника.
replay-of = Повтор партии { $game }.
replay-turn = { $game }, раунд { $turn }.
replay-stands = Повтор здесь: { $link }
replay-posted = Вот он: { $link }
replay-not-over = { $game }: партия ещё не окончена, поэтому повтора нет. `/caylus history turn:{ $turn } animated:true` покажет один раунд.
replay-too-long = В этой партии действий: { $count }; повтор показывает не больше { $most }. `/caylus history` с `animated:true` покажет последние раунды, целиком она в записи: `/caylus export`.
replay-too-large-webp = Повтор занял бы { $size } МБ, а Discord принимает { $most }. `/caylus history` с `animated:true` покажет один раунд.
replay-too-large-gif = Повтор в GIF занял бы { $size } МБ, а Discord принимает { $most }. В WebP он меньше: `/caylus export kind:replay`.
replay-no-files = Мне нельзя прикреплять файлы там, где играли эту партию. Разрешить может тот, кто управляет сервером («Прикреплять файлы»); `/caylus export kind:replay` даст повтор в канале, где мне можно.
replay-no-files-here = Мне нельзя прикреплять файлы в этом канале. Попросите в другом, указав номер партии, или пусть тот, кто управляет сервером, разрешит («Прикреплять файлы»).
replay-not-posted = Повтор нарисован, но Discord не дал мне его там опубликовать. `/caylus export kind:replay` даст его вам.
replay-not-sent = Повтор нарисован, но Discord не принял файл. Попробуйте чуть позже.
replay-full = Сейчас рисуются повторы для других ({ $waiting }), по одному, когда нет другой работы. Попросите ещё раз через минуту.
replay-busy = Другой повтор этой партии рисуется прямо сейчас. Попросите ещё раз через полминуты.
replay-failed = Повтор нарисовать не удалось. С партией всё в порядке; `/caylus export` даст её запись, `/caylus history` — её историю.
replay-closing = Я как раз перезапускаюсь. Попросите повтор через минуту.

# Конец

ended-line = { $count ->
    [1] 🏆 Побеждает { $winners }, престиж { $score }.
    [one] 🏆 Победу делят { $winners }, у каждого престиж { $score }.
    [few] 🏆 Победу делят { $winners }, у каждого престиж { $score }.
   *[many] 🏆 Победу делят { $winners }, у каждого престиж { $score }.
 }
ended-forfeit = 🏆 Победа без игры: { $winners }. Из партии выходит: { $left }.
ended-left = Выход из партии, поэтому позади всех, кто остался: { $seats }.
ended-computers = { $count ->
    [1] -# \* Компьютер (уровень { $level }): { $seats }.
    [one] -# \* Компьютеры (уровень { $level }): { $seats }.
    [few] -# \* Компьютеры (уровень { $level }): { $seats }.
   *[many] -# \* Компьютеры (уровень { $level }): { $seats }.
 }
ended-stood-in = -# \* Компьютер вместо игрока ({ $seat }): { $count } из { $of } действий.
ended-record = Запись партии:
ended-record-command = `/caylus export` даст вам запись партии.
ended-taken-back = Окончание этой партии отменено; игра продолжается.
points-total = Всего

# Возврат ходов и голосования

undo-done = Возвращено: { $codes }
undo-vote-open = Спрашиваю остальных.
undo-takes-end = Это отменило бы и окончание партии, и она продолжилась бы.
undo-seed-known = Seed и колоды этой партии открыты с её конца: кто читал запись, знает, какие карты придут.
undo-asks = { $count ->
    [1] Для этого нужно согласие: { $players }. Будет возвращено:
    [one] Для этого нужно согласие: { $players }. Будет возвращено { $count } действие:
    [few] Для этого нужно согласие: { $players }. Будет возвращено { $count } действия:
   *[many] Для этого нужно согласие: { $players }. Будет возвращено { $count } действий:
 }
    { $codes }
undo-asks-forfeit = Для этого нужно согласие: { $players }. Выход был бы отменён, и партия продолжилась бы.
undone-free = { $player } возвращает ход: { $codes }
undone-vote = По голосованию возвращено: { $codes }
undone-forfeit = Выход из партии отменён.
undone-end = Вместе с этим отменено и окончание партии; игра продолжается.
action-hidden = { $seat }: действие.
action-untold = { $seat }: выбор, который ещё ничего не изменил.
undone-more = { $codes } (и ещё { $count })
vote-asked = Игрокам партии { $game } задан вопрос.
vote-taken = Ваш ответ записан.
vote-none = { $game }: голосований нет.
vote-not-asked = У вас нет открытых голосований.
vote-several = У вас несколько открытых голосований ({ $votes }). Ответьте на каждое:
vote-undo = { $count ->
    [1] { $asker } просит вернуть:
    [one] { $asker } просит вернуть { $count } действие:
    [few] { $asker } просит вернуть { $count } действия:
   *[many] { $asker } просит вернуть { $count } действий:
 }
    { $codes }
vote-undo-over = Просьба вернуть действия: { $asker }.
vote-undo-forfeit = { $asker } просит отменить выход и играть дальше.
vote-pause = { $asker } просит остановить часы.
vote-resume = { $asker } просит снова пустить часы.
vote-cancel = { $asker } просит отменить партию.
vote-replace = { $asker } просит отдать место { $seat } другому игроку: { $newcomer }.
vote-time-up = Место { $seat }: срок пропущен. Освободить место для кого-то другого?
vote-open-seat = { $asker } просит освободить место { $seat } для кого-то другого.
votes-undo = возврат хода
votes-pause = пауза
votes-resume = продолжение
votes-cancel = отмена
votes-replace = место
vote-yes = ✅ { $player }
vote-no = ❌ { $player }
vote-silent = ⏳ { $player }
vote-absent = 💤 { $player } давно не даёт о себе знать; голосованию этот ответ не нужен.
vote-until-all = Согласиться должны все, кого спросили. Голосование закончится { $when }; молчание — это «нет».
vote-until-half = Согласиться должно больше половины тех, кого спросили. Голосование закончится { $when }; молчание — это «нет».
vote-over-passed = Принято голосованием.
vote-over-failed = Отклонено голосованием.
vote-over-expired = Время голосования вышло; молчание — это «нет».
vote-over-overtaken = Партия ушла вперёд; голосование недействительно.
vote-over-seat = Голосование закончено: место перешло к другому.

# Места, настройки, часы

resigned = Вы вышли из партии { $game }. Ваше место может занять кто-то другой.
resigned-forfeit = Вы вышли из партии { $game }. Победа без игры: { $winners }.
claimed = У вас есть место: { $game }.
replaced = Готово: места изменены ({ $game }).
seat-resigned = Место { $seat } свободно: его занимает `/caylus table claim`.
seat-forgotten = Место { $seat } свободно: его занимает `/caylus table claim`.
seat-dropped = Место { $seat } свободно: его игрока слишком долго не было. Его занимает `/caylus table claim`.
seat-skipped = Пока его никто не занял, его решения пропускаются.
seat-opened = По голосованию место { $seat } свободно: его занимает `/caylus table claim`.
seat-stand-in = На месте { $seat } теперь играет компьютер уровня { $level }, пока кто-нибудь на него не вернётся. Его действия отмечены.
seat-came-back = На месте { $seat } снова играет его игрок.
long-late = ⏳ Нет вестей от игрока { $player } в партии { $game }; вопрос задан { $since }. Если их не будет, место { $until } сможет занять кто-то другой; остальные игроки могут и ждать дальше.
long-late-open = ⏳ Место игрока { $player } в партии { $game } теперь может занять любой, кнопкой или `/caylus table claim`: вестей нет, вопрос задан { $since }. Ход ещё возможен, пока никто не занял место и не играет дальше без него; потом это считается выходом. Остальные игроки могут и ждать дальше.
absent = ⏳ От игрока { $player } в партии { $game } всё нет вестей. Место будет потеряно { $until }, как после выхода, если он не сыграет, не ответит и не нажмёт `Я на месте`.
button-waiton = Ждать дальше
button-takeseat = Занять место
button-without = { $alone ->
        [yes] Взять победу
       *[no] Играть без него
    }
long-late-waited = ⏳ { $waiting } ждёт дальше игрока { $player }: место для других закрыто.
long-late-without = ⏳ { $waiting } играет дальше без { $player }.
long-late-back = ⏳ { $player } снова здесь.
seat-claimed = На этом месте дальше играет { $player }.
seat-replaced = На этом месте дальше играет { $player }.
seat-summary = Ваша позиция — позиция этого места: её покажет `Поле`, а что произошло, расскажет `/caylus history`.
settings-now = { $game }: { $settings }
settings-done = { $game }: настройки изменены.
move-not-gone = Перенести можно только идущую партию, канал которой удалён.
move-done = { $game } продолжается в этом канале.
settings-changed-player = { $player } меняет настройки стола: { $settings }.
settings-changed-host = Организатор меняет настройки стола: { $settings }.
settings-changed-moderator = Модератор меняет настройки стола: { $settings }.
settings-changed-other = Изменены настройки стола: { $settings }.
settings-change = { $old } → { $new }
pause-no-clock = У этого стола нет часов, которые можно остановить (темп: { $pace }); организатор добавит их через `/caylus table settings`.
clocks-paused = Часы остановлены.
clocks-on = Часы снова идут.
bot-returned = Я снова на этом сервере, и партия продолжается.
cancelled-players = Игроки отменили эту партию.
cancelled-moderator = Модератор отменил эту партию.
time-up = Время вышло: { $player }.
upgraded-31 = ℹ️ Вышла новая версия, и эта партия пойдёт немного иначе, чтобы никто не ждал пустого места и уходить было невыгодно: кто выйдет теперь, окажется позади всех, кто остался, а вдвоём сразу побеждает другой. Решения покинутого места пропускаются, если там не играет компьютер. Где опоздавших пропускают, после просрочки их пропускают сразу, а через какое-то время без вестей место потеряно.
upgraded-32 = ℹ️ У уровней компьютеров новые номера: прежние 2, 3 и 4 теперь 3, 4 и 5. Старого уровня 1 больше нет; компьютеры, у которых он здесь был, теперь играют на новом уровне 2, на полпути к уровню 3.
time-up-hidden = Время вышло: { $player }; действие сыграно автоматически.
time-up-played = Время вышло: { $player }; сыграно автоматически: `{ $code }`
time-up-absent = Теперь его решения сразу пропускаются, не больше одного раунда за время на ход, пока он не сыграет, не ответит или не нажмёт `Я на месте`. Без вестей место будет потеряно { $until }.
reminder-half = { $player }, половина вашего времени прошла ({ $game }): { $thread }. Время выйдет { $when }.
reminder-most = { $player }, ваше время почти вышло ({ $game }): { $thread }. Время выйдет { $when }.
reminder-skip = После этого ваши решения пропускаются, пока вы не сыграете или не скажете, что вы на месте.
reminder-nudge = { $player }, в партии { $game } вас ждут остальные: { $thread }. Когда будет время.
button-nudge = Напомнить
button-in = { $game }: { $what }
nudge-done = { $game }: { $players } получит напоминание — так и в те часы, как выбрано.
reminder-over = { $player }, ваше время вышло ({ $game }): { $thread }.
digest-title = Эти партии ждут вас:
digest-line = • { $game }: { $thread }
note-line = { $game }: { $note }

# Ответы заранее

button-ahead = Ответить заранее
ahead-more = … остальное появится, когда вы ответите на это.
ahead-waiting = Ответ заранее: { $what }
ahead-unlikely = • «{ $what }»: похоже, об этом не спросят, и ответ не понадобится.
ahead-lapsed = • «{ $what }»: до этого не дошло; ответ снят.
ahead-refused = • «{ $what }»: когда дошло дело, это уже было невозможно; ответ снят.
ahead-withdraw = Забрать ответ
# План раунда
planning-soon = Скоро ход: { $players }. Выбирайте уже сейчас: это будет размещено, когда дойдёт очередь; если место займут, я спрошу снова.
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
watch-line = За партией можно следить в { $thread }. Что можно посмотреть: `/caylus board`, `status`, `history`, `rules`.
file-too-large = Файл занял бы { $size } МБ, а Discord принимает { $most }. Обратитесь к владельцу бота: в базе данных всё есть.
file-refused = { $count ->
    [one] Discord не принимает здесь файл, а текстом вышло бы { $count } сообщение.
    [few] Discord не принимает здесь файл, а текстом вышло бы { $count } сообщения.
   *[many] Discord не принимает здесь файл, а текстом вышло бы { $count } сообщений.
 } Файлом оно придёт в канале, где у меня есть право «Прикреплять файлы».
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
building-unknown = Здания { $text } нет. Выберите из подсказок.
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
me-hours-bad = { $text } — это не промежуток часов. Напишите, например, 8-23.
me-hours-now = Вы не спите: { $hours }, часовой пояс { $zone } (0-0 — весь день). В другое время ваши часы стоят, кроме живых столов.
me-away-until = Вас нет до { $when }; ваши часы пока стоят. { $left ->
    [one] За год можно объявить ещё { $left } день.
    [few] За год можно объявить ещё { $left } дня.
   *[many] За год можно объявить ещё { $left } дней.
 }
me-away-over = Вы на месте. { $left ->
    [one] За год можно объявить { $left } день отсутствия.
    [few] За год можно объявить { $left } дня отсутствия.
   *[many] За год можно объявить { $left } дней отсутствия.
 }
me-notify-now = Напоминания: { $how }. Тихие часы: { $quiet }. Вопросы перед невыгодными ходами: { $confirm }. Панель после размещения: { $panel }.
me-pictures-done = Картинки для вас: { $view }, тёмные: { $dark }.
me-forget-sure = Это удалит ваши настройки и ваше имя из всех партий. Идущие партии продолжатся со свободным местом. Вернуть это нельзя.
me-forgotten = { $count ->
    [0] Всё, что о вас хранилось, удалено.
    [one] Всё, что о вас хранилось, удалено; { $count } партия продолжается со свободным местом.
    [few] Всё, что о вас хранилось, удалено; { $count } партии продолжаются со свободным местом.
   *[many] Всё, что о вас хранилось, удалено; { $count } партий продолжаются со свободным местом.
 }
me-export-line = Всё, что о вас хранится:

# Импорт

import-one-of = Дайте либо файл, либо текст: запись партии (`/caylus rules` объясняет, `/caylus export` показывает пример).
import-too-large = В файле { $size } байт; читаю не больше { $limit }.
import-unreadable = Discord не отдал мне файл. Попробуйте ещё раз.

# Для администраторов

server-manager-only = Это для тех, у кого есть право «Управлять сервером».
server-speaks = Язык этого сервера теперь — { $language }, как у того, кто открыл этот стол. Он и все, у кого есть право «Управлять сервером», могут выбрать другой здесь или в любое время в `/caylus-server settings`.
server-speaks-now = Язык этого сервера теперь — { $language }.
server-no-limit = без ограничений
server-all-channels = все каналы
server-settings-now = Партии можно начинать в: { $channels }
    Партий на человека: { $games-per-person }
    Открытых столов на человека: { $tables-per-person }
    Открытых столов здесь: { $tables }
    Идущих партий здесь: { $games }
    Подсказок и другого поиска на человека в час: { $searches-per-person }
    Язык: { $language }
    Кто может отменить идущую партию: { $cancel }
    Картинки под отчётами: { $pictures }
    Новые столы: { $new }
    Задача дня: { $puzzles }

# Когда сообщения не отправляются

trouble-forbidden = ⚠ Мне нельзя здесь писать. Дайте мне права «Просматривать канал», «Отправлять сообщения» и «Отправлять сообщения в ветках»; потом я продолжу. Кнопки и команды пока работают.
trouble-locked = ⚠ Ветка этой партии заблокирована. Разблокировать её может любой, у кого есть право «Управлять ветками»; потом я продолжу.
trouble-gone = ⚠ Канал этой партии удалён. Организатор или модератор может продолжить её в другом, введя там `/caylus table settings here:True`, или отменить (`/caylus table cancel`). Команды пока работают.
trouble-discord = ⚠ Discord сейчас не принимает мои сообщения. Я пробую дальше; команды пока работают.

# Проверка

doctor-line = { $mark } { $text }
doctor-sum = { $wrong ->
    [0] Всё на месте.
    [one] Нужно исправить: { $wrong } вещь.
    [few] Нужно исправить: { $wrong } вещи.
   *[many] Нужно исправить: { $wrong } вещей.
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
 } первая уже { $seconds } с. С CAYLUS_THINKERS думают сразу несколько.
doctor-deserted = Бот удалён с сервера { $server }. Партий, ждущих там его возвращения: { $games }, с { $day }. Само собой ничего не удаляется; `python -m storage delete-server { $server }` удалит всё, что хранится об этом сервере.
doctor-notices = { $count ->
    [one] Отправки ждёт { $count } сообщение.
    [few] Отправки ждут { $count } сообщения.
   *[many] Отправки ждут { $count } сообщений.
 }
doctor-game = Сообщения партии #{ $game } не отправляются: { $why }
doctor-games = { $count ->
    [one] Не отправляются и сообщения ещё { $count } партии.
    [few] Не отправляются и сообщения ещё { $count } партий.
   *[many] Не отправляются и сообщения ещё { $count } партий.
 }

games-stand-in = { $how } · за вас играет компьютер
