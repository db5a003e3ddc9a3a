# Прогнозы зрителей на идущие партии и таблица пророков.
button-predictions = Прогнозы
button-forewithdraw = Отозвать
predictions-open = { $number ->
    [one] { $number } прогноз
    [few] { $number } прогноза
   *[many] { $number } прогнозов
 }, открыты до начала раунда { $turn }
predictions-closed = { $number ->
    [one] { $number } прогноз
    [few] { $number } прогноза
   *[many] { $number } прогнозов
 }: { $shares }
prediction-share = { $seat } { $number }
predictions-right = { $number ->
    [one] { $number } прогноз
    [few] { $number } прогноза
   *[many] { $number } прогнозов
 }; верно: { $people }
prediction-right = { $name } ({ $points })
prediction-right-others = без имени: { $number }
predictions-wrong = { $number ->
    [one] { $number } прогноз
    [few] { $number } прогноза
   *[many] { $number } прогнозов
 }, верных нет
predictions-void = { $number ->
    [one] { $number } прогноз
    [few] { $number } прогноза
   *[many] { $number } прогнозов
 }, без очков: после закрытия на одном из мест сменился игрок
predictions-off = Прогнозы на этом сервере выключены.

# Для одного человека
predict-title = **{ $game }**: кто победит и с каким отрывом?
predict-winner = Кто победит
predict-margin = С каким отрывом
predict-rules = -# Прогноз можно менять до начала раунда { $turn }; до тех пор другим видно только их число. Верный победитель приносит 10 очков и до 10 сверху, чем меньше людей его назвали; верный отрыв ещё 5, соседний 2. Итог партии называет, кто был прав; кого нет в таблицах (`/caylus-club privacy`), тот только считается.
prediction-own = Ваш прогноз: { $seat }
prediction-own-by = Ваш прогноз: { $seat }, отрыв: { $margin }
prediction-brought = { $points ->
    [one] Он принёс { $points } очко.
    [few] Он принёс { $points } очка.
   *[many] Он принёс { $points } очков.
 }
prediction-band = от { $least } до { $most } очк.
prediction-band-last = { $least } очк. и больше

# Таблица пророков
prophets-title = Пророки
prophets-who = Кто
prophets-column = Верно
prophets-hits = { $hits } из { $number }
prophets-own = Вы: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }, место { $place }, верно { $hits } из { $number }
prophets-own-off = Вы: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }, не в таблице, верно { $hits } из { $number }
prophets-none = Насколько вам видно, здесь ещё ни один прогноз не принёс очков. Сделайте прогноз на идущую партию: `/caylus-club predict`.

# Что выбирают серверы
club-now-spectators = Прогнозы: { $predictions }. Аплодисменты: { $applause }.

# Команды
cmd-caylus-club-predict = Сказать, кто победит в партии
    .name = прогноз
    .game = Какая партия; иначе из этой ветки
    .game-name = игра
cmd-caylus-club-prophets = Таблица пророков
    .name = пророки
    .page = Какая страница
    .page-name = страница
    .public = Показать здесь всем
    .public-name = всем
cmd-caylus-server-club-predictions = Можно ли делать прогнозы
    .name = прогнозы
