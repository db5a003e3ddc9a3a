button-seekhours = { $on ->
        [yes] В любые часы
       *[no] Только в мои часы
    }
button-seekping = { $on ->
        [yes] Не упоминать меня
       *[no] Упомянуть, когда найдётся
    }
button-seekadd = Новый поиск
button-seekall = Закончить все поиски
button-seekkeep = Искать дальше
button-seekdrop = Закончить поиск
button-seekinvite = Пригласить их
seek-panel = **Поиск игроков**: во что хотите сыграть?
seek-panel-now = Сейчас: { $criteria }
seek-panel-small = -# Когда наберётся достаточно людей, я открою стол, упомяну вас (никогда в тихие часы) и сутки подержу ваше место. Другие видят только, сколько человек ищет. Ваши часы — из `/caylus me hours`. Поиск игры «вживую» длится 3 часа.
menu-seekplayers = Сколько игроков
menu-seekpace = Какие темпы
menu-seekoff = Закончить один поиск
seek-game-any = любая игра
seek-language-any = любой язык
seek-players = игроков: { $players }
seek-pace-any = любой темп
seek-hours = в мои часы
seek-ping = с упоминанием
seek-title = **Поиск игроков на этом сервере**
seek-done = Вы ищете игроков: { $criteria }. Смотрю, кто подходит.
seek-line = { $n }. { $criteria } (до { $when }; подходят ещё: { $others })
seek-none = Сейчас вы здесь ничего не ищете.
seek-table = { $game } ({ $channel })
seek-fitting = Открытые столы, которые подходят: { $tables }
seek-everybody = Сколько человек здесь ищет: { $games }
seek-withdrawn = Закончено поисков: { $n }.
seek-ask = Вы ещё ищете игроков на сервере { $server }? { $criteria }. Если не ответите, через неделю поиск закончится.
seek-kept = { $how ->
    [kept] Хорошо, ищу дальше.
   *[dropped] Хорошо, больше не ищу.
 }
seek-gone = Этот поиск уже закончен. Новый можно начать командой `/caylus-club seek`.
seek-call = { $people }: нашёлся стол, который вы ищете: { $game }, { $link }
card-offered = Сколько человек ищет такой стол: { $n }
card-kept = Места оставлены для них; другие смогут занять их { $until }.
card-no-host = Кто сядет первым, становится создателем стола и начинает партию.
card-unclaimed = За этот стол никто не сел; он закрыт.
lookers = Сколько человек ищет стол вроде { $game }: { $n }
lookers-invited = Приглашено: { $n }. Кто хочет упоминания, получит его; остальные найдут стол в своём списке.
lookers-none = Никто не приглашён: кто искал такой стол, уже нашёл его или не видит этого канала.
club-seek = Поиск игроков: { $seek }. Столы для него открываются здесь: { $where }
club-seek-anywhere = там, где ищут
club-seek-cannot = В канале { $channel } я не могу открывать столы: там нужны права «Просматривать канал» и «Отправлять сообщения». Ничего не изменилось.

cmd-caylus-club-seek = Искать игроков
    .name = поиск
cmd-caylus-server-club-seek = Разрешить поиск игроков
    .name = поиск
cmd-caylus-server-club-seek-channel = Где открывать столы для поиска
    .name = канал-поиска
cmd-caylus-server-club-seek-anywhere = Открывать там, где ищут
    .name = везде
