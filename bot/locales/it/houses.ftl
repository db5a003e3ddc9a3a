# Le case di più giocatori in una sezione valutata, su una riga.

houses-line = Case ({ $section }): { $parts }.
houses-part = { $seats }: { $count ->
    [one] { $n }
   *[other] { $n } ciascuno
 } ({ $favors ->
    [0] nessun favore
    [one] { $favors } favore
   *[other] { $favors } favori
 })
