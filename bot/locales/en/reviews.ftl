# A finished game looked at again

button-review = Review
button-review-whole = Whole game
button-review-full = Full board
button-review-glance = Small board
review-not-over = { $game } is not over. A review looks at a finished game.
review-gone = This review is no longer here: something was taken back in its game, or it was made by another version. Ask for it again with `/caylus-club review`.
review-none-here = No game has ended here, and you have finished none on this server. Name one: `/caylus-club review game:…`.
review-no-seat = { $game } has no such seat. It has { $seats }.
review-whose = **{ $game }**: from whose seat shall I look at it again?
review-progress = **{ $game }**, { $seat }: I look at every decision again. { $of ->
    [0] It begins in a moment.
   *[other] { $done } of { $of } are done.
 } That takes a minute or so; moves of computers go first. If this stands still, press the button.
review-busy = **{ $game }**: the review for { $other } is being made, { $done } of { $of } decisions are done. One at a time: press the button again in a minute.
review-cut-off = I was restarted while I looked at this game. Press the button: it goes on where it was.
review-head = **{ $game }**, { $seat }: { $good } of { $n ->
    [one] { $n } decision was
   *[other] { $n } decisions were
 } as good as the best I found.
review-line = { $number }. Turn { $turn }: “{ $done }”. Better: “{ $better }”, worth { $cost } of 100 more.
review-press = The numbers show the decisions that cost most, with the board of then.
review-none = None of the others cost more than my own doubt.
review-small = -# A computer's opinion: 400 tries a decision, from what the seat could know then. What its noise could explain counts as good. Worths go from 0 to 100: half is the chance to win, half the lead.
review-page = **{ $number } of { $count }** · Turn { $turn }, { $phase }: { $question }
review-did = { $seat } chose “{ $done }”.
review-instead = Better: “{ $better }”, worth { $cost } of 100 more.
review-hand = The hand of then: { $cards }
review-hand-empty = The hand of then was empty.
review-why = Why: nothing stands out; many small things add up.
review-why-for = Why: { $why }.
review-why-for-but = Why: { $why }; but { $against }.
review-why-but = Why: many small things add up; but { $against }.
