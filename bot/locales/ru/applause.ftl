# Аплодисменты игрокам партии, раз за фазу.
button-applaud = Аплодировать
applause-whom = Кому? Аплодисменты считаются за последнюю фазу; кто аплодировал, никому не говорится.
applause-given-running = 👏 { $seat }. Сколько их было, скажет следующий отчёт.
applause-given-over = 👏 { $seat }. Сколько их было, скажет итог.
applause-before = За эту фазу вы уже аплодировали: { $seat }
applause-told = 👏 { $seats }
applause-seat = { $seat } { $times }
standing-applause = аплодисменты
cmd-caylus-server-club-applause = Можно ли аплодировать
    .name = аплодисменты
