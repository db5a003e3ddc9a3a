# Die Häuser mehrerer in einem Abschnitt, der gewertet wird, in einer Zeile.

houses-line = Häuser ({ $section }): { $parts }.
houses-part = { $seats }: { $count ->
    [one] { $n }
   *[other] je { $n }
 } ({ $favors ->
    [0] keine Gunst
   *[other] { $favors } Gunst
 })
