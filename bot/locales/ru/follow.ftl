cmd-caylus-club-follow = Подписки на партии и людей
    .name = подписка
cmd-caylus-club-privacy-followed = Разрешить подписку на ваши партии
    .name = подписчики
cmd-caylus-club-privacy-refuse = Запретить подписку
    .name = отказать
cmd-caylus-club-privacy-allow = Снова разрешить
    .name = разрешить
cmd-caylus-server-club-following = Разрешить подписки на партии и людей
    .name = подписка
choice-often-phases = в конце фаз
choice-often-end = только в конце

button-follow = Подписаться
button-followset = { $often ->
        [end] Только в конце
        [phases] В конце фаз
       *[stop] Отписаться
    }
button-follow-stop = Отписаться: { $what }
button-follows = Мои подписки
follow-game = { $often ->
    [phases] Вы подписаны: **{ $game }**. В конце фаз я напишу вам, что произошло, а в конце партии — кто победил. Только личным сообщением и никогда в ваши тихие часы.
   *[end] Вы подписаны: **{ $game }**. В конце я напишу вам в личном сообщении, кто победил.
 }
follow-person = Вы подписаны на партии игрока { $person }. Когда здесь начнётся или закончится партия, которую вам видно, я напишу вам личное сообщение.
follow-stopped = Вы больше не подписаны: { $what }.
follow-left = Готово. Остальные подписки: `/caylus-club follow`.
follow-nothing = Подписок у вас нет. Выберите идущую партию этого канала или человека или нажмите `Подписаться` под карточкой партии.
follow-people = На чьи партии вы подписаны: { $people }
follow-closed = Моё последнее личное сообщение до вас не дошло: разрешите личные сообщения от участников этого сервера.
menu-follow-game = Подписаться на партию
menu-follow-person = Подписаться на чьи-то партии
menu-follow-games = Отписаться от партии
menu-follow-people = Отписаться от чьих-то партий

follow-no-seated = Вы играете в этой партии: всё расскажет её ветка.
follow-no-full = Новая подписка невозможна: у вас их уже { $most }. Сначала отпишитесь от чего-нибудь: `/caylus-club follow`.
follow-no-refused = На партии игрока { $person } подписаться нельзя.
follow-self = Это вы.

followed-everybody = На ваши партии можно подписаться: { $count ->
    [0] сейчас не подписан никто
    [one] сейчас подписан { $count } человек
    [few] сейчас подписаны { $count } человека
    [many] сейчас подписано { $count } человек
   *[other] сейчас подписаны { $count } человека
 }.
followed-but = Кому запрещено: { $people }.
followed-nobody = На ваши партии подписаться нельзя.
club-following = Подписки на партии и людей: { $following }.

follow-began = Партия началась.
follow-began-person = Партия началась, за столом: { $people }.
follow-more = -# И новости ещё из { $count ->
    [one] { $count } партии
    [few] { $count } партий
    [many] { $count } партий
   *[other] { $count } партии
 }.
follow-why = -# Вы на это подписаны; отписаться можно кнопкой.
