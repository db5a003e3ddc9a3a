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
losses-part = { $seats } ({ $each ->
    [yes] каждый{" "}
   *[no] {""}
 }{ $n ->
    [0] терять нечего
    [one] −{ $n } очко престижа
    [few] −{ $n } очка престижа
   *[many] −{ $n } очков престижа
 })

# Наместник в одной фазе: решения всех по порядку, в одной строке.

provost-part = { $seat } → { $n } ({ $deniers ->
    [one] { $deniers } динар
    [few] { $deniers } динара
   *[many] { $deniers } динаров
 })

# Порядок раунда, кто и когда спасовал и что не использовано.

order-line = Порядок: { $order }.
passes-line = Спасовали: { $parts }.
passes-first = { $seat } ({ $n ->
    [one] +{ $n } динар
    [few] +{ $n } динара
   *[many] +{ $n } динаров
 })
unused-line = Не использовано: { $parts }.
