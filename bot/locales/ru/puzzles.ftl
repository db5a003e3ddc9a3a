# Задача дня
button-puzzle-solution = Показать решение
puzzle-title = **Задача дня: { $day }** · { $game }, { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
 }
puzzle-question = { $seat } решает: { $question } Какое действие лучше всего?
puzzle-once = -# Считается первый ответ каждого; насколько хорош ваш, видите только вы. Решивших я назову здесь.
puzzle-once-alone = -# Считается ваш первый ответ за день, здесь или там, где опубликована задача.
puzzle-right = ✅ Верно: лучше всего «{ $best }».
puzzle-wrong = «{ $chosen }» — не лучшее.
puzzle-less = Другое действие лучше на { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
 } (из 100).
puzzle-try = **Попробуйте ещё раз** или посмотрите решение.
puzzle-again = На эту задачу вы уже ответили.
puzzle-counted = Считается ваш первый ответ: «{ $first }».
puzzle-solution = Лучше всего: «{ $best }».
puzzle-better = Это лучше, чем «{ $other }», на { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
 } (из 100).
puzzle-small = -# Мнение компьютера, исходя из того, что может знать игрок на этом месте. Позиция из партии компьютеров, и одно действие в ней явно лучшее. Ценность от 0 до 100: половина — шансы на победу, половина — отрыв.
puzzle-nobody-answered = Никто не ответил.
puzzle-nobody-solved = { $answers ->
    [one] { $answers } ответ, верного нет.
    [few] { $answers } ответа, верного нет.
   *[many] { $answers } ответов, верного нет.
 }
puzzle-solved = Верный ответ: { $people } ({ $n } из { $answers ->
    [one] { $answers } ответа
    [few] { $answers } ответов
   *[many] { $answers } ответов
 }).
puzzle-more = ещё { $n }
puzzle-over = Время этой задачи прошло. Сегодняшняя: `/caylus-club puzzle`.
puzzle-unknown = Этой задачи у меня больше нет. Сегодняшняя: `/caylus-club puzzle`.
puzzle-permission-view-channel = «Просматривать канал»
puzzle-permission-send-messages = «Отправлять сообщения»
puzzle-permission-attach-files = «Прикреплять файлы»
puzzle-both = Либо выберите канал для задач, либо выключите их.
puzzle-off = нет
puzzle-trouble = { $why ->
    [forbidden] Мне нельзя публиковать задачу дня в её канале: дайте мне там права «Просматривать канал», «Отправлять сообщения» и «Прикреплять файлы» или выберите другой через `/caylus-server settings`.
   *[discord] Discord не принял задачу дня; я попробую снова.
 }
