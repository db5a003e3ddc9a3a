# What several seats lack, on one line of a report: prestige is lost for it.

losses-batch = No batch: { $parts }.
losses-house = No house ({ $section }): { $parts }.
losses-part = { $seats } ({ $n ->
    [0] no prestige to lose
   *[other] −{ $n } prestige
 })
