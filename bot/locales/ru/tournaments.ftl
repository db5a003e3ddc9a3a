# Турниры и лиги
tournament-may-not = Проводить турнир здесь может тот, у кого есть право «Управлять событиями» или «Управлять ветками» либо выбранная сервером роль (`/caylus-server settings`).
tournament-channel = Я объявляю турнир в текстовом канале, который мне виден, и открываю его партии там ветками. Вызовите команду в таком канале.
tournament-permissions = В канале { $channel } у меня нет прав, нужных турниру: «Просматривать канал», «Отправлять сообщения», «Создавать публичные ветки». Ничего не объявлено.
tournament-no-files = Файлы не отправлены: мне нельзя их здесь прикреплять.
form-again = Форма была открыта слишком долго. Нажмите кнопку ещё раз.

tournament-format = { $format ->
    [knockout] на вылет, дальше с каждого стола проходят: { $advance }
    [swiss] швейцарская система, туров: { $rounds }
   *[league] лига, туров: { $rounds }, в дивизионе не больше: { $division }
 }
tournament-size = столы по { $size }
tournament-days = На тур даётся { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
 } ({ $share }). Незаконченные столы: { $late }.
tournament-nine = { $by ->
    [simulated] по расчётам, за это время успевают около 9 столов из 10
    [server] судя по партиям на этом сервере, за это время успевают около 9 столов из 10
    [shorter] чтобы турнир длился не дольше { $most } недель; 9 из 10 столов заканчивают за { $nine ->
        [one] { $nine } день
        [few] { $nine } дня
       *[many] { $nine } дней
     }
    [short] большинство столов не успеет: 9 столам из 10 нужно { $nine ->
        [one] { $nine } день
        [few] { $nine } дня
       *[many] { $nine } дней
     }
   *[own] { $nine ->
        [0] по выбору организатора
        [one] по выбору организатора; 9 из 10 столов заканчивают за { $nine } день
        [few] по выбору организатора; 9 из 10 столов заканчивают за { $nine } дня
       *[many] по выбору организатора; 9 из 10 столов заканчивают за { $nine } дней
     }
 }
tournament-whole = { $format ->
    [knockout] При числе участников { $people } будет { $rounds ->
        [one] { $rounds } тур,
        [few] { $rounds } тура,
       *[many] { $rounds } туров,
     } всего это займёт
   *[league] Весь турнир займёт
 } около { $weeks ->
    [one] { $weeks } недели.
    [few] { $weeks } недель.
   *[many] { $weeks } недель.
 }
tournament-room = Участников: { $people }. { $grace ->
    [0] Тех, кто не появился, не заменяют.
    [one] Тех, кто не появился, заменяют через { $grace } день.
    [few] Тех, кто не появился, заменяют через { $grace } дня.
   *[many] Тех, кто не появился, заменяют через { $grace } дней.
 }
tournament-no-days = Тур заканчивается с последним столом.
tournament-late = { $late ->
    [adjudicate] считаются как есть
    [extend] тур один раз ждёт их (дней: { $days }), потом они считаются как есть
    [pace] кто держал темп, делит места, остальные не получают ничего
   *[stand-in] за тех, кто не держал темп, доигрывает компьютер; они не получают ничего
 }
tournament-late-rated = Такой результат учитывается и в рейтинге: до { $first }-го раунда никак, потом с каждым раундом больше, с { $half }-го раунда полностью.
tournament-organized = Проводит: { $who }
tournament-signup = { $when ->
    [none] **Регистрация открыта**, пока организатор не начнёт турнир.
   *[date] **Регистрация до { $when }**
 }
tournament-round-now = { $when ->
    [none] **Тур { $round }**
   *[date] **Тур { $round }**, до { $when }
 }
tournament-won = Победа: **{ $names }**
tournament-people = Участники ({ $here } из { $most }): { $names }
tournament-waiting = Список ожидания ({ $count }): { $names }
tournament-and-more = { $names } и ещё { $count }
tournament-status = { $status ->
    [draft] черновик, виден только вам
    [signup] регистрация открыта, участников: { $people }
    [running] тур { $round }, участников: { $people }
    [finished] закончен
   *[cancelled] отменён
 }
tournament-list-none = На этом сервере турниров нет. Организатор начинает турнир командой `/caylus-club tournament`.
tournament-chosen = Кнопки относятся к турниру: **{ $name }**
menu-tournament-pick = Какой турнир

tournament-round-title = 🏆 **{ $name }** · тур { $round }
tournament-until = До { $when }
tournament-division = Дивизион { $division }
tournament-seat-left = { $name } (выход)
tournament-void = (не считается)
tournament-bye = (свободен)
tournament-more = Столов, которые здесь не поместились: { $count }. Все они есть в `/caylus-club tournament`.
tournament-tie = { $by ->
    [wins] Победы
    [direct] Личные
    [share] Доля %
    [score] Престиж
   *[strength] Соперники
 }
tournament-export = { $name }: таблица и столы в CSV; после окончания — весь турнир ещё и в JSON.

tournament-you-in = Вы участвуете в турнире «{ $name }». После жеребьёвки тура ваша партия начнётся сама, и я позову вас в ней.
tournament-you-wait = Вы в списке ожидания турнира «{ $name }»: когда освободится место или понадобится замена, дойдёт очередь и до вас.
tournament-you-out = Вы больше не участвуете в турнире «{ $name }».
tournament-you-out-playing = В жеребьёвках турнира «{ $name }» вас больше не будет. Партию { $game } вы ещё можете доиграть; освободить место можно командой `/caylus table resign`.
tournament-sure-out = Турнир уже идёт. Всё равно выйти? Со следующего тура вас не будет в жеребьёвках, и вернуться вы не сможете.
seat-drawn = Место ({ $seat }) свободно: его получит первый в списке ожидания турнира.
sure-resign-drawn = Вы выйдете из партии { $game }: ваше место ({ $seats }) достанется кому-то из списка ожидания турнира, за этим столом вам засчитают техническое поражение, и отменить это нельзя. Вы уверены?

tournament-told-comes-in = { $who } вступает в турнир из списка ожидания.
tournament-told-substitute = Тур { $round }, стол { $table }: { $who } занимает место ({ $old }).
tournament-told-seat-free = Тур { $round }, стол { $table }: место свободно ({ $who }). Кто займёт его первым, играет там дальше и участвует в следующих турах. Если до { $until } никто не найдётся, играть будет компьютер.
tournament-told-warned = { $who }, за этим столом вы ещё не ходили. Сделайте ход до { $until }, чтобы сохранить место. Потом его займёт кто-то другой, а вы выбудете из турнира.
tournament-told-ends = Тур { $round } заканчивается { $ends }. За этим столом ждут: { $people }. Незаконченные столы: { $rule }. Кто пропустил большую часть ходов, будет последним.
tournament-told-counted = Время тура { $round } вышло, и этот стол считается как есть: { $result }. Можно играть дальше для удовольствия, но для турнира и рейтинга исход решён, и часы больше не идут.
tournament-told-late = Время тура { $round } вышло. Незаконченные столы ({ $count }): { $rule }.
tournament-told-late-extend = Время тура { $round } вышло; незаконченные столы ({ $count }) он ждёт до { $until }.
tournament-told-signup-until = Регистрация продлится до { $until }.
tournament-told-round-until = Тур { $round } продлится до { $until }.
tournament-told-removed = { $by } исключает: { $who }. Причина: { $reason }
tournament-told-corrected = Тур { $round }, стол { $table }: { $by } исправляет результат. Причина: { $reason }
tournament-told-cancelled = Турнир отменён. Начатые партии продолжаются.
tournament-told-few = срок регистрации вышел, но участников только { $here }, а нужно не меньше { $least }. Регистрация остаётся открытой: продлите её, начните позже или отмените турнир через `/caylus-club tournament`.
tournament-told-unmade = тур { $round }, стол { $table } пока не может начаться: у кого-то из игроков или у этого сервера уже столько партий, сколько позволяет лимит. Я буду пробовать каждый час; сразу помогут замена или более высокий лимит.
tournament-told-cancelled-table = тур { $round }, стол { $table }: партия отменена. Укажите её результат: `Исправить результат` в `/caylus-club tournament`.
tournament-told-reopened = тур { $round }, стол { $table }: окончание партии отменено, когда её результат уже был учтён. В таблице он остаётся, если вы его не исправите.
tournament-told-ended-again = тур { $round }, стол { $table }: партия закончилась заново, с другим результатом. В таблице остаётся первый, если вы его не исправите.
tournament-told-round-over = тур { $round } закончен. Жеребьёвка следующего: `/caylus-club tournament`.
tournament-final = 🏆 Турнир «**{ $name }**» закончен.

tournament-draft = Ещё ничего не объявлено; это видите только вы. Когда всё готово, нажмите `Объявить`.
tournament-draft-numbers = Регистрация длится { $signup ->
    [one] { $signup } день.
    [few] { $signup } дня.
   *[many] { $signup } дней.
 }
tournament-next = { $automatic ->
    [yes] Жеребьёвка следующего тура пройдёт, когда закончится последний стол.
   *[no] Жеребьёвку каждого тура проводите вы.
 }
tournament-announced = Объявлено в канале { $channel }. Панель организатора: `/caylus-club tournament`.
tournament-proposed = { $shorter ->
    [yes] Предложено, чтобы турнир длился не дольше { $most } недель: { $days }
   *[no] Предложено (успевают около 9 столов из 10): { $days }
 }
tournament-who-goes = Кто уступает место в этом туре?
tournament-who-comes = Уходит: { $goes }. Кто из списка ожидания займёт место?
tournament-sure-substitute = Тур { $round }, стол { $table }: уходит { $goes }, приходит { $comes }. Кто уходит, выбывает из турнира, и отменить это нельзя. Вы уверены?
tournament-who-removed = Кого исключить из турнира? О причине спрошу потом.
tournament-which-table = Тур { $round }: результат какого стола заменить?
tournament-which-places = Тур { $round }, стол { $table }: выберите место каждого игрока. Равные места делят. О причине спрошу в конце.
tournament-table = Стол { $number }
tournament-gave-up = { $name }: выход, без очков
tournament-sure-cancel = Отменить турнир для всех? Вернуть его будет нельзя.
choice-tournament-knockout = На вылет: дальше идут лучшие с каждого стола
choice-tournament-swiss = Швейцарская система: все играют каждый тур
choice-tournament-league = Лига: дивизионы, повышение и понижение
menu-tournament-format = Формат турнира
menu-tournament-game = Игра и размер столов
menu-tournament-pace = Темп
menu-tournament-late = Незаконченные столы
menu-tournament-goes = Кто уходит
menu-tournament-comes = Кто приходит
menu-tournament-removed = Кого исключить
menu-tournament-place = Место этого игрока
button-tour-numbers = Игроки и туры
button-tour-times = Сроки
button-tour-rated = { $now ->
        [yes] Рейтинговый: да
       *[no] Рейтинговый: нет
    }
button-tour-automatic = { $now ->
        [yes] Туры: автоматически
       *[no] Туры: запускаете вы
    }
button-tour-announce = Объявить
button-tour-begin = Начать сейчас
button-tour-draw = Жеребьёвка нового тура
button-tour-extend = Продлить
button-tour-substitute = Замена
button-tour-off = Не засчитывать стол
button-tour-remove = Исключить участника
button-tour-correct = Исправить результат
button-tour-season = Следующий сезон
button-tour-cancel = Отменить турнир
button-tourin = { $how ->
        [waits] В список ожидания
        [steps] Занять место
       *[join] Записаться
    }
button-tourout = Выйти
button-tourleave = Выйти окончательно
button-tourshow = Таблица
button-tourround = Тур { $round }
button-tourall = Показать таблицу всем
button-tourfiles = Файлы (CSV, JSON)
button-tourmanage = Управление
button-tournew = Новый турнир
form-tour-name = Название
form-tour-least = Участников не меньше
form-tour-most = Участников не больше
form-tour-rounds = Туров
form-tour-advance = Проходят с каждого стола
form-tour-division-size = В дивизионе не больше
form-tour-signup-days = Дней на регистрацию
form-tour-round-days = Дней на тур (0: без ограничения)
form-tour-grace-days = Дней до замены (0: никогда)
form-tour-extra-days = Дней сверх срока для незаконченных столов
form-tour-days = Ещё столько дней
form-tour-reason = Причина, публикуется для всех

cmd-caylus-club-tournament = Турниры и лиги
    .name = турнир
cmd-caylus-server-club-tournaments = Разрешить турниры
    .name = турниры
cmd-caylus-server-club-organizers = Роль, которой можно проводить турниры
    .name = организаторы
club-now-tournaments = Турниры: { $tournaments }. Проводят те, у кого есть право «Управлять событиями» или «Управлять ветками», а ещё: { $organizers }
club-no-organizers = больше никто

drawn-at = Тур { $round }, стол { $table } · { $tournament }
tournament-not-drawn = { $name }: турнир ещё не начался. Жеребьёвки не было, поэтому нет ни таблицы, ни столов.
tournament-scoring = Очки по местам: { $points }. При равенстве: { $ties }.
tournament-scale = Очки по местам: { $points }
tournament-first = При равенстве сначала: { $first }
tournament-moves = Повышений и столько же понижений между дивизионами: { $number }
tournament-tiebreaker = { $by ->
    [wins] выигранные столы
    [direct] личные встречи
    [share] доля от счёта победителя
    [strength] очки соперников
    [score] престиж в сумме
   *[lot] жребий
 }
menu-tournament-ties = При равенстве
menu-tournament-moves = Повышение и понижение
cmd-caylus-server-club-no-organizers = Турниры не проводит ни одна роль
    .name = без-организаторов

tournament-none = Такого турнира здесь нет, или вам не виден его канал. Турниры этого сервера: `/caylus-club tournament`.
tournament-settles = Этот стол относится к турниру «{ $tournament }»: настройки за всеми его столами одинаковы, и изменить их здесь нельзя.
tournament-seats = Этот стол относится к турниру «{ $tournament }»: места запасным даёт организатор (`/caylus-club tournament`).
tournament-vote = Этот стол относится к турниру «{ $tournament }», поэтому игроки не могут его отменить; результат может установить организатор (`/caylus-club tournament`).
tournament-organizer-only = Это может делать только организатор турнира или тот, кому можно проводить турниры в его канале ({ $channel }).
tournament-own-table = Вы играете за этим столом, поэтому вмешиваться в его результат вам нельзя. Это может сделать другой организатор или модератор.
tournament-moved-on = Турнир с тех пор ушёл вперёд; ничего не сделано. Каков он сейчас, покажет `/caylus-club tournament`.
tournament-closed = «{ $tournament }» больше никого не принимает: турнир закончен или отменён.
tournament-signed-up = Вы уже записаны на турнир «{ $tournament }».
tournament-no-return = Вы больше не участвуете в турнире «{ $tournament }», а после его начала вернуться нельзя.
tournament-not-mine = Вы не участвуете в турнире «{ $tournament }». Пока регистрация открыта, записаться можно кнопками под его объявлением.
tournament-out-again = Вы больше не участвуете в турнире «{ $tournament }» (выход: { $when }). Кнопка под объявлением запишет вас снова, в конец списка.
tournament-out-for-good = Вы больше не участвуете в турнире «{ $tournament }» (выход: { $when }). После начала вернуться нельзя; смотреть по-прежнему можно (`/caylus-club tournament`).
tournament-nobody = На турнир «{ $tournament }» пока никто не записался.
tournament-no-round = Тура { $round } нет. Туров пока было: { $most }.
tournament-no-table = В туре { $round } нет стола { $table }, чей результат можно исправить. Его столы: { $tables }.
tournament-not-in = В турнире «{ $tournament }» такого участника нет.
tournament-many = Турниров на этом сервере сейчас: { $here }; лимит — { $most }. Сначала один из них должен закончиться или быть отменён.
tournament-few = «{ $tournament }»: участников слишком мало ({ $here }), нужно хотя бы { $least }. Продлите регистрацию или отмените турнир.
tournament-name = У турнира должно быть название длиной от 1 до { $most } знаков.
tournament-number = { $text } здесь не подходит: напишите целое число от { $least } до { $most }.
tournament-no-reason = Укажите причину в нескольких словах; я опубликую её для всех.
tournament-no-substitute = Никто из списка ожидания не может сейчас занять место. В список попадают те, кто записывается на заполненный или уже идущий турнир.
tournament-not-playing = { $name } не играет в этом туре, или у стола уже есть результат.
tournament-round-open = Тур { $round } не закончен. Столов без результата: { $open }.
