# The live board: its button and line in Discord, then the page
button-live = Поле онлайн
live-opening = 🗺️ [Поле онлайн]({ $url }): следите за партией в любом браузере. Кнопка `Поле` даёт личную ссылку, по которой на нём можно играть.

# Whose decision it is, on the page
live-waiting = Решает { $player } ({ $kind }).
live-not-begun = Эта партия ещё не началась.
live-place = Поставить рабочего: заплатить { $price }, останется { $left }
live-provost = { $line ->
    [back] За наместником, без эффекта: { $what }
    [ahead] Больше не за наместником: { $what }
   *[keeps] Останется: { $what }
 }
live-quoted = «{ $what }»
live-unbuilt =
    .mc-ask-action = Возьмите карту, смените руку, поставьте рабочего (по 1 динару) или пасуйте.

# What somebody says in advance, on the page
live-plan = Ваши следующие рабочие
live-plan-line = Нажимайте по порядку места для следующих рабочих.
live-plan-or = Только если номер { $number } занят
live-plan-off = Убрать из списка: { $what }
live-plan-gone = { $what } (уже нельзя)
live-ahead = Ответьте заранее: { $question }

# Why the page refuses something
live-no-page = Такой страницы нет, или она вам не видна. Нажмите «Поле» в ветке, чтобы получить личную ссылку.
live-no-game-here = В этом канале не идёт ни одной партии. Откройте это в ветке какой-нибудь партии.
live-no-step = Этой позиции больше нет: ходы вернули.
live-link-used = Эту ссылку уже открыли, или ей больше десяти минут. Нажмите «Поле» в ветке, чтобы получить новую.
live-signed-out = Вход не выполнен. Нажмите «Поле» в ветке, чтобы получить личную ссылку.
live-refused = Этот запрос пришёл не с этой страницы. Обновите её и попробуйте ещё раз.
live-too-large = Слишком длинно: запрос вмещает не больше 4 КБ. Ничего не изменилось.
live-unreadable = Запрос не удалось прочитать, ничего не изменилось. Обновите страницу и попробуйте ещё раз.
live-too-often = Слишком много запросов за минуту. Подождите немного и попробуйте ещё раз.
live-too-many = Сейчас смотрит много людей. Страница обновляется раз в полминуты.

# What the page says by itself
live-page-you = Вы — { $name }
live-page-watching = Вы зритель
live-page-your-actions = Ваши действия
live-page-as-list = Места на поле списком
live-page-step-through = Посмотреть прошлые ходы
live-page-step-back = На действие назад
live-page-step-on = На действие вперёд
live-page-step = После действия { $number } из { $of }
live-page-past = Прошлое: после действия { $number } из { $of }
live-page-to-now = Вернуться к партии
live-page-log = Что произошло
live-page-in-words = Поле словами
live-page-hand = Ваши карты
live-page-hand-in-words = Ваши карты словами
live-page-close = Закрыть
live-page-vote = Остальные проголосуют в ветке.
live-page-larger = Крупнее
live-page-smaller = Мельче
live-page-thread = Открыть ветку
live-page-offline = Нет связи. Пробую дальше.
live-page-sign-in = Войти через Discord
live-page-sign-in-failed = Войти не удалось. Попробуйте ещё раз или нажмите «Поле» в ветке, чтобы получить личную ссылку.
live-page-sure = Всё равно сделать
live-page-trial = Что если: в партии ничего из этого не происходит
live-page-try = Попробовать: { $what }
live-page-keep = Сохранить как мой план
live-page-keep-none = Пока нечего сохранять: сначала попробуйте своё действие.
live-page-keep-over = Эта партия окончена, сохранить ничего нельзя.
live-page-sign-out = Выйти везде
live-page-signed-out = Вы вышли во всех браузерах.
live-page-plan-on = Планировать на поле
live-page-plan-add = В план: { $what }
live-page-plan-read = Чтобы прочитать, что даёт место, удерживайте его, щёлкните по нему правой кнопкой или нажмите клавишу I.
