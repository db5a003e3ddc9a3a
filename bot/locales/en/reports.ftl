# Lines of reports that speak of several seats.

# The houses of several seats in a section that is scored, on one line of a report.

houses-line = Houses ({ $section }): { $parts }.
houses-part = { $seats }: { $count ->
    [one] { $n }
   *[other] { $n } each
 } ({ $favors ->
    [0] no favor
    [one] { $favors } favor
   *[other] { $favors } favors
 })

# What several seats lack, on one line of a report: prestige is lost for it.

losses-batch = No batch: { $parts }.
losses-house = No house ({ $section }): { $parts }.
losses-part = { $seats } ({ $n ->
    [0] no prestige to lose
   *[other] −{ $n } prestige
 }{ $each ->
    [yes] {" "}each
   *[no] {""}
 })

# The provost in a phase: each player's decision, in order, on one line of a report.

provost-part = { $seat } → { $n } ({ $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
 })

# The order of a turn; who passed, in order; and effects that were not used.

order-line = Order: { $order }.
passes-line = Passed: { $parts }.
passes-first = { $seat } ({ $n ->
    [one] +{ $n } denier
   *[other] +{ $n } deniers
 })
unused-line = Not used: { $parts }.
