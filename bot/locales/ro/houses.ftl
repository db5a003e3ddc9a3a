# Casele mai multor jucători dintr-o secțiune punctată, pe un rând.

houses-line = Case ({ $section }): { $parts }.
houses-part = { $seats }: { $count ->
    [one] { $n }
    [few] câte { $n }
   *[other] câte { $n }
 } ({ $favors ->
    [0] nicio favoare
    [one] { $favors } favoare
    [few] { $favors } favoruri
   *[other] { $favors } de favoruri
 })
