cmd-caylus-server-digest = Обзор недели в выбранном канале
    .name = обзор
    .channel = Где публиковать
    .channel-name = канал
    .day = День недели: 1 понедельник, 7 воскресенье
    .day-name = день
    .hour = Час дня
    .hour-name = час
    .zone = Часовой пояс, например Europe/Moscow
    .zone-name = пояс
    .off = Отключить обзор
    .off-name = выключить
week-now = Я буду публиковать обзор недели в { $channel }; следующий — { $when } ({ $zone }). В нём партии, которые видны всем читателям этого канала; в неделю без них обзора не будет.
week-off = Обзора недели здесь нет. Включить его можно так: `/caylus-server settings`.
week-no-channel = Укажите канал для обзора.
week-no-statistics = Обзор строится по статистике, а она здесь выключена (`/caylus-server settings`). Ничего не изменилось.
week-trouble = { $why ->
    [forbidden] Последний обзор не удалось опубликовать: канала больше нет, или мне нельзя там писать. Я попробую снова.
   *[discord] Последний обзор не удалось опубликовать; я попробую снова.
 }

week-title = **Наша неделя**, { $since } — { $until }
week-forfeit = **{ $name }** { $score } (техническая победа)
week-more = И ещё { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
 }.
week-beside = С компьютерами: { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
 }
week-closest = Самая плотная борьба: { $game }, { $n ->
    [0] ничья
    [one] разница { $n } очко
    [few] разница { $n } очка
    [many] разница { $n } очков
   *[other] разница { $n } очка
 }
week-turned = Дольше всех впереди, но без победы: { $name } ({ $game }), { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
    [many] { $n } раундов
   *[other] { $n } раунда
 }; побеждает { $winners }
week-record = Рекорд в игре { $game }: { $name }, { $score }, прежний: { $before }
week-newcomers = Первая оконченная партия здесь: { $people }
week-climbs = Вверх по таблице рейтингов: { $people }
week-running = Идущие партии: { $n }
week-tables = Открытые столы: { $tables }

week-picture = Наша неделя
week-figure = { $what ->
    [finished] окончено
    [people] игроки
   *[running] идут
 }
week-winner-column = Победа
