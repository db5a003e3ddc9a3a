# Дома нескольких игроков на этапе, за который начисляют очки, одной строкой.

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
