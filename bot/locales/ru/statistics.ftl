# Статистика и рейтинг: итоги оконченных партий. Эти слова стоят и на картинках, поэтому они коротки.
standing-here = Оконченные партии на этом сервере
standing-none = Показать пока нечего. Считаются оконченные партии, начатые с тех пор, как ведётся статистика, кроме тренировочных и продолженных из записи.
standing-computer = У компьютеров статистики нет. Их постоянный рейтинг: { $ratings }.
standing-rating-of-level = уровень { $level }: { $rating }
standing-games = { $n ->
    [one] партия
    [few] партии
   *[many] партий
 }
standing-won = победы
standing-average = в среднем
standing-best = максимум
standing-rating = рейтинг
standing-rating-new = предварительный
standing-place = в таблице
standing-percent = { $n } %
standing-deniers = динары за наместника
standing-batches = комплекты
standing-days = дней на партию
standing-by-players = По числу игроков
standing-game-column = Игра
standing-games-column = Партии
standing-points = Очки за партию по источникам
standing-mean = среднее всех
standing-used = Использовано чаще всего
standing-built = Построено чаще всего
standing-lines = Милости короля
standing-form-one = { $rank } из { $players }
standing-form = Место в последних партиях, сначала новые
standing-form-beside = из { $players }
standing-with-computers = { $game }: с компьютерами
standing-beside = С компьютерами: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
 }, победы: { $won }
standing-left = Технические победы: { $won }. Покинутые партии: { $left }.
standing-provisional = { $told } (предварительный, пока партий меньше { $of })
standing-on-ladder = Рейтинг { $rating }: место { $place } в таблице, { $games ->
    [one] { $games } рейтинговая партия
    [few] { $games } рейтинговые партии
   *[many] { $games } рейтинговых партий
 }
standing-off-ladder = Рейтинг { $rating }, не в таблице: { $games ->
    [one] { $games } рейтинговая партия
    [few] { $games } рейтинговые партии
   *[many] { $games } рейтинговых партий
 }
standing-overall = По всем серверам: { $rating }
standing-records = Больше всего очков
standing-player-column = Игрок
standing-nobody = (без имени)
standing-places = Победы по порядку ходов в начале
standing-answers = -# Ваш ответ занимает в среднем { $hours } ч; видите это только вы.
reliable-finished = доиграно { $finished } из { $games }
reliable-missed = пропущено сроков { $missed } из { $deadlines }
reliable-answers = { $within ->
    [hour] обычно отвечает в течение часа
    [day] обычно отвечает в течение дня
   *[longer] часто отвечает дольше суток
 }
standing-reliable = Рейтинговые партии: { $told }.

# Таблица рейтингов
ladder-title = Таблица рейтингов: { $game }
choice-statistics-ladder = таблица рейтингов
choice-statistics-server = этот сервер
choice-statistics-player = игрок
ladder-empty = В таблице рейтингов ({ $game }) пока никого нет. Игрок попадает в неё после первой рейтинговой партии. Стол рейтинговый, если он открыт без `rated:no` и `hints:yes`, за ним нет свободного возврата ходов и его канал видят все.
ladder-public = -# Считаются только партии, чей канал видят все.
ladder-season = -# Этот сезон начался { $since }: считаются только партии, оконченные с тех пор, и все начали как новички.
ladder-season-over = -# Сезон с { $since } по { $until }.
ladder-before = -# До первого сезона, по { $until }.
menu-season = Другой сезон
seasons-none = Сезонов нет: в таблицах считаются все рейтинговые партии. Сезон начинается в выбранный вами день (например, 2027-01-01 или today): с него таблицы начинаются заново, а прежние можно посмотреть.
seasons-now = Сезоны начались или начнутся: { $days }. Таблицы считают с последнего начавшегося; меню под ними показывает прежние. Рейтинги в результатах и для рейтинговых столов переходят из сезона в сезон. `off` отменяет { $last }.
ladder-judged = -# Прежние партии в других каналах перестанут считаться { $when }. До тех пор я не показываю рейтинги, которые они могли изменить. Кто такие «все», задаёт `/caylus-server settings`.
ladder-members = Рейтинги я показываю только тем, у кого есть роль { $role }: лично или там, где больше никто не читает.
club-everybody = Кто для рейтинга «все»: { $role }. Партия рейтинговая, только если её канал видят все.
cmd-caylus-server-club-everybody = Кто должен видеть канал рейтинговых партий
    .name = все
ladder-page = Страница { $page } из { $pages }
ladder-provisional = { $games }, предварительный
ladder-off = Рейтинги на этом сервере выключены.
button-return = Назад
button-next = Дальше
ladder-own = Вы: { $told }

# Что выбирают люди
standing-choice = Ваш рейтинг здесь: { $ladder }. Рейтинг по всем серверам: { $overall }. Как быстро вы отвечаете: { $answers }.
standing-choice-in = его видят все, и вы в таблице
standing-choice-out = видите только вы
standing-choice-yes = да
standing-choice-no = нет
standing-answers-yes = видят все, словами
club-now = Статистика: { $statistics }. Рейтинг: { $ratings }. Рейтинг по всем серверам: { $overall }. Что уже подсчитано, остаётся.

# Под результатом
rating-changes = Рейтинг: { $changes }
rating-change-new = { $seat }: { $after } ({ $by }, предварительный: партия { $games } из { $of })
ended-share = { $how ->
    [again] -# Вторая техническая победа над тем же игроком за { $days } дней никому не повышает рейтинг.
    [none] -# Для рейтинга этот результат слишком ранний: ничего не меняется.
   *[part] -# Такой ранний результат засчитывается как { $share } % полной партии.
 }
ended-halved = -# Решения за { $seat }, принятые компьютером или кем-то другим: { $others } из { $of } (во второй половине партии: { $late } из { $half }). Это больше четверти: рост рейтинга засчитывается только наполовину, а тот, кто играл сам, из-за этого места рейтинг не теряет.
