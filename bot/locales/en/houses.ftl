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
