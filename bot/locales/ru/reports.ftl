# Дома нескольких игроков в этапе, за который начисляют очки, одной строкой.

houses-line = Дома ({ $section }): { $parts }.
houses-part = { $seats }: { $count ->
    [one] { $n }
    [few] по { $n }
   *[many] по { $n }
 } ({ $favors ->
    [0] милости нет
    [one] { $favors } милость
    [few] { $favors } милости
   *[many] { $favors } милостей
 })

# Чего нет у нескольких игроков, одной строкой: за это теряют престиж.

losses-batch = Ни одного комплекта: { $parts }.
losses-house = Ни одного дома ({ $section }): { $parts }.
losses-part = { $seats } ({ $n ->
    [0] терять нечего
    [one] −{ $n } очко престижа
    [few] −{ $n } очка престижа
   *[many] −{ $n } очков престижа
 })

# Наместник в одной фазе: решения всех по порядку, в одной строке.

provost-line = Наместник: { $parts }.
provost-part = { $seat } → { $n } ({ $deniers ->
    [one] { $deniers } динар
    [few] { $deniers } динара
   *[many] { $deniers } динаров
 })
provost-stays = { $count ->
    [one] { $seats } оставляет его
    [few] { $seats } оставляют его
   *[many] { $seats } оставляют его
 }
