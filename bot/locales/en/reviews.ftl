# A finished game looked at again

button-review = Review
button-trypast = Try again
button-review-whole = Whole game
button-board-full = { $size ->
    [glance] Small board
   *[full] Full board
 }
review-not-over = { $game } is not over. A review looks at a finished game.
review-gone = This review is no longer here: something was taken back in its game, or another version made it. Ask for it again with `/caylus-club review`.
review-none-here = No game has ended here, and you have finished none on this server. Name one: `/caylus-club review game:…`.
review-no-seat = { $game } has no such seat. It has { $seats }.
review-whose = **{ $game }**: which seat should I review?
review-progress = **{ $game }**, { $seat }: I'm reviewing every decision. { $of ->
    [0] It begins in a moment.
   *[other] { $done } of { $of } are done.
 } That takes a minute or so; moves of computers go first. If this stops, press the button.
review-busy = **{ $game }**: I'm making the review for { $other }, { $done } of { $of } decisions are done. One at a time: press the button again in a minute.
review-cut-off = I was restarted during this review. Press the button: it continues where it was.
review-head = **{ $game }**, { $seat }: { $good } of { $n ->
    [one] { $n } decision was
   *[other] { $n } decisions were
 } as good as the best I found.
review-marks = ★ best { $best } · ✓ good { $good } · △ doubtful { $doubtful } · ✗ mistakes { $mistake }
review-turns = -# By turn: { $turns }
review-line = { $number }. Turn { $turn }: “{ $done }”. Better: “{ $better }”, by { $cost } of 100.
review-press = The numbers show the decisions that cost most, with the board at that point.
review-none = None of the others cost more than my margin of error.
review-small = -# A computer's opinion: 400 trials for each decision, from what the seat could know then. Differences within its margin of error count as good. Values run from 0 to 100: half is the chance to win, half the lead.
review-page = **{ $number } of { $count }** · Turn { $turn }, { $phase }: { $question }
review-did = { $seat } chose “{ $done }”.
review-instead = Better: “{ $better }”, by { $cost } of 100.
review-hand = Your hand then: { $cards }
review-hand-empty = Your hand was empty then.
review-why = Why: nothing stands out; many small things add up.
review-why-for = Why: { $why }.
review-why-for-but = Why: { $why }; but { $against }.
review-why-but = Why: many small things add up; but { $against }.
