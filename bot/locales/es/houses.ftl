# Las casas de varios en una sección que se puntúa, en una línea.

houses-line = Casas ({ $section }): { $parts }.
houses-part = { $seats }: { $count ->
    [one] { $n }
   *[other] { $n } cada uno
 } ({ $favors ->
    [0] ningún favor
    [one] { $favors } favor
   *[other] { $favors } favores
 })
