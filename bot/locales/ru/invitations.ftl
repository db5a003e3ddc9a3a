button-notforme = Не для меня
button-refuse = Блокировать приглашения
button-gatenew = { $newcomers ->
        [yes] Без новичков
       *[no] Пускать новичков
    }
button-gatereliable = { $n ->
        [0] Надёжность: любая
       *[other] Надёжность: от { $n } %
    }
gate-title = **{ $game }**: кто может сесть за стол
gate-invite = Пригласить людей
gateleast-menu = Рейтинг от
gatemost-menu = Рейтинг до
gateleast-bound = { $bound ->
    [none] без нижней границы
   *[some] от { $bound }
 }
gatemost-bound = { $bound ->
    [none] без верхней границы
   *[some] до { $bound }
 }
choice-who-open = все
choice-who-invited = только приглашённые
choice-who-rated = по рейтингу (от и до)
card-entry = { $how ->
    [open] Сесть за стол может любой.
    [invited] Только для приглашённых.
    [both] Для рейтинга от { $least } до { $most }.
    [least] Для рейтинга от { $least }.
    [most] Для рейтинга до { $most }.
   *[any] Для игроков с установившимся рейтингом.
 }
card-entry-newcomers = Новичкам тоже можно (меньше { $of } рейтинговых партий).
card-entry-reliable = Нужно доиграть не меньше { $n } % своих рейтинговых партий и уложиться не меньше чем в { $n } % сроков; новичкам (меньше { $of } рейтинговых партий) тоже можно.
invited-call = { $people }: вас приглашают за стол { $game }: { $link }
invite-declined = Отклонено: { $game }.
invite-declined-of = Отклонено: { $game }. Создатель стола: { $host }.
invite-not-here = Пригласить можно только участников этого сервера. Никто не приглашён.
invite-unseen = Discord не сказал, кто это. Никто не приглашён; попробуйте через минуту.
refusals = Вы не принимаете приглашений за стол от: { $people }. Им об этом не сообщают.
refusals-none = Вы принимаете приглашения за стол от всех.
refusals-choose = От кого вы не принимаете приглашений

cmd-new-who = Кто может сесть
    .name = кто
cmd-table-who = Указать, кто может сесть за стол
    .name = кто
    .who = Все, приглашённые или пределы рейтинга
    .who-name = кто
    .least = Наименьший рейтинг
    .least-name = от
    .most = Наибольший рейтинг
    .most-name = до
    .newcomers = Пускать ли людей без рейтинга
    .newcomers-name = новички
    .reliable = Процент доигранных партий и соблюдённых сроков
    .reliable-name = надёжность
    .game = Какой стол
    .game-name = партия
cmd-table-invite = Пригласить кого-то за стол
    .name = пригласить
    .person = Кого; пусто — кого вы заблокировали
    .person-name = кто
    .game = Какой стол
    .game-name = партия
