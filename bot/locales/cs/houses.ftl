# Domečky více hráčů v bodované sekci, na jednom řádku.

houses-line = Domečky ({ $section }): { $parts }.
houses-part = { $seats }: { $count ->
    [one] { $n }
    [few] po { $n }
   *[other] po { $n }
 } ({ $favors ->
    [0] žádná přízeň
    [one] { $favors } přízeň
    [few] { $favors } přízně
   *[other] { $favors } přízní
 })
