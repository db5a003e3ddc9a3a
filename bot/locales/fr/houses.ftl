# Les maisons de plusieurs joueurs dans une section décomptée, sur une ligne.

houses-line = Maisons ({ $section }) : { $parts }.
houses-part = { $seats }: { $count ->
    [one] { $n }
   *[other] { $n } chacun
 } ({ $favors ->
    [0] aucune faveur
    [one] { $favors } faveur
   *[other] { $favors } faveurs
 })
