# Ce qui manque à plusieurs joueurs, sur une ligne : cela coûte du prestige.

losses-batch = Aucun lot : { $parts }.
losses-house = Aucune maison ({ $section }) : { $parts }.
losses-part = { $seats } ({ $n ->
    [0] aucun PP à perdre
   *[other] −{ $n } PP
 })
