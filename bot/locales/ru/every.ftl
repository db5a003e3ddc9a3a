# То, в чём нет слов, но знаки здесь другие.

standing-place-row = { $n }-й

# То, что здесь звучит иначе, чем сообщение, одинаковое по-английски.
option-rated-yes = на рейтинг
settings-group-season = Сезоны таблиц рейтингов
tournament-tie-score = Престиж
